import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../domain/errors.ts';
import { answerRead, type CrudParts, queryOf } from '../../../engine/crud/answers.ts';
import { singleOf } from '../../../engine/crud/list/listQuery.ts';
import { requireCode, requireCompany } from '../../../engine/permissions/requireCode.ts';
import { costOfUpdates } from './costOfUpdates.ts';
import { sourceOf } from './source.ts';
import { waysToOrder } from './waysToOrder.ts';

/**
 * `GET Certidao/Custo?IdentificadorTipoCertidao=`: which source would be asked for a certificate of the type and what that
 * costs in BRL, before anybody orders one. `Provedor` null: none serves it.
 * `GET Certidao/CustoAtualizar?Identificador=`, repeated up to 200 times: what asking again for those certificates costs.
 * `GET Certidao/ComoPedir?IdentificadorOperacao=&IdentificadorRegistroMatricula=`: the same for all that is missing on the
 * operation's checklist, and what each search still needs to be told.
 */
export function addOrderRoutes(api: FastifyInstance, parts: CrudParts): void {
  const model = parts.models.named('certidao');
  api.get(
    '/Certidao/Custo',
    answerRead(parts, model, async (work, request) => {
      requireCode(work.actor, model.entity.codes.create);
      requireCompany(work.actor, model.entity);
      const type = idIn(queryOf(request), 'IdentificadorTipoCertidao');
      const { Provedor, Custo } = await sourceOf(work, type);
      return { item: { Provedor, Custo: Custo === null ? null : Number(Custo) }, note: null };
    }),
  );
  api.get(
    '/Certidao/CustoAtualizar',
    answerRead(parts, model, async (work, request) => {
      requireCode(work.actor, 'CERTIDAO.ATUALIZAR');
      requireCompany(work.actor, model.entity);
      const ids = queryOf(request).getAll('Identificador').map(idFrom);
      if (ids.length === 0 || ids.length > updatesAtOnce)
        throw new AppError('query-invalid', { name: 'Identificador' }, { field: 'Identificador' });
      return { item: await costOfUpdates(work, ids), note: null };
    }),
  );
  api.get(
    '/Certidao/ComoPedir',
    answerRead(parts, model, async (work, request) => {
      requireCode(work.actor, model.entity.codes.create);
      requireCompany(work.actor, model.entity);
      const query = queryOf(request);
      const record = 'IdentificadorRegistroMatricula';
      const chosen = singleOf(query, record) ? idIn(query, record) : null;
      const item = await waysToOrder(work, idIn(query, 'IdentificadorOperacao'), chosen);
      return { item, note: { call: 'Listar', id: null, count: item.Itens.length } };
    }),
  );
}

/** @throws AppError 'query-invalid' */
function idIn(query: URLSearchParams, name: string): number {
  return numbered(singleOf(query, name) ?? '', name);
}

/** What fits an address. */
const updatesAtOnce = 200;

const idFrom = (text: string): number => numbered(text, 'Identificador');

function numbered(text: string, name: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new AppError('query-invalid', { name }, { field: name });
  return Number(text);
}
