import type { Rule } from './rule.ts';
import { accessRules } from './rules/access.ts';
import { catalogueRules } from './rules/catalogue.ts';
import { dateRules } from './rules/dates.ts';
import { errorRules } from './rules/errors.ts';
import { listRules } from './rules/lists.ts';
import { recordRules } from './rules/records.ts';
import { sessionRules } from './rules/session.ts';
import { shapeRules } from './rules/shape.ts';

/**
 * Every rule of the contract, in the order of a report. What a rule builds on is tried before it, wherever it
 * stands here. The shape of answers comes last, for it is held against all that were given.
 */
export const contract: readonly Rule[] = [
  ...sessionRules,
  ...accessRules,
  ...catalogueRules,
  ...listRules,
  ...dateRules,
  ...recordRules,
  ...errorRules,
  ...shapeRules,
];
