import { sql } from 'kysely';
import { noticeCalls } from '../../../metadata/calls/notices.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import type { Database, Tx } from '../../kit/database/database.ts';
import { type Answer, answer } from '../calls/answer.ts';
import { listGroups, markGroup } from './noticeGroups.ts';
import { keepNoticePreferences, readNoticePreferences } from './noticePreferences.ts';

/** What the bell asks beside the calls of every entity: how many wait, in groups, and where each kind is to go. */
export const noticeRoutes = ({ database }: { readonly database: Database }): readonly Answer[] => [
  answer(noticeCalls.count, async ({ actor }) =>
    toEnvelope({ NaoLidas: await database.reading(actor, countUnread) }),
  ),

  answer(noticeCalls.groups, async ({ actor, query }) => {
    const asked = {
      page: query.Pagina ?? 1,
      perPage: query.NumeroRegistros ?? 20,
      isRead: query.Lida ?? null,
    };
    return toEnvelope(await database.reading(actor, (tx) => listGroups(tx, actor, asked)));
  }),

  answer(noticeCalls.markGroup, async ({ actor, body }) =>
    toEnvelope({ Total: await database.transaction(actor, (tx) => markGroup(tx, body)) }),
  ),

  answer(noticeCalls.preferences, async ({ actor }) =>
    toEnvelope(await database.reading(actor, (tx) => readNoticePreferences(tx, actor))),
  ),

  answer(noticeCalls.keepPreferences, async ({ actor, body }) =>
    toEnvelope(
      await database.transaction(actor, async (tx) => {
        await keepNoticePreferences(tx, actor, body);
        return readNoticePreferences(tx, actor);
      }),
    ),
  ),
];

/** Row-level security leaves the person's own in this company. */
async function countUnread(tx: Tx): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from aviso where "LidoEm" is null and "NoSino"`.execute(tx);
  return rows[0]?.unread ?? 0;
}
