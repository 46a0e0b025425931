import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
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

const openMatrix = async () => {
  const token = await signedIn('administrador');
  const { user } = await renderConsole({ path: '/nav/perfil/create', token });
  await user.click(await screen.findByRole('tab', { name: 'Pode fazer' }));
  const matrix = within(await screen.findByRole('table', { name: /^Pode fazer/ }));
  const box = (name: string) => matrix.getByRole('checkbox', { name });
  return { user, box };
};

test('ticks by row and by column, and counts', async () => {
  const { user, box } = await openMatrix();
  await user.type(screen.getByRole('searchbox', { name: 'Procurar tela: Pode fazer' }), 'segmento');
  await user.click(box('Segmentos/Áreas: todas'));
  expect(box('Segmentos/Áreas: Excluir')).toBeChecked();
  expect(screen.getAllByText(/^5 de \d+ permissões$/)[0]).toBeVisible();
  await user.click(box('Segmentos/Áreas: Excluir'));
  expect(box('Segmentos/Áreas: todas')).toBePartiallyChecked();
  await user.clear(screen.getByRole('searchbox', { name: 'Procurar tela: Pode fazer' }));
  await user.click(box('Exportar: em todas as telas'));
  expect(box('Clientes: Exportar')).toBeChecked();
  // An act brings its screen.
  expect(box('Clientes: Consultar')).toBeChecked();
});

test('is one stop of the Tab key, walked by arrows', async () => {
  const { user, box } = await openMatrix();
  await user.click(box('Clientes: Incluir'));
  await user.keyboard('{ArrowRight}');
  expect(box('Clientes: Alterar')).toHaveFocus();
  await user.keyboard(' ');
  expect(box('Clientes: Alterar')).toBeChecked();
  await user.keyboard('{Home}');
  expect(box('Clientes: todas')).toHaveFocus();
  await user.tab();
  expect(document.activeElement).not.toHaveAttribute('data-place');
});

test('holds back what the person may not grant, and says why', async () => {
  network.use(
    http.get(`${apiAddress}Perfil/Retornar/:id`, () =>
      HttpResponse.json({
        Sucesso: true,
        ItemRegistro: { Identificador: 1, Versao: 1, CodigosConceder: [{ Codigo: 'CLIENTE.CONSULTAR' }] },
      }),
    ),
  );
  const { user, box } = await openMatrix();
  await waitFor(() => expect(box('Clientes: Incluir')).toBeDisabled());
  expect(box('Clientes: Incluir')).toHaveAccessibleDescription(/não pode conceder/);
  expect(box('Clientes: Consultar')).toBeEnabled();
  await user.click(screen.getAllByRole('checkbox', { name: 'Mostrar códigos' })[0] as HTMLElement);
  expect(screen.getAllByText('CLIENTE.INCLUIR')[0]).toBeVisible();
});
