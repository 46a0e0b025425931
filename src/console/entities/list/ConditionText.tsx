import type { Field } from '../../../field-types/types.ts';
import type { Condition } from '../../data/filters.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useLabels } from '../../ui/useLabels.ts';
import { Value } from '../../ui/Value.tsx';

/** A condition in words: "Jurídica", "Marcos Prado, Lídia Sampaio", "entre 1 e 3". */
export function ConditionText({
  field,
  condition: { operator, value },
}: {
  field: Field;
  condition: Condition;
}) {
  const { t } = useTexts();
  if (operator === 'vazio') return <>{t('list.operators.vazio')}</>;
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
  return (
    <>
      {word}
      {values.map((item, index) => (
        <span key={String(item)}>
          {index > 0 && (operator === 'entre' ? ` ${t('list.and')} ` : ', ')}
          <Value field={field} record={{ [field.name]: item }} place="table" />
        </span>
      ))}
    </>
  );
}

function Names({ field, ids }: { field: Field; ids: readonly number[] }) {
  const labels = useLabels(field, ids.map(Number), {});
  return <>{labels.map(({ label }) => label).join(', ')}</>;
}
