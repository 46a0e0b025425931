import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { entityNamed } from '../../../metadata/entities.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import type { Database, Tx } from '../../kit/database/database.ts';
import type { Actor } from '../actors/actor.ts';
import { requireCode, requireCompany } from '../permissions/requireCode.ts';
import { type GroupMarked, listGroups, markGroup } from './noticeGroups.ts';
import {
  keepNoticePreferences,
  mailChoices,
  type NoticePreferences,
  noticeKinds,
  readNoticePreferences,
} from './noticePreferences.ts';

/** What the bell asks beside the calls of every entity: how many wait, in groups, and where each kind is to go. */
export function addNoticeRoutes(api: FastifyInstance, { database }: { readonly database: Database }): void {
  const entity = entityNamed('notificacao');
  const requireReader = (actor: Actor) => {
    requireCode(actor, entity.codes.list);
    requireCompany(actor, entity);
  };

  api.get(`/${entity.noun}/Contar`, async ({ actor }) => {
    requireReader(actor);
    return toEnvelope({ NaoLidas: await database.reading(actor, countUnread) });
  });

  api.get<{ Querystring: { Pagina?: string; NumeroRegistros?: string; Lida?: string } }>(
    `/${entity.noun}/ListarGrupos`,
    { schema: { querystring: groupsQuery } },
    async ({ actor, query }) => {
      requireReader(actor);
      const asked = {
        page: Number(query.Pagina ?? 1),
        perPage: Number(query.NumeroRegistros ?? 20),
        isRead: query.Lida === undefined ? null : query.Lida === 'true',
      };
      return toEnvelope(await database.reading(actor, (tx) => listGroups(tx, actor, asked)));
    },
  );

  api.post<{ Body: GroupMarked }>(
    `/${entity.noun}/MarcarGrupo`,
    { schema: { body: groupBody } },
    async ({ actor, body }) => {
      requireReader(actor);
      return toEnvelope({ Total: await database.transaction(actor, (tx) => markGroup(tx, body)) });
    },
  );

  api.get(`/${entity.noun}/Preferencias`, async ({ actor }) => {
    requireReader(actor);
    return toEnvelope(await database.reading(actor, (tx) => readNoticePreferences(tx, actor)));
  });

  api.put<{ Body: Pick<NoticePreferences, 'DeOutros' | 'Tipos'> }>(
    `/${entity.noun}/Preferencias`,
    { schema: { body: preferencesBody } },
    async ({ actor, body }) => {
      requireReader(actor);
      return toEnvelope(
        await database.transaction(actor, async (tx) => {
          await keepNoticePreferences(tx, actor, body);
          return readNoticePreferences(tx, actor);
        }),
      );
    },
  );
}

/** Row-level security leaves the person's own in this company. */
async function countUnread(tx: Tx): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from aviso where "LidoEm" is null and "NoSino"`.execute(tx);
  return rows[0]?.unread ?? 0;
}

const groupsQuery = {
  type: 'object',
  properties: {
    Pagina: { type: 'string', pattern: '^[1-9][0-9]{0,4}$' },
    NumeroRegistros: { type: 'string', pattern: '^([1-9][0-9]?|1[0-9]{2}|200)$' },
    Lida: { type: 'string', enum: ['true', 'false'] },
  },
  additionalProperties: false,
};

const kind = { type: 'string', enum: noticeKinds };

const groupBody = {
  type: 'object',
  properties: {
    Tipo: kind,
    Dia: { type: 'string', format: 'date' },
    IdentificadorDono: { type: ['integer', 'null'], minimum: 1, maximum: 999_999_999_999_999 },
    Lida: { type: 'boolean' },
  },
  required: ['Tipo', 'Dia', 'Lida'],
  additionalProperties: false,
};

const preferencesBody = {
  type: 'object',
  properties: {
    DeOutros: { type: 'boolean' },
    Tipos: {
      type: 'array',
      maxItems: noticeKinds.length,
      items: {
        type: 'object',
        properties: { Tipo: kind, Sino: { type: 'boolean' }, Correio: { type: 'string', enum: mailChoices } },
        required: ['Tipo', 'Sino', 'Correio'],
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
};
