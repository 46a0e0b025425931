import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Entity } from '../../src/metadata/entity.ts';
import type { Compiled } from './compileCache.ts';
import { type FieldTypeFolder, fieldTypeIndexes } from './fieldTypeIndexes.ts';
import type { ExplainedSchema } from './keywords.ts';
import { withKeywordTable } from './keywordTable.ts';
import { collectNames, namesSchema } from './names.ts';
import { fileNameProblems } from './problems/fileNameProblems.ts';
import { parseJson } from './problems/parseJson.ts';
import type { SchemaProblem } from './problems/problem.ts';
import type { Remember } from './readSchemas.ts';

/** A file to be written, relative to the project's folder. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

export interface Generated {
  readonly files: readonly GeneratedFile[];
  readonly problems: readonly SchemaProblem[];
  /** Empty when there are problems. */
  readonly entities: readonly Entity[];
}

/**
 * What expanding a schema imports: the indexes of field types and the codes of enumerations, and beside them
 * the names an editor offers. They must lie on the disk before `generate` is called.
 */
export function firstFiles(root: string): Pick<Generated, 'files' | 'problems'> {
  const { file, problems } = enumCodes(root);
  const misnamed = fileNameProblems(root);
  const text = `${JSON.stringify(namesSchema(collectNames(root)), null, 2)}\n`;
  return {
    files: [
      ...fieldTypeIndexes(folders(root)),
      file,
      { path: 'schemas/names.json', text },
      keywordTable(root),
    ],
    problems: [...misnamed, ...problems],
  };
}

/** Everything derived from schemas and field types; with problems only what was derived before they were met. */
export async function generate(
  root: string,
  write: (file: GeneratedFile) => void,
  compiled: Compiled,
  remember?: Remember,
): Promise<Generated> {
  const first = firstFiles(root);
  if (first.problems.length > 0) return { ...first, entities: [] };
  first.files.forEach(write);
  const { readSchemas, readSource } = await import('./readSchemas.ts');
  const schemas = readSchemas(readSource(root), remember);
  const { entities, problems } = schemas;
  if (problems.length > 0) return { files: first.files, problems, entities: [] };
  const { entityFiles } = await import('./entityFiles.ts');
  const rest = await entityFiles(schemas, compiled);
  rest.forEach(write);
  return { files: [...first.files, ...rest], problems: [], entities };
}

/** Writes only what changed, so that watchers and caches stay calm. */
export function writeUnder(root: string): (file: GeneratedFile) => void {
  return ({ path, text }) => {
    const target = join(root, path);
    mkdirSync(join(target, '..'), { recursive: true });
    if (readOrNull(target) !== text) writeFileSync(target, text);
  };
}

/** Removes what was generated for entities and actions that are no more. */
export function removeLeftovers(root: string, files: readonly GeneratedFile[]): void {
  for (const path of leftovers(root, files)) rmSync(join(root, path));
}

/** The generated files that are not as they would be written now, and those that would not be written at all. */
export function staleUnder(root: string, files: readonly GeneratedFile[]): string[] {
  return [...changedUnder(root, files), ...leftovers(root, files)];
}

/** Those of some generated files that are not as they would be written now. */
export const changedUnder = (root: string, files: readonly GeneratedFile[]): string[] =>
  files.filter(({ path, text }) => readOrNull(join(root, path)) !== text).map(({ path }) => path);

function keywordTable(root: string): GeneratedFile {
  const path = 'schemas/README.md';
  const read = (file: string) =>
    JSON.parse(readFileSync(join(root, 'schemas', file), 'utf8')) as ExplainedSchema;
  const readme = readOrNull(join(root, path)) ?? '';
  return { path, text: withKeywordTable(readme, read('vocabulary.json'), read('enumeration.json')) };
}

/** Folders of one file per entity or action. */
const folderPerName = ['src/metadata/generated/entities', 'src/metadata/generated/validators'];

function leftovers(root: string, files: readonly GeneratedFile[]): string[] {
  const wanted = new Set(files.map(({ path }) => path));
  return folderPerName
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((path) => !wanted.has(path));
}

function folders(root: string): FieldTypeFolder[] {
  const base = join(root, 'src/field-types');
  return readdirSync(base, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map((entry) => ({ name: entry.name, files: readdirSync(join(base, entry.name)) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function enumCodes(root: string): {
  readonly file: GeneratedFile;
  readonly problems: readonly SchemaProblem[];
} {
  const folder = join(root, 'schemas/enums');
  const problems: SchemaProblem[] = [];
  const codes = readdirSync(folder)
    // Others are told of by their name, which could be none of a type either.
    .filter((file) => /^[A-Z][A-Za-z0-9]*\.json$/.test(file))
    .sort()
    .map((file) => {
      const parsed = parseJson(`enums/${file}`, readFileSync(join(folder, file), 'utf8'));
      if ('problem' in parsed) problems.push(parsed.problem);
      const codes = 'value' in parsed ? codesOf(parsed.value) : [];
      const name = basename(file, '.json');
      return `export const ${name} = ${JSON.stringify(codes)} as const;\nexport type ${name} = (typeof ${name})[number];`;
    });
  return {
    problems,
    file: {
      path: 'src/domain/generated/codes.ts',
      text: `// Written by npm run generate: the codes of schemas/enums.\n${codes.join('\n')}\n`,
    },
  };
}

/** The codes of an enumeration that may be written wrongly: what is wrong is told with the other schemas. */
function codesOf(enumeration: unknown): string[] {
  const { codes } = (enumeration ?? {}) as { readonly codes?: unknown };
  if (!Array.isArray(codes)) return [];
  return codes.map((entry) => entry?.code).filter((code) => typeof code === 'string');
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
