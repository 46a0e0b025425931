import { expect, test } from 'vitest';
import { entityNamed } from '../../../metadata/entities.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { toCsv } from './csv.ts';

const operacao = entityNamed('operacao');
const fields = ['Codigo', 'IdentificadorCliente', 'Valor', 'DataPrevistaAssinatura'].flatMap((name) =>
  operacao.fields.filter((field) => field.name === name),
);
const record = (values: Record<string, unknown>) =>
  ({ id: 1, Identificador: 1, Versao: 1, ...values }) as ConsoleRecord;
const context = { locale: 'pt-br', enumLabel: enumLabel('pt-br') } as const;

test('writes what a spreadsheet of the country reads: mark, semicolons, decimal comma, names', () => {
  const text = toCsv(
    fields,
    [
      record({
        Codigo: '2026-000001',
        IdentificadorCliente: 4,
        Rotulos: { IdentificadorCliente: 'A; "B"' },
        Valor: 1234.5,
      }),
    ],
    context,
  );
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.split('\r\n')[1]).toBe('2026-000001;"A; ""B""";1.234,50;');
});

test('disarms texts that a spreadsheet would run, and leaves negative numbers alone', () => {
  const text = toCsv(fields, [record({ Codigo: '=1+1', Valor: -3 })], context);
  expect(text.split('\r\n')[1]).toBe("'=1+1;;-3,00;");
});
