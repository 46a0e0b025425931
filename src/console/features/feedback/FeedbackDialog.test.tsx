import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  leaveMachine,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';
import { session } from '../../engine/auth/session.ts';

connectNetwork();
beforeEach(() => session.set({ status: 'out', reason: 'left' }));

type User = Awaited<ReturnType<typeof renderConsole>>['user'];

async function openFeedback(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Feedback' }));
  const dialog = await screen.findByRole('dialog', { name: /Enviar feedback/ });
  const field = (name: RegExp | string) => within(dialog).findByRole('textbox', { name });
  return { dialog, detail: await field(/^Detalhe/), message: await field(/^Mensagem/) };
}

async function choose(user: User, dialog: HTMLElement, label: string): Promise<void> {
  await user.selectOptions(
    await within(dialog).findByRole('combobox', { name: /^Motivo do contato/ }),
    label,
  );
}

test('is sent from where one is, with the place only if one agrees', async () => {
  const sent: Record<string, unknown>[] = [];
  const note = async ({ request }: { readonly request: Request }) => {
    if (request.url === `${apiAddress}Feedback/Executar/enviar`) sent.push(await request.clone().json());
  };
  network.events.on('request:start', note);
  onTestFinished(() => network.events.removeListener('request:start', note));
  const { user } = await renderConsole({ path: '/nav/cliente', token: await signedIn('analista') });
  await user.click(await screen.findByRole('link', { name: 'Cliente 01' }));
  await screen.findByRole('heading', { level: 1, name: 'Cliente 01' });
  for (const agrees of [false, true]) {
    const { dialog, detail, message } = await openFeedback(user);
    await choose(user, dialog, 'Sugestão');
    await user.type(detail, 'Lista de clientes');
    await user.type(message, 'Falta a coluna do grupo.');
    if (agrees) {
      await user.click(within(dialog).getByRole('radio', { name: 'Sim' }));
      const attached = await within(dialog).findByRole('textbox', { name: /O que vai junto/ });
      expect((attached as HTMLTextAreaElement).value).toMatch(
        /^Tela: \/nav\/cliente\/\d+\/show\nRegistro: Cliente 01\nVersão: \d/,
      );
      expect(await faults()).toEqual([]);
    }
    await user.click(within(dialog).getByRole('button', { name: 'Enviar feedback' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect((await screen.findAllByText(/^Feedback enviado/)).length).toBeGreaterThan(0);
  expect(sent).toMatchObject([
    { MotivoContato: 'SUGESTAO', Detalhe: 'Lista de clientes', AnexarContexto: false, Contexto: null },
    { AnexarContexto: true, Contexto: expect.stringContaining('/nav/cliente') },
  ]);
});

test('keeps what is typed through Esc, another page and a refusal, until it is sent', async () => {
  const { user } = await renderConsole({ path: '/nav/cliente', token: await signedIn('analista') });
  const first = await openFeedback(user);
  await user.type(first.detail, 'Meio escrito');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Folio, início' }));
  const second = await openFeedback(user);
  expect(second.detail).toHaveValue('Meio escrito');
  await user.type(second.message, 'Agora inteiro.');
  await choose(user, second.dialog, 'Dúvida');
  network.use(
    http.post(
      `${apiAddress}Feedback/Executar/enviar`,
      () =>
        HttpResponse.json(
          { Sucesso: false, Erros: [{ Texto: 'O servidor está ocupado.', Codigo: 'server-busy' }] },
          { status: 503 },
        ),
      { once: true },
    ),
  );
  const send = within(second.dialog).getByRole('button', { name: 'Enviar feedback' });
  await user.click(send);
  expect((await within(second.dialog).findAllByText('O servidor está ocupado.')).length).toBeGreaterThan(0);
  expect(second.message).toHaveValue('Agora inteiro.');
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const third = await openFeedback(user);
  expect([third.detail, third.message].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
});

test('what somebody typed is not the next person’s', async () => {
  const { user, unmount } = await renderConsole({ path: '/nav', token: await signedIn('analista') });
  const { detail } = await openFeedback(user);
  await user.type(detail, 'Só meu');
  await user.keyboard('{Escape}');
  leaveMachine();
  unmount();
  const next = await renderConsole({ path: '/nav', token: await signedIn('consulta') });
  expect((await openFeedback(next.user)).detail).toHaveValue('');
});

test('says beside the fields what is missing', async () => {
  const { user } = await renderConsole({ path: '/nav', token: await signedIn('consulta') });
  const { dialog, message } = await openFeedback(user);
  await user.click(within(dialog).getByRole('button', { name: 'Enviar feedback' }));
  await waitFor(() => expect(message).toBeInvalid());
  expect(await faults()).toEqual([]);
});

test('one’s own stand in a list that sends another in the same dialog', async () => {
  const { user } = await renderConsole({ path: '/nav/feedback', token: await signedIn('consulta') });
  await screen.findByRole('heading', { level: 1, name: /^Meus feedbacks/ });
  await user.click(await screen.findByRole('button', { name: 'Enviar feedback' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: /Enviar feedback/ })).toBeVisible());
});

const picture = () =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])], 'tela.png', {
    type: 'image/png',
  });

