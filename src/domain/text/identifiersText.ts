import { normaliseCar } from '../documents/car.ts';
import { type Found, matchesIn, type Range } from './found.ts';

/** Numbers of a rural property and of the municipal cadastre, as printed in a range of folded text. */
export interface Identifiers {
  readonly incraCode: Found<string> | null;
  readonly nirf: readonly Found<string>[];
  readonly ccir: Found<string> | null;
  readonly car: Found<string> | null;
  readonly municipalRegistration: Found<string> | null;
}

/** The last of each kind in the range stands, since later text overtakes earlier. */
export function readIdentifiers(folded: string, range: Range, isOpening: boolean): Identifiers {
  return {
    incraCode: last(folded, range, incraPattern, digits),
    nirf: all(folded, range, nirfPattern, digits).slice(0, 6),
    ccir: last(folded, range, ccirPattern, digits),
    car: readCar(folded, range),
    municipalRegistration: municipal(folded, range, isOpening),
  };
}

const digits = (text: string): string => text.replace(/[OQ]/g, '0').replace(/[IL|]/g, '1').replace(/\D/g, '');

const incraPattern =
  /(?:INCRA|IBRA|SNCR|CODIGO DO IMOVEL(?: RURAL)?|CCIR|CADASTRO RURAL|RURAL SOB)[^;]{0,60}?(?<![\d.])(\d{3}\s?[.,]\s?\d{3}\s?[.,]\s?\d{3}\s?[.,]\s?\d{3}(?:\s?[-.]\s?\d)?|(?<=(?:INCRA|SNCR|RURAL)[^;\d]{0,40})(?<!CERTIFIC[^;]{0,60})\d{12,13})(?!\d|-\d\d)/g;
const nirfPattern =
  /\b(?:NIRF|N\.I\.R\.F\.?|CIB|RECEITA FEDERAL|ITR)\b[^;\d]{0,46}(\d\s?[.,]?\s?\d{3}\s?[.,]?\s?\d{3}\s?[-.]?\s?\d)(?![\d]|\.\d)/g;
const ccirPattern =
  /\bCCIR\b(?:\s*(?:DE\s+)?(?:EXERCICIOS?\s+)?\d{4}(?:(?:\s?[/-]\s?|\sA\s|\sE\s|,\s?)\d{2,4}(?!\d)){0,5})?[^;\d]{0,14}(\d[\d.]{6,14}\d(?:-\d)?)(?!\d)/g;
const carPattern =
  /(?<![A-Z])([A-Z]{2})\s?-\s?([\dOIL]{7})\s?-\s?([0-9A-FOILSZ](?:[.\s]?[0-9A-FOILSZ]){31})(?![0-9A-F])/g;

function readCar(folded: string, range: Range): Found<string> | null {
  const match = [...matchesIn(carPattern, folded, range.start, range.end)].at(-1);
  if (!match) return null;
  const code = digits(match[2] ?? '');
  const hash = (match[3] ?? '')
    .replace(/[.\s]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/S/g, '5')
    .replace(/Z/g, '2');
  return {
    value: normaliseCar(`${match[1]}-${code}-${hash}`),
    start: match.index,
    end: match.index + match[0].length,
  };
}

const municipalPattern =
  /(?:MATRICULA MUNICIPAL|CADASTRO(?: IMOBILIARIO)? (?:MUNICIPAL|N?D?A PREFEITURA|N?D?A MUNICIPALIDADE|N?D?A P\.?\s?M\.?(?:\s?[A-Z]\.?){0,2}(?=[\s:]))|CONTRIBUINTE|INSCRICAO (?:CADASTRAL|MUNICIPAL|IMOBILIARIA|FISCAL)|INSCRICAO\s?(?=:|N[ºO.]{1,2}\s?\d)|INSCR?\.? (?:CADASTRAL|MUNIC\w*\.?|IMOB\w*\.?)|INDICE CADASTRAL|INDICACAO FISCAL|\bCCI\b|\bCIM\b|\bIPTU\b|DESIGNACAO CADASTRAL|INDICACAO CADASTRAL|\bCADASTRO IMOBILIARIO|(?<=[.;]\s)CADASTRO\s?:(?!\s?\d{3}\.\d{3}\.\d{3}\.\d{3})|CADASTRAD[OA]S?(?: ATUALMENTE)? (?:N[AO] |PEL[AO] |JUNTO A |PERANTE A )(?:PREFEITURA|MUNICIPALIDADE|P\.?M\.?)|INSCRIT[OA]S?(?: ATUALMENTE)? (?:N[AO] |PEL[AO] |JUNTO A )(?:PREFEITURA|MUNICIPALIDADE|P\.?M\.?)|INSCRICAO (?:NA |NO )?(?:P\.?\s?M\.?\s?[A-Z]?\.?|PREFEITURA)|INSCRICAO D[OA] (?:IMOVEL|PREDIO|APARTAMENTO|UNIDADE|LOTE|TERRENO) (?:N[AO] |PEL[AO] |JUNTO A )?(?:PREFEITURA|MUNICIPALIDADE)|INSCRICAO (?:NO |DO |DE )?(?:FRE|GDF|IPTU|PREDIAL|CADASTRO IMOBILIARIO)|\bFRE\b|LANCAD[OA][^.;\d]{0,40}|PREFEITURA MUNICIPAL[^.;\d]{0,24}SOB)[^\d;]{0,44}?(?<![\d./])(\d(?:[\d./-]|,(?=\d{3}\b))*\d(?:-[A-Z\d])?)/g;

/** `901 de porta e 418.227 de inscrição municipal` */
const municipalBefore = /(?<![\d./])(\d[\d./-]*\d)\s+DE\s+INSCRICAO\s+(?:MUNICIPAL|IMOBILIARIA|CADASTRAL)/g;

/** The number the town hall knows the property by; lots, decrees and dates are none. */
function municipal(folded: string, range: Range, isOpening: boolean): Found<string> | null {
  const clean = (text: string) => text.replace(/[.,/-]+$/, '').replace(/,/g, '.');
  const found = [municipalPattern, municipalBefore]
    .flatMap((pattern) => all(folded, range, pattern, clean))
    .filter(
      ({ value, start }) =>
        !/^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/.test(value) &&
        digits(value).length >= 4 &&
        !/\bLEI\b|DECRETO/.test(folded.slice(Math.max(0, start - 14), start)),
    );
  return (isOpening ? found[0] : found.at(-1)) ?? null;
}

function all(
  folded: string,
  { start, end }: Range,
  pattern: RegExp,
  normal: (text: string) => string,
): Found<string>[] {
  return [...matchesIn(pattern, folded, start, end)].map((match) => {
    const text = match[1] ?? '';
    const at = match.index + match[0].lastIndexOf(text);
    return { value: normal(text), start: at, end: at + text.length };
  });
}

const last = (
  folded: string,
  range: Range,
  pattern: RegExp,
  normal: (text: string) => string,
): Found<string> | null => all(folded, range, pattern, normal).at(-1) ?? null;
