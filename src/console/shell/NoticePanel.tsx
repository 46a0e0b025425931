import { useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { entityNamed } from '../../metadata/entities.ts';
import { ApiError } from '../data/apiError.ts';
import type { ConsoleRecord } from '../data/records.ts';
import { addressOfList, addressOfRecord } from '../entities/addresses.ts';
import { RecordValue } from '../entities/RecordValue.tsx';
import { useTexts } from '../i18n/texts.ts';
import { client } from '../start/services.ts';
import { BusyButton } from '../ui/BusyButton.tsx';
import { Failed } from '../ui/Failed.tsx';
import { FieldMessage } from '../ui/FieldMessage.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/** As many as are taken in at a glance; the list has the rest. */
const shownAtOnce = 8;

interface NoticePanelProps {
  readonly unread: number;
  readonly close: () => void;
}

/** The latest notices, each the way to what it is about, where it becomes one that was read. */
export function NoticePanel({ unread, close }: NoticePanelProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const latest = useGetList<ConsoleRecord>(
    entity.name,
    { pagination: { page: 1, perPage: shownAtOnce }, sort: { field: entity.sort.field, order: 'DESC' } },
    { staleTime: 0, refetchOnMount: 'always', onError: () => undefined },
  );
  const again = () => void latest.refetch();
  const allRead = () => {
    // The button goes with what it was for.
    heading.current?.focus();
    again();
  };
  return (
    <>
      <div className="notice-head">
        <h2 id="avisos-titulo" className="grow" tabIndex={-1} ref={heading}>
          {t('bell.title')}
        </h2>
        {unread > 0 && <ReadAll done={allRead} />}
      </div>
      <Latest {...latest} again={again} follow={close} />
      <p className="notice-foot">
        <Link to={addressOfList(entity)} onClick={close}>
          {t('bell.seeAll')}
        </Link>
      </p>
    </>
  );
}

const entity = entityNamed('notificacao');
const time = entity.fields.filter(({ name }) => name === 'Quando');

interface LatestProps {
  readonly data?: readonly ConsoleRecord[] | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly again: () => void;
  readonly follow: () => void;
}

/** Waiting, failed, empty, full, or what there was before where nothing newer came. */
function Latest({ data, isPending, error, again, follow }: LatestProps) {
  const { t } = useTexts();
  if (error && !data) {
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
  if (isPending || !data) return <Skeleton rows={4} columns={2} label={t('bell.waiting')} />;
  if (data.length === 0) return <p className="notice-none mut">{t('bell.empty')}</p>;
  return (
    <>
      {error && <p className="notice-stale sm mut">{t('bell.stale')}</p>}
      <ul className="notice-list">
        {data.map((notice) => (
          <li key={notice.id}>
            <NoticeLink notice={notice} follow={follow} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoticeLink({ notice, follow }: { notice: ConsoleRecord; follow: () => void }) {
  const { t } = useTexts();
  const isRead = notice.Lida === true;
  return (
    <Link
      to={addressOfRecord(entity, notice.id)}
      className={isRead ? 'notice-link' : 'notice-link unread'}
      onClick={follow}
    >
      <span>
        {!isRead && <span className="vh">{t('bell.isUnread')}</span>} {String(notice.Texto)}
      </span>
      <span className="xs mut">
        {time.map((field) => (
          <RecordValue key={field.name} entity={entity} field={field} record={notice} />
        ))}
      </span>
    </Link>
  );
}

function ReadAll({ done }: { done: () => void }) {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const readAll = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await client().call(`${entity.noun}/Executar/ler-todas`, { method: 'POST', body: {} });
      done();
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const label = t('bell.readAll');
  return (
    <>
      <BusyButton
        type="button"
        className="txt acc sq"
        busy={busy}
        busyText={label}
        onClick={() => void readAll()}
      >
        {label}
      </BusyButton>
      {failure !== null && <FieldMessage id="avisos-falha" text={failure} />}
    </>
  );
}
