import { expect, test } from 'vitest';
import { entityNamed } from '../../../../metadata/entities.ts';
import { deedsOf, withheldStep } from './offeredActions.ts';

const operation = entityNamed('operacao');
const at = (Situacao: string) => ({ Situacao });
const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

test('offers the steps of a record’s state and the actions the person may do', () => {
  const codes = new Set(['OPERACAO.ALTERAR', 'OPERACAO.CANCELAR']);
  expect(namesOf(deedsOf(operation, at('em_andamento'), codes))).toEqual(['enviar-parecer', 'cancelar']);
  expect(namesOf(deedsOf(operation, at('concluida'), codes))).toEqual([]);
});

test('leaves to a panel what the panel offers in a manner of its own', () => {
  const certificate = entityNamed('certidao');
  const awaited = { Situacao: 'solicitada', Estado: 'solicitada' };
  expect(namesOf(deedsOf(certificate, awaited, new Set(['CERTIDAO.SOLICITAR'])))).toEqual(['cancelar']);
});

test('names the next step to who may run none, and no step that only leads off the way', () => {
  const none = new Set<string>();
  expect(withheldStep(operation, at('em_andamento'), none)?.code).toBe('OPERACAO.ALTERAR');
  expect(withheldStep(operation, at('rascunho'), none)).toBeNull();
  expect(withheldStep(operation, at('concluida'), none)).toBeNull();
  expect(withheldStep(operation, at('em_andamento'), new Set(['OPERACAO.CANCELAR']))).toBeNull();
  expect(withheldStep(entityNamed('cliente'), {}, none)).toBeNull();
});
