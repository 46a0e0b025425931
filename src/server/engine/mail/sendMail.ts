import { failureOfSystem } from '../../kit/database/failureCodes.ts';
import { unlessStopped } from '../../kit/unlessStopped.ts';
import type { Workplace } from '../feature.ts';
import { job, type Turn } from '../jobs/job.ts';
import type { Letter, LetterEntry, MailKind } from './letters.ts';
import { beginMail, type MailUnderWay, postponeMail, settleMail } from './outbox.ts';
import { MailRefused } from './transport.ts';

/** One mail of the outbox (`correio`), tried for as long as it is of use. */
export const sendMail = job({
  name: 'correio',
  input: ['mailId'],
  retry: { times: 3, afterSeconds: 60 },
  // Longer than any sending can last.
  lease: { seconds: 180 },
  patienceSeconds: 3,
  key: ({ mailId }) => String(mailId),
  async work(place, { mailId }, turn) {
    const mail = await place.database.system((tx) => beginMail(tx, mailId));
    if (mail) await deliver(place, mail, turn);
  },
  failed: ({ database, now }, { mailId }, turn) =>
    database.system(async (tx) => {
      await settleMail(tx, mailId, 'desistido', now());
      await turn.done(tx);
    }),
});

/** @throws the reason of `turn.lost`: nothing is noted of the mail, so it is sent again when its time comes */
async function deliver(place: Workplace, mail: MailUnderWay, turn: Turn): Promise<void> {
  const { database, now } = place;
  try {
    const letter = await write(place, mail);
    if (letter) await unlessStopped(turn.lost, () => place.mail.send(letter, mail.id));
    await database.system(async (tx) => {
      await settleMail(tx, mail.id, letter ? 'enviado' : 'dispensado', now());
      await turn.done(tx);
    });
  } catch (error) {
    turn.lost.throwIfAborted();
    const isFinal = error instanceof MailRefused || isUnwritable(error);
    await database.system(async (tx) => {
      const next = isFinal ? null : await postponeMail(tx, mail, kindOf(error), now());
      if (next) return turn.again(tx, next);
      await settleMail(tx, mail.id, 'desistido', now());
      return turn.done(tx);
    });
    place.onError(new Error(`Mail ${mail.id} (${mail.kind}) was not sent`, { cause: withoutText(error) }));
  }
}

/** Asked for under a login that no column takes, so that it is no person's: it is not tried again. */
const isUnwritable = (error: unknown) => failureOfSystem(error)?.code === 'text-not-storable';

function write<Kind extends MailKind>(
  place: Workplace,
  mail: MailUnderWay<Kind>,
): Letter | null | Promise<Letter | null> {
  const entry: LetterEntry<Kind> | undefined = place.letters[mail.kind];
  if (!entry) throw new Error(`No feature writes mails of the kind ${mail.kind}`);
  return entry.write(mail, { locale: mail.locale, publicUrl: place.settings.publicUrl }, place);
}

const kindOf = (error: unknown): string => {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code.slice(0, 40) : 'ERRO';
};

/** What an SMTP server answers may repeat the address, or more: the log is told the kind of trouble. */
const withoutText = (error: unknown) => new Error(kindOf(error instanceof MailRefused ? error.cause : error));
