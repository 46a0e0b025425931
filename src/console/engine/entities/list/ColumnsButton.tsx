import Popover from '@mui/material/Popover';
import { useId, useRef, useState } from 'react';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconArrowDown, IconArrowUp, IconColumns3, IconX } from '../../../kit/ui/icons.ts';
import { useTexts } from '../../i18n/texts.ts';
import { usePageCommands } from '../../page/pageCommands.ts';
import { useIsNarrow } from '../../page/ScreenSize.tsx';
import type { ListColumns } from './useColumns.ts';

interface ColumnsButtonProps {
  readonly columns: ListColumns;
  /** Puts the list as it stands into the view shown; null while the view says the same, or there is none. */
  readonly keep: (() => unknown) | null;
}

/** Which columns are shown and in which order; every move has a button, nothing must be dragged. */
export function ColumnsButton({ columns, keep }: ColumnsButtonProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isThere, setThere] = useState(false);
  const shown = columns.shown.map(({ name }) => name);
  const button = useRef<HTMLButtonElement>(null);
  const isNarrow = useIsNarrow();
  const open = () => {
    setThere(true);
    setAnchor(button.current);
  };
  // A narrow list has cards, and no columns to choose.
  usePageCommands(
    isNarrow ? [] : [{ key: 'colunas', label: t('list.columns'), icon: IconColumns3, act: open }],
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn wide-only"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={open}
      >
        <Glyph icon={IconColumns3} />
        {t('list.columns')}
      </button>
      {isThere && (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            transition: { onExited: () => setThere(false) },
            paper: { role: 'dialog', 'aria-labelledby': `${id}-title`, className: 'columns' },
          }}
        >
          <h2 id={`${id}-title`} className="row">
            <span className="grow">{t('list.columns')}</span>
            <button
              type="button"
              className="btn txt sq ico"
              aria-label={t('list.close')}
              onClick={() => setAnchor(null)}
            >
              <Glyph icon={IconX} small />
            </button>
          </h2>
          <ul>
            {columns.all.map(({ name, label }, index) => (
              <li key={name}>
                <label className="row grow">
                  <input
                    type="checkbox"
                    className="ck"
                    checked={shown.includes(name)}
                    disabled={index === 0}
                    onChange={() => columns.toggle(name)}
                  />
                  <span>
                    {label[locale]} {index === 0 && <span className="hint">{t('list.columnsFixed')}</span>}
                  </span>
                </label>
                {(index === 0 || shown.includes(name)) && (
                  <WidthInput
                    label={t('list.columnWidth', { name: label[locale] })}
                    width={columns.widths[name] ?? null}
                    resize={(width) => columns.resize(name, width)}
                  />
                )}
                {index > 0 && shown.includes(name) && (
                  <>
                    <button
                      type="button"
                      className="btn txt sq ico"
                      aria-label={t('list.columnUp', { name: label[locale] })}
                      disabled={index === 1}
                      onClick={() => columns.move(name, -1)}
                    >
                      <Glyph icon={IconArrowUp} small />
                    </button>
                    <button
                      type="button"
                      className="btn txt sq ico"
                      aria-label={t('list.columnDown', { name: label[locale] })}
                      disabled={index === shown.length - 1}
                      onClick={() => columns.move(name, 1)}
                    >
                      <Glyph icon={IconArrowDown} small />
                    </button>
                  </>
                )}
              </li>
            ))}
          </ul>
          <p className="columns-foot row">
            {keep && (
              <button type="button" className="btn pri sq" onClick={keep}>
                {t('list.columnsKeep')}
              </button>
            )}
            <button type="button" className="btn txt sq" onClick={columns.reset}>
              {t('list.columnsReset')}
            </button>
          </p>
        </Popover>
      )}
    </>
  );
}

/** Pixels, taken over when one leaves the field or presses Enter; an empty field is as wide as what the column holds. */
function WidthInput({
  label,
  width,
  resize,
}: {
  label: string;
  width: number | null;
  resize: (width: number | null) => void;
}) {
  const { t } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    if (typed === null) return;
    setTyped(null);
    const digits = typed.replace(/\D/g, '').slice(0, 4);
    resize(digits === '' ? null : Number(digits));
  };
  return (
    <input
      className="in column-width"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      placeholder={t('list.columnAuto')}
      value={typed ?? width ?? ''}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  );
}
