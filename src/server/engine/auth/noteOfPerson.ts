import type { Tx } from '../../kit/database/database.ts';
import { type Access, noteWithin } from './accessLog.ts';
import { companiesOf } from './sessions.ts';

/** An event of a person outside of any company is told to each company they work in. */
export async function noteOfPerson(
  tx: Tx,
  userId: number,
  access: Omit<Access, 'IdentificadorEmpresa' | 'IdentificadorUsuario'> & { readonly Quando: string },
): Promise<void> {
  for (const { IdentificadorEmpresa } of await companiesOf(tx, userId))
    await noteWithin(tx, { ...access, IdentificadorEmpresa, IdentificadorUsuario: userId });
}
