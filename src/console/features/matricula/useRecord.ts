import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { readingStates } from '../../../domain/matricula/stateGroups.ts';
import { client } from '../../engine/auth/services.ts';
import { type ReviewRecord, reviewRecordFromWire, type WireRecord } from './reviewRecord.ts';

/** How often a file being read is asked after, ms. */
export const refreshInterval = 1500;

/**
 * The record of a review. While its file is being read it is asked again by itself, marked as a background
 * request so that it neither keeps the session awake nor raises the overlay.
 */
export function useRecord(id: number) {
  const queries = useQueryClient();
  const key = useMemo(() => ['RegistroMatricula', 'Retornar', id], [id]);
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<ReviewRecord> => {
      const background = queries.getQueryData(key) !== undefined;
      return reviewRecordFromWire(
        await client().call<WireRecord>(`RegistroMatricula/Retornar/${id}`, { background, signal }),
      );
    },
    refetchInterval: ({ state }) =>
      state.data && readingStates.includes(state.data.state) ? refreshInterval : false,
    // What is on the screen stays while another look fails.
    retry: 1,
    refetchOnWindowFocus: false,
  });
  const put = useCallback((record: ReviewRecord) => queries.setQueryData(key, record), [queries, key]);
  return {
    record: query.data,
    error: query.data ? null : query.error,
    isPending: query.isPending,
    reload: query.refetch,
    put,
  };
}
