import type { Screen } from '../../screens/screen.ts';

export const screen: Screen = {
  path: 'avisos',
  code: 'NOTIFICACAO.CONSULTAR',
  label: { 'pt-br': 'Avisos', 'en-us': 'Notices' },
  menu: null,
  page: () => import('./NoticesPage.tsx'),
};
