import { isTime, type LocalDate } from '../../dates.ts';
import { findDates } from '../../text/dateText.ts';
import { type Found, matchesIn } from '../../text/found.ts';
import { readNumberInWords } from '../../text/numbersInWords.ts';
import type { CertificateText } from './certificateText.ts';

/** A day said to be that of the issue, and how plainly it is said: 0 is plainest. */
export interface IssueDate extends Found<LocalDate> {
  readonly rank: number;
}

const leads: readonly RegExp[] = [
  /\b(?:EMITID[AO]S?|EXPEDID[AO]S?|GERAD[AO]|IMPRESS[AO]|RECEBID[AO])\b(?:(?!BASE|TERMOS|CONFORME|PORTARIA|DECRETO|RESOLUCAO|\bLEI|VALID|\d{1,2}\/\d{1,2}\/\d{2})[^;]){0,60}$/,
  /(?:DATA\s+(?:E\s+HORA\s+)?(?:D[AEO]\s+)?(?:EMISSAO|EXPEDICAO|GERACAO(?:\s+DO\s+CCIR)?)|EMISSAO|EXPEDICAO)(?:\s+D[AEO]\s+[A-Z]{3,12})?[\s:.-]{0,4}(?:EM\s+|AS\s+[\d:H]{4,9}\s+(?:DE|DO DIA)\s+)?$/,
  /(?:DATA\s+(?:E\s+HORA\s+)?D[AEO]\s+(?:CONSULTA|PESQUISA|SOLICITACAO)|INFORMACAO\s+OBTIDA\s+EM|(?:CONSULTA|PESQUISA)\s+(?:REALIZADA|EFETUADA|FEITA)?\s*(?:EM|NO\s+DIA)|(?:CONSULTAD|PESQUISAD|REALIZAD)[AO]\s+EM|RESULTADO\s+DA\s+CONSULTA\s+EM|SOLICITADA\s+EM)[\s:.-]{0,4}$/,
  /(?:LOCAL\s+E\s+DATA\s*:[^\d]{3,30}|DADO\s+E\s+PASSADO[^\d]{3,60})$/,
];
/** `Cidade, 12 de maio de 2020`, `Cidade/UF, aos`. */
const placed =
  /(?<=^|[.:;*_\s])[A-Z][A-Z' ]{2,30}(?:\s?[-/(]\s?[A-Z]{2}\)?)?\s?,\s{1,2}(?:AOS?\s(?:DIA\s)?|EM\s|DIA\s)?$/;
const others =
  /(?:NASCIMENTO|PORTARIA|LEI|DECRETO|RESOLUCAO|INSTRUCAO NORMATIVA|PROVIMENTO|\bATO\b|\bIN\b)[^;]{0,40}$|\bN[ºO.]{1,2}\s?[\d./-]+,?\s?DE\s?$|VALID[AO]\s[^.;]{0,12}$|VENCIMENTO[^.;]{0,8}$|DISPONIVEIS ATE\s$|ANTERIORES A\s$|ATE\s$|NASCID\w+[^.;]{0,20}$|LAVRAD\w+[^.;]{0,20}$/;

/** Days said to be that of the issue, the plainest first; among equals the last one, where documents are signed. */
export function issueDates({ folded, text }: CertificateText): IssueDate[] {
  const found = findDates(folded).flatMap((item) => {
    const lead = folded.slice(Math.max(0, item.start - 90), item.start);
    const rank = leads.findIndex((pattern) => pattern.test(lead));
    if (rank >= 0) return [{ ...item, rank }];
    const isPlaced =
      !others.test(lead) &&
      (isAlone(text, item) || (placed.test(lead) && startsLine(text, folded, item.start)));
    return isPlaced ? [{ ...item, rank: leads.length - 1 }] : [];
  });
  return found.sort((a, b) => a.rank - b.rank || b.start - a.start);
}

/** A line that holds no more than the day and perhaps the hour. */
function isAlone(text: string, { start, end }: Found<LocalDate>): boolean {
  const before = text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, 0), start);
  const next = text.indexOf('\n', end);
  const after = text.slice(end, next < 0 ? undefined : next);
  return (
    before.trim() === '' &&
    /^[\s,.]*(?:[àa]s\s.{1,20})?$/i.test(after) &&
    /\p{L}{4}/u.test(text.slice(start, end))
  );
}

/** Where the place begins a line or a sentence: `Rua X, 12 de maio` in running text is a street. */
function startsLine(text: string, folded: string, at: number): boolean {
  const line = Math.max(text.lastIndexOf('\n', at - 1), 0);
  const lead = folded.slice(line, at).trim();
  const last = lead.split(/[.:;*]\s+/).at(-1) ?? '';
  return last.length < 45 && !/\b(?:LEI|RUA|AV|AVENIDA|CPF|CNPJ)\b/.test(last);
}

const clock =
  /(?<![\d:/.])([01]?\d|2[0-3])\s?(?::\s?([0-5]\d)(?::\d{1,2}(?::\d{1,3})?)?(?![\d:])|H(?:ORAS?|S)?\s?(?:E\s)?([0-5]\d)(?:\s?M(?:IN(?:UTOS)?)?)?\b|\s?H(?:ORAS|S)?\b(?!\d))/g;

/** The hour beside the day of the issue, in figures or words; null where none is printed. */
export function issueTime({ folded }: CertificateText, date: Found<LocalDate>): Found<string> | null {
  const start = Math.max(0, date.start - 40);
  const end = Math.min(folded.length, date.end + 40);
  const times = [...matchesIn(clock, folded, start, end)].flatMap((match) => {
    const value = `${(match[1] ?? '').padStart(2, '0')}:${match[2] ?? match[3] ?? '00'}`;
    const item = { value, start: match.index, end: match.index + match[0].length };
    const isApart = item.end <= date.start || item.start >= date.end;
    return isApart && isTime(value) ? [item] : [];
  });
  const distance = (item: Found<string>) =>
    item.start >= date.end ? item.start - date.end : date.start - item.end;
  return (
    times.sort((a, b) => distance(a) - distance(b))[0] ??
    inWords(folded, date.start - 90, date.start) ??
    inWords(folded, date.end, date.end + 90)
  );
}

/** `às quatorze horas e trinta minutos`. */
function inWords(folded: string, from: number, to: number): Found<string> | null {
  const text = folded.slice(Math.max(0, from), Math.min(folded.length, to));
  const match = /\bAS\s+([A-Z ]{2,20}?)\s+HORAS?(?:\s+E\s+([A-Z ]{2,24}?)\s+MINUTOS)?/.exec(text);
  if (!match) return null;
  const hour = readNumberInWords(match[1] ?? '', 0)?.value;
  const minute = match[2] ? readNumberInWords(match[2], 0)?.value : 0;
  if (hour === undefined || minute === undefined) return null;
  const value = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const start = Math.max(0, from) + match.index;
  return isTime(value) ? { value, start, end: start + match[0].length } : null;
}
