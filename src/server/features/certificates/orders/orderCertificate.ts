import type { Work } from '../../../engine/crud/work.ts';
import { transact } from '../../../engine/facts/transact.ts';
import type { Workplace } from '../../../engine/feature.ts';
import { JobLost, job, type Turn } from '../../../engine/jobs/job.ts';
import { untilNoted } from '../../../engine/jobs/untilNoted.ts';
import type { CertificateProvider } from '../providers/provider.ts';
import { ask, final, type Outcome, vanished } from './ask.ts';
import { stuckMinutes } from './backOff.ts';
import { orderFailure } from './failureSentences.ts';
import { settle } from './settle.ts';
import { holdsOrder, type OrderKey, orderActor, type Taken, takeOrder } from './take.ts';

declare module '../../../engine/feature.ts' {
  interface Workplace {
    /** From 0 to 1, for the spread of retries; by chance where nothing is given. */
    readonly chance?: () => number;
  }
}

/**
 * One certificate that a source is asked for, in the lane of its source, so that a slow one keeps only its own calls
 * waiting. Each certificate is one worker's until it is settled, and a call without an answer counts as lost only after
 * `stuckMinutes`: an order may cost money.
 * @see certificates, section 5
 */
export const orderCertificate = job({
  name: 'pedido-certidao',
  input: ['companyId', 'certificateId'],
  retry: { times: 5, afterSeconds: 60 },
  lease: { seconds: stuckMinutes * 60 },
  patienceSeconds: 5,
  key: ({ certificateId }) => String(certificateId),
  // One more for those of sources that are configured no more.
  atOnce: ({ providers }) => providers.all.reduce((sum, { limits }) => sum + limits.atOnce, 1),
  atOnceIn: ({ providers }, lane) => providers.all.find(({ name }) => name === lane)?.limits.atOnce ?? 1,
  about: async (_, inputs) => inputs.map(({ certificateId }) => ({ entity: 'certidao', id: certificateId })),
  async work(place, key, turn) {
    const taken = await within(place, key, (work) => begin(place, work, key, turn));
    if (!taken) return;
    const outcome = await ask(place, taken.provider, taken, turn.lost);
    if (turn.lost.reason instanceof JobLost) throw turn.lost.reason;
    noteRest(taken.provider, outcome);
    // Nothing is noted where a person answered meanwhile.
    await untilNoted(turn.lost, () =>
      within(place, key, async (work) => {
        const isHeld = await holdsOrder(work.tx, key);
        await go(work, turn, isHeld ? await settle(settling(place, work), key.certificateId, outcome) : null);
      }),
    );
  },
});

interface Begun extends Taken {
  readonly provider: CertificateProvider;
}

/** Takes the certificate, or ends the turn where there is nothing to ask for now. */
async function begin(place: Workplace, work: Work, key: OrderKey, turn: Turn): Promise<Begun | null> {
  const now = place.now();
  const due = await takeOrder(work, key, now);
  if ('at' in due) return go(work, turn, due.at);
  const { record } = due;
  const provider = place.providers.all.find(({ name }) => name === record.Provedor);
  if (!provider) {
    if (record.Situacao === 'solicitada') await due.take();
    return go(
      work,
      turn,
      await settle(settling(place, work), key.certificateId, final(orderFailure('sem_fonte'))),
    );
  }
  const rest = rests.get(provider);
  if (rest && rest > now) return go(work, turn, rest);
  if (record.Situacao === 'em_processamento' && record.Protocolo === null) {
    // The process that asked is gone, unless it is still at it.
    const isGone = await turn.isAlone(work.tx);
    return go(work, turn, isGone ? await settle(settling(place, work), key.certificateId, vanished) : null);
  }
  return { ...(await due.take()), provider };
}

/** The turn ends: at `next` the certificate is looked at again, or never. */
async function go({ tx }: Work, turn: Turn, next: Date | null): Promise<null> {
  await (next ? turn.again(tx, next) : turn.done(tx));
  return null;
}

/** Until when sources want to be left alone, as this process was told. */
const rests = new WeakMap<CertificateProvider, Date>();

function noteRest(provider: CertificateProvider, outcome: Outcome): void {
  if (outcome.kind === 'falha' && outcome.notBefore !== null) rests.set(provider, outcome.notBefore);
}

const settling = ({ now, chance = Math.random }: Workplace, work: Work) => ({ work, now: now(), chance });

const within = <T>(place: Workplace, key: OrderKey, act: (work: Work) => Promise<T>): Promise<T> =>
  transact(place, orderActor(key), act);
