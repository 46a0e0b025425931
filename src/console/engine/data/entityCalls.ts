import type { GetListParams } from 'ra-core';
import type { Entity, EntityOutline } from '../../../metadata/entity.ts';
import { companyTimeZone } from '../auth/timeZone.ts';
import type { Client } from '../client/client.ts';
import { filterContext, toListQuery } from './dataProvider.ts';
import { type ListFilter, toFilterBody } from './filters.ts';

/** Calls of an entity that react-admin has no name for. */

interface ChoiceItem {
  readonly Identificador: number;
  readonly Rotulo: string;
  /** Absent where the API knows nothing of it. */
  readonly Ativo?: boolean;
}

interface Items<T> {
  readonly Itens: readonly T[];
}

/** One version of a record, newest first in a history. */
export interface HistoryItem {
  readonly Versao: number;
  readonly Operacao: string;
  readonly DataHora: string;
  readonly Usuario: string;
  readonly Origem: string;
  readonly Motivo: string | null;
  /** Which version came back; null for any other change. */
  readonly VersaoRestaurada: number | null;
  /** Number of the merging it was a part of; absent where the API knows nothing of that. */
  readonly Mesclagem?: number | null;
  /** Number of the call on many records it was a part of, the version it undid, and the one that undid it; absent likewise. */
  readonly Lote?: number | null;
  readonly Desfaz?: number | null;
  readonly DesfeitaPor?: number | null;
  readonly Campos: readonly { readonly Campo: string; readonly De: unknown; readonly Para: unknown }[];
  /** The record as it was from then on; null when it was deleted. */
  readonly Registro: Readonly<Record<string, unknown>> | null;
}

/** Records that a reference may point at, by name; wide: also those out of use. */
export async function readChoices(
  client: Client,
  entity: EntityOutline,
  search: string,
  { signal, isWide = false }: { readonly signal: AbortSignal; readonly isWide?: boolean },
) {
  const query = new URLSearchParams({ Busca: search, ...(isWide ? { Inativos: 'true' } : {}) });
  const answer = await client.call<Items<ChoiceItem>>(`${entity.noun}/Escolhas`, {
    query,
    signal,
    background: true,
  });
  return answer.Itens.map(toChoice);
}

/** Names of records by key, of the deleted and inactive too. */
export async function readLabels(client: Client, entity: EntityOutline, ids: readonly number[]) {
  const query = new URLSearchParams({ Identificadores: ids.join(',') });
  const answer = await client.call<Items<ChoiceItem>>(`${entity.noun}/Escolhas`, { query, background: true });
  return answer.Itens.map(toChoice);
}

const toChoice = ({ Identificador, Rotulo, Ativo }: ChoiceItem) => ({
  id: Identificador,
  label: Rotulo,
  ...(Ativo === false ? { inactive: true } : {}),
});

export const restoreRecord = (client: Client, entity: EntityOutline, id: number) =>
  client.call(`${entity.noun}/Restaurar/${id}`, { method: 'POST', body: {} });

export const readHistory = async (client: Client, entity: EntityOutline, id: number) =>
  (await client.call<Items<HistoryItem>>(`${entity.noun}/Historico/${id}`)).Itens;

export const restoreVersion = (
  client: Client,
  entity: EntityOutline,
  id: number,
  versions: { old: number; now: number },
) =>
  client.call(`${entity.noun}/RestaurarVersao/${id}`, {
    method: 'POST',
    body: { VersaoHistorica: versions.old, Versao: versions.now },
  });

/** A transition, as hand-written screens ask for it; `actionCalls.ts` has those of generated ones. */
export const execute = (
  client: Client,
  entity: EntityOutline,
  id: number,
  { name, ...body }: { name: string; Versao: number; Motivo?: string },
) =>
  client.call<Readonly<Record<string, unknown>> | null>(`${entity.noun}/Executar/${name}/${id}`, {
    method: 'POST',
    body,
  });

/** What became of several records, in the server's words: those deleted, and why the others were not. */
export interface ManyDeleted {
  readonly Excluidos: readonly number[];
  /** Number by which all of it is undone; absent where the API knows nothing of that. */
  readonly Lote?: number | null;
  readonly Recusados: readonly { readonly Identificador: number; readonly Texto: string }[];
}

/** The records named, or everything that a filter finds. */
export type ChosenRecords = { readonly ids: readonly number[] } | { readonly filter: ListFilter };

export const deleteMany = (client: Client, entity: Entity, chosen: ChosenRecords) =>
  client.call<ManyDeleted>(`${entity.noun}/ExcluirVarios`, {
    method: 'POST',
    body: chosenBody(entity, chosen),
  });

/** How several records are named to a call: each of them, or what finds them; without any filter all are said. */
export function chosenBody(entity: Entity, chosen: ChosenRecords) {
  if ('ids' in chosen) return { Identificadores: chosen.ids };
  const body = toFilterBody(chosen.filter, filterContext(entity, companyTimeZone()));
  return Object.keys(body).length > 0 ? body : { Filtro: { E: [] } };
}

/** Brings several deleted records back, each that can. */
export const restoreMany = (client: Client, entity: EntityOutline, ids: readonly number[]) =>
  client.call<ManyRestored>(`${entity.noun}/RestaurarVarios`, {
    method: 'POST',
    body: { Identificadores: ids },
  });

/** What became of records that were to come back. */
export interface ManyRestored {
  readonly Restaurados: readonly number[];
  readonly Recusados: ManyDeleted['Recusados'];
}

/** Files a list may be taken away as; the first is what most people want. */
export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

interface Exported {
  /** None = all there are. */
  readonly columns: readonly string[];
  /** Only these records. */
  readonly ids?: readonly number[];
  readonly format: ExportFormat;
}

/**
 * A list as a table file: its filter, its order, the columns named (none = all there are), only some records.
 * @returns whether it is kept already; a long one is made later and told of
 */
export async function exportList(
  client: Client,
  entity: Entity,
  { sort, filter }: Pick<GetListParams, 'sort' | 'filter'>,
  { columns, ids, format }: Exported,
): Promise<boolean> {
  const query = toListQuery(entity, { sort, filter }, filterContext(entity, companyTimeZone()));
  for (const id of ids ?? []) query.append('Identificador', String(id));
  // The whole list, not a page of it.
  query.delete('Pagina');
  query.delete('NumeroRegistros');
  query.append('Formato', format);
  if (columns.length > 0) query.append('Colunas', columns.join(','));
  const answer = await client.bytes(`${entity.noun}/Exportar`, { query });
  if (answer.status === 202) return false;
  keepFile(await answer.blob(), nameIn(answer) ?? `${entity.name}.${format}`);
  return true;
}

/**
 * A file from the API, handed to the browser to keep.
 * @param name what it is called when the answer does not say
 */
export async function saveFile(
  client: Client,
  path: string,
  name: string,
  query = new URLSearchParams(),
): Promise<void> {
  const answer = await client.bytes(path, { query });
  keepFile(await answer.blob(), nameIn(answer) ?? name);
}

/** Hands bytes to the browser to keep under a name. */
export function keepFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The name an answer gives its file. */
export function nameIn(answer: Response): string | null {
  const header = answer.headers.get('Content-Disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)/i.exec(header)?.[1] ?? null);
}
