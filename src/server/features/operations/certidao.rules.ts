import type { EntityRules } from '../../engine/crud/rules.ts';
import { askedPortfolio, portfolioThrough } from './portfolio.ts';

/** A certificate is whose its operation is. */
export const rules: EntityRules = {
  expressions: { Carteira: portfolioThrough },
  asked: { Carteira: askedPortfolio },
};
