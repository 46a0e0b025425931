import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lookOfDegree } from './looks.ts';
import { renderResult } from './testing.tsx';

const degrees = [1, 2, 3, 4, 5];

test('five degrees have five fills, the same in the bar and in the history', async () => {
  expect(new Set(degrees.map(lookOfDegree)).size).toBe(5);
  const { container } = await renderResult({
    code: 'hipoteca',
    input: {
      ValorImovel: 1000000,
      Onus: degrees.map((Grau) => ({ Ato: `R-${Grau}`, Evento: 'hipoteca', Grau, Valor: 50000 })),
      // The history lacks the first: its second is the same second.
      Eventos: degrees.slice(1).map((Grau) => ({
        Data: '2020-01-10',
        Ato: `R-${Grau}`,
        Evento: 'constituicao',
        Grau,
        Valor: 50000,
      })),
    },
  });
  const inBar = [...container.querySelectorAll('.rp-b5 > i')].slice(0, 5);
  expect(inBar.map(({ className }) => className)).toEqual(['s1', 's2', 's3', 's4', 's5']);
  const table = within(screen.getByRole('region', { name: 'Total por grau' }));
  const keys = table
    .getAllByRole('rowheader')
    .map((head) => [head.textContent, head.querySelector('.rp-key')?.className]);
  expect(keys.slice(0, 4)).toEqual([
    ['2º grau', 'rp-key s2'],
    ['3º grau', 'rp-key s3'],
    ['4º grau', 'rp-key s4'],
    ['5º grau', 'rp-key s5'],
  ]);
  const drawn = [...container.querySelectorAll('.rp-chart path.area')].map((path) => path.classList[1]);
  expect(drawn).toEqual(['s2', 's3', 's4', 's5']);
});
