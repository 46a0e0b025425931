import { isBlank } from '../../../metadata/asked.ts';
import type { Calculator } from '../../../metadata/calculator.ts';
import { givenNumber } from '../../../metadata/valueText.ts';
import type { FormData } from '../../engine/entities/form/formModel.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { ScrollRegion } from '../../kit/ui/ScrollRegion.tsx';
import { Value } from '../../kit/ui/Value.tsx';
import { type InputChange, inputChanges } from './inputChanges.ts';

interface ChangedInputsProps {
  readonly calculator: Calculator;
  /** Of the stored calculation. */
  readonly title: string;
  readonly before: FormData;
  readonly after: FormData;
}

/** Which inputs a scenario changes: what was stored and what is here, side by side. */
export function ChangedInputs({ calculator, title, before, after }: ChangedInputsProps) {
  const { t, locale } = useTexts();
  const changes = inputChanges(calculator, before, after);
  if (changes.length === 0)
    return <p className="mut sm calc-same">{t('calculators.scenario.same', { title })}</p>;
  const heading = t('calculators.scenario.changes', { smart_count: changes.length });
  return (
    <div className="panel calc-changes">
      <h2>{heading}</h2>
      <ScrollRegion className="scroll" label={heading}>
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t('calculators.scenario.input')}</th>
              <th scope="col">{title}</th>
              <th scope="col">{t('calculators.scenario.now')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.path}>
                <th scope="row">
                  {[change.row?.name, change.field.label[locale]].filter(Boolean).join(': ')}
                </th>
                <td>
                  <Shown change={change} value={change.before} />
                </td>
                <td className="calc-changed-value">
                  <Shown change={change} value={change.after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

function Shown({ change: { field }, value }: { change: InputChange; value: unknown }) {
  const { t, locale } = useTexts();
  const given = isBlank(value) ? null : givenNumber(field, value, locale);
  if (given !== null) return given;
  // Rows inside a row are counted: they stand in the form whole.
  if (field.type === 'lines')
    return (
      <>{t('calculators.scenario.rows', { smart_count: isBlank(value) ? 0 : (value as unknown[]).length })}</>
    );
  return <Value field={field} record={{ [field.name]: value }} place="page" />;
}
