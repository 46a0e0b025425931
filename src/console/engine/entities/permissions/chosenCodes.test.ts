import { expect, test } from 'vitest';
import { type Permission, permissions } from '../../../../metadata/permissions.ts';
import { changeCodes } from './chosenCodes.ts';

const of = (...codes: string[]) =>
  codes.map((code) => permissions.find((one) => one.code === code)).filter((one): one is Permission => !!one);

test('brings the screen with an act', () => {
  expect([...changeCodes(new Set(), of('CLIENTE.INCLUIR'), true)].sort()).toEqual([
    'CLIENTE.CONSULTAR',
    'CLIENTE.INCLUIR',
  ]);
});

test('takes the acts away with their screen, and nothing of another', () => {
  const held = new Set(['CLIENTE.CONSULTAR', 'CLIENTE.INCLUIR', 'GRUPO.CONSULTAR']);
  expect([...changeCodes(held, of('CLIENTE.CONSULTAR'), false)]).toEqual(['GRUPO.CONSULTAR']);
});
