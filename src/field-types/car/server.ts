import { normaliseCar } from '../../domain/documents/car.ts';
import { documentColumn } from '../../server/kit/sql/documentColumn.ts';
import type { FieldTypeServer } from '../../server/kit/sql/fieldTypeServer.ts';

/** The dashes are part of what is kept. */
export const serverHalf: FieldTypeServer<string> = { ...documentColumn, asked: normaliseCar };
