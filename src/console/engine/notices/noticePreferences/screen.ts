import type { Screen } from '../../screens/screen.ts';

export const screen: Screen = {
  path: 'preferencias-de-aviso',
  code: 'NOTIFICACAO.CONSULTAR',
  label: { 'pt-br': 'Preferências de aviso', 'en-us': 'Notice preferences' },
  menu: null,
  page: () => import('./NoticePreferencesPage.tsx'),
};
