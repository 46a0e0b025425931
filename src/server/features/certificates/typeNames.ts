import { sql } from 'kysely';
import type { Work } from '../../engine/crud/work.ts';
import type { Row } from '../../kit/database/database.ts';

/** What a type of certificate is called in the reader's language, where it has a name in it. */
export const typeName = ({ actor }: Pick<Work, 'actor'>, { Nome, NomeEn }: Row): string =>
  actor.locale === 'en-us' && typeof NomeEn === 'string' && NomeEn !== '' ? NomeEn : String(Nome);

/** Names of types by their codes; a code that is no type has none. */
export async function namesOfTypes(
  work: Work,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<Row>`select "Codigo", "Nome", "NomeEn" from tipo_certidao
    where "Codigo" = any (${codes}::text[])`.execute(work.tx);
  return new Map(rows.map((row) => [String(row.Codigo), typeName(work, row)]));
}
