import { sql } from 'kysely';
import { failedStates, goneStates, readingStates } from '../../../domain/matricula/stateGroups.ts';
import { isBlank } from '../../../metadata/asked.ts';
import { calculatorOf } from '../../../metadata/calculators.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import type { Work } from '../../engine/crud/work.ts';
import type { Act, Asked, MissingSource, Point } from '../../engine/missing/missing.ts';
import type { Row } from '../../kit/database/database.ts';
import { ownerOf } from '../organisation/answerable.ts';
import { inputOfOperation } from './inputOfOperation.ts';
import { missingAppraisal } from './missingAppraisal.ts';

/**
 * Calculators of the workflow without a stored result, results of other facts than today's, appraisals: told, and nothing
 * is held back by them.
 */
export const missingCalculations: MissingSource = {
  code: 'CALCULADORA.USAR',
  async find(asked) {
    if (asked.transition !== null) return [];
    const wanted = await calculatorsOf(asked);
    const stored = await newestOf(asked.work, asked.record.Identificador);
    const found = await Promise.all(wanted.map((code) => pointsOf(code, stored.get(code) ?? null, asked)));
    return found.flat();
  },
};

/** The newest stored calculation of a calculator. */
interface Stored {
  readonly id: number;
  readonly calculator: string;
  readonly record: number | null;
  readonly input: Row;
  /** A reading or a correction of its record came after it. */
  readonly isOvertaken: boolean;
}

/** What the workflow asks for; the one about FGTS only where it is used. */
async function calculatorsOf({ work, record: operation }: Asked): Promise<readonly string[]> {
  const { rows } = await sql<{
    code: string;
  }>`select distinct on ("Calculadora") "Calculadora" as code, "Ordem"
    from workflow_calculadoras where "IdentificadorPai" = ${operation.IdentificadorWorkflow ?? null}
    order by "Calculadora", "Ordem"`.execute(work.tx);
  return rows.map(({ code }) => code).filter((code) => code !== 'fgts' || operation.UsaFgts === true);
}

async function newestOf({ tx }: Work, operationId: number): Promise<ReadonlyMap<string, Stored>> {
  const { rows } = await sql<Stored>`
    select distinct on (c."Calculadora") c."Identificador" as id, c."Calculadora" as calculator,
      c."IdentificadorRegistroMatricula" as record, c."Entrada" as input,
      exists (select 1 from leitura l where l."IdentificadorRegistroMatricula" = c."IdentificadorRegistroMatricula"
          and l."CriadoEm" > c."CriadoEm")
        or exists (select 1 from correcao k where k."IdentificadorRegistroMatricula" = c."IdentificadorRegistroMatricula"
          and k."CriadoEm" > c."CriadoEm") as "isOvertaken"
    from calculo c where c."IdentificadorOperacao" = ${operationId} and c."ExcluidoEm" is null
    order by c."Calculadora", c."Identificador" desc`.execute(tx);
  return new Map(rows.map((row) => [row.calculator, row]));
}

async function pointsOf(code: string, stored: Stored | null, asked: Asked): Promise<readonly Point[]> {
  if (stored === null) return [point(code, asked, 'calculation-missing', await newOne(code, asked))];
  const again: Act = { code: 'recalculate', entity: 'calculo', id: stored.id, calculator: code };
  if (stored.isOvertaken) return [point(code, asked, 'calculation-overtaken', again)];
  if (await saysOtherwise(code, stored, asked)) return [point(code, asked, 'calculation-stale', again)];
  return code === 'hipoteca'
    ? missingAppraisal(stored.input, (said) => point(code, asked, said, again), asked)
    : [];
}

function point(code: string, { record: operation, work }: Asked, said: string, act: Act): Point {
  const calculator = enumLabel(work.actor.locale)('Calculadora', code);
  return { code: said, params: { calculator }, waits: ownerOf(operation), step: 'CALCULO', act };
}

/** From the first finished record where there is one, which fills the input. */
async function newOne(code: string, { work, record: operation }: Asked): Promise<Act> {
  const { rows } = await sql<{ id: number }>`select "Identificador" as id from registro_matricula
    where "IdentificadorOperacao" = ${operation.Identificador} and "ExcluidoEm" is null
      and "Situacao" <> all (${[...goneStates, ...failedStates, ...readingStates]}::text[])
    order by "Situacao" = 'concluida' desc, "Identificador" limit 1`.execute(work.tx);
  return { code: 'calculate', entity: 'registro-matricula', id: rows[0]?.id ?? null, calculator: code };
}

/** What of the deal goes into every calculation on it. */
const dealFields = ['NovaOperacao', 'UsaFgts', 'TipoImovel'] as const;

/** Whether it was made for another amount or kind of deal than the operation is today. */
async function saysOtherwise(
  code: string,
  { input }: Stored,
  { work, record: operation }: Asked,
): Promise<boolean> {
  const calculator = calculatorOf(code);
  if (!calculator) return false;
  const today = await inputOfOperation(work, calculator, operation.Identificador);
  return dealFields.some(
    (name) => !isBlank(today[name]) && !isBlank(input[name]) && String(today[name]) !== String(input[name]),
  );
}
