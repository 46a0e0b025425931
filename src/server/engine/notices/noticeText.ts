import { formatDate } from '../../../domain/dates.ts';
import type { Locale } from '../../../domain/locale.ts';
import { hasText, text } from '../../../metadata/texts.ts';
import type { NoticeDay, NoticeFailure, NoticeParams } from './notify.ts';

/**
 * The sentence of a notice in the reader's language.
 * @param params as the notice keeps them
 * @param owner whose notice it is where the reader merely sees that person's alerts; null = the reader's own
 */
export function noticeText(
  kind: string,
  params: NoticeParams,
  locale: Locale,
  owner: string | null = null,
): string {
  const filled = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? told(value, locale) : value,
    ]),
  );
  const said = sentence(kind, filled, locale, owner);
  return filled.versao ? `${said} ${text(locale, 'bell.solvedIn', { versao: filled.versao })}` : said;
}

type Filled = Readonly<Record<string, string | number>>;

/** A sentence that speaks to the reader has another one for whoever reads it over a shoulder. */
function sentence(kind: string, filled: Filled, locale: Locale, owner: string | null): string {
  if (owner === null) return text(locale, `bell.kinds.${kind}`, filled);
  const key = `bell.ofOthers.${kind}`;
  const said = hasText(locale, key)
    ? text(locale, key, { ...filled, dono: owner })
    : text(locale, `bell.kinds.${kind}`, filled);
  return said.includes(owner) ? said : text(locale, 'bell.ofOther', { dono: owner, aviso: said });
}

const told = (value: NoticeFailure | NoticeDay, locale: Locale): string =>
  'Dia' in value ? formatDate(value.Dia, locale) : failureText(value, locale);

const failureText = ({ Codigo, Parametros }: NoticeFailure, locale: Locale): string =>
  text(locale, `errors.${Codigo}`, Parametros);
