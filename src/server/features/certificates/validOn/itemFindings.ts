import type { CertificateResult } from '../../../../domain/certificates/model/index.ts';
import type { Severity } from '../../../../domain/severity.ts';
import type { ItemOn } from '../../../../metadata/calls/certificates.ts';

/** Something an item of a checklist gives an analyst to answer for. */
export interface ItemFinding {
  /** Key of its sentence under `certificates.findings`. */
  readonly code: string;
  readonly severity: Severity;
}

/**
 * What is found in an item on a day: that it is missing or will have lapsed, where it is required, and what its
 * certificate says, until an analyst has commented on it. @see certificates, section 2
 */
export function itemFindings(
  standing: ItemOn['Situacao'],
  isRequired: boolean,
  result: string | null,
  isCommented: boolean,
): readonly ItemFinding[] {
  if (standing === 'dispensada') return [];
  if (standing === 'falta') return isRequired ? [{ code: 'missing', severity: 'ALTA' }] : [];
  const said = severityOf[result as CertificateResult];
  return [
    ...(standing === 'vence_antes' && isRequired ? [{ code: 'lapsed', severity: 'ALTA' } as const] : []),
    ...(said && !(isCommented && said !== 'INFO') ? [{ code: `result-${result}`, severity: said }] : []),
  ];
}

/** Results an analyst has to comment, and those that are only told. */
const severityOf: Readonly<Partial<Record<CertificateResult, Severity>>> = {
  POSITIVA: 'ALTA',
  IRREGULAR: 'ALTA',
  CONSTA: 'ALTA',
  INDETERMINADA: 'MEDIA',
  POSITIVA_EFEITO_NEGATIVA: 'INFO',
};
