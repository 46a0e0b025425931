import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import { answerRead, type CrudParts, queryOf } from '../../crud/answers.ts';
import { singleOf } from '../../crud/listQuery.ts';
import { requireCode, requireCompany } from '../../permissions/requireCode.ts';
import { sourceOf } from './source.ts';

/**
 * `GET Certidao/Custo?IdentificadorTipoCertidao=`: which source would be asked for a certificate of the type and what that
 * costs in BRL, before anybody orders one. `Provedor` null: none serves it.
 */
export function addOrderRoutes(api: FastifyInstance, parts: CrudParts): void {
  const model = parts.models.named('certidao');
  api.get(
    '/Certidao/Custo',
    answerRead(parts, model, async (work, request) => {
      requireCode(work.actor, model.entity.codes.create);
      requireCompany(work.actor, model.entity);
      const { Provedor, Custo } = await sourceOf(work, typeIn(queryOf(request)));
      return { item: { Provedor, Custo: Custo === null ? null : Number(Custo) }, note: null };
    }),
  );
}

/** @throws AppError 'query-invalid' */
function typeIn(query: URLSearchParams): number {
  const name = 'IdentificadorTipoCertidao';
  const id = singleOf(query, name) ?? '';
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new AppError('query-invalid', { name }, { field: name });
  return Number(id);
}
