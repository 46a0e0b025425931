import type { Row } from '../../../../field-types/lines/console/useRows.ts';
import type { Field } from '../../../../field-types/types.ts';
import { useSurroundings } from '../../../kit/ui/fieldTypeConsole.ts';
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx';
import { Value } from '../../../kit/ui/Value.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { changedCells, type RowChange, rowDifference } from './rowDifference.ts';
import './difference.css';

export interface DifferenceProps {
  readonly field: Field;
  readonly before: readonly Row[];
  readonly after: readonly Row[];
}

/** The rows of a table that were added, removed or changed, each with what its changed cells held before. */
export function LinesDifference({ field, before, after }: DifferenceProps) {
  const { t, locale } = useTexts();
  const { halfOf } = useSurroundings();
  const changes = rowDifference(before, after);
  const shown = changes.filter(({ kind }) => kind !== 'same');
  const same = changes.length - shown.length;
  const align = (inner: Field) => (halfOf(inner.type).align === 'right' ? 'num' : '');
  if (shown.length === 0)
    return <span className="mut">{t('history.sameLines', { smart_count: after.length })}</span>;
  return (
    // A group and no landmark: the same rows may stand twice, as two people changed them.
    <ScrollRegion className="scroll" role="group" label={field.label[locale]}>
      <table className="tbl difference">
        <thead>
          <tr>
            <th scope="col">{t('form.line')}</th>
            {field.fields.map((inner) => (
              <th scope="col" key={inner.name} className={align(inner)}>
                {inner.label[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((change) => (
            <tr key={`${change.kind}-${change.number}`} className={`difference-${change.kind}`}>
              <th scope="row">
                <span aria-hidden="true">{signs[change.kind]}</span> {change.number}
                <span className="vh"> {t(`history.line.${change.kind}`)}</span>
              </th>
              {field.fields.map((inner) => (
                <td key={inner.name} className={align(inner)}>
                  <Cell field={inner} change={change} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {same > 0 && <p className="mut xs">{t('history.sameLines', { smart_count: same })}</p>}
    </ScrollRegion>
  );
}

const signs: Readonly<Record<RowChange['kind'], string>> = {
  added: '+',
  removed: '−',
  changed: '±',
  same: '',
};

function Cell({ field, change }: { field: Field; change: RowChange }) {
  if (change.kind === 'added') return <Value field={field} record={change.after} place="table" />;
  if (change.kind === 'removed')
    return (
      <del>
        <Value field={field} record={change.before} place="table" />
      </del>
    );
  if (!changedCells(change.before, change.after).has(field.name))
    return (
      <span className="mut">
        <Value field={field} record={change.after} place="table" />
      </span>
    );
  return (
    <>
      <del>
        <Value field={field} record={change.before} place="table" />
      </del>{' '}
      <ins>
        <Value field={field} record={change.after} place="table" />
      </ins>
    </>
  );
}
