import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { memo, useEffect, useState } from 'react';
import { createHashRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { muiTheme } from '../../kit/theme/theme.ts';
import { refreshPlace } from '../client/place.ts';
import { Nav } from './Nav.tsx';

// Styles that parts of MUI write at run time carry the page's nonce. The property holds it, the attribute is blank.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const styles = createCache({ key: 'f', prepend: true, ...(nonce ? { nonce } : {}) });

/**
 * The navigation area: one hash router for everything below `/nav`. Any other address goes back to the root,
 * which takes this away again. A data router, because only it can ask before unsaved work is left.
 */
export default memo(function Gate() {
  const [router] = useState(() =>
    createHashRouter([
      { path: '/nav/*', Component: Nav },
      { path: '*', Component: HandBack },
    ]),
  );
  useEffect(() => {
    const forget = router.subscribe(refreshPlace);
    return () => {
      forget();
      router.dispose();
    };
  }, [router]);
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={muiTheme}>
        <RouterProvider router={router} useTransitions={false} />
      </ThemeProvider>
    </CacheProvider>
  );
});

function HandBack() {
  useEffect(refreshPlace, []);
  return null;
}
