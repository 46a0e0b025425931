import { daysBetween } from '../../calendar.ts';
import { addMonths, type LocalDate } from '../../dates.ts';
import type { Contradiction, Proposed, ValueEvidence } from '../model/certificateReading.ts';

export interface DatesRead {
  readonly issues: readonly Proposed<LocalDate>[];
  readonly dues: readonly Proposed<LocalDate>[];
  readonly days: readonly Proposed<number>[];
  readonly months: readonly Proposed<number>[];
}

/** Issuers who count the day of issue as the first end a day before those who do not. */
const countingSlack = 1;

/** @param today the day on which it is asked */
export function contradictionsOf(
  { issues, dues, days, months }: DatesRead,
  today: LocalDate,
): Contradiction[] {
  const [issue] = issues;
  const [due] = dues;
  const [term] = days;
  const [monthly] = months;
  return [
    ...differing('issues-differ', issues),
    ...differing('dues-differ', dues),
    ...differing('terms-differ', days),
    ...(issue && issue.value > today
      ? [saying('issue-in-future', { issue: issue.value, today }, issue)]
      : []),
    ...(issue && due && due.value < issue.value
      ? [saying('due-before-issue', { issue: issue.value, due: due.value }, issue, due)]
      : []),
    ...(issue &&
    due &&
    term &&
    due.value >= issue.value &&
    isApart(daysBetween(issue.value, due.value), term.value)
      ? [saying('term-against-due', { issue: issue.value, due: due.value, days: term.value }, term, due)]
      : []),
    ...(issue &&
    due &&
    monthly &&
    !term &&
    isApart(daysBetween(addMonths(issue.value, monthly.value), due.value), 0)
      ? [
          saying(
            'term-against-due',
            { issue: issue.value, due: due.value, months: monthly.value },
            monthly,
            due,
          ),
        ]
      : []),
  ];
}

const isApart = (a: number, b: number): boolean => Math.abs(a - b) > countingSlack;

function differing(
  code: Contradiction['code'],
  values: readonly Proposed<string | number>[],
): Contradiction[] {
  const [first] = values;
  const other = first && values.find(({ value }) => value !== first.value);
  return first && other ? [saying(code, { one: first.value, other: other.value }, first, other)] : [];
}

export const saying = (
  code: Contradiction['code'],
  params: Contradiction['params'],
  ...values: readonly { readonly evidence: ValueEvidence }[]
): Contradiction => ({ code, params, evidence: values.map(({ evidence }) => evidence) });
