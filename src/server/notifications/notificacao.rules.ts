import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import { present } from '../crud/record.ts';
import type { ActionCall, EntityRules, ListActionCall } from '../crud/rules.ts';
import type { Row } from '../database/database.ts';
import { noticeText } from './noticeText.ts';
import type { NoticeParams } from './notify.ts';

/** Notices are told in the reader's language, and all one does with them is to read them. */
export const rules: EntityRules = {
  show: told,
  actions: { ler: markRead },
  listActions: { 'ler-todas': markAllRead },
};

function told(record: Row, { locale }: Actor): Row {
  const params = JSON.parse(String(record.Texto ?? '{}')) as NoticeParams;
  return { ...record, Texto: noticeText(String(record.Tipo), params, locale) };
}

async function markRead({ work, model, record }: ActionCall): Promise<unknown> {
  await sql`update aviso set "LidoEm" = now()
    where "Identificador" = ${record.Identificador} and "LidoEm" is null`.execute(work.tx);
  return present({ ...record, Lida: true }, model, work.actor);
}

/** Row-level security leaves everybody else's alone. */
async function markAllRead({ work: { tx } }: ListActionCall): Promise<unknown> {
  const { numAffectedRows = 0n } = await sql`
    update aviso set "LidoEm" = now() where "LidoEm" is null`.execute(tx);
  return { Total: Number(numAffectedRows) };
}
