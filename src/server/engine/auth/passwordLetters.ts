import { addressesBelow } from '../mail/addressesBelow.ts';
import { compose, type Letter, type LetterSetting, type Recipient } from '../mail/letters.ts';

declare module '../mail/letters.ts' {
  interface MailData {
    /**
     * As typed: whether a person has this login is found out when the mail is written, not when it was asked for. The code
     * of the reset is made then too, and stands nowhere else.
     */
    readonly 'codigo-senha': { readonly login: string; readonly address: string; readonly agent: string };
    readonly 'senha-alterada': Recipient;
    readonly convite: Recipient & { readonly company: string; readonly by: string };
  }
}

/** The code by which a forgotten password is reset, in two groups that are easy to read over. */
export function codeLetter(
  to: Recipient,
  { code, minutes }: { readonly code: string; readonly minutes: number },
  { locale, publicUrl }: LetterSetting,
): Letter {
  const grouped = `${code.slice(0, 4)} ${code.slice(4)}`;
  return compose(to, locale, 'code', {
    code: grouped,
    minutes,
    address: addressesBelow(publicUrl).resetCode,
  });
}

/** Tells the owner of a password that it is another one now, in case it was not they. */
export const changedLetter = (to: Recipient, { locale, publicUrl }: LetterSetting): Letter =>
  compose(to, locale, 'changed', { address: addressesBelow(publicUrl).reset });

/** Leads a new person to their first password by the same way as a forgotten one. */
export const invitationLetter = (
  to: Recipient,
  { company, by }: { readonly company: string; readonly by: string },
  { locale, publicUrl }: LetterSetting,
): Letter =>
  compose(to, locale, 'invitation', {
    company,
    by,
    login: to.login,
    address: addressesBelow(publicUrl).reset,
  });
