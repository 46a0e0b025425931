import { endedStates } from '../../../domain/operations/stateGroups.ts';
import type { EntityRules } from '../../engine/crud/rules.ts';
import { columnText } from '../../kit/sql/names.ts';
import { anyOf, lastOf, type Moments } from './momentsAsked.ts';

const closings = (alias: string): Moments => ({
  at: 'e."Quando"',
  of: `from transicao e where e."Entidade" = 'operacao'
    and e."IdentificadorRegistro" = ${columnText(alias, 'Identificador')} and e."Para" in (${endedStates.map((state) => `'${state}'`).join()})`,
});

/** When an operation was closed, by the log of its states. */
export const rules: EntityRules = {
  expressions: { EncerradaEm: (alias) => lastOf(closings(alias)) },
  asked: { EncerradaEm: (alias) => anyOf(closings(alias)) },
};
