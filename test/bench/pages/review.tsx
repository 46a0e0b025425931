import type { SessionData } from '../../../src/metadata/calls/session.ts';
import '@fontsource-variable/source-sans-3/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import '../../../src/console/kit/theme/tokens.css';
import '../../../src/console/kit/theme/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { startServices } from '../../../src/console/engine/auth/services.ts';
import { session } from '../../../src/console/engine/auth/session.ts';
import { needTexts, switchLanguage } from '../../../src/console/engine/i18n/texts.ts';
import ReviewPage from '../../../src/console/features/matricula/ReviewPage.tsx';

/** The console's own review, over an API that the bench answers for. */
const codes = ['MATRICULA.CONSULTAR', 'MATRICULA.ALTERAR', 'MATRICULA.CONCLUIR'];

sessionStorage.setItem('folio.token', 'token-of-the-bench');
session.set({
  status: 'in',
  data: {
    NomePessoa: 'Helena Duarte',
    IdentificadorUsuario: 5,
    FusoHorario: 'America/Sao_Paulo',
  } as SessionData,
  codes: new Set(codes),
});
startServices({ apiUrl: `${location.origin}/api/`, development: false, demo: [], demoMail: false });
await switchLanguage('pt-br');
await needTexts('review');
createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider
      router={createHashRouter([
        { path: '/nav/matricula/:id', Component: ReviewPage },
        { path: '*', element: <h1>Início</h1> },
      ])}
      useTransitions={false}
    />
  </QueryClientProvider>,
);
