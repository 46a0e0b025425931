import type { EntityRules } from '../../engine/crud/rules.ts';
import { currentCompany } from '../../engine/database/policies.ts';
import { columnText } from '../../kit/sql/names.ts';
import { anyOf, lastOf, type Moments } from './momentsAsked.ts';

/** Signing in to this company, or coming over from another. */
export const comings = ['entrou', 'trocou-empresa'] as const;

const signIns = (alias: string): Moments => ({
  at: 'a."Quando"',
  of: `from acesso a where a."IdentificadorEmpresa" = ${currentCompany}
    and a."IdentificadorUsuario" = ${columnText(alias, 'Identificador')}
    and a."Evento" in (${comings.map((event) => `'${event}'`).join(', ')})`,
});

/** When a person signed in to the company, by the access log. */
export const rules: EntityRules = {
  expressions: { EntrouEm: (alias) => lastOf(signIns(alias)) },
  asked: { EntrouEm: (alias) => anyOf(signIns(alias)) },
};
