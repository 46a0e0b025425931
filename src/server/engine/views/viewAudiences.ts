import { sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import type { ViewShare } from '../../../metadata/calls/views.ts';
import type { Work } from '../crud/work.ts';

/** Profiles of the company a view may be shared with. */
export async function listAudiences({ tx, actor }: Work) {
  const { rows } = await sql<{ Identificador: number; Nome: string }>`
    select "Identificador", "Nome" from perfil where "IdentificadorEmpresa" = ${actor.companyId}
      and "ExcluidoEm" is null and coalesce("Ativo", true) order by folio_texto("Nome"), "Identificador"`.execute(
    tx,
  );
  return rows.map(({ Identificador, Nome }) => ({ Identificador: Number(Identificador), Nome }));
}

/** Profiles of this company, each once. @throws AppError 'body-invalid' for one told twice, 'view-audience-unknown' */
export async function checkShares(work: Work, shares: readonly ViewShare[]): Promise<readonly ViewShare[]> {
  const ids = shares.map(({ IdentificadorPerfil }) => IdentificadorPerfil);
  if (new Set(ids).size !== ids.length)
    throw new AppError(
      'body-invalid',
      { name: 'Partilhas' },
      { field: 'Partilhas', text: 'api.wanted.uniqueItems' },
    );
  const known = new Set((await listAudiences(work)).map(({ Identificador }) => Identificador));
  if (ids.some((id) => id !== null && !known.has(id)))
    throw new AppError('view-audience-unknown', {}, { field: 'Partilhas' });
  return shares;
}
