import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import { openOpinionStates } from '../../../../domain/opinions/states.ts';
import type { Chain, CurrentOpinion, Progress } from '../../../../metadata/calls/opinions.ts';
import { text } from '../../../../metadata/texts.ts';
import { seeingAll } from '../../../engine/actors/seeingAll.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { pointText } from '../../../engine/missing/missing.ts';
import { holds } from '../../../engine/permissions/requireCode.ts';
import type { Row } from '../../../kit/database/database.ts';
import { toWireError } from '../../../kit/http/failures.ts';
import { isDrafter } from '../authors.ts';
import { decidersOf, raisersOf } from '../limits/deciders.ts';
import { requireLimit } from '../limits/requireLimit.ts';
import { pendingOf } from './pending.ts';

/** @param operation as its reader found it */
export async function progressOf(work: Work, operation: FullRecord): Promise<Progress> {
  const opinion = await currentOpinion(work, operation.Identificador);
  const pending = await pendingOf(work, operation);
  return {
    Parecer: opinion && currentlyShown(opinion),
    Pendencias: pending.map((point) => ({
      Codigo: point.code,
      Texto: pointText(point, work.actor.locale),
      Entidade: point.act?.entity ?? 'operacao',
      Identificador: point.act?.id ?? operation.Identificador,
    })),
    Alcada: await chainOf(work, operation, opinion),
  };
}

const currentlyShown = (opinion: FullRecord): CurrentOpinion => ({
  Identificador: opinion.Identificador,
  Titulo: String(opinion.Titulo),
  Situacao: String(opinion.Situacao),
  Desatualizado: opinion.Desatualizado as boolean | null,
  Conclusao: opinion.Conclusao as string | null,
  Autor: ((opinion.Rotulos as Row).IdentificadorAutor as string | undefined) ?? null,
  Aprovador: ((opinion.Rotulos as Row).IdentificadorAprovador as string | undefined) ?? null,
  AprovadoEm: opinion.AprovadoEm as string | null,
  Validade: opinion.Validade as string | null,
});

async function currentOpinion(work: Work, operationId: number): Promise<FullRecord | null> {
  const { rows } = await sql<{ id: number }>`select "Identificador"::int as id from parecer
    where "IdentificadorOperacao" = ${operationId} and "IdentificadorRegistroMatricula" is null
      and "ExcluidoEm" is null
    order by "Situacao" = any (${openOpinionStates}::text[]) desc, "Situacao" = 'aprovado' desc,
      "Identificador" desc limit 1`.execute(work.tx);
  return rows[0] ? findRecord(seeingAll(work), work.models.named('parecer'), rows[0].id) : null;
}

async function chainOf(work: Work, operation: FullRecord, opinion: FullRecord | null): Promise<Chain> {
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
