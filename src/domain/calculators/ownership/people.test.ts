import { expect, test } from 'vitest';
import {
  calculateOwnership,
  type OwnerInput,
  type OwnershipResult,
  type TransferInput,
} from './calculate.ts';

const [cpf, otherCpf, cnpj] = ['52998224725', '11144477735', '11222333000181'];
const jose = (Documento: string | null, Fracao: string | null = null): OwnerInput => ({
  Nome: 'JOSÉ TESTE',
  Documento,
  Fracao,
});
const called = {
  first: 'JOSÉ TESTE, CPF 529.982.247-25',
  second: 'JOSÉ TESTE, CPF 111.444.777-35',
  company: 'JOSÉ TESTE, CNPJ 11.222.333/0001-81',
  bare: 'JOSÉ TESTE, sem CPF/CNPJ',
};
const held = (result: OwnershipResult) =>
  result.Proprietarios.map(({ Nome, Documento, Fracao }) => [Nome, Documento, Fracao]);
const account = (result: OwnershipResult) => result.Memoria.map(({ Valores }) => Valores);
const passing = (to: readonly OwnerInput[], given: Partial<TransferInput> = {}): TransferInput => ({
  Ato: 'R-1',
  Adquirentes: to,
  ...given,
});

test('namesakes stay two people, and the account tells them apart by document', () => {
  const two = [jose(cpf, '1/2'), jose(otherCpf, '1/4'), jose(cnpj, '1/4')];
  const result = calculateOwnership({
    Proprietarios: two,
    Atos: [passing([{ Nome: 'BIA' }], { Transmitentes: [jose(otherCpf)] })],
  });
  expect(account(result)).toEqual([{ [called.first]: '1/2', [called.company]: '1/4', BIA: '1/4' }]);
  expect(held(result)).toEqual([
    ['JOSÉ TESTE', cpf, '1/2'],
    ['JOSÉ TESTE', cnpj, '1/4'],
    ['BIA', null, '1/4'],
  ]);
});

test('of two namesakes one may have no document, and then is the one named without', () => {
  const Proprietarios = [jose(cpf, '2/3'), jose(null, '1/3')];
  const result = calculateOwnership({
    Proprietarios,
    Atos: [
      passing([{ Nome: 'BIA', Fracao: '1/6' }], { Transmitentes: [jose(null)] }),
      passing([{ Nome: 'CAIO' }], { Ato: 'R-2', Transmitentes: [jose(cpf)] }),
    ],
  });
  expect(account(result)).toEqual([
    { [called.first]: '2/3', [called.bare]: '1/6', BIA: '1/6' },
    { [called.bare]: '1/6', BIA: '1/6', CAIO: '2/3' },
  ]);
});

test('namesakes who acquire or give together are two, and who buys is not who sells', () => {
  const together = calculateOwnership({
    Proprietarios: [{ Nome: 'ANA' }],
    Atos: [
      passing([jose(cpf, '1/4'), jose(otherCpf, '3/4')]),
      passing([{ Nome: 'BIA' }], { Ato: 'R-2', Transmitentes: [jose(cpf), jose(otherCpf)] }),
    ],
  });
  expect(account(together)).toEqual([{ [called.first]: '1/4', [called.second]: '3/4' }, { BIA: '1/1' }]);
  const son = calculateOwnership({
    Proprietarios: [jose(null)],
    Atos: [passing([jose(cpf)], { Fracao: '1/2', Transmitentes: [jose(null)] })],
  });
  expect(account(son)).toEqual([{ [called.bare]: '1/2', [called.first]: '1/2' }]);
});

test('a document that comes up later is that of the owner of whom none was known', () => {
  const result = calculateOwnership({
    Proprietarios: [jose(null)],
    Atos: [
      passing([jose(otherCpf)], { Fracao: '1/2', Transmitentes: [jose(cpf)] }),
      passing([{ Nome: 'BIA' }], { Ato: 'R-2', Transmitentes: [jose(cpf)] }),
    ],
  });
  expect(result.Alertas).toEqual([]);
  expect(account(result)).toEqual([
    { [called.first]: '1/2', [called.second]: '1/2' },
    { [called.second]: '1/2', BIA: '1/2' },
  ]);
});

test('whoever may be any of several, or stands twice, is asked for a document beside it', () => {
  const two = [jose(cpf, '1/2'), jose(otherCpf, '1/2')];
  const unclear = () =>
    calculateOwnership({
      Proprietarios: two,
      Atos: [passing([{ Nome: 'BIA' }], { Transmitentes: ['JOSE TESTE'] })],
    });
  expect(unclear).toThrow('Atos.0.Transmitentes.0.Documento: namesake-unclear');
  const twice = () => calculateOwnership({ Proprietarios: [jose(null), jose(null)] });
  expect(twice).toThrow('Proprietarios.1.Documento: person-twice');
});

test('two rows of one document are one owner, who sells all of it', () => {
  const result = calculateOwnership({
    Proprietarios: [jose(cpf, '1/4'), jose(cpf, '1/4'), { Nome: 'ANA', Fracao: '1/2' }],
    Atos: [passing([{ Nome: 'BIA' }], { Transmitentes: [jose(cpf)] })],
  });
  expect(account(result)).toEqual([{ ANA: '1/2', BIA: '1/2' }]);
});
