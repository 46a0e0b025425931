import { type Locale, locales } from '../../../../domain/locale.ts';
import type { Field } from '../../../../field-types/types.ts';
import { foldText } from '../../../kit/sql/foldText.ts';
import type { EntityModel } from '../models.ts';

export interface ImportColumn {
  readonly index: number;
  /** As the file writes it. */
  readonly title: string;
  readonly field: Field;
}

export interface ImportColumns {
  readonly columns: readonly ImportColumn[];
  /** Titles that belong to no field, or to one that nobody may fill in. */
  readonly ignored: readonly string[];
  /** A second column of a field that has one already. */
  readonly repeated: readonly ImportColumn[];
  /** How many cells a line may have. */
  readonly width: number;
  /** The language most titles are in: numbers and dates of the file are written as there. */
  readonly locale: Locale;
}

/** Rows of their own, files and structures fit into no cell. */
const notInCells: readonly string[] = ['lines', 'file', 'json'];

export const isImportable = (field: Field, { entity }: EntityModel): boolean =>
  field.readOnly !== 'always' && field.name !== entity.states?.field && !notInCells.includes(field.type);

/**
 * The fields a file's titles name, by label in any language or by wire name; accents, case and punctuation forgiven.
 * @param preferred language when the titles do not tell
 */
export function matchColumns(
  titles: readonly string[],
  model: EntityModel,
  preferred: Locale,
): ImportColumns {
  const known = namesOf(model);
  const columns: ImportColumn[] = [];
  const repeated: ImportColumn[] = [];
  const ignored: string[] = [];
  for (const [index, title] of titles.entries()) {
    const field = known.get(foldText(title));
    if (!field || !isImportable(field, model)) {
      if (title.trim() !== '') ignored.push(title.trim());
      continue;
    }
    const isSecond = columns.some((column) => column.field === field);
    (isSecond ? repeated : columns).push({ index, title: title.trim(), field });
  }
  return { columns, repeated, ignored, width: titles.length, locale: languageOf(columns, preferred) };
}

/** How many titles are known: what tells the right separator. */
export function countKnown(titles: readonly string[], model: EntityModel): number {
  const known = namesOf(model);
  return titles.filter((title) => known.has(foldText(title))).length;
}

/** Wire names win over labels, earlier fields over later ones. */
function namesOf({ entity }: EntityModel): ReadonlyMap<string, Field> {
  const names = entity.fields.flatMap((field) =>
    [...locales.map((locale) => field.label[locale])].map((label) => [foldText(label), field] as const),
  );
  const wire = entity.fields.map((field) => [foldText(field.name), field] as const);
  return new Map([...names.toReversed(), ...wire]);
}

function languageOf(columns: readonly ImportColumn[], preferred: Locale): Locale {
  const count = (locale: Locale) =>
    columns.filter(({ title, field }) => foldText(field.label[locale]) === foldText(title)).length;
  const others = locales.filter((locale) => locale !== preferred);
  return others.find((locale) => count(locale) > count(preferred)) ?? preferred;
}
