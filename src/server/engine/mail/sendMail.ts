import { failureOfSystem } from '../../kit/database/failureCodes.ts';
import { unlessStopped } from '../../kit/unlessStopped.ts';
import type { Workplace } from '../feature.ts';
import { job, type Turn } from '../jobs/job.ts';
import { untilNoted } from '../jobs/untilNoted.ts';
import type { Letter, LetterEntry, Letters, MailKind } from './letters.ts';
import { beginMail, type MailOutcome, type MailUnderWay, postponeMail, settleMail } from './outbox.ts';

/** How long a mail is of use, and so tried, where its kind says nothing (`hours` of its entry among `letters`). */
const usualHours = 24;

/** Until when a mail written at `now` is tried. */
export const usefulUntil = (letters: Partial<Letters>, kind: MailKind, now: Date): Date =>
  new Date(now.getTime() + (letters[kind]?.hours ?? usualHours) * 3_600_000);

/** Seconds until the next attempt: 10, 20, 40 ... 15 minutes. */
export const delayAfterAttempt = (attempt: number): number => Math.min(15 * 60, 10 * 2 ** (attempt - 1));

/** Whether trying again is of no use. Everything else is tried until the mail is of no use. */
const isFinal = (error: unknown): boolean => isRefusal(error) || isUnwritable(error);

/** The mail server refused the recipient for good; a login or a rule of the server may still be mended. */
function isRefusal(error: unknown): boolean {
  const {
    code,
    responseCode = 0,
    command = '',
  } = error as {
    readonly code?: string;
    readonly responseCode?: number;
    readonly command?: string;
  };
  return code === 'EENVELOPE' && responseCode >= 500 && command === 'RCPT TO';
}

/** Asked for under a login that no column takes, so that it is no person's. */
const isUnwritable = (error: unknown) => failureOfSystem(error)?.code === 'text-not-storable';

/** One mail of the outbox (`correio`), tried for as long as it is of use. */
export const sendMail = job({
  name: 'correio',
  input: ['mailId'],
  // Of a job that broke, as where the database is away; of a mail that was not taken see above.
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
  const outcome = await leave(place, mail, turn).catch((error: unknown) => ({ error }));
  if (typeof outcome === 'object') return stays(place, mail, turn, outcome.error);
  await untilNoted(turn.lost, () =>
    database.system(async (tx) => {
      await settleMail(tx, mail.id, outcome, now());
      await turn.done(tx);
    }),
  );
}

async function leave(place: Workplace, mail: MailUnderWay, turn: Turn): Promise<MailOutcome> {
  const letter = await write(place, mail);
  if (!letter) return 'dispensado';
  await unlessStopped(turn.lost, () => place.mail.send(letter, mail.id));
  return 'enviado';
}

async function stays(
  { database, now, onError }: Workplace,
  mail: MailUnderWay,
  turn: Turn,
  error: unknown,
): Promise<void> {
  turn.lost.throwIfAborted();
  await database.system(async (tx) => {
    const next = new Date(now().getTime() + delayAfterAttempt(mail.attempt) * 1000);
    if (!isFinal(error) && (await postponeMail(tx, mail, kindOf(error), next))) return turn.again(tx, next);
    await settleMail(tx, mail.id, 'desistido', now());
    return turn.done(tx);
  });
  onError(new Error(`Mail ${mail.id} (${mail.kind}) was not sent`, { cause: withoutText(error) }));
}

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
const withoutText = (error: unknown) => new Error(kindOf(error));
