import { editDistance } from '../../../text/fold.ts';

/** Words that decide what an act is; long enough to be known by all but a letter or two. */
const decisive =
  `HIPOTECA HIPOTECAS HIPOTECOU HIPOTECADO HIPOTECADA HIPOTECARIA HIPOTECARIO PIGNORATICIA PENHORADO PENHORADA
  ALIENACAO FIDUCIARIA FIDUCIARIO FIDUCIANTE FIDUCIANTES FIDUCIARIAMENTE CONSOLIDACAO CONSOLIDADA INDISPONIBILIDADE
  PREMONITORIA SEQUESTRO USUFRUTO USUFRUTUARIO USUFRUTUARIA SERVIDAO ARRENDAMENTO COMPROMISSO INALIENABILIDADE
  IMPENHORABILIDADE INCOMUNICABILIDADE CLAUSULAS TOMBAMENTO CANCELADO CANCELADA CANCELAMENTO LEVANTAMENTO ADITAMENTO
  PRORROGADO RETIFICADA RETIFICACAO`.split(/\s+/);

/**
 * Folded words of a bad scan with those that decide an act's event spelt right: one letter off, or two in long ones
 * (`HIPOLECA`, `lNDISPONIBILIDADE`). Only for telling what an act is where its words as read tell nothing.
 */
export const withDecisiveWords = (folded: string): string =>
  folded.replace(/\b[A-Z0-9]{7,19}\b/g, (word) => {
    if (decisive.includes(word) || ownWords.has(word)) return word;
    const limit = word.length >= 11 ? 2 : 1;
    return decisive.find((known) => editDistance(word, known, limit) <= limit) ?? word;
  });

/** Words of their own, near to one of those. */
const ownWords: ReadonlySet<string> = new Set(
  'PARCELAMENTO NOTIFICACAO EDIFICACAO VERIFICACAO CERTIFICACAO IDENTIFICACAO'.split(' '),
);

/** Verbs and participles by which a deed passes land. */
const dealing =
  `VENDEU VENDERAM TRANSMITIU TRANSMITIRAM TRANSFERIU TRANSFERIRAM DOARAM CEDERAM PERMUTOU PERMUTARAM CONFERIU
  CONFERIRAM ADQUIRIU ADQUIRIRAM ADQUIRIDO ADQUIRIDA ADJUDICADO ADJUDICADA ARREMATADO ARREMATADA PARTILHADO PARTILHADA
  ATRIBUIDO ATRIBUIDA COUBERAM PROMETEU PROMETERAM ALIENOU ALIENARAM TRANSMITENTE ADQUIRENTE ADQUIRENTES`.split(
    /\s+/,
  );

/** Letters that recognition takes for each other. */
const alike = [
  'EC',
  'EO',
  'CO',
  'IL',
  'I1',
  'L1',
  'IT',
  'LT',
  'FT',
  'O0',
  'Q0',
  'OQ',
  'UN',
  'HB',
  'S5',
  'B8',
  'G6',
  'RN',
  'VY',
];

/**
 * Folded words with the verbs of a deed spelt right where one sign was misread for one like it (`confcriu`, `vendcu`):
 * of equal length, so that every place in the words stays. @param folded text of a deed
 */
export const withDealingWords = (folded: string): string =>
  folded.replace(/\b[A-Z0-9]{6,12}\b/g, (word) => {
    if (dealing.includes(word)) return word;
    return dealing.find((known) => known.length === word.length && isAlike(word, known)) ?? word;
  });

function isAlike(word: string, known: string): boolean {
  const wrong = [...word].flatMap((sign, index) => (sign === known[index] ? [] : [`${sign}${known[index]}`]));
  const [only] = wrong;
  return (
    wrong.length === 1 &&
    only !== undefined &&
    alike.some((pair) => pair === only || pair === `${only[1]}${only[0]}`)
  );
}
