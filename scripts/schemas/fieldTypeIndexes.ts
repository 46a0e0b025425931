import type { GeneratedFile } from './generate.ts';

export interface FieldTypeFolder {
  readonly name: string;
  readonly files: readonly string[];
}

/** One index per side of where field types run, so that no server code can ride into the browser. */
export function fieldTypeIndexes(folders: readonly FieldTypeFolder[]): GeneratedFile[] {
  return [
    index(
      folders,
      'definition.ts',
      'definition',
      'definitions',
      'FieldTypeDefinition',
      "import type { FieldTypeDefinition } from '../types.ts';",
    ),
    index(
      folders,
      'server.ts',
      'serverHalf',
      'serverHalves',
      'FieldTypeServer',
      "import type { FieldTypeServer } from '../../server/kit/sql/fieldTypeServer.ts';",
    ),
    index(
      folders,
      'console.tsx',
      'consoleHalf',
      'consoleHalves',
      'FieldTypeConsole',
      "import type { FieldTypeConsole } from '../../console/kit/ui/fieldTypeConsole.ts';",
    ),
  ];
}

function index(
  folders: readonly FieldTypeFolder[],
  file: string,
  imported: string,
  exported: string,
  type: string,
  typeImport: string,
): GeneratedFile {
  const present = folders.filter((folder) => folder.files.includes(file));
  const lines = present.map(({ name }) => `import { ${imported} as ${name}Type } from '../${name}/${file}';`);
  const target = { 'definition.ts': 'definitions', 'server.ts': 'server', 'console.tsx': 'console' }[file];
  return {
    path: `src/field-types/generated/${target}.ts`,
    text: [
      '// Written by npm run generate.',
      typeImport,
      ...lines,
      '',
      `export const ${exported}: Readonly<Record<string, ${type}<unknown>>> = { ${present.map(({ name }) => `${name}: ${name}Type`).join(', ')} };`,
      '',
    ].join('\n'),
  };
}
