import { type MouseEvent, useId } from 'react';
import type { Field } from '../../../../../field-types/types.ts';
import type { Entity } from '../../../../../metadata/entity.ts';
import { FieldMessage } from '../../../../kit/ui/FieldMessage.tsx';
import { Glyph } from '../../../../kit/ui/Glyph.tsx';
import { IconX } from '../../../../kit/ui/icons.ts';
import { isPeriod } from '../../../data/periods.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { ConditionValues, type Problems } from './ConditionValues.tsx';
import type { LeafDraft } from './filterDraft.ts';
import {
  filteredField,
  hasPeriods,
  periodsFor,
  type Question,
  questionsOf,
  shapeOf,
  usualQuestion,
} from './filterFields.ts';

interface BuilderRowProps {
  readonly entity: Entity;
  readonly fields: readonly Field[];
  readonly draft: LeafDraft;
  readonly problems: Problems;
  readonly change: (draft: LeafDraft) => void;
  readonly remove: (event: MouseEvent<HTMLElement>) => void;
}

/** One condition: of which field, what is asked, and of which value. */
export function BuilderRow({ entity, fields, draft, problems, change, remove }: BuilderRowProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const field = filteredField(entity, draft.field);
  if (!field) return null;
  const { question, value } = draft;
  // A link may have asked of a field that the menu does not offer.
  const offered = fields.some(({ name }) => name === field.name) ? fields : [field, ...fields];
  const questions = questionsOf(field);
  const label = field.label[locale];
  return (
    <fieldset className="builder-row">
      <legend className="vh">{label}</legend>
      <select
        // biome-ignore lint/a11y/noAutofocus: what was just added is what one goes on with
        autoFocus={draft.isNew === true}
        className="in"
        aria-label={t('list.builder.field')}
        value={field.name}
        onChange={(event) => {
          const next = offered.find(({ name }) => name === event.target.value) ?? field;
          change({ ...draft, field: next.name, question: usualQuestion(next), value: null });
        }}
      >
        {offered.map(({ name, label: its }) => (
          <option key={name} value={name}>
            {its[locale]}
          </option>
        ))}
      </select>
      <select
        className="in"
        aria-label={t('list.question')}
        value={question}
        onChange={(event) => {
          const next = event.target.value as Question;
          const keeps = shapeOf(field, next) === shapeOf(field, question);
          change({ ...draft, question: next, value: keeps ? value : null });
        }}
      >
        {questions.map((name) => (
          <option key={name} value={name}>
            {t(`list.operators.${name}`)}
          </option>
        ))}
      </select>
      <div className="builder-value">
        {question === 'entre' && hasPeriods(field) && (
          <select
            className="in"
            aria-label={t('list.periodsTitle')}
            value={isPeriod(value) ? value.periodo : ''}
            onChange={(event) =>
              change({ ...draft, value: event.target.value ? { periodo: event.target.value } : null })
            }
          >
            <option value="">{t('list.builder.days')}</option>
            {periodsFor(field).map((period) => (
              <option key={period} value={period}>
                {t(`list.periods.${period}`)}
              </option>
            ))}
          </select>
        )}
        {!isPeriod(value) && (
          <ConditionValues
            id={id}
            field={field}
            question={question}
            value={value}
            problems={problems}
            setValue={(next) => change({ ...draft, value: next })}
          />
        )}
        {Object.entries(problems).map(([end, text]) => (
          <FieldMessage key={end} id={`${id}-${end}-refused`} text={text} />
        ))}
      </div>
      <button
        type="button"
        className="btn txt sq ico"
        aria-label={t('list.builder.removeCondition', { name: label })}
        onClick={remove}
      >
        <Glyph icon={IconX} small />
      </button>
    </fieldset>
  );
}
