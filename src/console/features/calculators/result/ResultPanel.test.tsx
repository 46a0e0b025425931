import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import { corrected, guarantees, renderResult, twoDegrees } from './testing.tsx';

const figure = (name: string) =>
  screen.getAllByText(name).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent;
const account = () => screen.getByRole('table', { name: 'Conta passo a passo' });
const line = (title: string | RegExp) => {
  const found = within(account())
    .getAllByRole('rowheader')
    .find(({ textContent }) =>
      typeof title === 'string' ? textContent?.startsWith(title) : title.test(textContent ?? ''),
    );
  return found?.closest('tr')?.textContent;
};

describe('the answer', () => {
  test('H2: the figures, the first of them the answer, and the bar that says the same', async () => {
    await renderResult(twoDegrees);
    expect(figure('Cabe na garantia, até')).toBe('R$ 370.000,00');
    expect(figure('Dívida atual')).toBe('43,00%');
    expect(figure('Com a nova operação')).toBe('63,00%');
    expect(figure('Próximo grau')).toBe('3º');
    expect(figure('Margem')).toBe('R$ 570.000,00');
    expect(line('Margem depois do 2º grau')).toContain('570.000,00');
    expect(line('Dedução')).toContain('R-2 250.000,00 + R-4 180.000,00');
    expect(screen.getByRole('img', { name: /Valor que responde/ })).toHaveAccessibleName(
      'Valor que responde: R$ 1.000.000,00. 1º R$ 250.000,00 (25,00%); 2º R$ 180.000,00 (18,00%); Nova R$ 200.000,00 (20,00%); livre R$ 170.000,00 (17,00%); acima do limite R$ 200.000,00 (20,00%). Linha do limite 80%, R$ 800.000,00.',
    );
    expect(await faults()).toEqual([]);
  });

  test('many debts: the last ones in rank stand together in the bar', async () => {
    const Onus = Array.from({ length: 8 }, (_, index) => ({
      Ato: `R-${index + 1}`,
      Grau: index + 1,
      Valor: 1000.01,
    }));
    await renderResult({ code: 'hipoteca', input: { ValorImovel: 100000, Onus } });
    expect(screen.getByRole('img', { name: /Valor que responde/ })).toHaveAccessibleName(
      /5º R\$ 1\.000,01 \(1,00%\); Demais R\$ 3\.000,03 \(3,00%\); livre/,
    );
  });

  test('P1: goods against credit', async () => {
    await renderResult({
      code: 'penhor',
      input: {
        Penhores: [
          {
            Ato: 'R-3',
            ValorCredito: 1000000,
            Bens: [{ Produto: 'soja', Quantidade: 12000, Unidade: 'sc60', ValorUnitario: 120 }],
          },
        ],
      },
    });
    expect(figure('Cobertura')).toBe('144,00%');
    expect(figure('Sobra')).toBe('R$ 440.000,00');
    expect(screen.getByRole('img', { name: /Bens de/ })).toHaveAccessibleName(
      'Bens de R$ 1.440.000,00 para crédito de R$ 1.000.000,00: cobertura de 144,00%. A linha marca 100% do crédito.',
    );
    expect(line('Valor do bem')).toContain('12.000 × 100% × 120');
    expect(line('Valor do bem')).toContain('1.440.000,00');
    expect(line(/^soja/)).toBeUndefined();
    expect(line('Cobertura')).toContain('1.440.000,00 ÷ 1.000.000,00 × 100');
    expect(line('Cobertura')).toContain('144,0000%');
    expect(await faults()).toEqual([]);
  });

  test('F2: barred until the day after, with what the account does not check', async () => {
    await renderResult({
      code: 'fgts',
      input: { Atos: [{ Ato: 'R-3', Data: '2023-11-21', Evento: 'compra_venda', UsoFgts: 'SIM' }] },
    });
    expect(figure('Livre a partir de')).toBe('21/11/2026');
    expect(screen.getByText('RF-47')).toBeVisible();
    expect(line('Liberação do FGTS')).toContain('21/11/2026');
    expect(screen.getByText('O que esta conta não confere')).toBeVisible();
    expect(await faults()).toEqual([]);
  });

  test('in English', async () => {
    await renderResult(twoDegrees, {}, 'en-us');
    expect(figure('Fits the guarantee, up to')).toBe('R$ 370,000.00');
    expect(figure('Next degree')).toBe('3rd');
    expect(screen.getByText('Where this number comes from')).toBeVisible();
  });

  test('warnings lead to what they are about, estimates and projections say why', async () => {
    const [row] = corrected.input.Onus as readonly object[];
    await renderResult({
      ...corrected,
      on: '2024-12-20',
      terms: { today: '2024-11-10' },
      input: { ...corrected.input, Onus: [{ ...row, Presumido: true, Grau: undefined }] },
    });
    expect(screen.getByText('Estimativa')).toBeVisible();
    expect(screen.getByText('Projetado')).toBeVisible();
    expect(screen.getByText(/tomado como zero: 11\/2024/)).toBeVisible();
    const inferred = screen.getByText(/foi inferido pela ordem/);
    await userEvent
      .setup()
      .click(within(inferred.closest('li') as HTMLElement).getByRole('button', { name: 'R-2' }));
    expect(document.activeElement).toHaveTextContent(/1º grau, Banco de Fomento/);
  });
});

