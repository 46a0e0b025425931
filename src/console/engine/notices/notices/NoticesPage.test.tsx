import { screen, waitFor, within } from '@testing-library/react';
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

const call = async (token: string, path: string, body: object = {}) => {
  const answer = await fetch(`${apiAddress}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()).ItemRegistro;
};

/** Feedback that an administrator has answered: a notice each. */
async function answered(token: string, ...details: readonly string[]): Promise<void> {
  const keeper = await signedIn('administrador');
  for (const Detalhe of details) {
    const sent = { MotivoContato: 'DUVIDA', Detalhe, Mensagem: 'Onde vejo?' };
    const { Identificador } = await call(token, 'Feedback/Executar/enviar', sent);
    const reply = { Versao: 1, Resposta: 'Na aba Certidões.' };
    await call(keeper, `FeedbackGestao/Executar/responder/${Identificador}`, reply);
  }
}

const busy = () =>
  HttpResponse.json(
    { Sucesso: false, Erros: [{ Texto: 'O servidor está ocupado.', Codigo: 'server-busy' }] },
    { status: 503 },
  );

test('many of one kind are a line that opens, is read at once and left for later at once', async () => {
  const token = await signedIn('consulta');
  await call(token, 'Notificacao/Executar/ler-todas');
  await answered(token, 'Um', 'Dois', 'Três', 'Quatro');
  const { user } = await renderConsole({ path: '/nav/avisos?mostrar=unread', token });
  expect(await screen.findByRole('heading', { level: 1, name: 'Avisos' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Hoje' })).toBeVisible();
  const group = await screen.findByRole('button', { name: /^Não lido: Feedback respondido: 4 avisos$/ });
  expect(group).toHaveAttribute('aria-expanded', 'false');
  await user.click(group);
  expect(await screen.findAllByRole('link', { name: /respondeu ao seu feedback: / })).toHaveLength(4);
  expect(await faults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Marcar como lidos: Feedback respondido (4)' }));
  expect(await screen.findByText('Nenhum aviso por ler.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Avisos: nenhum por ler' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Lidos' }));
  const [again] = await screen.findAllByRole('button', {
    name: /^Marcar como não lidos: Feedback respondido/,
  });
  if (again) await user.click(again);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Marcar como não lidos: Feedback respondido/ })).toBeNull(),
  );
  expect(await screen.findByRole('button', { name: /avisos não lidos$/ })).toBeVisible();
});

test('one is read and left for later where it stands, and the focus stays with the list', async () => {
  const token = await signedIn('consulta');
  await call(token, 'Notificacao/Executar/ler-todas');
  await answered(token, 'Só um');
  const { user } = await renderConsole({ path: '/nav/avisos?mostrar=unread', token });
  await user.click(await screen.findByRole('button', { name: /^Marcar como lido: .*Só um$/ }));
  const none = await screen.findByText('Nenhum aviso por ler.');
  await waitFor(() => expect(document.activeElement).toContainElement(none));
  await user.click(screen.getByRole('radio', { name: 'Todos' }));
  await screen.findAllByRole('heading', { level: 2 });
  expect(location.hash).toBe('#/nav/avisos');
});

test('says when the notices do not come and when one could not be marked', async () => {
  const token = await signedIn('consulta');
  await call(token, 'Notificacao/Executar/ler-todas');
  await answered(token, 'Ocupado');
  // The page reads in the background too, so the server is busy until it is asked again.
  network.use(http.get(`${apiAddress}Notificacao/ListarGrupos`, busy));
  const { user } = await renderConsole({ path: '/nav/avisos?mostrar=unread', token });
  expect(await screen.findByText('Os avisos não vieram.')).toBeVisible();
  expect(await faults()).toEqual([]);
  network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  const mark = await screen.findByRole('button', { name: /^Marcar como lido: .*Ocupado$/ });
  network.use(http.post(`${apiAddress}Notificacao/Executar/ler/:id`, busy, { once: true }));
  await user.click(mark);
  expect(await screen.findByText('O servidor está ocupado.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Ocupado$/ })).toBeVisible();
});

test('are told as whose they are', async () => {
  const group = {
    Tipo: 'matricula-lida',
    Dia: '2026-11-20',
    Lida: false,
    IdentificadorDono: 7,
    NomeDono: 'Ana Couto',
    Total: 12,
    Operacoes: 1,
    Operacao: '2026-000001',
    Quando: '2026-11-20T13:40:00.000Z',
    Avisos: [],
  };
  network.use(
    http.get(`${apiAddress}Notificacao/ListarGrupos`, () =>
      HttpResponse.json({ Sucesso: true, ItemRegistro: { Itens: [group], HaMais: true } }),
    ),
  );
  const { user } = await renderConsole({ path: '/nav/avisos', token: await signedIn('consulta') });
  expect(
    await screen.findByRole('button', {
      name: 'Não lido: Matrícula lida: 12 avisos, na operação 2026-000001, de Ana Couto',
    }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mostrar mais' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ver como lista' }));
  const main = await screen.findByRole('main');
  expect(await within(main).findByRole('heading', { level: 1, name: /^Avisos/ })).toBeVisible();
  expect(location.hash).toContain('#/nav/notificacao');
});
