import type { Screen } from '../../engine/screens/screen.ts';

export const screen: Screen = {
  path: 'matricula/:id',
  code: 'MATRICULA.CONSULTAR',
  label: { 'pt-br': 'Análise da matrícula', 'en-us': 'Registry record review' },
  menu: null,
  opens: 'matricula',
  rail: true,
  texts: ['review', 'errors'],
  page: () => import('./ReviewPage.tsx'),
};
