import { sql } from 'kysely';
import type { Passage } from '../crud/rules.ts';
import type { Work } from '../crud/work.ts';
import { holdersOf } from '../notifications/holdersOf.ts';
import { type NoticeKind, notify } from '../notifications/notify.ts';

/** Whom a passage concerns: the author what became of the text, the officer what waits for a decision. */
export async function tellOfPassage({ work, record, transition }: Passage): Promise<void> {
  const kind = kinds[transition.event];
  if (!kind) return;
  const people =
    transition.event === 'submeter'
      ? await decidersOf(work, Number(record.IdentificadorOperacao))
      : [Number(record.IdentificadorAutor)];
  await notify(work, people, {
    kind,
    entity: 'parecer',
    recordId: record.Identificador,
    params: { detalhe: String(record.Titulo), quem: work.actor.name },
  });
}

const kinds: Readonly<Record<string, NoticeKind>> = {
  submeter: 'parecer-submetido',
  devolver: 'parecer-devolvido',
  aprovar: 'parecer-aprovado',
  revogar: 'parecer-revogado',
};

/** The operation's officer; where it has none, everybody who may approve. */
async function decidersOf(work: Work, operationId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select f."IdentificadorUsuario" as id from operacao o
    join officer f on f."Identificador" = o."IdentificadorOfficer" and f."IdentificadorUsuario" is not null
    where o."Identificador" = ${operationId}`.execute(work.tx);
  return rows.length > 0 ? rows.map(({ id }) => Number(id)) : holdersOf(work, 'PARECER.APROVAR');
}
