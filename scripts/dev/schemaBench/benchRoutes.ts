import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import productFile from '../../../package.json' with { type: 'json' };
import { AppError } from '../../../src/domain/errors.ts';
import { toEnvelope } from '../../../src/metadata/wire/envelope.ts';
import { planMigration } from '../../../src/server/engine/database/planMigration.ts';
import type { OpenDatabase } from '../../../src/server/kit/database/openDatabase.ts';
import { planLines } from '../../run/printPlan.ts';
import { problemLine } from '../../schemas/printProblems.ts';
import type { Remember } from '../../schemas/readSchemas.ts';
import { triedEntities, tryOut } from './tryOut.ts';

interface BenchParts {
  readonly root: string;
  readonly database: OpenDatabase;
  readonly remember: Remember;
}

interface Asked {
  readonly Params: { readonly name: string };
  readonly Body: { readonly Texto: string };
}

/**
 * Calls of the schema bench, for who develops Folio: `npm run dev` alone has them. They read schemas and judge texts
 * that are in no file; nothing is written, neither to a file nor to the database.
 */
export function addBenchRoutes(api: FastifyInstance, { root, database, remember }: BenchParts): void {
  const folder = join(root, 'schemas');
  const fileOf = (name: string) => join(folder, `${name}.schema.json`);
  api.get('/Desenvolvimento/Esquemas', async () =>
    toEnvelope({
      Itens: readdirSync(folder)
        .flatMap((file) => /^(.+)\.schema\.json$/.exec(file)?.[1] ?? [])
        .sort(),
    }),
  );
  api.get<Pick<Asked, 'Params'>>(
    '/Desenvolvimento/Esquemas/:name',
    { schema: { params } },
    ({ params: { name } }) => {
      if (!existsSync(fileOf(name))) throw new AppError('call-unknown');
      return toEnvelope({ Texto: readFileSync(fileOf(name), 'utf8') });
    },
  );
  api.post<Asked>('/Desenvolvimento/Esquemas/:name/Julgar', { schema: { params, body } }, async (request) => {
    const { name } = request.params;
    const told = tryOut(
      { root, name, text: request.body.Texto, remember },
      request.actor.locale,
      productFile.version,
    );
    return toEnvelope(told);
  });
  api.post<Asked>(
    '/Desenvolvimento/Esquemas/:name/Comparar',
    { schema: { params, body } },
    async (request) => {
      const { name } = request.params;
      const tried = triedEntities({ root, name, text: request.body.Texto, remember });
      if (tried.problems.length > 0) return toEnvelope({ Linhas: tried.problems.map(problemLine) });
      const plan = await planMigration(database, tried.entities, {}, tried.validatorOf);
      return toEnvelope({ Linhas: planLines(plan) });
    },
  );
}

const params = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', pattern: '^[a-z][a-z0-9-]*$', maxLength: 60 } },
};
const body = {
  type: 'object',
  required: ['Texto'],
  additionalProperties: false,
  properties: { Texto: { type: 'string', maxLength: 300_000 } },
};
