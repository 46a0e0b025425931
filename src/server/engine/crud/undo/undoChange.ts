import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import type { ChangeUndone } from '../../../../metadata/wire/undo.ts';
import { holds, requireCode, requireCompany } from '../../permissions/requireCode.ts';
import { findRecord } from '../findRecord.ts';
import type { EntityModel } from '../models.ts';
import { present } from '../record.ts';
import type { Work } from '../work.ts';
import { asObject, refuseOthers, versionOf } from '../write/checkBody.ts';
import { changedConflict } from './conflicts.ts';
import { type ChangeRow, deedsIn, requireReversal } from './deeds.ts';
import { reverse } from './reverse.ts';

/** One save writes few versions. */
const mostVersions = 50;

/**
 * `POST X/Desfazer/{id} {Versao, Ate?}`: what made this version of the record, or these, is taken back; what somebody changed
 * since stays as it is and is told. What it does needs the code that doing it by hand needs.
 * @throws AppError 'version-unknown', 'undo-not-this', 'undo-deleted'; as `reverse` says
 */
export async function undoChange(
  work: Work,
  model: EntityModel,
  id: number,
  body: unknown,
): Promise<ChangeUndone> {
  const { entity } = model;
  requireCode(work.actor, entity.codes.history);
  requireCompany(work.actor, entity);
  const { Versao, Ate, ...rest } = asObject(body);
  refuseOthers(rest, work.actor);
  const first = versionOf(Versao);
  const last = Ate === undefined ? first : versionOf(Ate, 'Ate');
  if (last < first || last - first >= mostVersions)
    throw new AppError('query-invalid', { name: 'Ate' }, { field: 'Ate' });
  const which = holds(work.actor, entity.codes.delete) ? 'both' : 'living';
  const record = await findRecord(work, model, id, { lock: 'remove', which });
  const { rows } = await sql<ChangeRow>`select * from "alteracao_hoje"
    where "Entidade" = ${entity.name} and "IdentificadorRegistro" = ${id}
      and "Versao" between ${first} and ${last} order by "Identificador"`.execute(work.tx);
  const [deed] = deedsIn(rows);
  if (!deed) throw new AppError('version-unknown', {}, { field: 'Versao' });
  requireReversal(work, model, [deed.kind]);
  const { after, isDone, left } = await reverse(work, model, record, deed);
  const now = after ?? (deed.kind === 'made' && isDone ? null : record);
  return {
    Desfeito: isDone,
    Registro: now === null || now.ExcluidoEm ? null : present(now, model, work.actor),
    Conflitos: left.length === 0 ? [] : [changedConflict(work, model, record, left)],
  };
}
