import type { Screen } from '../../engine/screens/screen.ts';

export const screen: Screen = {
  path: 'calculadoras/:codigo',
  code: 'CALCULADORA.USAR',
  label: { 'pt-br': 'Calculadora', 'en-us': 'Calculator' },
  menu: null,
  texts: ['calculators'],
  page: () => import('./CalculatorPage.tsx'),
};
