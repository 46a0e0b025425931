import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import {
  apiAddress,
  callsFromNow,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';
import { session } from '../auth/session.ts';

connectNetwork();
beforeEach(() => session.set({ status: 'out', reason: 'left' }));

const call = async (token: string, path: string, body?: object) => {
  const answer = await fetch(`${apiAddress}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await answer.json()).ItemRegistro;
};

const feedback = { MotivoContato: 'DUVIDA', Detalhe: 'Prazo da certidão', Mensagem: 'Onde vejo?' };

/** An analyst's feedback that an administrator has answered: one notice for the analyst. */
async function answered(analyst: string, Detalhe: string): Promise<number> {
  const { Identificador } = await call(analyst, 'Feedback/Executar/enviar', { ...feedback, Detalhe });
  const body = { Versao: 1, Resposta: 'Na aba Certidões.' };
  await call(await signedIn('administrador'), `FeedbackGestao/Executar/responder/${Identificador}`, body);
  return Identificador;
}

/** One notice alone, as the server puts it among groups. */
const group = (Texto: string) => ({
  Tipo: 'feedback-respondido',
  Dia: '2026-11-20',
  Lida: false,
  IdentificadorDono: null,
  NomeDono: null,
  Total: 1,
  Operacoes: 0,
  Operacao: null,
  Quando: '2026-11-20T13:40:00.000Z',
  Avisos: [{ Identificador: 1, Texto, Quando: '2026-11-20T13:40:00.000Z', Lida: false }],
});

const bell = (name: RegExp | string) => screen.findByRole('button', { name });

test('counts what was not read, and each notice leads to its record and is read by that', async () => {
  const token = await signedIn('analista');
  await call(token, 'Notificacao/Executar/ler-todas', {});
  await answered(token, 'Primeira pergunta');
  const id = await answered(token, 'Segunda pergunta');
  const { user } = await renderConsole({ path: '/nav', token });
  await user.click(await bell('2 avisos não lidos'));
  const panel = await screen.findByRole('dialog', { name: 'Avisos' });
  const link = await within(panel).findByRole('link', {
    name: /^Não lido:.* respondeu ao seu feedback: Segunda pergunta/,
  });
  expect(await faults()).toEqual([]);
  await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Segunda pergunta' })).toBeVisible();
  expect(location.hash).toBe(`#/nav/feedback/${id}/show`);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await bell('1 aviso não lido')).toBeVisible();
});

test('reads all at once, and says so when it could not', async () => {
  const token = await signedIn('analista');
  await answered(token, 'Terceira pergunta');
  const { user } = await renderConsole({ path: '/nav', token });
  await user.click(await bell(/não lido/));
  const all = await screen.findByRole('button', { name: 'Marcar todos como lidos' });
  network.use(
    http.post(
      `${apiAddress}Notificacao/Executar/ler-todas`,
      () =>
        HttpResponse.json(
          { Sucesso: false, Erros: [{ Texto: 'O servidor está ocupado.', Codigo: 'server-busy' }] },
          { status: 503 },
        ),
      { once: true },
    ),
  );
  await user.click(all);
  expect(await screen.findByText('O servidor está ocupado.')).toBeVisible();
  await user.click(all);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Marcar todos como lidos' })).toBeNull());
  expect(screen.queryByText('O servidor está ocupado.')).toBeNull();
  await user.keyboard('{Escape}');
  const quiet = await bell('Avisos: nenhum por ler');
  await waitFor(() => expect(quiet).toHaveFocus());
});

test('says what is wrong when the notices do not come, and fetches them again', async () => {
  const token = await signedIn('consulta');
  network.use(
    http.get(`${apiAddress}Notificacao/ListarGrupos`, () =>
      HttpResponse.json(
        { Sucesso: false, Erros: [{ Texto: 'O servidor está ocupado.', Codigo: 'server-busy' }] },
        { status: 503 },
      ),
    ),
  );
  const { user } = await renderConsole({ path: '/nav', token });
  await user.click(await bell('Avisos: nenhum por ler'));
  expect(await screen.findByText('Os avisos não vieram.')).toBeVisible();
  expect(await faults()).toEqual([]);
  network.use(
    http.get(`${apiAddress}Notificacao/ListarGrupos`, () =>
      HttpResponse.json({ Sucesso: true, ItemRegistro: { Itens: [group('Veio depois')], HaMais: false } }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('link', { name: /Veio depois$/ })).toBeVisible();
  expect(screen.queryByText('Os avisos não vieram.')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Ver todos' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Avisos/ })).toBeVisible();
});

test('asks in the background, at once and when the tab comes back into view', async () => {
  const token = await signedIn('consulta');
  const marks: (string | null)[] = [];
  const note = ({ request }: { readonly request: Request }) => {
    if (request.url === `${apiAddress}Notificacao/Contar`) marks.push(request.headers.get('X-Segundo-Plano'));
  };
  network.events.on('request:start', note);
  onTestFinished(() => network.events.removeListener('request:start', note));
  await renderConsole({ path: '/nav', token });
  await bell('Avisos: nenhum por ler');
  await waitFor(() => expect(marks).toEqual(['1']));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(marks).toEqual(['1', '1']));
});

test('in English, with a count in the singular', async () => {
  const token = await signedIn('analista');
  await call(token, 'Notificacao/Executar/ler-todas', {});
  await answered(token, 'Question');
  const { user } = await renderConsole({ path: '/nav', token, locale: 'en-us' });
  await user.click(await bell('1 unread notice'));
  expect(await screen.findByText(/replied to your feedback: Question$/)).toBeVisible();
});

test('a notice that is nobody’s here says so instead of leading nowhere', async () => {
  await renderConsole({ path: '/nav/aviso/999999', token: await signedIn('consulta') });
  expect(await screen.findByRole('heading', { level: 1, name: /não/i })).toBeVisible();
});

test('asks nothing of a company that is not chosen', async () => {
  const calls = callsFromNow();
  await renderConsole({ path: '/nav', token: await signedIn('duas') });
  await screen.findByRole('heading', { level: 1 });
  expect(calls.filter((path) => path.startsWith('Notificacao'))).toEqual([]);
});

test('another tab of the same person has the number at once, another person’s does not', async () => {
  const token = await signedIn('analista');
  await call(token, 'Notificacao/Executar/ler-todas', {});
  await renderConsole({ path: '/nav', token });
  await bell('Avisos: nenhum por ler');
  const now = session.get();
  const reader =
    now.status === 'in' ? `${now.data.IdentificadorUsuario}/${now.data.IdentificadorEmpresa}` : '';
  const other = new BroadcastChannel('folio.avisos');
  onTestFinished(() => other.close());
  const heard: unknown[] = [];
  other.onmessage = ({ data }) => heard.push(data);
  other.postMessage({ reader: '0/0', count: 9 });
  other.postMessage({ reader, count: 4 });
  expect(await bell('4 avisos não lidos')).toBeVisible();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await bell('Avisos: nenhum por ler');
  await waitFor(() => expect(heard).toContainEqual({ reader, count: 0 }));
});

test('shows no number beyond two digits', async () => {
  network.use(
    http.get(`${apiAddress}Notificacao/Contar`, () =>
      HttpResponse.json({ Sucesso: true, ItemRegistro: { NaoLidas: 120 } }),
    ),
  );
  await renderConsole({ path: '/nav', token: await signedIn('consulta') });
  expect(await bell('120 avisos não lidos')).toHaveTextContent('99+');
});
