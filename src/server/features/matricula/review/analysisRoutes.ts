import type { FastifyRequest } from 'fastify';
import { applyCorrections, synchronisation } from '../../../../domain/matricula/corrections/index.ts';
import { overrideNames, overrideToWire } from '../../../../domain/matricula/wire/index.ts';
import { recordCalls, type Synchronisation } from '../../../../metadata/calls/records.ts';
import { type Envelope, toEnvelope } from '../../../../metadata/wire/envelope.ts';
import { type Answer, answer } from '../../../engine/calls/answer.ts';
import { requireSeen } from '../../../engine/crud/findRecord.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { keyOf, once } from '../../../engine/crud/write/idempotency.ts';
import { transact } from '../../../engine/facts/transact.ts';
import { isBackground } from '../../../engine/http/requestActor.ts';
import type { Row } from '../../../kit/database/database.ts';
import { requireReading } from '../reading/readings.ts';
import { notePresence } from './presence.ts';
import { comparisonOf } from './readingReviews.ts';
import { reviewOf } from './review.ts';
import { reviewReading } from './reviewReading.ts';
import type { ReviewParts } from './reviewRoutes.ts';

/** Calls of the analysis that are no change of state: being there, comparing readings, looking before synchronising. */
export function analysisRoutes(parts: ReviewParts): readonly Answer[] {
  const { now } = parts;
  const read =
    <Item>(told: (work: Work, id: number) => Promise<Item>) =>
    async ({ actor, params }: FastifyRequest<{ Params: { readonly id: number } }>) =>
      toEnvelope(await transact(parts, actor, (work) => told(work, params.id)));

  return [
    answer(recordCalls.presence, async (request) => {
      const { actor, body, params } = request;
      const sign = { seconds: body.Segundos, active: !isBackground(request) };
      return toEnvelope(await transact(parts, actor, (work) => notePresence(work, params.id, sign, now())));
    }),
    answer(recordCalls.readingChanges, read(comparisonOf)),
    answer(recordCalls.synchronisation, read(synchronisationOf)),
    answer(recordCalls.reviewReading, async (request) => {
      const { actor, body, method, params, url } = request;
      const keyed = { key: keyOf(request), method, url, body };
      const answered = await once(parts, actor, keyed, async (work) => {
        const decided = { version: body.Versao, reading: body.Leitura, keep: body.Manter };
        await reviewReading(work, params.id, decided, now());
        return { status: 200, body: toEnvelope(await reviewOf(work, params.id)) };
      });
      return answered.body as Envelope<Row>;
    }),
  ];
}

async function synchronisationOf(work: Work, id: number): Promise<Synchronisation> {
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
