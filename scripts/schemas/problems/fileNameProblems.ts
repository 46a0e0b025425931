import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SchemaProblem } from './problem.ts';
import { pascal, plain } from './spelling.ts';

/** What lies in `schemas/` and describes nothing itself. */
const ours = ['README.md', 'vocabulary.json', 'enumeration.json', 'calculator.json', 'names.json', 'enums/'];

const suffix = '.schema.json';

/** Files of `schemas/` that would be passed over in silence, or whose name cannot be that of a table or a type. */
export function fileNameProblems(root: string): SchemaProblem[] {
  const folder = join(root, 'schemas');
  return [
    ...namesIn(folder)
      .filter((file) => !ours.includes(file))
      .flatMap((file) => told(file, entityFileProblem(file))),
    ...namesIn(join(folder, 'enums')).flatMap((file) => told(`enums/${file}`, enumFileProblem(file))),
  ];
}

/** Editors and systems leave files of their own. */
const namesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .filter((name) => !/^\.|~$/.test(name))
    .sort();

const told = (file: string, message: string | null): SchemaProblem[] =>
  message === null ? [] : [{ file, pointer: '/', message }];

const folderRemedy =
  'nobody reads this folder: entities stand in schemas itself and enumerations in schemas/enums.';

function entityFileProblem(file: string): string | null {
  if (file.endsWith('/')) return folderRemedy;
  if (/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*\.schema\.json$/.test(file)) return null;
  const stem = file.replace(/(\.schema)?(\.[a-z0-9]+)?$/i, '');
  const wanted = `${plain(stem).join('-') || 'nome'}${suffix}`;
  return file.endsWith(suffix)
    ? `an entity's file is named in small letters, digits and dashes, without accents: call it ${wanted}.`
    : `nobody reads it: call it ${wanted} if it is an entity, enums/${pascal(stem)}.json if it is an enumeration, or take it away.`;
}

function enumFileProblem(file: string): string | null {
  if (file.endsWith('/')) return folderRemedy;
  if (/^[A-Z][A-Za-z0-9]*\.json$/.test(file)) return null;
  const wanted = `${pascal(file.replace(/\.[a-z0-9.]+$/i, ''))}.json`;
  return file.endsWith('.json')
    ? `an enumeration's file is named in PascalCase without accents: call it ${wanted}.`
    : `nobody reads it: call it ${wanted}, or take it away.`;
}
