import { definitions } from '../../../src/field-types/generated/definitions.ts';
import type { Field } from '../../../src/field-types/types.ts';
import type { Action, Entity, EntityView, StateMachine } from '../../../src/metadata/entity.ts';
import { isFilterable } from '../../../src/metadata/filterable.ts';
import { isSortable } from '../../../src/metadata/sortable.ts';
import { linesTable } from '../../../src/server/engine/database/schema/objectName.ts';
import { genderOf } from '../portuguese.ts';
import { insteadOfCode, isComparable, judgeFields } from './fieldProblems.ts';
import { judgeLayout, judgeTest, unknownField } from './layoutProblems.ts';
import { instead } from './nearest.ts';
import type { Note } from './problem.ts';

/** What one needs of the other schemas to judge one of them. */
export interface Surroundings {
  readonly entities: readonly Entity[];
  /** Codes of every enumeration. */
  readonly enums: Readonly<Record<string, readonly string[]>>;
  /** Every permission code there is. */
  readonly codes: readonly string[];
  /** Database views that migrations make. */
  readonly views: readonly string[];
}

/** Everything wrong with one entity that its vocabulary cannot see. */
export function judgeEntity(entity: Entity, around: Surroundings, note: Note): void {
  judgeFields(entity.fields, 'record', '/properties', note, around.codes);
  judgeLayout(entity, '/properties', '/x-entity', note);
  judgeNames(entity, note);
  judgeStorage(entity, around, note);
  judgeMerge(entity, note);
  judgeOwnership(entity, around, note);
  judgeStates(entity, around, note);
  judgeActions(entity, around, note);
  entity.panels.forEach((panel, index) => {
    // What a component tells of the record itself refers to nothing.
    const isOwn = panel.entity === entity.name && panel.field === 'Identificador';
    if (!isOwn) judgeReferrer(entity, panel, `/x-entity/panels/${index}/field`, around, note);
  });
  entity.views.forEach((view, index) => {
    judgeView(entity, view, `/x-entity/views/${index}`, note);
  });
  for (const field of entity.fields) judgeDeadline(entity, field, note);
  judgeCodes(entity, around, note);
}

/** Only a day can be counted down to. */
function judgeDeadline({ fields }: Entity, { name, type, deadline }: Field, note: Note): void {
  const at = `/properties/${name}/x-field/deadline`;
  if (deadline === null) return;
  if (type === 'date') judgeTest(deadline, fields, at, note);
  else note(at, `${name} is of type ${type}: only a date is a deadline. Take it away.`);
}

/** Times and number of a record can be sorted by though no schema declares them. */
const systemSorts = ['CriadoEm', 'AlteradoEm', 'Identificador'];

function judgeNames(entity: Entity, note: Note): void {
  const named = (name: string) => entity.fields.find((field) => field.name === name);
  const gender = genderOf(entity.label['pt-br'], 'certain');
  if (gender !== null && gender !== entity.gender)
    note(
      '/x-entity/gender',
      `"${entity.label['pt-br']}" is ${gender === 'f' ? 'feminine' : 'masculine'}: write "${gender}".`,
    );
  judgeRepresentation(entity, named(entity.representation), note);
  const fallback = entity.representationFallback;
  if (fallback !== null && !named(fallback))
    note('/x-entity/representationFallback', unknownField(fallback, entity.fields));
  judgeHead(entity, named(entity.head ?? ''), note);
  const sort = named(entity.sort.field);
  if (sort && !isSortable(entity, sort))
    note('/x-entity/sort/field', `values of type ${sort.type} have no order: sort by another field.`);
  if (!sort && !systemSorts.includes(entity.sort.field))
    note(
      '/x-entity/sort/field',
      unknownField(entity.sort.field, [...entity.fields, ...systemSorts.map((name) => ({ name }))]),
    );
  const combinations = entity.uniqueTogether.slice(entity.fields.filter(({ unique }) => unique).length);
  combinations.forEach((fields, index) => {
    fields.forEach((name, place) => {
      const at = `/x-entity/uniqueTogether/${index}/${place}`;
      const field = named(name);
      if (fields.indexOf(name) < place) note(at, `${name} stands there already: take it away.`);
      else if (!field) note(at, unknownField(name, entity.fields));
      else if (!isComparable(field))
        note(at, `values of type ${field.type} cannot be compared for being the same.`);
    });
  });
}

