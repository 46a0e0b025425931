import { opinionCalls } from '../../../metadata/calls/opinions.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import { seeingAll } from '../../engine/actors/seeingAll.ts';
import { type Answer, answer } from '../../engine/calls/answer.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { Models } from '../../engine/crud/models.ts';
import { checkStorable } from '../../engine/crud/write/checkBody.ts';
import { transact } from '../../engine/facts/transact.ts';
import type { Database } from '../../kit/database/database.ts';
import { saveDraft } from './drafts.ts';
import { progressOf } from './operation/progress.ts';
import { subjectOf } from './subject.ts';

export interface OpinionParts {
  readonly database: Database;
  readonly models: Models;
}

/** Opinions while they are written and decided on: the draft, today's facts, and what is waited for. */
export function opinionRoutes(place: OpinionParts): readonly Answer[] {
  const { models } = place;
  const model = models.named('parecer');
  return [
    answer(opinionCalls.saveDraft, async ({ actor, body, params }) => {
      const { Revisao: revision, ...content } = body;
      checkStorable(content);
      const { Revisao, SalvoEm } = await transact(place, actor, async (work) => {
        const record = await findRecord(work, model, params.id, { lock: 'change' });
        return saveDraft(work, record, revision, content);
      });
      return toEnvelope({ Revisao, SalvoEm: String(SalvoEm) });
    }),

    answer(opinionCalls.facts, async ({ actor, params }) =>
      transact(place, actor, async (work) => {
        const opinion = await findRecord(work, model, params.id);
        const sentences = await subjectOf(opinion).sentences(seeingAll(work), opinion);
        return toEnvelope({
          Frases: sentences.map(({ key, section, text, says }) => ({
            Chave: key,
            Secao: section,
            Texto: text,
            Fatos: says,
          })),
        });
      }),
    ),

    answer(opinionCalls.progress, async ({ actor, params }) =>
      transact(place, actor, async (work) => {
        const operation = await findRecord(work, models.named('operacao'), params.id);
        return toEnvelope(await progressOf(work, operation));
      }),
    ),
  ];
}
