import type { Screen } from '../../screens/screen.ts';

export const screen: Screen = {
  path: 'aviso/:id',
  code: 'NOTIFICACAO.CONSULTAR',
  label: { 'pt-br': 'Aviso', 'en-us': 'Notice' },
  menu: null,
  opens: 'aviso',
  page: () => import('./NoticePage.tsx'),
};
