import { sql } from 'kysely';
import type { Tx } from '../../../kit/database/database.ts';
import { standardTypes } from '../catalogue.ts';

/** Types of certificate of installations from before they had English names; what somebody entered stays. */
export async function up(tx: Tx): Promise<void> {
  for (const { Codigo, NomeEn } of standardTypes)
    await sql`update tipo_certidao set "NomeEn" = ${NomeEn} where "Codigo" = ${Codigo} and "NomeEn" is null`.execute(
      tx,
    );
}
