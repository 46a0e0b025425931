import { formatDate } from '../../domain/dates.ts';
import type { Locale } from '../../domain/locale.ts';
import { text } from '../../metadata/texts.ts';
import type { NoticeDay, NoticeFailure, NoticeParams } from './notify.ts';

/** The sentence of a notice in the reader's language. @param params as the notice keeps them */
export function noticeText(kind: string, params: NoticeParams, locale: Locale): string {
  const filled = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? told(value, locale) : value,
  ]);
  return text(locale, `bell.kinds.${kind}`, Object.fromEntries(filled));
}

const told = (value: NoticeFailure | NoticeDay, locale: Locale): string =>
  'Dia' in value ? formatDate(value.Dia, locale) : failureText(value, locale);

const failureText = ({ Codigo, Parametros }: NoticeFailure, locale: Locale): string =>
  text(locale, `errors.${Codigo}`, Parametros);
