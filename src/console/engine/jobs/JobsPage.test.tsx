import { screen, waitFor, within } from '@testing-library/react';
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
import type { ListedJob, ListedJobs } from '../../../metadata/calls/jobs.ts';

connectNetwork();
beforeEach(leaveMachine);

const failed = {
  Identificador: '5f0c8b2e-0000-4000-8000-000000000001',
  Tipo: 'exportacao',
  Sobre: { Entidade: 'certidao', Identificador: 7, Nome: 'CNDT · Ana Couto' },
  Situacao: 'falhou',
  Desde: '2026-08-24T12:00:00.000Z',
  NaoAntesDe: null,
  Tentativas: 3,
  Motivo: 'Falha inesperada (ENOSPC). O detalhe está no registro do servidor.',
} as const;
const kinds = [{ Tipo: 'exportacao', Nome: 'Exportações longas', Esperando: 0, EmAndamento: 0, Falhas: 1 }];
const other = {
  ...failed,
  Identificador: '5f0c8b2e-0000-4000-8000-000000000002',
  Sobre: { Entidade: 'cliente', Identificador: null, Nome: 'Clientes' },
} as const;
const waiting = { ...failed, Situacao: 'esperando', NaoAntesDe: failed.Desde, Motivo: null } as const;

const answers = (jobs: () => ListedJobs | null) =>
  network.use(
    http.get(`${apiAddress}Tarefa/Listar`, () => {
      const found = jobs();
      return found
        ? HttpResponse.json({ Sucesso: true, ItemRegistro: found })
        : HttpResponse.json({ Sucesso: false, Mensagem: 'fora do ar' }, { status: 503 });
    }),
  );

const open = async () => {
  const view = await renderConsole({ path: '/nav/tarefas', token: await signedIn('administrador') });
  expect(await screen.findByRole('heading', { name: 'Tarefas', level: 1 })).toBeVisible();
  return view;
};

test('says what failed and why, and runs it again after asking', async () => {
  let isAgain = false;
  answers(() => ({ Tipos: kinds, Itens: [isAgain ? waiting : failed], HaMais: false }));
  network.use(
    http.post(`${apiAddress}Tarefa/Repetir/${failed.Identificador}`, () => {
      isAgain = true;
      return HttpResponse.json({ Sucesso: true, ItemRegistro: true });
    }),
  );
  const { user } = await open();
  expect(await screen.findByText(failed.Motivo)).toBeVisible();
  const table = screen.getByRole('table', { name: 'Por tipo, com as da instalação' });
  expect(within(table).getByRole('row', { name: 'Exportações longas 0 0 1' })).toBeVisible();
  expect(screen.getByText('Nenhuma tarefa desta empresa espera.')).toBeVisible();
  expect(await faults()).toEqual([]);
  await user.click(
    screen.getByRole('button', { name: 'Executar de novo: Exportações longas, CNDT · Ana Couto' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Executar esta tarefa de novo?' });
  await user.click(within(dialog).getByRole('button', { name: 'Executar de novo' }));
  expect(await screen.findByText('A tarefa voltou à fila.')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByText('Nenhuma tarefa desta empresa ou da instalação falhou.')).toBeVisible(),
  );
  expect(screen.getByText('Não antes de')).toBeVisible();
});

test('what a job is about is named and leads there; the focus goes on at the next row, and last at the heading', async () => {
  const left: ListedJob[] = [failed, other];
  answers(() => ({ Tipos: kinds, Itens: left, HaMais: false }));
  network.use(
    http.post(`${apiAddress}Tarefa/Repetir/:id`, ({ params }) => {
      left.splice(
        left.findIndex(({ Identificador }) => Identificador === params.id),
        1,
      );
      return HttpResponse.json({ Sucesso: true, ItemRegistro: true });
    }),
  );
  const { user } = await open();
  expect(await screen.findByRole('link', { name: 'CNDT · Ana Couto' })).toHaveAttribute(
    'href',
    expect.stringContaining('/nav/certidao/7/show'),
  );
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Clientes' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/nav\/cliente$/),
  );
  const again = (name: string) => screen.getByRole('button', { name: `Executar de novo: ${name}` });
  const run = async (name: string) => {
    await user.click(again(name));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Executar de novo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await run('Exportações longas, CNDT · Ana Couto');
  await waitFor(() => expect(again('Exportações longas, Clientes')).toHaveFocus());
  await run('Exportações longas, Clientes');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Tarefas', level: 1 })).toHaveFocus());
});

test('says that the jobs were not read, and reads them again', async () => {
  let isDown = true;
  answers(() => (isDown ? null : { Tipos: kinds, Itens: [], HaMais: false }));
  const { user } = await open();
  expect(await screen.findByText('As tarefas não foram lidas.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Nenhuma tarefa desta empresa ou da instalação falhou.')).toBeVisible();
});

test('is in the menu of who operates the installation, with its real answer', async () => {
  const { user } = await renderConsole({ path: '/nav', token: await signedIn('administrador') });
  await user.click(await screen.findByRole('link', { name: 'Tarefas' }));
  expect(await screen.findByRole('rowheader', { name: 'Correio' })).toBeVisible();
});
