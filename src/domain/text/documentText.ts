import { isCnpj, repairCnpj } from '../documents/cnpj.ts';
import { isCpf } from '../documents/cpf.ts';
import { type Found, matchesIn } from './found.ts';

/**
 * Every CPF or CNPJ in `[start, end)` of folded text, stored form. Letters OCR puts for digits are turned back;
 * a number whose check digits fail is kept as printed, because the document is what it is.
 */
export function findDocuments(folded: string, start: number, end: number): Found<string>[] {
  const found: Found<string>[] = [];
  for (const match of matchesIn(documentPattern, folded, start, end)) {
    const value = match[1] ? companyOf(match[1]) : personOf(match[2] ?? match[3] ?? '');
    if (value) found.push({ value, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

const documentPattern =
  /(?<![\d.-])(?:([0-9A-Z]{2}\s?[.,]\s?[0-9A-Z]{3}\s?[.,]\s?[0-9A-Z]{3}\s?[/7I|]?\s?[0-9A-Z]{4}\s?[-.~]\s?[0-9OIL]{2})|([\dOILSB]{3}\s?[.,]\s?[\dOILSB]{3}\s?[.,]\s?[\dOILSB]{3}\s?[-./~]\s?[\dOILSB]{2})|(?<=(?:CPF|CIC)[^\d]{0,16})(\d{9}\s?[-/.]?\s?\d{2}))(?![\d])/g;

const digits = (text: string): string =>
  text.replace(/[OQ]/g, '0').replace(/[IL|]/g, '1').replace(/S/g, '5').replace(/B/g, '8').replace(/\D/g, '');

function companyOf(text: string): string | null {
  const bare = text.replace(/[^0-9A-Z]/g, '');
  if (isCnpj(bare)) return bare;
  const asDigits = digits(text);
  if (asDigits.length === 14) return isCnpj(asDigits) ? asDigits : (repairCnpj(bare)?.value ?? asDigits);
  return repairCnpj(bare)?.value ?? null;
}

function personOf(text: string): string | null {
  const value = digits(text);
  return value.length === 11 && (isCpf(value) || /\d/.test(text)) ? value : null;
}
