import type { Screen } from '../../../engine/screens/screen.ts';

export const screen: Screen = {
  path: 'desenvolvimento/esquemas',
  code: null,
  development: true,
  label: { 'pt-br': 'Bancada de esquemas', 'en-us': 'Schema bench' },
  menu: { group: 'management', order: 901, icon: 'table' },
  texts: ['developer'],
  page: () => import('./SchemaBenchPage.tsx'),
};
