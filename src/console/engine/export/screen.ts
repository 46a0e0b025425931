import type { Screen } from '../screens/screen.ts';

export const screen: Screen = {
  path: 'exportacao/:id',
  code: null,
  label: { 'pt-br': 'Exportação', 'en-us': 'Export' },
  menu: null,
  page: () => import('./ExportPage.tsx'),
};
