import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';
import { stockPanel, summaryPanel, timesPanel } from './testing.tsx';

connectNetwork();

const asked: string[] = [];

/** Answers of the panels; those not given are of the sample period. */
function answer(panels: Readonly<Record<string, () => Response>> = {}) {
  asked.length = 0;
  const ok = (item: unknown) => HttpResponse.json({ Sucesso: true, ItemRegistro: item });
  const usual: Readonly<Record<string, () => Response>> = {
    Periodo: () => ok(summaryPanel),
    Estoque: () => ok(stockPanel),
    Tempos: () => ok(timesPanel),
  };
  network.use(
    http.get(`${apiAddress}Painel/:name`, ({ params, request }) => {
      asked.push(`${String(params.name)}${new URL(request.url).search}`);
      const own = panels[String(params.name)] ?? usual[String(params.name)];
      return own ? own() : HttpResponse.json({ Sucesso: false, Erros: [] }, { status: 404 });
    }),
  );
}

const open = async (query = '?De=2026-11-01&Ate=2026-11-19') =>
  renderConsole({ path: `/nav/painel${query}`, token: await signedIn('analista') });

const filterOf = (link: HTMLElement) =>
  JSON.parse(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('filter') ?? '{}');

test('the stock equation of the period, each number with the list it counts, as of an hour', async () => {
  answer();
  await open();
  const equation = within(await screen.findByRole('group', { name: 'Movimento do período' }));
  expect(equation.getByText('52')).toBeVisible();
  const link = equation.getByRole('link', { name: '184, recebidas' });
  expect(link).toHaveAttribute('href', expect.stringContaining('/nav/registro-matricula?filter='));
  expect(filterOf(link)).toEqual({
    RecebidaEm: { operator: 'entre', value: ['2026-11-01', '2026-11-19'] },
  });
  expect(equation.queryByText('reabertas')).toBeNull();
  expect(screen.getByText(/Calculado às/)).toBeVisible();
  expect(asked.filter((one) => one.startsWith('Periodo'))).toEqual(['Periodo?De=2026-11-01&Ate=2026-11-19']);
  expect(await faults()).toEqual([]);
});

test('states a reader takes for one lead to a list of all of them', async () => {
  answer();
  await open();
  const link = await screen.findByRole('link', { name: '9, Na fila ou em leitura' });
  expect(filterOf(link)).toEqual({ Situacao: { operator: 'igual', value: ['recebida', 'na_fila'] } });
});

test('stock by state, each number the way to its list', async () => {
  answer();
  await open();
  const states = within(await screen.findByRole('list', { name: 'Estoque por situação' }));
  expect(filterOf(states.getByRole('link', { name: /: na_fila$/ }))).toEqual({
    Situacao: { operator: 'igual', value: ['na_fila'] },
  });
});

test('on paper it says which figures, of which days and whose', async () => {
  answer();
  await open();
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.querySelector('.dash-paper')).toHaveTextContent(
    /^Estoque e período · 01\/11\/26 a 19\/11\/26 · .+/,
  );
});

test('as tables: each day with its numbers, those of a day lead to that day', async () => {
  answer();
  const { user } = await open();
  await screen.findByRole('group', { name: 'Movimento do período' });
  await user.click(screen.getByRole('button', { name: 'Ver como tabela' }));
  const table = within(screen.getByRole('table', { name: 'Recebidas e concluídas por dia' }));
  expect(table.getByText('sem expediente')).toBeVisible();
  const link = table.getByRole('link', { name: '15, Recebidas, 03/11/2026' });
  expect(filterOf(link)).toEqual({
    RecebidaEm: { operator: 'entre', value: ['2026-11-03', '2026-11-03'] },
  });
  expect(screen.getByRole('table', { name: 'Estoque por idade' })).toBeVisible();
  expect(await faults()).toEqual([]);
});

test('a figure that is not defined is a dash, and one without a figure before has no change', async () => {
  answer();
  await open();
  const table = within(await screen.findByRole('table', { name: 'Resumo do período' }));
  const cells = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('Recebidas')).toEqual(['184', '164', '+12,2%']);
  expect(cells('Concluídas 171')).toEqual(['171', '0', '–']);
  expect(cells('Taxa de conclusão')).toEqual(['99,4%', '100,0%', '−0,6%']);
});

test('definitions beside their figures, when asked for', async () => {
  answer();
  const { user } = await open();
  await screen.findByRole('group', { name: 'Movimento do período' });
  expect(screen.queryByText(/Estoque inicial, mais o que entrou/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Definições' }));
  expect(screen.getByText(/Estoque inicial, mais o que entrou/)).toBeVisible();
});

test('times: nothing where there is no sample', async () => {
  answer();
  await open('?aba=tempos');
  const table = within(await screen.findByRole('table', { name: 'Tempos de processamento' }));
  const cells = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  expect(cells('OCR')).toEqual(['máquina', '10', '00:00:36', '00:00:24', '00:01:02']);
  expect(cells('Ciclo completo')).toEqual(['horas úteis', '0', '–', '–', '–']);
  expect(await faults()).toEqual([]);
});

test('an empty period says so', async () => {
  answer({
    Periodo: () => HttpResponse.json({ Sucesso: true, ItemRegistro: { ...summaryPanel, Vazio: true } }),
  });
  await open();
  expect(await screen.findByText('Não existem solicitações no período')).toBeVisible();
});

test('a reversed period in the address is told and nothing is asked of it', async () => {
  answer();
  await open('?De=2026-11-19&Ate=2026-11-01');
  expect(
    await screen.findByText('Período inválido: o fim vem antes do início. Troque um dos dois dias.'),
  ).toBeVisible();
  expect(asked).toEqual([]);
});

test('a period by its days: what is wrong is told beside them, and what is right stands in the address', async () => {
  answer();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Período: / }));
  const dialog = within(screen.getByRole('dialog', { name: 'Período dos números' }));
  const from = dialog.getByLabelText('De');
  await user.clear(from);
  await user.type(from, '01/12/2026');
  await user.click(dialog.getByRole('button', { name: 'Mostrar' }));
  expect(dialog.getByText(/o fim vem antes do início/)).toBeVisible();
  await user.clear(from);
  await user.type(from, '10/11/2025');
  await user.click(dialog.getByRole('button', { name: 'Mostrar' }));
  expect(dialog.getByText(/são no máximo 366 dias/)).toBeVisible();
  await user.clear(from);
  await user.type(from, '05/11/2026');
  await user.click(dialog.getByRole('button', { name: 'Mostrar' }));
  expect(location.hash).toContain('De=2026-11-05&Ate=2026-11-19');
});

test('a failure says what happened and is tried again', async () => {
  let isBroken = true;
  answer({
    Periodo: () =>
      isBroken
        ? HttpResponse.json(
            { Sucesso: false, Erros: [{ Texto: 'Servidor ocupado.', Codigo: 'busy' }] },
            { status: 503 },
          )
        : HttpResponse.json({ Sucesso: true, ItemRegistro: summaryPanel }),
  });
  const { user } = await open();
  expect(await screen.findByText('Os números não carregaram.')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('group', { name: 'Movimento do período' })).toBeVisible();
});

test('use is for who reads the access log', async () => {
  answer();
  await open();
  await screen.findByRole('tab', { name: 'Feedback' });
  expect(screen.queryByRole('tab', { name: 'Uso' })).toBeNull();
});
