import { describe, expect, test } from 'vitest';
import { fold } from '../../../text/fold.ts';
import { readArea, readKind, readMunicipality, readName } from './property.ts';

const range = (text: string) => ({ start: 0, end: text.length });
const name = (text: string) =>
  readName(fold(text), text, range(text), readKind(fold(text), range(text)))?.value ?? null;
const area = (text: string) => {
  const found = readArea(fold(text), range(text), readKind(fold(text), range(text)))?.value;
  return found ? `${found.value} ${found.unit}` : null;
};

describe('name', () => {
  test.each([
    [
      'Uma gleba de terras com 48 hectares, denominada "FAZENDA LUA NOVA", neste município',
      'Fazenda Lua Nova',
    ],
    [
      'Uma parte de terras, na FAZENDA BOA ESPERANÇA DO VALE, com a área de 12 ha',
      'Fazenda Boa Esperança do Vale',
    ],
    ['no lugar denominado Pires, zona rural, com 3,63 ha', 'Pires'],
    ['LOTE RURAL nº 12-A, da Gleba nº 5, com 24,20 ha', 'Lote Rural nº 12-A'],
    [
      'APARTAMENTO nº 84, do EDIFÍCIO SOL POENTE, na Rua A, área privativa de 70,00 m²',
      'Edifício Sol Poente',
    ],
    [
      'Um lote sob nº 27 da quadra 11 do loteamento denominado "JARDIM DAS FLORES", com 250,00 m²',
      'Jardim das Flores',
    ],
    ['O prédio nº 740 da Rua B, com terreno de 379,50 m²', null],
  ])('%s', (text, expected) => {
    expect(name(text)).toBe(expected);
  });
});

describe('area', () => {
  test.each([
    ['sítio com a área de 242.000,00 m² (24,2000 ha), no córrego', '24.2 ha'],
    ['fazenda com 121.000 m², confrontando com o córrego', '12.1 ha'],
    ['fazenda com 60 alqueires goianos', null],
    [
      'apartamento com área total de 119,76 m², área comum de 41,22 m² e área privativa de 78,54 m²',
      '78.54 m2',
    ],
    ['casa com 110,00 m² de área construída, em terreno com área de 420,00 m², na Rua B', '420 m2'],
  ])('%s', (text, expected) => {
    expect(area(text)).toBe(expected);
  });
});

test('reads the town with its state', () => {
  const text = 'situada no município de Rio Claro do Sul-MT, com';
  const found = readMunicipality(fold(text), text, range(text));
  expect(found?.name.value).toBe('Rio Claro do Sul');
  expect(found?.state).toBe('MT');
});
