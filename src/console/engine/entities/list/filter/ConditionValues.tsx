import type { Field } from '../../../../../field-types/types.ts';
import { useSurroundings } from '../../../../kit/ui/fieldTypeConsole.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { asked, type End, type Question, shapeOf } from './filterFields.ts';

/** What is wrong with what was typed, by where. */
export type Problems = Readonly<Partial<Record<End, string>>>;

interface ConditionValuesProps {
  readonly id: string;
  readonly field: Field;
  readonly question: Question;
  readonly value: unknown;
  readonly problems: Problems;
  readonly setValue: (value: unknown) => void;
}

/** Where the value of a condition is typed or chosen: one, several, two ends, or nothing. */
export function ConditionValues({ id, field, question, value, problems, setValue }: ConditionValuesProps) {
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
