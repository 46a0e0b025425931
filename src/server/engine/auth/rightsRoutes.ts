import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import type { RightsPreview } from '../../../metadata/calls/rights.ts';
import { rightsCalls } from '../../../metadata/calls/rights.ts';
import { permissionName } from '../../../metadata/permissionName.ts';
import { isPermission } from '../../../metadata/permissions.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import { type Answer, answer } from '../calls/answer.ts';
import type { EntityModel } from '../crud/models.ts';
import type { Work } from '../crud/work.ts';
import { createRecord } from '../crud/write/createRecord.ts';
import { explainDatabaseFailure } from '../crud/write/databaseFailure.ts';
import { updateRecord } from '../crud/write/updateRecord.ts';
import { look, type Place, undone } from '../facts/transact.ts';
import { grantorsOf, holdersOfProfile } from './heldRights.ts';
import { previewRights } from './rightsPreview.ts';

/**
 * What people ask about rights: who would gain and lose by a change, and whom to ask for a code. A preview takes
 * the body of the change itself, under its code, does it and undoes it: it cannot say other than the save.
 */
export function rightsRoutes(place: Place): readonly Answer[] {
  const { models } = place;
  const [profile, person] = [models.named('perfil'), models.named('usuario')];
  const preview =
    <Request extends FastifyRequest>(
      model: EntityModel,
      run: (work: Work, request: Request) => Promise<RightsPreview>,
    ) =>
    async (request: Request) => {
      const { actor } = request;
      const told = undone(place, actor, (work) => run(work, request));
      return toEnvelope(
        await told.catch((error: unknown) => {
          throw explainDatabaseFailure(error, model.entity, actor.locale);
        }),
      );
    };

  return [
    answer(
      rightsCalls.ofProfile,
      preview(profile, async (work, { params: { id }, body }) =>
        previewRights(work, await holdersOfProfile(work, id), async () => {
          await updateRecord(work, profile, id, body);
          return [];
        }),
      ),
    ),
    answer(
      rightsCalls.ofPerson,
      preview(person, async (work, { params: { id }, body }) =>
        previewRights(work, [id], async () => {
          await updateRecord(work, person, id, body);
          return [];
        }),
      ),
    ),
    answer(
      rightsCalls.ofNewPerson,
      preview(person, (work, { body }) =>
        previewRights(work, [], async () => [Number((await createRecord(work, person, body)).Identificador)]),
      ),
    ),

    answer(rightsCalls.grantors, async ({ actor, params: { codigo } }) => {
      if (!isPermission(codigo)) throw new AppError('record-not-found', { entity: codigo });
      const Pessoas = await look(place, actor, (work) => grantorsOf(work, codigo));
      return toEnvelope({ Codigo: codigo, Descricao: permissionName(codigo, actor.locale), Pessoas });
    }),
  ];
}
