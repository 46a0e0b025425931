import { AppError } from '../../../domain/errors.ts';
import { certificateCalls } from '../../../metadata/calls/certificates.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import { type Answer, answer } from '../../engine/calls/answer.ts';
import { answerChange, answerRead, type RecordsRead } from '../../engine/crud/answers.ts';
import { createExportAllowance } from '../../engine/crud/export/exportAllowance.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import { look } from '../../engine/facts/transact.ts';
import { findFile } from '../../engine/files/fileRows.ts';
import { attachmentHeader } from '../../kit/files/attachment.ts';
import { sandboxedContent } from '../../kit/http/securityHeaders.ts';
import { type AttachParts, attach } from './attach/attach.ts';
import { verifyAtSource } from './attach/verifyAtSource.ts';
import { fillClient } from './fill/fillClient.ts';
import { costOfUpdates } from './orders/costOfUpdates.ts';
import { sourceOf } from './orders/source.ts';
import { waysToOrder } from './orders/waysToOrder.ts';
import { reusableIn } from './reuse/reusable.ts';
import { checklistOn } from './validOn/checklistOn.ts';
import { chosenFiles } from './zip/chosenFiles.ts';
import { zipOf } from './zip/zipOf.ts';

export interface CertificateParts extends AttachParts {
  readonly settings: AttachParts['settings'] & { readonly exportsPerMinute: number };
  readonly now: () => Date;
  readonly onRead?: (read: RecordsRead) => void;
}

/** Certificates as documents: attached, confirmed at their source, downloaded. */
export function documentRoutes(parts: CertificateParts): readonly Answer[] {
  const { models, files } = parts;
  const model = models.named('certidao');
  const allowance = createExportAllowance(parts.settings.exportsPerMinute);
  return [
    answer(certificateCalls.attach, async (request) =>
      toEnvelope(await attach(parts, request, request.params.id, request.query.Nome)),
    ),

    answer(
      certificateCalls.file,
      async ({ actor, params }, reply) => {
        const file = await look(parts, actor, async (work) => {
          const record = await findRecord(work, model, params.id);
          if (typeof record.IdentificadorArquivo === 'number')
            return findFile(work.tx, record.IdentificadorArquivo);
          throw new AppError('file-not-found', { file: String(record.Titulo) });
        });
        const { size, stream } = await files.get(file.Chave, file.Nome);
        return reply
          .type('application/pdf')
          .headers({
            'Content-Length': size,
            'Content-Disposition': attachmentHeader(file.Nome),
            'Content-Security-Policy': sandboxedContent,
          })
          .send(stream);
      },
      { access: { event: 'baixou' } },
    ),

    answer(certificateCalls.verify, async ({ actor, params: { id }, body }) =>
      toEnvelope(await verifyAtSource(parts, actor, { id, version: body.Versao })),
    ),

    answer(certificateCalls.zip, async ({ actor, body }, reply) => {
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
    }),
  ];
}

/** What the certificates of an operation are worth, what missing ones cost, and what one says of its client. */
export function certificateRoutes(parts: CertificateParts): readonly Answer[] {
  const model = parts.models.named('certidao');
  const listed = (count: number) => ({ call: 'Listar', id: null, count }) as const;
  return [
    answer(
      certificateCalls.validOn,
      answerRead(parts, model, async (work, { query }) => {
        const item = await checklistOn(work, query.IdentificadorOperacao, query.Data ?? null);
        return { item, note: listed(item.Itens.length) };
      }),
    ),
    answer(
      certificateCalls.reusable,
      answerRead(parts, model, async (work, { query }) => {
        const Itens = await reusableIn(work, query.IdentificadorOperacao);
        return { item: { Itens }, note: listed(Itens.length) };
      }),
    ),
    answer(
      certificateCalls.cost,
      answerRead(parts, model, async (work, { query }) => {
        const { Provedor, Custo } = await sourceOf(work, query.IdentificadorTipoCertidao);
        return { item: { Provedor, Custo: Custo === null ? null : Number(Custo) }, note: null };
      }),
    ),
    answer(
      certificateCalls.costOfUpdates,
      answerRead(parts, model, async (work, { query }) => ({
        item: await costOfUpdates(work, query.Identificador),
        note: null,
      })),
    ),
    answer(
      certificateCalls.waysToOrder,
      answerRead(parts, model, async (work, { query }) => {
        const record = query.IdentificadorRegistroMatricula ?? null;
        const item = await waysToOrder(work, query.IdentificadorOperacao, record);
        return { item, note: listed(item.Itens.length) };
      }),
    ),
    answer(
      certificateCalls.fill,
      answerChange(parts, parts.models.named('cliente'), (work, { params, body }) =>
        fillClient(work, params.id, body),
      ),
    ),
  ];
}
