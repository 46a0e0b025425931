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

type Item = Readonly<Record<string, unknown>> & { readonly Identificador: number };

const call = async (token: string, path: string, body?: object) => {
  const answer = await fetch(`${apiAddress}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return ((await answer.json()) as { ItemRegistro: Item & { Itens: readonly Item[] } }).ItemRegistro;
};
const operation = async (token: string) => {
  const clients = await call(token, 'Cliente/Listar?NumeroRegistros=1');
  const { Identificador } = await call(token, 'Operacao/Incluir', {
    IdentificadorCliente: clients.Itens[0]?.Identificador,
    TipoImovel: 'Rural',
  });
  return Identificador;
};

test('asks the reason of a transition, and does not go without one', async () => {
  const token = await signedIn('administrador');
  const id = await operation(token);
  const { user } = await renderConsole({ path: `/nav/operacao/${id}/show`, token });
  await user.click(await screen.findByRole('button', { name: 'Cancelar operação' }));
  const dialog = await screen.findByRole('dialog', { name: /^Cancelar operação: / });
  const reason = await within(dialog).findByLabelText('Motivo');
  await waitFor(() => expect(reason).toHaveFocus());
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar operação' }));
  expect(await within(dialog).findByRole('link', { name: 'Escreva o motivo.' })).toBeVisible();
  expect(reason).toBeInvalid();
  expect(await faults()).toEqual([]);
  await user.type(reason, 'Cliente desistiu');
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar operação' }));
  expect(await screen.findByText('Cancelar operação: feito.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await call(token, `Operacao/Retornar/${id}`)).toMatchObject({ Situacao: 'cancelada' });
  // What the state no longer allows is no longer offered.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancelar operação' })).toBeNull());
});

test('asks the parameters an action declares, and shows what the server refuses beside them', async () => {
  const token = await signedIn('administrador');
  const id = await operation(token);
  const { user } = await renderConsole({ path: `/nav/operacao/${id}/show`, token });
  await user.click(await screen.findByRole('button', { name: 'Transferir' }));
  const dialog = await screen.findByRole('dialog');
  const analyst = await within(dialog).findByRole('combobox', { name: /nalista/ });
  const sent: unknown[] = [];
  const chosen = { Identificador: 77, Rotulo: 'Analista da Transferência' };
  network.use(
    http.get(`${apiAddress}Analista/Escolhas`, () =>
      HttpResponse.json({ Sucesso: true, ItemRegistro: { Itens: [chosen] } }),
    ),
    http.post(`${apiAddress}Operacao/Executar/transferir/${id}`, async ({ request }) => {
      sent.push([request.headers.get('Idempotency-Key'), await request.json()]);
      return HttpResponse.json(
        {
          Sucesso: false,
          Erros: [{ Campo: 'IdentificadorAnalista', Texto: 'Esse analista está de férias.', Codigo: 'x' }],
        },
        { status: 422 },
      );
    }),
  );
  await user.click(analyst);
  await user.type(analyst, 'Transfer');
  await user.click(await screen.findByRole('option', { name: 'Analista da Transferência' }));
  await user.click(within(dialog).getByRole('button', { name: 'Transferir' }));
  expect(await within(dialog).findByRole('link', { name: 'Esse analista está de férias.' })).toBeVisible();
  expect(sent).toEqual([
    [
      expect.stringMatching(/^[0-9a-f-]{36}$/),
      expect.objectContaining({ IdentificadorAnalista: 77, Versao: expect.any(Number) }),
    ],
  ]);
  expect(await faults()).toEqual([]);
});

test('shows once what an action reveals', async () => {
  const token = await signedIn('administrador');
  const people = await call(token, 'Usuario/Listar?Login=consulta@ensaio.example');
  const id = people.Itens[0]?.Identificador;
  const { user } = await renderConsole({ path: `/nav/usuario/${id}/show`, token });
  network.use(
    http.post(`${apiAddress}Usuario/Executar/redefinir-senha/${id}`, () =>
      HttpResponse.json({ Sucesso: true, ItemRegistro: { SenhaProvisoria: 'couve-trem-azul' } }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Redefinir senha' }));
  const asked = await screen.findByRole('dialog');
  await user.click(await within(asked).findByRole('button', { name: 'Redefinir senha' }));
  const told = await screen.findByRole('dialog', { name: 'Senha provisória' });
  expect(within(told).getByText('couve-trem-azul')).toBeVisible();
  expect(screen.getByText('Senha redefinida.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(within(told).getByText('couve-trem-azul')).toBeVisible();
  await user.click(within(told).getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByText('couve-trem-azul')).toBeNull());
});

test('asks for many by their noun, and says how many it was done to', async () => {
  const token = await signedIn('administrador');
  const ids = [await operation(token), await operation(token), await operation(token)];
  const filter = JSON.stringify({ Identificador: { operator: 'igual', value: ids } });
  const { user } = await renderConsole({
    path: `/nav/operacao?filter=${encodeURIComponent(filter)}`,
    token,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar a página' }));
  await user.click(screen.getByRole('button', { name: 'Transferir' }));
  const dialog = await screen.findByRole('dialog', { name: 'Transferir 3 operações?' });
  const chosen = { Identificador: 77, Rotulo: 'Analista da Transferência' };
  network.use(
    http.get(`${apiAddress}Analista/Escolhas`, () =>
      HttpResponse.json({ Sucesso: true, ItemRegistro: { Itens: [chosen] } }),
    ),
    http.post(`${apiAddress}Operacao/ExecutarVarios/transferir`, () =>
      HttpResponse.json({ Sucesso: true, ItemRegistro: { Executados: ids, Recusados: [] } }),
    ),
  );
  const analyst = await within(dialog).findByRole('combobox', { name: /nalista/ });
  await user.click(analyst);
  await user.type(analyst, 'Transfer');
  await user.click(await screen.findByRole('option', { name: 'Analista da Transferência' }));
  await user.click(within(dialog).getByRole('button', { name: 'Transferir' }));
  expect(await screen.findByText('Operações transferidas: 3.')).toBeVisible();
});

test('keeps the object of an action apart from those it is done to', async () => {
  const { user } = await renderConsole({ path: '/nav/usuario', token: await signedIn('administrador') });
  const [first] = await screen.findAllByRole('checkbox', { name: /^Selecionar (?!a página)/ });
  if (first) await user.click(first);
  await user.click(screen.getByRole('button', { name: 'Encerrar sessões' }));
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Encerrar sessões: 1 usuário?' })).toBeVisible(),
  );
});

test('keeps what is typed when somebody was faster, and shows what the record is now', async () => {
  const author = await signedIn('analista');
  const body = { MotivoContato: 'DUVIDA', Detalhe: 'Prazo', Mensagem: 'Onde vejo?' };
  const { Identificador: id } = await call(author, 'Feedback/Executar/enviar', body);
  const { user } = await renderConsole({
    path: `/nav/feedback-gestao/${id}/show`,
    token: await signedIn('administrador'),
  });
  await user.click(await screen.findByRole('button', { name: 'Responder' }));
  const dialog = await screen.findByRole('dialog', { name: 'Responder: Prazo?' });
  const reply = await within(dialog).findByRole('textbox', { name: 'Resposta' });
  await user.type(reply, 'Na aba Certidões.');
  await call(await signedIn('administrador'), `FeedbackGestao/Executar/responder/${id}`, {
    Versao: 1,
    Resposta: 'No menu.',
  });
  await user.click(within(dialog).getByRole('button', { name: 'Responder' }));
  expect((await within(dialog).findAllByText(/Registro alterado por outro usuário/)).length).toBeGreaterThan(
    0,
  );
  expect(reply).toHaveValue('Na aba Certidões.');
  // What the first wrote stands beside it.
  const meanwhile = await within(dialog).findByRole('table');
  expect(within(meanwhile).getByRole('row', { name: /^Resposta.*No menu\./ })).toBeVisible();
  expect(within(meanwhile).getByRole('row', { name: /^Situação.*Demanda Resolvida/ })).toBeVisible();
  expect((await screen.findAllByText('Demanda Resolvida')).length).toBeGreaterThan(0);
  expect((await screen.findAllByText('No menu.')).length).toBeGreaterThan(0);
  expect(await faults()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Responder' }));
  expect((await within(dialog).findAllByText(/Demanda Resolvida/)).length).toBeGreaterThan(0);
  expect((await call(author, `Feedback/Retornar/${id}`)).Resposta).toBe('No menu.');
});
