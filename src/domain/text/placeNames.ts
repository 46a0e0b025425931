import { isState, type State } from '../documents/states.ts';
import { fold } from './fold.ts';

/** State names and the capitals that tell the state by themselves, folded. */
const stateNames: Readonly<Record<string, State>> = {
  ACRE: 'AC', ALAGOAS: 'AL', AMAPA: 'AP', AMAZONAS: 'AM', BAHIA: 'BA', CEARA: 'CE', 'DISTRITO FEDERAL': 'DF',
  'ESPIRITO SANTO': 'ES', GOIAS: 'GO', MARANHAO: 'MA', 'MATO GROSSO DO SUL': 'MS', 'MATO GROSSO': 'MT',
  'MINAS GERAIS': 'MG', PARAIBA: 'PB', PARANA: 'PR', PARA: 'PA', PERNAMBUCO: 'PE', PIAUI: 'PI', 'RIO DE JANEIRO': 'RJ',
  'RIO GRANDE DO NORTE': 'RN', 'RIO GRANDE DO SUL': 'RS', RONDONIA: 'RO', RORAIMA: 'RR', 'SANTA CATARINA': 'SC',
  'SAO PAULO': 'SP', SERGIPE: 'SE', TOCANTINS: 'TO',
}; // biome-ignore format: a table reads better than a column
const capitals: Readonly<Record<string, State>> = {
  'RIO BRANCO': 'AC', MACEIO: 'AL', MACAPA: 'AP', MANAUS: 'AM', SALVADOR: 'BA', FORTALEZA: 'CE', BRASILIA: 'DF',
  VITORIA: 'ES', GOIANIA: 'GO', 'SAO LUIS': 'MA', 'CAMPO GRANDE': 'MS', CUIABA: 'MT', 'BELO HORIZONTE': 'MG',
  'JOAO PESSOA': 'PB', CURITIBA: 'PR', BELEM: 'PA', RECIFE: 'PE', TERESINA: 'PI', 'RIO DE JANEIRO': 'RJ', NATAL: 'RN',
  'PORTO ALEGRE': 'RS', 'PORTO VELHO': 'RO', 'BOA VISTA': 'RR', FLORIANOPOLIS: 'SC', 'SAO PAULO': 'SP', ARACAJU: 'SE',
  PALMAS: 'TO',
}; // biome-ignore format: a table reads better than a column

const longestFirst = Object.keys(stateNames).sort((a, b) => b.length - a.length);
export const stateNamePattern = longestFirst.map((name) => name.replaceAll(' ', '\\s+')).join('|');

export const stateOfName = (name: string): State | null =>
  stateNames[fold(name).replace(/\s+/g, ' ').trim()] ?? null;
export const stateOfCapital = (town: string): State | null =>
  capitals[fold(town).replace(/\s+/g, ' ').trim()] ?? null;

/** The capital of a state, folded. */
export const capitalOfState = (state: State): string | null =>
  Object.entries(capitals).find(([, other]) => other === state)?.[0] ?? null;

/**
 * The state a head line in capitals names: `ESTADO DO PARANÁ`, `- SP`, `/MG`, `- GOIÁS`, `DO DISTRITO FEDERAL`;
 * null when it names none.
 */
export function findState(folded: string): State | null {
  const named = new RegExp(
    `\\bESTADO\\s+D[EOA]\\s+(${stateNamePattern})\\b|\\bD[OE]\\s+(DISTRITO FEDERAL)\\b`,
  ).exec(folded);
  if (named) return stateOfName(named[1] ?? named[2] ?? '');
  const tail = new RegExp(
    `[-–/(,]\\s*(${stateNamePattern})\\s*(?:[)|.,;]|$|\\s-|\\s{2}|\\sMATR|\\sFICHA|\\n)`,
  ).exec(folded);
  if (tail?.[1]) return stateOfName(tail[1]);
  for (const match of folded.matchAll(/(?<=[A-Z]\s?[-–/(]\s?)([A-Z]{2})(?=$|[\s).,;|])/g)) {
    if (match[1] && isState(match[1])) return match[1];
  }
  return null;
}

const small = /^(?:de|da|do|dos|das|del|e|em|no|na|nos|nas|com|para|por|a|o|as|os|ao|à)$/i;

/** A name printed in capitals as people write it: `FAZENDA SÃO JOÃO DO PIAUÍ` -> `Fazenda São João do Piauí`. */
export function inTitleCase(text: string): string {
  if (/\p{Ll}{2}/u.test(text.replace(/\b(?:nº?|de|da|do|dos|das|e)\b/g, ''))) return text;
  return text
    .split(' ')
    .map((word, index) => {
      if (index > 0 && small.test(word)) return word.toLowerCase();
      if (/^[IVX]+$/.test(word) || /\d/.test(word) || /^\p{L}\/\p{L}$/u.test(word)) return word;
      return word.toLowerCase().replace(/^["'(]*\p{L}|-\p{L}/gu, (letter) => letter.toUpperCase());
    })
    .join(' ');
}

/**
 * The name in capitals or capitalised words that starts at `at` of printed text: small words inside it belong,
 * punctuation, numbers and other words end it. At most `limit` words.
 */
export function properNameAt(text: string, at: number, limit = 8): { name: string; end: number } | null {
  const quoted = /^\s*["“”'']([^"“”'']{3,70})["“”'']/u.exec(text.slice(at, at + 90));
  if (quoted?.[1]) return { name: quoted[1].replace(/\s+/g, ' ').trim(), end: at + quoted[0].length };
  const words: string[] = [];
  let end = at;
  for (const match of text.slice(at, at + 120).matchAll(/\S+/g)) {
    const word = match[0].replace(/^["“”']+/u, '');
    const core = word.replace(/[",;:.)“”']+$/u, '');
    const isSmall =
      words.length > 0 &&
      small.test(core) &&
      core === core.toLowerCase() &&
      /^(?:de|da|do|dos|das|del|e)$/.test(core);
    if (!/^\p{Lu}/u.test(core) && !isSmall && !/^[IVX\d]+$/.test(core)) break;
    if (words.length === 0 && /^[\d]/.test(core)) break;
    words.push(core);
    end = at + match.index + match[0].length - (word.length - core.length);
    if (core !== word || words.length >= limit) break;
  }
  while (words.length > 0 && small.test(words.at(-1) ?? '')) words.pop();
  return words.length > 0 ? { name: words.join(' '), end } : null;
}
