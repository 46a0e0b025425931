import { sql } from 'kysely';
import { asProcess } from '../../engine/actors/asProcess.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import { changeRecord } from '../../engine/crud/write/updateRecord.ts';

/**
 * Says of the version before a certificate, and of others that were asked for from it, which one took their place: the
 * newest that is issued and not in the trash; without one they count themselves. To be done when a certificate is issued,
 * goes or comes back. @see certificates, section 5
 */
export async function followReplacement(
  work: Work,
  { IdentificadorAnterior: earlier }: FullRecord,
): Promise<void> {
  if (typeof earlier !== 'number') return;
  const model = work.models.named('certidao');
  // Of two that are issued at once the second sees the first.
  await findRecord(work, model, earlier, { lock: 'change', which: 'both' });
  const counts = (alias: string) =>
    sql.raw(`${alias}."Situacao" = 'emitida' and ${alias}."ExcluidoEm" is null`);
  const { rows } = await sql<{ id: number; replacement: number | null }>`select c."Identificador"::int as id,
      coalesce(
        (select max(n."Identificador") from certidao n
          where n."IdentificadorAnterior" = c."Identificador" and ${counts('n')}),
        (select max(n."Identificador") from certidao n
          where n."IdentificadorAnterior" = c."IdentificadorAnterior" and c."Identificador" <> ${earlier}
            and n."Identificador" > c."Identificador" and ${counts('n')}))::int as replacement
    from certidao c
    where c."Identificador" = ${earlier} or (c."IdentificadorAnterior" = ${earlier} and ${counts('c')})
    order by 1`.execute(work.tx);
  for (const { id, replacement } of rows) {
    const record = await findRecord(work, model, id, { lock: 'change', which: 'both' });
    if (record.IdentificadorSubstituta !== replacement)
      await changeRecord(asProcess(work), model, record, { IdentificadorSubstituta: replacement });
  }
}
