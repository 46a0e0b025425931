import type { Truth } from '../matricula/corrections/index.ts';
import type { Situation } from '../matricula/model/index.ts';
import { severities } from '../severity.ts';
import { contextOf, type Deal, type PageQuality } from './context.ts';
import type { Finding } from './finding.ts';
import { applyRules, type FindingRule } from './rule.ts';
import { cadastreRules } from './rules/cadastres.ts';
import { chainRules } from './rules/chain.ts';
import { constraintRules } from './rules/constraints.ts';
import { creditRules } from './rules/credit.ts';
import { guaranteeRules } from './rules/guarantees.ts';
import { inconsistencyRules } from './rules/inconsistencies.ts';
import { landRules } from './rules/land.ts';
import { ownerRules } from './rules/owners.ts';
import { paperRules } from './rules/paper.ts';
import { rightRules } from './rules/rights.ts';
import { ruralRules } from './rules/rural.ts';

/** Every rule there is, by family. */
export const findingRules: readonly FindingRule[] = [
  ...constraintRules,
  ...guaranteeRules,
  ...rightRules,
  ...chainRules,
  ...inconsistencyRules,
  ...ownerRules,
  ...ruralRules,
  ...landRules,
  ...paperRules,
  ...cadastreRules,
  ...creditRules,
];

/**
 * What to look at in a record before money is lent on it, gravest first, questions after findings, then in the
 * order of the document. Pure: the browser says the same while a correction is typed as the server when it is saved.
 */
export function findingsOf(
  truth: Truth,
  situation: Situation,
  deal: Deal,
  pages: readonly PageQuality[] = [],
): Finding[] {
  const found = applyRules(findingRules, contextOf(truth, situation, deal, pages));
  const unique = [...new Map(found.map((finding) => [finding.id, finding])).values()];
  const places = new Map(truth.acts.map(({ id, place }) => [id, place]));
  const placeOf = ({ acts }: Finding) => places.get(acts[0] ?? '') ?? -1;
  return unique.toSorted(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      Number(a.kind === 'question') - Number(b.kind === 'question') ||
      placeOf(a) - placeOf(b) ||
      (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0),
  );
}
