import { useEffect, useState } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { useSignal } from '../../kit/signal.ts';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import {
  IconAlertCircleFilled,
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconX,
} from '../../kit/ui/icons.ts';
import { useTexts } from '../i18n/texts.ts';
import { dismiss, noticeDuration, notices, notify, type PageNotice } from './notices.ts';
import './notices.css';

/** The stack of notices, read out as they come. react-admin's own end up in it too. */
export function Notices() {
  const { t } = useTexts();
  const shown = useSignal(notices);
  useReactAdminNotices();
  return (
    <section className="notices" aria-label={t('notices.region')}>
      <div role="status">
        {shown
          .filter(({ kind }) => kind !== 'er')
          .map((notice) => (
            <OneNotice key={notice.id} notice={notice} />
          ))}
      </div>
      <div role="alert">
        {shown
          .filter(({ kind }) => kind === 'er')
          .map((notice) => (
            <OneNotice key={notice.id} notice={notice} />
          ))}
      </div>
    </section>
  );
}

function OneNotice({ notice }: { notice: PageNotice }) {
  const { t } = useTexts();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || notice.stays || notice.kind === 'er') return;
    const timer = setTimeout(() => dismiss(notice.id), noticeDuration);
    return () => clearTimeout(timer);
  }, [held, notice]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being over it only stops its clock
    <div
      className={`note ${notice.kind}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Glyph icon={icons[notice.kind]} />
      <span className="grow pre">{notice.text}</span>
      {notice.action && (
        <button
          type="button"
          className="btn txt acc sq"
          onClick={() => {
            dismiss(notice.id);
            notice.action?.act();
          }}
        >
          {notice.action.label}
        </button>
      )}
      <button
        type="button"
        className="btn txt sq ico"
        aria-label={t('notices.close')}
        onClick={() => dismiss(notice.id)}
      >
        <Glyph icon={IconX} small />
      </button>
    </div>
  );
}

const icons = { ok: IconCircleCheckFilled, er: IconAlertCircleFilled, wa: IconAlertTriangleFilled };

function useReactAdminNotices(): void {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (!taken || typeof taken.message !== 'string') return;
    const kind = taken.type === 'error' ? 'er' : taken.type === 'warning' ? 'wa' : 'ok';
    notify({ kind, text: translate(taken.message, taken.notificationOptions?.messageArgs) });
  }, [notifications, takeNotification, translate]);
}