/** Records are called by this field everywhere, so it must be there and be seen. */
function judgeRepresentation(entity: Entity, field: Field | undefined, note: Note): void {
  const at = '/x-entity/representation';
  if (!field) {
    note(at, unknownField(entity.representation, entity.fields));
    return;
  }
  if (['lines', 'json'].includes(field.type))
    note(at, `records cannot be called by values of type ${field.type}: name another field.`);
  if (field.visibleWhen)
    note(
      at,
      `records are called by ${field.name}, but it is not always shown: take its visibleWhen away, or name another field.`,
    );
  if (field.list === false)
    note(
      at,
      `records are called by ${field.name}, but it is no column of the list: add "list": true to the field.`,
    );
  const filledLater = field.readOnly === 'always' || entity.representationFallback !== null;
  if (!field.required && !filledLater)
    note(
      at,
      `records are called by ${field.name}, but may be saved without it: add "required": true to the field.`,
    );
}

/** The head shows what a record stands at: a mark and a word. Of a state machine's own field `judgeStates` tells more. */
function judgeHead({ head, states, fields }: Entity, field: Field | undefined, note: Note): void {
  if (head === null || head === states?.field) return;
  if (!field) note('/x-entity/head', unknownField(head, fields));
  else if (field.type !== 'enum')
    note(
      '/x-entity/head',
      `the head shows a state, and ${field.name} is of type ${field.type}: name an enum.`,
    );
}

