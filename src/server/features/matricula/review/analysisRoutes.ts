import type { FastifyInstance } from 'fastify';
import { applyCorrections, synchronisation } from '../../../../domain/matricula/corrections/index.ts';
import { overrideNames, overrideToWire } from '../../../../domain/matricula/wire/index.ts';
import { toEnvelope } from '../../../../metadata/wire/envelope.ts';
import { idOf } from '../../../engine/crud/answers.ts';
import { requireSeen } from '../../../engine/crud/findRecord.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { keyOf, once } from '../../../engine/crud/write/idempotency.ts';
import { transact } from '../../../engine/facts/transact.ts';
import { isBackground } from '../../../engine/http/requestActor.ts';
import { requireCode, requireCompany } from '../../../engine/permissions/requireCode.ts';
import type { Row } from '../../../kit/database/database.ts';
import { requireReading } from '../reading/readings.ts';
import { notePresence } from './presence.ts';
import { comparisonOf } from './readingReviews.ts';
import { reviewOf } from './review.ts';
import { reviewReading } from './reviewReading.ts';
import type { ReviewParts } from './reviewRoutes.ts';

/** Calls of the analysis that are no change of state: being there, comparing readings, looking before synchronising. */
export function addAnalysisRoutes(api: FastifyInstance, parts: ReviewParts): void {
  const { entity } = parts.models.named('registro-matricula');

  api.post<{ Body: { Segundos: number } }>(
    '/RegistroMatricula/Presenca/:id',
    { schema: { body: presenceBody } },
    async (request) => {
      const { actor, body } = request;
      requireCode(actor, 'MATRICULA.CONSULTAR');
      requireCompany(actor, entity);
      const sign = { seconds: body.Segundos, active: !isBackground(request) };
      return toEnvelope(
        await transact(parts, actor, (work) => notePresence(work, idOf(request), sign, parts.now())),
      );
    },
  );

  const read = (path: string, code: string, answer: (work: Work, id: number) => Promise<Row | null>) =>
    api.get(`/RegistroMatricula/${path}/:id`, async (request) => {
      const { actor } = request;
      requireCode(actor, code);
      requireCompany(actor, entity);
      return toEnvelope(await transact(parts, actor, (work) => answer(work, idOf(request))));
    });
  read('MudancasLeitura', 'MATRICULA.CONSULTAR', comparisonOf);
  read('Sincronizacao', 'MATRICULA.SINCRONIZAR', synchronisationOf);

  api.post<{ Body: { Versao: number; Leitura: number; Manter: string[] } }>(
    '/RegistroMatricula/ConferirLeitura/:id',
    { schema: { body: reviewBody } },
    async (request) => {
      const { actor, body, method, url } = request;
      const id = idOf(request);
      const answer = await once(parts, actor, { key: keyOf(request), method, url, body }, async (work) => {
        const decided = { version: body.Versao, reading: body.Leitura, keep: body.Manter };
        await reviewReading(work, id, decided, parts.now());
        return { status: 200, body: toEnvelope(await reviewOf(work, id)) };
      });
      return answer.body;
    },
  );
}

/** Before and after: what synchronising would drop, and what it leaves alone. */
async function synchronisationOf(work: Work, id: number): Promise<Row> {
  await requireSeen(work, work.models.named('registro-matricula'), id);
  const { reading, corrections } = await requireReading(work.tx, id);
  const truth = applyCorrections(reading, corrections);
  return {
    Mudancas: synchronisation(truth).map(({ field, before, after }) => ({
      Campo: overrideNames[field],
      De: overrideToWire(field, before),
      Para: overrideToWire(field, after),
    })),
    Correcoes: truth.corrected.length,
    ValidadesManuais: truth.acts.filter(({ manualValidity }) => manualValidity !== null).length,
  };
}

const presenceBody = {
  type: 'object',
  properties: { Segundos: { type: 'integer', minimum: 0, maximum: 3600 } },
  required: ['Segundos'],
  additionalProperties: false,
};
const reviewBody = {
  type: 'object',
  properties: {
    Versao: { type: 'integer' },
    Leitura: { type: 'integer' },
    Manter: { type: 'array', maxItems: 5000, items: { type: 'string', maxLength: 200 } },
  },
  required: ['Versao', 'Leitura', 'Manter'],
  additionalProperties: false,
};
