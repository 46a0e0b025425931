import Popper from '@mui/material/Popper';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useEffect, useMemo, useState } from 'react';
import type { Choice, MissingChoice } from '../ui/fieldTypeConsole.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { IconX } from '../ui/icons.ts';
import { withUse } from '../ui/withUse.tsx';
import './choiceBox.css';

export interface ChoiceTexts {
  readonly none: string;
  readonly failed: string;
  readonly searching: string;
  readonly clear: string;
  readonly remove: (label: string) => string;
  /** Beside the name of what is out of use. */
  readonly inactive: string;
}

interface ChoiceBoxProps {
  readonly id: string;
  readonly value: readonly Choice[];
  readonly onChange: (value: readonly Choice[]) => void;
  readonly multiple: boolean;
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Choice[]>;
  readonly texts: ChoiceTexts;
  readonly name?: string | undefined;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly readOnly?: boolean;
  readonly missing?: MissingChoice | undefined;
}

/**
 * A record, or several, chosen by typing a part of the name. The list is asked for as one types, and closes after
 * each choice: it lies over what stands below, such as the button that goes on.
 */
export function ChoiceBox(props: ChoiceBoxProps) {
  const { value, multiple, onChange, texts } = props;
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const found = useFound(props.search, open, text);
  const several = useSameList(value);
  const box = useAutocomplete<Choice, boolean, false, false>({
    id: props.id,
    multiple,
    options: found.choices,
    value: multiple ? several : (value[0] ?? null),
    open,
    onOpen: (event) => {
      // Pasted into a field reached by keys: the text opens the list, and was told of just before.
      if (event.type !== 'change') setText('');
      setOpen(true);
    },
    onClose: () => setOpen(false),
    onInputChange: (_event, next, reason) => {
      if (reason === 'input') setText(next);
    },
    onChange: (_event, next) => {
      setText('');
      onChange(next === null ? [] : [next].flat());
    },
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ id }) => id,
    isOptionEqualToValue: (a, b) => a.id === b.id,
    // The server has chosen already; what it finds by document or accent the browser would throw out.
    filterOptions: (options) => options,
    disabled: props.readOnly ?? false,
    selectOnFocus: true,
    handleHomeEndKeys: true,
    includeInputInList: true,
  });
  const missing = found.isNone ? (props.missing?.(text.trim()) ?? null) : null;
  const note = missing?.note ?? found.message(texts);
  const make = () => {
    setOpen(false);
    missing?.act?.run();
  };
  const chosen = Array.isArray(box.value) ? box.value : [];
  const { key: _key, ...rootProps } = box.getRootProps() as Record<string, unknown>;
  return (
    <>
      <div className="inw choice" {...rootProps} ref={box.setAnchorEl}>
        {multiple && chosen.length > 0 && (
          <span className="choice-tags">
            {chosen.map((choice, index) => (
              <span className="chip" key={choice.id}>
                <span className="cut">{withUse(choice.label, choice.inactive ? texts.inactive : null)}</span>
                <button
                  type="button"
                  className="x"
                  aria-label={texts.remove(choice.label)}
                  onClick={() => onChange(chosen.filter((_other, at) => at !== index))}
                >
                  <Glyph icon={IconX} small />
                </button>
              </span>
            ))}
          </span>
        )}
        <input
          {...box.getInputProps()}
          className="in pick"
          {...(props.name ? { 'aria-label': props.name } : {})}
          aria-invalid={props.invalid}
          aria-describedby={props.describedBy}
          // There is nothing to choose: Enter makes what was asked for.
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !box.popupOpen || !missing?.act) return;
            event.preventDefault();
            event.stopPropagation();
            make();
          }}
        />
        {!multiple && value[0]?.inactive && <span className="choice-use">{withUse('', texts.inactive)}</span>}
        <span className="choice-buttons">
          {!multiple && value.length > 0 && !props.readOnly && (
            <button type="button" tabIndex={-1} aria-label={texts.clear} onClick={() => onChange([])}>
              <Glyph icon={IconX} small />
            </button>
          )}
        </span>
      </div>
      {box.popupOpen && box.anchorEl && (
        <Popper
          open
          anchorEl={box.anchorEl}
          placement="bottom-start"
          style={{ zIndex: 1350, width: box.anchorEl.clientWidth }}
        >
          <div className="choice-list">
            {note !== null && (
              <p className="choice-note mut" role="status">
                {note}
              </p>
            )}
            {missing?.act && (
              <p className="choice-note">
                <button
                  type="button"
                  className="link acc"
                  tabIndex={-1}
                  // Taken before the field loses the focus and the list closes.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={make}
                >
                  {missing.act.label}
                </button>
              </p>
            )}
            {/* The list is there even when empty: the field says it controls it. */}
            <ul {...box.getListboxProps()}>
              {(box.groupedOptions as readonly Choice[]).map((option, index) => {
                const { key, ...optionProps } = box.getOptionProps({ option, index });
                return (
                  <li key={key} {...optionProps}>
                    <span>{withUse(option.label, option.inactive ? texts.inactive : null)}</span>
                  </li>
                );
              })}
            </ul>
          </div>
        </Popper>
      )}
    </>
  );
}

/** The same list as long as the same records are in it: another one would make the box forget what is being typed. */
function useSameList(value: readonly Choice[]): Choice[] {
  const content = JSON.stringify(value.map(({ id, label }) => [id, label]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new at each drawing, its content is not
  return useMemo(() => [...value], [content]);
}

/** What was found, and for which text: what an earlier text found must not be chosen for this one. */
interface Found {
  readonly asked: string | null;
  readonly choices: readonly Choice[];
  readonly status: 'waiting' | 'there' | 'failed';
}

const waiting: Found = { asked: null, choices: [], status: 'waiting' };

function useFound(search: ChoiceBoxProps['search'], open: boolean, text: string) {
  const [last, setLast] = useState<Found>(waiting);
  const asked = text.trim();
  const state = last.asked === asked ? last : waiting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is new at each drawing, what it asks is not
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const timer = setTimeout(
      () => {
        search(asked, stop.signal).then(
          (choices) => !stop.signal.aborted && setLast({ asked, choices, status: 'there' }),
          () => !stop.signal.aborted && setLast({ asked, choices: [], status: 'failed' }),
        );
      },
      asked === '' ? 0 : 200,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [open, asked]);
  const message = (texts: ChoiceTexts): string | null => {
    if (state.status === 'failed') return texts.failed;
    if (state.status === 'waiting') return texts.searching;
    return state.choices.length === 0 ? texts.none : null;
  };
  const isNone = open && asked !== '' && state.status === 'there' && state.choices.length === 0;
  return { choices: state.choices, message, isNone };
}
