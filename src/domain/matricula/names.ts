import type { Party } from './model.ts';

/**
 * Whether two printed names are the same person, through accents, titles, company suffixes and slips of OCR.
 */

/** Capitals without accents, courtesy titles, `espólio de`, `e outros` or a company's form; single spaces. */
export function foldName(name: string): string {
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
 * least 0.92 alike and whose document does not say otherwise.
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
  return !differInGender(left, right) && likeness(left, right) >= threshold;
}

/** MARIO and MARIA are a letter apart and two people. */
function differInGender(a: string, b: string): boolean {
  const [first = '', other = ''] = [a.split(' ')[0], b.split(' ')[0]];
  return (
    first !== other && /[AO]$/.test(first) && /[AO]$/.test(other) && first.slice(0, -1) === other.slice(0, -1)
  );
}

/** 1 for equal texts, less by each letter put, lost or exchanged. */
function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (longest === 0 || Math.abs(a.length - b.length) / longest > 1 - threshold) return longest === 0 ? 1 : 0;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(exchanged, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return 1 - (row[b.length] ?? 0) / longest;
}
