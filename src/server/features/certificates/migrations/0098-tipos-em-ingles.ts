import { sql } from 'kysely';
import type { Tx } from '../../../kit/database/database.ts';
import { englishNames } from '../englishNames.ts';

/** Types of certificate of installations from before they had English names; what somebody entered stays. */
export async function up(tx: Tx): Promise<void> {
  for (const [code, name] of Object.entries(englishNames))
    await sql`update tipo_certidao set "NomeEn" = ${name} where "Codigo" = ${code} and "NomeEn" is null`.execute(
      tx,
    );
}
