import { formatDate, type LocalDate } from '../../../../domain/dates.ts';
import { text } from '../../../../metadata/texts.ts';
import { addressesBelow } from '../../../engine/mail/addressesBelow.ts';
import {
  compose,
  type Letter,
  type LetterSetting,
  onOneLine,
  type Recipient,
} from '../../../engine/mail/letters.ts';

declare module '../../../engine/mail/letters.ts' {
  interface MailData {
    /** Of a day; written by the watch over certificates. */
    readonly 'certidoes-a-vencer': ExpiringCertificates;
  }
}

interface ExpiringCertificates extends Recipient {
  readonly company: string;
  readonly total: number;
  /** The first of them by day. */
  readonly certificates: readonly ExpiringCertificate[];
}

interface ExpiringCertificate {
  readonly id: number;
  readonly type: string;
  readonly operation: string;
  readonly day: LocalDate;
  readonly hasExpired: boolean;
  /** Whose certificate it is, for who sees that person's alerts. */
  readonly owner?: string | null;
}

/** What expires, one line and one address each. */
export function expiryLetter(to: ExpiringCertificates, { locale, publicUrl }: LetterSetting): Letter {
  const below = addressesBelow(publicUrl);
  const line = ({ id, hasExpired, day, type, operation, owner }: ExpiringCertificate) => {
    const params = { type, operation, day: formatDate(day, locale) };
    const said = text(locale, `mail.expiry.${hasExpired ? 'expired' : 'expires'}`, params);
    const whole = owner ? text(locale, 'bell.ofOther', { dono: owner, aviso: said }) : said;
    return `${onOneLine(whole)}\n${below.record('certidao', id)}`;
  };
  const rest = to.total - to.certificates.length;
  return compose(
    to,
    locale,
    'expiry',
    { company: to.company, count: to.total },
    {
      list: to.certificates.map(line).join('\n\n'),
      more: rest > 0 ? text(locale, 'mail.expiry.more', { count: rest, address: below.notices }) : '',
    },
  );
}
