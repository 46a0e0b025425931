import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { act, inOrder, opening, owner, people, reading } from '../../../../test/support/papers/matricula.ts';
import type { Act } from '../../../domain/matricula/model/index.ts';
import type { Evidence } from '../../../domain/pages/evidence.ts';
import { session } from '../../engine/auth/session.ts';
import { doubtBelow } from './facts/facts.ts';
import { type ApiState, renderReview, startTestApi } from './testing.tsx';

/** A person's whole pass over a record by keys alone, counted key by key. */

const doubtful = (page: number, line: number): Evidence => ({
  spans: [{ page, boxes: [{ left: 0.2, top: line * 0.05, right: 0.4, bottom: line * 0.05 + 0.02 }] }],
  quote: `palavras ${line} da página ${page}`,
  confidence: doubtBelow - 30,
});

/** Ten liens with four doubtful values each: forty fields to look at. */
const fortyDoubts = () =>
  reading(
    opening([owner('ANA PRADO TESTE', '1/1')]),
    inOrder(
      ...Array.from({ length: 10 }, (_, index): Act => {
        const page = index + 1;
        return act(`R-${page}`, 'hipoteca', {
          date: '2020-05-02',
          dueOn: '2030-05-02',
          value: `${1000 + index}`,
          currency: 'BRL',
          creditor: 'BANCO HORIZONTE S.A.',
          grantors: people('ANA PRADO TESTE'),
          evidence: {
            date: doubtful(page, 2),
            value: doubtful(page, 4),
            creditor: doubtful(page, 6),
            dueOn: doubtful(page, 8),
          },
        });
      }),
    ),
  );

afterEach(() => session.set({ status: 'out', reason: 'none' }));

async function open() {
  const api = startTestApi({ reading: fortyDoubts() });
  api.record = { ...api.record, Paginas: 10 };
  await renderReview();
  await screen.findByRole('heading', { level: 1 });
  let count = 0;
  const press = async (keys: string) => {
    count += 1;
    await userEvent.keyboard(keys);
  };
  return { api, press, presses: () => count };
}

const left = () => document.querySelectorAll('.rv-num').length;
/** What the saving sent. */
function saved({ requests }: Pick<ApiState, 'requests'>): readonly object[] {
  const request = requests.find(({ path }) => path.startsWith('RegistroMatricula/Corrigir'));
  return (request?.body as { Correcoes: object[] } | undefined)?.Correcoes ?? [];
}

describe('a record of forty doubtful fields by keyboard', () => {
  test('is done in at most sixty keys, each looked at and its page shown', async () => {
    const { api, press, presses } = await open();
    await press('d');
    const pages = new Set<string>();
    for (let field = 0; field < 40; field += 1) {
      pages.add(document.querySelector('.rv-tools b')?.textContent ?? '');
      await press('{Enter}');
    }
    expect(screen.getByText('nenhuma dúvida')).toBeInTheDocument();
    await press('{Control>}s{/Control}');
    await waitFor(() => expect(saved(api)).toHaveLength(40));
    expect([...pages]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect(left()).toBe(0);
    expect(presses()).toBeLessThanOrEqual(60);
    expect(presses()).toBe(42);
  }, 60_000);

  test('is done act by act in fewer, where all values of the act are shown', async () => {
    const { api, press, presses } = await open();
    await press('d');
    expect(screen.getByText(/Também duvidosos em R-1/).textContent).toContain(
      'credor Banco Horizonte S.A.; vencimento 02/05/2030',
    );
    for (let each = 0; each < 10; each += 1) await press('{Shift>}{Enter}{/Shift}');
    await press('{Control>}s{/Control}');
    await waitFor(() => expect(saved(api)).toHaveLength(40));
    expect(presses()).toBe(12);
  }, 60_000);

  test('rejects a value that is not in the document, corrects one, leaves one, by keys', async () => {
    const { api, press } = await open();
    await press('d');
    await press('{Enter}');
    await press('{Control>}{Delete}{/Control}');
    await userEvent.keyboard('BANCO SERRA{Enter}');
    await press('{Escape}');
    await press('d');
    await press('{Control>}s{/Control}');
    await waitFor(() => expect(saved(api)).toHaveLength(3));
    expect(saved(api)).toMatchObject([
      { Campo: expect.any(String), Motivo: 'Conferido com a página' },
      { Motivo: 'O valor não está no documento' },
      { Motivo: 'Corrigido na conferência com a página' },
    ]);
  }, 60_000);

  test('goes to a part of the facts by its number, with the focus on its heading', async () => {
    const { press } = await open();
    // The parts out of sight are drawn a moment later.
    const last = await screen.findByRole('heading', { level: 2, name: 'Estatísticas' });
    // One less: the parts are counted as this person sees them, who may not read opinions.
    await press('7');
    expect(last).toHaveFocus();
    await press('3');
    expect(screen.getByRole('heading', { level: 2, name: 'Apontamentos' })).toHaveFocus();
  }, 60_000);

  test('goes from the fact to its words with E, and back', async () => {
    const { press } = await open();
    await press('d');
    await press('{Escape}');
    // Letters count once nobody types.
    (document.activeElement as HTMLElement).blur();
    await press('e');
    expect(document.activeElement?.className).toContain('rv-mark');
    await press('e');
    expect(document.activeElement).toHaveAttribute('aria-current', 'true');
    expect(document.activeElement?.closest('.rv-facts')).not.toBeNull();
  }, 60_000);

  test('walks the marks of the page with arrows; Enter goes to the fact', async () => {
    const { press } = await open();
    await press('e');
    const first = document.activeElement;
    await press('{ArrowDown}');
    expect(document.activeElement).not.toBe(first);
    expect(document.activeElement?.closest('.rv-page')).not.toBeNull();
    while (!document.activeElement?.className.includes('rv-mark')) await press('{ArrowDown}');
    await press('{Enter}');
    expect(document.activeElement?.closest('.rv-facts')).not.toBeNull();
    expect(document.activeElement?.className).toContain('ev');
  }, 60_000);

  test('goes on from a list by D without choosing in it; within a word D is a letter', async () => {
    const api = startTestApi({
      reading: reading(
        opening([owner('ANA PRADO TESTE', '1/1')]),
        inOrder(
          act('R-1', 'compra_venda', { evidence: { event: doubtful(1, 2) } }),
          act('R-2', 'hipoteca', {
            creditor: 'BANCO HORIZONTE S.A.',
            evidence: { event: doubtful(1, 4), creditor: doubtful(1, 6) },
          }),
        ),
      ),
    });
    api.record = { ...api.record, Identificador: 8100 };
    await renderReview('pt-br', 8100);
    await screen.findByRole('heading', { level: 1 });
    const now = () => document.activeElement as HTMLSelectElement;
    await userEvent.keyboard('d');
    expect(now()).toHaveValue('compra_venda');
    // The list would choose by the letter: that it does not is all a test can see of it.
    expect(fireEvent.keyDown(now(), { key: 'd' })).toBe(false);
    expect(now()).toHaveValue('hipoteca');
    expect(fireEvent.keyDown(now(), { key: 'a' })).toBe(true);
    expect(fireEvent.keyDown(now(), { key: 'd' })).toBe(true);
    expect(now()).toHaveValue('hipoteca');
    expect(screen.queryByRole('button', { name: /^Salvar/ })).toBeNull();
  });
});
