import { useEffect, useRef } from 'react';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconAlertCircleFilled } from '../../kit/ui/icons.ts';
import { useRovingFocus } from '../../kit/ui/rovingFocus.ts';
import { useTexts } from '../i18n/texts.ts';
import './tabStrip.css';

interface TabStripProps {
  readonly label: string;
  readonly tabs: readonly {
    readonly name: string;
    readonly label: string;
    readonly id: string;
    /** Id of the panel it brings to the front. */
    readonly controls: string;
    /** How many problems are behind it. */
    readonly wrong?: number;
  }[];
  readonly current: string;
  readonly choose: (name: string) => void;
}

/** Parts of a page behind tabs: one stop of the Tab key, arrows walk and open. */
export function TabStrip({ label, tabs, current, choose }: TabStripProps) {
  const { t } = useTexts();
  const { group, tabIndexOf } = useRovingFocus(
    tabs.map(({ name }) => name),
    current,
  );
  const strip = useRef<HTMLDivElement>(null);
  // A link may open the last of them, where a phone shows the first two.
  useEffect(() => {
    const shown = strip.current?.querySelector(`[data-roving="${current}"]`)?.getBoundingClientRect();
    const place = strip.current?.getBoundingClientRect();
    if (!strip.current || !shown || !place) return;
    if (shown.left < place.left) strip.current.scrollLeft -= place.left - shown.left;
    if (shown.right > place.right) strip.current.scrollLeft += shown.right - place.right;
  }, [current]);
  return (
    <div
      ref={strip}
      className="tabs"
      role="tablist"
      aria-label={label}
      onKeyDown={group.onKeyDown}
      onFocus={(event) => {
        group.onFocus(event);
        const name = (event.target as HTMLElement).dataset.roving;
        if (name !== undefined && name !== current) choose(name);
      }}
    >
      {tabs.map(({ name, label: text, id, controls, wrong = 0 }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={id}
          data-roving={name}
          aria-selected={current === name}
          aria-controls={controls}
          tabIndex={tabIndexOf(name)}
          onClick={() => choose(name)}
        >
          {text}{' '}
          {wrong > 0 && (
            <span className="tab-wrong">
              <Glyph icon={IconAlertCircleFilled} small />
              <span aria-hidden="true">{wrong}</span>
              <span className="vh">{t('form.problemsShort', { smart_count: wrong })}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
