import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';
import { session } from '../../auth/session.ts';

connectNetwork();
beforeEach(() => session.set({ status: 'out', reason: 'left' }));

const save = /^Salvar( Ctrl S)?$/;
const open = async (path: string) => {
  const token = await signedIn('administrador');
  const console = await renderConsole({ path, token });
  await screen.findByLabelText('Nome');
  return { ...console, token };
};
/** What the next creation sends; it is answered with a refusal, so that nothing is made. */
const catchCreation = (noun: string, errors: object[] = [{ Texto: 'Fica aqui.', Codigo: 'ensaio' }]) => {
  const sent: Record<string, unknown>[] = [];
  network.use(
    http.post(`${apiAddress}${noun}/Incluir`, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ Sucesso: false, Erros: errors }, { status: 422 });
    }),
  );
  return sent;
};

test('counts the problems on each tab, and leads into the one that is hidden', async () => {
  const { user } = await open('/nav/perfil/create');
  await user.click(screen.getByRole('tab', { name: 'Pode fazer' }));
  expect(screen.getByRole('tabpanel', { name: 'Pode fazer' })).toBeVisible();
  expect(screen.getByLabelText('Nome')).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: save }));
  const link = await screen.findByRole('link', { name: /Nome/ });
  expect(screen.getByRole('tab', { name: 'Identificação 1 problema' })).toBeVisible();
  expect(await faults()).toEqual([]);
  await user.click(link);
  await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveFocus());
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Identificação');
});

test('keeps what is typed behind another tab, and walks the tabs by arrows', async () => {
  const { user } = await open('/nav/perfil/create');
  await user.type(screen.getByLabelText('Nome'), 'Conferentes');
  await user.click(screen.getByRole('tab', { name: 'Identificação' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Pode fazer' })).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'Pode fazer' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Home}');
  expect(screen.getByLabelText('Nome')).toHaveValue('Conferentes');
});

test('keeps a value that is no longer asked for, says that it goes, and sends nothing of it', async () => {
  const { user } = await open('/nav/cliente/create');
  await user.type(screen.getByLabelText('Nome'), 'Fazenda Boa Vista');
  await user.click(screen.getByRole('radio', { name: 'Pessoa jurídica' }));
  await user.type(await screen.findByLabelText(/^Nome fantasia/), 'Boa Vista');
  await user.click(screen.getByRole('radio', { name: 'Pessoa física' }));
  expect(screen.queryByLabelText(/^Nome fantasia/)).toBeNull();
  expect(await screen.findByText(/sai o valor de Nome fantasia/)).toBeVisible();
  await user.type(screen.getByLabelText('CPF/CNPJ'), '529.982.247-25');
  const sent = catchCreation('Cliente');
  await user.click(screen.getByRole('button', { name: save }));
  expect(await screen.findByText('Fica aqui.')).toBeVisible();
  expect(sent[0]).toMatchObject({ Nome: 'Fazenda Boa Vista', NomeFantasia: null });
  await user.click(screen.getByRole('radio', { name: 'Pessoa jurídica' }));
  expect(await screen.findByLabelText(/^Nome fantasia/)).toHaveValue('Boa Vista');
});

test('puts what the server refuses in a row into its cell, with a link from the summary', async () => {
  const { user } = await open('/nav/cliente/create');
  await user.type(screen.getByLabelText('Nome'), 'Fazenda Boa Vista');
  await user.click(screen.getByRole('radio', { name: 'Pessoa jurídica' }));
  await user.type(screen.getByLabelText('CPF/CNPJ'), '11.222.333/0001-81');
  await user.click(await screen.findByRole('tab', { name: 'Registro empresarial' }));
  const lines = await screen.findByRole('group', { name: /^CNAEs secundários/ });
  await user.click(within(lines).getByRole('button', { name: /Adicionar linha/ }));
  const cell = await within(lines).findByRole('textbox', { name: /^CNAE, linha 1/ });
  await user.type(cell, '0111-3/01');
  catchCreation('Cliente', [
    { Campo: 'CnaesSecundarios.0.Cnae', Texto: 'Esse CNAE não existe.', Codigo: 'x' },
  ]);
  await user.click(screen.getByRole('button', { name: save }));
  const link = await screen.findByRole('link', { name: 'Esse CNAE não existe.' });
  const refused = within(lines).getByRole('textbox', { name: /^CNAE, linha 1/ });
  expect(refused).toBeInvalid();
  expect(refused).toHaveAccessibleDescription('Esse CNAE não existe.');
  await user.click(link);
  await waitFor(() => expect(refused).toHaveFocus());
});

test('makes the record a field needs on the way, and chooses it, the form below untouched', async () => {
  const { user } = await open('/nav/cliente/create');
  await user.type(screen.getByLabelText('Nome'), 'Fazenda Boa Vista');
  await user.click(screen.getByRole('button', { name: 'Novo grupo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Novo grupo' });
  await waitFor(() => expect(within(dialog).getByLabelText('Nome')).toHaveFocus());
  expect(await faults()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(await within(dialog).findByRole('link', { name: /Nome/ })).toBeVisible();
  await user.type(within(dialog).getByLabelText('Nome'), 'Grupo do Caminho{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Grupo/ })).toHaveValue('Grupo do Caminho'),
  );
  expect(screen.getByLabelText('Nome')).toHaveValue('Fazenda Boa Vista');
  expect(screen.getByRole('link', { name: 'Abrir o registro escolhido em Grupo' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/nav\/grupo\/\d+\/show$/),
  );
});

test('asks before what was typed into a dialog goes with it', async () => {
  const { user } = await open('/nav/cliente/create');
  await user.click(screen.getByRole('button', { name: 'Novo grupo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Novo grupo' });
  await user.type(within(dialog).getByLabelText('Nome'), 'Quase');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Continuar aqui' }));
  await waitFor(() => expect(within(dialog).getByLabelText('Nome')).toHaveValue('Quase'));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
