import type { Locale } from '../../../domain/locale.ts';
import { text } from '../../../metadata/texts.ts';
import type { NoticeParams } from '../notices/notify.ts';
import type { Server } from '../server.ts';
import type { MailUnderWay } from './outbox.ts';

/** What each kind of mail is about; a feature adds its own by declaring them as members. */
export interface MailData {
  /** Notices wanted by mail at once, gathered for some minutes; written by the gathering of notices. */
  readonly avisos: GatheredNotices;
  /** The mail of the day. */
  readonly 'resumo-avisos': GatheredNotices;
}

export interface GatheredNotices extends Recipient {
  readonly company: string;
  readonly total: number;
  readonly groups: readonly GatheredGroup[];
}

/** Notices of one kind, of the reader or of a person whose alerts they see: the newest of them, and how many there are. */
export interface GatheredGroup {
  readonly kind: string;
  readonly owner: string | null;
  readonly total: number;
  readonly notices: readonly { readonly id: number; readonly params: NoticeParams }[];
}

export type MailKind = keyof MailData;

export interface Recipient {
  readonly login: string;
  readonly name: string;
}

/** A mail as it leaves: plain text, one recipient. */
export interface Letter {
  readonly to: Recipient;
  readonly subject: string;
  readonly text: string;
}

/** How a mail is written. */
export interface LetterSetting {
  readonly locale: Locale;
  /** Where people reach the console (settings), never what a request calls it. */
  readonly publicUrl: string;
}

/** What a feature says of a kind of mail. */
export interface LetterEntry<Kind extends MailKind> {
  /** Writes the mail when it leaves. Null: it is not to be sent after all. */
  readonly write: (
    mail: MailUnderWay<Kind>,
    setting: LetterSetting,
    parts: Pick<Server, 'database' | 'passwords' | 'now'>,
  ) => Letter | null | Promise<Letter | null>;
  /** How long it is of use after it was put into the outbox; what holds where nothing is said: `usefulUntil` of sendMail.ts. */
  readonly hours?: number;
}

/** What is said of each kind of mail. */
export type Letters = { readonly [Kind in MailKind]: LetterEntry<Kind> };

/**
 * A mail from the texts under `mail`.
 * @param blocks parts of the text that are of several lines of ours
 */
export function compose(
  to: Recipient,
  locale: Locale,
  name: string,
  params: Readonly<Record<string, string | number>>,
  blocks: Readonly<Record<string, string>> = {},
): Letter {
  const plain = Object.fromEntries(
    Object.entries({ ...params, name: to.name }).map(([key, value]) => [
      key,
      typeof value === 'string' ? onOneLine(value) : value,
    ]),
  );
  return {
    to: { login: onOneLine(to.login), name: onOneLine(to.name) },
    subject: onOneLine(text(locale, `mail.${name}.subject`, plain)),
    text: `${text(locale, `mail.${name}.text`, { ...plain, ...blocks })}\n`,
  };
}

/** Names come from people: nothing in them may begin a header or a line of its own. */
export const onOneLine = (value: string) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
