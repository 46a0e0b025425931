import type { Entity } from '../../../src/metadata/entity.ts';
import { migrationsPlace } from '../../../src/server/engine/database/migrationsPlace.ts';
import { linesTable } from '../../../src/server/engine/database/schema/objectName.ts';
import type { Note } from './problem.ts';
import type { Surroundings } from './surroundings.ts';

/** A schema that promises what its storage cannot keep. */
export function judgeStorage(entity: Entity, { views, entities }: Surroundings, note: Note): void {
  const writing = entity.calls.filter((call) => !['list', 'get'].includes(call));
  if (entity.storage === 'shared') judgeShared(entity, entities, note);
  if (entity.storage === 'view') {
    if (writing.length > 0)
      note('/x-entity/calls', `a view is only read, so it has no ${writing.join(', ')}: leave list and get.`);
    if (entity.states)
      note('/x-entity/states', 'a view is only read, so its records change no state: take it away.');
    const wanted = [
      { view: entity.table, at: '/x-entity/storage' },
      ...entity.fields
        .filter(({ type }) => type === 'lines')
        .map(({ name }) => ({ view: linesTable(entity.table, name), at: `/properties/${name}` })),
    ];
    for (const { view, at } of wanted)
      if (!views.includes(view))
        note(
          at,
          `no migration makes the view ${view}: add one to ${migrationsPlace}, or leave "storage" out for a table.`,
        );
  }
  if (entity.menu.group !== null && !entity.calls.includes('list'))
    note('/x-entity/menu', 'the menu opens the list, but calls has no list: add it, or take the menu away.');
  const rowsOfCompanies = entity.fields.some(
    ({ type, fields }) => type === 'lines' && fields.some(({ name }) => name === 'IdentificadorEmpresa'),
  );
  if (entity.scope === 'member' && !rowsOfCompanies)
    note(
      '/x-entity/scope',
      'members belong to companies by lines with a field IdentificadorEmpresa: add such lines.',
    );
}

/** Records of another entity are made, changed and moved on there; here they are looked at and acted upon. */
function judgeShared(entity: Entity, entities: readonly Entity[], note: Note): void {
  const base = entities.find(({ name }) => name === entity.of);
  if (base && base.storage !== 'table')
    note('/x-entity/of', `${base.name} has no table of its own: name the entity whose records these are.`);
  if (base && base.scope !== entity.scope)
    note('/x-entity/scope', `${base.name} has scope ${base.scope}, so its records have it here too.`);
  const writing = entity.calls.filter((call) => !['list', 'get'].includes(call));
  if (writing.length > 0)
    note(
      '/x-entity/calls',
      `records of ${entity.of} are written there, so here is no ${writing.join(', ')}.`,
    );
  if (entity.states) note('/x-entity/states', `the states stand in ${entity.of}: take them away here.`);
}

/** One record that stays takes what the others had, and these go into the trash. */
export function judgeMerge({ merge, scope, storage, calls }: Entity, note: Note): void {
  if (!merge) return;
  if (scope !== 'company' || storage !== 'table')
    note('/x-entity/merge', 'only records of a company, in a table of their own, are merged: take it away.');
  const missing = (['update', 'delete', 'history'] as const).filter((call) => !calls.includes(call));
  if (missing.length > 0)
    note(
      '/x-entity/merge',
      `merging needs the calls ${missing.join(', ')}: add them to calls, or take it away.`,
    );
}
