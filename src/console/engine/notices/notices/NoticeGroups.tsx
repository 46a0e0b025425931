import { type ReactNode, useEffect, useId, useRef } from 'react';
import { addDays, formatDate } from '../../../../domain/dates.ts';
import { localTextOf } from '../../../../field-types/formatInstant.ts';
import type { NoticeGroup } from '../../../../metadata/calls/notices.ts';
import { Failed } from '../../../kit/ui/Failed.tsx';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { companyTimeZone } from '../../auth/timeZone.ts';
import { ApiError } from '../../client/apiError.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { Translate } from '../../i18n/translate.ts';
import { GroupItem } from './GroupItem.tsx';
import { NoticeItem } from './NoticeItem.tsx';
import type { ShownNotices } from './noticeCalls.ts';
import type { GroupedNotices } from './useNoticeGroups.ts';
import './notices.css';

interface NoticeGroupsProps {
  readonly notices: GroupedNotices;
  readonly shown: ShownNotices;
  /** Of the headings of days: below the page's own, or below that of the panel. */
  readonly level: 2 | 3;
  /** A notice was followed. */
  readonly follow?: () => void;
}

/** Notices by days and kinds. What is marked may leave its place: the focus then stays with the list. */
export function NoticeGroups({ notices, shown, level, follow = stay }: NoticeGroupsProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasMarked = useRef(false);
  const { groups, again } = notices;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when other groups have come
  useEffect(() => {
    if (hasMarked.current && document.activeElement === document.body) box.current?.focus();
    hasMarked.current = false;
  }, [groups]);
  const changed = () => {
    hasMarked.current = true;
    again();
  };
  return (
    <div className="notice-box" ref={box} tabIndex={-1}>
      <Shelf notices={notices} shown={shown} level={level}>
        {(group) =>
          group.Total > group.Avisos.length ? (
            <GroupItem group={group} changed={changed} follow={follow} />
          ) : (
            group.Avisos.map((notice) => (
              <NoticeItem key={notice.Identificador} notice={notice} changed={changed} follow={follow} />
            ))
          )
        }
      </Shelf>
    </div>
  );
}

interface ShelfProps {
  readonly notices: GroupedNotices;
  readonly shown: ShownNotices;
  readonly level: 2 | 3;
  readonly children: (group: NoticeGroup) => ReactNode;
}

/** Waiting, failed, empty, full by days, or what there was before where nothing newer came. */
function Shelf({ notices: { groups, error, again }, shown, level, children }: ShelfProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const Heading = `h${level}` as const;
  if (error && !groups) {
    const number = error instanceof ApiError ? error.requestNumber : null;
    return (
      <Failed
        title={t('bell.failed')}
        text={error.message}
        request={number ? t('list.request', { number }) : null}
        again={t('list.again')}
        retry={again}
      />
    );
  }
  if (!groups) return <Skeleton rows={4} columns={2} label={t('bell.waiting')} />;
  if (groups.length === 0) return <p className="notice-none mut">{t(emptyTexts[shown])}</p>;
  return (
    <>
      {error && <p className="notice-stale sm mut">{t('bell.stale')}</p>}
      {daysOf(groups).map(({ day, items }) => (
        <section key={day} aria-labelledby={`${id}-${day}`}>
          <Heading id={`${id}-${day}`} className="notice-day">
            {dayName(day, t) ?? formatDate(day, locale)}
          </Heading>
          <ul className="notice-list">
            {items.map((group) => (
              <li key={keyOf(group)}>{children(group)}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const stay = () => undefined;

const emptyTexts: Readonly<Record<ShownNotices, string>> = {
  all: 'bell.empty',
  unread: 'bell.noneUnread',
  read: 'bell.noneRead',
};

const keyOf = ({ Tipo, Dia, Lida, IdentificadorDono }: NoticeGroup) =>
  [Dia, Tipo, IdentificadorDono ?? '', Lida].join('.');

/** In the order they came, which is the newest first. */
function daysOf(groups: readonly NoticeGroup[]) {
  const days: { readonly day: string; readonly items: NoticeGroup[] }[] = [];
  for (const group of groups) {
    const known = days.find(({ day }) => day === group.Dia);
    if (known) known.items.push(group);
    else days.push({ day: group.Dia, items: [group] });
  }
  return days;
}

/** The two days people call by no date. */
function dayName(day: string, t: Translate): string | null {
  const today = localTextOf(new Date().toISOString(), companyTimeZone())?.slice(0, 10) ?? '';
  if (day === today) return t('bell.today');
  return today !== '' && day === addDays(today, -1) ? t('bell.yesterday') : null;
}
