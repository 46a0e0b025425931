import { QueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useMemo } from 'react';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource } from 'react-admin';
import { Route } from 'react-router';
import { outlines } from '../../../metadata/outlines.ts';
import { useSignal } from '../../kit/signal.ts';
import { authProvider } from '../auth/authProvider.ts';
import { useCodes } from '../auth/rights.ts';
import { client, services } from '../auth/services.ts';
import { session } from '../auth/session.ts';
import { companyTimeZone } from '../auth/timeZone.ts';
import { written } from '../client/written.ts';
import { createDataProvider } from '../data/dataProvider.ts';
import { usePreferencesKnown } from '../data/preferences.ts';
import { FieldSurroundings } from '../entities/FieldSurroundings.tsx';
import { EntityList } from '../entities/list/EntityList.tsx';
import { openedBy } from '../entities/openedBy.tsx';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { AccessDeniedPage, CrashPage, ForbiddenPage, NotFoundPage } from '../page/Pages.tsx';
import { fromFeatures } from '../product.ts';
import { screensFor } from '../screens/screen.ts';
import { ScreenPage } from '../shell/ScreenPage.tsx';
import { Shell } from '../shell/Shell.tsx';

// Forms bring rjsf: they are fetched with the first one opened.
const EntityCreate = lazy(() => import('../entities/form/EntityCreate.tsx'));
const EntityEdit = lazy(() => import('../entities/form/EntityEdit.tsx'));
const EntityBatches = lazy(() => import('../entities/undo/EntityBatches.tsx'));
const EntityImport = lazy(() => import('../entities/import/EntityImport.tsx'));
const EntityDuplicates = lazy(() => import('../entities/alike/EntityDuplicates.tsx'));
const EntityMerge = lazy(() => import('../entities/merge/EntityMerge.tsx'));
const EntityTrash = lazy(() => import('../entities/list/trash/EntityTrash.tsx'));
const EntityShow = lazy(() => import('../entities/show/EntityShow.tsx'));

const pages = {
  list: openedBy('list', EntityList),
  show: openedBy('get', EntityShow),
  create: openedBy('create', EntityCreate),
  edit: openedBy('update', EntityEdit),
};

/** react-admin below `/nav`: one resource an entity, one route a screen, everything from schemas. */
export function Nav() {
  const now = useSignal(session);
  const codes = useCodes();
  // Another person or company starts from nothing: no data of the last one is left in memory.
  const key =
    now.status === 'in'
      ? `${now.data.IdentificadorUsuario}/${now.data.IdentificadorEmpresa}/${now.data.IdentificadorFilial}`
      : '';
  // Drawn before they are known, pages would be drawn twice, and in another language.
  return usePreferencesKnown() ? <Area key={key} codes={codes} /> : null;
}

function Area({ codes }: { codes: ReadonlySet<string> }) {
  const parts = useMemo(
    () => ({
      dataProvider: createDataProvider(client(), companyTimeZone),
      i18nProvider: createI18nProvider(),
      store: memoryStore(),
      queryClient: new QueryClient({
        // A request without a network fails and is told of; one that waits in secret would be sent when nobody looks.
        defaultOptions: {
          queries: {
            retry: false,
            staleTime: 5_000,
            refetchOnWindowFocus: false,
            networkMode: 'always',
          },
          mutations: { networkMode: 'always' },
        },
      }),
    }),
    [],
  );
  const { queryClient } = parts;
  const [home] = fromFeatures('home');
  // Whoever changes something brings what is on the screen up to date; what is shown later is read anew, and so is
  // what was being read meanwhile.
  useEffect(
    () =>
      written.subscribe(() => {
        void queryClient.invalidateQueries({ refetchType: 'none' });
        void queryClient.refetchQueries({ fetchStatus: 'fetching' });
      }),
    [queryClient],
  );
  return (
    <CoreAdminContext basename="/nav" authProvider={authProvider} {...parts}>
      <FieldSurroundings>
        <CoreAdminUI
          layout={Shell}
          {...(home ? { dashboard: home } : {})}
          catchAll={NotFoundPage}
          accessDenied={AccessDeniedPage}
          error={CrashPage}
          loading={Nothing}
          loginPage={false}
          requireAuth
          disableTelemetry
          title="Folio"
        >
          {outlines.map((entity) => (
            <Resource
              key={entity.name}
              name={entity.name}
              list={pages.list}
              show={pages.show}
              {...(entity.calls.includes('create') ? { create: pages.create } : {})}
              {...(entity.calls.includes('update') ? { edit: pages.edit } : {})}
              recordRepresentation={entity.representation}
            >
              <Route path="excluidos" element={<EntityTrash />} />
              <Route path="importar" element={<EntityImport />} />
              {entity.calls.includes('history') && <Route path="conjuntos" element={<EntityBatches />} />}
              {entity.merge && <Route path="mesclar" element={<EntityMerge />} />}
              <Route path="duplicados" element={<EntityDuplicates />} />
            </Resource>
          ))}
          <CustomRoutes>
            {screensFor(services().config.development).map((screen) => (
              <Route
                key={screen.path}
                path={`/${screen.path}`}
                element={
                  screen.code === null || codes.has(screen.code) ? (
                    <ScreenPage screen={screen} />
                  ) : (
                    <ForbiddenPage code={screen.code} />
                  )
                }
              />
            ))}
          </CustomRoutes>
        </CoreAdminUI>
      </FieldSurroundings>
    </CoreAdminContext>
  );
}

const Nothing = () => null;
