import { sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import type { Row } from '../../database/database.ts';
import { nextNumber } from '../nextNumber.ts';
import type { Condition, EntityRules, Write } from '../rules.ts';

/** An operation gets its code and, from who is no overseer, its owner; only drafts and cancelled ones go. */
export const rules: EntityRules = {
  async beforeWrite(write) {
    if (write.operation === 'create') return { Codigo: await nextCode(write), ...(await ownerOf(write)) };
    if (write.operation === 'delete') await refuseUnlessDeletable(write);
    return undefined;
  },
  conditions: { 'all-records-concluded': allRecordsConcluded, 'opinion-approved': opinionApproved },
};

/** `AAAA-NNNNNN`, counted for each company and year. @see domain rule: operation fields */
async function nextCode({ work }: Write): Promise<string> {
  const { rows } = await sql<{ year: string }>`
    select to_char(now() at time zone ${work.actor.timeZone}, 'YYYY') as year`.execute(work.tx);
  const year = rows[0]?.year ?? '';
  const number = await nextNumber(work, `operacao:${year}`);
  return `${year}-${String(number).padStart(6, '0')}`;
}

/** Who sees only his own would lose sight of an operation that is nobody's. */
async function ownerOf({ work, values }: Write): Promise<Row> {
  const { actor, tx } = work;
  if (actor.allOwners || actor.userId === null) return {};
  if (values.IdentificadorAnalista || values.IdentificadorOfficer) return {};
  const { rows } = await sql<{ analyst: number | null; officer: number | null }>`select
    (select "Identificador" from analista where "IdentificadorEmpresa" = ${actor.companyId}
      and "IdentificadorUsuario" = ${actor.userId} and "ExcluidoEm" is null order by 1 limit 1) as analyst,
    (select "Identificador" from officer where "IdentificadorEmpresa" = ${actor.companyId}
      and "IdentificadorUsuario" = ${actor.userId} and "ExcluidoEm" is null order by 1 limit 1) as officer`.execute(
    tx,
  );
  const [found] = rows;
  if (found?.analyst) return { IdentificadorAnalista: found.analyst };
  return found?.officer ? { IdentificadorOfficer: found.officer } : {};
}

const deletable: readonly unknown[] = ['rascunho', 'cancelada'];

async function refuseUnlessDeletable({ before, work, model }: Write): Promise<void> {
  if (!deletable.includes(before?.Situacao))
    throw new AppError('operation-not-deletable', { state: String(before?.Situacao) });
  if (await hasApprovedOpinion(work, before?.Identificador))
    throw new AppError('operation-has-opinion', { entity: model.entity.label[work.actor.locale] });
}

/** An operation is concluded on an approved opinion; an installation that keeps no opinions has none approved. */
async function opinionApproved({ work, record }: Parameters<Condition>[0]) {
  return (await hasApprovedOpinion(work, record.Identificador, 'consolidated'))
    ? null
    : 'transition-condition';
}

/** @param which `consolidated`: the operation's own; an opinion of one of its records concludes nothing */
async function hasApprovedOpinion(
  { models, tx }: Write['work'],
  operationId: unknown,
  which: 'any' | 'consolidated' = 'any',
): Promise<boolean> {
  if (!models.find('parecer')) return false;
  const { rows } = await sql`select 1 from parecer where "IdentificadorOperacao" = ${operationId}
    and (${which === 'any'} or "IdentificadorRegistroMatricula" is null)
    and "Situacao" = 'aprovado' and "ExcluidoEm" is null limit 1`.execute(tx);
  return rows.length > 0;
}

/** All records of the operation are at rest, and one of them at least is concluded. */
async function allRecordsConcluded({ work, record }: Parameters<Condition>[0]) {
  const { rows } = await sql<{ open: number; done: number }>`select
    count(*) filter (where "Situacao" not in ('concluida', 'cancelada', 'descartada')) as open,
    count(*) filter (where "Situacao" = 'concluida') as done
    from registro_matricula where "IdentificadorOperacao" = ${record.Identificador} and "ExcluidoEm" is null`.execute(
    work.tx,
  );
  const [found] = rows;
  return found && found.open === 0 && found.done > 0 ? null : 'operation-records-open';
}
