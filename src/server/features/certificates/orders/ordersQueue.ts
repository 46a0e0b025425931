import type { Work } from '../../../engine/crud/work.ts';
import { transact } from '../../../engine/facts/transact.ts';
import type { Server } from '../../../engine/server.ts';
import type { CertificateProvider } from '../providers/provider.ts';
import { ask, type Failed, final, type Outcome, vanished } from './ask.ts';
import { orderFailure } from './failures.ts';
import { settle } from './settle.ts';
import { type Due, dueOrders, holdsOrder, orderActor, type Taken, takeOrder } from './take.ts';

export interface OrderParts
  extends Pick<
    Server,
    'database' | 'models' | 'files' | 'settings' | 'providers' | 'certificateExtractor' | 'now' | 'onError'
  > {
  /** From 0 to 1, for the spread of retries. */
  readonly chance?: () => number;
}

export interface OrdersQueue {
  /** Begins to ask for what is due, as many at once as each source allows, and does not wait for answers. */
  look(over: AbortSignal): Promise<void>;
  /** Resolves when nothing is under way here. */
  idle(): Promise<void>;
}

/** Others may be taking the first ones. */
const candidates = 16;

/**
 * The queue of certificates that sources are asked for. Any number of processes may look: each certificate is one's
 * until it is settled. A slow source keeps only its own calls waiting.
 * @param cut calls under way are waited for no longer, and go back without an attempt counted
 */
export function createOrdersQueue(parts: OrderParts, cut: AbortSignal): OrdersQueue {
  const { providers, now, onError } = parts;
  const lanes = new Map<Promise<void>, string>();
  const rests = new Map<string, Date>();

  /** One call after the other, until nothing is due for this source or it wants to rest. */
  async function lane(provider: CertificateProvider, over: AbortSignal): Promise<void> {
    while (!over.aborted && !cut.aborted && !isResting(provider.name)) {
      const taken = await next(parts, provider.name);
      if (!taken) return;
      const outcome = await ask(parts, provider, taken, cut);
      if (wantsRest(outcome)) rests.set(provider.name, outcome.notBefore);
      await settleTaken(parts, taken, outcome);
    }
  }

  function isResting(name: string): boolean {
    const until = rests.get(name);
    return until !== undefined && until > now();
  }

  function begin(provider: CertificateProvider, over: AbortSignal): void {
    const running = lane(provider, over)
      .catch(onError)
      .finally(() => lanes.delete(running));
    lanes.set(running, provider.name);
  }

  return {
    async look(over) {
      await failWithoutSource(parts);
      for (const provider of providers.all) {
        const running = [...lanes.values()].filter((name) => name === provider.name).length;
        for (let n = running; n < provider.limits.atOnce && !over.aborted; n += 1) begin(provider, over);
      }
    },
    async idle() {
      while (lanes.size > 0) await Promise.all(lanes.keys());
    },
  };
}

const wantsRest = (outcome: Outcome): outcome is Failed & { readonly notBefore: Date } =>
  outcome.kind === 'falha' && outcome.notBefore !== null;

/** The next certificate of a source that nobody else has. Those of processes that are gone are put back on the way. */
async function next(parts: OrderParts, named: string): Promise<Taken | null> {
  for (const due of await dueOrders(parts, { named }, candidates)) {
    const taken = await within(parts, due, async (work) => {
      const found = await takeOrder(work, due, parts.now());
      if (found === 'stuck') await settle(settling(parts, work), due.certificateId, vanished);
      return found === 'stuck' ? null : found;
    });
    if (taken) return taken;
  }
  return null;
}

/** A source that is configured no more answers nothing more. */
async function failWithoutSource(parts: OrderParts): Promise<void> {
  const notAmong = parts.providers.all.map(({ name }) => name);
  for (const due of await dueOrders(parts, { notAmong }, candidates))
    await within(parts, due, async (work) => {
      if (await takeOrder(work, due, parts.now()))
        await settle(settling(parts, work), due.certificateId, final(orderFailure('sem_fonte')));
    });
}

/** Nothing is noted where another process took over, or a person answered meanwhile. */
const settleTaken = (parts: OrderParts, taken: Taken, outcome: Outcome): Promise<void> =>
  within(parts, taken, async (work) => {
    if (await holdsOrder(work.tx, taken)) await settle(settling(parts, work), taken.certificateId, outcome);
  });

const settling = ({ now, chance = Math.random }: OrderParts, work: Work) => ({ work, now: now(), chance });

const within = <T>(parts: OrderParts, due: Due, act: (work: Work) => Promise<T>): Promise<T> =>
  transact(parts, orderActor(due), act);
