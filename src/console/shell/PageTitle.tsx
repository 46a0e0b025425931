import { useEffect } from 'react';

/** Title of the browser's tab. The page's heading is the page's own. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · Folio`;
  }, [title]);
  return null;
}
