import { expect, test } from 'vitest';
import { entityNamed } from '../../../../metadata/entities.ts';
import type { HistoryItem } from '../../data/entityCalls.ts';
import { wayBack } from './wayBack.ts';

const client = entityNamed('cliente');
const codes = new Set(Object.values(client.codes));
const item = (more: Partial<HistoryItem>): HistoryItem =>
  ({ Versao: 2, Operacao: 'ALTERAR', Desfaz: null, DesfeitaPor: null, Campos: [], ...more }) as HistoryItem;

test.each<readonly [string, Partial<HistoryItem>, readonly string[], ReturnType<typeof wayBack>]>([
  ['a change by who may change', {}, [client.codes.update], 'change'],
  ['a change by who may only delete', {}, [client.codes.delete], null],
  ['a new record by who may delete', { Operacao: 'INCLUIR' }, [client.codes.delete], 'change'],
  ['a change that was undone', { DesfeitaPor: 3 }, [...codes], null],
  ['a step of its state', { Operacao: 'TRANSICAO' }, [...codes], null],
  ['a merging by who may change and delete', { Operacao: 'MESCLAR', Mesclagem: 1 }, [...codes], 'merge'],
  ['a merging by who may only change', { Operacao: 'MESCLAR', Mesclagem: 1 }, [client.codes.update], null],
])('the way back from %s', (_what, more, held, way) => {
  const one = item(more);
  expect(wayBack(client, one, [one], new Set(held))).toBe(way);
});

test('a merging that was undone has none', () => {
  const merged = item({ Operacao: 'MESCLAR', Mesclagem: 1 });
  const parted = item({ Versao: 3, Operacao: 'DESMESCLAR', Mesclagem: 1 });
  expect(wayBack(client, merged, [parted, merged], codes)).toBeNull();
});
