/**
 * A name printed in capitals as people write it: `SÉRGIO DE ASSIS FURLANETO` -> `Sérgio de Assis Furlaneto`,
 * `COCREMOGI S.A.` keeps its form. Names that already mix cases stay as they are.
 */
export function readableName(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .split(/(\s+)/)
    .map((word, index) => readableWord(word, index === 0))
    .join('');
}

const particles = new Set([
  'DE',
  'DA',
  'DO',
  'DAS',
  'DOS',
  'E',
  'EM',
  'NA',
  'NO',
  'PARA',
  'COM',
  'AO',
  'À',
  'VAN',
  'VON',
  'DI',
  'DEL',
]);
const kept = /^(?:[IVXLC]+|S[./]?A\.?|S\/S|SA|EPP|ME|EIRELI|BB|CEF|BNDES|FIDC|[^AEIOUÁÉÍÓÚÂÊÔÃÕÀÜ\d]+)[,.]?$/;
const forms: Readonly<Record<string, string>> = {
  LTDA: 'Ltda',
  'LTDA.': 'Ltda.',
  CIA: 'Cia',
  'CIA.': 'Cia.',
  EIRELI: 'Eireli',
};

function readableWord(word: string, first: boolean): string {
  const form = forms[word];
  if (form) return form;
  if (!first && particles.has(word)) return word.toLowerCase();
  if (kept.test(word) || /\d/.test(word)) return word;
  return word
    .split(/([-'’(])/)
    .map(capitalised)
    .join('');
}

const capitalised = (part: string): string => part.slice(0, 1) + part.slice(1).toLowerCase();
