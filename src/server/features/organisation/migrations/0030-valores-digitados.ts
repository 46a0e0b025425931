import { sql } from 'kysely';
import { readPhone } from '../../../../domain/documents/phone.ts';
import type { Tx } from '../../../kit/database/database.ts';

/**
 * Phones, postal codes and registry numbers were texts and have field types now: what was typed with punctuation
 * is kept without. What is no such number stays as it was typed, for a person to correct.
 */
export async function up(tx: Tx): Promise<void> {
  for (const table of ['cliente', 'officer']) await change(tx, table, 'Telefone', readPhone);
  for (const table of ['cliente', 'empresa', 'filial']) await change(tx, table, 'Cep', digits(8));
  for (const table of ['cliente', 'empresa']) {
    await change(tx, table, 'CnaePrincipal', digits(7));
    await change(tx, `${table}_cnaes_secundarios`, 'Cnae', digits(7));
    await change(tx, table, 'Nire', digits(11));
  }
}

const digits = (length: number) => (text: string) => {
  const found = text.replaceAll(/\D/g, '');
  return found.length === length ? found : null;
};

/** Equal texts are read once, and only rows that change are written. */
async function change(
  tx: Tx,
  table: string,
  column: string,
  read: (text: string) => string | null,
): Promise<void> {
  const name = sql.ref(column);
  const { rows } = await sql<{ text: string }>`
    select distinct ${name} as text from ${sql.table(table)} where ${name} is not null`.execute(tx);
  const changed = rows.flatMap(({ text }) => {
    const value = read(text);
    return value === null || value === text ? [] : [{ text, value }];
  });
  if (changed.length === 0) return;
  await sql`update ${sql.table(table)} as t set ${name} = c.value
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c(text text, value text)
    where t.${name} = c.text`.execute(tx);
}
