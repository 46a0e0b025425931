import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';

connectNetwork();

interface Made {
  readonly Identificador: number;
  readonly Versao: number;
  readonly Nome: string;
}

const desk = (token: string) => {
  const call = async (path: string, method = 'GET', body?: object) => {
    const answer = await fetch(`${apiAddress}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return ((await answer.json()) as { readonly ItemRegistro: unknown }).ItemRegistro;
  };
  return {
    make: (Nome: string) => call('Diretoria/Incluir', 'POST', { Nome }) as Promise<Made>,
    rename: ({ Identificador, Versao }: Made, Nome: string) =>
      call(`Diretoria/Alterar/${Identificador}`, 'PUT', { Versao, Nome }) as Promise<Made>,
    now: ({ Identificador }: Made) => call(`Diretoria/Retornar/${Identificador}`) as Promise<Made>,
    /** Address of the log's page of what made a version. */
    pageOf: async ({ Identificador, Versao }: Made) => {
      const { Itens } = (await call(
        `LogAlteracao/Listar?Entidade=diretoria&IdentificadorRegistro=${Identificador}`,
      )) as {
        readonly Itens: readonly { readonly Identificador: number; readonly VersaoRegistro: number }[];
      };
      const row = Itens.find(({ VersaoRegistro }) => VersaoRegistro === Versao);
      return `/nav/log-alteracao/${row?.Identificador}/show`;
    },
  };
};

test('a change is undone on its own page, and is then told as undone', async () => {
  const token = await signedIn('administrador');
  const { make, rename, now, pageOf } = desk(token);
  const renamed = await rename(await make('Diretoria Norte'), 'Diretoria Nordeste');
  const { user } = await renderConsole({ path: await pageOf(renamed), token });
  const panel = await screen.findByRole('region', { name: 'Desfazer esta alteração' });
  expect(within(panel).getByRole('link', { name: 'Ver o histórico do registro' })).toHaveAttribute(
    'href',
    `#/nav/diretoria/${renamed.Identificador}/show?aba=historico`,
  );
  expect(await faults()).toEqual([]);
  await user.click(within(panel).getByRole('button', { name: /^Desfazer/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Desfazer a alteração da versão 2?' });
  await user.click(within(dialog).getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Alteração desfeita.')).toBeVisible();
  expect((await now(renamed)).Nome).toBe('Diretoria Norte');
  expect(await screen.findByText('Desfeita pela alteração')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Desfazer esta alteração' })).toBeNull());
});

test('what somebody changed since is left and told', async () => {
  const token = await signedIn('administrador');
  const { make, rename, now, pageOf } = desk(token);
  const first = await rename(await make('Diretoria Sul'), 'Diretoria Sudeste');
  await rename(first, 'Diretoria Leste');
  const { user } = await renderConsole({ path: await pageOf(first), token });
  const panel = await screen.findByRole('region', { name: 'Desfazer esta alteração' });
  await user.click(within(panel).getByRole('button', { name: /^Desfazer/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText(/Nome/, { selector: '[role="status"] *, .notice *' })).toBeVisible();
  expect((await now(first)).Nome).toBe('Diretoria Leste');
});
