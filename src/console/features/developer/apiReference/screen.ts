import type { Screen } from '../../../engine/screens/screen.ts';

export const screen: Screen = {
  path: 'desenvolvimento/api',
  code: null,
  development: true,
  label: { 'pt-br': 'Referência da API', 'en-us': 'API reference' },
  menu: { group: 'management', order: 900, icon: 'file-text' },
  texts: ['developer'],
  page: () => import('./ApiReferencePage.tsx'),
};
