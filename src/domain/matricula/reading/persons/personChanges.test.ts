import { expect, test } from 'vitest';
import { fold } from '../../../text/fold.ts';
import type { EventCode, Party } from '../../model/model.ts';
import { readPersonChanges } from './personChanges.ts';

const changes = (text: string, event: EventCode, owners: Party[] = []) =>
  readPersonChanges(fold(text), text, { start: 0, end: text.length }, event, () => owners).map(
    ({ change }) => change,
  );

test('marries', () => {
  expect(
    changes(
      'IVO LUZ REIS casou-se no regime da comunhão parcial de bens com ANA DIAS, que passou a assinar ANA DIAS REIS',
      'alteracao_estado_civil',
    ),
  ).toContainEqual({
    name: 'IVO LUZ REIS',
    maritalRegime: 'comunhão parcial de bens',
    spouse: 'ANA DIAS REIS',
  });
});

test('divorces, each back to what they are called', () => {
  expect(
    changes(
      'divórcio de IVO LUZ REIS e ANA DIAS REIS, voltando ela a assinar ANA DIAS',
      'alteracao_estado_civil',
    ),
  ).toEqual([
    { name: 'IVO LUZ REIS', maritalRegime: null, spouse: null },
    { name: 'ANA DIAS REIS', maritalRegime: null, spouse: null, newName: 'ANA DIAS' },
  ]);
});

test('corrects a document and a name', () => {
  expect(changes('o CPF correto de ANA DIAS REIS é 111.444.777-35', 'qualificacao_pessoal')).toEqual([
    { name: 'ANA DIAS REIS', document: '11144477735' },
  ]);
  const owner = { name: 'ANA DIAS REIS', document: null, maritalRegime: null, spouse: null };
  expect(
    changes('o nome correto da proprietária é ANA DIAS LIMA REIS', 'qualificacao_pessoal', [owner]),
  ).toEqual([{ name: 'ANA DIAS REIS', newName: 'ANA DIAS LIMA REIS' }]);
});

test('renames a company', () => {
  expect(
    changes(
      'O BANCO AZUL S.A. alterou sua denominação para BANCO VERDE S.A., conforme ata',
      'qualificacao_pessoal',
    ),
  ).toEqual([{ name: 'BANCO AZUL S.A.', newName: 'BANCO VERDE S.A.' }]);
});

test('leaves other acts alone', () => {
  expect(changes('IVO LUZ REIS vendeu a ANA DIAS REIS', 'compra_venda')).toEqual([]);
});

test('marries an owner told only as such', () => {
  const owner = { name: 'ANA DIAS LUZ', document: null, maritalRegime: null, spouse: null };
  expect(
    changes(
      'mudança do estado civil da proprietária para casada, pela comunhão parcial de bens, com IVO SÁ REIS, passando a chamar-se ANA DIAS LUZ REIS',
      'alteracao_estado_civil',
      [owner],
    ),
  ).toEqual([
    {
      name: 'ANA DIAS LUZ',
      maritalRegime: 'comunhão parcial de bens',
      spouse: 'IVO SÁ REIS',
      newName: 'ANA DIAS LUZ REIS',
    },
  ]);
});
