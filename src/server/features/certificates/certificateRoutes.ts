import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import type { Actor } from '../../engine/actors/actor.ts';
import { idOf, type RecordsRead } from '../../engine/crud/answers.ts';
import { createExportAllowance } from '../../engine/crud/export/exportAllowance.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import { look } from '../../engine/facts/transact.ts';
import { findFile } from '../../engine/files/fileRows.ts';
import { requireCode, requireCompany } from '../../engine/permissions/requireCode.ts';
import { attachmentHeader } from '../../kit/files/attachment.ts';
import { sandboxedContent } from '../../kit/http/securityHeaders.ts';
import { type AttachParts, attach } from './attach/attach.ts';
import { verifyAtSource } from './attach/verifyAtSource.ts';
import { chosenFiles } from './zip/chosenFiles.ts';
import { zipOf } from './zip/zipOf.ts';

export interface CertificateParts extends AttachParts {
  readonly settings: AttachParts['settings'] & { readonly exportsPerMinute: number };
  readonly now: () => Date;
  readonly onRead?: (read: RecordsRead) => void;
}

/**
 * `POST Certidao/Anexar/{id}?Nome=`: the PDF of an awaited certificate; `GET Certidao/Arquivo/{id}`: the PDF of one;
 * `POST Certidao/Zip {Identificadores}`: those of many with an index of them; `POST Certidao/VerificarNaFonte/{id}
 * {Versao}`: asks a source whether an issued one is authentic.
 */
export function addCertificateRoutes(api: FastifyInstance, parts: CertificateParts): void {
  const { models, files } = parts;
  const model = models.named('certidao');
  const allowance = createExportAllowance(parts.settings.exportsPerMinute);
  const mayDownload = (actor: Actor) => {
    requireCode(actor, 'CERTIDAO.BAIXAR');
    requireCompany(actor, model.entity);
  };

  // What they are is told by the bytes themselves, with a message of its own; what a form of another site could send is not taken.
  void api.register(async (bytes) => {
    bytes.removeAllContentTypeParsers();
    bytes.addContentTypeParser(['application/pdf', 'application/octet-stream'], (_request, payload, done) =>
      done(null, payload),
    );
    bytes.post<{ Params: { id: string }; Querystring: { Nome?: string } }>(
      '/Certidao/Anexar/:id',
      { schema: { querystring: attachQuery } },
      (request) => attach(parts, request, idOf(request), request.query.Nome),
    );
  });

  api.get<{ Params: { id: string } }>(
    '/Certidao/Arquivo/:id',
    { config: { access: { event: 'baixou' } } },
    async (request, reply) => {
      const { actor } = request;
      mayDownload(actor);
      const file = await look(parts, actor, async (work) => {
        const record = await findRecord(work, model, idOf(request));
        if (typeof record.IdentificadorArquivo === 'number')
          return findFile(work.tx, record.IdentificadorArquivo);
        throw new AppError('file-not-found', { file: String(record.Titulo) });
      });
      const { size, stream } = await files.get(file.Chave);
      return reply
        .type('application/pdf')
        .headers({
          'Content-Length': size,
          'Content-Disposition': attachmentHeader(file.Nome),
          'Content-Security-Policy': sandboxedContent,
        })
        .send(stream);
    },
  );

  api.post<{ Params: { id: string }; Body: { Versao: number } }>(
    '/Certidao/VerificarNaFonte/:id',
    { schema: { body: verifyBody } },
    async (request) => {
      const asked = { id: idOf(request), version: request.body.Versao };
      return toEnvelope(await verifyAtSource(parts, request.actor, asked));
    },
  );

  api.post<{ Body: { Identificadores: readonly number[] } }>(
    '/Certidao/Zip',
    { schema: { body: zipBody } },
    async ({ actor, body }, reply) => {
      mayDownload(actor);
      const chosen = await look(parts, actor, (work) => chosenFiles(work, body.Identificadores));
      allowance(actor);
      const stream = await zipOf(chosen, { files, actor });
      const day = new Intl.DateTimeFormat('sv-SE', { timeZone: actor.timeZone }).format(parts.now());
      parts.onRead?.({
        actor,
        entity: 'certidao',
        call: 'Exportar',
        id: null,
        count: chosen.length,
        query: chosen.map(({ record }) => record.Identificador).join(),
      });
      return reply
        .type('application/zip')
        .headers({
          'Content-Disposition': attachmentHeader(`certidoes-${day}.zip`),
          'Content-Security-Policy': sandboxedContent,
        })
        .send(stream);
    },
  );
}

const attachQuery = {
  type: 'object',
  properties: { Nome: { type: 'string', minLength: 1, maxLength: 1000 } },
  additionalProperties: false,
};
const verifyBody = {
  type: 'object',
  properties: { Versao: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } },
  required: ['Versao'],
  additionalProperties: false,
};
const zipBody = {
  type: 'object',
  properties: {
    Identificadores: {
      type: 'array',
      minItems: 1,
      maxItems: 100_000,
      items: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    },
  },
  required: ['Identificadores'],
  additionalProperties: false,
};
