import { writeCode } from '../auth/resetCodes.ts';
import {
  changedLetter,
  invitationLetter,
  type Letter,
  type LetterSetting,
  type MailKind,
} from '../mail/letters.ts';
import type { ClaimedMail } from '../mail/outbox.ts';
import { noticesLetter } from '../notices/noticesLetter.ts';
import type { Server } from '../server.ts';

/** What writes a mail of each kind when it leaves. Null: it is not to be sent after all. */
export type LetterWriters = {
  readonly [Kind in MailKind]: (
    mail: ClaimedMail<Kind>,
    setting: LetterSetting,
    parts: Pick<Server, 'database' | 'passwords' | 'now'>,
  ) => Letter | null | Promise<Letter | null>;
};

/** Those of passwords, invitations and notices. */
export const letterWriters = {
  'codigo-senha': (mail, { publicUrl }, parts) => writeCode({ ...parts, publicUrl }, mail),
  'senha-alterada': ({ data }, setting) => changedLetter(data, setting),
  convite: ({ data }, setting) => invitationLetter(data, data, setting),
  avisos: ({ data }, setting) => noticesLetter('notices', data, setting),
  'resumo-avisos': ({ data }, setting) => noticesLetter('digest', data, setting),
} satisfies Partial<LetterWriters>;
