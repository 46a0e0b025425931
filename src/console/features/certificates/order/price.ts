import type { Locale } from '../../../../domain/locale.ts';
import { type Decimal, formatDecimal } from '../../../../domain/units.ts';
import type { WayToOrder } from '../../../../metadata/calls/certificates.ts';
import type { Translate } from '../../../engine/i18n/translate.ts';

/** "R$ 12,90", kept on one line. */
export const inReais = (value: Decimal, locale: Locale): string =>
  `R$\u00a0${formatDecimal(value, locale, 2)}`;

/** What a source charges for one order, or that it does not say. */
export const priceOf = ({ Custo }: WayToOrder, { t, locale }: { t: Translate; locale: Locale }): string =>
  Custo === null ? t('certificates.order.noPrice') : inReais(String(Custo), locale);
