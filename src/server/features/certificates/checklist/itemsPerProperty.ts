import { sql } from 'kysely';
import { goneStates } from '../../../../domain/matricula/stateGroups.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import { refuseWhenUsed } from '../../../engine/crud/recordUses.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { createChecked } from '../../../engine/crud/write/createRecord.ts';
import { putAway } from '../../../engine/crud/write/deleteRecord.ts';
import { changeRecord } from '../../../engine/crud/write/updateRecord.ts';
import { isGone, isOfSomebody, matchItemsAnew, recordOfCertificate } from './matchItems.ts';

/** What a certificate of one property alone is searched by; a CCIR or CAR may be of several records at once. */
const ofOneRecord = ['matricula', 'inscricao_municipal', 'unidade'];

/** Brings the checklist of an operation up to the properties it has. */
export async function itemsOfProperties(work: Work, operationId: number): Promise<void> {
  // A certificate may have gone over to the record that came in place of the one that is gone.
  await matchItemsAnew(work, operationId);
  await dropItemsOfGone(work, operationId);
  await itemsPerProperty(work, operationId);
}

/**
 * An operation of several registry records asks for the certificates of each: those of one farm say nothing of the other.
 * An item that named no record becomes that of its certificate's, else of the first one. @returns how many are new
 */
export async function itemsPerProperty(work: Work, operationId: number): Promise<number> {
  const { tx, models } = work;
  // Two files sent at once count each other; whoever moves the operation waits for the same row.
  await sql`select 1 from operacao where "Identificador" = ${operationId} for no key update`.execute(tx);
  const records = await recordsOf(work, operationId);
  if (records.length < 2) return 0;
  const model = models.named('item-checklist');
  let added = 0;
  for (const items of Map.groupBy(await itemsOf(work, operationId), ({ type }) => type).values()) {
    const open = new Set(records.filter((id) => items.every(({ record }) => record !== id)));
    for (const { id, met } of items.filter(({ record }) => record === null)) {
      const record = met !== null && open.has(met) ? met : [...open][0];
      if (record === undefined) continue;
      open.delete(record);
      const held = await findRecord(work, model, id, { lock: 'change' });
      await changeRecord(work, model, held, { IdentificadorRegistroMatricula: record });
    }
    for (const record of open) {
      added += 1;
      await createChecked(work, model, {
        IdentificadorOperacao: operationId,
        IdentificadorTipoCertidao: items[0]?.type,
        IdentificadorRegistroMatricula: record,
        Obrigatoria: items.some(({ isRequired }) => isRequired),
        Ordem: items[0]?.place,
      });
    }
  }
  return added;
}

/** A record that goes takes along what no certificate was obtained for yet. */
async function dropItemsOfGone(work: Work, operationId: number): Promise<void> {
  const model = work.models.named('item-checklist');
  const { rows } = await sql<{ id: number }>`select i."Identificador"::int as id from item_checklist i
    join registro_matricula r on r."Identificador" = i."IdentificadorRegistroMatricula"
      and ${sql.raw(isGone('r'))}
    where i."IdentificadorOperacao" = ${operationId} and i."IdentificadorCertidao" is null
      and i."ExcluidoEm" is null order by 1`.execute(work.tx);
  for (const { id } of rows) {
    const held = await findRecord(work, model, id, { lock: 'remove' });
    await putAway(work, model, held, {}, () => refuseWhenUsed(work, model, held));
  }
}

async function recordsOf({ tx }: Work, operationId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select "Identificador"::int as id from registro_matricula
    where "IdentificadorOperacao" = ${operationId} and "ExcluidoEm" is null
      and "Situacao" <> all (${[...goneStates]}::text[]) order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

interface Item {
  readonly id: number;
  readonly type: number;
  readonly record: number | null;
  /** Record of the certificate that meets it. */
  readonly met: number | null;
  readonly isRequired: boolean;
  readonly place: number;
}

async function itemsOf({ tx }: Work, operationId: number): Promise<readonly Item[]> {
  const { rows } = await sql<Item>`
    select i."Identificador"::int as id, y."Identificador"::int as type,
      i."IdentificadorRegistroMatricula"::int as record, ${sql.raw(recordOfCertificate('c'))}::int as met,
      coalesce(i."Obrigatoria", true) as "isRequired", coalesce(i."Ordem", 0)::int as place
    from item_checklist i
    join tipo_certidao y on y."Identificador" = i."IdentificadorTipoCertidao"
    left join certidao c on c."Identificador" = i."IdentificadorCertidao"
    where i."IdentificadorOperacao" = ${operationId} and i."ExcluidoEm" is null and not ${sql.raw(isOfSomebody('y'))}
      and exists (select 1 from tipo_certidao_parametros p where p."IdentificadorPai" = y."Identificador"
        and p."Parametro" = any (${ofOneRecord}::text[]))
    order by i."Ordem", i."Identificador"`.execute(tx);
  return rows;
}
