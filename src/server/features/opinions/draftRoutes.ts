import type { FastifyInstance } from 'fastify';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { Models } from '../../engine/crud/models.ts';
import { checkStorable } from '../../engine/crud/write/checkBody.ts';
import { transact } from '../../engine/facts/transact.ts';
import { requireCode, requireCompany } from '../../engine/permissions/requireCode.ts';
import type { Database } from '../../kit/database/database.ts';
import { saveDraft } from './drafts.ts';

export interface OpinionParts {
  readonly database: Database;
  readonly models: Models;
}

/**
 * `PUT Parecer/Rascunho/{id} {Revisao, Sentencas, Conclusao, Condicoes}`: what an author wrote so far, saved every
 * few seconds. Answers the number of the next save. No idempotency key is needed: what was saved already is known by
 * its content.
 */
export function addOpinionRoutes(api: FastifyInstance, place: OpinionParts): void {
  const { models } = place;
  api.put<{ Params: { id: string }; Body: DraftBody }>(
    '/Parecer/Rascunho/:id',
    { schema: { params: recordParams, body: draftBody } },
    async ({ actor, body, params }) => {
      requireCode(actor, 'PARECER.REDIGIR');
      const model = models.named('parecer');
      requireCompany(actor, model.entity);
      const { Revisao, ...content } = body;
      checkStorable(content);
      const saved = await transact(place, actor, async (work) => {
        const record = await findRecord(work, model, Number(params.id), { lock: 'change' });
        return saveDraft(work, record, Revisao, content);
      });
      return toEnvelope({ Revisao: saved.Revisao, SalvoEm: saved.SalvoEm });
    },
  );
}

interface DraftBody {
  readonly Revisao: number;
  readonly Sentencas: readonly unknown[];
  readonly Conclusao?: string | null;
  readonly Condicoes?: readonly string[];
}

const recordParams = {
  type: 'object',
  properties: { id: { type: 'string', pattern: '^[1-9][0-9]{0,14}$' } },
};

const draftBody = {
  type: 'object',
  properties: {
    Revisao: { type: 'integer', minimum: 0 },
    Sentencas: { type: 'array', maxItems: 2000, items: { type: 'object' } },
    Conclusao: { type: ['string', 'null'] },
    Condicoes: { type: 'array', maxItems: 100, items: { type: 'string' } },
  },
  required: ['Revisao', 'Sentencas'],
  additionalProperties: false,
};
