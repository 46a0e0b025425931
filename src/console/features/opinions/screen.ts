import type { Screen } from '../../engine/screens/screen.ts';

export const screen: Screen = {
  path: 'parecer/:id',
  code: 'PARECER.CONSULTAR',
  label: { 'pt-br': 'Parecer', 'en-us': 'Opinion' },
  menu: null,
  texts: ['review', 'errors'],
  opens: 'parecer',
  page: () => import('./OpinionPage.tsx'),
};
