import { editDistance } from './fold.ts';

interface Numeral {
  readonly value: number;
  /** 1 units and teens, 2 tens, 3 hundreds; 0 for a scale (thousand, million). */
  readonly level: 0 | 1 | 2 | 3;
}

/**
 * The number spelled out in Portuguese at `at` (folded text): masculine or feminine, `e` and commas optional,
 * one wrong letter allowed in long words (OCR).
 * @returns value and the position after its last word, or null when no number starts there
 */
export function readNumberInWords(folded: string, at: number): { value: number; end: number } | null {
  let total = 0;
  let group = 0;
  let level = 4;
  let scale = Number.POSITIVE_INFINITY;
  let end = -1;
  let position = at;
  for (let count = 0; count < 40; count += 1) {
    const token = readToken(folded, position);
    if (!token) break;
    if (end >= 0 && (token.text === 'E' || token.text === 'DE')) {
      position = token.end;
      continue;
    }
    const numeral = numeralOf(token.text, end >= 0);
    if (!numeral) break;
    if (numeral.level === 0) {
      if (numeral.value >= scale || (group === 0 && total > 0 && numeral.value !== 1000)) break;
      total += (group === 0 ? 1 : group) * numeral.value;
      scale = numeral.value;
      group = 0;
      level = 4;
    } else {
      if (numeral.level >= level || (level === 2 && numeral.value > 9)) break;
      group += numeral.value;
      level = numeral.level;
    }
    end = token.end;
    position = token.end;
  }
  return end < 0 ? null : { value: total + group, end };
}

/** `PRIMEIRO` 1 to `DECIMO` 10, of any gender; null when `word` is no ordinal. */
export function readOrdinal(word: string): number | null {
  return ordinals[word.replace(/A$/, 'O')] ?? null;
}

const tokenPattern = /[\s,]{0,4}([A-Z]{1,14})(?![A-Z])/y;

function readToken(folded: string, at: number): { text: string; end: number } | null {
  tokenPattern.lastIndex = at;
  const match = tokenPattern.exec(folded);
  return match?.[1] ? { text: match[1], end: tokenPattern.lastIndex } : null;
}

function numeralOf(word: string, inside: boolean): Numeral | null {
  const exact = numerals.get(word);
  if (exact) return exact;
  if (word.length < 5 || (!inside && word.length < 6)) return null;
  for (const [name, numeral] of numerals) {
    if (name.length >= 5 && editDistance(word, name, 1) <= 1) return numeral;
  }
  return null;
}

const ordinals: Readonly<Record<string, number>> = {
  PRIMEIRO: 1, SEGUNDO: 2, TERCEIRO: 3, QUARTO: 4, QUINTO: 5, SEXTO: 6, SETIMO: 7, OITAVO: 8, NONO: 9, DECIMO: 10,
}; // biome-ignore format: a table reads better than a column

const numerals = new Map<string, Numeral>([
  ...words(1, { ZERO: 0, UM: 1, HUM: 1, UMA: 1, DOIS: 2, DUAS: 2, TRES: 3, QUATRO: 4, CINCO: 5, SEIS: 6, SETE: 7,
    OITO: 8, NOVE: 9, DEZ: 10, ONZE: 11, DOZE: 12, TREZE: 13, QUATORZE: 14, CATORZE: 14, QUINZE: 15, DEZESSEIS: 16,
    DEZASSEIS: 16, DEZESSETE: 17, DEZASSETE: 17, DEZOITO: 18, DEZENOVE: 19, DEZANOVE: 19, PRIMEIRO: 1 }),
  ...words(2, { VINTE: 20, TRINTA: 30, QUARENTA: 40, CINQUENTA: 50, CINCOENTA: 50, SESSENTA: 60, SETENTA: 70,
    OITENTA: 80, NOVENTA: 90 }),
  ...words(3, { CEM: 100, CENTO: 100, DUZENTOS: 200, DUZENTAS: 200, TREZENTOS: 300, TREZENTAS: 300,
    QUATROCENTOS: 400, QUATROCENTAS: 400, QUINHENTOS: 500, QUINHENTAS: 500, SEISCENTOS: 600, SEISCENTAS: 600,
    SETECENTOS: 700, SETECENTAS: 700, OITOCENTOS: 800, OITOCENTAS: 800, NOVECENTOS: 900, NOVECENTAS: 900 }),
  ...words(0, { MIL: 1e3, MILHAO: 1e6, MILHOES: 1e6, BILHAO: 1e9, BILHOES: 1e9, TRILHAO: 1e12, TRILHOES: 1e12 }),
]); // biome-ignore format: a table reads better than a column

function words(level: Numeral['level'], values: Readonly<Record<string, number>>): [string, Numeral][] {
  return Object.entries(values).map(([word, value]) => [word, { value, level }]);
}
