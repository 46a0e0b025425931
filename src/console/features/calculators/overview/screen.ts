import type { Screen } from '../../../engine/screens/screen.ts';

export const screen: Screen = {
  path: 'calculadoras',
  code: 'CALCULADORA.USAR',
  label: { 'pt-br': 'Calculadoras', 'en-us': 'Calculators' },
  menu: { group: 'work', order: 60, icon: 'calculator' },
  texts: ['calculators'],
  page: () => import('./CalculatorsPage.tsx'),
};
