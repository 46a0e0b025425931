import Popover from '@mui/material/Popover';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconBell } from '../../kit/ui/icons.ts';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { useTexts } from '../i18n/texts.ts';
import type { Translate } from '../i18n/translate.ts';
import { useUnreadNotices } from '../notices/unreadNotices.ts';
import './bell.css';

// What lists notices is fetched with the first press.
const NoticePanel = lazy(() => import('./NoticePanel.tsx'));

/** More than this is told as a plus, since nobody counts on. */
const mostShown = 99;

/** How many notices wait, and the latest of them at a press. */
export function Bell() {
  const { t } = useTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = useUnreadNotices();
  const close = () => setAnchor(null);
  return (
    <>
      <button
        type="button"
        className="btn txt ico bell"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={nameOf(count, t)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Glyph icon={IconBell} />
        {count !== null && count > 0 && (
          <b aria-hidden="true">{count > mostShown ? `${mostShown}+` : count}</b>
        )}
      </button>
      <Arrivals count={count} />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { className: 'notice-panel', role: 'dialog', 'aria-label': t('bell.title') },
        }}
      >
        <Suspense fallback={<Skeleton rows={4} columns={2} label={t('bell.waiting')} />}>
          <NoticePanel unread={count ?? 0} close={close} />
        </Suspense>
      </Popover>
    </>
  );
}

const nameOf = (count: number | null, t: Translate): string =>
  count ? t('bell.unread', { smart_count: count }) : t('bell.noUnread');

/** Says that the number has grown; that it fell is known to whoever read them. */
function Arrivals({ count }: { count: number | null }) {
  const { t } = useTexts();
  const last = useRef<number | null>(null);
  const [said, setSaid] = useState<number | null>(null);
  useEffect(() => {
    const hasGrown = count !== null && last.current !== null && count > last.current;
    if (hasGrown || count === 0) setSaid(hasGrown ? count : null);
    last.current = count;
  }, [count]);
  return (
    <span className="vh" role="status">
      {said === null ? '' : t('bell.unread', { smart_count: said })}
    </span>
  );
}
