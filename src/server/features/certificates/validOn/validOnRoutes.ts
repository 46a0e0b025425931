import type { FastifyInstance } from 'fastify';
import { isLocalDate, type LocalDate } from '../../../../domain/dates.ts';
import { AppError } from '../../../../domain/errors.ts';
import { answerRead, type CrudParts, queryOf } from '../../../engine/crud/answers.ts';
import { singleOf } from '../../../engine/crud/list/listQuery.ts';
import { requireCode, requireCompany } from '../../../engine/permissions/requireCode.ts';
import { reusableIn } from '../reuse/reusable.ts';
import { checklistOn } from './checklistOn.ts';

/**
 * `GET Certidao/ValidasEm?IdentificadorOperacao=&Data=`: the checklist of an operation as of a day;
 * `GET Certidao/Reutilizaveis?IdentificadorOperacao=`: certificates of its client in other operations that are still good.
 * Both for whoever may list certificates.
 */
export function addCertificateAnswers(api: FastifyInstance, parts: CrudParts): void {
  const model = parts.models.named('certidao');
  const read = (path: string, answer: Answer) =>
    api.get(
      `/${model.entity.noun}/${path}`,
      answerRead(parts, model, async (work, request) => {
        requireCode(work.actor, model.entity.codes.list);
        requireCompany(work.actor, model.entity);
        const item = await answer(work, queryOf(request));
        return { item, note: { call: 'Listar', id: null, count: item.Itens.length } };
      }),
    );
  read('ValidasEm', (work, query) => checklistOn(work, operationIn(query), dayIn(query)));
  read('Reutilizaveis', async (work, query) => ({ Itens: await reusableIn(work, operationIn(query)) }));
}

type Answer = (
  work: Parameters<typeof reusableIn>[0],
  query: URLSearchParams,
) => Promise<{ readonly Itens: readonly unknown[] }>;

/** @throws AppError 'query-invalid' */
function operationIn(query: URLSearchParams): number {
  const id = singleOf(query, 'IdentificadorOperacao') ?? '';
  if (!/^[1-9]\d{0,14}$/.test(id)) throw invalid('IdentificadorOperacao');
  return Number(id);
}

/** @throws AppError 'query-invalid' */
function dayIn(query: URLSearchParams): LocalDate | null {
  const day = singleOf(query, 'Data') || null;
  if (day !== null && !isLocalDate(day)) throw invalid('Data');
  return day;
}

const invalid = (name: string) => new AppError('query-invalid', { name }, { field: name });