/** A schema that promises what its storage cannot keep. */
function judgeStorage(entity: Entity, { views, entities }: Surroundings, note: Note): void {
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
          `no migration makes the view ${view}: add one to src/server/engine/database/migrations, or leave "storage" out for a table.`,
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

/** One record that stays takes what the others had, and these go into the trash. */
function judgeMerge({ merge, scope, storage, calls }: Entity, note: Note): void {
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

/** What each key of `ownership` must refer to; null = any entity. */
const owners = {
  analyst: 'analista',
  officer: 'officer',
  person: 'usuario',
  branch: 'filial',
  through: null,
} as const;

function judgeOwnership(entity: Entity, around: Surroundings, note: Note): void {
  for (const [key, target] of Object.entries(owners)) {
    const name = entity.ownership[key as keyof typeof owners];
    if (name === null) continue;
    const field = entity.fields.find((candidate) => candidate.name === name);
    const at = `/x-entity/ownership/${key}`;
    if (!field) note(at, unknownField(name, entity.fields));
    else if (field.type !== 'reference' || (target !== null && field.entity !== target))
      note(at, `${name} is no reference to ${target ?? 'another entity'}: name one that is.`);
  }
  const other = entity.ownership.visibleThrough;
  if (other) judgeReferrer(entity, other, '/x-entity/ownership/visibleThrough/field', around, note);
}

/** What a view asks must be what its list can be asked. */
function judgeView(entity: Entity, { filter, sort }: EntityView, at: string, note: Note): void {
  for (const [name, { operator }] of Object.entries(filter)) {
    const field = entity.fields.find((candidate) => candidate.name === name);
    if (!field) note(`${at}/filter/${name}`, unknownField(name, entity.fields));
    else if (!isFilterable(entity, field) || !definitions[field.type]?.filters.includes(operator))
      note(`${at}/filter/${name}/operator`, `${name} cannot be asked for by "${operator}".`);
    else if (field.personal)
      note(`${at}/filter/${name}`, `${name} is personal and never stands in an address: ask another field.`);
  }
  const sorted = entity.fields.find(({ name }) => name === sort?.field);
  if (sort && !sorted && !systemSorts.includes(sort.field))
    note(`${at}/sort/field`, unknownField(sort.field, entity.fields));
  else if (sorted && !isSortable(entity, sorted))
    note(`${at}/sort/field`, `values of type ${sorted.type} have no order: sort by another field.`);
}

/** The named field of another entity refers to this one. */
function judgeReferrer(
  entity: Entity,
  named: { readonly entity: string; readonly field: string },
  at: string,
  around: Surroundings,
  note: Note,
): void {
  const other = around.entities.find(({ name }) => name === named.entity);
  if (!other) return;
  const referring = other.fields.filter((field) => field.entity === entity.name);
  if (referring.some(({ name }) => name === named.field)) return;
  note(
    at,
    `${other.name} has no field ${named.field} that refers to ${entity.name}: ${instead(
      named.field,
      referring.map(({ name }) => name),
    )}`,
  );
}

function judgeStates(entity: Entity, around: Surroundings, note: Note): void {
  const { states } = entity;
  if (!states) return;
  const at = '/x-entity/states';
  const codes = around.enums[states.enum] ?? [];
  const field = entity.fields.find(({ name }) => name === states.field);
  if (!field) note(`${at}/field`, unknownField(states.field, entity.fields));
  else if (field.enum !== states.enum)
    note(
      `${at}/field`,
      `${field.name} must be of type enum with enumeration ${states.enum}, since it holds the state.`,
    );
  else if (field.default !== null && field.default !== states.initial)
    note(
      `/properties/${field.name}/x-field/default`,
      `a new record starts in state ${states.initial}, as x-entity/states/initial says: take the default away.`,
    );
  else if (field.readOnly !== 'always')
    note(`${at}/field`, `${field.name} changes by transitions alone: add "readOnly": "always" to the field.`);
  const state = (code: string, where: string) => {
    if (!codes.includes(code))
      note(where, `no state ${code} in schemas/enums/${states.enum}.json: ${instead(code, codes)}`);
  };
  state(states.initial, `${at}/initial`);
  const leaving = new Map<string, number>();
  states.transitions.forEach(({ event, from, to }, index) => {
    const here = `${at}/transitions/${index}`;
    state(to, `${here}/to`);
    from.forEach((code, place) => {
      state(code, `${here}/from/${place}`);
      const first = leaving.get(`${event} ${code}`);
      if (first !== undefined)
        note(
          `${here}/from/${place}`,
          `${event} leaves ${code} by transition ${first} already: a state has one way out of each name.`,
        );
      leaving.set(`${event} ${code}`, index);
    });
  });
  judgeReach(states, codes, note);
}

/** Every state is one that a record can come into. */
function judgeReach(states: StateMachine, codes: readonly string[], note: Note): void {
  const { initial, transitions } = states;
  const at = '/x-entity/states/transitions';
  if (!codes.includes(initial)) return;
  const file = `schemas/enums/${states.enum}.json`;
  if (transitions.length === 0 && codes.length > 1) {
    note(at, `no record ever leaves state ${initial}, though ${file} has ${codes.length}: add a transition.`);
    return;
  }
  const reached = new Set([initial]);
  // A set that grows while it is walked is walked to its end.
  for (const state of reached)
    for (const { from, to } of transitions) if (from.includes(state)) reached.add(to);
  transitions.forEach(({ from }, index) => {
    from.forEach((code, place) => {
      if (codes.includes(code) && !reached.has(code))
        note(
          `${at}/${index}/from/${place}`,
          `no record comes from ${initial} into state ${code}: add a transition that leads to it, or take it away.`,
        );
    });
  });
  for (const code of codes)
    if (!reached.has(code) && !transitions.some(({ from }) => from.includes(code)))
      note(at, `no transition leads to state ${code} of ${file}: add one, or take the code away there.`);
}

function judgeActions(entity: Entity, around: Surroundings, note: Note): void {
  const events = new Set(entity.states?.transitions.map(({ event }) => event));
  const seen = new Set<string>();
  entity.actions.forEach((action, index) => {
    const at = `/x-entity/actions/${index}`;
    if (seen.has(action.name))
      note(`${at}/name`, `there is an action ${action.name} already: call one otherwise.`);
    if (events.has(action.name))
      note(
        `${at}/name`,
        `there is a transition ${action.name} already, and both would be Executar/${action.name}: call one otherwise.`,
      );
    seen.add(action.name);
    judgeByPanel(entity, action, `${at}/byPanel`, note);
    if (action.handsOver && !entity.fields.some(({ name, type }) => name === 'Ativo' && type === 'boolean'))
      note(
        `${at}/handsOver`,
        'only a record with a switch Ativo leaves use: add the field, or take it away.',
      );
    judgePlaceholders(action, at, note);
    if (action.when) {
      judgeTest(action.when, entity.fields, `${at}/when`, note);
      if (!action.on.some((place) => place !== 'list'))
        note(
          `${at}/when`,
          'an action of the list has no record to ask: take it away, or add record or selection to on.',
        );
    }
    const { parameters } = action;
    if (!parameters) return;
    judgeFields(parameters.fields, 'parameter', `${at}/parameters/properties`, note, around.codes);
    judgeLayout(parameters, `${at}/parameters/properties`, `${at}/parameters`, note);
  });
}

/** What no generated page offers, something else must. */
function judgeByPanel({ panels }: Entity, { byPanel, on }: Action, at: string, note: Note): void {
  if (!byPanel) return;
  if (panels.every(({ component }) => component === null))
    note(at, 'no panel has a component that could offer it: add one to panels, or take byPanel away.');
  if (!on.includes('record'))
    note(at, 'panels stand on the page of a record: add record to on, or take byPanel away.');
}

/** What the texts of an action may have filled in. */
const placeholders = ['name', 'count'];

function judgePlaceholders(action: Action, at: string, note: Note): void {
  for (const key of ['confirm', 'done'] as const)
    for (const [locale, text] of Object.entries(action[key] ?? {}))
      for (const [, name = ''] of text.matchAll(/%\{([^}]*)\}/g))
        if (!placeholders.includes(name))
          note(
            `${at}/${key}/${locale}`,
            `nothing is filled in for %{${name}}: ${instead(name, placeholders)}`,
          );
}

/** A code is found in the matrix of permissions under its prefix, so the prefix must be somebody's. */
function judgeCodes(entity: Entity, { codes }: Surroundings, note: Note): void {
  const screens = codes.filter((code) => code.endsWith('.CONSULTAR'));
  const prefixes = [...new Set([...screens.map(prefixOf), entity.permission])];
  const judge = (code: string | null, at: string) => {
    const known = code === null || prefixes.includes(prefixOf(code));
    if (!known)
      note(at, `no entity has the permission prefix ${prefixOf(code)}: ${instead(prefixOf(code), prefixes)}`);
    return known;
  };
  for (const [call, code] of Object.entries(entity.codes)) {
    const at = `/x-entity/codes/${call}`;
    if (!callsWithCode.includes(call)) note(at, `no call ${call}: ${instead(call, callsWithCode)}`);
    else if (judge(code, at) && isOffered(entity, call) && !codes.includes(code))
      note(at, `nobody can hold ${code}: ${insteadOfCode(code, codes)}`);
  }
  entity.actions.forEach(({ code }, index) => {
    judge(code, `/x-entity/actions/${index}/code`);
  });
  entity.states?.transitions.forEach(({ code }, index) => {
    judge(code, `/x-entity/states/transitions/${index}/code`);
  });
}

const callsWithCode = ['list', 'get', 'history', 'create', 'update', 'delete', 'export'];

const isOffered = ({ calls }: Entity, call: string): boolean =>
  call === 'export' || calls.some((offered) => offered === call);

const prefixOf = (code: string): string => code.split('.')[0] ?? '';
