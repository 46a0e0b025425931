import { sql } from 'kysely';
import type { Tx } from '../../../kit/database/database.ts';

/** A certificate's file whose pages wait to be recognised (`leitura_certidao`). */
export interface WaitingScan {
  readonly certificateId: number;
  readonly companyId: number;
  readonly sha256: string;
  /** Of a file that opens by a password: sealed. It goes with the scan. */
  readonly password: string | null;
}

/** In the transaction that attaches the file; the scan of a file before it is forgotten. */
export async function keepScan(tx: Tx, scan: WaitingScan): Promise<void> {
  const { certificateId, companyId, sha256, password } = scan;
  await sql`
    insert into leitura_certidao ("IdentificadorCertidao", "IdentificadorEmpresa", "Sha256", "Senha")
    values (${certificateId}, ${companyId}, ${sha256}, ${password})
    on conflict ("IdentificadorCertidao") do update
      set "Sha256" = excluded."Sha256", "Senha" = excluded."Senha"`.execute(tx);
}

/** The file needs no recognition, or its reading has ended. */
export async function forgetScan(tx: Tx, certificateId: number): Promise<void> {
  await sql`delete from leitura_certidao where "IdentificadorCertidao" = ${certificateId}`.execute(tx);
}

/** The scan stays, to be read if its job is run again; its password does not. */
export async function forgetPassword(tx: Tx, certificateId: number): Promise<void> {
  await sql`update leitura_certidao set "Senha" = null where "IdentificadorCertidao" = ${certificateId}`.execute(
    tx,
  );
}

/** @returns null where nothing waits to be recognised any more */
export async function findScan(tx: Tx, certificateId: number): Promise<WaitingScan | null> {
  const { rows } = await sql<WaitingScan>`
    select "IdentificadorCertidao" as "certificateId", "IdentificadorEmpresa" as "companyId", "Sha256" as sha256,
      "Senha" as password
    from leitura_certidao where "IdentificadorCertidao" = ${certificateId}`.execute(tx);
  return rows[0] ?? null;
}

/** Whether the same file still waits; holds it for the rest of the transaction. */
export async function holdsScan(tx: Tx, { certificateId, sha256 }: WaitingScan): Promise<boolean> {
  const { rows } = await sql`select 1 from leitura_certidao
    where "IdentificadorCertidao" = ${certificateId} and "Sha256" = ${sha256} for update`.execute(tx);
  return rows.length > 0;
}
