import type { Missing } from '../matricula/corrections/index.ts';
import { type Finding, mustBeResolved, substanceOf } from './finding.ts';
import type { KeptFinding, Resolution } from './wireFindings.ts';

/** A finding that holds today, with what was decided of it. */
export interface Standing {
  readonly finding: Finding;
  /** Its row; null while it is not saved yet. */
  readonly kept: KeptFinding | null;
  readonly resolution: Resolution;
}

/**
 * Today's findings with the decisions people made, by identity. A decision on another gravity, amount or day does
 * not count for what is found now.
 */
export function standingOf(findings: readonly Finding[], kept: readonly KeptFinding[]): Standing[] {
  const rows = new Map(kept.map((item) => [item.key, item]));
  return findings.map((finding) => {
    const row = rows.get(finding.id) ?? null;
    const isSame = row !== null && substanceOf(row) === substanceOf(finding);
    return { finding, kept: row, resolution: isSame ? row.resolution : 'aberta' };
  });
}

/** Those that bar the end of a review. @see workflow, section 3: every CRITICA and ALTA has a resolution */
export const unresolved = (standing: readonly Standing[]): Standing[] =>
  standing.filter(({ finding, resolution }) => resolution === 'aberta' && mustBeResolved(finding));

/** Critical findings, whatever was decided of them: a second person answers for those, an analyst never alone. */
export const criticalOf = (standing: readonly Standing[]): Standing[] =>
  standing.filter(({ finding }) => finding.severity === 'CRITICA');

/**
 * What the findings still ask before a review may end.
 * @param mayConcludeCritical whether the person may end it with critical findings: an officer may
 */
export function missingResolutions(
  standing: readonly Standing[],
  mayConcludeCritical: boolean,
): readonly Missing[] {
  const open = unresolved(standing).length;
  const critical = criticalOf(standing).length;
  return [
    ...(open > 0
      ? [{ code: 'findings-unresolved', params: { count: open }, field: 'Apontamentos' } as const]
      : []),
    ...(critical > 0 && !mayConcludeCritical
      ? [{ code: 'findings-critical', params: { count: critical }, field: 'Apontamentos' } as const]
      : []),
  ];
}
