import type { FastifyInstance } from 'fastify';
import { answerRead, type CrudParts, idOf, queryOf } from '../../engine/crud/answers.ts';
import { requireCode, requireCompany } from '../../engine/permissions/requireCode.ts';
import { homeSummary } from './home/homeSummary.ts';
import { missingTo } from './missing.ts';
import { timelineOf } from './timeline/timeline.ts';

export interface OperationParts extends CrudParts {
  readonly now: () => Date;
}

/**
 * `GET Operacao/Pendencias/{id}`: what is missing before it is signed; `GET Operacao/LinhaDoTempo/{id}?Antes=&Tipo=`:
 * what happened to it; `GET home/Resumo`: what waits for the person who asks.
 */
export function addOperationRoutes(api: FastifyInstance, parts: OperationParts): void {
  const model = parts.models.named('operacao');
  api.get(
    `/${model.entity.noun}/Pendencias/:id`,
    answerRead(parts, model, async (work, request) => {
      requireCode(work.actor, model.entity.codes.get);
      requireCompany(work.actor, model.entity);
      return { item: await missingTo(work, idOf(request)), note: null };
    }),
  );
  api.get(
    `/${model.entity.noun}/LinhaDoTempo/:id`,
    answerRead(parts, model, async (work, request) => {
      requireCode(work.actor, model.entity.codes.history);
      requireCompany(work.actor, model.entity);
      return { item: await timelineOf(work, idOf(request), queryOf(request)), note: null };
    }),
  );
  api.get(
    '/home/Resumo',
    answerRead(parts, model, async (work) => {
      requireCompany(work.actor, model.entity);
      return { item: await homeSummary(work, parts.now()), note: null };
    }),
  );
}
