import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { faults } from '../../../test/support/axe.ts';
import {
  apiAddress,
  connectNetwork,
  leaveMachine,
  network,
  renderConsole,
  signedIn,
} from '../../../test/support/renderConsole.tsx';
import { session } from '../auth/session.ts';

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
  expect(await screen.findByRole('dialog', { name: /Enviar feedback/ })).toBeVisible();
});
