import { expect, test } from 'vitest';
import { situation } from '../../src/domain/matricula/model/index.ts';
import { readMatricula } from '../../src/domain/matricula/reading/index.ts';
import { printedPages } from '../support/papers/printedPages.ts';

const nameAfter = (words: string): string | null => {
  const [reading] = readMatricula(
    printedPages(`REGISTRO DE IMÓVEIS DE JATAÍ
MATRÍCULA Nº 1.204. Data: 10 de março de 1998.
IMÓVEL: Uma gleba de terras rurais, denominada FAZENDA SANTA CLARA, situada neste município de Jataí-GO, com a área de 100,0000 ha.
PROPRIETÁRIO: JOÃO DE ALMEIDA, brasileiro, solteiro, lavrador, CPF 529.982.247-25.
AV-1-1.204. Em 12 de maio de 2003. DENOMINAÇÃO. ${words} Dou fé.
`),
  );
  return reading ? situation(reading.opening, reading.acts).property.name : null;
};

test('the property takes its new name, whoever asked for it', () => {
  expect(
    nameAfter('A requerimento do proprietário, o imóvel passou a denominar-se "SÍTIO BOA ESPERANÇA".'),
  ).toBe('Sítio Boa Esperança');
  expect(
    nameAfter(
      'Nos termos do requerimento do interessado, o imóvel recebeu a denominação de "GRANJA PALMITAL".',
    ),
  ).toBe('Granja Palmital');
});

test('an owner’s new name is not the property’s', () => {
  expect(nameAfter('A sociedade proprietária do imóvel passou a denominar-se AGRO NORTE LTDA.')).toBe(
    'Fazenda Santa Clara',
  );
});
