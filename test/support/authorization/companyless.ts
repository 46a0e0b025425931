import Fastify, { type FastifyInstance } from 'fastify';
import { entities } from '../../../src/metadata/entities.ts';
import type { Actor } from '../../../src/server/engine/actors/actor.ts';
import { crudRoutes } from '../../../src/server/engine/crud/routes.ts';
import { fileRoutes } from '../../../src/server/engine/files/fileRoutes.ts';
import { noticeRoutes } from '../../../src/server/engine/notices/noticeRoutes.ts';
import { preferenceRoutes } from '../../../src/server/engine/preferences/preferenceRoutes.ts';
import { uploadRoutes } from '../../../src/server/features/matricula/files/uploadRoutes.ts';
import { reviewRoutes } from '../../../src/server/features/matricula/review/reviewRoutes.ts';
import { answerFailure } from '../../../src/server/kit/http/failures.ts';
import { takeJsonBodies } from '../../../src/server/kit/http/jsonBodies.ts';
import { makeActor } from '../people/actors.ts';
import type { Outcome, Row } from './declarations.ts';
import { everything } from './fieldsUnderCodes.ts';
import type { Cell, Matrix } from './matrix.ts';
import { routesOf } from './routes.ts';

/**
 * Somebody who holds every code and works in no company. The door makes nobody such an actor, so the calls are asked
 * behind it: they must not rely on the door.
 */
export async function companylessCells(matrix: Matrix): Promise<readonly Cell[]> {
  const application = await buildBehindTheDoor(matrix);
  const answered = routesOf(application);
  return matrix.rows
    .filter(({ door, route }) => door === 'company' && answered.includes(route) && !isOfAll(route))
    .map((row) => ({
      name: `${row.name} · in no company`,
      async run() {
        const reply = await application.inject(row.ask(row.targets[0] ?? 'own', 'home'));
        const expected = outcomeOf(row);
        const isJson = String(reply.headers['content-type']).includes('json');
        const code = isJson ? JSON.parse(reply.payload).Erros?.[0]?.Codigo : undefined;
        const isRight = reply.statusCode === expected.status && code === expected.code;
        return isRight ? [] : [`${row.name} · in no company: ${reply.statusCode} ${code}`];
      },
    }));
}

async function buildBehindTheDoor({ folio: { server }, home }: Matrix): Promise<FastifyInstance> {
  const nowhere = makeActor({ userId: home.analystUser, codes: everything });
  const application = Fastify({ genReqId: () => 'ensaio' });
  application.setErrorHandler(answerFailure);
  takeJsonBodies(application);
  application.decorateRequest('actor', null as unknown as Actor);
  application.addHook('onRequest', async (request) => {
    request.actor = nowhere;
  });
  await application.register(
    async (api) => {
      const calls = [crudRoutes, fileRoutes, uploadRoutes, reviewRoutes, preferenceRoutes, noticeRoutes];
      for (const add of calls.flatMap((answers) => answers(server))) add(api);
    },
    { prefix: '/api' },
  );
  return application;
}

/** Where the record itself stands between: it is in no company either. */
function outcomeOf({ route }: Row): Outcome {
  if (route === 'GET /api/Arquivo/:id') return { status: 404, code: 'file-not-found' };
  return { status: 403, code: 'company-missing' };
}

/** What all companies share is there without one. */
const isOfAll = (route: string): boolean =>
  entities.some(({ noun, scope }) => scope === 'installation' && route.includes(`/api/${noun}/`));
