import type { Party } from '../model.ts';

/**
 * Whether two printed names are the same person, through accents, titles, company suffixes and slips of OCR.
 */

/** Capitals without accents, courtesy titles, `espólio de`, `e outros` or a company's form; single spaces. */
export function foldName(name: string): string {
  const known = folded.get(name);
  if (known !== undefined) return known;
  const result = fold(name);
  if (folded.size >= 5000) folded.clear();
  folded.set(name, result);
  return result;
}

/** A review folds the acts again at each keystroke, over the same few names: each is folded once. */
const folded = new Map<string, string>();

function fold(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/\bS\s*[./]?\s*A\b\.?(?=\s|,|$)/g, ' SA ')
    .replaceAll(/\bLIMITADA\b/g, 'LTDA')
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim()
    .replace(/^(?:(?:SR|SRA|DR|DRA|DONA|D|O|A) )+(?=\S+ )/, '')
    .replace(/^ESPOLIO D[EOA] /, '')
    .replace(/ E (?:OUTROS?|OUTRAS?|SUA MULHER|SEU MARIDO)$/, '')
    .replace(/(?: (?:ME|EPP|EIRELI))+$/, '');
}

/** Same person for sure: equal document, or equal name and no document that says otherwise. */
export function isSameParty(a: NamedParty, b: NamedParty): boolean {
  if (a.document && b.document) return a.document === b.document;
  return foldName(a.name) === foldName(b.name);
}

/**
 * The index of `wanted` among `people`: by document, by folded name, else the only one whose name is at
 * least 0.92 alike or differs in one surname, and whose document does not say otherwise.
 * @returns -1 when nobody or more than one fits
 */
export function findParty(wanted: NamedParty, people: readonly NamedParty[]): number {
  const sure = people.findIndex((person) => isSameParty(wanted, person));
  if (sure >= 0) return sure;
  const near = people.flatMap((person, index) => (isAlike(wanted, person) ? [index] : []));
  return near.length === 1 ? (near[0] ?? -1) : -1;
}

type NamedParty = Pick<Party, 'name' | 'document'>;

const threshold = 0.92;

function isAlike(a: NamedParty, b: NamedParty): boolean {
  if (a.document && b.document) return false;
  const [left, right] = [foldName(a.name), foldName(b.name)];
  if (differInGender(left, right)) return false;
  return likeness(left, right) >= threshold || differInOneSurname(left.split(' '), right.split(' '));
}

/** A surname taken or dropped with marriage, which no act may explain; FILHO, NETO and the like make another person. */
function differInOneSurname(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < 2 || long.length !== short.length + 1 || short[0] !== long[0]) return false;
  const more = long.filter((token) => !short.includes(token));
  return more.length === 1 && !/^(?:FILH[OA]|NET[OA]|JUNIOR|JR|SOBRINH[OA]|LTDA|SA)$/.test(more[0] ?? '');
}

/** MARIO and MARIA are a letter apart and two people. */
function differInGender(a: string, b: string): boolean {
  const [first = '', other = ''] = [a.split(' ')[0], b.split(' ')[0]];
  return (
    first !== other && /[AO]$/.test(first) && /[AO]$/.test(other) && first.slice(0, -1) === other.slice(0, -1)
  );
}

/** 1 for equal texts, less by each letter put, lost or exchanged. A fold asks it of the same few pairs over and over. */
function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (longest === 0 || Math.abs(a.length - b.length) / longest > 1 - threshold) return longest === 0 ? 1 : 0;
  const pair = `${a}|${b}`;
  const known = compared.get(pair);
  if (known !== undefined) return known;
  const result = 1 - distance(a, b) / longest;
  if (compared.size >= 5000) compared.clear();
  compared.set(pair, result);
  return result;
}

const compared = new Map<string, number>();

/** Letters put, lost or exchanged between two texts. @see Levenshtein */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
