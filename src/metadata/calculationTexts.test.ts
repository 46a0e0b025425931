import { expect, test } from 'vitest';
import { problemText } from './calculationTexts.ts';

test('names an index as the form does, and months as they are read', () => {
  const problem = {
    field: 'Onus.0.Indice',
    code: 'index-missing',
    params: { index: 'IGPM', months: '1995-02, 1995-03', count: '2' },
  } as const;
  expect(problemText(problem, 'pt-br')).toBe(
    'Índice não cadastrado: IGP-M, 02/1995, 03/1995 (2 no total). Cadastre ou importe as variações desses meses.',
  );
});

test('tells parts as fractions and as percentages, for they are typed either way', () => {
  const problem = {
    field: 'Atos.0.Adquirentes',
    code: 'parts-above-whole',
    params: { sum: '2/3', whole: '3/5' },
  } as const;
  expect(problemText(problem, 'pt-br')).toBe(
    'As frações dos adquirentes somam 2/3 (66,6667%), mais que o que passa: 3/5 (60%). Corrija-as.',
  );
  expect(problemText(problem, 'en-us')).toContain('sum to 2/3 (66.6667%)');
});

test('says why a day is asked for, and names the day a reference comes before as its form does', () => {
  const told = (code: 'reference-before-balance' | 'reference-before-issue' | 'balance-day-missing') =>
    problemText({ field: '', code, params: { base: '2026-03-02', reference: '2026-03-01' } }, 'pt-br');
  expect(told('reference-before-balance')).toContain('anterior à data do saldo (02/03/2026)');
  expect(told('reference-before-issue')).toContain('anterior à emissão (02/03/2026)');
  expect(told('balance-day-missing')).toContain('contaria duas vezes');
});
