import { blankField } from '../field-types/blankField.ts';
import { objectSchema } from '../field-types/rowSchema.ts';
import type { Field, Labels } from '../field-types/types.ts';
import type {
  Action,
  Entity,
  EntityView,
  Panel,
  Rule,
  Section,
  Shape,
  StandardCall,
  Tab,
  Transition,
} from './entity.ts';
import { schemaId } from './schemaId.ts';

/** A schema file as written; `schemas/vocabulary.json` is its definition and is checked before. */
export interface EntitySchema {
  readonly 'x-entity': WrittenEntity;
  readonly type: 'object';
  readonly properties: Readonly<Record<string, { readonly 'x-field': WrittenField }>>;
}

type WrittenField = Partial<Omit<Field, 'name' | 'fields'>> & {
  readonly type: string;
  readonly label: Labels;
  readonly fields?: EntitySchema['properties'];
};

type WrittenEntity = Pick<Entity, 'label' | 'plural' | 'gender' | 'representation' | 'sort'> & {
  readonly noun?: string;
  readonly permission?: string;
  readonly scope?: Entity['scope'];
  readonly ownership?: Partial<Entity['ownership']>;
  readonly storage?: 'table' | 'view';
  readonly of?: string;
  readonly menu?: Omit<Entity['menu'], 'label'> & Partial<Pick<Entity['menu'], 'label'>>;
  readonly uniqueTogether?: Entity['uniqueTogether'];
  readonly merge?: boolean;
  readonly calls?: Entity['calls'];
  readonly codes?: Partial<Entity['codes']>;
  readonly states?: Omit<NonNullable<Entity['states']>, 'transitions'> & {
    readonly transitions: readonly WrittenTransition[];
  };
  readonly actions?: readonly WrittenAction[];
  readonly panels?: readonly (Pick<Panel, 'label'> & Partial<Panel>)[];
  readonly views?: readonly (Omit<EntityView, 'sort'> & Partial<Pick<EntityView, 'sort'>>)[];
  readonly screen?: string;
  readonly representationFallback?: string;
  readonly head?: string;
  readonly notFound?: Labels;
} & WrittenLayout;

/** What entities, parameters of actions and calculators may say alike of their fields. */
export interface WrittenLayout {
  readonly sections?: Readonly<Record<string, Labels>>;
  readonly tabs?: Readonly<Record<string, Omit<Tab, 'name'>>>;
  readonly rules?: readonly (Omit<Rule, 'when'> & Partial<Pick<Rule, 'when'>>)[];
}

type WrittenAction = Pick<Action, 'name' | 'label' | 'code'> &
  Partial<Pick<Action, 'on' | 'byPanel' | 'handsOver' | 'confirm' | 'done' | 'when' | 'reveals'>> & {
    readonly parameters?: WrittenLayout & Pick<EntitySchema, 'properties'>;
  };

type WrittenTransition = Omit<Transition, 'reasonRequired' | 'condition'> &
  Partial<Pick<Transition, 'reasonRequired' | 'condition'>>;

const allCalls: readonly StandardCall[] = ['list', 'get', 'create', 'update', 'delete', 'history'];

/**
 * A schema with every default filled in: the one reading of `x-entity` and `x-field`.
 * @param name file name without `.schema.json`: `segmento-area`
 * @param base the schema that `of` names: fields and their layout are its own, but for those written anew
 */
