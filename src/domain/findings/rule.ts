import type { Act, FactCode } from '../matricula/model/index.ts';
import type { Severity } from '../severity.ts';
import type { FindingContext } from './context.ts';
import type { Finding, FindingEvidence, Params, RuleCode } from './finding.ts';

/** One rule of the list: what it looks for, how grave it is and which norm says so. */
export interface FindingRule {
  readonly id: RuleCode;
  readonly severity: Severity;
  readonly law: string;
  readonly find: (context: FindingContext) => readonly Hit[];
}

/** What a rule found; what it leaves out is the rule's own. */
export interface Hit {
  readonly acts?: readonly Act[];
  /** Tells findings about the same acts apart: a person, a number. */
  readonly subject?: string;
  readonly text?: string;
  readonly params?: Params;
  readonly evidence?: readonly FindingEvidence[];
  readonly severity?: Severity;
  readonly law?: string;
  /** The fact that decides it. */
  readonly asks?: FactCode;
  /** Nothing is wrong yet: the fact is missing. */
  readonly isQuestion?: boolean;
}

/** Rules over one context, each hit with its identity. */
export const applyRules = (rules: readonly FindingRule[], context: FindingContext): Finding[] =>
  rules.flatMap((rule) => rule.find(context).map((hit) => toFinding(rule, hit)));

function toFinding(rule: FindingRule, hit: Hit): Finding {
  const acts = [...new Set(hit.acts ?? [])];
  return {
    id: [rule.id, acts.map(({ id }) => id).join('+'), hit.subject ?? ''].join('|').replace(/\|+$/, ''),
    rule: rule.id,
    kind: hit.isQuestion ? 'question' : 'finding',
    severity: hit.severity ?? rule.severity,
    text: hit.text ?? (hit.isQuestion ? 'question' : 'text'),
    params: hit.params ?? {},
    acts: acts.map(({ id }) => id),
    codes: acts.map(({ code }) => code),
    evidence: hit.evidence ?? [],
    law: hit.law ?? rule.law,
    asks: hit.asks ?? null,
  };
}
