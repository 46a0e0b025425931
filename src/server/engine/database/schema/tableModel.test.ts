import { expect, test } from 'vitest';
import { entities } from '../../../../metadata/entities.ts';
import { tableModels } from './tableModel.ts';

const tables = tableModels(entities);
const references = tables.flatMap((table) =>
  table.foreignKeys
    .filter(({ column }) => column !== 'IdentificadorEmpresa')
    .map(({ column }) => [table.name, column, table.indexes] as const),
);

test.each(references)(
  'erasing what %s.%s refers to looks into an index that holds deleted records too',
  (_table, column, indexes) => {
    const whole = indexes.filter(({ definition }) => !definition.includes(' where '));
    expect(whole.some(({ definition }) => definition.startsWith(`("${column}"`))).toBe(true);
  },
);
