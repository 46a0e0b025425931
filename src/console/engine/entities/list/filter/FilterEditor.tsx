import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import type { Field } from '../../../../../field-types/types.ts';
import { FieldMessage } from '../../../../kit/ui/FieldMessage.tsx';
import type { Condition } from '../../../data/filters.ts';
import { isPeriod } from '../../../data/periods.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { ConditionValues, type Problems } from './ConditionValues.tsx';
import {
  filterProblems,
  hasPeriods,
  periodsFor,
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
    const found = filterProblems(field, question, value, locale);
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
        <ConditionValues
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
