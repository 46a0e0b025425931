import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { marks } from '../../src/metadata/marks.ts';

/** A name that a schema may write, and what an editor says of it. */
export interface KnownName {
  readonly name: string;
  readonly description: string;
}

/** Names of things that stand in files of their own, by what they name. */
export type KnownNames = Readonly<Record<NameKind, readonly KnownName[]>>;

export type NameKind = 'fieldType' | 'entity' | 'enum' | 'icon' | 'mark' | 'screen' | 'component';

/**
 * Collects the names below the project's folder. Sources are read as text: field types may be broken just now,
 * and icons, screens and panels are the browser's.
 */
export function collectNames(root: string): KnownNames {
  return {
    fieldType: fieldTypes(root),
    entity: labelled(join(root, 'schemas'), '.schema.json', (schema) => schema['x-entity']?.label),
    enum: labelled(join(root, 'schemas/enums'), '.json', ({ codes }) => ({
      'pt-br': shortened(codes?.map(({ label }) => label?.['pt-br']).join(', ') ?? ''),
    })),
    icon: wordsOf(root, 'src/console/engine/shell/menuIcons.ts', /^ {2}'?([a-z][a-z0-9-]*)'?: icons\./gm),
    mark: marks.map((name) => ({ name, description: `Drawn by the mark ${name}` })),
    screen: inConsole(root, 'screen.ts', /\bopens: '([\w-]+)'/g),
    component: inConsole(root, 'panels.ts', /^ {2}'?([\w-]+)'?: (?:withTexts\()?\(\) => import/gm),
  };
}

/** `schemas/names.json`: what `vocabulary.json` refers to, so that a new entity or field type edits no common file. */
export function namesSchema(names: KnownNames): Readonly<Record<string, unknown>> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: "Names that Folio's schemas may use",
    $comment: 'Written by npm run generate.',
    $defs: Object.fromEntries(
      Object.entries(names).map(([kind, known]) => [
        kind,
        {
          enum: known.map(({ name }) => name),
          enumDescriptions: known.map(({ description }) => description),
        },
      ]),
    ),
  };
}

const consoleFolder = 'src/console';

/** The docstring of a definition tells what the type is. */
function fieldTypes(root: string): KnownName[] {
  const base = join(root, 'src/field-types');
  return readdirSync(base, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map(({ name }) => ({ name, description: docstring(textOf(join(base, name, 'definition.ts'))) }))
    .sort(byName);
}

const docstring = (source: string): string =>
  (/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const definition\b/.exec(source)?.[1] ?? '')
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+@\w[\s\S]*$/, '')
    .replace(/\s+/g, ' ')
    .trim();

interface Labelled {
  readonly 'x-entity'?: { readonly label?: PartialLabels };
  readonly codes?: readonly { readonly label?: PartialLabels }[];
}
type PartialLabels = Readonly<Record<string, string | undefined>>;

function labelled(
  folder: string,
  suffix: string,
  labelOf: (file: Labelled) => PartialLabels | undefined,
): KnownName[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(suffix))
    .map((file) => ({ name: basename(file, suffix), description: described(join(folder, file), labelOf) }))
    .sort(byName);
}

/** A file that cannot be read is still a name; what is wrong with it is told where it is checked. */
function described(path: string, labelOf: (file: Labelled) => PartialLabels | undefined): string {
  try {
    const labels = labelOf(JSON.parse(textOf(path)) as Labelled) ?? {};
    return ['pt-br', 'en-us'].flatMap((locale) => labels[locale] ?? []).join(' / ');
  } catch {
    return '';
  }
}

/** Words that the files of that name in the console's folders match. */
const inConsole = (root: string, file: string, pattern: RegExp): KnownName[] =>
  readdirSync(join(root, consoleFolder), { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === file)
    .flatMap((path) => wordsOf(root, `${consoleFolder}/${path}`, pattern))
    .sort(byName);

const wordsOf = (root: string, file: string, pattern: RegExp): KnownName[] =>
  [...textOf(join(root, file)).matchAll(pattern)].map((match) => ({
    name: match[1] ?? '',
    description: `from ${file}`,
  }));

const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

/** @returns an empty text when there is no such file */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const byName = (a: KnownName, b: KnownName) => (a.name < b.name ? -1 : 1);
