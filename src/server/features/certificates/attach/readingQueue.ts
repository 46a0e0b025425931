import { sql } from 'kysely';
import type { Tx } from '../../../kit/database/database.ts';

/** A scan taken out to be read. The attempt's number is the fence: who was overtaken settles nothing. */
export interface ClaimedScan {
  readonly certificateId: number;
  readonly companyId: number;
  readonly sha256: string;
  readonly attempt: number;
}

/** Whoever takes a scan out has this long; afterwards another may. Longer than a reading may last. */
const leaseMinutes = 20;

/**
 * In the transaction that attaches the file; the scan of a file before it is forgotten.
 * @param password sealed; of a file that opens by one. It goes with the scan.
 */
export async function queueScan(
  tx: Tx,
  { certificateId, companyId, sha256 }: Omit<ClaimedScan, 'attempt'>,
  password: string | null,
): Promise<void> {
  await sql`
    insert into leitura_certidao as l ("IdentificadorCertidao", "IdentificadorEmpresa", "Sha256", "LerEm", "Senha")
    values (${certificateId}, ${companyId}, ${sha256}, now(), ${password})
    on conflict ("IdentificadorCertidao") do update
      set "Sha256" = excluded."Sha256", "LerEm" = excluded."LerEm", "Senha" = excluded."Senha",
        "Tentativas" = 0`.execute(tx);
}

/** The file needs no recognition, or its reading has ended. */
export async function forgetScan(tx: Tx, certificateId: number): Promise<void> {
  await sql`delete from leitura_certidao where "IdentificadorCertidao" = ${certificateId}`.execute(tx);
}

/** The scan that has waited longest, of whatever company, for nobody else until the lease is over. */
export async function claimScan(tx: Tx, now: Date): Promise<ClaimedScan | null> {
  const until = new Date(now.getTime() + leaseMinutes * 60_000);
  const { rows } = await sql<Record<'certidao' | 'empresa' | 'tentativa', number> & { sha256: string }>`
    select * from folio_tomar_leitura_certidao(${now}, ${until})`.execute(tx);
  const [row] = rows;
  return row
    ? {
        certificateId: Number(row.certidao),
        companyId: Number(row.empresa),
        sha256: row.sha256,
        attempt: Number(row.tentativa),
      }
    : null;
}

/** Whether the scan is still ours to settle; holds it for the rest of the transaction. */
export async function holdsScan(tx: Tx, { certificateId, sha256, attempt }: ClaimedScan): Promise<boolean> {
  const { rows } = await sql`select 1 from leitura_certidao
    where "IdentificadorCertidao" = ${certificateId} and "Sha256" = ${sha256} and "Tentativas" = ${attempt}
    for update`.execute(tx);
  return rows.length > 0;
}

/** The sealed password of the file, where it opens by one; null too where the scan is no longer ours. */
export async function sealedPasswordOf(
  tx: Tx,
  { certificateId, sha256, attempt }: ClaimedScan,
): Promise<string | null> {
  const { rows } = await sql<{ sealed: string | null }>`select "Senha" as sealed from leitura_certidao
    where "IdentificadorCertidao" = ${certificateId} and "Sha256" = ${sha256} and "Tentativas" = ${attempt}`.execute(
    tx,
  );
  return rows[0]?.sealed ?? null;
}

/** Tries again later. */
export async function postponeScan(tx: Tx, scan: ClaimedScan, until: Date): Promise<void> {
  if (await holdsScan(tx, scan))
    await sql`update leitura_certidao set "LerEm" = ${until}
      where "IdentificadorCertidao" = ${scan.certificateId}`.execute(tx);
}

/** Nobody has any scan in hand: all may be taken out at once. */
export async function releaseScans(tx: Tx): Promise<void> {
  await sql`update leitura_certidao set "LerEm" = least("LerEm", now())`.execute(tx);
}
