import type { Screen } from '../screens/screen.ts';

export const screen: Screen = {
  path: 'tarefas',
  code: 'INSTALACAO.OPERAR',
  label: { 'pt-br': 'Tarefas', 'en-us': 'Jobs' },
  menu: { group: 'management', order: 220, icon: 'list-check' },
  texts: ['jobs'],
  page: () => import('./JobsPage.tsx'),
};
