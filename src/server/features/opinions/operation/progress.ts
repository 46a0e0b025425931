import { sql } from 'kysely';
import { openOpinionStates } from '../../../../domain/opinions/stateGroups.ts';
import type { CurrentOpinion, Progress } from '../../../../metadata/calls/opinions.ts';
import { seeingAll } from '../../../engine/actors/seeingAll.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { pointText } from '../../../engine/missing/missing.ts';
import type { Row } from '../../../kit/database/database.ts';
import { chainOf } from '../limits/shownChain.ts';
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
