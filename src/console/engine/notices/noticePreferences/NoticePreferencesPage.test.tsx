import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  leaveMachine,
  network,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';

connectNetwork();
beforeEach(leaveMachine);

const path = `${apiAddress}Notificacao/Preferencias`;

const kept = async (token: string, kind: string) => {
  const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
  const { Tipos } = (await answer.json()).ItemRegistro as { Tipos: { Tipo: string }[] };
  return Tipos.find(({ Tipo }) => Tipo === kind);
};

const busy = () =>
  HttpResponse.json(
    { Sucesso: false, Erros: [{ Texto: 'O servidor está ocupado.', Codigo: 'server-busy' }] },
    { status: 503 },
  );

test('is reached from the account, and keeps each choice as it is made', async () => {
  const token = await signedIn('consulta');
  const { user } = await renderConsole({ path: '/nav', token });
  await user.click(await screen.findByRole('button', { name: /conta de/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Preferências de aviso' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Preferências de aviso' })).toBeVisible();
  const bell = await screen.findByRole('checkbox', { name: 'No sino: Matrícula lida' });
  const mail = screen.getByRole('combobox', { name: 'Por e-mail: Matrícula lida' });
  expect(bell).toBeChecked();
  expect(mail).toHaveValue('nao');
  await user.selectOptions(mail, 'No resumo do dia');
  await user.click(bell);
  expect(await screen.findByText('Preferência guardada.')).toBeVisible();
  await waitFor(async () =>
    expect(await kept(token, 'matricula-lida')).toEqual({
      Tipo: 'matricula-lida',
      Sino: false,
      Correio: 'resumo',
    }),
  );
  expect(await faults()).toEqual([]);
  await user.selectOptions(mail, 'Não');
  await user.click(bell);
  await waitFor(async () =>
    expect(await kept(token, 'matricula-lida')).toMatchObject({ Sino: true, Correio: 'nao' }),
  );
});

test('a choice that could not be kept goes back to what it was, and is told', async () => {
  const token = await signedIn('consulta');
  network.use(http.put(path, busy, { once: true }));
  const { user } = await renderConsole({ path: '/nav/preferencias-de-aviso', token });
  const bell = await screen.findByRole('checkbox', { name: 'No sino: Operação recebida' });
  await user.click(bell);
  expect(await screen.findByText('O servidor está ocupado.')).toBeVisible();
  expect(bell).toBeChecked();
});

test('says when the preferences were not read, and reads them again', async () => {
  network.use(http.get(path, busy, { once: true }));
  const { user } = await renderConsole({
    path: '/nav/preferencias-de-aviso',
    token: await signedIn('consulta'),
    locale: 'en-us',
  });
  expect(await screen.findByText('The preferences were not read.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: 'At the bell: Record read' })).toBeChecked();
  // Nobody's alerts are seen, so there is nothing to switch off.
  expect(screen.queryByRole('checkbox', { name: /whose alerts I see/ })).toBeNull();
});

test('whoever sees the alerts of others may switch them off', async () => {
  const sent: unknown[] = [];
  const preferences = { DeOutros: true, VeOutros: true, Tipos: [] };
  network.use(
    http.get(path, () => HttpResponse.json({ Sucesso: true, ItemRegistro: preferences })),
    http.put(path, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ Sucesso: true, ItemRegistro: { ...preferences, DeOutros: false } });
    }),
  );
  const { user } = await renderConsole({
    path: '/nav/preferencias-de-aviso',
    token: await signedIn('consulta'),
  });
  const others = await screen.findByRole('checkbox', { name: /cujos alertas eu vejo/ });
  await user.click(others);
  expect(others).not.toBeChecked();
  await waitFor(() => expect(sent).toEqual([{ DeOutros: false }]));
});
