/** One of a few: a row of radio buttons that look like one control. A value that is none of them is shown beside them. */
export function Segments({
  id,
  items,
  value,
  onChange,
  label,
  invalid,
  describedBy,
  readOnly = false,
}: SegmentsProps) {
  return (
    <div
      className="seg"
      id={id}
      role="radiogroup"
      tabIndex={-1}
      {...(label ? { 'aria-label': label } : { 'aria-labelledby': `${id}-label` })}
      aria-describedby={describedBy}
    >
      {withUnknown(items, value).map((item) => (
        <label key={item.code}>
          <input
            type="radio"
            className="rd"
            name={id}
            checked={value === item.code}
            disabled={readOnly}
            aria-invalid={invalid}
            onChange={() => onChange(item.code)}
          />
          <span className="seg-text" data-text={item.label}>
            {item.label}
          </span>
        </label>
      ))}
    </div>
  );
}

/** What was typed, pasted or kept by another program stays to be seen, for the schema to refuse by name. */
const withUnknown = (items: readonly Item[], value: string | null): readonly Item[] =>
  value === null || value === '' || items.some(({ code }) => code === value)
    ? items
    : [...items, { code: value, label: value }];

interface Item {
  readonly code: string;
  readonly label: string;
}

interface SegmentsProps {
  readonly id: string;
  readonly items: readonly Item[];
  readonly value: string | null;
  readonly onChange: (code: string) => void;
  /** Absent where a visible label names it (`<id>-label`). */
  readonly label?: string | undefined;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly readOnly?: boolean;
}

/** One of many: the browser's own list. A value that is none of them is shown in it. */
export function SelectBox({
  id,
  items,
  value,
  onChange,
  label,
  invalid,
  describedBy,
  empty,
  readOnly = false,
}: SelectBoxProps) {
  return (
    <select
      id={id}
      className="in"
      value={value ?? ''}
      disabled={readOnly}
      {...(label ? { 'aria-label': label } : {})}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    >
      <option value="">{empty}</option>
      {withUnknown(items, value).map(({ code, label: text }) => (
        <option key={code} value={code}>
          {text}
        </option>
      ))}
    </select>
  );
}

interface SelectBoxProps extends Omit<SegmentsProps, 'onChange'> {
  readonly onChange: (code: string | null) => void;
  /** Text of the choice of nothing. */
  readonly empty: string;
}

/** Any number of a few. */
export function CheckList({ items, value, onChange }: CheckListProps) {
  return (
    <>
      {items.map(({ code, label }) => (
        <label key={code} className="row check-line">
          <input
            type="checkbox"
            className="ck"
            checked={value.includes(code)}
            onChange={(event) =>
              onChange(event.target.checked ? [...value, code] : value.filter((other) => other !== code))
            }
          />
          {label}
        </label>
      ))}
    </>
  );
}

interface CheckListProps {
  readonly items: readonly Item[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}
