import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';

connectNetwork();

const answered = (ItemRegistro: unknown) => HttpResponse.json({ Sucesso: true, ItemRegistro });
const sentence = 'Não existe cliente com o documento informado';

async function open(person: 'analista' | 'consulta' = 'analista') {
  network.use(http.get(`${apiAddress}Cliente/Escolhas`, () => answered({ Itens: [] })));
  const view = await renderConsole({ path: '/nav/operacao/create', token: await signedIn(person) });
  return { ...view, field: await screen.findByRole('combobox', { name: /^Cliente/ }) };
}

test('says in the specification’s words that no client has the document, and makes one with it in place', async () => {
  const { user, field } = await open();
  await user.type(screen.getByRole('textbox', { name: /Nº da proposta/ }), 'P-77');
  await user.type(field, '390.533.447-05');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await faults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Incluir com o documento 390.533.447-05' }));
  const dialog = within(await screen.findByRole('dialog', { name: /cliente/i }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /CPF/ })).toHaveValue('390.533.447-05'));
  expect(dialog.getByRole('radio', { name: /física/i })).toBeChecked();
  const sent: Record<string, unknown>[] = [];
  network.use(
    http.post(`${apiAddress}Cliente/Incluir`, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return answered({ Identificador: 77, Versao: 1, Nome: 'Zélia Costa' });
    }),
    http.get(`${apiAddress}Cliente/Escolhas`, () =>
      answered({ Itens: [{ Identificador: 77, Rotulo: 'Zélia Costa', Ativo: true }] }),
    ),
  );
  await user.type(dialog.getByRole('textbox', { name: /^Nome/ }), 'Zélia Costa');
  await user.click(dialog.getByRole('button', { name: /Salvar/ }));
  await waitFor(() => expect(field).toHaveValue('Zélia Costa'));
  expect(sent[0]).toMatchObject({ Documento: '39053344705', TipoPessoa: 'F', Nome: 'Zélia Costa' });
  // What was typed before is still there.
  expect(screen.getByRole('textbox', { name: /Nº da proposta/ })).toHaveValue('P-77');
});

test('takes a CNPJ for a company, by Enter alone', async () => {
  const { user, field } = await open();
  await user.type(field, '47.392.015/0001-06');
  await screen.findByText(sentence);
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: /cliente/i }));
  await waitFor(() => expect(dialog.getByRole('radio', { name: /jurídica/i })).toBeChecked());
});

test('says of a name what it says of any name', async () => {
  const { user, field } = await open();
  await user.type(field, 'Zélia');
  expect(await screen.findByText('Nenhuma opção')).toBeVisible();
  expect(screen.queryByText(sentence)).toBeNull();
});
