import { describe, expect, test } from 'vitest';
import { entityNamed } from '../../../metadata/entities.ts';
import { toLocalText } from './instants.ts';
import { fromWire, toChange, toCreation } from './records.ts';

const usuario = entityNamed('usuario');
const grupo = entityNamed('grupo');

test('turns instants into dates, and nothing else that looks like one', () => {
  const record = fromWire(usuario, {
    Identificador: 3,
    Versao: 1,
    Nome: '2026-11-20T10:40:00Z',
    UltimoAcesso: '2026-11-20T10:40:00Z',
  });
  expect(record.id).toBe(3);
  expect(record.UltimoAcesso).toEqual(new Date('2026-11-20T10:40:00Z'));
  expect(record.Nome).toBe('2026-11-20T10:40:00Z');
});

test.each([
  ['America/Sao_Paulo', '2026-11-20T07:40:00'],
  ['America/Manaus', '2026-11-20T06:40:00'],
  ['Asia/Tokyo', '2026-11-20T19:40:00'],
])('sends an instant as local time of %s without offset', (zone, text) => {
  expect(toLocalText(new Date('2026-11-20T10:40:00Z'), zone)).toBe(text);
});

describe('a change', () => {
  const before = {
    Nome: 'A',
    Descricao: 'x',
    Ativo: true,
    Versao: 7,
    Identificador: 1,
    IdentificadorOfficer: 2,
  };

  test('carries the version and what differs', () => {
    expect(toChange(grupo, { ...before, Nome: 'B' }, before, 'America/Sao_Paulo')).toEqual({
      Nome: 'B',
      Versao: 7,
    });
  });

  test('sends a cleared field as null', () => {
    const after = { Nome: 'A', Ativo: true, IdentificadorOfficer: 2 };
    expect(toChange(grupo, after, before, 'America/Sao_Paulo')).toEqual({ Descricao: null, Versao: 7 });
  });
});

test('sends of a new record only what a person may write', () => {
  const body = toCreation(
    usuario,
    { Nome: 'A', UltimoAcesso: new Date(), Rotulos: {}, id: 1 },
    'America/Sao_Paulo',
  );
  expect(body).toEqual({ Nome: 'A' });
});
