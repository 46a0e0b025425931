import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import type { Field } from '../../../field-types/types.ts';
import type { Condition } from '../../data/filters.ts';
import { isPeriod } from '../../data/periods.ts';
import { useTexts } from '../../i18n/texts.ts';
import { FieldMessage } from '../../ui/FieldMessage.tsx';
import { useSurroundings } from '../../ui/fieldTypeConsole.ts';
import {
  asked,
  type End,
  hasPeriods,
  periodsFor,
  problemsOf,
  type Question,
  questionOf,
  questionsOf,
  shapeOf,
  toCondition,
  usualQuestion,
} from './filterFields.ts';

interface FilterEditorProps {
  readonly field: Field;
  readonly anchor: HTMLElement;
  readonly condition: Condition | undefined;
  readonly apply: (condition: Condition | undefined) => void;
  readonly close: () => void;
}

/** What is wrong with what was typed, by where. */
type Problems = Readonly<Partial<Record<End, string>>>;

/** One condition: what is asked, and of which value. */
export function FilterEditor({ field, anchor, condition, apply, close }: FilterEditorProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const questions = questionsOf(field);
  const [question, setQuestion] = useState<Question>(
    condition ? questionOf(condition) : usualQuestion(field),
  );
  const [value, setValue] = useState<unknown>(condition?.value ?? null);
  const [problems, setProblems] = useState<Problems>({});
  const submit = () => {
    const found = problemsOf(field, question, value, locale);
    if (Object.keys(found).length === 0) apply(toCondition(field, question, value));
    else setProblems(found);
  };
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
        {questions.length > 1 && (
          <select
            className="in"
            aria-label={t('list.question')}
            value={question}
            onChange={(event) => {
              const next = event.target.value as Question;
              setQuestion(next);
              setProblems({});
              if (shapeOf(field, next) !== shapeOf(field, question)) setValue(null);
            }}
          >
            {questions.map((name) => (
              <option key={name} value={name}>
                {t(`list.operators.${name}`)}
              </option>
            ))}
          </select>
        )}
        <Values
          id={id}
          field={field}
          question={question}
          value={isPeriod(value) ? null : value}
          problems={problems}
          setValue={(next) => {
            setProblems({});
            setValue(next);
          }}
        />
        {Object.entries(problems).map(([end, text]) => (
          <FieldMessage key={end} id={`${id}-${end}-refused`} text={text} />
        ))}
        {question === 'entre' && hasPeriods(field) && <Periods field={field} value={value} apply={apply} />}
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
  readonly question: Question;
  readonly value: unknown;
  readonly problems: Problems;
  readonly setValue: (value: unknown) => void;
}

function Values({ id, field, question, value, problems, setValue }: ValuesProps) {
  const { t } = useTexts();
  const { halfOf } = useSurroundings();
  const shown = asked(field, question);
  const half = halfOf(shown.type);
  const common = (end: End) => ({
    field: shown,
    record: {},
    invalid: problems[end] !== undefined,
    describedBy: problems[end] === undefined ? undefined : `${id}-${end}-refused`,
  });
  switch (shapeOf(field, question)) {
    case 'none':
      return null;
    case 'pair': {
      const [from = null, to = null] = Array.isArray(value) ? (value as unknown[]) : [];
      const widget = (name: 'from' | 'to', end: unknown, change: (next: unknown) => void) => (
        <half.Widget
          {...common(name)}
          id={`${id}-${name}`}
          name={t(`list.${name}`)}
          value={end as string | null}
          onChange={change}
        />
      );
      return (
        <div className="filter-pair">
          {widget('from', from, (next) => setValue([next, to]))}
          <span className="mut">{t('list.and')}</span>
          {widget('to', to, (next) => setValue([from, next]))}
        </div>
      );
    }
    case 'many':
      if (half.FilterWidget)
        return (
          <div className="filter-many">
            <half.FilterWidget
              {...common('value')}
              id={id}
              name={t('list.value')}
              value={value}
              onChange={setValue}
            />
          </div>
        );
  }
  return (
    <half.Widget
      {...common('value')}
      id={id}
      name={t('list.value')}
      value={value as string | null}
      onChange={setValue}
    />
  );
}

/** Stretches of days that move with the calendar: one press asks for them. */
function Periods({ field, value, apply }: { value: unknown } & Pick<FilterEditorProps, 'field' | 'apply'>) {
  const { t } = useTexts();
  const chosen = isPeriod(value) ? value.periodo : null;
  return (
    <fieldset className="filter-periods">
      <legend className="vh">{t('list.periodsTitle')}</legend>
      {periodsFor(field).map((periodo) => (
        <button
          key={periodo}
          type="button"
          className="chip"
          aria-pressed={periodo === chosen}
          onClick={() => apply({ operator: 'entre', value: { periodo } })}
        >
          {t(`list.periods.${periodo}`)}
        </button>
      ))}
    </fieldset>
  );
}
