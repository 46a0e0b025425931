import { sql } from 'kysely';
import { entityNamed } from '../../../metadata/entities.ts';
import type { Tx } from '../../kit/database/database.ts';
import { standardTypes } from './catalogue.ts';

/** The types an installation begins with; one whose code is there already stays as it is. */
export async function addStandardTypes(tx: Tx): Promise<void> {
  for (const type of standardTypes) await add(tx, type);
}

/** Days of notice of every new type: the default that the schema has for them. */
const usualNotice = () =>
  entityNamed('tipo-certidao').fields.find(({ name }) => name === 'AvisoDias')?.default;

async function add(tx: Tx, { Parametros, ...type }: (typeof standardTypes)[number]): Promise<void> {
  const names = Object.keys(type).map((name) => sql.ref(name));
  const { rows } = await sql<{ id: number }>`
    insert into tipo_certidao (${sql.join(names)}, "Ativo", "AvisoDias", "Busca")
    select ${sql.join(Object.values(type))}, true, ${usualNotice()}, folio_texto(${`${type.Nome} ${type.Codigo} ${type.Orgao}`})
    where not exists (select 1 from tipo_certidao t where t."Codigo" = ${type.Codigo})
    returning "Identificador" as id`.execute(tx);
  const [added] = rows;
  if (!added || Parametros.length === 0) return;
  await tx
    .insertInto('tipo_certidao_parametros')
    .values(Parametros.map((line, Ordem) => ({ ...line, IdentificadorPai: added.id, Ordem })))
    .execute();
}
