import { changedLetter, invitationLetter } from './auth/passwordLetters.ts';
import { writeCode } from './auth/resetCodes.ts';
import type { Letters } from './mail/letters.ts';
import { noticesLetter } from './notices/noticesLetter.ts';

/** Those of passwords, invitations and notices. */
export const engineLetters = {
  'codigo-senha': { write: (mail, { publicUrl }, parts) => writeCode({ ...parts, publicUrl }, mail) },
  'senha-alterada': { write: ({ data }, setting) => changedLetter(data, setting), hours: 72 },
  convite: { write: ({ data }, setting) => invitationLetter(data, data, setting), hours: 72 },
  avisos: { write: ({ data }, setting) => noticesLetter('notices', data, setting) },
  'resumo-avisos': { write: ({ data }, setting) => noticesLetter('digest', data, setting) },
} satisfies Partial<Letters>;