export function expand(name: string, schema: EntitySchema, base?: EntitySchema): Entity {
  const written = schema['x-entity'];
  const { sections = {}, tabs = {}, rules = [] } = base?.['x-entity'] ?? {};
  const properties = { ...base?.properties, ...schema.properties };
  const shape = expandShape(name, { sections, tabs, rules, ...written, properties });
  const { fields } = shape;
  const permission = written.permission ?? name.replaceAll('-', '').toUpperCase();
  return {
    ...shape,
    noun:
      written.noun ?? name.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase()),
    table: (written.of ?? name).replaceAll('-', '_'),
    label: written.label,
    plural: written.plural,
    gender: written.gender,
    permission,
    scope: written.scope ?? 'company',
    storage: written.of ? 'shared' : (written.storage ?? 'table'),
    of: written.of ?? null,
    ownership: {
      analyst: null,
      officer: null,
      person: null,
      through: null,
      part: false,
      alsoPartOf: null,
      branch: null,
      tenant: false,
      visibleThrough: null,
      ...written.ownership,
    },
    representation: written.representation,
    representationFallback: written.representationFallback ?? null,
    sort: written.sort,
    menu: { group: null, order: 0, icon: 'table', label: null, ...written.menu },
    merge: written.merge ?? false,
    states: written.states
      ? { ...written.states, transitions: written.states.transitions.map(expandTransition) }
      : null,
    actions: (written.actions ?? []).map((action) => expandAction(name, action)),
    calls: written.calls ?? (written.storage === 'view' || written.of ? ['list', 'get'] : allCalls),
    codes: { ...standardCodes(permission), ...written.codes },
    uniqueTogether: [
      ...fields.filter((field) => field.unique).map((field) => [field.name]),
      ...(written.uniqueTogether ?? []),
    ],
    panels: (written.panels ?? []).map((panel) => ({
      entity: name,
      field: 'Identificador',
      component: null,
      place: 'below',
      folded: false,
      ...panel,
    })),
    views: (written.views ?? []).map((view) => ({ sort: null, ...view })),
    screen: written.screen ?? null,
    head: written.head ?? written.states?.field ?? null,
    notFound: written.notFound ?? null,
  };
}

/** The part of an expansion that whatever has a form shares. */
export function expandShape(name: string, written: WrittenLayout & Pick<EntitySchema, 'properties'>): Shape {
  const fields = Object.entries(written.properties).map(([field, { 'x-field': given }]) =>
    expandField(field, given),
  );
  return {
    name,
    fields,
    sections: Object.entries(written.sections ?? {}).map(
      ([section, label]): Section => ({ name: section, label }),
    ),
    tabs: Object.entries(written.tabs ?? {}).map(([tab, rest]): Tab => ({ name: tab, ...rest })),
    rules: (written.rules ?? []).map((rule): Rule => ({ when: [], ...rule })),
    jsonSchema: { $id: schemaId(name), ...objectSchema(fields) },
  };
}

const expandAction = (entity: string, { parameters, ...given }: WrittenAction): Action => ({
  on: ['record'],
  byPanel: false,
  handsOver: false,
  confirm: null,
  done: null,
  when: null,
  reveals: null,
  ...given,
  parameters: parameters ? expandShape(`${entity}.${given.name}`, parameters) : null,
});

/** Everything that has a validator of its own: entities, and parameters of their actions. */
export const shapesOf = (entities: readonly Entity[]): readonly Shape[] =>
  entities.flatMap((entity) => [
    entity,
    ...entity.actions.flatMap(({ parameters }) => (parameters ? [parameters] : [])),
  ]);

/** A field with every default filled in; also for fields no schema declares, such as the system's own columns. */
export function expandField(name: string, given: WrittenField): Field {
  return {
    ...blankField,
    name,
    ...given,
    fields: Object.entries(given.fields ?? {}).map(([row, { 'x-field': inner }]) => expandField(row, inner)),
  };
}

const expandTransition = (transition: WrittenTransition): Transition => ({
  reasonRequired: false,
  condition: null,
  ...transition,
});

const standardCodes = (permission: string): Entity['codes'] => ({
  list: `${permission}.CONSULTAR`,
  get: `${permission}.CONSULTAR`,
  history: `${permission}.CONSULTAR`,
  create: `${permission}.INCLUIR`,
  update: `${permission}.ALTERAR`,
  delete: `${permission}.EXCLUIR`,
  export: `${permission}.EXPORTAR`,
});
