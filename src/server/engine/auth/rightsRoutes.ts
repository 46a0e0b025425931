import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import { permissionName } from '../../../metadata/permissionName.ts';
import { isPermission } from '../../../metadata/permissions.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import type { Grantors, RightsPreview } from '../../../metadata/wire/rights.ts';
import { idOf } from '../crud/answers.ts';
import type { EntityModel } from '../crud/models.ts';
import type { Work } from '../crud/work.ts';
import { createRecord } from '../crud/write/createRecord.ts';
import { explainDatabaseFailure } from '../crud/write/databaseFailure.ts';
import { updateRecord } from '../crud/write/updateRecord.ts';
import { type Place, undone } from '../facts/transact.ts';
import { grantorsOf, holdersOfProfile } from './heldRights.ts';
import { previewRights } from './rightsPreview.ts';

/**
 * What people ask about rights: who would gain and lose by a change, and whom to ask for a code. A preview takes
 * the body of the change itself, under its code, does it and undoes it: it cannot say other than the save.
 */
export function addRightsRoutes(api: FastifyInstance, place: Place): void {
  const { database, models } = place;
  const [profile, person] = [models.named('perfil'), models.named('usuario')];
  const preview =
    (model: EntityModel, run: (work: Work, request: FastifyRequest) => Promise<RightsPreview>) =>
    async (request: FastifyRequest) => {
      const { actor } = request;
      const told = undone(place, actor, (work) => run(work, request));
      return toEnvelope(
        await told.catch((error: unknown) => {
          throw explainDatabaseFailure(error, model.entity, actor.locale);
        }),
      );
    };

  api.post(
    `/${profile.entity.noun}/Previa/:id`,
    preview(profile, async (work, request) => {
      const id = idOf(request);
      return previewRights(work, await holdersOfProfile(work, id), async () => {
        await updateRecord(work, profile, id, request.body);
        return [];
      });
    }),
  );
  api.post(
    `/${person.entity.noun}/Previa/:id`,
    preview(person, async (work, request) => {
      const id = idOf(request);
      return previewRights(work, [id], async () => {
        await updateRecord(work, person, id, request.body);
        return [];
      });
    }),
  );
  api.post(
    `/${person.entity.noun}/Previa`,
    preview(person, (work, request) =>
      previewRights(work, [], async () => [
        Number((await createRecord(work, person, request.body)).Identificador),
      ]),
    ),
  );

  api.get<{ Params: { codigo: string } }>(
    '/Autenticacao/QuemConcede/:codigo',
    async ({ actor, params: { codigo } }) => {
      if (actor.companyId === null) throw new AppError('company-missing');
      if (!isPermission(codigo)) throw new AppError('record-not-found', { entity: codigo });
      const Pessoas = await database.reading(actor, (tx) => grantorsOf({ tx, actor }, codigo));
      const answer: Grantors = {
        Codigo: codigo,
        Descricao: permissionName(codigo, actor.locale),
        Pessoas,
      };
      return toEnvelope(answer);
    },
  );
}
