import type { Screen } from '../../../engine/screens/screen.ts';

export const screen: Screen = {
  path: 'calculo/:id',
  code: 'CALCULADORA.USAR',
  label: { 'pt-br': 'Cálculo', 'en-us': 'Calculation' },
  menu: null,
  opens: 'calculo',
  texts: ['calculators'],
  page: () => import('./CalculationPage.tsx'),
};
