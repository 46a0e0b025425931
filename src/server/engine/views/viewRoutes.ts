import type { FastifyRequest } from 'fastify';
import { viewCalls } from '../../../metadata/calls/views.ts';
import { type Envelope, toEnvelope } from '../../../metadata/wire/envelope.ts';
import { type Answer, answer } from '../calls/answer.ts';
import type { Work } from '../crud/work.ts';
import { versionOf } from '../crud/write/checkBody.ts';
import { keyOf, once } from '../crud/write/idempotency.ts';
import { look, type Place } from '../facts/transact.ts';
import { listAudiences } from './viewAudiences.ts';
import { changeView, createView, deleteView, listViews, restoreView, shareView } from './views.ts';

export interface ViewParts extends Place {
  readonly now: () => Date;
}

/** Saved views of lists: everybody keeps their own; who holds VISAO.COMPARTILHAR shares them. */
export function viewRoutes({ now, ...place }: ViewParts): readonly Answer[] {
  const read =
    <Item>(list: (work: Work) => Promise<readonly Item[]>) =>
    async ({ actor }: FastifyRequest) =>
      toEnvelope({ Itens: await look(place, actor, list) });

  const change =
    <Request extends FastifyRequest, Item>(act: (work: Work, request: Request) => Promise<Item>) =>
    async (request: Request): Promise<Envelope<Item>> => {
      const { actor, method, url } = request;
      const keyed = { key: keyOf(request), method, url, body: request.body ?? null };
      const answered = await once(place, actor, keyed, async (work) => ({
        status: 200,
        body: toEnvelope(await act(work, request)),
      }));
      return answered.body as Envelope<Item>;
    };

  return [
    answer(viewCalls.list, read(listViews)),
    answer(viewCalls.audiences, read(listAudiences)),
    answer(
      viewCalls.create,
      change((work, { body }) => createView(work, body, now())),
    ),
    answer(
      viewCalls.change,
      change((work, { params, body }) => changeView(work, params.id, body, now())),
    ),
    answer(
      viewCalls.share,
      change((work, { params, body }) => shareView(work, params.id, body, now())),
    ),
    answer(
      viewCalls.delete,
      change(async (work, { params, query }) => {
        await deleteView(work, params.id, versionOf(query.Versao), now());
        return null;
      }),
    ),
    answer(
      viewCalls.restore,
      change((work, { params }) => restoreView(work, params.id, now())),
    ),
  ];
}
