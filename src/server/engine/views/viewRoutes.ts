import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import {
  definitionSchema,
  newViewSchema,
  shareSchema,
  viewChangeSchema,
  viewSharesSchema,
} from '../../../metadata/wire/viewSchemas.ts';
import type { ViewShare } from '../../../metadata/wire/views.ts';
import { queryOf } from '../crud/answers.ts';
import { singleOf } from '../crud/list/listQuery.ts';
import type { Work } from '../crud/work.ts';
import { versionInAddress } from '../crud/write/checkBody.ts';
import { keyOf, once } from '../crud/write/idempotency.ts';
import { look, type Place } from '../facts/transact.ts';
import { requireOwnPlace } from '../permissions/requireCode.ts';
import { listAudiences } from './viewAudiences.ts';
import {
  changeView,
  createView,
  deleteView,
  listViews,
  type NewView,
  restoreView,
  shareView,
  type ViewChange,
} from './views.ts';

export interface ViewParts extends Place {
  readonly now: () => Date;
}

/** Saved views of lists: everybody keeps their own; who holds VISAO.COMPARTILHAR shares them. */
export function addViewRoutes(api: FastifyInstance, { now, ...place }: ViewParts): void {
  const read = (path: string, answer: (work: Work) => Promise<readonly unknown[]>) =>
    api.get(`/Visao/${path}`, async ({ actor }) => {
      requireOwnPlace(actor);
      return toEnvelope({ Itens: await look(place, actor, answer) });
    });
  read('Listar', listViews);
  read('Perfis', listAudiences);

  const change = (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: object | null,
    act: (work: Work, request: FastifyRequest) => Promise<unknown>,
  ) =>
    api.route({
      method,
      url: `/Visao/${path}`,
      ...(body ? { schema: { body } } : {}),
      handler: async (request, reply) => {
        const { actor, url } = request;
        requireOwnPlace(actor);
        const keyed = { key: keyOf(request), method, url, body: request.body ?? null };
        const answer = await once(place, actor, keyed, async (work) => ({
          status: 200,
          body: toEnvelope(await act(work, request)),
        }));
        return reply.code(answer.status).send(answer.body);
      },
    });
  change('POST', 'Incluir', newViewSchema(definition), (work, { body }) =>
    createView(work, body as NewView, now()),
  );
  change('PUT', 'Alterar/:id', viewChangeSchema(definition), (work, request) =>
    changeView(work, idOf(request), request.body as ViewChange, now()),
  );
  change('POST', 'Partilhar/:id', viewSharesSchema(shareSchema), (work, request) =>
    shareView(
      work,
      idOf(request),
      request.body as { readonly Versao: number; readonly Partilhas: readonly ViewShare[] },
      now(),
    ),
  );
  change('DELETE', 'Excluir/:id', null, async (work, request) => {
    await deleteView(work, idOf(request), versionInAddress(singleOf(queryOf(request), 'Versao')), now());
    return null;
  });
  change('POST', 'Restaurar/:id', null, (work, request) => restoreView(work, idOf(request), now()));
}

function idOf({ params }: FastifyRequest): number {
  const { id = '' } = params as { readonly id?: string };
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new AppError('view-not-found');
  return Number(id);
}

/** Conditions are read one by one, by the grammar of every filter. */
const definition = definitionSchema({ type: ['object', 'null'] });
