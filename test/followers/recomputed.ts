import { sql } from 'kysely';
import { followUp, raise } from '../../src/server/engine/facts/facts.ts';
import { undone } from '../../src/server/engine/facts/transact.ts';
import { propertyChanged, recordTruth } from '../../src/server/features/matricula/facts.ts';
import { followedRecordsOf } from '../../src/server/features/matricula/findings/followedRecordsOf.ts';
import { clientChosen, dealChanged } from '../../src/server/features/operations/facts.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import type { Stage } from './scenario.ts';

/** What followers keep of an operation, each row as one line of text. */
const kept = (operation: number) => sql<{ line: string }>`
  select 'item ' || i."Identificador" || ' of ' || coalesce(i."IdentificadorRegistroMatricula"::text, '-')
      || ' met by ' || coalesce(i."IdentificadorCertidao"::text, '-') as line
    from item_checklist i where i."IdentificadorOperacao" = ${operation} and i."ExcluidoEm" is null
  union all select 'operation ' || "Situacao" from operacao where "Identificador" = ${operation}
  union all select 'record ' || "Identificador" || ' ' || "Situacao" from registro_matricula
    where "IdentificadorOperacao" = ${operation} and "ExcluidoEm" is null
  union all select 'opinion ' || "Identificador" || ' ' || "Situacao" || ' stale ' || coalesce("Desatualizado", false)
    from parecer where "IdentificadorOperacao" = ${operation} and "ExcluidoEm" is null
  union all select 'finding ' || a."Chave" || ' ' || a."Aplicavel" || ' ' || a."Resolucao"
    from apontamento a join registro_matricula r on r."Identificador" = a."IdentificadorRegistroMatricula"
    where r."IdentificadorOperacao" = ${operation} and r."ExcluidoEm" is null and a."ExcluidoEm" is null
      and (a."Aplicavel" or a."Resolucao" <> 'aberta')
  order by 1`;

/** Lines that working everything out again would change, before and after; nothing of it stays. */
export async function wouldChange(
  { folio, company }: Pick<Stage, 'folio' | 'company'>,
  operation: number,
): Promise<{ readonly is: readonly string[]; readonly shouldBe: readonly string[] }> {
  const lines: string[][] = [];
  const read = async (tx: Parameters<Parameters<typeof folio.server.database.system>[0]>[0]) => {
    const { rows } = await kept(operation).execute(tx);
    lines.push(rows.map(({ line }: Row) => String(line)));
  };
  await undone(folio.server, company.actor, async (work) => {
    await read(work.tx);
    for (const fact of [propertyChanged, clientChosen, dealChanged]) raise(work, fact, operation);
    for (const id of await followedRecordsOf(work, operation)) raise(work, recordTruth, id);
    await followUp(work);
    await read(work.tx);
  });
  const [before = [], after = []] = lines;
  return {
    is: before.filter((line) => !after.includes(line)),
    shouldBe: after.filter((line) => !before.includes(line)),
  };
}
