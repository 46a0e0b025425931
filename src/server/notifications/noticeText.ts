import type { Locale } from '../../domain/locale.ts';
import { text } from '../../metadata/texts.ts';
import type { NoticeFailure, NoticeParams } from './notify.ts';

/** The sentence of a notice in the reader's language. @param params as the notice keeps them */
export function noticeText(kind: string, params: NoticeParams, locale: Locale): string {
  const filled = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? failureText(value, locale) : value,
  ]);
  return text(locale, `bell.kinds.${kind}`, Object.fromEntries(filled));
}

const failureText = ({ Codigo, Parametros }: NoticeFailure, locale: Locale): string =>
  text(locale, `errors.${Codigo}`, Parametros);
