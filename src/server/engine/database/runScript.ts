import { sql } from 'kysely';
import type { Tx } from '../../kit/database/database.ts';

/** Runs statements one after the other: a prepared query holds one statement only. */
export async function runScript(tx: Tx, statements: readonly string[]): Promise<void> {
  for (const statement of statements.flatMap(splitStatements)) await sql.raw(statement).execute(tx);
}

/** Splits at semicolons outside of `$$ ... $$` bodies. */
function splitStatements(script: string): string[] {
  const statements = [''];
  for (const piece of script.split(/(\$\$[\s\S]*?\$\$)/)) {
    const [first = '', ...rest] = piece.startsWith('$$') ? [piece] : piece.split(';');
    statements.push(`${statements.pop() ?? ''}${first}`, ...rest);
  }
  return statements.map((statement) => statement.trim()).filter(Boolean);
}
