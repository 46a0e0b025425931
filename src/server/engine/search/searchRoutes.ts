import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import { type FoundRecord, mostRecent } from '../../../metadata/wire/search.ts';
import { type CrudParts, queryOf } from '../crud/answers.ts';
import { readSearch } from '../crud/list/listQuery.ts';
import type { Work } from '../crud/work.ts';
import { look } from '../facts/transact.ts';
import { requireOwnPlace } from '../permissions/requireCode.ts';
import { readRecords, searchEverywhere } from './searchEverywhere.ts';

/** Records of all entities at once: by a text, and those somebody had open before by their numbers. */
export function addSearchRoutes(api: FastifyInstance, parts: CrudParts): void {
  const work = (request: FastifyRequest, act: (work: Work, query: URLSearchParams) => Promise<Found>) => {
    const { actor } = request;
    requireOwnPlace(actor);
    return look(parts, actor, async (inside) => {
      const found = await act(inside, queryOf(request));
      noteReads(parts, request, found.Itens);
      return toEnvelope(found);
    });
  };

  api.get('/Busca/Registros', (request) =>
    work(request, (inside, query) => {
      refuseOthers(query, 'Busca');
      return searchEverywhere(inside, readSearch(query));
    }),
  );

  api.get('/Busca/Recentes', (request) =>
    work(request, async (inside, query) => {
      refuseOthers(query, 'Registros');
      return { Itens: await readRecords(inside, readAsked(query)) };
    }),
  );
}

interface Found {
  readonly Itens: readonly FoundRecord[];
}

/** One row a call and entity in the access log, where personal data was told. */
function noteReads(
  { onRead, models }: CrudParts,
  request: FastifyRequest,
  found: readonly FoundRecord[],
): void {
  const { actor, url } = request;
  const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  for (const [entity, told] of Map.groupBy(found, ({ Entidade }) => Entidade))
    if (models.named(entity).entity.fields.some(({ personal }) => personal))
      onRead?.({ actor, entity, call: 'Listar', id: null, count: told.length, query });
}

/** `Registros=cliente-12`, as often as there are records. @throws AppError 'query-invalid' */
function readAsked(query: URLSearchParams): ReadonlyMap<string, readonly number[]> {
  const names = query.getAll('Registros');
  const asked = names.map((name) => /^([a-z][a-z0-9-]{0,63})-([1-9]\d{0,14})$/.exec(name));
  if (names.length > mostRecent || asked.some((one) => one === null))
    throw new AppError('query-invalid', { name: 'Registros' }, { field: 'Registros' });
  const byEntity = Map.groupBy(asked, (one) => one?.[1] ?? '');
  return new Map([...byEntity].map(([entity, some]) => [entity, some.map((one) => Number(one?.[2]))]));
}

function refuseOthers(query: URLSearchParams, known: string): void {
  const other = [...query.keys()].find((name) => name !== known);
  if (other !== undefined) throw new AppError('query-unknown', { name: other }, { field: other });
}
