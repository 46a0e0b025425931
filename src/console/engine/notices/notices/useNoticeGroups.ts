import { useCallback, useEffect, useRef, useState } from 'react';
import type { NoticeGroup } from '../../../../metadata/calls/notices.ts';
import { useSignal } from '../../../kit/signal.ts';
import { unreadNotices } from '../unreadNotices.ts';
import { readGroups, type ShownNotices } from './noticeCalls.ts';

/** Most that one answer carries. */
const mostGroups = 200;

export interface GroupedNotices {
  /** Null while nothing has come. */
  readonly groups: readonly NoticeGroup[] | null;
  readonly error: Error | null;
  /** Whether there are more to show. */
  readonly hasMore: boolean;
  readonly showMore: () => void;
  readonly again: () => void;
}

/** Notices in groups, the newest first; read anew when the number of unread ones changes, here or in another tab. */
export function useNoticeGroups(shown: ShownNotices, step: number): GroupedNotices {
  const [answer, setAnswer] = useState<Pick<GroupedNotices, 'groups' | 'error' | 'hasMore'>>(nothing);
  const [most, setMost] = useState(step);
  const asked = useRef(0);
  const load = useCallback(
    async (background: boolean) => {
      asked.current += 1;
      const turn = asked.current;
      try {
        const { Itens, HaMais } = await readGroups(shown, most, background);
        if (turn === asked.current)
          setAnswer({ groups: Itens, error: null, hasMore: HaMais && most < mostGroups });
      } catch (error) {
        if (turn === asked.current) setAnswer((before) => ({ ...before, error: error as Error }));
      }
    },
    [shown, most],
  );
  useEffect(() => {
    void load(false);
    return () => {
      // An answer to what is no longer asked is nobody's.
      asked.current += 1;
    };
  }, [load]);
  const count = useSignal(unreadNotices);
  const last = useRef(count);
  useEffect(() => {
    if (count === last.current) return;
    last.current = count;
    void load(true);
  }, [count, load]);
  return {
    ...answer,
    showMore: () => setMost(Math.min(most + step, mostGroups)),
    again: () => void load(false),
  };
}

const nothing = { groups: null, error: null, hasMore: false };
