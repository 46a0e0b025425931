import { sql } from 'kysely';
import type { ViewDefinition } from '../../../../metadata/calls/views.ts';
import {
  type FilterNode,
  groupOf,
  isLeaf,
  joinOf,
  leavesOf,
  nodesIn,
  readFilterNode,
} from '../../../../metadata/wire/filterNode.ts';
import type { Tx } from '../../../kit/database/database.ts';

/** A place outside the entities' tables that keeps names of fields. */
interface Kept<K, V> {
  /** What there names a field of one of the entities. */
  find(
    tx: Tx,
    entities: readonly string[],
    name: string,
  ): Promise<readonly { readonly key: K; readonly value: V }[]>;
  renamed(value: V, from: string, to: string): V;
  write(tx: Tx, key: K, value: V): Promise<void>;
}

export interface ViewKey {
  readonly id: number;
  readonly name: string;
}

/** Saved views of lists (`visao`), those in the trash too. A newer version, so that nobody saves the old name over it. */
export const keptViews: Kept<ViewKey, ViewDefinition> = {
  async find(tx, entities, name) {
    if (!(await hasTable(tx, 'visao'))) return [];
    const { rows } = await sql<{ id: number; name: string; value: ViewDefinition }>`
      select "Identificador" as id, "Nome" as name, "Definicao" as value from "visao"
      where "Entidade" = any (${[...entities]}::text[]) and strpos("Definicao"::text, ${JSON.stringify(name)}) > 0
      order by "Identificador"`.execute(tx);
    return rows
      .filter(({ value }) => namesOfView(value).includes(name))
      .map(({ id, name: called, value }) => ({ key: { id: Number(id), name: called }, value }));
  },
  renamed: (view, from, to) => ({
    ...view,
    Filtro: view.Filtro && renamedNode(view.Filtro, from, to),
    Ordem: { ...view.Ordem, Campo: view.Ordem.Campo === from ? to : view.Ordem.Campo },
    Colunas: renamedList(view.Colunas, from, to),
    Larguras: renamedKeys(view.Larguras, from, to),
  }),
  async write(tx, { id }, value) {
    await sql`update "visao" set "Definicao" = ${JSON.stringify(value)}::text::jsonb, "Versao" = "Versao" + 1
      where "Identificador" = ${id}`.execute(tx);
  },
};

const namesOfView = ({ Filtro, Ordem, Colunas, Larguras }: ViewDefinition): readonly string[] => [
  ...(Filtro ? leavesOf(Filtro).map(({ Campo }) => Campo) : []),
  Ordem.Campo,
  ...Colunas,
  ...Object.keys(Larguras),
];

const renamedNode = (node: FilterNode, from: string, to: string): FilterNode =>
  isLeaf(node)
    ? { ...node, Campo: node.Campo === from ? to : node.Campo }
    : groupOf(
        joinOf(node),
        nodesIn(node).map((inner) => renamedNode(inner, from, to)),
      );

interface PreferenceKey {
  readonly user: number;
  readonly company: number;
  readonly key: string;
}

type Preference = { readonly columns?: unknown; readonly widths?: unknown; readonly [key: string]: unknown };

/** Columns and widths people keep of a list (`preferencia`, key `lista.<entity>`). */
export const keptPreferences: Kept<PreferenceKey, Preference> = {
  async find(tx, entities, name) {
    if (!(await hasTable(tx, 'preferencia'))) return [];
    const { rows } = await sql<PreferenceKey & { readonly value: Preference }>`
      select "IdentificadorUsuario" as "user", "IdentificadorEmpresa" as company, "Chave" as key, "Valor" as value
      from "preferencia" where "Chave" = any (${entities.map((entity) => `lista.${entity}`)}::text[])
        and jsonb_typeof("Valor") = 'object' order by 1, 2, 3`.execute(tx);
    return rows
      .filter(
        ({ value: { columns, widths } }) =>
          (Array.isArray(columns) && columns.includes(name)) || Object.hasOwn(asObject(widths), name),
      )
      .map(({ value, ...key }) => ({ key, value }));
  },
  renamed: (value, from, to) => ({
    ...value,
    ...(Array.isArray(value.columns) ? { columns: renamedList(value.columns, from, to) } : {}),
    ...(value.widths ? { widths: renamedKeys(asObject(value.widths), from, to) } : {}),
  }),
  async write(tx, { user, company, key }, value) {
    await sql`update "preferencia" set "Valor" = ${JSON.stringify(value)}::text::jsonb
      where "IdentificadorUsuario" = ${user} and "IdentificadorEmpresa" = ${company} and "Chave" = ${key}`.execute(
      tx,
    );
  },
};

/** Exports that wait for a worker (`exportacao`): the list's query as it came. */
export const keptExports: Kept<number, string> = {
  async find(tx, entities, name) {
    if (!(await hasTable(tx, 'exportacao'))) return [];
    const { rows } = await sql<{ key: number; value: string }>`
      select "Identificador" as key, "Pedido" as value from "exportacao"
      where "Entidade" = any (${[...entities]}::text[]) and "ProntaEm" is null and "Pedido" is not null
      order by 1`.execute(tx);
    return rows
      .map(({ key, value }) => ({ key: Number(key), value }))
      .filter(
        ({ value }) => keptExports.renamed(value, name, `${name}_`) !== new URLSearchParams(value).toString(),
      );
  },
  renamed(query, from, to) {
    const given = [...new URLSearchParams(query)];
    return new URLSearchParams(
      given.map(([key, value]): [string, string] => {
        if (key === 'SortFields') return [key, value === from ? to : value];
        if (key === 'Colunas') return [key, renamedList(value.split(','), from, to).join(',')];
        if (key === 'Filtro') return [key, renamedFilter(value, from, to)];
        return [key === from ? to : key, value];
      }),
    ).toString();
  },
  async write(tx, key, value) {
    await sql`update "exportacao" set "Pedido" = ${value} where "Identificador" = ${key}`.execute(tx);
  },
};

function renamedFilter(text: string, from: string, to: string): string {
  const node = readFilterNode(parsed(text));
  return node ? JSON.stringify(renamedNode(node, from, to)) : text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const renamedList = (names: readonly string[], from: string, to: string): string[] => [
  ...new Set(names.map((name) => (name === from ? to : name))),
];

const renamedKeys = <V>(values: Readonly<Record<string, V>>, from: string, to: string): Record<string, V> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name === from ? to : name, value]));

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** A database that was never migrated has none of these tables yet. */
export async function hasTable(tx: Tx, table: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass(${`public."${table}"`}) is not null as there`.execute(tx);
  return rows[0]?.there === true;
}
