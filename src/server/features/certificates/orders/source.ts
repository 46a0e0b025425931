import type { Decimal } from '../../../../domain/units.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { Models } from '../../../engine/crud/models.ts';
import type { Work } from '../../../engine/crud/work.ts';

/** Who would be asked for a certificate of a type, and what one order costs in BRL; null = nobody, or nothing. */
export interface Source {
  readonly Provedor: string | null;
  readonly Custo: Decimal | null;
}

/**
 * The first source that serves the type.
 * @throws AppError 'record-not-found' of the type
 */
export async function sourceOf(work: Work, typeId: number): Promise<Source> {
  const type = await findRecord(work, work.models.named('tipo-certidao'), typeId, { which: 'both' });
  return sourceFor(work.models, String(type.Codigo));
}

/** @param code of the type in the catalogue */
export function sourceFor(models: Models, code: string): Source {
  const [provider] = models.services.providers.serving(code);
  return { Provedor: provider?.name ?? null, Custo: provider?.price(code) ?? null };
}
