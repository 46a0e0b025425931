import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import type { CoverageBlock } from '../../../../domain/matricula/model/index.ts';
import { provedReading, renderReview, startTestApi } from '../testing.tsx';
import { blocksShown, chosenBlock } from './blocks.ts';

const block = (more: Partial<CoverageBlock> & Pick<CoverageBlock, 'id'>): CoverageBlock => ({
  page: 2,
  boxes: [{ left: 0.1, top: 0.4, right: 0.9, bottom: 0.5 }],
  text: 'Av. 1O-12.345. Em 14 de maio de 2024. PENHORA. Foi penhorado o imóvel desta matrícula.',
  use: 'open',
  act: 'R-4',
  why: 'heading',
  ...more,
});

const blocks = [
  block({ id: '1-a', page: 1, text: 'IMÓVEL: Fazenda', use: 'opening', act: null, why: null }),
  block({ id: '2-b' }),
  block({ id: '3-c', page: 3, text: 'rabisco', act: null, why: 'unreadable' }),
];

let id = 1900;
beforeEach(() => {
  id += 1;
  chosenBlock.set(null);
  blocksShown.set(false);
});

async function open(coverage: readonly CoverageBlock[] = blocks, codes?: ReadonlySet<string>) {
  const api = startTestApi({ reading: { ...provedReading(), coverage } });
  api.record = { ...api.record, Identificador: id };
  if (codes) {
    const { session } = await import('../../../engine/auth/session.ts');
    const now = session.get();
    if (now.status === 'in') session.set({ ...now, codes });
  }
  const user = userEvent.setup();
  await renderReview('pt-br', id);
  const section = await screen.findByRole('region', { name: 'Trechos em aberto' });
  return { api, user, section };
}

test('says of each open block where it stands, why it is open, and its words', async () => {
  const { section } = await open();
  const [first, second] = within(section).getAllByRole('listitem');
  expect(first).toHaveTextContent('p. 2');
  expect(first).toHaveTextContent('Parece o início de outro ato (no texto do R-4)');
  expect(first).toHaveTextContent('Foi penhorado o imóvel');
  expect(second).toHaveTextContent('Trecho que a leitura não conseguiu ler');
  expect(await faults()).toEqual([]);
});

test('the meter in the head names what is open and leads there', async () => {
  const { user, section } = await open();
  await user.click(screen.getByRole('button', { name: /Cobertura.*2 abertos/ }));
  expect(section).toHaveFocus();
});

test('a block leads to its words on the page, by mouse and by key', async () => {
  const { user, section } = await open();
  await user.click(within(section).getByRole('button', { name: /p\. 3/ }));
  expect(await screen.findByRole('region', { name: /página 3/i })).toBeVisible();
  expect(document.querySelector('.lg-mark.on')).not.toBeNull();
  await user.keyboard('b');
  await waitFor(() => expect(within(section).getByRole('button', { name: /p\. 2/ })).toHaveFocus());
});

test('is set aside with a usual reason, told among those set aside, and taken back', async () => {
  const { user, section } = await open();
  await user.click(within(section).getAllByRole('button', { name: 'Desconsiderar' })[1] as HTMLElement);
  await user.click(within(section).getByRole('button', { name: 'Assinatura ou rubrica' }));
  expect(within(section).queryByText('Trecho que a leitura não conseguiu ler')).toBeNull();
  await waitFor(() => expect(within(section).getByRole('button', { name: /p\. 2/ })).toHaveFocus());
  await user.click(within(section).getByRole('button', { name: '1 trecho desconsiderado' }));
  expect(section).toHaveTextContent('Assinatura ou rubrica não salvo');
  await user.click(within(section).getByRole('button', { name: 'Desfazer' }));
  expect(within(section).getByText('Trecho que a leitura não conseguiu ler')).toBeVisible();
});

test('asks for a reason, and keeps the block open without one', async () => {
  const { user, section } = await open();
  await user.click(within(section).getAllByRole('button', { name: 'Desconsiderar' })[0] as HTMLElement);
  await user.keyboard('{Enter}');
  expect(within(section).getByRole('alert')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(within(section).getAllByRole('listitem')).toHaveLength(2);
});

test('an act is typed in from the block, begun from its words, and the block is open no more', async () => {
  const { api, user, section } = await open();
  await user.click(within(section).getAllByRole('button', { name: 'É um ato' })[0] as HTMLElement);
  const form = within(section).getByRole('form');
  expect(within(form).getByLabelText('Código')).toHaveFocus();
  expect(within(form).getByLabelText('Evento')).toHaveValue('penhora');
  expect(within(form).getByLabelText('Data do registro')).toHaveValue('14/05/2024');
  const code = within(form).getByLabelText('Código');
  await user.clear(code);
  await user.type(code, 'AV-10{Enter}');
  expect(within(section).queryByText(/Parece o início/)).toBeNull();
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(api.corrections).toMatchObject([{ type: 'add-act', block: '2-b' }]));
});

test('when all is explained it says so', async () => {
  const { section } = await open(blocks.slice(0, 1));
  expect(section).toHaveTextContent('O único trecho do documento está explicado.');
  expect(screen.queryByRole('button', { name: /Cobertura/ })).toBeNull();
});

test('shows on demand what became of every block of the page', async () => {
  const { user, section } = await open();
  await screen.findByRole('img', { name: /página 1/i });
  expect(document.querySelectorAll('.lg-mark')).toHaveLength(0);
  await user.click(within(section).getByRole('button', { name: 'Mostrar na página' }));
  expect(document.querySelector('.lg-mark.opening')).toHaveTextContent('abertura');
});

test('who may not correct reads, and decides nothing', async () => {
  const { section } = await open(blocks, new Set(['MATRICULA.CONSULTAR']));
  expect(within(section).queryByRole('button', { name: 'Desconsiderar' })).toBeNull();
});

test('does not suggest the act a block begins with where that one was read', async () => {
  const text =
    'R-4/12.345. Em 2 de maio de 1996. COMPRA E VENDA. R- em 18 de maio de 1997. DOAÇÃO. Elias doou o imóvel.';
  const { user, section } = await open([block({ id: '2-b', text, why: 'heading' })]);
  await user.click(within(section).getByRole('button', { name: 'É um ato' }));
  expect(within(section).getByLabelText('Código')).toHaveValue('');
  expect(within(section).getByLabelText('Data do registro')).toHaveValue('');
});
