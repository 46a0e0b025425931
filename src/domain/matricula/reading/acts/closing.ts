import type { Evidence } from '../../../pages/evidence.ts';
import { evidenceOf, type Line, type SourcedText, toSourcedText } from '../../../pages/sourcedText.ts';
import { findDates } from '../../../text/dateText.ts';
import { fold } from '../../../text/fold.ts';
import type { Found, Range } from '../../../text/found.ts';
import type { CertificateClosing } from '../../model/model.ts';
import { sentencesOf } from '../text/sentences.ts';

/** What the certificate says of itself: its kind, its day, titles waiting at the office. */
export function readClosing(
  sourced: SourcedText,
  range: Range,
  furniture: readonly Line[],
  number: string | null,
): CertificateClosing {
  const evidence: Record<string, Evidence> = {};
  const note = <Value>(key: string, found: Found<Value> | null): Value | null => {
    if (found) evidence[key] = evidenceOf(sourced, found);
    return found?.value ?? null;
  };
  const protocols = openProtocols(sourced.folded, range, number);
  protocols.forEach((found, index) => {
    note(`openProtocols.${index}`, found);
  });
  const [first] = protocols;
  if (first)
    evidence.openProtocols = evidenceOf(sourced, {
      start: first.start,
      end: protocols.at(-1)?.end ?? first.end,
    });
  const issuedOn = note('issuedOn', issueDate(sourced.folded, range));
  const viewed = issuedOn === null ? viewedOn(furniture) : null;
  if (viewed) evidence.issuedOn = viewed.evidence;
  return {
    kind: note('kind', kindOf(sourced.folded, range, furniture)) ?? viewKind(furniture),
    issuedOn: issuedOn ?? viewed?.value ?? null,
    openProtocols: protocols.map(({ value }) => value),
    evidence,
  };
}

const kinds: readonly (readonly [RegExp, NonNullable<CertificateClosing['kind']>])[] = [
  [
    /INTEIRO\s+TEOR|REPRODU[A-Z]+|\bCOPIA\b|FOTOCOPIA|XEROGRAF|INTEGRAL|NA INTEGRA|ART(?:IGO|\.)?\s*19/,
    'full',
  ],
  [/SITUACAO\s+JURIDICA/, 'situation'],
  [/CERTIF|CERTIDAO/, 'other'],
];

function kindOf(
  folded: string,
  range: Range,
  furniture: readonly Line[],
): Found<NonNullable<CertificateClosing['kind']>> | null {
  const text = folded.slice(range.start, range.end);
  if (text.trim() === '') return null;
  if (/CERTIDAO\s+D[EA]\s+SITUACAO\s+JURIDICA/.test(text))
    return found(/CERTIDAO\s+D[EA]\s+SITUACAO\s+JURIDICA/, 'situation');
  if (!/CERTIF/.test(text) && viewKind(furniture) === 'view') return null;
  for (const [pattern, kind] of kinds) if (pattern.test(text)) return found(pattern, kind);
  return null;

  function found(pattern: RegExp, value: NonNullable<CertificateClosing['kind']>) {
    const match = pattern.exec(text);
    const start = range.start + (match?.index ?? 0);
    return { value, start, end: start + (match?.[0].length ?? 0) };
  }
}

const viewKind = (furniture: readonly Line[]): CertificateClosing['kind'] =>
  furniture.some(({ text }) =>
    /VISUALIZACAO|SIMPLES CONSULTA|NAO VALE COMO CERTIDAO/.test(fold(text.slice(0, 400))),
  )
    ? 'view'
    : null;

/** `Visualizada em 09/01/2024 10:32:07`, at the foot of the pages of a view, with the words that say it. */
function viewedOn(
  furniture: readonly Line[],
): { readonly value: string; readonly evidence: Evidence } | null {
  for (const line of furniture) {
    const foot = toSourcedText([line]);
    const at = foot.folded.search(/VISUALIZAD[OA]\b|VISUALIZACAO\b/);
    const [date] = at < 0 ? [] : findDates(foot.folded, at, Math.min(foot.folded.length, at + 400));
    if (date) return { value: date.value, evidence: evidenceOf(foot, date) };
  }
  return null;
}

/** The day behind the place: `Cidade, 12 de maio de 2020`; else the last one that is not a title's. */
function issueDate(folded: string, range: Range): Found<string> | null {
  const dates = findDates(folded, range.start, range.end);
  const lead = (item: Found<string>) => folded.slice(Math.max(range.start, item.start - 60), item.start);
  const placed = dates.findLast(
    (item) =>
      /[A-Z]{3,}(?:\s?[-/]\s?[A-Z]{2})?\s?,\s{1,2}(?:AOS\s|EM\s)?$/.test(lead(item)) &&
      !/(?:PRENOT|PROTOCOL|SOB)(?:[^.;]|\.\d){0,50}$/.test(lead(item)),
  );
  return (
    placed ??
    dates.findLast((item) => !/(?:PRENOT|PROTOCOL|SOB\s+N)(?:[^.;]|\.\d){0,50}$/.test(lead(item))) ??
    null
  );
}

/** Where a sentence that denies turns to what there is: `não constam outros atos, existindo, todavia, prenotado ...`. */
function turnedAt(text: string, at: number): number {
  const turn = [
    ...text
      .slice(0, at)
      .matchAll(/\b(?:EXISTINDO|CONSTANDO|HAVENDO|TODAVIA|POREM|CONTUDO|ENTRETANTO|SALVO|EXCETO|MAS)\b/g),
  ].at(-1);
  return turn?.index ?? 0;
}

/** Numbers of titles entered and not yet decided, sentence by sentence; `não há título prenotado` gives none. */
function openProtocols(folded: string, range: Range, number: string | null): Found<string>[] {
  const found: Found<string>[] = [];
  for (const sentence of sentencesOf(folded, range)) {
    const text = folded.slice(sentence.start, sentence.end);
    const sign =
      /PRENOTA|PROTOCOLIZAD|PROTOCOLAD|N[OE](?:STE)? (?:LIVRO )?PROTOCOLO|TITULOS? (?:EM TRAMITE|PENDENTE|EM ANDAMENTO)|PROTOCOLOS?\s+N[^.;]{0,30}EM (?:ANDAMENTO|TRAMITE|CURSO)/.exec(
        text,
      );
    if (
      !sign ||
      /\bNAO\s+(?:HA|CONSTAM?|EXISTEM?)\b|INEXIST|\bNENHUM|NADA CONSTA/.test(
        text.slice(turnedAt(text, sign.index), sign.index + 60),
      )
    )
      continue;
    for (const match of text.matchAll(
      /(?:\b(?:N[ºO.]{1,3}S?|PROTOCOLOS?|PRENOTACAO)\s*:?\s*|(?<=\bN[ºO.]{1,3}S\s[^;]{0,60}\d)(?:,|\sE)\s)(\d{1,3}(?:\.\d{3})+|\d{3,9})(?![\d/]|[.-]\d)/g,
    )) {
      const value = (match[1] ?? '').replace(/\D/g, '');
      if (value === number || /MATRICULA\s*$/.test(text.slice(0, match.index))) continue;
      const start = sentence.start + match.index + match[0].length - (match[1] ?? '').length;
      found.push({ value, start, end: start + (match[1] ?? '').length });
    }
  }
  return found;
}
