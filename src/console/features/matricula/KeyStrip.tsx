import { type ReactNode, useEffect, useRef } from 'react';
import { useInstants } from '../../engine/auth/useInstants.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { useIsNarrow } from '../../engine/page/ScreenSize.tsx';
import { BusyButton } from '../../kit/ui/BusyButton.tsx';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconCheck } from '../../kit/ui/icons.ts';
import type { SaveState } from './corrections/useSaving.ts';
import { useReviewContext } from './ReviewContext.ts';
import { capsOfKey, type ReviewKey, shortcutOf } from './reviewKeys.ts';

interface KeyStripProps {
  readonly saving: SaveState;
  readonly onSave: () => void;
  readonly onKeys: () => void;
}

/** The keys one needs, and what is not yet saved; on a small screen, without keys, the way to the next doubt. */
export function KeyStrip({ saving, onSave, onKeys }: KeyStripProps) {
  const { t } = useTexts();
  const { hour } = useInstants();
  const { pending, misfits, doubts, editing, editNextDoubt, discard, record, maySave } = useReviewContext();
  const isInOtherHand = record.lock !== null && !record.lock.mine;
  const place = doubts.findIndex(({ id }) => id === editing) + 1;
  const isDirty = pending.length > 0;
  const pages = record.statistics?.pages ?? 0;
  const isNarrow = useIsNarrow();
  const strip = useRef<HTMLDivElement>(null);
  // Its buttons go once nothing is unsaved: the keyboard that stood on one of them goes on from what is left.
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isDirty && isPressed.current && document.activeElement === document.body)
      strip.current?.querySelector('button')?.focus();
    if (!isDirty) isPressed.current = false;
  }, [isDirty]);
  const pressed = (act: () => void) => () => {
    isPressed.current = true;
    act();
  };
  return (
    <div
      ref={strip}
      className={['rv-keys', isDirty && 'dirty', doubts.length > 0 && 'asks'].filter(Boolean).join(' ')}
    >
      <div className="hints">
        {doubts.length === 0 ? (
          <Hint of="next-doubt">{t('review.keys.noDoubts')}</Hint>
        ) : (
          <button type="button" className="rv-val doubts" onClick={() => editNextDoubt(editing)}>
            <Caps of="next-doubt" />{' '}
            {place > 0
              ? t('review.keys.doubtOf', { place, doubts: doubts.length })
              : t(isNarrow ? 'review.keys.nextDoubt' : 'review.keys.doubts', { smart_count: doubts.length })}
          </button>
        )}
        <Hint of="confirm">{t('review.keys.confirm')}</Hint>
        <Hint of="proof">{t('review.keys.proof')}</Hint>
        <Hint of="finding">{t('review.keys.findingShort')}</Hint>
        <Hint of="act">{t('review.keys.act')}</Hint>
        <Hint of="replay">{t('review.keys.replay')}</Hint>
        <button type="button" className="rv-val" onClick={onKeys}>
          <Caps of="sheet" /> {t('review.keys.all')}
        </button>
      </div>
      <span className="state" role="status">
        {isDirty ? (
          <>
            {record.lock && isInOtherHand && (
              <span className="alta">{t('review.save.inOtherHand', { by: record.lock.name })} </span>
            )}
            {saving.kind === 'conflict' && !isInOtherHand && (
              <span className="alta">
                {record.changedBy && record.changedAt
                  ? t('review.save.conflictBy', {
                      by: record.changedBy,
                      time: hour(record.changedAt),
                    })
                  : t('review.save.conflict')}{' '}
              </span>
            )}
            {saving.kind === 'refused' && <span className="critica">{saving.text} </span>}
            {misfits.length > 0 && (
              <span className="alta">{t('review.save.misfits', { smart_count: misfits.length })} </span>
            )}
            {t('review.save.pending', { smart_count: pending.length })}
          </>
        ) : saving.kind === 'saved' ? (
          <>
            <Glyph icon={IconCheck} small />
            {t('review.save.saved', {
              time: hour(saving.at),
            })}
          </>
        ) : (
          record.fileName !== '' && (
            <span className="mut">
              {pages > 0
                ? t('review.save.file', { smart_count: pages, file: record.fileName })
                : record.fileName}
            </span>
          )
        )}
      </span>
      {isDirty && (
        <span>
          <button type="button" className="btn txt sq" onClick={pressed(discard)}>
            {t('review.save.discard')}
          </button>
          <BusyButton
            type="button"
            className="pri sq"
            disabled={!maySave}
            busy={saving.kind === 'saving'}
            busyText={t('review.save.saving')}
            onClick={pressed(onSave)}
          >
            {t('review.save.save')} <span className="kk">{shortcutOf('save')}</span>
          </BusyButton>
        </span>
      )}
    </div>
  );
}

function Hint({ of, children }: { readonly of: ReviewKey; readonly children: ReactNode }) {
  return (
    <span>
      <Caps of={of} />
      {children}
    </span>
  );
}

const Caps = ({ of }: { readonly of: ReviewKey }) => capsOfKey(of).map((cap) => <kbd key={cap}>{cap}</kbd>);
