import type { EntityRules } from '../../engine/crud/rules.ts';
import { portfolioOf } from './portfolio.ts';
import { tickStep } from './tickStep.ts';

/** Whose an operation is to who asks, and the steps of it that people tick. */
export const rules: EntityRules = {
  expressions: { Carteira: portfolioOf },
  actions: { 'marcar-etapa': tickStep },
};
