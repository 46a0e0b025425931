import { isCnm, normaliseCnm, splitCnm } from '../../documents/cnm.ts';
import { digitsOf } from '../../documents/normalise.ts';
import { type Found, matchesIn } from '../../text/found.ts';
import type { RecordNumbers } from '../model/certificateReading.ts';
import type { CertificateText } from './certificateText.ts';
import { labelled } from './labelled.ts';
import { proposed } from './proposed.ts';

/** Numbers are looked for in papers of registry offices and in those about a property's municipal taxes alone. */
export function readRecordNumbers(certificate: CertificateText, code: string | null): RecordNumbers {
  const at = (found: Found<string> | null) => (found ? proposed(certificate, found) : null);
  const isOfOffice = code !== null && /^MAT_/.test(code);
  const cnm = isOfOffice ? nationalCode(certificate) : null;
  const parts = cnm && splitCnm(cnm.value);
  return {
    matricula: at(
      isOfOffice ? (cnm && parts ? { ...cnm, value: parts.number } : ownNumber(certificate)) : null,
    ),
    cns: at(cnm && parts ? { ...cnm, value: parts.office } : null),
    municipalRegistration: at(
      code !== null && /^(?:CND_IPTU|VALOR_VENAL)/.test(code) ? atCity(certificate) : null,
    ),
  };
}

const nationalCode = ({ folded }: CertificateText): Found<string> | null => {
  const [match] = [...matchesIn(/\bCNM\b[^\d]{0,20}(\d{6}\.?\d\.?\d{7}-?\d{2})(?!\d)/g, folded)];
  const code = normaliseCnm(match?.[1] ?? '');
  return match && isCnm(code) ? foundIn(match, code) : null;
};

/** The first number of a matrícula that is not the one before it. */
function ownNumber({ folded }: CertificateText): Found<string> | null {
  const pattern =
    /\bMATRICULAS?(?:\s(?:SOB\s)?(?:O\s|DE\s)?(?:N[ºO.°]{0,3}|NUMERO))?\s?[:.-]?\s{0,2}(\d{1,3}(?:\.\d{3})+|\d{1,7})(?![\d/]|\.\d|-\d)/g;
  for (const match of matchesIn(pattern, folded)) {
    const before =
      folded
        .slice(Math.max(0, match.index - 40), match.index)
        .split(/[.;]\s/)
        .at(-1) ?? '';
    if (match[1] && !/\bANTERIOR(?:ES)?\b/.test(before)) return foundIn(match, digitsOf(match[1]));
  }
  return null;
}

function atCity(certificate: CertificateText): Found<string> | null {
  const label =
    '(?:INSCRICAO|CADASTRO)(?: (?:MUNICIPAL|IMOBILIARI[AO]|CADASTRAL|FISCAL|DO IMOVEL|DO CONTRIBUINTE))?|INDICE CADASTRAL|(?:CODIGO|NUMERO) D[OA] (?:IMOVEL|CADASTRO|INSCRICAO|CONTRIBUINTE)';
  for (const found of labelled(certificate, label)) {
    const match = /^\d[\d./ -]{2,30}\d/.exec(certificate.folded.slice(found.start, found.end));
    if (match) return { value: match[0], start: found.start, end: found.start + match[0].length };
  }
  return null;
}

/** With the words before the number, which say what it is of. */
const foundIn = ({ index, 0: whole }: RegExpExecArray, value: string): Found<string> => ({
  value,
  start: index,
  end: index + whole.length,
});
