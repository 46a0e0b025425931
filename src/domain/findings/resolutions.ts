import type { Missing } from '../matricula/corrections/index.ts';
import type { Finding } from './finding.ts';
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
    const isSame = row !== null && decisionStands(row, finding);
    return { finding, kept: row, resolution: isSame ? row.resolution : 'aberta' };
  });
}

/** Whether what was decided of a finding counts for what is found now, another reading later or on another day. */
export const decisionStands = (decided: Substance, found: Substance): boolean =>
  substanceOf(decided) === substanceOf(found);

type Substance = Pick<Finding, 'severity' | 'text' | 'params'>;

/**
 * What a decision on a finding was about: gravity, sentence, figures and days. Another spelling of a name leaves a
 * decision as it is; another amount does not.
 */
export const substanceOf = ({ severity, text, params }: Substance): string =>
  JSON.stringify([
    severity,
    text,
    inOrder(
      Object.fromEntries(
        Object.entries(params).filter(([, value]) => typeof value !== 'string' && !('names' in value)),
      ),
    ),
  ]);

/** Keys in one order, at any depth: the database gives them back in an order of its own. */
const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, inner]) => [key, inOrder(inner)])
    : value;

/** Findings that need a resolution before a review is concluded. @see workflow, section 3 */
export const mustBeResolved = ({ severity }: Pick<Finding, 'severity'>): boolean =>
  severity === 'CRITICA' || severity === 'ALTA';

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