test('a file goes with it; one of a refused kind or size is told beside its field, and nothing typed is lost', async () => {
  const token = await signedIn('consulta');
  const { user } = await renderConsole({ path: '/nav', token });
  const { dialog, detail, message } = await openFeedback(user);
  await user.type(detail, 'Tela em branco');
  await user.type(message, 'Segue a imagem.');
  await choose(user, dialog, 'Erro no sistema');
  const attach = async (file: File) => {
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, file, { applyAccept: false });
  };
  const field = within(dialog).getByRole('button', { name: /Anexo|Escolher arquivo/ });
  await attach(new File(['MZ programa'], 'relatorio.pdf', { type: 'application/pdf' }));
  expect(await within(dialog).findByText(/^Esse tipo de arquivo não é aceito/)).toBeVisible();
  expect(field).toHaveAccessibleDescription(/não é aceito/);
  expect(await faults()).toEqual([]);
  await attach(new File([new Uint8Array(10 * 2 ** 20 + 1)], 'pesado.png', { type: 'image/png' }));
  expect(await within(dialog).findByText(/^pesado\.png passa do limite de 10 MB/)).toBeVisible();
  expect([detail, message].map((input) => (input as HTMLInputElement).value)).toEqual([
    'Tela em branco',
    'Segue a imagem.',
  ]);
  await attach(picture());
  expect(await within(dialog).findByText('tela.png')).toBeVisible();
  expect(within(dialog).queryByText(/passa do limite/)).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Enviar feedback' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const list = await fetch(`${apiAddress}Feedback/Listar?NumeroRegistros=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [sent] = (await list.json()).ItemRegistro.Itens;
  expect(sent).toMatchObject({ Detalhe: 'Tela em branco', Anexo: expect.any(Number) });
});

test('does not go while its file is still on the way', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  network.use(
    http.post(
      `${apiAddress}Arquivo`,
      async () => {
        await arrived;
        return HttpResponse.json({ Sucesso: true, ItemRegistro: { Identificador: 7, Nome: 'tela.png' } });
      },
      { once: true },
    ),
  );
  const { user } = await renderConsole({ path: '/nav', token: await signedIn('consulta') });
  const { dialog, detail, message } = await openFeedback(user);
  await user.type(detail, 'Com pressa');
  await user.type(message, 'Segue.');
  await choose(user, dialog, 'Dúvida');
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await userEvent.upload(input, picture());
  await user.click(within(dialog).getByRole('button', { name: 'Enviar feedback' }));
  expect((await within(dialog).findAllByText(/ainda está sendo enviado/)).length).toBeGreaterThan(0);
  arrive();
  await waitFor(() => expect(within(dialog).queryByText(/ainda está sendo enviado/)).toBeNull());
});

test('the place it was written at leads to the record for those who may see it', async () => {
  const author = await signedIn('analista');
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${apiAddress}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${author}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()).ItemRegistro;
  };
  const clients = await fetch(`${apiAddress}Cliente/Listar?NumeroRegistros=1&Nome=Cliente 01`, {
    headers: { authorization: `Bearer ${author}` },
  });
  const [client] = (await clients.json()).ItemRegistro.Itens;
  const written = (route: string) => ({
    MotivoContato: 'ERRO',
    Detalhe: 'Veio daqui',
    Mensagem: 'Veja.',
    AnexarContexto: true,
    Contexto: `Tela: ${route}\nVersão: 0.1.0`,
  });
  const there = await post('Feedback/Executar/enviar', written(`/nav/cliente/${client.Identificador}/show`));
  const nowhere = await post('Feedback/Executar/enviar', written('/nav/cliente/999999/show'));
  const token = await signedIn('administrador');
  const { user, unmount } = await renderConsole({
    path: `/nav/feedback-gestao/${there.Identificador}/show`,
    token,
  });
  await user.click(await screen.findByRole('link', { name: 'Abrir Cliente 01' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cliente 01' })).toBeVisible();
  unmount();
  await renderConsole({ path: `/nav/feedback-gestao/${nowhere.Identificador}/show`, token });
  expect(await screen.findByText(/\/nav\/cliente\/999999\/show/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Abrir / })).toBeNull();
});
