import { useState } from 'react';
import type { Transition } from '../../../../metadata/entity.ts';
import { useInstants } from '../../../engine/auth/useInstants.ts';
import { ApiError } from '../../../engine/client/apiError.ts';
import { ReasonDialog } from '../../../engine/entities/reason/ReasonDialog.tsx';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconLock, IconMessage } from '../../../kit/ui/icons.ts';
import type { ReviewRecord, WireRecord } from '../reviewRecord.ts';
import { runTransition, useTransitions } from './useTransitions.ts';

/** Who has the record in hand when it is somebody else, and what the last one to pass it on said. */
export function HandBanner({ record, onChanged }: { record: ReviewRecord; onChanged: () => void }) {
  return (
    <>
      <InOtherHand record={record} onChanged={onChanged} />
      <PassedOn record={record} />
    </>
  );
}

function InOtherHand({ record, onChanged }: { record: ReviewRecord; onChanged: () => void }) {
  const { t, locale } = useTexts();
  const { clock: timeOf } = useInstants();
  const { takeOver } = useTransitions(record);
  const [asking, setAsking] = useState(false);
  const { lock, mayReview, state } = record;
  if (!mayReview) return <Note text={t('analysis.hand.secondPerson')} />;
  if (lock === null || lock.mine) return null;
  const text = t(state === 'em_revisao' ? 'analysis.hand.reviewing' : 'analysis.hand.analysing', {
    who: lock.name,
    since: timeOf(lock.since),
  });
  return (
    <Note text={text}>
      {takeOver && (
        <button type="button" className="btn txt sq" onClick={() => setAsking(true)}>
          {takeOver.label[locale]}
        </button>
      )}
      {takeOver && asking && (
        <ReasonDialog
          title={t('analysis.hand.why', { who: lock.name })}
          action={t('analysis.hand.take')}
          onCancel={() => setAsking(false)}
          onReason={async (reason) => {
            await takeOverNow(record, takeOver, reason);
            setAsking(false);
            onChanged();
          }}
        />
      )}
    </Note>
  );
}

/** Whoever has it in hand goes on saving meanwhile: taking over is about the record as it is at that moment. */
async function takeOverNow(record: ReviewRecord, takeOver: Transition, reason: string): Promise<void> {
  try {
    await runTransition(record, takeOver, { reason });
  } catch (error) {
    const now =
      error instanceof ApiError && error.status === 409 ? (error.current as WireRecord | null) : null;
    if (typeof now?.Versao !== 'number') throw error;
    await runTransition({ id: record.id, version: now.Versao }, takeOver, { reason });
  }
}

/** A return from review, or a reopening, says what to do. */
function PassedOn({ record: { passage, state } }: { record: ReviewRecord }) {
  const { t } = useTexts();
  const { clock: timeOf } = useInstants();
  if (state !== 'em_analise' || !passage?.reason || !told.includes(passage.event)) return null;
  return (
    <div className="note rv-note">
      <Glyph icon={IconMessage} />
      <span className="grow">
        <b>{t(`analysis.passed.${passage.event}`, { who: passage.by, when: timeOf(passage.at) })}</b>{' '}
        <span className="pre">{passage.reason}</span>
      </span>
    </div>
  );
}

const told: readonly string[] = ['devolver', 'reabrir'];

function Note({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className="note wa rv-note" role="status">
      <Glyph icon={IconLock} />
      <span className="grow">{text}</span>
      {children}
    </div>
  );
}
