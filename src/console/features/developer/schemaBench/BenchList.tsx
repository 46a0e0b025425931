import { useMemo } from 'react';
import type { Entity } from '../../../../metadata/entity.ts';
import { listLabel } from '../../../../metadata/listLabel.ts';
import { RecordValue } from '../../../engine/entities/RecordValue.tsx';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useSurroundings } from '../../../kit/ui/fieldTypeConsole.ts';
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx';
import { sampleRecords } from './sampleRecords.ts';

/** The columns of its list over invented records; they lead nowhere, being nobody's. */
export function BenchList({ entity }: { entity: Entity }) {
  const { t, locale } = useTexts();
  const { halfOf } = useSurroundings();
  const records = useMemo(() => sampleRecords(entity, locale), [entity, locale]);
  const first = entity.fields.filter(({ name }) => name === entity.representation);
  const others = entity.fields.filter(({ list, name }) => list === true && name !== entity.representation);
  const columns = [...first, ...others];
  const filters = entity.fields.filter(({ filter }) => filter).map(({ label }) => label[locale]);
  return (
    <>
      <h2>{listLabel(entity)[locale]}</h2>
      <ScrollRegion className="scroll panel" label={listLabel(entity)[locale]}>
        <table className="tbl">
          <thead>
            <tr>
              {columns.map(({ name, type, label }) => (
                <th scope="col" key={name} className={halfOf(type).align === 'right' ? 'num' : ''}>
                  {label[locale]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <tr key={record.id}>
                {columns.map((field) => (
                  <td key={field.name} className={halfOf(field.type).align === 'right' ? 'num' : ''}>
                    <RecordValue entity={entity} field={field} record={record} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="mut sm bench-note">
        {t('developer.bench.invented')}{' '}
        {filters.length > 0 && t('developer.bench.filters', { fields: filters.join(', ') })}
      </p>
    </>
  );
}
