import { documentColumn } from '../../server/kit/sql/documentColumn.ts';
import type { FieldTypeServer } from '../../server/kit/sql/fieldTypeServer.ts';

/** Asked for by its first digits, with country or, of a Brazilian one, without. */
export const serverHalf: FieldTypeServer<string> = {
  ...documentColumn,
  asked: (value) => {
    const digits = value.replace(/\D/g, '');
    return value.trim().startsWith('+') ? `+${digits}` : `+55${digits.replace(/^0+/, '')}`;
  },
};
