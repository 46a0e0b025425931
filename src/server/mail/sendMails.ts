import { writeCode } from '../auth/resetCodes.ts';
import { failureOfSystem } from '../database/failureCodes.ts';
import type { Server } from '../openServer.ts';
import { changedLetter, invitationLetter, type Letter, type MailKind } from './letters.ts';
import { type ClaimedMail, claimMail, postponeMail, settleMail } from './outbox.ts';
import { MailRefused } from './transport.ts';

export type PostParts = Pick<Server, 'database' | 'passwords' | 'settings' | 'mail' | 'now' | 'onError'>;

/**
 * Sends what is due, one after the other, until nothing is, the server fails, or it is over. Any number of processes
 * may do so at once: each mail is one sender's until it is settled.
 * @returns how many left
 */
export async function sendDueMails(parts: PostParts, isOver = () => false): Promise<number> {
  for (let sent = 0; ; sent += 1) {
    if (isOver()) return sent;
    const mail = await parts.database.system((tx) => claimMail(tx, parts.now()));
    if (!mail || !(await deliver(parts, mail))) return sent;
  }
}

/** @returns whether it is worth going on: after a failure the next mail would fail too */
async function deliver(parts: PostParts, mail: ClaimedMail): Promise<boolean> {
  const { database, now } = parts;
  try {
    const letter = await write(parts, mail);
    if (letter) await parts.mail.send(letter, mail.id);
    await database.system((tx) => settleMail(tx, mail, letter ? 'enviado' : 'dispensado', now()));
    return true;
  } catch (error) {
    const isFinal = error instanceof MailRefused || isUnwritable(error);
    await database.system((tx) =>
      isFinal ? settleMail(tx, mail, 'desistido', now()) : postponeMail(tx, mail, reasonOf(error), now()),
    );
    parts.onError(new Error(`Mail ${mail.id} (${mail.kind}) was not sent`, { cause: withoutText(error) }));
    return isFinal;
  }
}

/** Asked for under a login that no column takes, so nobody's: it is not tried again and holds up no other mail. */
const isUnwritable = (error: unknown) => failureOfSystem(error)?.code === 'text-not-storable';

type Writers = {
  readonly [Kind in MailKind]: (parts: PostParts, mail: ClaimedMail<Kind>) => Promise<Letter | null>;
};

/** Null: it is not to be sent after all. */
const writers: Writers = {
  'codigo-senha': (parts, mail) => writeCode({ ...parts, publicUrl: parts.settings.publicUrl }, mail),
  'senha-alterada': async (parts, { data, locale }) => changedLetter(data, written(parts, locale)),
  convite: async (parts, { data, locale }) => invitationLetter(data, data, written(parts, locale)),
};

const write = <Kind extends MailKind>(parts: PostParts, mail: ClaimedMail<Kind>): Promise<Letter | null> =>
  writers[mail.kind](parts, mail);

const written = ({ settings: { publicUrl } }: PostParts, locale: ClaimedMail['locale']) => ({
  locale,
  publicUrl,
});

const reasonOf = (error: unknown): string => {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code.slice(0, 40) : 'ERRO';
};

/** What an SMTP server answers may repeat the address, or more: the log is told the kind of trouble. */
const withoutText = (error: unknown) =>
  new Error(reasonOf(error instanceof MailRefused ? error.cause : error));
