import { sql } from 'kysely';
import { asProcess } from '../../engine/actors/asProcess.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import { changeRecord } from '../../engine/crud/write/updateRecord.ts';

/**
 * Says of the version before a certificate which one took its place: the newest that is issued and not in the trash;
 * without one it counts itself. To be done when a certificate is issued, goes or comes back.
 * @see certificates, section 5
 */
export async function followReplacement(
  work: Work,
  { IdentificadorAnterior: earlier }: FullRecord,
): Promise<void> {
  if (typeof earlier !== 'number') return;
  const model = work.models.named('certidao');
  const before = await findRecord(work, model, earlier, { lock: 'change', which: 'both' });
  const { rows } = await sql<{ id: number | null }>`select max("Identificador")::int as id from certidao
    where "IdentificadorAnterior" = ${earlier} and "Situacao" = 'emitida' and "ExcluidoEm" is null`.execute(
    work.tx,
  );
  const replacement = rows[0]?.id ?? null;
  if (before.IdentificadorSubstituta !== replacement)
    await changeRecord(asProcess(work), model, before, { IdentificadorSubstituta: replacement });
}
