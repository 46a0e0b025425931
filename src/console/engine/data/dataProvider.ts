import type { DataProvider, GetListParams, Identifier } from 'ra-core';
import type { Entity } from '../../../metadata/entity.ts';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { type ListAnswer, maxPerPage, toPagingQuery } from '../../../metadata/wire/paging.ts';
import { outOfContract } from '../client/answers.ts';
import type { Client } from '../client/client.ts';
import { texts } from '../i18n/texts.ts';
import { type FilterContext, type ListFilter, toFilterQuery } from './filters.ts';
import { toLocalText } from './instants.ts';
import { loadEntity } from './loadEntity.ts';
import { fromWire, toChange, toCreation } from './records.ts';
import { systemFields } from './systemFields.ts';

type Item = Readonly<Record<string, unknown>>;

/** A form that saves again what was never answered sends the key of the first time. */
interface WriteMeta {
  readonly headers?: Readonly<Record<string, string>>;
}

/** react-admin's calls on the wire of design, section 5. Writes are pessimistic; undo is the server's. */
export function createDataProvider(client: Client, timeZone: () => string): DataProvider {
  const getList = async (resource: string, params: GetListParams) => {
    const entity = await loadEntity(resource);
    const path = `${entity.noun}/Listar`;
    const answer = await client.call<ListAnswer<Item> | null>(path, {
      query: toListQuery(entity, params, filterContext(entity, timeZone())),
      ...(params.signal ? { signal: params.signal } : {}),
    });
    if (!Array.isArray(answer?.Itens)) throw outOfContract(path, texts().t);
    const { Itens, Total, TotalExato } = answer;
    return { data: Itens.map((item) => fromWire(entity, item)), total: Total, meta: { exact: TotalExato } };
  };
  const getOne = async (resource: string, id: Identifier, signal?: AbortSignal) => {
    const entity = await loadEntity(resource);
    const path = `${entity.noun}/Retornar/${id}`;
    const answer = await client.call<Item | null>(path, signal ? { signal } : {});
    return fromWire(entity, recordIn(answer, path));
  };
  const remove = async (resource: string, id: Identifier, version: unknown) => {
    const { noun } = outlineNamed(resource);
    await client.call(`${noun}/Excluir/${id}?Versao=${version}`, { method: 'DELETE' });
  };

  const calls = {
    // Whoever leaves a page waits no longer for what it asked: its answer, a failure too, is nobody's.
    supportAbortSignal: true,
    getList,
    getOne: async (resource: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) => ({
      data: await getOne(resource, id, signal),
    }),
    getMany: async (
      resource: string,
      { ids, signal }: { ids: readonly Identifier[]; signal?: AbortSignal },
    ) => ({ data: await Promise.all(ids.map((id) => getOne(resource, id, signal))) }),
    getManyReference: (
      resource: string,
      { target, id, filter, ...rest }: GetListParams & { target: string; id: Identifier },
    ) => getList(resource, { ...rest, filter: { ...filter, [target]: { operator: 'igual', value: id } } }),
    create: async (resource: string, { data, meta }: { data: Item; meta?: WriteMeta }) => {
      const entity = await loadEntity(resource);
      const body = toCreation(entity, data, timeZone());
      const path = `${entity.noun}/Incluir`;
      const answer = await client.call<Item | null>(path, {
        method: 'POST',
        body,
        headers: meta?.headers ?? {},
      });
      return { data: fromWire(entity, recordIn(answer, path)) };
    },
    update: async (
      resource: string,
      { id, data, previousData, meta }: { id: Identifier; data: Item; previousData: Item; meta?: WriteMeta },
    ) => {
      const entity = await loadEntity(resource);
      const body = toChange(entity, data, previousData, timeZone());
      const path = `${entity.noun}/Alterar/${id}`;
      const answer = await client.call<Item | null>(path, {
        method: 'PUT',
        body,
        headers: meta?.headers ?? {},
      });
      return { data: fromWire(entity, recordIn(answer, path)) };
    },
    updateMany: () => Promise.reject(new Error('records are changed one by one')),
    delete: async (resource: string, { id, previousData }: { id: Identifier; previousData?: Item }) => {
      await remove(resource, id, previousData?.Versao);
      return { data: { ...previousData, id } };
    },
    deleteMany: () =>
      Promise.reject(new Error('several are deleted by one call of their own: entityCalls.ts')),
  };
  // react-admin types each call for any record type at once; ours has one.
  return calls as unknown as DataProvider;
}

/** @throws ApiError for an answer without a record */
function recordIn(answer: Item | null, path: string): Item {
  if (typeof answer?.Identificador === 'number') return answer;
  throw outOfContract(path, texts().t);
}

/** What a filter on an entity needs to be asked: its fields, and which day it is in the company. */
export const filterContext = (entity: Entity, timeZone: string): FilterContext => ({
  fields: [...systemFields, ...entity.fields],
  today: toLocalText(new Date(), timeZone).slice(0, 10),
});

/** Query of a list: page, order (ties are the server's), filter. */
export function toListQuery(
  entity: Entity,
  { pagination, sort, filter, meta }: GetListParams,
  context: FilterContext,
): URLSearchParams {
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
  const { field, order } = sort ?? { field: entity.sort.field, order: entity.sort.order };
  const query = toPagingQuery({
    page,
    perPage: Math.min(perPage, maxPerPage),
    // `id` is react-admin's own name for the key.
    sort: [
      { field: field === 'id' ? 'Identificador' : field, order: /^desc$/i.test(order) ? 'desc' : 'asc' },
    ],
  });
  for (const [name, value] of toFilterQuery((filter ?? {}) as ListFilter, context)) query.append(name, value);
  if (meta?.countAll) query.append('ContarTudo', 'true');
  if (meta?.deleted) query.append('Excluidos', 'true');
  return query;
}
