import { type Conversation, type Exchange, NoAnswer, shortened } from './conversation.ts';
import { Differs, NotTried, type Phrase, type Rule } from './rule.ts';
import type { Run } from './run.ts';

/** What became of one rule. */
export type Verdict =
  | { readonly rule: Rule; readonly verdict: 'ok' }
  | { readonly rule: Rule; readonly verdict: 'not-tried'; readonly reason: Phrase }
  | { readonly rule: Rule; readonly verdict: 'differs'; readonly difference: Difference };

export interface Difference {
  readonly asked: string;
  readonly expected: Phrase;
  /** Status, content type and the beginning of the body; without secrets. */
  readonly came: string;
}

/** Tries every rule, each after those it builds on. @returns their verdicts in the contract's order */
export async function replay(
  run: Run,
  rules: readonly Rule[],
  onVerdict: (verdict: Verdict) => void = () => undefined,
): Promise<readonly Verdict[]> {
  const verdicts = new Map<string, Verdict>();
  const decide = async (rule: Rule): Promise<Verdict> => {
    const known = verdicts.get(rule.name);
    if (known) return known;
    for (const name of rule.after ?? []) await decide(ruleNamed(rules, name));
    const verdict = await judge(run, rule, verdicts);
    verdicts.set(rule.name, verdict);
    return verdict;
  };
  const ordered: Verdict[] = [];
  for (const rule of rules) {
    const verdict = await decide(rule);
    ordered.push(verdict);
    onVerdict(verdict);
  }
  return ordered;
}

async function judge(run: Run, rule: Rule, earlier: ReadonlyMap<string, Verdict>): Promise<Verdict> {
  const reason = obstacle(run, rule, earlier);
  if (reason) return { rule, verdict: 'not-tried', reason };
  try {
    await rule.check(run);
    return { rule, verdict: 'ok' };
  } catch (error) {
    if (error instanceof NotTried) return { rule, verdict: 'not-tried', reason: error.reason };
    return { rule, verdict: 'differs', difference: differenceOf(run, error) };
  }
}

/** Why a rule cannot be tried; null when it can. */
function obstacle(
  { wanted: { entity, readOnly }, codes }: Run,
  { writes = false, calls = [], after = [] }: Rule,
  earlier: ReadonlyMap<string, Verdict>,
): Phrase | null {
  if (writes && readOnly) return { key: 'read-only', params: {} };
  for (const call of calls) {
    const code = entity.codes[call];
    if (call !== 'export' && !entity.calls.includes(call))
      return { key: 'no-call', params: { call, entity: entity.name } };
    if (!codes.has(code)) return { key: 'no-right', params: { code } };
  }
  const base = after.find((name) => isShaken(earlier.get(name)));
  return base === undefined ? null : { key: 'builds-on', params: { rule: base } };
}

/** Differs itself, or builds on one that does. */
const isShaken = (verdict: Verdict | undefined): boolean =>
  verdict?.verdict === 'differs' || (verdict?.verdict === 'not-tried' && verdict.reason.key === 'builds-on');

function differenceOf({ conversation }: Run, error: unknown): Difference {
  if (error instanceof Differs)
    return {
      asked: error.exchange.asked,
      expected: error.expected,
      came: cameOf(error.exchange, conversation),
    };
  if (error instanceof NoAnswer)
    return { asked: error.asked, expected: { key: 'an-answer', params: {} }, came: error.message };
  throw error;
}

const cameOf = ({ status, type, text }: Exchange, { mask }: Conversation) =>
  [String(status), type.split(';')[0], shortened(mask(text).replace(/\s+/g, ' '))].filter(Boolean).join(' ');

function ruleNamed(rules: readonly Rule[], name: string): Rule {
  const found = rules.find((rule) => rule.name === name);
  if (!found) throw new Error(`No rule ${name}`);
  return found;
}
