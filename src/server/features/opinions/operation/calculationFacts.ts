import { sql } from 'kysely';
import type { Calculation } from '../../../../domain/calculators/calculation.ts';
import type { LocalDate } from '../../../../domain/dates.ts';
import type { CalculationFacts } from '../../../../domain/opinions/operation/facts.ts';
import { calculatorOf } from '../../../../metadata/calculators.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { headTexts } from '../../calculators/headText.ts';

interface CalculationRow {
  readonly id: number;
  readonly calculator: string;
  readonly title: string;
  readonly record: number | null;
  readonly asOf: LocalDate | null;
  readonly result: Calculation;
}

/** Of each calculator on each record of an operation the newest calculation that was kept, and what it found. */
export async function calculationFacts({ tx }: Work, operationId: number): Promise<CalculationFacts[]> {
  const { rows } = await sql<CalculationRow>`
    select distinct on ("Calculadora", coalesce("IdentificadorRegistroMatricula", 0)) "Identificador"::int as id,
      "Calculadora" as calculator, "Titulo" as title, "IdentificadorRegistroMatricula"::int as record,
      "DataReferencia"::text as "asOf", "Resultado" as result
    from calculo where "IdentificadorOperacao" = ${operationId} and "ExcluidoEm" is null
    order by "Calculadora", coalesce("IdentificadorRegistroMatricula", 0), "Identificador" desc`.execute(tx);
  return rows.flatMap(({ id, calculator: code, title, record, asOf, result }) => {
    const calculator = calculatorOf(code);
    if (!calculator) return [];
    return {
      id,
      calculator: code,
      name: calculator.title['pt-br'],
      title,
      recordId: record,
      asOf,
      figures: headTexts(calculator, result, 'pt-br'),
    };
  });
}
