import { sql } from 'kysely';
import type { Field } from '../../../../field-types/types.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { permissionsOf } from '../../../../metadata/permissionsOf.ts';
import type { Tx } from '../../../kit/database/database.ts';
import { type ColumnPlace, countValues, functionsNaming, viewsReading } from '../schema/columnUse.ts';
import { hasTable, keptExports, keptPreferences, keptViews } from './keptNames.ts';

/** Who names a field, so that nobody changes it without knowing. */
export interface FieldUses {
  /** Saved views of its list: number and name. */
  readonly views: readonly { readonly id: number; readonly name: string }[];
  /** How many people keep its column or a width for it. */
  readonly preferences: number;
  /** Exports that wait. */
  readonly exports: readonly number[];
  /** Views of the database that read its column, and functions whose text names it. */
  readonly databaseViews: readonly string[];
  readonly functions: readonly string[];
  /** Records that hold a value. */
  readonly values: number;
}

/** @param place where it lies in the database now, @param field its name there */
export async function usesOf(
  tx: Tx,
  entities: readonly string[],
  place: ColumnPlace,
  field: string,
): Promise<FieldUses> {
  return {
    views: (await keptViews.find(tx, entities, field)).map(({ key }) => key),
    preferences: (await keptPreferences.find(tx, entities, field)).length,
    exports: (await keptExports.find(tx, entities, field)).map(({ key }) => key),
    databaseViews: await viewsReading(tx, place),
    functions: await functionsNaming(tx, place),
    values: await countValues(tx, place),
  };
}

/** Entities whose records lie in a table: their own, and those seen once more with other rights. */
export const entitiesOf = (table: string, entities: readonly Entity[]): readonly string[] =>
  entities.filter((entity) => entity.table === table).map(({ name }) => name);

/** Codes a field asks for, and which profiles have them. */
export interface CodeUse {
  readonly code: string;
  readonly profiles: readonly { readonly id: number; readonly name: string }[];
}

export async function rightsOf(tx: Tx, { seeCode, changeCode }: Field): Promise<readonly CodeUse[]> {
  const uses: CodeUse[] = [];
  for (const code of new Set([seeCode, changeCode].filter((one) => one !== null)))
    uses.push({ code, profiles: (await profilesByCode(tx)).get(code) ?? [] });
  return uses;
}

/** Codes that profiles hold and nothing asks for any more. */
export async function codesLeft(tx: Tx, entities: readonly Entity[]): Promise<readonly CodeUse[]> {
  const known = new Set(permissionsOf(entities).map(({ code }) => code));
  const held = await profilesByCode(tx);
  return [...held]
    .filter(([code]) => !known.has(code) && code.includes('.'))
    .map(([code, profiles]) => ({ code, profiles }));
}

async function profilesByCode(tx: Tx): Promise<ReadonlyMap<string, CodeUse['profiles']>> {
  if (!(await hasTable(tx, 'perfil_codigos'))) return new Map();
  const { rows } = await sql<{ code: string; id: number; name: string }>`
    select distinct c."Codigo" as code, p."Identificador" as id, p."Nome" as name
    from (select "IdentificadorPai", "Codigo" from "perfil_codigos"
      union select "IdentificadorPai", "Codigo" from "perfil_codigos_conceder") c
    join "perfil" p on p."Identificador" = c."IdentificadorPai" and p."ExcluidoEm" is null order by 1, 2`.execute(
    tx,
  );
  return new Map(
    [...Map.groupBy(rows, ({ code }) => code)].map(([code, of]) => [
      code,
      of.map(({ id, name }) => ({ id: Number(id), name })),
    ]),
  );
}
