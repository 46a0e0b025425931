import { sql } from 'kysely';
import type { Work } from '../../engine/crud/work.ts';

/** What all establishments of one company share. @see IN RFB 2.229/2024: root, order, check digits */
export const rootOf = (cnpj: string): string => cnpj.slice(0, 8);

/** CNPJ of the actor's company; empty when it has none yet. */
export async function companyCnpj({ tx, actor }: Work): Promise<string> {
  const { rows } = await sql<{ cnpj: string | null }>`
    select "Cnpj" as cnpj from empresa where "Identificador" = ${actor.companyId}`.execute(tx);
  return rows[0]?.cnpj ?? '';
}

/** How many living branches of the actor's company have a CNPJ of another root. */
export async function branchesOfOtherRoot({ tx, actor }: Work, cnpj: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from filial
    where "IdentificadorEmpresa" = ${actor.companyId} and "ExcluidoEm" is null
      and left("Cnpj", 8) <> ${rootOf(cnpj)}`.execute(tx);
  return rows[0]?.count ?? 0;
}
