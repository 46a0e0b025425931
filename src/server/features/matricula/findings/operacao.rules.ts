import { sql } from 'kysely';
import type { EntityRules } from '../../../engine/crud/rules.ts';
import { raise } from '../../../engine/facts.ts';
import { recordTruth } from '../facts.ts';
import { followingStates } from './followingStates.ts';
import { refreshFindingsOf } from './refreshFindings.ts';

/** What findings depend on beside the record itself. */
const fields = [
  'DataPrevistaAssinatura',
  'UsaFgts',
  'TipoImovel',
  'IdentificadorProduto',
  'IdentificadorCliente',
];

export const rules: EntityRules = {
  /** Another deal asks other things of the same property, and an approved opinion cites what it asked before. */
  async afterWrite({ work, operation, values, id }) {
    if (operation !== 'update' || !fields.some((name) => name in values)) return;
    const { rows } = await sql<{ id: number }>`select "Identificador" as id from registro_matricula
      where "IdentificadorOperacao" = ${id} and "ExcluidoEm" is null and "Situacao" in (${sql.join(followingStates)})
      order by 1`.execute(work.tx);
    for (const row of rows) {
      await refreshFindingsOf(work, Number(row.id));
      await raise(work, recordTruth, Number(row.id));
    }
  },
};
