import { type ComponentType, lazy, Suspense } from 'react';
import { useTexts, withTexts } from '../i18n/texts.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import type { Screen } from '../screens/screen.ts';

/** A hand-written screen, fetched when it is first opened. */
export function ScreenPage({ screen }: { screen: Screen }) {
  const { locale } = useTexts();
  const Page = pageOf(screen);
  return (
    <>
      <PageTitle title={screen.label[locale]} />
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </>
  );
}

const pages = new Map<Screen, ComponentType>();

/** One component a screen: a new one each time would throw the page's state away. */
function pageOf(screen: Screen): ComponentType {
  const known = pages.get(screen);
  if (known) return known;
  const page = lazy(withTexts(screen.page, ...(screen.texts ?? [])));
  pages.set(screen, page);
  return page;
}
