import { isCnpj } from '../../../documents/cnpj.ts';
import { isCpf } from '../../../documents/cpf.ts';
import { digitsOf } from '../../../documents/normalise.ts';
import { fold } from '../../../text/fold.ts';

/** Numbers of credit notes: `Cédula Rural Hipotecária nº 79/1.188`, `CPR-F nº 014/2003`; letters and digits only. */
export const notesIn = (text: string): string[] => notesBy(noteNumber, text);

/** Numbers of contracts: `contrato nº 1.4444.0123456-7`. A lien and its end may each name one of its own. */
export const contractsIn = (text: string): string[] => notesBy(contractNumber, text);

/** Numbers under which a note stands in the auxiliary book: `registrada sob nº 1.902 no Livro 3`, `reg. nº 3.017, Lº 3-Aux.` */
export const auxiliariesIn = (text: string): string[] =>
  [...fold(text).matchAll(auxiliaryNumber)].map(([, first, second]) => digitsOf(first ?? second ?? ''));

const auxiliaryNumber =
  /\b(?:REGISTR\w+|REG\.?|SOB|INSCRIT\w+)\s(?:TAMBEM\s|IGUALMENTE\s)?(?:SOB\s)?(?:O\s)?(?:N[ºO.]{0,3}|NUMERO)?\s?(\d{1,3}(?:\.\d{3})+|\d{2,6}),?\s{1,2}(?:(?:N[OA]|D[OA])\s)?(?:LIVRO|LIV\.?|L[ºO.]{1,2})\s?(?:N[ºO.]{0,2}\s?)?3\b|\b(?:LIVRO|LIV\.?|L[ºO.]{1,2})\s?(?:N[ºO.]{0,2}\s?)?3\b(?:[\s-]AUX\w*\.?)?,?\s(?:SOB\s)?(?:O\s)?(?:N[ºO.]{1,3}|NUMERO)\s?(\d{1,3}(?:\.\d{3})+|\d{2,6})/g;

/** Numbers under which titles were entered in the book of protocols: `gravame protocolado sob nº 2.377`, `Prot. 2.377`. */
export const entriesIn = (text: string): string[] =>
  [
    ...fold(text).matchAll(
      /\b(?:PROT(?:OCOLO|OCOLAD[OA]|OC)?|PRENOT(?:ACAO|AD[OA])?)\b\.?\s?(?:SOB\s)?(?:O\s)?(?:N[ºO.]{0,3}|NUMERO)?\s?:?\s?(\d{1,3}(?:\.\d{3})+|\d{3,7})(?![\d/-])/g,
    ),
  ].map(([, printed = '']) => digitsOf(printed));

/** Numbers of notes and cases that nothing announces: `proroga a EAC-85/00901-6`. */
export const tokensIn = (text: string): string[] =>
  [...fold(text).matchAll(/(?<![\d.,/$-])(?:[A-Z]{2,4}-?)?\d{2,}[/-]\d[\dX./-]*[\dX](?!\d|,\d)/g)]
    .map(([printed]) => printed.replace(/[^A-Z\d]/g, ''))
    .filter((token) => digitsOf(token).length >= 5 && !isPersons(token));

/** Courts by number and branch: `21ª Vara do Trabalho`. */
export const courtsIn = (text: string): string[] =>
  [...fold(text).matchAll(/\b(\d{1,2})\s?[ºªA.]{1,2}\s?VARA\s(?:D[OAE]S?\s)?([A-Z]+)/g)].map(
    ([, number = '', branch = '']) => `${Number(number)} ${branch}`,
  );

const notesBy = (pattern: RegExp, text: string): string[] =>
  printedBy(pattern, text)
    .map((printed) => printed.replace(/[^A-Z\d]/g, ''))
    .filter((number) => digitsOf(number).length >= 3 && !isPersons(number));

/** Numbers of cases, short ones of old too: `RT nº 1.044/98`, `autos nº 771/2002`, `autos 98.0018844-2`. */
export const casesIn = (text: string): string[] => [
  ...[...text.matchAll(cnjNumber)].map(([printed]) => digitsOf(printed)),
  ...printedBy(caseNumber, text)
    .flatMap((list) => list.match(/\d[\d./-]*\d/g) ?? [])
    .filter((printed) => {
      const { length } = digitsOf(printed);
      return length >= 10 ? !isPersons(printed) : length >= 4 && ofYear.test(printed);
    })
    .map((printed) => (ofYear.test(printed) ? printed.replace(/[^\d/]/g, '') : digitsOf(printed))),
];

/** Protocols of the national centre of indisponibilidades: `201907.0314.00765432-IA-100`, known by the first 18 digits. */
export const protocolsIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\d)\d{6}\s?[.-]\s?\d{4}\s?[.-]\s?\d{8}(?!\d)/g)].map(([printed]) =>
    digitsOf(printed),
  );

/** What a pattern finds behind a word for a case or a note, unless another number is named in between. */
const printedBy = (pattern: RegExp, text: string): string[] =>
  [...fold(text).matchAll(pattern)].flatMap(([words, printed = '']) =>
    lastNamed.exec(words.slice(0, words.length - printed.length))?.[1] === undefined ? [printed] : [],
  );

const isPersons = (printed: string): boolean =>
  !/[A-Z]/.test(printed) && (isCpf(digitsOf(printed)) || isCnpj(digitsOf(printed)));

const lastNamed =
  /.*\b(?:(C\.?P\.?F|C\.?I\.?C|C\.?G\.?C|C\.?N\.?P\.?J|R\.?G|IDENTIDADE|MATRICULAS?|LEI|DECRETO|CEP)|AUTOS|PROCESSOS?|PROC|FEITO|R\.?T|ACAO|EXECUCAO|RECLAMACAO|CAUTELAR|EMBARGOS|PRECATORIA|CEDULAS?|CONTRATOS?)\b/;

const cnjNumber =
  /(?<!\d)\d{7}[\s.-]{0,2}\d{2}[\s.-]{0,2}\d{4}[\s.-]{0,2}\d[\s.-]{0,2}\d{2}[\s.-]{0,2}\d{4}(?!\d)/g;

const ofYear = /^\d[\d.]*[/-]\d{2,4}(?:-\d)?$/;

const caseNumber =
  /\b(?:AUTOS|PROCESSOS?|PROC|FEITO|R\.?T|ACAO|EXECUCAO|EXEC|RECLAMACAO|CAUTELAR|EMBARGOS|CARTA PRECATORIA|ATORD|ATSUM)\b\.?(?:[^\d.;()]|\.(?=\s?\d)){0,40}?(\d[\d./-]*\d(?:\s?(?:,|\bE)\s(?:N[ºO.]{1,3}\s?)?\d[\d./-]*\d(?![\d,]))*)/g;

const noteNumber =
  /\b(?:CEDULAS?|NOTA DE CREDITO|C\.?P\.?R(?:-?F)?|C\.?C\.?B|C\.?C\.?E|C\.?R\.?P\.?H|C\.?R\.?H)\b(?:(?!REGISTRAD|INSCRIT|AVERBAD)[^.;:\d]){0,70}?\b(?:N[ºO.°]{0,3}\s?|NUMERO\s|FIR-?|(?<=(?:CEDULAS?|CPR|CPR-F|CCB|CCE|CRPH|CRH)\s))([A-Z]{0,4}[-.]?\d[\dA-Z./-]*[\dX])/g;

const contractNumber =
  /\bCONTRATOS?\b[^.;:\d]{0,70}?\b(?:N[ºO.°]{0,3}\s?|NUMERO\s)([A-Z]{0,4}[-.]?\d[\dA-Z./-]*[\dX])/g;
