import { type Found, matchesIn } from '../../text/found.ts';
import type { CertificateText } from './certificateText.ts';
import { ccirNumber } from './landData.ts';

/** Numbers and codes hold a digit; codes of checking may have dots, dashes, slashes and blanks never. */
const token = '([A-Z0-9](?:[A-Z0-9./-]*[A-Z0-9])?)';
const sign = '(?:\\s?N[ºO°.]{1,2}(?![A-Z])|\\s?NUMERO|\\s?NR\\.?)';

const numberPatterns: readonly RegExp[] = [
  new RegExp(`\\b(?:CERTIFICACAO|CERTIDAO|CERTIFICADO)${sign}\\s?[:.]?\\s?(?:N[ºO.]{1,2}\\s?)?${token}`, 'g'),
  new RegExp(
    `\\bN(?:R\\.?|UMERO|[ºO.]{1,2}) D[AEO] (?:CERTIDAO|CERTIFICADO|RECIBO)\\s?[:.]?\\s?${token}`,
    'g',
  ),
  new RegExp(`\\bN(?:R\\.?|UMERO) CERTIDAO\\s?[:.]?\\s?(?:N[ºO.]{1,2}\\s?)?${token}`, 'g'),
  new RegExp(`(?<=^|[A-Z)]\\s|-\\s)(?:NUMERO|N[ºO°])\\s{0,2}[:.]?\\s{0,2}${token}`, 'g'),
];

const codePatterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:CODIGO(?:\\s+(?:DE|DA|DO|HASH))?\\s*(?:CONTROLE|VERIFICACAO|VERIFICADOR|AUTENTICIDADE|AUTENTICACAO|SEGURANCA|VALIDACAO|CERTIDAO|CONFERENCIA)?|CHAVE|HASH|VALIDADOR|AUTENTICACAO(?= ?:| ELETRONICA ?:)(?: ELETRONICA)?|AUTENTICIDADE(?= ?:| \\d{6})|NUMERO DE (?:AUTENTICACAO|CONTROLE|VERIFICACAO)|SELO(?:\\s+DIGITAL|\\s+ELETRONICO)?|TOKEN)(?:\\s+(?:DE|DO|DA|E|PARA)\\s+[A-Z]+){0,3}(?:\\s+N[ºO.]{1,2})?\\s*[:=]?\\s*${token}`,
    'g',
  ),
];

/** A number with a letter or two of those recognition takes digits for: `9O311` -> `90311`. */
function digitsMended(value: string): string {
  const letters = value.replace(/[^A-Z]/g, '');
  const isNumber = letters.length > 0 && /^[OQILSBZ]+$/.test(letters) && letters.length * 4 <= value.length;
  if (!isNumber) return value;
  return value
    .replace(/[OQ]/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/S/g, '5')
    .replace(/B/g, '8')
    .replace(/Z/g, '2');
}

/** The number the issuer gave the certificate. */
export function certificateNumber(certificate: CertificateText, code: string | null): Found<string> | null {
  const { folded } = certificate;
  if (code === 'CCIR') return ccirNumber(certificate);
  for (const [rank, pattern] of numberPatterns.entries()) {
    const found = all(folded, pattern, digitsMended).find(
      (item) =>
        /\d/.test(item.value) &&
        item.value.replace(/\D/g, '').length >= (rank === 3 ? 4 : 2) &&
        !isOther(folded, item, rank === 3),
    );
    if (found) return found;
  }
  return null;
}

/** The code by which the issuer's site confirms the certificate. */
export function verificationCode({ folded, text }: CertificateText): Found<string> | null {
  for (const pattern of codePatterns) {
    const found = all(folded, pattern, (value) => value).find(
      ({ value, start, end }) =>
        value.length >= 4 &&
        (/\d/.test(value) || /^[A-Z]{6,}$/.test(text.slice(start, end))) &&
        /\d|[A-Z]{6}/.test(value) &&
        !/IMOVEL|DESCRICAO|NATUREZA|CODIGO PENAL|CIVIL/.test(folded.slice(Math.max(0, start - 30), start)),
    );
    if (found) return { ...found, value: text.slice(found.start, found.end) };
  }
  return null;
}

function all(folded: string, pattern: RegExp, normal: (value: string) => string): Found<string>[] {
  return [...matchesIn(pattern, folded)].map((match) => {
    const value = match[1] ?? '';
    const start = match.index + match[0].lastIndexOf(value);
    return { value: normal(value), start, end: start + value.length };
  });
}

/** Laws, registrations, matrículas and documents have numbers too. */
const isOther = (folded: string, { start, end }: Found<string>, isBare: boolean): boolean => {
  const lead = folded.slice(Math.max(0, start - (isBare ? 40 : 12)), start);
  return (
    /\b(?:LEI|LEIS|PORTARIA|DECRETO|RESOLUCAO|NORMATIVA|PROVIMENTO|MATRICULA|TRANSCRICAO|INSCRICAO|INSCRIT[OA]|CPF|CNPJ|PROCESSO|PEDIDO|LIVRO|ATO|ARTS?|IN|IE|RG|PROTOCOLO|CASA|CONTRATO|FOLHAS?|SOB)\b/.test(
      lead,
    ) || /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(folded.slice(start, end))
  );
};
