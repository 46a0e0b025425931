import type { Field } from '../../../../../field-types/types.ts';
import { useLabels } from '../../../../kit/ui/useLabels.ts';
import { Value } from '../../../../kit/ui/Value.tsx';
import type { Condition } from '../../../data/filters.ts';
import { isPeriod } from '../../../data/periods.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { asked, questionOf } from './filterFields.ts';

/** A condition in words: "Jurídica", "Marcos Prado, Lídia Sampaio", "entre 1 e 3", "este mês". */
export function ConditionText({ field, condition }: { field: Field; condition: Condition }) {
  const { t } = useTexts();
  const { operator, value } = condition;
  const question = questionOf(condition);
  if (operator === 'vazio') return <>{t(`list.operators.${question}`)}</>;
  if (isPeriod(value)) return <>{t(`list.periods.${value.periodo}`).toLowerCase()}</>;
  const word = operator === 'igual' ? '' : `${t(`list.operators.${operator}`)} `;
  const values = [value].flat();
  if (field.type === 'reference' || field.type === 'referenceMany') {
    return (
      <>
        {word}
        <Names field={field} ids={values as number[]} />
      </>
    );
  }
  const shown = asked(field, question);
  return (
    <>
      {word}
      {values.map((item, index) => (
        <span key={String(item)}>
          {index > 0 && (operator === 'entre' ? ` ${t('list.and')} ` : ', ')}
          <Value field={shown} record={{ [field.name]: item }} place="table" />
        </span>
      ))}
    </>
  );
}

function Names({ field, ids }: { field: Field; ids: readonly number[] }) {
  const labels = useLabels(field, ids.map(Number), {});
  return <>{labels.map(({ label }) => label).join(', ')}</>;
}
