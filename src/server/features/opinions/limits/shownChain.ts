import { AppError } from '../../../../domain/errors.ts';
import type { Chain } from '../../../../metadata/calls/opinions.ts';
import { text } from '../../../../metadata/texts.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { holds } from '../../../engine/permissions/requireCode.ts';
import type { Row } from '../../../kit/database/database.ts';
import { toWireError } from '../../../kit/http/failures.ts';
import { isDrafter } from '../authors.ts';
import { decidersOf, raisersOf } from './deciders.ts';
import { requireLimit } from './requireLimit.ts';

/**
 * The chain of approvals of an operation: whose decision its opinion is, who may take it within their limit, and whether
 * the reader is one of them.
 * @param opinion the one that counts now; null = none
 */
export async function chainOf(work: Work, operation: FullRecord, opinion: FullRecord | null): Promise<Chain> {
  const { actor } = work;
  const labels = operation.Rotulos as Row;
  const deciders = opinion?.Situacao === 'submetido' ? await decidersOf(work, opinion.Identificador) : [];
  const isNobody = opinion?.Situacao === 'submetido' && deciders.length === 0;
  const reason = await refusalOf(work, operation, opinion);
  const seesLimits = holds(actor, 'OFFICER.CONSULTAR');
  return {
    Valor: typeof operation.Valor === 'number' ? operation.Valor : null,
    Segmento: (labels.IdentificadorSegmentoArea as string | undefined) ?? null,
    TipoImovel: String(operation.TipoImovel),
    Officer: (labels.IdentificadorOfficer as string | undefined) ?? null,
    Instancia: opinion ? ((opinion.Instancia as string | null) ?? null) : null,
    Aprovadores: deciders.map(({ name, isOwn, limit }) => ({
      Nome: name,
      DaOperacao: isOwn,
      Limite: seesLimits ? Number(limit) : null,
    })),
    QuemAmplia: isNobody ? (await raisersOf(work)).slice(0, 5).map(({ name }) => name) : [],
    PodeAprovar: opinion?.Situacao === 'submetido' && reason === null,
    Motivo: opinion?.Situacao === 'submetido' ? reason : null,
  };
}

/** Why the reader may not approve; what stands against the opinion itself is told elsewhere. */
async function refusalOf(
  work: Work,
  operation: FullRecord,
  opinion: FullRecord | null,
): Promise<string | null> {
  const { actor } = work;
  if (opinion?.Situacao !== 'submetido') return null;
  if (!holds(actor, 'PARECER.APROVAR')) return text(actor.locale, 'alcada.notYourRole');
  if (isDrafter(work, opinion)) return toWireError(new AppError('opinion-own'), actor.locale).Texto;
  if (typeof operation.Valor !== 'number' || typeof operation.IdentificadorSegmentoArea !== 'number')
    return null;
  try {
    await requireLimit(work, opinion, operation);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return toWireError(error, actor.locale).Texto;
  }
}
