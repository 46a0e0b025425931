import { type RawBuilder, sql } from 'kysely';
import { endedStates } from '../../../domain/operations/stateGroups.ts';
import { type Figuring, isWithin, type Span, visible } from './figuring.ts';

/** Operations begun and closed in two spans. */
export interface OperationCounts {
  readonly opened: number;
  readonly closed: number;
  readonly openedBefore: number;
  readonly closedBefore: number;
}

/** An operation closed, reopened and closed again counts once. @see dashboards, section 2 */
export async function operationsOf(figuring: Figuring, now: Span, before: Span): Promise<OperationCounts> {
  const opened = (span: Span): RawBuilder<unknown> => sql`(select count(*) from operacao t
    where ${visible(figuring, 'operacao')} and ${isWithin('t."CriadoEm"', span)})`;
  const closed = (span: Span): RawBuilder<unknown> => sql`(select count(*) from operacao t
    where ${visible(figuring, 'operacao')} and t."Identificador" in (
      select e."IdentificadorRegistro" from transicao e
      where e."IdentificadorEmpresa" = ${figuring.work.actor.companyId} and e."Entidade" = 'operacao'
        and e."Para" in (${sql.join(endedStates)}) and ${isWithin('e."Quando"', span)}))`;
  const { rows } = await sql<OperationCounts>`
    select ${opened(now)} as opened, ${closed(now)} as closed,
      ${opened(before)} as "openedBefore", ${closed(before)} as "closedBefore"`.execute(figuring.work.tx);
  return rows[0] ?? { opened: 0, closed: 0, openedBefore: 0, closedBefore: 0 };
}
