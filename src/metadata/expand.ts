import { objectSchema } from '../field-types/rowSchema.ts';
import type { Field, Labels } from '../field-types/types.ts';
import type { Action, Entity, Panel, Section, StandardCall, Transition } from './entity.ts';

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
  readonly menu?: Entity['menu'];
  readonly sections?: Readonly<Record<string, Labels>>;
  readonly uniqueTogether?: Entity['uniqueTogether'];
  readonly calls?: Entity['calls'];
  readonly codes?: Partial<Entity['codes']>;
  readonly states?: Omit<NonNullable<Entity['states']>, 'transitions'> & {
    readonly transitions: readonly WrittenTransition[];
  };
  readonly actions?: readonly (Omit<Action, 'confirm' | 'reveals'> &
    Partial<Pick<Action, 'confirm' | 'reveals'>>)[];
  readonly panels?: readonly (Omit<Panel, 'component'> & { readonly component?: string })[];
  readonly screen?: string;
  readonly representationFallback?: string;
};

type WrittenTransition = Omit<Transition, 'reasonRequired' | 'condition'> &
  Partial<Pick<Transition, 'reasonRequired' | 'condition'>>;

const allCalls: readonly StandardCall[] = ['list', 'get', 'create', 'update', 'delete', 'history'];

/**
 * A schema with every default filled in: the one reading of `x-entity` and `x-field`.
 * @param name file name without `.schema.json`: `segmento-area`
 */
export function expand(name: string, schema: EntitySchema): Entity {
  const written = schema['x-entity'];
  const fields = Object.entries(schema.properties).map(([field, { 'x-field': given }]) =>
    expandField(field, given),
  );
  const permission = written.permission ?? name.replaceAll('-', '').toUpperCase();
  return {
    name,
    noun:
      written.noun ?? name.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase()),
    table: name.replaceAll('-', '_'),
    label: written.label,
    plural: written.plural,
    gender: written.gender,
    permission,
    scope: written.scope ?? 'company',
    ownership: {
      analyst: null,
      officer: null,
      through: null,
      branch: null,
      tenant: false,
      visibleThrough: null,
      ...written.ownership,
    },
    representation: written.representation,
    representationFallback: written.representationFallback ?? null,
    sort: written.sort,
    menu: written.menu ?? { group: null, order: 0, icon: 'table' },
    sections: Object.entries(written.sections ?? {}).map(
      ([section, label]): Section => ({ name: section, label }),
    ),
    fields,
    states: written.states
      ? { ...written.states, transitions: written.states.transitions.map(expandTransition) }
      : null,
    actions: (written.actions ?? []).map((action) => ({ confirm: null, reveals: null, ...action })),
    calls: written.calls ?? allCalls,
    codes: { ...standardCodes(permission), ...written.codes },
    uniqueTogether: [
      ...fields.filter((field) => field.unique).map((field) => [field.name]),
      ...(written.uniqueTogether ?? []),
    ],
    panels: (written.panels ?? []).map((panel) => ({ ...panel, component: panel.component ?? null })),
    screen: written.screen ?? null,
    jsonSchema: { $id: schemaId(name), ...objectSchema(fields) },
  };
}

/** Name of the precompiled validator: an identifier, since it becomes one. */
export const schemaId = (name: string) => name.replaceAll('-', '_');

/** A field with every default filled in; also for fields no schema declares, such as the system's own columns. */
export function expandField(name: string, given: WrittenField): Field {
  return {
    name,
    help: null,
    required: false,
    unique: false,
    readOnly: false,
    list: false,
    filter: false,
    search: false,
    personal: false,
    section: null,
    width: 6,
    default: null,
    seeCode: null,
    changeCode: null,
    visibleWhen: null,
    maxLength: null,
    mask: null,
    minimum: null,
    maximum: null,
    scale: null,
    enum: null,
    entity: null,
    accept: [],
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
