import { sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import type { Tx } from '../../kit/database/database.ts';
import type { Actor } from '../actors/actor.ts';
import { checkStorable } from '../crud/write/checkBody.ts';

/** Kilobytes (1024 bytes) of one value as JSON. */
export const maxPreferenceKilobytes = 16;

/** Keys of one person in one company. */
export const maxPreferences = 200;

/** Everything the person keeps in the present company, by key. Row-level security leaves out the rest. */
export async function listPreferences(tx: Tx): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await sql<Preference>`select "Chave", "Valor" from preferencia order by "Chave"`.execute(
    tx,
  );
  return Object.fromEntries(rows.map(({ Chave, Valor }) => [Chave, Valor]));
}

/**
 * Keeps a value under a key; null forgets it. No version and no change row: it is about the screen, not the trade.
 * @throws AppError 'preference-too-large' (413), 'preferences-too-many' (422), 'text-not-storable' (400)
 */
export async function keepPreference(
  tx: Tx,
  { userId, companyId }: Actor,
  { key, value, now }: { readonly key: string; readonly value: unknown; readonly now: Date },
): Promise<void> {
  if (value === null) {
    await sql`delete from preferencia where "Chave" = ${key}`.execute(tx);
    return;
  }
  checkStorable(value, 'Valor');
  const text = JSON.stringify(value);
  if (Buffer.byteLength(text) > maxPreferenceKilobytes * 1024)
    throw new AppError('preference-too-large', { limit: maxPreferenceKilobytes }, { field: 'Valor' });
  const { rows } = await sql`
    insert into preferencia ("IdentificadorUsuario", "IdentificadorEmpresa", "Chave", "Valor", "AlteradoEm")
    select ${userId}::bigint, ${companyId}::bigint, ${key}::text, ${text}::text::jsonb, ${now}::timestamptz
    where (select count(*) from preferencia where "Chave" <> ${key}) < ${maxPreferences}
    on conflict ("IdentificadorUsuario", "IdentificadorEmpresa", "Chave")
      do update set "Valor" = excluded."Valor", "AlteradoEm" = excluded."AlteradoEm"
    returning 1`.execute(tx);
  if (rows.length === 0) throw new AppError('preferences-too-many', { limit: maxPreferences });
}

interface Preference {
  readonly Chave: string;
  readonly Valor: unknown;
}
