import { expect, test } from 'vitest';
import { entities } from './entities.ts';
import { listLabel } from './listLabel.ts';
import { permissionName } from './permissionName.ts';
import { permissions } from './permissions.ts';

test('says what a code lets somebody do, in both languages', () => {
  expect(permissionName('CLIENTE.EXCLUIR', 'pt-br')).toBe('Excluir clientes');
  expect(permissionName('CLIENTE.CONSULTAR', 'pt-br')).toBe('Consultar clientes');
  expect(permissionName('CLIENTE.EXPORTAR', 'en-us')).toBe('Export clients');
});

test('says an act of one screen with its screen, and a code that is gone by itself', () => {
  expect(permissionName('OPERACAO.REABRIR', 'pt-br')).toMatch(/^Operações: /);
  expect(permissionName('ANTIGA.CODIGO', 'pt-br')).toBe('ANTIGA.CODIGO');
});

test('no two codes are called the same', () => {
  for (const locale of ['pt-br', 'en-us'] as const) {
    const names = permissions.map(({ code }) => permissionName(code, locale));
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  }
});

test('a screen is called in the catalogue of permissions as in the menu', () => {
  for (const entity of entities) {
    const own = entity.codes.list.startsWith(`${entity.permission}.`);
    const opening = own ? entity.codes.list : `${entity.permission}.CONSULTAR`;
    const screen = permissions.find(({ code, screen }) => screen && code === opening);
    expect([entity.name, screen?.label]).toEqual([entity.name, listLabel(entity)]);
  }
});
