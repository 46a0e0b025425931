import type { FastifyInstance } from 'fastify';
import { toEnvelope } from '../../../../metadata/wire/envelope.ts';
import { seeingAll } from '../../../engine/actors/seeingAll.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { transact } from '../../../engine/facts/transact.ts';
import { requireCode, requireCompany } from '../../../engine/permissions/requireCode.ts';
import { toldCodes } from '../begin.ts';
import type { OpinionParts } from '../draftRoutes.ts';
import { subjectOf } from '../subject.ts';
import { progressOf } from './progress.ts';

/**
 * `GET Parecer/Fatos/{id}`: what today's facts say, sentence by sentence, for who writes or decides; and
 * `GET Parecer/Andamento/{id}` of an operation: what its opinion waits for, and who decides on it.
 */
export function addOperationOpinionRoutes(api: FastifyInstance, place: OpinionParts): void {
  const { models } = place;
  const answer = (
    path: string,
    codes: readonly string[],
    run: (work: Work, id: number) => Promise<unknown>,
  ) =>
    api.get<{ Params: { id: string } }>(
      `/Parecer/${path}/:id`,
      { schema: { params: recordParams } },
      async ({ actor, params }) => {
        for (const code of codes) requireCode(actor, code);
        requireCompany(actor, models.named('parecer').entity);
        const item = await transact(place, actor, (work) => run(work, Number(params.id)));
        return toEnvelope(item);
      },
    );
  answer('Fatos', ['PARECER.CONSULTAR', ...toldCodes], async (work, id) => {
    const opinion = await findRecord(work, models.named('parecer'), id);
    const sentences = await subjectOf(opinion).sentences(seeingAll(work), opinion);
    return {
      Frases: sentences.map(({ key, section, text, says }) => ({
        Chave: key,
        Secao: section,
        Texto: text,
        Fatos: says,
      })),
    };
  });
  answer('Andamento', ['PARECER.CONSULTAR'], async (work, id) =>
    progressOf(work, await findRecord(work, models.named('operacao'), id)),
  );
}

const recordParams = {
  type: 'object',
  properties: { id: { type: 'string', pattern: '^[1-9][0-9]{0,14}$' } },
};
