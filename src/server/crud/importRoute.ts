import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/errors.ts';
import { answerFailure } from '../http/failures.ts';
import { answerChange, type CrudParts, queryOf } from './answers.ts';
import { importRecords } from './import/importRecords.ts';
import type { EntityModel } from './models.ts';

/** More than a spreadsheet of ten thousand lines needs. */
const mostMegabytes = 10;

/** `POST X/Importar?Simular=true` with the bytes of a CSV file: the one call whose body is no JSON, so it stands apart. */
export function addImport(api: FastifyInstance, parts: CrudParts, models: readonly EntityModel[]): void {
  api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'text/csv',
      { parseAs: 'buffer' },
      async (_request: unknown, bytes: unknown) => bytes,
    );
    scope.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      answerFailure(named(error), request, reply),
    );
    for (const model of models)
      scope.post(
        `/${model.entity.noun}/Importar`,
        { bodyLimit: mostMegabytes * 2 ** 20 },
        answerChange(parts, model, (work, request) => {
          const isTrial = readTrial(queryOf(request));
          if (!Buffer.isBuffer(request.body)) throw new AppError('body-not-csv');
          return importRecords(work, model, request.body, isTrial);
        }),
      );
  });
}

function named(error: FastifyError): unknown {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError('import-too-large', { megabytes: mostMegabytes }, { cause: error });
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new AppError('body-not-csv', {}, { cause: error });
  return error;
}

function readTrial(query: URLSearchParams): boolean {
  for (const name of query.keys())
    if (name !== 'Simular') throw new AppError('query-unknown', { name }, { field: name });
  const values = query.getAll('Simular');
  const [value = 'false'] = values;
  if (values.length > 1 || !['true', 'false'].includes(value))
    throw new AppError('query-invalid', { name: 'Simular' }, { field: 'Simular' });
  return value === 'true';
}
