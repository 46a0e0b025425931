import { useState } from 'react';
import { Link } from 'react-router';
import { enumLabel } from '../../../metadata/enums.ts';
import { ApiError } from '../../engine/client/apiError.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconAlertCircleFilled, IconRefresh } from '../../kit/ui/icons.ts';
import { PasswordForm } from '../upload/PasswordForm.tsx';
import type { ReviewRecord } from './reviewRecord.ts';
import { runTransition, useTransitions } from './workflow/useTransitions.ts';

/** What shows while there is no reading to review. */

/** A file being read: which page, which step; announced at most every tenth. */
export function ReadingProgress({ record }: { record: ReviewRecord }) {
  const { t, locale } = useTexts();
  const { progress, state } = record;
  const part = progress && progress.pages > 0 ? progress.page / progress.pages : null;
  const text =
    progress && progress.pages > 0
      ? t('review.reading.page', { page: progress.page, pages: progress.pages })
      : enumLabel(locale)('SituacaoMatricula', state);
  return (
    <div className="rv-wait">
      <h2>{t('review.reading.title', { file: record.fileName })}</h2>
      <p>{text}</p>
      <div
        className="rv-meter"
        role="progressbar"
        aria-label={t('review.reading.title', { file: record.fileName })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={part === null ? undefined : Math.round(part * 100)}
      >
        <i style={{ width: `${(part ?? 0) * 100}%` }} />
      </div>
      {progress?.step && <p className="sm mut">{t(`review.reading.step.${progress.step}`)}</p>}
      <p className="sm mut">{t('review.reading.leave')}</p>
      <span className="vh" role="status">
        {part === null ? '' : t('review.reading.tenths', { percent: Math.floor(part * 10) * 10 })}
      </span>
    </div>
  );
}

/** A reading that failed: file, operation and what was wrong (specification, section 8). */
export function ReadingFailed({ record, onChanged }: { record: ReviewRecord; onChanged: () => void }) {
  const { t } = useTexts();
  const { shown, more } = useTransitions(record);
  const [refused, setRefused] = useState<string | null>(null);
  const again = [...shown, ...more].find(({ event }) => event === 'reprocessar');
  const asksPassword =
    record.failure?.code === 'file-password' || record.failure?.code === 'file-password-wrong';
  const open = async (password: string) => {
    if (!again) return;
    try {
      await runTransition(record, again, { password });
      onChanged();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error.message);
    }
  };
  return (
    <div className="rv-wait">
      <div className="note er" role="alert">
        <Glyph icon={IconAlertCircleFilled} />
        <div>
          <p className="b">{t('review.failed.title', { file: record.fileName })}</p>
          <p>{record.failure?.text ?? t('review.failed.unknown')}</p>
          {record.operation && <p>{t('review.failed.operation', { code: record.operation.code })}</p>}
          {refused && <p>{refused}</p>}
        </div>
      </div>
      {asksPassword && again && (
        <PasswordForm file={record.fileName} onPassword={(password) => void open(password)} />
      )}
      <p className="sm mut">{t('review.failed.next')}</p>
    </div>
  );
}

/** A record that was withdrawn before anybody read it; its file may live on in another one. */
export function Withdrawn({ record }: { record: ReviewRecord }) {
  const { t, locale } = useTexts();
  return (
    <div className="rv-wait">
      <h2>{enumLabel(locale)('SituacaoMatricula', record.state)}</h2>
      <p>{t(record.mergedInto === null ? 'review.withdrawn' : 'review.merged')}</p>
      {record.mergedInto !== null && (
        <Link to={`/nav/matricula/${record.mergedInto}`}>{t('review.openMerged')}</Link>
      )}
    </div>
  );
}

/** The record itself did not load. */
export function RecordNotLoaded({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <div className="rv-wait">
      <h1 tabIndex={-1}>{t('review.notLoaded')}</h1>
      <p>{text}</p>
      <div>
        <button type="button" className="btn" onClick={onRetry}>
          <Glyph icon={IconRefresh} small />
          {t('review.retry')}
        </button>
      </div>
    </div>
  );
}

/** First load: the panes ruled, nothing moving. */
export function ReviewSkeleton() {
  const { t } = useTexts();
  return (
    <div className="rv" role="status" aria-label={t('review.loading')}>
      <div className="rv-head">
        <div className="grow">
          <span className="sk" style={{ width: 120, margin: '5px 0 10px' }} />
          <span className="sk" style={{ width: 280, height: 16 }} />
        </div>
      </div>
      <div className="rv-view">
        <div className="rv-tools" />
        <div className="rv-thumbs" />
        <div className="rv-page">
          <div className="rv-sheet blank" />
        </div>
      </div>
      <div className="rv-split" />
      <div className="rv-facts">
        <section>
          <ul className="rv-list">
            {[72, 54, 66, 48, 60].map((width) => (
              <li key={width}>
                <div className="rv-line">
                  <span className="mg" />
                  <span className="sk" style={{ width: `${width}%` }} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="rv-keys" />
    </div>
  );
}
