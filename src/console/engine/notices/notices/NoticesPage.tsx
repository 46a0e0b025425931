import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { outlineNamed } from '../../../../metadata/outlines.ts';
import { useSignal } from '../../../kit/signal.ts';
import { addressOfList } from '../../entities/addresses.ts';
import { useTexts } from '../../i18n/texts.ts';
import { PageTitle } from '../../page/PageTitle.tsx';
import { unreadNotices } from '../unreadNotices.ts';
import { MarkButton } from './MarkButton.tsx';
import { NoticeGroups } from './NoticeGroups.tsx';
import { markAllRead, type ShownNotices } from './noticeCalls.ts';
import { ShownChoice } from './ShownChoice.tsx';
import { useNoticeGroups } from './useNoticeGroups.ts';

const step = 30;

/** Everything one has been told in three months, by days and kinds. */
export default function NoticesPage() {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [query, setQuery] = useSearchParams();
  const shown = shownIn(query.get('mostrar'));
  const notices = useNoticeGroups(shown, step);
  const unread = useSignal(unreadNotices) ?? 0;
  return (
    <>
      <PageTitle title={t('bell.title')} />
      <div className="head stack">
        <h1 className="grow" ref={heading} tabIndex={-1}>
          {t('bell.title')}
        </h1>
        <Link className="btn keep" to="/nav/preferencias-de-aviso">
          {t('bell.preferences')}
        </Link>
      </div>
      <div className="row wrap notice-bar">
        <ShownChoice
          id="avisos-mostrar"
          value={shown}
          choose={(next) => setQuery(next === 'all' ? {} : { mostrar: next }, { replace: true })}
          choices={['all', 'unread', 'read']}
        />
        <Link className="sm" to={addressOfList(outlineNamed('notificacao'))}>
          {t('bell.asList')}
        </Link>
        {unread > 0 && (
          <MarkButton
            label={t('bell.readAll')}
            name={t('bell.readAll')}
            mark={markAllRead}
            done={() => {
              // The button goes with what it was for.
              heading.current?.focus();
              notices.again();
            }}
          />
        )}
      </div>
      <div className="notice-page">
        <NoticeGroups notices={notices} shown={shown} level={2} />
        {notices.hasMore && (
          <button type="button" className="btn" onClick={notices.showMore}>
            {t('bell.showMore')}
          </button>
        )}
      </div>
    </>
  );
}

const shownIn = (value: string | null): ShownNotices =>
  value === 'unread' || value === 'read' ? value : 'all';
