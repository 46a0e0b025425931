import { nationalHolidays } from '../../../domain/holidays.ts';
import type { Work } from '../../engine/crud/work.ts';
import { createMany } from '../../engine/crud/write/createMany.ts';
import type { Row } from '../../kit/database/database.ts';
import { type Ids, insertAll, inserterOf } from './insertAll.ts';
import { indicesBefore, localHolidays, products } from './inventedLists.ts';

/**
 * Products, monthly indices since 2018, and the holidays of this year and the next.
 * @returns the products by name
 */
export async function sowLists(work: Work, now: Date): Promise<Ids> {
  const insert = inserterOf(work);
  const { models } = work;
  const indices = indicesBefore(now.toISOString().slice(0, 7)).map((index) => ({ ...index }));
  await createMany(work, models.named('indice'), indices);
  const years = [now.getUTCFullYear(), now.getUTCFullYear() + 1];
  await createMany(work, models.named('feriado'), years.flatMap(holidaysOf));
  return insertAll(
    products,
    ({ Nome }) => Nome,
    (product) => insert('produto', product),
  );
}

const holidaysOf = (year: number): Row[] => [
  ...nationalHolidays(year).map(({ date, name, ground }) => ({
    Data: date,
    Nome: name,
    Abrangencia: 'nacional',
    Fundamento: ground,
  })),
  ...localHolidays(year),
];
