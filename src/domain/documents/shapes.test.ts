import { expect, test } from 'vitest';
import { cepFitsState, formatCep, isCep } from './cep.ts';
import { formatCnae, isCnae } from './cnae.ts';
import { formatCns, isCns } from './cns.ts';
import { formatIncra, isCcir, isIncra, normaliseIncra } from './incra.ts';
import { formatMatriculaNumber, isMatriculaNumber, normaliseMatriculaNumber } from './matriculaNumber.ts';
import { formatNire, isNire, nireFitsState } from './nire.ts';
import { ibgeOfState, stateOfIbge, states } from './states.ts';

test('a postal code has eight digits and belongs to the states of its first digit', () => {
  expect(isCep('14010000')).toBe(true);
  expect(formatCep('01310100')).toBe('01310-100');
  expect(isCep('1401000')).toBe(false);
  expect(cepFitsState('14010000', 'SP')).toBe(true);
  expect(cepFitsState('14010000', 'MG')).toBe(false);
});

test('an INCRA code has thirteen digits; shorter old ones are kept, not padded', () => {
  expect(formatIncra(normaliseIncra('950.041.123.456-7'))).toBe('950.041.123.456-7');
  expect(isIncra('9500411234567')).toBe(true);
  expect(isIncra('950041123456')).toBe(false);
  expect(formatIncra('950041123456')).toBe('950041123456');
  expect(isCcir('12345678901')).toBe(true);
  expect(isCcir('1234567')).toBe(false);
});

test('company numbers keep their shapes and their state', () => {
  expect(isNire('35212345678')).toBe(true);
  expect(formatNire('35212345678')).toBe('35 2 1234567-8');
  expect(nireFitsState('35212345678', 'SP')).toBe(true);
  expect(nireFitsState('35212345678', 'RJ')).toBe(false);
  expect(isCnae('0115600')).toBe(true);
  expect(formatCnae('0115600')).toBe('0115-6/00');
});

test('an office has six digits', () => {
  expect(isCns('111111')).toBe(true);
  expect(isCns('11111')).toBe(false);
  expect(formatCns('111111')).toBe('11.111-1');
});

test('the number of a matrícula is stored bare and shown in thousands', () => {
  expect(normaliseMatriculaNumber('12.345')).toBe('12345');
  expect(normaliseMatriculaNumber('00012')).toBe('12');
  expect(formatMatriculaNumber('12345')).toBe('12.345');
  expect(formatMatriculaNumber('1234567')).toBe('1.234.567');
  expect(isMatriculaNumber('123456789')).toBe(false);
});

test('there are 27 states, each with its own IBGE digits', () => {
  expect(states).toHaveLength(27);
  expect(states.map((state) => stateOfIbge(ibgeOfState[state]))).toEqual(states);
  expect(stateOfIbge('3543402')).toBe('SP');
  expect(stateOfIbge('9943402')).toBeNull();
});
