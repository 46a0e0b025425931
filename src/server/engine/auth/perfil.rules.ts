import { sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import { isPermission } from '../../../metadata/permissions.ts';
import type { Row } from '../../kit/database/database.ts';
import type { EntityRules, Write } from '../crud/rules.ts';
import { everyCode } from './effectiveCodes.ts';
import { keepAdministrator, requireGrantable } from './grants.ts';

/** A profile is rights put together: it is changed only by who may grant them and does not hold it. */
export const rules: EntityRules = {
  async beforeWrite(write) {
    checkCodes(write.values);
    if (write.work.actor.kind === 'person') await judge(write);
    return undefined;
  },
  async afterWrite({ work }) {
    if (work.actor.kind === 'person') await keepAdministrator(work);
  },
};

const lists = ['Codigos', 'CodigosConceder'] as const;

/** @throws AppError 'permission-unknown' beside the line */
function checkCodes(values: Row): void {
  for (const list of lists) {
    const index = codesIn(values, list).findIndex((code) => code !== everyCode && !isPermission(code));
    if (index >= 0) {
      const code = codesIn(values, list)[index] ?? '';
      throw new AppError('permission-unknown', { code }, { field: `${list}.${index}.Codigo` });
    }
  }
}

async function judge({ work, operation, before, values }: Write): Promise<void> {
  const touchesRights = operation !== 'update' || [...lists, 'Ativo'].some((name) => name in values);
  if (!touchesRights) return;
  if (before && (await isOwn(work.tx, work.actor.userId, Number(before.Identificador))))
    throw new AppError('own-rights');
  for (const list of lists) {
    const old = codesIn(before, list);
    const now = operation === 'delete' ? [] : list in values ? codesIn(values, list) : old;
    const whole = operation !== 'update' || 'Ativo' in values;
    const changed = whole ? [...old, ...now] : [...new Set(old).symmetricDifference(new Set(now))];
    await requireGrantable(work, changed, list);
  }
}

const codesIn = (record: Row | null, list: string): string[] =>
  ((record?.[list] ?? []) as readonly Row[]).map(({ Codigo }) => String(Codigo));

async function isOwn(tx: Write['work']['tx'], userId: number | null, profileId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from usuario_vinculos where "IdentificadorPai" = ${userId} and ${profileId} = any ("Perfis")`.execute(
    tx,
  );
  return rows.length > 0;
}
