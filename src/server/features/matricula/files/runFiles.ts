import { sql } from 'kysely';
import { type Sql, scopeOf } from '../../../engine/crud/scope.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { holds } from '../../../engine/permissions/requireCode.ts';

/** A registry record keeps the files of its earlier readings too. */
export function filesOfRuns({ actor, models }: Work, id: number): readonly Sql[] {
  const { entity } = models.named('registro-matricula');
  if (!holds(actor, entity.codes.get)) return [];
  return [
    sql`exists (select 1 from processamento p
      join registro_matricula as t on t."Identificador" = p."IdentificadorRegistroMatricula" or exists (
        select 1 from leitura l where l."IdentificadorProcessamento" = p."Identificador"
          and l."IdentificadorRegistroMatricula" = t."Identificador")
      where p."IdentificadorArquivo" = ${id} and t."ExcluidoEm" is null
        and ${scopeOf(entity, actor, models, 't')})` as Sql,
  ];
}
