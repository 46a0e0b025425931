import type { KeyboardEvent } from 'react';
import { useSurroundings } from '../../../console/kit/ui/fieldTypeConsole.ts';
import { Glyph } from '../../../console/kit/ui/Glyph.tsx';
import { IconAlertCircleFilled, IconChevronDown, IconChevronRight } from '../../../console/kit/ui/icons.ts';
import type { Field } from '../../types.ts';
import { RowsListFields } from './RowsListFields.tsx';
import { summaryOf } from './rowSummary.ts';
import type { Row } from './useRows.ts';
import type { RowsListState } from './useRowsList.ts';

interface RowsListRowProps {
  readonly id: string;
  readonly field: Field;
  readonly row: Row;
  readonly index: number;
  readonly list: RowsListState;
  /** By path below the row. */
  readonly problems: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
}

/** One row: its line, what is wrong with it while it is closed, and its fields while it is open. */
export function RowsListRow({ id, field, row, index, list, problems, readOnly }: RowsListRowProps) {
  const surroundings = useSurroundings();
  const { t } = surroundings;
  const { code, title, amount, rest } = summaryOf(field, row, surroundings);
  const isOpen = list.open.has(index);
  const wrong = Object.entries(problems);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = arrows[event.key];
    if (!by || !event.altKey || readOnly || event.defaultPrevented) return;
    // With these keys a list of choices opens.
    if (event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    const control = (event.target as HTMLElement).id;
    const after = control.startsWith(`${id}-`) ? control.slice(id.length) : '-line';
    list.move(index, by, (to) => `${id.slice(0, id.lastIndexOf('-'))}-${to}${after}`);
  };
  return (
    <li className={wrong.length > 0 ? 'wrong' : ''} onKeyDown={onKeyDown}>
      <span className="rows-list-margin code" aria-hidden="true">
        {code ?? index + 1}
      </span>
      <div className="rows-list-body">
        <button
          type="button"
          id={`${id}-line`}
          className="rows-list-line"
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          {...(wrong.length > 0 && !isOpen ? { 'aria-describedby': `${id}-wrong` } : {})}
          onClick={() => list.toggle(index)}
        >
          <span className="grow">
            <span className="vh">{code ?? t('form.lineNumber', { number: index + 1 })}:</span> <b>{title}</b>{' '}
            <span className={title ? 'mut nw' : 'b nw'}>{amount}</span>
            {!title && !amount && !rest && <span className="hint">{t('form.lineEmpty')}</span>}{' '}
            {rest && <span className="rows-list-rest mut">{rest}</span>}
          </span>
          <Glyph icon={isOpen ? IconChevronDown : IconChevronRight} small />
        </button>
        {wrong.length > 0 && !isOpen && (
          <div className="rows-list-wrong" id={`${id}-wrong`}>
            {wrong.map(([path, text]) => (
              <Wrong
                key={path}
                id={`${id}-${path.replaceAll('.', '-')}`}
                text={text}
                open={(control) => list.openAt(index, control)}
              />
            ))}
          </div>
        )}
        <div id={`${id}-fields`}>
          {isOpen && (
            <RowsListFields
              id={id}
              field={field}
              row={row}
              index={index}
              list={list}
              problems={problems}
              readOnly={readOnly}
            />
          )}
        </div>
      </div>
    </li>
  );
}

/**
 * A problem of a closed row stands in for the control it is about, under the control's own id: whoever jumps to the
 * control comes here, and the row opens.
 */
function Wrong({ id, text, open }: { id: string; text: string; open: (control: string) => void }) {
  return (
    <button
      type="button"
      id={id}
      className="msg"
      tabIndex={-1}
      onFocus={() => open(id)}
      onClick={() => open(id)}
    >
      <Glyph icon={IconAlertCircleFilled} small />
      <span className="pre">{text}</span>
    </button>
  );
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
