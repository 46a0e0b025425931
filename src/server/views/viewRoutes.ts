import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/errors.ts';
import { toEnvelope } from '../../metadata/wire/envelope.ts';
import type { ViewShare } from '../../metadata/wire/views.ts';
import type { Actor } from '../actor.ts';
import { queryOf } from '../crud/answers.ts';
import { versionInAddress } from '../crud/checkBody.ts';
import { keyOf, once } from '../crud/idempotency.ts';
import { singleOf } from '../crud/listQuery.ts';
import type { Models } from '../crud/models.ts';
import type { Work } from '../crud/work.ts';
import type { Database } from '../database/database.ts';
import { definitionSchema, mostNameLetters } from './viewShape.ts';
import {
  changeView,
  createView,
  deleteView,
  listAudiences,
  listViews,
  type NewView,
  restoreView,
  shareView,
  type ViewChange,
} from './views.ts';

export interface ViewParts {
  readonly database: Database;
  readonly models: Models;
  readonly now: () => Date;
}

/** Saved views of lists: everybody keeps their own; who holds VISAO.COMPARTILHAR shares them. */
export function addViewRoutes(api: FastifyInstance, { database, models, now }: ViewParts): void {
  const read = (path: string, answer: (work: Work) => Promise<readonly unknown[]>) =>
    api.get(`/Visao/${path}`, async ({ actor }) => {
      requireOwner(actor);
      return toEnvelope({ Itens: await database.reading(actor, (tx) => answer({ tx, actor, models })) });
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
        requireOwner(actor);
        const keyed = { key: keyOf(request), method, url, body: request.body ?? null };
        const answer = await once(database, actor, keyed, async (tx) => ({
          status: 200,
          body: toEnvelope(await act({ tx, actor, models }, request)),
        }));
        return reply.code(answer.status).send(answer.body);
      },
    });
  change('POST', 'Incluir', newBody, (work, { body }) => createView(work, body as NewView, now()));
  change('PUT', 'Alterar/:id', changeBody, (work, request) =>
    changeView(work, idOf(request), request.body as ViewChange, now()),
  );
  change('POST', 'Partilhar/:id', shareBody, (work, request) =>
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

function requireOwner({ companyId, userId }: Actor): void {
  if (companyId === null || userId === null) throw new AppError('company-missing');
}

function idOf({ params }: FastifyRequest): number {
  const { id = '' } = params as { readonly id?: string };
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new AppError('view-not-found');
  return Number(id);
}

const version = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const name = { type: 'string', minLength: 1, maxLength: mostNameLetters };

const newBody = {
  type: 'object',
  properties: {
    Entidade: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,63}$' },
    Nome: name,
    Definicao: definitionSchema,
  },
  required: ['Entidade', 'Nome', 'Definicao'],
  additionalProperties: false,
};

const changeBody = {
  type: 'object',
  properties: { Versao: version, Nome: name, Definicao: definitionSchema },
  required: ['Versao'],
  additionalProperties: false,
};

const shareBody = {
  type: 'object',
  properties: {
    Versao: version,
    Partilhas: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        properties: {
          IdentificadorPerfil: { type: ['integer', 'null'], minimum: 1, maximum: 999_999_999_999_999 },
          Abre: { type: 'boolean' },
        },
        required: ['IdentificadorPerfil', 'Abre'],
        additionalProperties: false,
      },
    },
  },
  required: ['Versao', 'Partilhas'],
  additionalProperties: false,
};
