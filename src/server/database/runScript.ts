import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Runs statements one after the other: a prepared query holds one statement only. */
export async function runScript(tx: Tx, statements: readonly string[]): Promise<void> {
  for (const statement of statements.flatMap(splitStatements)) await sql.raw(statement).execute(tx);
}

/** Splits at semicolons outside of `$$ ... $$` bodies. */
function splitStatements(script: string): string[] {
  return script
    .split(/(\$\$[\s\S]*?\$\$)/)
    .reduce<string[]>(
      (statements, piece) => {
        const parts = piece.startsWith('$$') ? [piece] : piece.split(';');
        const last = statements.pop() ?? '';
        return [...statements, last + (parts[0] ?? ''), ...parts.slice(1)];
      },
      [''],
    )
    .map((statement) => statement.trim())
    .filter(Boolean);
}
