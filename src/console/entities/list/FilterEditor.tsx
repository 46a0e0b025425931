import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import type { Field, Operator } from '../../../field-types/types.ts';
import type { Condition } from '../../data/filters.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useSurroundings } from '../../ui/fieldTypeConsole.ts';
import { operatorsOf, takesMany } from './filterFields.ts';

interface FilterEditorProps {
  readonly field: Field;
  readonly anchor: HTMLElement;
  readonly condition: Condition | undefined;
  readonly apply: (condition: Condition | undefined) => void;
  readonly close: () => void;
}

/** One condition: what is asked, and of which value. */
export function FilterEditor({ field, anchor, condition, apply, close }: FilterEditorProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const operators = operatorsOf(field);
  const [operator, setOperator] = useState<Operator>(condition?.operator ?? usual(field, operators));
  const [value, setValue] = useState<unknown>(condition?.value ?? null);
  const submit = () => apply(toCondition(field, operator, value));
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': `${id}-title`, className: 'filter-editor' } }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <h2 id={`${id}-title`}>{field.label[locale]}</h2>
        {operators.length > 1 && (
          <select
            className="in"
            aria-label={t('list.filterBy')}
            value={operator}
            onChange={(event) => {
              const next = event.target.value as Operator;
              setOperator(next);
              if (shapeOf(field, next) !== shapeOf(field, operator)) setValue(null);
            }}
          >
            {operators.map((name) => (
              <option key={name} value={name}>
                {t(`list.operators.${name}`)}
              </option>
            ))}
          </select>
        )}
        <Values id={id} field={field} operator={operator} value={value} setValue={setValue} />
        <div className="row">
          <button type="submit" className="btn pri sq">
            {t('list.apply')}
          </button>
          <button type="button" className="btn txt sq" onClick={close}>
            {t('form.cancel')}
          </button>
        </div>
      </form>
    </Popover>
  );
}

interface ValuesProps {
  readonly id: string;
  readonly field: Field;
  readonly operator: Operator;
  readonly value: unknown;
  readonly setValue: (value: unknown) => void;
}

function Values({ id, field, operator, value, setValue }: ValuesProps) {
  const { t } = useTexts();
  const { halfOf } = useSurroundings();
  const half = halfOf(field.type);
  const common = { field, record: {}, invalid: false, describedBy: undefined };
  if (operator === 'vazio') return null;
  if (operator === 'entre') {
    const [from = null, to = null] = Array.isArray(value) ? (value as unknown[]) : [];
    return (
      <>
        <half.Widget
          {...common}
          id={`${id}-from`}
          name={t('list.from')}
          value={from}
          onChange={(next) => setValue([next, to])}
        />
        <half.Widget
          {...common}
          id={`${id}-to`}
          name={t('list.to')}
          value={to}
          onChange={(next) => setValue([from, next])}
        />
      </>
    );
  }
  if (takesMany(field, operator) && half.FilterWidget) {
    return <half.FilterWidget {...common} id={id} name={t('list.value')} value={value} onChange={setValue} />;
  }
  return <half.Widget {...common} id={id} name={t('list.value')} value={value} onChange={setValue} />;
}

/** Text is looked for inside, days and amounts between two, the rest is equal. */
const usual = (field: Field, operators: readonly Operator[]): Operator =>
  (['contem', 'entre', 'igual', 'comeca'] as const).find((name) => operators.includes(name)) ??
  operators[0] ??
  (field.required ? 'igual' : 'vazio');

const shapeOf = (field: Field, operator: Operator) =>
  operator === 'entre' ? 'pair' : operator === 'vazio' ? 'none' : takesMany(field, operator) ? 'many' : 'one';

/** @returns undefined when nothing was asked */
function toCondition(field: Field, operator: Operator, value: unknown): Condition | undefined {
  if (operator === 'vazio') return { operator, value: true };
  if (operator === 'entre') {
    const [from, to] = Array.isArray(value) ? (value as unknown[]) : [];
    if (isGiven(from) && isGiven(to)) return { operator, value: [from, to] };
    if (isGiven(from)) return { operator: 'maiorIgual', value: from };
    return isGiven(to) ? { operator: 'menorIgual', value: to } : undefined;
  }
  if (takesMany(field, operator)) {
    const many = [value].flat().filter(isGiven);
    return many.length > 0 ? { operator, value: many } : undefined;
  }
  return isGiven(value) ? { operator, value } : undefined;
}

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';
