import type { Screen } from '../screens/screen.ts';

export const screen: Screen = {
  path: 'minhas-sessoes',
  code: null,
  label: { 'pt-br': 'Minhas sessões', 'en-us': 'My sessions' },
  menu: null,
  page: () => import('./SessionsPage.tsx'),
};
