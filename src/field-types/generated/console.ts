// Written by npm run generate.
import type { FieldTypeConsole } from '../../console/ui/fieldTypeConsole.ts';

export const consoleHalves: Readonly<Record<string, FieldTypeConsole<unknown>>> = {  };
