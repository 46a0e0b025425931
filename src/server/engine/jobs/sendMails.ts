import { failureOfSystem } from '../../kit/database/failureCodes.ts';
import type { Letter, LetterEntry, MailKind } from '../mail/letters.ts';
import { type ClaimedMail, claimMail, postponeMail, settleMail } from '../mail/outbox.ts';
import { MailRefused } from '../mail/transport.ts';
import type { Server } from '../server.ts';

type PostParts = Pick<Server, 'database' | 'passwords' | 'settings' | 'mail' | 'letters' | 'now' | 'onError'>;

/**
 * Sends what is due, one after the other, until nothing is, the server fails, or it is over. Any number of processes
 * may do so at once: each mail is one sender's until it is settled.
 * @returns how many left
 */
export async function sendDueMails(parts: PostParts, ending: Ending = never): Promise<number> {
  for (let sent = 0; ; sent += 1) {
    if (ending.over.aborted) return sent;
    const mail = await parts.database.system((tx) => claimMail(tx, parts.now()));
    if (!mail || !(await deliver(parts, mail, ending.cut))) return sent;
  }
}

/** How sending comes to its end. */
export interface Ending {
  /** No other mail is begun. */
  readonly over: AbortSignal;
  /** The mail under way is waited for no longer. Nothing is noted of it, so it is sent again when its time comes. */
  readonly cut: AbortSignal;
}

const never: Ending = { over: new AbortController().signal, cut: new AbortController().signal };

/** @returns whether it is worth going on: after a failure the next mail would fail too */
async function deliver(parts: PostParts, mail: ClaimedMail, cut: AbortSignal): Promise<boolean> {
  const { database, now } = parts;
  try {
    const letter = await write(parts, mail);
    if (letter) await beforeCut(parts.mail.send(letter, mail.id), cut);
    await database.system((tx) => settleMail(tx, mail, letter ? 'enviado' : 'dispensado', now()));
    return true;
  } catch (error) {
    if (cut.aborted) return false;
    const isFinal = error instanceof MailRefused || isUnwritable(error);
    await database.system((tx) =>
      isFinal ? settleMail(tx, mail, 'desistido', now()) : postponeMail(tx, mail, reasonOf(error), now()),
    );
    parts.onError(new Error(`Mail ${mail.id} (${mail.kind}) was not sent`, { cause: withoutText(error) }));
    return isFinal;
  }
}

/** @throws the signal's reason as soon as it is aborted, whatever becomes of `sending` */
async function beforeCut(sending: Promise<void>, cut: AbortSignal): Promise<void> {
  cut.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const stop = () => aborted.reject(cut.reason);
  cut.addEventListener('abort', stop, { once: true });
  try {
    await Promise.race([sending, aborted.promise]);
  } finally {
    cut.removeEventListener('abort', stop);
  }
}

/** Asked for under a login that no column takes, so nobody's: it is not tried again and holds up no other mail. */
const isUnwritable = (error: unknown) => failureOfSystem(error)?.code === 'text-not-storable';

function write<Kind extends MailKind>(
  parts: PostParts,
  mail: ClaimedMail<Kind>,
): Letter | null | Promise<Letter | null> {
  const entry: LetterEntry<Kind> | undefined = parts.letters[mail.kind];
  if (!entry) throw new Error(`No feature writes mails of the kind ${mail.kind}`);
  return entry.write(mail, { locale: mail.locale, publicUrl: parts.settings.publicUrl }, parts);
}

const reasonOf = (error: unknown): string => {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code.slice(0, 40) : 'ERRO';
};

/** What an SMTP server answers may repeat the address, or more: the log is told the kind of trouble. */
const withoutText = (error: unknown) =>
  new Error(reasonOf(error instanceof MailRefused ? error.cause : error));
