import { Link } from 'react-router';
import { formatClock } from '../../../../field-types/formatInstant.ts';
import type { Notice } from '../../../../metadata/calls/notices.ts';
import { outlineNamed } from '../../../../metadata/outlines.ts';
import { companyTimeZone } from '../../auth/timeZone.ts';
import { addressOfRecord } from '../../entities/addresses.ts';
import { useTexts } from '../../i18n/texts.ts';
import { MarkButton } from './MarkButton.tsx';
import { markNotice } from './noticeCalls.ts';

const entity = outlineNamed('notificacao');

interface NoticeItemProps {
  readonly notice: Notice;
  readonly changed: () => void;
  readonly follow: () => void;
}

/** One notice: the way to what it is about, where it becomes one that was read; or it is marked where it stands. */
export function NoticeItem({ notice, changed, follow }: NoticeItemProps) {
  const { t, locale } = useTexts();
  const { Identificador: id, Lida: isRead, Texto, Quando } = notice;
  return (
    <div className={isRead ? 'notice-item' : 'notice-item unread'}>
      <Link to={addressOfRecord(entity, id)} className="notice-link" onClick={follow}>
        {!isRead && <span className="vh">{t('bell.isUnread')}</span>} {Texto}
      </Link>
      <p className="notice-foot-line">
        <time className="xs mut" dateTime={Quando}>
          {formatClock(Quando, locale, companyTimeZone())}
        </time>
        <MarkButton
          label={t(isRead ? 'bell.markUnread' : 'bell.markRead')}
          name={t(isRead ? 'bell.markUnreadOf' : 'bell.markReadOf', { text: Texto })}
          mark={() => markNotice(id, !isRead)}
          done={changed}
        />
      </p>
    </div>
  );
}
