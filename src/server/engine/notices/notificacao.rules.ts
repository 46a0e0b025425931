import { sql } from 'kysely';
import type { Row } from '../../kit/database/database.ts';
import type { Actor } from '../actors/actor.ts';
import { present } from '../crud/record.ts';
import type { ActionCall, EntityRules, ListActionCall } from '../crud/rules.ts';
import { noticeText } from './noticeText.ts';
import type { NoticeParams } from './notify.ts';

/** Notices are told in the reader's language, and all one does with them is to read them, or to leave them for later. */
export const rules: EntityRules = {
  show: told,
  actions: { ler: mark(true), 'marcar-nao-lido': mark(false) },
  listActions: { 'ler-todas': markAllRead },
};

function told(record: Row, { locale }: Actor): Row {
  const params = JSON.parse(String(record.Texto ?? '{}')) as NoticeParams;
  const owner = record.IdentificadorDono ? ownerIn(record) : null;
  return { ...record, Texto: noticeText(String(record.Tipo), params, locale, owner) };
}

const ownerIn = ({ Rotulos, IdentificadorDono }: Row): string =>
  String((Rotulos as Row | undefined)?.IdentificadorDono ?? IdentificadorDono);

function mark(isRead: boolean) {
  return async ({ work, model, record }: ActionCall): Promise<unknown> => {
    await sql`update aviso set "LidoEm" = case when ${isRead} then coalesce("LidoEm", now()) end
      where "Identificador" = ${record.Identificador}`.execute(work.tx);
    return present({ ...record, Lida: isRead }, model, work.actor);
  };
}

/** Row-level security leaves everybody else's alone. */
async function markAllRead({ work: { tx } }: ListActionCall): Promise<unknown> {
  const { numAffectedRows = 0n } = await sql`
    update aviso set "LidoEm" = now() where "LidoEm" is null and "NoSino"`.execute(tx);
  return { Total: Number(numAffectedRows) };
}
