import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { startTestApi } from '../testing.tsx';
import { usePageImage } from './usePageImage.ts';

test('asks for a page again once a newer certificate has taken its place', async () => {
  const api = startTestApi();
  const asked = () => api.requests.filter(({ path }) => path === 'RegistroMatricula/Pagina/7/1').length;
  const queries = new QueryClient();
  const { result, rerender } = renderHook(
    ({ readingOrder }: { readonly readingOrder: number }) => usePageImage({ id: 7, readingOrder }, 1),
    {
      initialProps: { readingOrder: 1 },
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      ),
    },
  );
  await waitFor(() => expect(result.current.address).not.toBeNull());
  rerender({ readingOrder: 1 });
  expect(asked()).toBe(1);
  rerender({ readingOrder: 2 });
  // Never the old page under the new marks.
  expect(result.current.address).toBeNull();
  await waitFor(() => expect(result.current.address).not.toBeNull());
  expect(asked()).toBe(2);
});
