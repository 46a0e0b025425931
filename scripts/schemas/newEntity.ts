import type { Labels } from '../../src/field-types/types.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import { englishPluralOf, type Gender, genderOf, pluralOf } from './portuguese.ts';

/** What is known of an entity before there is a schema of it. */
export interface NewEntity {
  readonly name: string;
  readonly label: Labels;
  readonly plural: Labels;
  readonly gender: Gender;
}

/** What a person may say instead of letting the rules guess. */
export interface Choices {
  readonly gender?: string | undefined;
  readonly plural?: string | undefined;
  readonly 'plural-en'?: string | undefined;
}

/**
 * The entity that the words describe.
 * @throws Error with a sentence that says what to write instead
 */
export function describeEntity(
  words: readonly string[],
  choices: Choices,
  taken: readonly string[],
): NewEntity {
  const [name, portuguese, english, ...rest] = words;
  if (!name || !portuguese?.trim() || !english?.trim() || rest.length > 0)
    throw new Error(
      'Give a name and a label in each language: npm run new-entity -- cartorio "Cartório" "Registry office"',
    );
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `"${name}" is no name for an entity: write small letters without accents and dashes between words, like ${suggestion(name)}.`,
    );
  if (taken.includes(name))
    throw new Error(`There is schemas/${name}.schema.json already: open it, or choose another name.`);
  const { gender } = choices;
  if (gender !== undefined && gender !== 'm' && gender !== 'f')
    throw new Error(`"${gender}" is no grammatical gender: write --gender m or --gender f.`);
  return {
    name,
    label: { 'pt-br': portuguese.trim(), 'en-us': english.trim() },
    plural: {
      'pt-br': choices.plural ?? pluralOf(portuguese.trim()),
      'en-us': choices['plural-en'] ?? englishPluralOf(english.trim()),
    },
    gender: gender ?? genderOf(portuguese, 'usual') ?? 'm',
  };
}

/** A first schema: a name and whether it is still in use, last in the menu of what administrators maintain. */
export function firstSchema({ label, plural, gender }: NewEntity, entities: readonly Entity[]): object {
  return {
    $schema: './vocabulary.json',
    'x-entity': {
      label,
      plural,
      gender,
      representation: 'Nome',
      sort: { field: 'Nome', order: 'asc' },
      menu: { group: 'management', order: nextOrder(entities), icon: 'table' },
    },
    type: 'object',
    properties: {
      Nome: {
        'x-field': {
          type: 'text',
          label: { 'pt-br': 'Nome', 'en-us': 'Name' },
          required: true,
          unique: true,
          list: true,
          filter: true,
          search: true,
          width: 8,
        },
      },
      Ativo: {
        'x-field': {
          type: 'boolean',
          label:
            gender === 'f'
              ? { 'pt-br': 'Ativa', 'en-us': 'Active' }
              : { 'pt-br': 'Ativo', 'en-us': 'Active' },
          help: {
            'pt-br': `${gender === 'f' ? 'Inativas' : 'Inativos'} deixam de ser ${gender === 'f' ? 'oferecidas' : 'oferecidos'} em novos registros.`,
            'en-us': 'Inactive ones are no longer offered in new records.',
          },
          default: true,
          list: true,
          filter: true,
          width: 3,
        },
      },
    },
  };
}

/** After the last entry of the group, on a ten. */
function nextOrder(entities: readonly Entity[]): number {
  const orders = entities.filter(({ menu }) => menu.group === 'management').map(({ menu }) => menu.order);
  return Math.floor(Math.max(0, ...orders) / 10) * 10 + 10;
}

const suggestion = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '') || 'cartorio';
