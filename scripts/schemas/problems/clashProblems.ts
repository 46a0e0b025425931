import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entity } from '../../../src/metadata/entity.ts';
import { migrationsPlace } from '../../../src/server/engine/database/migrationsPlace.ts';
import { linesTable } from '../../../src/server/engine/database/schema/objectName.ts';
import type { SchemaProblem } from './problem.ts';
import { reservedNouns } from './reservedNames.ts';

/** What one entity takes that only one thing may have. */
interface Claim {
  /** How it is told: `the address Cartorio`. */
  readonly what: string;
  readonly pointer: string;
  readonly remedy: string;
}

/**
 * Entities that claim the same name, and names that belong to the system. Of two entities the one that has just
 * been written is told; where that is neither or both, both are.
 * @param changed names of entities whose files are new or changed; asked only where two clash
 */
export function clashProblems(
  entities: readonly Entity[],
  systemTables: readonly string[],
  changed: () => readonly string[],
): SchemaProblem[] {
  const ofSystem = new Set(
    [
      ...reservedNouns.map((noun) => `the address ${noun}`),
      ...systemTables.map((table) => `the table ${table}`),
    ].map(lower),
  );
  let names: readonly string[] | null = null;
  const isNew = (name: string): boolean => {
    names ??= changed();
    return names.includes(name);
  };
  const all = entities.flatMap((entity) =>
    claims(entity).map((claim) => ({ ...claim, entity: entity.name })),
  );
  const claimants = Map.groupBy(all, ({ what }) => lower(what));
  return all.flatMap(({ entity, what, pointer, remedy }) => {
    const tell = (holder: string) => [
      { file: `${entity}.schema.json`, pointer, message: `${what} ${holder}: ${remedy}` },
    ];
    if (ofSystem.has(lower(what))) return tell('belongs to the system');
    const others = (claimants.get(lower(what)) ?? []).filter((claim) => claim.entity !== entity);
    const [other] = others;
    if (!other) return [];
    const decided = others.every((claim) => isNew(claim.entity) !== isNew(entity));
    if (!decided) return tell(`is also that of schemas/${other.entity}.schema.json`);
    return isNew(entity) ? tell(`belongs to schemas/${other.entity}.schema.json`) : [];
  });
}

const lower = (text: string): string => text.toLowerCase();

function claims(entity: Entity): Claim[] {
  const { menu } = entity;
  return [
    { what: `the address ${entity.noun}`, pointer: '/x-entity/noun', remedy: 'give another noun.' },
    // A view is made under the entity's name by a migration, which is as it should be; shared rows have no table.
    ...(entity.storage === 'table'
      ? [{ what: `the table ${entity.table}`, pointer: '/', remedy: 'give the file another name.' }]
      : []),
    ...(entity.storage === 'shared' ? [] : entity.fields)
      .filter(({ type }) => type === 'lines')
      .map(({ name }) => ({
        what: `the table ${linesTable(entity.table, name)}`,
        pointer: `/properties/${name}`,
        remedy: 'call the field otherwise.',
      })),
    {
      what: `the permission prefix ${entity.permission}`,
      pointer: '/x-entity/permission',
      remedy: 'give another permission.',
    },
    ...(['pt-br', 'en-us'] as const).map((locale) => ({
      what: `the ${locale} name "${entity.plural[locale]}"`,
      pointer: `/x-entity/plural/${locale}`,
      remedy: 'two lists called alike cannot be told apart.',
    })),
    ...(menu.group === null
      ? []
      : [
          {
            what: `place ${menu.order} of menu group ${menu.group}`,
            pointer: '/x-entity/menu/order',
            remedy: 'give another order, or the two entries stand in no order.',
          },
        ]),
  ];
}

/** Tables that migrations make: an entity of that name would be laid over them. */
export const systemTables = (root: string): string[] =>
  madeByMigrations(root, /create table (?:if not exists )?"?(\w+)"?/gi);

/** Views that migrations make: what an entity with `storage: "view"` shows. */
export const systemViews = (root: string): string[] =>
  madeByMigrations(root, /create (?:or replace )?view "?(\w+)"?/gi);

function madeByMigrations(root: string, statement: RegExp): string[] {
  const folder = join(root, migrationsPlace);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|sql)$/.test(file))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(statement)])
    .map((match) => match[1] ?? '');
}

/** Entities whose files differ from what was committed last; none where there is no git to ask. */
export function changedEntities(root: string): string[] {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '-z', '--', 'schemas'], {
    cwd: root,
    encoding: 'utf8',
  });
  return [...(stdout ?? '').matchAll(/([^/\0]+)\.schema\.json\0/g)].map((match) => match[1] ?? '');
}
