import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type FieldTypeFolder, fieldTypeIndexes } from './fieldTypeIndexes.ts';

/** A file to be written, relative to the project's folder. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

export interface Generated {
  readonly files: readonly GeneratedFile[];
  readonly problems: readonly { readonly file: string; readonly pointer: string; readonly message: string }[];
}

/**
 * Everything derived from schemas and field types. The indexes of field types and the codes of
 * enumerations are written first, since expanding a schema imports them.
 */
export async function generate(root: string, write: (file: GeneratedFile) => void): Promise<Generated> {
  const first = [...fieldTypeIndexes(folders(root)), enumCodes(root)];
  first.forEach(write);
  const { readSchemas } = await import('./readSchemas.ts');
  const { entities, enums, problems } = readSchemas(join(root, 'schemas'));
  if (problems.length > 0) return { files: first, problems };
  const { entityFiles } = await import('./entityFiles.ts');
  const rest = await entityFiles(entities, enums);
  rest.forEach(write);
  return { files: [...first, ...rest], problems: [] };
}

/** Writes only what changed, so that watchers and caches stay calm. */
export function writeUnder(root: string): (file: GeneratedFile) => void {
  return ({ path, text }) => {
    const target = join(root, path);
    mkdirSync(join(target, '..'), { recursive: true });
    if (readOrNull(target) !== text) writeFileSync(target, text);
  };
}

/** The generated files that are not as they would be written now. */
export function staleUnder(root: string, files: readonly GeneratedFile[]): string[] {
  return files.filter(({ path, text }) => readOrNull(join(root, path)) !== text).map(({ path }) => path);
}

function folders(root: string): FieldTypeFolder[] {
  const base = join(root, 'src/field-types');
  return readdirSync(base, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map((entry) => ({ name: entry.name, files: readdirSync(join(base, entry.name)) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function enumCodes(root: string): GeneratedFile {
  const folder = join(root, 'schemas/enums');
  const codes = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const { codes } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { codes: { code: string }[] };
      return `  ${basename(file, '.json')}: ${JSON.stringify(codes.map(({ code }) => code))},`;
    });
  return {
    path: 'src/field-types/generated/enumCodes.ts',
    text: `// Written by npm run generate.\nexport const enumCodesByName: Readonly<Record<string, readonly string[]>> = {\n${codes.join('\n')}\n};\n`,
  };
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
