import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  leaveMachine,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';
import { mailTo } from '../../../../test/support/people/mailTo.ts';
import { reset } from '../auth/passwordReset.ts';

connectNetwork();
beforeEach(() => {
  leaveMachine();
  reset.set({ login: '', code: null, refusal: null, isDone: false });
});

const call = async (token: string, path: string, body?: object) => {
  const answer = await fetch(`${apiAddress}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  // biome-ignore lint/suspicious/noExplicitAny: answers of several shapes
  return ((await answer.json()) as { ItemRegistro: any }).ItemRegistro;
};

/** Somebody just added, who has no password yet. */
async function invited(Login: string): Promise<void> {
  const token = await signedIn('administrador');
  const { IdentificadorEmpresa, Perfis } = await call(token, 'Autenticacao/CarregarDadoToken');
  await call(token, 'Usuario/Incluir', {
    Nome: 'Pessoa Convidada',
    Login,
    Vinculos: [{ IdentificadorEmpresa, Perfis: [Perfis[0].Identificador], Filiais: [], Ativo: true }],
  });
}

const button = (name: string) => screen.getByRole('button', { name });

test('leads from the sign-in page to a new password and back, in three steps', async () => {
  const login = 'esquecida@ensaio.example';
  await invited(login);
  const { user } = await renderConsole();
  await user.type(await screen.findByLabelText('E-mail'), login);
  await user.click(screen.getByRole('link', { name: 'Esqueci minha senha' }));

  expect(await screen.findByRole('heading', { name: 'Redefinir a senha' })).toBeVisible();
  expect(location.hash).toBe('#/login/redefinir');
  expect(screen.getByLabelText('E-mail')).toHaveValue(login);
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(await faults()).toEqual([]);
  await user.keyboard('{Enter}');

  expect(await screen.findByRole('heading', { name: 'Digite o código' })).toBeVisible();
  expect(location.hash).toBe('#/login/redefinir/codigo');
  const code = screen.getByLabelText('Código');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(await faults()).toEqual([]);
  const mail = await mailTo(login, 'código');
  const sent = /\d{4} \d{4}/.exec(mail.text)?.[0] ?? '';
  expect(mail.text).toContain('#/login/redefinir/codigo');
  await user.click(code);
  await user.paste(`  ${sent} `);
  await user.keyboard('{Enter}');

  expect(await screen.findByRole('heading', { name: 'Crie a nova senha' })).toBeVisible();
  expect(location.hash).toBe('#/login/redefinir/senha');
  const [first, second] = [
    screen.getByLabelText('Nova senha'),
    screen.getByLabelText('Nova senha, outra vez'),
  ];
  expect(first).toHaveFocus();
  expect(first).toHaveAttribute('autocomplete', 'new-password');
  expect(await faults()).toEqual([]);
  await user.type(first, 'curta');
  await user.click(button('Salvar a senha'));
  expect(first).toHaveAccessibleDescription(/pelo menos 8 caracteres; esta tem 5/);
  await user.clear(first);
  await user.type(first, 'três antas na várzea');
  await user.type(second, 'três antas na Várzea');
  await user.click(button('Salvar a senha'));
  expect(second).toHaveAccessibleDescription('As duas senhas não são iguais.');
  await user.clear(second);
  await user.type(second, 'três antas na várzea');
  await user.click(button('Salvar a senha'));

  expect(await screen.findByText('A senha foi alterada. Entre com ela.')).toBeVisible();
  expect(location.hash).toBe('#/login/acesso');
  expect(sessionStorage.getItem('folio.token')).toBeNull();
  expect(screen.getByLabelText('E-mail')).toHaveValue(login);
  await user.type(screen.getByLabelText('Senha'), 'três antas na várzea');
  await user.click(button('Entrar'));
  expect(await screen.findByRole('navigation', { name: 'Principal' })).toBeVisible();
  expect(reset.get()).toEqual({ login: '', code: null, refusal: null, isDone: false });
  await mailTo(login, 'a senha foi alterada');
});

test('says what is missing or refused beside the field, and keeps the e-mail', async () => {
  const { user } = await renderConsole({ path: '/login/redefinir' });
  await user.click(await screen.findByRole('button', { name: 'Enviar código' }));
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/Escreva o e-mail\./);
  await user.type(screen.getByLabelText('E-mail'), 'ninguem@ensaio.example');
  await user.click(button('Enviar código'));
  const code = await screen.findByLabelText('Código');
  expect(screen.getByText(/Se ninguem@ensaio.example tem acesso/)).toBeVisible();
  await user.type(code, '1234 56');
  await user.click(button('Conferir código'));
  expect(code).toHaveAccessibleDescription(/O código tem 8 dígitos; aqui há 6\./);
  await user.type(code, '78');
  await user.click(button('Conferir código'));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/O código não confere ou não vale mais/));
  expect(code).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Pedir outro código' }));
  expect(await screen.findByLabelText('E-mail')).toHaveValue('ninguem@ensaio.example');
});

test('asks for what a reload has forgotten', async () => {
  await renderConsole({ path: '/login/redefinir/senha' });
  expect(await screen.findByRole('heading', { name: 'Digite o código' })).toBeVisible();
  expect(location.hash).toBe('#/login/redefinir/codigo');
  expect(screen.getByLabelText('E-mail')).toHaveValue('');
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(screen.getByLabelText('Código')).toBeVisible();
  expect(await faults()).toEqual([]);
});

test('goes back a step when the code has died meanwhile, and says why', async () => {
  const Texto = 'O código não vale mais.';
  network.use(
    http.post(`${apiAddress}Autenticacao/ResetarSenhaConcluir`, () =>
      HttpResponse.json(
        { Sucesso: false, Erros: [{ Texto, Campo: 'Codigo', Codigo: 'reset-code-refused' }] },
        { status: 422 },
      ),
    ),
  );
  const { user } = await renderConsole({ path: '/login/acesso' });
  await screen.findByRole('heading', { name: 'Acesso' });
  reset.set({ login: 'ana@ensaio.example', code: '12345678', refusal: null, isDone: false });
  location.hash = '#/login/redefinir/senha';
  await user.type(await screen.findByLabelText('Nova senha'), 'três antas na várzea');
  await user.type(screen.getByLabelText('Nova senha, outra vez'), 'três antas na várzea');
  await user.click(button('Salvar a senha'));
  expect(await screen.findByRole('alert')).toHaveTextContent(Texto);
  expect(location.hash).toBe('#/login/redefinir/codigo');
  expect(screen.getByText(/Se ana@ensaio.example tem acesso/)).toBeVisible();
});

test('speaks English', async () => {
  await renderConsole({ path: '/login/redefinir', locale: 'en-us' });
  expect(await screen.findByRole('heading', { name: 'Reset the password' })).toBeVisible();
});

test('shows the mails of the demo, and none elsewhere', async () => {
  const mails = [
    {
      Nome: '1',
      Para: 'Ana <ana@exemplo.com.br>',
      Assunto: 'Folio: código',
      Data: '2026-11-20T13:40:00Z',
      Texto: 'Abra\nhttp://127.0.0.1:8080/#/login/redefinir/codigo\ne http://outro.exemplo/',
    },
  ];
  network.use(
    http.get(`${apiAddress}Correio/Listar`, () => HttpResponse.json({ Sucesso: true, ItemRegistro: mails })),
  );
  const { unmount } = await renderConsole({
    path: '/login/correio',
    demo: [{ Login: 'analista@exemplo.com.br', Senha: 'demonstracao' }],
  });
  expect(await screen.findByRole('heading', { name: 'Folio: código' })).toBeVisible();
  expect(screen.getByRole('link', { name: /redefinir/ })).toHaveAttribute('href', '#/login/redefinir/codigo');
  expect(screen.queryByRole('link', { name: /outro/ })).toBeNull();
  expect(await faults()).toEqual([]);
  unmount();
  await renderConsole({ path: '/login/correio' });
  expect(await screen.findByRole('heading', { name: 'Acesso' })).toBeVisible();
});
