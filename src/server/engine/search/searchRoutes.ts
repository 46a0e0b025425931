import type { FastifyRequest } from 'fastify';
import type { FoundRecord } from '../../../metadata/calls/views.ts';
import { searchCalls } from '../../../metadata/calls/views.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import { type Answer, answer } from '../calls/answer.ts';
import type { CrudParts } from '../crud/answers.ts';
import { searchIn } from '../crud/list/listQuery.ts';
import type { Work } from '../crud/work.ts';
import { look } from '../facts/transact.ts';
import { readRecords, searchEverywhere } from './searchEverywhere.ts';

/** Records of all entities at once: by a text, and those somebody had open before by their numbers. */
export function searchRoutes(parts: CrudParts): readonly Answer[] {
  const reading =
    <Request extends FastifyRequest, Told extends Found>(
      act: (work: Work, request: Request) => Promise<Told>,
    ) =>
    (request: Request) => {
      const { actor } = request;
      return look(parts, actor, async (work) => {
        const found = await act(work, request);
        noteReads(parts, request, found.Itens);
        return toEnvelope(found);
      });
    };

  return [
    answer(
      searchCalls.records,
      reading((work, { query }) => searchEverywhere(work, searchIn(query.Busca))),
    ),
    answer(
      searchCalls.recent,
      reading(async (work, { query }) => ({ Itens: await readRecords(work, byEntity(query.Registros)) })),
    ),
  ];
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

/** Numbers by the entity before them: `cliente-12`. */
function byEntity(names: readonly string[] = []): ReadonlyMap<string, readonly number[]> {
  const asked = names.map((name) => /^(.*)-(\d+)$/.exec(name));
  const groups = Map.groupBy(asked, (one) => one?.[1] ?? '');
  return new Map([...groups].map(([entity, some]) => [entity, some.map((one) => Number(one?.[2]))]));
}
