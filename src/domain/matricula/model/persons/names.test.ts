import { expect, test } from 'vitest';
import { findParty, foldName, isSameParty } from './names.ts';

const named = (name: string, document: string | null = null) => ({ name, document });

test.each([
  ['Sr. João da Silva', 'JOAO DA SILVA'],
  ['o espólio de Maria José', 'MARIA JOSE'],
  ['Banco Horizonte S/A', 'BANCO HORIZONTE SA'],
  ['BANCO HORIZONTE S.A.', 'BANCO HORIZONTE SA'],
  ['Agro Limitada', 'AGRO LTDA'],
  ['PEDRO  PRADO e outros', 'PEDRO PRADO'],
  ['OFICINA DO ZÉ EIRELI ME', 'OFICINA DO ZE'],
])('%s folds to %s', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

test('documents decide before names', () => {
  expect(isSameParty(named('ANA', '1'), named('ANA MARIA', '1'))).toBe(true);
  expect(isSameParty(named('ANA', '1'), named('ANA', '2'))).toBe(false);
  expect(isSameParty(named('ANA', '1'), named('Ana'))).toBe(true);
});

test('a near name is found only when it is the only one, and never across gender', () => {
  const people = [named('GUMERCINDO ALVES QUEIROGA'), named('JAIR ALVES QUEIROGA')];
  expect(findParty(named('GUMERC1NDO ALVES QUEIROGA'), people)).toBe(0);
  expect(findParty(named('JANDIRA QUEIROGA LEMOS'), people)).toBe(-1);
  expect(findParty(named('MARIA DA SILVA SANTOS'), [named('MARIO DA SILVA SANTOS')])).toBe(-1);
  const twins = [named('ANTENOR BALBINO FURLANETO'), named('ANTENOR BALBINO FURLANETI')];
  expect(findParty(named('ANTENOR BALBINO FURLANETA'), twins)).toBe(-1);
});

test('a surname taken with marriage leaves the same person; FILHO makes another', () => {
  expect(findParty(named('MARLI SGARBI'), [named('MARLI SGARBI PRATES')])).toBe(0);
  expect(findParty(named('CÉLIA FURLANETO BERTOLUCCI'), [named('CÉLIA FURLANETO')])).toBe(0);
  expect(findParty(named('HEITOR CAMARGO DINIZ'), [named('HEITOR CAMARGO DINIZ FILHO')])).toBe(-1);
  expect(findParty(named('MARLI SGARBI'), [named('MARLI SGARBI PRATES'), named('MARLI SGARBI LEME')])).toBe(
    -1,
  );
});
