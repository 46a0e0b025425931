import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { MarkButton } from '../notices/notices/MarkButton.tsx';
import { NoticeGroups } from '../notices/notices/NoticeGroups.tsx';
import { markAllRead, type ShownNotices } from '../notices/notices/noticeCalls.ts';
import { ShownChoice } from '../notices/notices/ShownChoice.tsx';
import { useNoticeGroups } from '../notices/notices/useNoticeGroups.ts';

/** As many groups as are taken in at a glance; the page has the rest. */
const shownAtOnce = 10;

interface NoticePanelProps {
  readonly unread: number;
  readonly close: () => void;
}

/** The latest notices in groups, each the way to what it is about. */
export default function NoticePanel({ unread, close }: NoticePanelProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState<ShownNotices>('all');
  const notices = useNoticeGroups(shown, shownAtOnce);
  const allRead = () => {
    // The button goes with what it was for. Who has left meanwhile is not called back.
    if (heading.current?.closest('[role="dialog"]')?.contains(document.activeElement))
      heading.current.focus();
    notices.again();
  };
  return (
    <>
      <div className="notice-head">
        <h2 className="grow" tabIndex={-1} ref={heading}>
          {t('bell.title')}
        </h2>
        {unread > 0 && (
          <MarkButton label={t('bell.readAll')} name={t('bell.readAll')} mark={markAllRead} done={allRead} />
        )}
        <ShownChoice id="sino-mostrar" value={shown} choose={setShown} choices={['all', 'unread']} />
      </div>
      <NoticeGroups notices={notices} shown={shown} level={3} follow={close} />
      <p className="notice-foot">
        <Link to="/nav/avisos" onClick={close}>
          {t('bell.seeAll')}
        </Link>
        <Link to="/nav/preferencias-de-aviso" onClick={close}>
          {t('bell.preferences')}
        </Link>
      </p>
    </>
  );
}
