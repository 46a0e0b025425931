import { useId } from 'react';
import { intlTag } from '../../../../domain/locale.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { useTexts } from '../../i18n/texts.ts';
import { type ImportTable, importableFields } from './importTable.ts';
import type { useImport } from './useImport.ts';

interface ColumnMapProps {
  readonly entity: Entity;
  readonly table: ImportTable;
  readonly run: ReturnType<typeof useImport>;
}

/** As many values of a column as say what it is. */
const samples = 3;

/** Which column is which field: found by the titles, and changed by whoever knows better. */
export function ColumnMap({ entity, table, run }: ColumnMapProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const fields = importableFields(entity);
  const known = table.fields.filter((field) => field !== null).length;
  const missing = fields.filter(
    ({ name, required, visibleWhen, default: given }) =>
      required && !visibleWhen && (given === null || given === undefined) && !table.fields.includes(name),
  );
  const list = new Intl.ListFormat(intlTag[locale]);
  const titles = table.titles.map(
    (title, at) => title.trim() || t('import.columnNumber', { number: at + 1 }),
  );
  return (
    <details className="panel import-map" open={known < table.titles.length || missing.length > 0}>
      <summary>
        <span className="b">{t('import.map')}</span>{' '}
        <span className="mut">{t('import.mapped', { known, total: table.titles.length })}</span>
        {missing.length > 0 && (
          <span className="import-missing">
            {' '}
            {t('import.mapMissing', { names: list.format(missing.map(({ label }) => label[locale])) })}
          </span>
        )}
      </summary>
      {table.sheets.length > 1 && (
        <div className="fld import-sheet">
          <label htmlFor={`${id}-sheet`}>{t('import.sheet')}</label>
          <select
            id={`${id}-sheet`}
            className="in"
            value={table.sheet ?? ''}
            disabled={run.busy !== null}
            onChange={(event) => void run.readSheet(event.target.value)}
          >
            {table.sheets.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      )}
      <ul>
        {titles.map((title, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, titles repeat
          <li key={at}>
            <label htmlFor={`${id}-${at}`}>
              <span className="b">{title}</span>
              <span className="mut sm import-samples">{samplesOf(table, at)}</span>
            </label>
            <select
              id={`${id}-${at}`}
              className="in"
              value={table.fields[at] ?? ''}
              disabled={run.busy !== null}
              onChange={(event) => run.map(at, event.target.value || null)}
            >
              <option value="">{t('import.mapNot')}</option>
              {fields.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label[locale]}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </details>
  );
}

const samplesOf = ({ rows }: ImportTable, column: number): string => {
  const found = new Set<string>();
  for (const { cells } of rows) {
    const cell = cells[column]?.trim();
    if (cell) found.add(cell.length > 40 ? `${cell.slice(0, 39)}…` : cell);
    if (found.size === samples) break;
  }
  return [...found].join(' · ');
};
