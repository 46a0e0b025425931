/** The company of the transaction, null where none is set; see `openDatabase.ts`. */
export const currentCompany = `nullif(current_setting('folio.empresa', true), '')::bigint`;
export const currentUser = `nullif(current_setting('folio.usuario', true), '')::bigint`;

/**
 * Turns row-level security on for a table and lets the application role see what `rule` allows: the second
 * wall behind the filters of the application. The owner of the tables (the migrating role) is not bound.
 */
export function protect(table: string, rule: string, check: string): string {
  return `
    alter table "${table}" enable row level security;
    drop policy if exists folio on "${table}";
    create policy folio on "${table}" for all to folio_aplicacao using (${rule}) with check (${check})`;
}

export const ownCompany = `"IdentificadorEmpresa" = ${currentCompany}`;
