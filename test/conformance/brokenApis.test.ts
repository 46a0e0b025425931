import { expect, test } from 'vitest';
import { contract } from '../../scripts/conformance/contract.ts';
import { partOf } from '../support/run/form.ts';
import type { FaultName } from '../support/secondApi/faults.ts';
import { secondPassword, startSecondApi } from '../support/secondApi/startSecondApi.ts';
import { conformanceOf, differing } from './support.ts';

const answers: readonly FaultName[] = [
  'item-null',
  'item-absent',
  'item-other',
  'no-envelope',
  'broken-json',
  'empty-body',
  'html-page',
  'refused-bare',
  'error-huge',
  'error-empty',
  'unauthorized',
  'missing',
  'dropped',
  'cut',
];

test.each(partOf(answers, 3))(
  'comes to the end of the contract where an API answers with "%s"',
  async (fault) => {
    const faults = { 'Cliente/*': fault, 'Autenticacao/Listar*': fault, 'Autenticacao/Carregar*': fault };
    const api = await startSecondApi({ faults });
    const { verdicts } = await conformanceOf({
      url: api.url,
      login: 'bento@segunda.example',
      password: secondPassword,
    });
    await api.close();
    expect(verdicts.map(({ rule }) => rule.name)).toEqual(contract.map(({ name }) => name));
    expect(differing(verdicts)).not.toEqual([]);
  },
);

test('waits where an API asks for a moment, and asks again', async () => {
  const faults = { 'Cliente/Listar': { name: 'too-many', times: 1 } } as const;
  const api = await startSecondApi({ faults });
  const { verdicts } = await conformanceOf({
    url: api.url,
    login: 'bento@segunda.example',
    password: secondPassword,
    readOnly: true,
  });
  const lists = api.requests.filter(({ path }) => path === 'Cliente/Listar');
  await api.close();
  expect(differing(verdicts)).toEqual([]);
  expect((lists[1]?.at ?? 0) - (lists[0]?.at ?? 0)).toBeGreaterThanOrEqual(1000);
});

test('changes a password back that was taken, and takes no refusal for success', async () => {
  const wrong = await startSecondApi({ wrong: 'short-passwords' });
  const bento = { login: 'bento@segunda.example', password: secondPassword };
  const taken = differing((await conformanceOf({ ...bento, url: wrong.url })).verdicts);
  const sent = wrong.requests.filter(({ path }) => path.endsWith('AlterarSenha'));
  await wrong.close();
  expect(taken).toMatchObject([['password-short', { expected: { key: 'password-taken' } }]]);
  expect(sent.map(({ body }) => JSON.parse(body).NovaSenha)).toContain(secondPassword);

  const polite = await startSecondApi({ faults: { 'Autenticacao/AlterarSenha': 'refused-bare' } });
  const { verdicts } = await conformanceOf({ ...bento, url: polite.url });
  const tries = polite.requests.filter(({ path }) => path.endsWith('AlterarSenha'));
  await polite.close();
  expect(differing(verdicts).map(([name, { expected }]) => [name, expected.key])).toEqual([
    ['password-current', 'status'],
    ['password-short', 'status'],
    ['password-confirmation', 'status'],
  ]);
  expect(tries).toHaveLength(3);
});
