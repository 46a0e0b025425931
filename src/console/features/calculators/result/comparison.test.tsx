import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import { indexTable } from '../../../../domain/calculators/indexTable.ts';
import { inventedIndex } from '../../../../domain/calculators/testing.ts';
import { toDecimal } from '../../../../domain/units.ts';
import { against, calculated, corrected, renderResult, type Trial, twoDegrees } from './testing.tsx';

const inventedWith = (month: string, Valor: string) =>
  inventedIndex.map((row) => (row.Competencia === month ? { ...row, Valor: toDecimal(Valor) } : row));
const revised = indexTable(inventedWith('2024-03', '2.16'));

describe('held against a saved calculation', () => {
  const table = (title: string) =>
    within(screen.getByRole('region', { name: title }))
      .getAllByRole('row')
      .map(({ children }) => [...children].map(({ textContent }) => textContent));

  test('figures side by side with what lies between them, changed cells marked', async () => {
    const [first] = twoDegrees.input.Onus as readonly object[];
    const { result } = await calculated(twoDegrees);
    const changed: Trial = {
      ...twoDegrees,
      input: {
        ...twoDegrees.input,
        NovaOperacao: 100000,
        Onus: [
          { ...first, Valor: 260000.5 },
          { Ato: 'R-7', Grau: 2, Valor: 1000 },
        ],
      },
    };
    const { result: alike } = await calculated(changed);
    await renderResult(changed, { against: against('Primeira proposta', result, alike) });
    const said = table('Comparado com “Primeira proposta”');
    expect(said[0]).toEqual(['Número', 'Guardado', 'Agora', 'Diferença']);
    expect(said).toContainEqual([
      'Cabe na garantia, até',
      'R$ 370.000,00',
      'R$ 538.999,50',
      '+R$ 168.999,50',
    ]);
    expect(said).toContainEqual(['Com a nova operação', '63,0000%', '36,1001%', '−26,8999 p.p.']);
    expect(said).toContainEqual(['Próximo grau', '3º', '3º', '=']);
    const rows = within(screen.getByRole('region', { name: 'Ônus atualizados' }));
    expect(rows.getByRole('row', { name: /^R-2/ })).toHaveTextContent('260.000,50, antes: 250.000,00');
    expect(rows.getByRole('row', { name: /^R-7/ })).toHaveTextContent('R-7nova');
    expect(rows.getByRole('row', { name: /^R-4/ })).toHaveTextContent('R-4retirada');
    expect(await faults()).toEqual([]);
  });

  test('says when nothing changed', async () => {
    const { result } = await calculated(twoDegrees);
    await renderResult(twoDegrees, { against: against('A mesma', result, result) });
    expect(screen.getByText(/Nenhum número mudou\./)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Comparado com “A mesma”' })).toBeNull();
  });

  test('the difference is of the inputs alone, and what today makes of them stands apart', async () => {
    const { result } = await calculated(corrected);
    const input = { ...corrected.input, DesagioPct: 10 };
    const { result: alike } = await calculated({ ...corrected, input });
    // A month of the index was put right since.
    const today: Trial = { ...corrected, input, terms: { indices: revised } };
    await renderResult(today, { against: against('Primeira proposta', result, alike) });
    const said = table('Comparado com “Primeira proposta”');
    expect(said[0]).toEqual([
      'Número',
      'Guardado',
      'Nas mesmas condições',
      'Diferença',
      'Com as regras de hoje',
    ]);
    expect(said).toContainEqual([
      'Cabe na garantia, até',
      'R$ 589.093,72',
      'R$ 509.093,72',
      '−R$ 80.000,00',
      'R$ 506.998,43',
    ]);
    expect(
      screen.getByText(/As condições guardadas: índices e regras de 25\/04\/2024, .*meio para cima/),
    ).toBeVisible();
    // The row is another only because of the index: nothing in it was changed here.
    const row = within(screen.getByRole('region', { name: 'Ônus atualizados' })).getByRole('row', {
      name: /^R-2/,
    });
    expect(row).not.toHaveTextContent('antes');
    expect(await faults()).toEqual([]);
  });

  test('a rule that became another is not passed off as a change of the inputs', async () => {
    const { result } = await calculated(corrected);
    const changed: Trial = { ...corrected, input: { ...corrected.input, DesagioPct: 10 } };
    const { result: alike } = await calculated(changed);
    await renderResult(changed, { against: against('De antes', result, alike, false) });
    expect(screen.getByText(/a regra de hoje faz outros números até dos dados guardados/)).toBeVisible();
    expect(screen.queryByText(/A diferença é só dos dados/)).toBeNull();
  });

  test('what the stored conditions do not suffice for is called by the rules it was made under', async () => {
    const { result } = await calculated(twoDegrees);
    await renderResult(corrected, { against: against('Sem índice', result, null) });
    expect(table('Comparado com “Sem índice”')[0]).toEqual([
      'Número',
      'Guardado',
      'Com as regras de hoje',
      'Diferença',
    ]);
    expect(screen.getByText(/Elas não bastam para estes dados/)).toBeVisible();
  });
});
