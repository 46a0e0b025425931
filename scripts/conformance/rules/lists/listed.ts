import { itemsOf } from '../../bench.ts';
import type { Exchange } from '../../conversation.ts';
import { triedFields } from '../../invent.ts';
import { having, hold, NotTried, type Rule } from '../../rule.ts';
import type { Run } from '../../run.ts';

export type Query = readonly (readonly [name: string, value: string | number])[];

export const list: Pick<Rule, 'group' | 'calls'> = { group: 'lists', calls: ['list'] };

export const ask = ({ ask: question, wanted: { entity } }: Run, query: Query) =>
  question({ path: `${entity.noun}/Listar`, query });

/** A list that must be answered. */
export const listed = async (run: Run, query: Query): Promise<Exchange> => having(await ask(run, query), 200);

/** The first so many, whatever the API calls its first page. */
export const upTo = (size: number) => ['NumeroRegistros', size] as const;

export const sameOrder = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one, index) => one === others[index]);

/** Names of records that are there, so many different ones. */
export async function namesOf(run: Run, count: number) {
  const { name } = triedFields(run.wanted.entity).name;
  const records = run.bench.made.length > 0 ? run.bench.invented() : await run.bench.listed(count);
  const values = [...new Set(records.map((record) => String(record[name] ?? '')))].filter(Boolean);
  if (values.length < count)
    throw new NotTried('few-records', { least: count, noun: run.wanted.entity.noun });
  return { name, values: values.slice(0, count) };
}

/** Each of the values is found, and nothing else. */
export function holdOnly(answer: Exchange, name: string, values: readonly string[]): void {
  const found = itemsOf(answer).map((item) => String(item[name]));
  const fits = values.every((value) => found.includes(value)) && found.every((one) => values.includes(one));
  hold(fits, answer, 'only', { field: name, values: values.join(', ') });
}
