import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { useSignal } from '../../start/signal.ts';
import { lettersOn } from './useLetters.ts';
import { reviewKeys } from './useReviewKeys.ts';

const caps: Readonly<Record<(typeof reviewKeys)[number], readonly string[]>> = {
  'next-doubt': ['D'],
  confirm: ['Enter'],
  'confirm-act': ['Shift', 'Enter'],
  reject: ['Ctrl', 'Del'],
  later: ['Esc'],
  proof: ['E'],
  marks: ['←', '→'],
  act: ['J', 'K'],
  block: ['B'],
  finding: ['A'],
  step: ['N'],
  replay: [',', '.'],
  page: ['[', ']'],
  zoom: ['+', '-', '0'],
  rotate: ['G'],
  text: ['T'],
  search: ['Ctrl', 'F'],
  save: ['Ctrl', 'S'],
  sheet: ['?'],
};

/** All keys of the review, and the switch for single letters. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOn = useSignal(lettersOn);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal?.();
    return () => element?.close?.();
  }, []);
  return (
    <dialog ref={dialog} className="rv-sheet-of-keys" aria-labelledby="rv-keys-title" onClose={onClose}>
      <h2 id="rv-keys-title">{t('review.keys.title')}</h2>
      <dl>
        {reviewKeys.map((name) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>
              {caps[name].map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dt>
            <dd>{t(`review.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <label className="row sm">
        <input
          type="checkbox"
          className="ck"
          checked={isOn}
          onChange={(event) => lettersOn.set(event.target.checked)}
        />
        {t('review.keys.letters')}
      </label>
      <form method="dialog" className="row" style={{ marginTop: 12, justifyContent: 'flex-end' }}>
        <button type="submit" className="btn">
          {t('review.close')}
        </button>
      </form>
    </dialog>
  );
}
