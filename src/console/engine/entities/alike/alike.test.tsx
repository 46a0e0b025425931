import { screen, within } from '@testing-library/react';
import { cpf } from 'cpf-cnpj-validator';
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

type Kept = Readonly<Record<string, unknown>> & { readonly Identificador: number };

const make = async (token: string, Nome: string, more: object = {}) => {
  const answer = await fetch(`${apiAddress}Cliente/Incluir`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ Nome, TipoPessoa: 'F', Documento: cpf.generate(), ...more }),
  });
  return ((await answer.json()) as { ItemRegistro: Kept }).ItemRegistro;
};

test('tells beside the name, before saving, who looks like the one being typed, and lets it go on', async () => {
  const token = await signedIn('analista');
  const there = await make(token, 'Violante Sarmento', { Email: 'violante@exemplo.com.br' });
  const { user } = await renderConsole({ path: '/nav/cliente/create', token });
  await user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'VIOLANTE SARMENTTO');
  const link = await screen.findByRole('link', { name: 'Violante Sarmento' }, { timeout: 5_000 });
  expect(link).toHaveAttribute('href', expect.stringContaining(`/nav/cliente/${there.Identificador}/show`));
  expect(link.closest('[role=status]')).toHaveTextContent(
    /^Nome parecido com o de Violante Sarmento, \d{3}\./,
  );
  expect(await faults()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'violante@exemplo.com.br');
  expect(await screen.findByText(/^O mesmo em/, {}, { timeout: 5_000 })).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: /E-mail/ }));
  await user.clear(screen.getByRole('textbox', { name: 'Nome' }));
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Outra Pessoa Bem Diferente');
  expect(screen.queryByText(/^Nome parecido/)).toBeNull();
});

test('asks nothing of a record as it was read, and never fails the form', async () => {
  const token = await signedIn('analista');
  const own = await make(token, 'Zulmira Prado');
  await make(token, 'Zulmira Pradp');
  let asked = 0;
  network.use(
    http.post(`${apiAddress}Cliente/Semelhantes`, () => {
      asked += 1;
      return HttpResponse.error();
    }),
  );
  const { user } = await renderConsole({ path: `/nav/cliente/${own.Identificador}`, token });
  const name = await screen.findByRole('textbox', { name: 'Nome' });
  await new Promise((done) => setTimeout(done, 800));
  expect(asked).toBe(0);
  await user.type(name, ' Filha');
  await new Promise((done) => setTimeout(done, 1_200));
  expect(asked).toBeGreaterThan(0);
  expect(screen.queryByText(/parecido/)).toBeNull();
});

test('lists possible duplicates group by group, each a way to compare and merge', async () => {
  const token = await signedIn('administrador');
  const [one, two] = [await make(token, 'Hermínio Tavares'), await make(token, 'HERMINIO TAVARES')];
  const { user } = await renderConsole({ path: '/nav/cliente', token });
  const [more] = await screen.findAllByRole('button', { name: 'Mais ações' });
  await user.click(more as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Possíveis duplicatas' }));
  const group = await screen.findByRole('region', { name: /Herm[ií]nio Tavares.*por Nome/i });
  expect(within(group).getAllByRole('row')).toHaveLength(3);
  expect(await faults()).toEqual([]);
  const merge = within(group).getByRole('link', { name: /^Comparar e mesclar/ });
  for (const { Identificador } of [one, two])
    expect(merge.getAttribute('href')).toContain(String(Identificador));
  await user.click(merge);
  expect(await screen.findByRole('group', { name: 'Registro que fica' })).toBeVisible();
});

test('has its empty and its failed state', async () => {
  network.use(
    http.get(`${apiAddress}Cliente/Duplicados`, () => HttpResponse.error(), { once: true }),
    http.get(`${apiAddress}Cliente/Duplicados`, () =>
      HttpResponse.json({ Sucesso: true, ItemRegistro: { Itens: [], Total: 0 } }),
    ),
  );
  const { user } = await renderConsole({
    path: '/nav/cliente/duplicados',
    token: await signedIn('analista'),
  });
  await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Nenhum destes clientes parece repetido.')).toBeVisible();
});
