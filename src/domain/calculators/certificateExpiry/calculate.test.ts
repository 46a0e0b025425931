import { expect, test } from 'vitest';
import { type CertificateExpiryInput, calculateCertificateExpiry } from './calculate.ts';

/** The worked rows of the rule, by their numbers there; 20 November 2026 is a holiday and a Friday. */
const Hoje = '2026-11-20';
const run = (input: Partial<CertificateExpiryInput>) =>
  calculateCertificateExpiry({ Emissao: '2026-10-21', Hoje, ...input });

test.each([
  ['C1', { Emissao: '2026-10-22', ValidadeDias: 30 }, '2026-11-21', 1, 'a vencer'],
  ['C2', { Emissao: '2026-10-21', ValidadeDias: 30 }, '2026-11-20', 0, 'a vencer'],
  ['C3', { Emissao: '2026-10-20', ValidadeDias: 30 }, '2026-11-19', -1, 'vencida'],
  ['C4', { Emissao: '2026-06-10', ValidadeDias: 180 }, '2026-12-07', 17, 'emitida'],
  ['C5', { Emissao: '2026-11-20', ValidadeDias: 180 }, '2027-05-19', 180, 'emitida'],
  ['C6', { Emissao: '2026-08-20', ValidadeMeses: 3 }, '2026-11-20', 0, 'a vencer'],
  ['C7', { Emissao: '2026-08-31', ValidadeMeses: 6 }, '2027-03-01', 101, 'emitida'],
  ['C8', { Emissao: '2025-04-02' }, null, null, 'emitida'],
] as const)('%s', (_row, input, due, left, state) => {
  expect(run(input)).toMatchObject({ Vencimento: due, DiasRestantes: left, Situacao: state });
});

test('one without any validity is left to a person to judge', () => {
  const codes = (input: Partial<CertificateExpiryInput>) => run(input).Alertas.map(({ Codigo }) => Codigo);
  expect(codes({})).toEqual(['validity-none']);
  expect(codes({ ValidadeDias: 30 })).toEqual([]);
});

test('a printed due date goes before the terms, and never lies before the issue', () => {
  expect(run({ Vencimento: '2026-11-25', ValidadeDias: 30 }).Vencimento).toBe('2026-11-25');
  expect(() => run({ Vencimento: '2026-10-20' })).toThrow('Vencimento: due-before-act');
});

test('it is good through its last day, on the day of the signature too', () => {
  const on = (DataAssinatura: string) => run({ ValidadeDias: 30, DataAssinatura }).ValidaNaData;
  expect([on('2026-11-20'), on('2026-11-21')]).toEqual([true, false]);
  expect(run({}).ValidaNaData).toBeNull();
  expect(run({ DataAssinatura: '2030-01-01' }).ValidaNaData).toBe(true);
});

test('a due date without business moves only where that is chosen', () => {
  expect(run({ ValidadeDias: 30, ProrrogaDiaUtil: true }).Vencimento).toBe('2026-11-23');
});

test('notice is seven days of short terms, fifteen of others, or what is set', () => {
  expect(run({ ValidadeDias: 30 }).Antecedencia).toBe(7);
  expect(run({ ValidadeDias: 31 }).Antecedencia).toBe(15);
  expect(run({ ValidadeDias: 30, Antecedencia: 2 }).Antecedencia).toBe(2);
});

test.each([
  [{ Emissao: '2026-11-21', ValidadeDias: 30 }, 'Emissao: issued-after-today'],
  [{ ValidadeDias: 0 }, 'ValidadeDias: validity-missing'],
  [{ ValidadeMeses: 0 }, 'ValidadeMeses: validity-missing'],
  [{ ValidadeDias: 30, ValidadeMeses: 1 }, 'ValidadeMeses: validity-twice'],
  [{ ValidadeDias: 30, DataAssinatura: '2026-10-20' }, 'DataAssinatura: signed-before-issue'],
] as const)('%o is refused beside its field', (input, problem) => {
  expect(() => run(input)).toThrow(problem);
});

test.each([
  [{ Emissao: '2024-02-29', ValidadeMeses: 12 }, '2025-03-01'],
  [{ Emissao: '2024-01-31', ValidadeMeses: 1 }, '2024-03-01'],
  [{ Emissao: '2024-02-28', ValidadeDias: 1 }, '2024-02-29'],
  [{ Emissao: '2025-12-31', ValidadeDias: 60 }, '2026-03-01'],
  [{ Emissao: '2025-12-31', ValidadeMeses: 2 }, '2026-03-01'],
  [{ Emissao: '2026-11-20', ValidadeDias: 1 }, '2026-11-21'],
] as const)('%o is good until %s', (input, due) => {
  expect(run(input).Vencimento).toBe(due);
});

test('the account leads to every figure, to a moved due date too, and tells the age of what never expires', () => {
  const steps = (input: Partial<CertificateExpiryInput>) =>
    run(input).Memoria.map(({ Passo, Resultado }) => [Passo, Resultado]);
  expect(steps({ ValidadeDias: 30, ProrrogaDiaUtil: true })).toEqual([
    ['age', '30'],
    ['due', '2026-11-20'],
    ['due-moved', '2026-11-23'],
    ['days-left', '3'],
    ['notice', '2026-11-16'],
  ]);
  // C1 with the day of the signature; from the day of the notice on it is about to expire.
  expect(steps({ Emissao: '2026-10-22', ValidadeDias: 30, DataAssinatura: '2026-11-25' })).toEqual([
    ['age', '29'],
    ['due', '2026-11-21'],
    ['days-left', '1'],
    ['notice', '2026-11-14'],
    ['valid-on', '-4'],
  ]);
  const onDay = (Hoje: string) => run({ Emissao: '2026-10-22', ValidadeDias: 30, Hoje }).Situacao;
  expect([onDay('2026-11-13'), onDay('2026-11-14')]).toEqual(['emitida', 'a vencer']);
  expect(steps({ Emissao: '2025-04-02' })).toEqual([['age', '597']]);
});
