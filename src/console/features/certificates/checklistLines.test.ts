import { expect, test } from 'vitest';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import type { Translate } from '../../engine/i18n/translate.ts';
import { checklistLinesOf, countsOf, isUnderWay, lineName, linesBySubject } from './checklistLines.ts';

const item = (id: number, Estado: string, more: object = {}) =>
  ({ id, Titulo: `Item ${id}`, Estado, IdentificadorTipoCertidao: 1, ...more }) as unknown as ConsoleRecord;
const certificate = (id: number, Situacao: string, more: object = {}) =>
  ({ id, Situacao, Origem: 'manual', ...more }) as unknown as ConsoleRecord;
const stepOf = (state: string, ...certificates: ConsoleRecord[]) =>
  checklistLinesOf({ items: [item(1, state, { IdentificadorCertidao: 9 })], certificates }, null)[0]?.step;

test('each state asks for its own next step', () => {
  expect(stepOf('falta')).toBe('request');
  expect(stepOf('solicitada', certificate(9, 'solicitada'))).toBe('attach');
  expect(stepOf('solicitada', certificate(9, 'solicitada', { IdentificadorArquivo: 5 }))).toBe('confirm');
  expect(stepOf('solicitada', certificate(9, 'solicitada', { Origem: 'provedor' }))).toBe('see');
  expect(stepOf('em_processamento', certificate(9, 'em_processamento'))).toBe('see');
  expect(stepOf('emitida', certificate(9, 'emitida'))).toBe('see');
  expect(stepOf('a_vencer', certificate(9, 'emitida'))).toBe('update');
  expect(stepOf('vencida', certificate(9, 'emitida'))).toBe('update');
  expect(stepOf('erro', certificate(9, 'erro'))).toBe('retry');
  expect(stepOf('erro', certificate(9, 'erro', { IdentificadorArquivo: 5 }))).toBe('confirm');
  expect(stepOf('dispensada')).toBe('require');
});

test('a newer version under way takes the next step from the old one', () => {
  const old = certificate(9, 'emitida');
  const next = (state: string, more = {}) => certificate(10, state, { IdentificadorAnterior: 9, ...more });
  expect(stepOf('a_vencer', next('solicitada'), old)).toBe('attach');
  expect(stepOf('vencida', next('erro'), old)).toBe('retry');
  expect(stepOf('vencida', next('cancelada'), old)).toBe('update');
});

test('what is searched is asked after again; what waits for a person is not', () => {
  const line = (state: string, found: ConsoleRecord) =>
    checklistLinesOf(
      { items: [item(1, state, { IdentificadorCertidao: 9 })], certificates: [found] },
      null,
    ).map(isUnderWay);
  expect(line('em_processamento', certificate(9, 'em_processamento'))).toEqual([true]);
  expect(line('solicitada', certificate(9, 'solicitada', { Origem: 'provedor' }))).toEqual([true]);
  expect(line('solicitada', certificate(9, 'solicitada'))).toEqual([false]);
  expect(line('emitida', certificate(9, 'emitida'))).toEqual([false]);
});

test('what is waived counts apart, and no state counts twice', () => {
  const states = [
    'falta',
    'falta',
    'solicitada',
    'em_processamento',
    'emitida',
    'a_vencer',
    'vencida',
    'erro',
  ];
  const items = [...states, 'dispensada'].map((state, id) => item(id, state));
  expect(countsOf(checklistLinesOf({ items, certificates: [] }, null))).toEqual({
    whole: 8,
    valid: 1,
    expiring: 1,
    expired: 1,
    underWay: 2,
    failed: 1,
    missing: 2,
    waived: 1,
  });
});

test('stands under whom it is about: the record named, the person named, else the client', () => {
  const items = [
    item(1, 'falta'),
    item(2, 'falta', { DeImovel: true }),
    item(3, 'falta', { Rotulos: { IdentificadorRegistroMatricula: '48.217' } }),
    item(4, 'falta', { Rotulos: { IdentificadorCliente: 'Sérgio Furlaneto' } }),
  ];
  const groups = linesBySubject(checklistLinesOf({ items, certificates: [] }, 'Serra Clara'));
  expect(
    groups.map(({ subject, lines }) => [subject.kind, subject.name, lines.map((one) => one.item.id)]),
  ).toEqual([
    ['property', null, [2]],
    ['property', '48.217', [3]],
    ['person', 'Serra Clara', [1]],
    ['person', 'Sérgio Furlaneto', [4]],
  ]);
});

test('is told from others of its type by its own person or property', () => {
  const t: Translate = (key, params = {}) => `${key} ${params.number}`;
  const names = (more: object) =>
    checklistLinesOf(
      { items: [item(1, 'falta', { Titulo: 'CNDT', ...more })], certificates: [] },
      'Serra Clara',
    ).map((line) => lineName(line, t));
  expect(names({})).toEqual(['CNDT']);
  expect(names({ IdentificadorCliente: 4, Rotulos: { IdentificadorCliente: 'Sérgio Furlaneto' } })).toEqual([
    'CNDT · Sérgio Furlaneto',
  ]);
  expect(
    names({ IdentificadorRegistroMatricula: 9, Rotulos: { IdentificadorRegistroMatricula: '48217' } }),
  ).toEqual(['CNDT · certificates.recordInTitle 48.217']);
});
