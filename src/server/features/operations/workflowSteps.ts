import { sql } from 'kysely';
import type { Work } from '../../engine/crud/work.ts';
import type { Row } from '../../kit/database/database.ts';

/** A step of a workflow as its administrators wrote it. */
export interface WorkflowStep {
  readonly code: string;
  readonly title: string;
  /** Calendar days it may take; null = nobody said. */
  readonly days: number | null;
}

/** Steps that follow from facts wherever a workflow names them; nobody ticks these. */
export const knownSteps = ['MATRICULAS', 'CERTIDOES', 'CALCULO', 'PARECER'] as const;

export type KnownStep = (typeof knownSteps)[number];

export const isKnownStep = (code: string): code is KnownStep =>
  (knownSteps as readonly string[]).includes(code);

/** The steps an operation goes through, in order; none without a workflow. */
export async function stepsOf({ tx }: Work, operation: Row): Promise<readonly WorkflowStep[]> {
  const { rows } = await sql<WorkflowStep>`
    select "Codigo" as code, "Descricao" as title, "PrazoDias" as days from workflow_etapas
    where "IdentificadorPai" = ${operation.IdentificadorWorkflow ?? null} order by "Ordem"`.execute(tx);
  return rows.map(({ code, title, days }) => ({ code, title, days: days === null ? null : Number(days) }));
}
