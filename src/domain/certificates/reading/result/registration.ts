import type { Found } from '../../../text/found.ts';
import { matchesIn } from '../../../text/found.ts';
import type { ProposedResult } from '../../model/certificateReading.ts';
import type { CertificateResult } from '../../model/results.ts';
import type { CertificateText } from '../certificateText.ts';
import { labelled } from '../labelled.ts';
import { proposed } from '../proposed.ts';

const stateLabel =
  'SITUACAO(?: CADASTRAL| DO (?:CADASTRO|IMOVEL(?: RURAL)?|REGISTRO|CPF|CIB|NIRF|EMPREGADOR)| D[AO] INSCRICAO)?(?: NO C[A-Z]{2,4})?|STATUS(?: DO CADASTRO)?';

/** States of registrations, the unfit before the fit since one holds the other's word (`INATIVA`, `IRREGULAR`). */
const unfit =
  /\b(?:IRREGULAR|SUSPENS[AO]|CANCELAD[AO]|BAIXAD[AO]|INAPTA|NULA|PENDENTE|INATIV[AO]|FALECIDO|PARALISAD[AO]|BLOQUEAD[AO]|INDEFERID[AO])\b|\bNAO REGULAR/;
const fit = /\b(?:REGULAR|ATIV[AO]|HABILITADA)\b/;

/** Sentences where no label stands: the employer before FGTS, the user before IBAMA, the paid fee of INCRA. */
const sentences: Readonly<Record<string, { readonly fit: RegExp; readonly unfit: RegExp }>> = {
  CRF: {
    fit: /(?:ENCONTRA-SE|ESTA|EM)\s+(?:EM\s+)?SITUACAO\s+REGULAR\b/,
    unfit:
      /SITUACAO\s+(?:DE\s+)?IRREGULAR|NAO\s+(?:SE\s+ENCONTRA|ESTA)\s+(?:EM\s+SITUACAO\s+)?REGULAR|IRREGULAR\s+PERANTE/,
  },
  IBAMA_CR: {
    fit: /(?<!NAO )ESTA\s+EM\s+CONFORMIDADE/,
    unfit: /NAO\s+(?:ESTA\s+EM\s+CONFORMIDADE|POSSUI\s+(?:CERTIFICADO|CR))|EM\s+DESCONFORMIDADE/,
  },
  CCIR: {
    fit: /\bQUITAD[AO]\b|TAXA[^.;]{0,60}\bPAG[AO]\b/,
    unfit: /\bNAO\s+QUITAD[AO]|INIBID[AO]|CERTIFICADO\s+(?:CANCELADO|INVALIDO)|CADASTRO\s+CANCELADO/,
  },
};

/**
 * REGULAR or IRREGULAR of a registration. A rural certificate counts only once its fee is paid, so that without a word
 * of payment nothing is certain; the same where the form and its sentences disagree.
 * @see certificates, sections 1 (CCIR) and 2
 */
export function registrationState(certificate: CertificateText, code: string): ProposedResult {
  const stated = [...(code === 'CCIR' ? [] : fromLabels(certificate)), ...fromSentences(certificate, code)];
  const values = new Set(stated.map(({ value }) => value));
  const [first] = stated;
  const [only] = values;
  if (first && only && values.size === 1) return { ...proposed(certificate, first), hesitates: [] };
  const cell = certificate.cells[0] ?? { start: 0, end: 0 };
  return {
    ...proposed(
      certificate,
      { value: 'INDETERMINADA', start: first?.start ?? cell.start, end: first?.end ?? cell.end },
      40,
    ),
    hesitates: ['REGULAR', 'IRREGULAR'],
  };
}

function fromLabels(certificate: CertificateText): Found<CertificateResult>[] {
  return labelled(certificate, stateLabel).flatMap(({ start, end }) => {
    const text = certificate.folded.slice(start, end);
    const value = unfit.test(text) ? 'IRREGULAR' : fit.test(text) ? 'REGULAR' : null;
    return value ? [{ value, start, end }] : [];
  });
}

function fromSentences({ folded }: CertificateText, code: string): Found<CertificateResult>[] {
  const patterns = sentences[code];
  if (!patterns) return [];
  const all = (pattern: RegExp, value: CertificateResult) =>
    [...matchesIn(new RegExp(pattern, 'g'), folded)].map(({ index, 0: text }) => ({
      value,
      start: index,
      end: index + text.length,
    }));
  const bad = all(patterns.unfit, 'IRREGULAR');
  const good = all(patterns.fit, 'REGULAR').filter(
    ({ start, end }) => !bad.some((item) => item.start < end && start < item.end),
  );
  return [...bad, ...good];
}
