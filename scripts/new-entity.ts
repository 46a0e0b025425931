/**
 * `npm run new-entity -- cartorio "Cartório" "Registry office" [--gender m|f] [--plural Cartórios]
 * [--plural-en "Registry offices"]`: writes a first schema without asking, and generates what follows from it.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Entity } from '../src/metadata/entity.ts';
import { compileCache } from './schemas/compileCache.ts';
import { generate, writeUnder } from './schemas/generate.ts';
import { describeEntity, firstSchema, type NewEntity } from './schemas/newEntity.ts';
import { problemLine } from './schemas/printProblems.ts';

const root = process.cwd();

try {
  await create();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function create(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { gender: { type: 'string' }, plural: { type: 'string' }, 'plural-en': { type: 'string' } },
  });
  const before = await generateNow();
  const taken = before.map(({ name }) => name);
  const described = describeEntity(positionals, values, taken);
  const path = join(root, `schemas/${described.name}.schema.json`);
  if (existsSync(path))
    throw new Error(`There is schemas/${described.name}.schema.json already: choose another name.`);
  writeFileSync(path, `${JSON.stringify(firstSchema(described, before), null, 2)}\n`);
  const now = await generateNow().catch(async (cause: Error) => {
    rmSync(path);
    await generateNow();
    throw cause;
  });
  console.log(report(described, now));
}

/** @throws Error with the line of each broken schema */
async function generateNow(): Promise<readonly Entity[]> {
  const { problems, entities } = await generate(root, writeUnder(root), compileCache(root));
  if (problems.length > 0) throw new Error(problems.map(problemLine).join('\n'));
  return entities;
}

function report({ name }: NewEntity, entities: readonly Entity[]): string {
  const entity = entities.find((candidate) => candidate.name === name);
  if (!entity) throw new Error(`${name} was written but not read.`);
  const { noun, plural, table, menu, codes, gender } = entity;
  return [
    `schemas/${name}.schema.json is there. From it follow:`,
    `  list and form   "${plural['pt-br']}" / "${plural['en-us']}", entry ${menu.order} of the management menu, gender ${gender}`,
    `  calls           ${noun}/Listar, Retornar, Incluir, Alterar, Excluir, Historico and the rest of openapi.json`,
    `  table           ${table}, made at the next start or by npm run db:migrate`,
    `  permissions     ${[...new Set(Object.values(codes))].join(', ')}`,
    '                  (the profile administrador has them at once, others when they are granted)',
    'Next: npm run dev, open the list, and add fields to the schema while it runs; schemas/README.md lists every keyword.',
  ].join('\n');
}
