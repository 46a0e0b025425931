import { useEffect } from 'react';

/** Title of the browser's tab, inside the navigation area and out of it. The page's heading is the page's own. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · Folio`;
  }, [title]);
  return null;
}