describe('where the number comes from', () => {
  test('H5: each step with its formula in the person’s numbers, and the months of the index on demand', async () => {
    await renderResult(corrected);
    expect(line(/^Valor$/)).toContain('200.000,00');
    const correction = line('Correção monetária');
    expect(correction).toContain('200.000,00 × 1,01901929');
    expect(correction).toContain('1,0056 × 1,0042 × 1,0083 × 1,0016^(15/30) = 1,01901929');
    expect(correction).toContain('203.803,86');
    expect(line('Juros simples')).toContain('203.803,86 × 12% × 106 ÷ 365');
    expect(line('Juros simples')).toContain('7.102,42');
    expect(line('Valor atualizado')).toContain('210.906,28');
    await userEvent.setup().click(screen.getByText('Variações dos 4 meses'));
    const months = within(screen.getByRole('region', { name: /Variações dos 4 meses/ })).getAllByRole('row');
    expect(months.map(({ textContent }) => textContent)).toEqual([
      'MêsPeríodoVariaçãoFator',
      '12/202310/01/2024 – 10/02/20240,56%1,0056',
      '01/202410/02/2024 – 10/03/20240,42%1,0042',
      '02/202410/03/2024 – 10/04/20240,83%1,0083',
      '03/202410/04/2024 – 25/04/2024 (15 de 30 dias)0,16%1,0016',
    ]);
    expect(screen.getByText('Arredondamento: meio para cima, uma vez, no fim.')).toBeVisible();
    expect(
      screen.getByText(/Regra hipoteca, versão 1\. Posição em 25\/04\/2024, calculada em 20\/11\/2026\./),
    ).toBeVisible();
    expect(await faults()).toEqual([]);
  });

  test('inputs lead to the words they were read from', async () => {
    await renderResult(corrected, {
      recordId: 41,
      sources: [
        { Campo: 'Onus.0.Valor', Ato: 'R-2', Pagina: 1, Trecho: 'R$ 200.000,00' },
        { Campo: 'Onus.0.DataBase', Ato: 'R-2', Pagina: 2, Trecho: '10 de janeiro de 2024' },
      ],
    });
    const links = within(account()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['R-2', '/nav/matricula/41?ato=R-2&pagina=1'],
      ['R-2, p. 2', '/nav/matricula/41?ato=R-2&pagina=2'],
      ['R-2, p. 1', '/nav/matricula/41?ato=R-2&pagina=1'],
    ]);
    expect(links[1]).toHaveAttribute('title', '“10 de janeiro de 2024”');
    const table = screen.getByRole('region', { name: 'Ônus atualizados' });
    expect(within(table).getByRole('link', { name: 'R-2' })).toHaveAttribute(
      'href',
      '/nav/matricula/41?ato=R-2&pagina=1',
    );
  });

  test('typed alone, nothing leads anywhere', async () => {
    await renderResult(corrected);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('histories', () => {
  const totals = () =>
    within(screen.getByRole('region', { name: 'Total por grau' }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  const typeDay = async (day: string) => {
    const field = screen.getByRole('textbox', { name: 'Posição em' });
    const user = userEvent.setup();
    await user.clear(field);
    await user.type(field, day);
    await user.tab();
  };

  test('1.4: the position at any date, typed or slid to, and the rank apart from the degree', async () => {
    await renderResult(guarantees);
    expect(totals()).toEqual(['2º grau120.000,00', 'Total120.000,00']);
    const ranks = () =>
      within(screen.getByRole('region', { name: 'Garantias nesta data' }))
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(ranks()).toEqual(['R-4Banco B2º1º–120.000,00']);
    expect(screen.getByText(/^Valores como constam dos atos, sem correção nem juros/)).toBeVisible();

    await typeDay('31/12/2020');
    expect(totals()).toEqual(['1º grau350.000,00', 'Total350.000,00']);
    await typeDay('31/12/2021');
    expect(totals()).toEqual(['1º grau350.000,00', '2º grau120.000,00', 'Total470.000,00']);
    await typeDay('31/12/2023');
    expect(totals()).toEqual(['1º grau250.000,00', '2º grau120.000,00', 'Total370.000,00']);
    expect(ranks()).toEqual(['R-2Banco A1º1º–250.000,00', 'R-4Banco B2º2º–120.000,00']);

    const slider = screen.getByRole('slider', { name: 'Data da posição' });
    expect(slider).toHaveAttribute('aria-valuetext', '31/12/2023');
    fireEvent.change(slider, { target: { value: Date.parse('2021-12-31') / 86_400_000 } });
    expect(totals().at(-1)).toBe('Total470.000,00');
    expect(screen.getByRole('textbox', { name: 'Posição em' })).toHaveValue('31/12/2021');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Próximo ato' }));
    expect(slider).toHaveAttribute('aria-valuetext', '30/09/2022');
    expect(totals().at(-1)).toBe('Total370.000,00');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Ato anterior' }));
    expect(slider).toHaveAttribute('aria-valuetext', '11/02/2021');

    await typeDay('01/01/2018');
    expect(screen.getByText('Nenhuma garantia nesta data.')).toBeVisible();
    await typeDay('31/02/2020');
    expect(screen.getByText('Escreva o dia como dd/mm/aaaa.')).toBeVisible();
    expect(await faults()).toEqual([]);
  });

  test('1.4: every row of the history stands in its table', async () => {
    await renderResult(guarantees);
    const table = within(screen.getByRole('region', { name: 'Histórico das garantias' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)[2]).toContain(
      '300.000,0050.000,00350.000,00',
    );
    expect(screen.getByText(/o excedente pode não ter a mesma preferência/)).toBeVisible();
    expect(screen.getByRole('img', { name: /Total por grau, de 10\/05\/2019 a 01\/01\/2026/ })).toBeVisible();
  });

  test('A2: the area before and after, on any day', async () => {
    await renderResult({
      code: 'historico-area',
      input: {
        AreaInicial: '100 ha',
        Atos: [{ Ato: 'AV-4', Data: '2019-03-01', Evento: 'georreferenciamento', Area: '98.7432 ha' }],
      },
    });
    expect(figure('Área atual')).toBe('98,7432 ha');
    expect(screen.getAllByText('Em 20/11/2026: 98,7432 ha, desde o AV-4.').length).toBeGreaterThan(0);
    expect(line('Diferença da área')).toContain('−1,2568%');
    await typeDay('28/02/2019');
    expect(screen.getAllByText('Em 28/02/2019: 100,0000 ha, da abertura.').length).toBeGreaterThan(0);
    expect(await faults()).toEqual([]);
  });

  test('pledges: totals of each season on any day', async () => {
    const pledge = (Ato: string, Data: string, Safra: string, Valor: number, Quantidade: number) => ({
      Ato,
      Data,
      Safra,
      Valor,
      Quantidade,
      Evento: 'constituicao',
      Credor: 'Banco A',
      Produto: 'soja',
      Unidade: 'sc60',
      AreaVinculadaHa: 100,
    });
    await renderResult({
      code: 'penhor',
      input: {
        Eventos: [
          pledge('R-1', '2024-03-01', '2024/2025', 500000, 5000),
          pledge('R-3', '2025-03-01', '2025/2026', 800000, 8000),
          { Ato: 'AV-5', Data: '2025-06-01', Evento: 'cancelamento', Garantia: 'R-1' },
        ],
      },
    });
    const seasons = () =>
      within(screen.getByRole('region', { name: 'Total por safra' }))
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(seasons()).toEqual([
      '2025/2026soja 8.000 (Saca de 60 kg)100,0000 ha800.000,00',
      'Total800.000,00',
    ]);
    await typeDay('01/04/2025');
    expect(seasons().at(-1)).toBe('Total1.300.000,00');
    expect(await faults()).toEqual([]);
  });
});
