import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../../domain/errors.ts';
import { type Locale, locales } from '../../../../domain/locale.ts';
import { mostMegabytes } from '../../../../metadata/importLimits.ts';
import { answerFailure } from '../../../kit/http/failures.ts';
import { bySchema } from '../../calls/answer.ts';
import { answerChange, answerRead, type CrudParts, queryOf } from '../answers.ts';
import type { EntityModel } from '../models.ts';
import { importRecords } from './importRecords.ts';
import { csvType, type TableFileGiven, xlsxType } from './readTable.ts';
import { tableToMap } from './tableToMap.ts';

/**
 * `POST X/Importar?Simular=true` and `POST X/LerTabela` with the bytes of a CSV file or a workbook: the calls whose body is no
 * JSON, so they stand apart.
 */
export function addImport(api: FastifyInstance, parts: CrudParts, models: readonly EntityModel[]): void {
  api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      [csvType, xlsxType],
      { parseAs: 'buffer' },
      async (_request: unknown, bytes: unknown) => bytes,
    );
    scope.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      answerFailure(named(error), request, reply),
    );
    const limits = { ...bySchema, bodyLimit: mostMegabytes * 2 ** 20 };
    for (const model of models) {
      scope.post(
        `/${model.entity.noun}/Importar`,
        limits,
        answerChange(parts, model, (work, request) => {
          const query = readQuery(request, ['Simular', 'Idioma', 'Planilha']);
          return importRecords(work, model, {
            file: fileIn(request, query),
            isTrial: chosen(query, 'Simular', ['true', 'false']) === 'true',
            locale: chosen(query, 'Idioma', locales) as Locale | null,
          });
        }),
      );
      scope.post(
        `/${model.entity.noun}/LerTabela`,
        limits,
        answerRead(parts, model, async (work, request) => {
          const query = readQuery(request, ['Planilha']);
          return { item: await tableToMap(work, model, fileIn(request, query)), note: null };
        }),
      );
    }
  });
}

function fileIn({ body, headers }: FastifyRequest, query: URLSearchParams): TableFileGiven {
  if (!Buffer.isBuffer(body)) throw new AppError('body-not-csv');
  const [type = csvType] = (headers['content-type'] ?? '').toLowerCase().split(';');
  return { bytes: body, type: type.trim(), sheet: query.get('Planilha') };
}

function named(error: FastifyError): unknown {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError('import-too-large', { megabytes: mostMegabytes }, { cause: error });
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new AppError('body-not-csv', {}, { cause: error });
  return error;
}

/** @throws AppError 'query-unknown', 'query-invalid' for one that is given twice */
function readQuery(request: FastifyRequest, known: readonly string[]): URLSearchParams {
  const query = queryOf(request);
  for (const name of query.keys()) {
    if (!known.includes(name)) throw new AppError('query-unknown', { name }, { field: name });
    if (query.getAll(name).length > 1) throw new AppError('query-invalid', { name }, { field: name });
  }
  return query;
}

function chosen(query: URLSearchParams, name: string, among: readonly string[]): string | null {
  const value = query.get(name);
  if (value !== null && !among.includes(value))
    throw new AppError('query-invalid', { name }, { field: name });
  return value;
}
