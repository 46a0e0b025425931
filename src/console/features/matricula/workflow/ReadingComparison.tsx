import { useState } from 'react';
import { useInstants } from '../../../engine/auth/useInstants.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useSignal } from '../../../kit/signal.ts';
import { BusyButton } from '../../../kit/ui/BusyButton.tsx';
import { Failed } from '../../../kit/ui/Failed.tsx';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconHistory } from '../../../kit/ui/icons.ts';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { useReviewContext } from '../ReviewContext.ts';
import { type ReviewRecord, reviewRecordFromWire } from '../reviewRecord.ts';
import { useFormats } from '../useFormats.ts';
import { comparing } from './comparing.ts';
import { ReadingChangeRow } from './ReadingChangeRow.tsx';
import { type ComparedReadings, decideOnReading, useReadingChanges } from './useReadingChanges.ts';

interface ReadingComparisonProps {
  readonly record: ReviewRecord;
  readonly put: (record: ReviewRecord) => void;
}

/**
 * What a further reading says otherwise: a line until somebody looks, then change by change, the new value taken
 * unless the one before is kept. Later it can be looked at again.
 */
export function ReadingComparison({ record, put }: ReadingComparisonProps) {
  const { t } = useTexts();
  const isOpen = useSignal(comparing) === record.id;
  const { data, isPending, error, refetch } = useReadingChanges(record, isOpen);
  const close = () => comparing.set(null);
  if (!isOpen)
    return record.readingReviewed ? null : (
      <div className="note wa rv-note" role="status">
        <Glyph icon={IconHistory} />
        <span className="grow">{t('analysis.reading.waiting')}</span>
        <button type="button" className="btn sq" onClick={() => comparing.set(record.id)}>
          {t('analysis.reading.look')}
        </button>
      </div>
    );
  return (
    <section id="wf-comparison" className="wf-comparison" aria-labelledby="wf-comparison-t" tabIndex={-1}>
      <div className="rv-sh">
        <h2 id="wf-comparison-t">{t('analysis.reading.title')}</h2>
        <span className="grow" />
        <button type="button" className="btn txt sq" onClick={close}>
          {t('review.close')}
        </button>
      </div>
      {error ? (
        <Failed
          title={t('analysis.reading.failed')}
          text={error.message}
          again={t('review.retry')}
          retry={() => void refetch()}
        />
      ) : isPending ? (
        <Skeleton rows={3} columns={3} label={t('analysis.reading.waitingFor')} />
      ) : data ? (
        <Changes record={record} comparison={data} put={put} onDecided={close} />
      ) : (
        <p className="sm mut">{t('analysis.reading.none')}</p>
      )}
    </section>
  );
}

interface ChangesProps {
  readonly record: ReviewRecord;
  readonly comparison: ComparedReadings;
  readonly put: (record: ReviewRecord) => void;
  readonly onDecided: () => void;
}

function Changes({ record, comparison, put, onDecided }: ChangesProps) {
  const { t } = useTexts();
  const { date } = useFormats();
  const { clock: timeOf } = useInstants();
  const { canCorrect } = useReviewContext();
  const { items, review, closing, lost, order } = comparison;
  const [keep, setKeep] = useState<ReadonlySet<string>>(new Set(review?.kept));
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const mayDecide = review === null && canCorrect;
  const decide = async (kept: readonly string[]) => {
    setSaving(true);
    setRefused(null);
    try {
      put(reviewRecordFromWire(await decideOnReading(record, order, kept)));
      onDecided();
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error));
    } finally {
      setSaving(false);
    }
  };
  const toggle = (id: string, isKept: boolean) =>
    setKeep((before) => {
      const next = new Set(before);
      if (isKept) next.add(id);
      else next.delete(id);
      return next;
    });
  const [was, is] = [closing.before.issuedOn, closing.after.issuedOn];
  return (
    <>
      <p className="sm mut">
        {was !== is &&
          t('analysis.reading.certificates', {
            before: was ? date(was) : '–',
            after: is ? date(is) : '–',
          })}{' '}
        {lost > 0 && t('review.lost', { smart_count: lost })}{' '}
        {review && t('analysis.reading.decided', { who: review.by, when: timeOf(review.at) })}
      </p>
      {items.length === 0 ? (
        <p className="sm mut">{t('analysis.reading.same')}</p>
      ) : (
        <ul className="rv-list">
          {items.map((change) => (
            <ReadingChangeRow
              key={change.id}
              change={change}
              isKept={keep.has(change.id)}
              {...(mayDecide ? { onKept: (isKept: boolean) => toggle(change.id, isKept) } : {})}
            />
          ))}
        </ul>
      )}
      {refused && (
        <p className="msg" role="alert">
          {refused}
        </p>
      )}
      {mayDecide && (
        <div className="row wf-decide">
          <BusyButton
            type="button"
            className={keep.size > 0 ? 'pri' : ''}
            busy={saving}
            busyText={t('analysis.reading.saving')}
            disabled={keep.size === 0}
            onClick={() => void decide([...keep])}
          >
            {t('analysis.reading.save', { smart_count: keep.size })}
          </BusyButton>
          <BusyButton
            type="button"
            className={keep.size > 0 ? '' : 'pri'}
            busy={saving}
            busyText={t('analysis.reading.saving')}
            onClick={() => void decide([])}
          >
            {t('analysis.reading.takeAll')}
          </BusyButton>
        </div>
      )}
    </>
  );
}
