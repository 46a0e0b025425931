// Written by npm run generate.
import type { FieldTypeServer } from '../../server/sql/fieldTypeServer.ts';

export const serverHalves: Readonly<Record<string, FieldTypeServer<unknown>>> = {  };
