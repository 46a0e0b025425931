import type { Screen } from '../../engine/screens/screen.ts';

export const screen: Screen = {
  path: 'enviar-matriculas',
  code: 'MATRICULA.ENVIAR',
  label: { 'pt-br': 'Enviar matrículas', 'en-us': 'Upload records' },
  menu: null,
  makes: 'registro-matricula',
  texts: ['errors'],
  page: () => import('./UploadPage.tsx'),
};
