import type { Verdict } from './replay.ts';
import type { Run } from './run.ts';
import type { Sayings } from './sayings.ts';

/** One rule as lines of text: its verdict and sentence, and below what differs. */
export function linesOf(verdict: Verdict, sayings: Sayings): readonly string[] {
  const { rule } = verdict;
  const width = Math.max(...kinds.map((kind) => sayings.report(kind).length));
  const mark = sayings.report(verdict.verdict).padEnd(width);
  if (verdict.verdict === 'ok') return [`  ${mark} ${sayings.rule(rule)}`];
  if (verdict.verdict === 'not-tried')
    return [`  ${mark} ${sayings.rule(rule)} (${sayings.reason(verdict.reason)})`];
  const { asked, expected, came } = verdict.difference;
  const detail = [
    ['asked', asked],
    ['expected', sayings.expected(expected)],
    ['came', came],
  ] as const;
  return [
    `  ${mark} ${sayings.rule(rule)}`,
    ...detail.map(([key, text]) => `  ${' '.repeat(width)}   ${sayings.report(key).padEnd(9)} ${text}`),
  ];
}

/** The same for programs. */
export function documentOf(
  { wanted: { url, entity } }: Run,
  verdicts: readonly Verdict[],
  left: readonly unknown[],
  sayings: Sayings,
) {
  return {
    api: url,
    entity: entity.name,
    rules: verdicts.map((verdict) => ({
      rule: verdict.rule.name,
      group: verdict.rule.group,
      contract: sayings.rule(verdict.rule),
      verdict: verdict.verdict,
      ...(verdict.verdict === 'not-tried' ? { reason: sayings.reason(verdict.reason) } : {}),
      ...(verdict.verdict === 'differs'
        ? {
            asked: verdict.difference.asked,
            expected: sayings.expected(verdict.difference.expected),
            came: verdict.difference.came,
          }
        : {}),
    })),
    sum: sumOf(verdicts),
    left,
  };
}

export const sumOf = (verdicts: readonly Verdict[]) => ({
  count: verdicts.length,
  ok: count(verdicts, 'ok'),
  differs: count(verdicts, 'differs'),
  notTried: count(verdicts, 'not-tried'),
});

const count = (verdicts: readonly Verdict[], which: Verdict['verdict']) =>
  verdicts.filter(({ verdict }) => verdict === which).length;

const kinds: readonly Verdict['verdict'][] = ['ok', 'differs', 'not-tried'];
