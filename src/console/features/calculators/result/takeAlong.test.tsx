import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import {
  against,
  calculated,
  corrected,
  guarantees,
  renderResult,
  type Trial,
  twoDegrees,
} from './testing.tsx';

const sources = [{ Campo: 'Onus.0.Valor', Ato: 'R-2', Pagina: 1, Trecho: 'R$ 200.000,00' }];

async function copied(trial: Trial, props: Parameters<typeof renderResult>[1] = {}): Promise<string> {
  const user = userEvent.setup();
  await renderResult(trial, props);
  await user.click(screen.getByRole('button', { name: 'Copiar como texto' }));
  await screen.findByText('Copiado.');
  return navigator.clipboard.readText();
}

/** Cells of the lines from a title up to the next blank line. */
function tableIn(text: string, title: string): readonly (readonly string[])[] {
  const lines = text.split('\n');
  const from = lines.indexOf(title) + 1;
  const until = lines.indexOf('', from);
  return lines
    .slice(from, until < 0 ? undefined : until)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
}

describe('copied as text', () => {
  test('debts by degree and each debt, cell by cell', async () => {
    const text = await copied(twoDegrees, { recordNumber: '7318' });
    expect(text).toMatch(/^Calculadora de hipoteca, matrícula 7\.318\n/);
    expect(tableIn(text, 'Por grau')).toEqual([
      ['Grau', 'Total', 'Margem depois dele'],
      ['1º', '250.000,00', '750.000,00'],
      ['2º', '180.000,00', '570.000,00'],
    ]);
    const [heads, first] = tableIn(text, 'Ônus atualizados');
    expect(heads?.slice(0, 3)).toEqual(['Ato', 'Evento', 'Grau']);
    expect(first).toContain('Banco de Fomento do Planalto S.A.');
    expect(first?.at(-1)).toBe('250.000,00');
  });

  test('histories, and what stood on the day', async () => {
    const text = await copied(guarantees);
    expect(tableIn(text, 'Histórico das garantias').map(([act, day]) => [act, day])).toEqual([
      ['Ato', 'Data'],
      ['R-2', '10/05/2019'],
      ['AV-3', '01/08/2020'],
      ['R-4', '11/02/2021'],
      ['AV-5', '30/09/2022'],
      ['AV-6', '20/01/2025'],
    ]);
    expect(text).toMatch(/\nValores como constam dos atos, sem correção.*\n\nTotal por grau\. Posição/);
    expect(tableIn(text, 'Total por grau. Posição em 01/01/2026')).toEqual([
      ['Grau', 'Total'],
      ['2º grau', '120.000,00'],
      ['Total', '120.000,00'],
    ]);
    expect(tableIn(text, 'Garantias nesta data. Posição em 01/01/2026').at(-1)).toEqual([
      'R-4',
      'Banco B',
      '2º',
      '1º',
      '–',
      '120.000,00',
    ]);
  });

  test('totals of each season with goods and land', async () => {
    const text = await copied({
      code: 'penhor',
      input: {
        Eventos: [
          {
            Ato: 'R-3',
            Data: '2025-03-01',
            Evento: 'constituicao',
            Credor: 'Banco A',
            Valor: 800000,
            Produto: 'soja',
            Quantidade: 8000,
            Unidade: 'sc60',
            Safra: '2025/2026',
            AreaVinculadaHa: 100,
          },
        ],
      },
    });
    expect(tableIn(text, 'Total por safra. Posição em 20/11/2026')).toEqual([
      ['Safra', 'Bens', 'Área vinculada', 'Crédito'],
      ['2025/2026', 'soja 8.000 (Saca de 60 kg)', '100,0000 ha', '800.000,00'],
      ['Total', '', '', '800.000,00'],
    ]);
    expect(tableIn(text, 'Totais por safra')[1]).toEqual(['2025/2026', '800.000,00', '100,0000 ha']);
  });

  test('a comparison with the conditions of both sides', async () => {
    const { result } = await calculated(twoDegrees);
    const changed = { ...twoDegrees, input: { ...twoDegrees.input, DesagioPct: 10 } };
    const { result: alike } = await calculated(changed);
    const text = await copied(changed, { against: against('Primeira proposta', result, alike) });
    expect(tableIn(text, 'Comparado com “Primeira proposta”').slice(0, 2)).toEqual([
      ['Número', 'Guardado', 'Agora', 'Diferença'],
      ['Cabe na garantia, até', 'R$ 370.000,00', 'R$ 290.000,00', '−R$ 80.000,00'],
    ]);
    expect(text).toContain('As condições guardadas: índices e regras de 25/04/2024');
  });

  test('H5: figures with every place, each step and each source', async () => {
    const user = userEvent.setup();
    await renderResult(corrected, { sources, recordId: 41 });
    await user.click(screen.getByRole('button', { name: 'Copiar como texto' }));
    expect(await screen.findByText('Copiado.')).toHaveAttribute('role', 'status');
    const text = await navigator.clipboard.readText();
    for (const said of [
      'Calculadora de hipoteca\n\nCabe na garantia, até: R$ 589.093,72\nDívida atual: 21,0906%',
      'R-2 Hipoteca, 1º grau, Banco de Fomento do Planalto S.A.',
      'Valor: 200.000,00 (R-2, p. 1)',
      'Correção monetária: 203.803,86\n   200.000,00 × 1,01901929',
      '   1,0056 × 1,0042 × 1,0083 × 1,0016^(15/30) = 1,01901929',
      'Juros simples: 7.102,42\n   203.803,86 × 12% × 106 ÷ 365',
      '== Valor atualizado: 210.906,28',
      'Arredondamento: meio para cima, uma vez, no fim.\nRegra hipoteca, versão 1. Posição em 25/04/2024, calculada em 20/11/2026.',
    ])
      expect(text).toContain(said);
  });

  test('what a stored one is, and why its figures may not be relied on', async () => {
    const text = await copied(twoDegrees, {
      facts: ['Primeira proposta', 'Operação 2026-000329'],
      cautions: ['Este resultado usa índices inventados, de demonstração.'],
    });
    expect(text).toContain(
      'Calculadora de hipoteca\nPrimeira proposta\nOperação 2026-000329\n\nEste resultado usa índices inventados, de demonstração.\n\nCabe na garantia',
    );
  });

  test('in English, with its numbers', async () => {
    const user = userEvent.setup();
    await renderResult(corrected, { sources }, 'en-us');
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    await screen.findByText('Copied.');
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Fits the guarantee, up to: R$ 589,093.72');
    expect(text).toContain('203,803.86 × 12% × 106 ÷ 365');
  });

  test('what the browser does not copy is left to copy by hand', async () => {
    const user = userEvent.setup();
    await renderResult(corrected);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copiar como texto' }));
    const left = await screen.findByRole('textbox', { name: 'Resultado como texto' });
    expect((left as HTMLTextAreaElement).value).toContain('210.906,28');
    expect(left).toHaveFocus();
    expect(await faults()).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe('printed', () => {
  test('the foot of every page says record, rule, day and day of the calculation', async () => {
    const { unmount } = await renderResult(corrected, { recordNumber: '7318' });
    const foot = () => document.documentElement.style.getPropertyValue('--paper-foot');
    expect(foot()).toBe(
      '"Matrícula 7.318 · Regra hipoteca, versão 1. Posição em 25/04/2024, calculada em 20/11/2026."',
    );
    unmount();
    expect(foot()).toBe('');
  });

  test('a chart is drawn to the width of the paper', async () => {
    await renderResult(guarantees);
    const chart = screen.getByRole('img', { name: /^Total por grau/ });
    expect(chart.getAttribute('viewBox')).toBe(
      `0 0 ${chart.getAttribute('width')} ${chart.getAttribute('height')}`,
    );
  });

  test('what is folded opens for the paper and closes after it', async () => {
    const paper = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await renderResult(corrected);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(paper).toHaveBeenCalledOnce();
    const months = screen.getByText('Variações dos 4 meses').closest('details');
    expect(months).not.toHaveAttribute('open');
    dispatchEvent(new Event('beforeprint'));
    expect(months).toHaveAttribute('open');
    expect(months).toHaveTextContent('12/202310/01/2024 – 10/02/20240,56%1,0056');
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(months).not.toHaveAttribute('open');
    vi.restoreAllMocks();
  });
});
