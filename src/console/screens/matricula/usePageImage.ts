import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '../../start/services.ts';

/**
 * The image of a page as an address the browser can show. Images need the token, so they are fetched as bytes.
 * @param wanted false while the page need not be shown yet
 */
export function usePageImage(record: number, page: number, wanted = true) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['RegistroMatricula', 'Pagina', record, page],
    queryFn: async ({ signal }) =>
      (
        await client().bytes(`RegistroMatricula/Pagina/${record}/${page}`, { signal, background: true })
      ).blob(),
    enabled: wanted,
    // A page of a stored file never changes.
    staleTime: 'static',
    gcTime: 5 * 60_000,
    retry: 1,
  });
  return { address: useObjectUrl(data), isError, isFetching, retry: refetch };
}

function useObjectUrl(blob: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return setAddress(null);
    const url = URL.createObjectURL(blob);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return address;
}
