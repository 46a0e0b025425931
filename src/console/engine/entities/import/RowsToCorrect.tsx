import { useId, useState } from 'react';
import { intlTag } from '../../../../domain/locale.ts';
import type { Field } from '../../../../field-types/types.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import type { ImportRemark } from '../../data/importing.ts';
import { useTexts } from '../../i18n/texts.ts';
import { enumItems } from '../enumItems.ts';
import { Pager } from '../list/Pager.tsx';
import '../list/list.css';
import { type ImportRow, type ImportTable, importableFields, textAt } from './importTable.ts';

interface RowsToCorrectProps {
  readonly entity: Entity;
  readonly table: ImportTable;
  readonly errors: readonly ImportRemark[];
  readonly correct: (line: number, field: Field, value: string) => void;
}

/** Lines drawn at once: each may have a dozen inputs. */
const perPage = 20;

/** The lines with errors, each where it stands in the file, with the cells to correct. */
export function RowsToCorrect({ entity, table, errors, correct }: RowsToCorrectProps) {
  const { locale } = useTexts();
  const [page, setPage] = useState(1);
  const byLine = Map.groupBy(errors, ({ Linha }) => Linha);
  const rows = table.rows.filter(({ line }) => byLine.has(line));
  const last = Math.max(1, Math.ceil(rows.length / perPage));
  const at = Math.min(page, last);
  const shown = rows.slice((at - 1) * perPage, at * perPage);
  return (
    <div className="panel import-rows">
      <ol>
        {shown.map((row) => (
          <RowToCorrect
            key={row.line}
            entity={entity}
            table={table}
            row={row}
            errors={byLine.get(row.line) ?? []}
            correct={(field, value) => correct(row.line, field, value)}
          />
        ))}
      </ol>
      {rows.length > perPage && (
        <div className="list-foot">
          <span className="grow" />
          <Pager
            page={at}
            perPage={perPage}
            rows={shown.length}
            total={new Intl.NumberFormat(intlTag[locale]).format(rows.length)}
            isLast={at === last}
            setPage={setPage}
          />
        </div>
      )}
    </div>
  );
}

interface RowToCorrectProps {
  readonly entity: Entity;
  readonly table: ImportTable;
  readonly row: ImportRow;
  readonly errors: readonly ImportRemark[];
  readonly correct: (field: Field, value: string) => void;
}

function RowToCorrect({ entity, table, row, errors, correct }: RowToCorrectProps) {
  const { t } = useTexts();
  const [isWhole, setWhole] = useState(false);
  const fields = importableFields(entity);
  const wrong = new Set(errors.map(({ Campo }) => Campo?.split('.')[0]));
  const shown = fields.filter(({ name }) => wrong.has(name) || (isWhole && table.fields.includes(name)));
  const ofRow = errors.filter(({ Campo }) => !fields.some(({ name }) => name === Campo?.split('.')[0]));
  const name = nameOfRow(entity, table, row);
  return (
    <li>
      <span className="history-version num">
        <span className="vh">{t('import.line')} </span>
        {row.line}
      </span>
      <div className="grow">
        <p className="row wrap">
          <span className="b grow import-row-name">{name}</span>
          <button
            type="button"
            className="btn txt sq acc"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {t(isWhole ? 'import.lessOfLine' : 'import.restOfLine')}{' '}
            <span className="vh">{t('import.lineNumber', { line: row.line })}</span>
          </button>
        </p>
        {ofRow.map(({ Texto }) => (
          <p key={Texto} className="import-sentence">
            {Texto}
          </p>
        ))}
        <div className="import-cells">
          {shown.map((field) => (
            <Cell
              key={field.name}
              field={field}
              line={row.line}
              value={textAt(table, row, field.name)}
              errors={errors.filter(({ Campo }) => Campo?.split('.')[0] === field.name)}
              change={(value) => correct(field, value)}
            />
          ))}
        </div>
      </div>
    </li>
  );
}

/** What the line is about: what its record would be called, or the first thing that stands in it. */
const nameOfRow = (entity: Entity, table: ImportTable, row: ImportRow): string =>
  textAt(table, row, entity.representation).trim() ||
  (row.cells.find((cell) => cell.trim() !== '')?.trim() ?? '');

interface CellProps {
  readonly field: Field;
  readonly line: number;
  readonly value: string;
  readonly errors: readonly ImportRemark[];
  readonly change: (value: string) => void;
}

/** A cell as it stands in the file: whatever is typed is read as the file is. */
function Cell({ field, line, value, errors, change }: CellProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const choices = field.enum === null ? [] : enumItems(field.enum, locale);
  return (
    <div className="fld">
      <label htmlFor={id}>
        {field.label[locale]} <span className="vh">{t('import.lineNumber', { line })}</span>
      </label>
      <input
        id={id}
        className="in"
        type="text"
        value={value}
        autoComplete="off"
        aria-invalid={errors.length > 0}
        aria-describedby={errors.length > 0 ? `${id}-error` : undefined}
        {...(choices.length > 0 ? { list: `${id}-choices` } : {})}
        onChange={(event) => change(event.target.value)}
      />
      {choices.length > 0 && (
        <datalist id={`${id}-choices`}>
          {choices.map(({ code, label }) => (
            <option key={code} value={label} />
          ))}
        </datalist>
      )}
      {errors.length > 0 && (
        <FieldMessage id={`${id}-error`} text={errors.map(({ Texto }) => Texto).join(' ')} />
      )}
    </div>
  );
}
