import { sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import { nationalHolidays } from '../../../domain/holidays.ts';
import type { EntityRules, ListActionCall, Write } from '../../engine/crud/rules.ts';
import type { Work } from '../../engine/crud/work.ts';
import { createChecked } from '../../engine/crud/write/createRecord.ts';
import type { Row } from '../../kit/database/database.ts';

/** One holiday a day and place; those of the country are made a year at a time. */
export const rules: EntityRules = {
  async beforeWrite(write) {
    await refuseTwice(write);
    return undefined;
  },
  listActions: { 'gerar-nacionais': makeNational },
};

const place = ['Data', 'Abrangencia', 'Uf', 'Municipio'] as const;

async function refuseTwice({ work, operation, before, values }: Write): Promise<void> {
  const asked = operation === 'restore' || place.some((name) => name in values);
  if (operation === 'delete' || !asked) return;
  await oneAtATime(work);
  const name = await sameDay(work, { ...before, ...values }, Number(before?.Identificador ?? 0));
  if (name !== null) throw new AppError('holiday-exists', { name }, { field: 'Data' });
}

/**
 * Who writes a holiday waits until who wrote one before is done: two at once would not see each other's. No unique
 * index could say it, for most have no state or municipality.
 */
async function oneAtATime({ tx }: Work): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('feriado'))`.execute(tx);
}

/** Places are compared as people write them: case and accents do not make another municipality. */
async function sameDay({ tx }: Work, holiday: Row, except: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select "Nome" as name from feriado
    where "Data" = ${holiday.Data}::date and "Abrangencia" = ${holiday.Abrangencia}
      and coalesce("Uf", '') = ${holiday.Uf ?? ''}
      and folio_texto(coalesce("Municipio", '')) = folio_texto(${holiday.Municipio ?? ''})
      and "ExcluidoEm" is null and "Identificador" <> ${except} limit 1`.execute(tx);
  return rows[0]?.name ?? null;
}

/** `Total` were added; days that have a national holiday already stay as they are and are counted apart. */
async function makeNational({ work, model, input }: ListActionCall): Promise<unknown> {
  const holidays = nationalHolidays(Number(input.Ano));
  await oneAtATime(work);
  let added = 0;
  for (const { date, name, ground } of holidays) {
    const holiday = { Data: date, Nome: name, Abrangencia: 'nacional', Fundamento: ground };
    if ((await sameDay(work, holiday, 0)) !== null) continue;
    await createChecked(work, model, holiday);
    added += 1;
  }
  return { Total: added, JaExistentes: holidays.length - added };
}
