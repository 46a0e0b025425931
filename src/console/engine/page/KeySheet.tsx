import { Fragment, useEffect, useId, useRef } from 'react';
import { useSignal } from '../../kit/signal.ts';
import { useTexts } from '../i18n/texts.ts';
import './keySheet.css';
import { lettersOn } from '../../kit/keys/useLetters.ts';

/** Keys that do something, each alone or pressed together in turn, and what they do. */
export interface KeyLine {
  readonly name: string;
  readonly caps: readonly string[];
  readonly text: string;
}

interface KeySheetProps {
  readonly title: string;
  readonly groups: readonly { readonly title?: string; readonly lines: readonly KeyLine[] }[];
  readonly onClose: () => void;
}

/** What the keys do here, and the switch for single letters. */
export function KeySheet({ title, groups, onClose }: KeySheetProps) {
  const { t } = useTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOn = useSignal(lettersOn);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal?.();
    // Else the switch at the end has the focus, and what is to be read is scrolled away.
    element?.focus();
    return () => element?.close?.();
  }, []);
  return (
    <dialog ref={dialog} className="key-sheet" tabIndex={-1} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {groups.map((group) => (
        <Fragment key={group.title ?? ''}>
          {group.title && <h3>{group.title}</h3>}
          <dl>
            {group.lines.map(({ name, caps, text }) => (
              <div key={name} className="key-line">
                <dt>
                  {caps.map((cap) => (
                    <kbd key={cap}>{cap}</kbd>
                  ))}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
      <label className="row sm">
        <input
          type="checkbox"
          className="ck"
          checked={isOn}
          onChange={(event) => lettersOn.set(event.target.checked)}
        />
        {t('keys.letters')}
      </label>
      <div className="row key-sheet-foot">
        <button type="button" className="btn" onClick={onClose}>
          {t('keys.close')}
        </button>
      </div>
    </dialog>
  );
}
