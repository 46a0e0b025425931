import type { Screen } from '../../engine/screens/screen.ts';

export const screen: Screen = {
  path: 'painel',
  code: 'DASHBOARD.CONSULTAR',
  label: { 'pt-br': 'Painéis', 'en-us': 'Dashboards' },
  menu: { group: 'work', order: 70, icon: 'chart-bar' },
  texts: ['dashboards'],
  page: () => import('./DashboardsPage.tsx'),
};
