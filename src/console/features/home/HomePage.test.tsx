import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import {
  answered,
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';

connectNetwork();
afterEach(() => vi.useRealTimers());

type Wire = Readonly<Record<string, unknown>>;

const blockOf = (Codigo: string, Entidade: string, Itens: readonly Wire[], Total = Itens.length): Wire => ({
  Codigo,
  Entidade,
  Filtro: { Situacao: { operator: 'igual', value: ['aguardando_analise'] } },
  Ordem: { field: 'Prazo', order: 'asc' },
  Total,
  TotalExato: true,
  Itens,
});
const recordOf = (id: number, more: Wire = {}): Wire => ({
  Identificador: id,
  Versao: 1,
  CriadoEm: '2026-11-20T12:00:00Z',
  AlteradoEm: '2026-11-20T12:00:00Z',
  Numero: String(48216 + id),
  Situacao: 'aguardando_analise',
  Prazo: '2026-11-20',
  IdentificadorOperacao: 5,
  Rotulos: { IdentificadorOperacao: '2026-000005' },
  ...more,
});
const homeOf = (Blocos: readonly Wire[], more: Wire = {}): Wire => ({
  Hoje: '2026-11-23',
  Feriado: null,
  Blocos,
  Clientes: { 5: 'Zélia Costa' },
  Faltam: { 5: { Primeira: 'A matrícula 48.217 aguarda análise.', Total: 3 } },
  Comeco: false,
  ...more,
});
const answer = (summary: Wire) => network.use(http.get(`${apiAddress}home/Resumo`, () => answered(summary)));
const open = async () => renderConsole({ path: '/nav', token: await signedIn('analista') });

test('puts the desk first: how late it is, whose it is, and the record one click away', async () => {
  answer(homeOf([blockOf('mesa', 'registro-matricula', [recordOf(1)], 12)]));
  await open();
  const desk = within(await screen.findByRole('region', { name: 'Na sua mesa' }));
  expect(desk.getByText('3 dias de atraso')).toBeVisible();
  expect(desk.getByText('Zélia Costa')).toBeVisible();
  expect(desk.getByRole('link', { name: 'Analisar: 48.217' }).getAttribute('href')).toContain(
    '/nav/matricula/1',
  );
  const figure = screen.getByRole('link', { name: /12\s+na sua mesa/ });
  expect(decodeURIComponent(figure.getAttribute('href') ?? '')).toContain(
    '/nav/registro-matricula?filter={"Situacao":{"operator":"igual","value":["aguardando_analise"]}}',
  );
  expect(await faults()).toEqual([]);
});

test('tells what came back, expires and failed, and is silent about what there is none of', async () => {
  answer(
    homeOf([
      blockOf('mesa', 'registro-matricula', []),
      blockOf('pareceres-devolvidos', 'parecer', [
        { ...recordOf(3), Titulo: 'Parecer da matrícula 15.230', MotivoDevolucao: 'Falta citar o R-6.' },
      ]),
      blockOf('certidoes-vencer', 'certidao', []),
    ]),
  );
  await open();
  const back = within(await screen.findByRole('region', { name: 'Voltou para você' }));
  expect(back.getByRole('link', { name: 'Parecer da matrícula 15.230' })).toBeVisible();
  expect(back.getByText('“Falta citar o R-6.”')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Certidões vencidas ou a vencer' })).toBeNull();
  expect(screen.getByText(/^Nenhuma matrícula espera por você agora/)).toBeVisible();
});

test('puts opinions to decide before the desk, and does not say that nothing waits', async () => {
  answer(
    homeOf(
      [
        blockOf('mesa', 'registro-matricula', []),
        blockOf('pareceres-aprovar', 'parecer', [
          recordOf(7, {
            Titulo: 'Parecer da operação 2026-000005',
            Situacao: 'submetido',
            Conclusao: 'FAVORAVEL',
            Instancia: 'diretoria',
            SubmetidoEm: '2026-11-23T13:40:00Z',
            Rotulos: { IdentificadorOperacao: '2026-000005', IdentificadorAutor: 'Ana Sá' },
          }),
        ]),
        blockOf('certidoes-vencer', 'certidao', [
          recordOf(8, { Titulo: 'CRF do FGTS', DataVencimento: '2026-11-20' }),
        ]),
      ],
      { Feriado: { Dia: '2026-11-24', Seguem: '2026-11-25' } },
    ),
  );
  await open();
  const decisions = within(await screen.findByRole('region', { name: 'Pareceres a decidir' }));
  expect(
    decisions.getByRole('link', { name: 'Decidir: Parecer da operação 2026-000005' }).getAttribute('href'),
  ).toContain('/nav/parecer/7');
  for (const said of ['Ana Sá', 'Zélia Costa', 'Favorável', 'Diretoria', '23/11/26 10:40'])
    expect(decisions.getByText(said)).toBeVisible();
  expect(screen.getByText(/^Nenhuma matrícula espera por você agora/)).toBeVisible();
  const expiring = within(screen.getByRole('region', { name: 'Certidões vencidas ou a vencer' }));
  expect(expiring.getByText('venceu há 3 dias')).toBeVisible();
  expect(expiring.getByText('2026-000005 · Zélia Costa')).toBeVisible();
  expect(
    screen.getByText('Amanhã é feriado; os prazos em horas úteis seguem na quarta-feira, 25 de novembro.'),
  ).toBeVisible();
  expect(await faults()).toEqual([]);
});

test('tells an officer of the operations of the team', async () => {
  answer(
    homeOf([
      blockOf('operacoes', 'operacao', []),
      blockOf('operacoes-equipe', 'operacao', [
        recordOf(9, { Codigo: '2026-000009', Situacao: 'em_parecer', Rotulos: {} }),
        recordOf(5, { Codigo: '2026-000005', Situacao: 'em_andamento', Rotulos: {} }),
      ]),
    ]),
  );
  await open();
  const team = within(await screen.findByRole('region', { name: /^Operações da sua equipe/ }));
  expect(team.getByRole('link', { name: 'Abrir: 2026-000009' })).toBeVisible();
  const row = team.getByText('2026-000005').closest('li');
  expect(row).toHaveTextContent('A matrícula 48.217 aguarda análise. E mais 2 pontos.');
  expect(screen.queryByRole('region', { name: /^Operações em andamento/ })).toBeNull();
});

test('shows a new person what is done first', async () => {
  answer(homeOf([], { Comeco: true }));
  await open();
  const start = within(await screen.findByRole('region', { name: 'Por onde começar' }));
  expect(start.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Nova operação'),
    expect.stringContaining('Enviar matrículas'),
    expect.stringContaining('Analisar'),
  ]);
  expect(await faults()).toEqual([]);
});

test('says that it did not load and asks again; an answer that was there stays when a later one fails', async () => {
  network.use(http.get(`${apiAddress}home/Resumo`, () => new HttpResponse(null, { status: 503 })));
  const { user } = await open();
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  expect(screen.getByText('O resumo não carregou.')).toBeVisible();
  answer(homeOf([blockOf('mesa', 'registro-matricula', [recordOf(1)])]));
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Analisar: 48.217' })).toBeVisible();
  network.use(http.get(`${apiAddress}home/Resumo`, () => new HttpResponse(null, { status: 503 })));
  await act(async () => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByRole('link', { name: 'Analisar: 48.217' })).toBeVisible();
});

test('asks again each minute in the background, so that nobody stays signed in by it', async () => {
  const marks: (string | null)[] = [];
  network.use(
    http.get(`${apiAddress}home/Resumo`, ({ request }) => {
      marks.push(request.headers.get('x-segundo-plano'));
      return answered(homeOf([blockOf('mesa', 'registro-matricula', [recordOf(marks.length)])]));
    }),
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  await screen.findByRole('link', { name: 'Analisar: 48.217' });
  const before = marks.length;
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(marks.length).toBeGreaterThan(before);
  expect(new Set(marks)).toEqual(new Set(['1']));
});
