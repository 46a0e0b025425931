import type { Locale } from '../../../../domain/locale.ts';
import { foldName, type Owner } from '../../../../domain/matricula/model/index.ts';
import type { Share } from '../../../../domain/units.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconPlus, IconTrash } from '../../../kit/ui/icons.ts';
import { typedFact } from '../corrections/typedFact.ts';

/** An owner as it is typed. */
export interface OwnerRow {
  readonly key: number;
  readonly name: string;
  readonly document: string;
  readonly share: string;
}

let turn = 0;
const emptyRow = (): OwnerRow => {
  turn += 1;
  return { key: turn, name: '', document: '', share: '' };
};

/** @param written a document with its points */
export const ownerRowsOf = (
  owners: readonly Owner[],
  written: (document: string) => string,
): readonly OwnerRow[] =>
  owners.map(({ name, document, share }) => ({
    ...emptyRow(),
    name,
    document: document === null ? '' : written(document),
    share,
  }));

/**
 * Rows as owners; what is not asked for (regime, spouse, kind) stays with whoever keeps their name.
 * @returns null when a row lacks its name or share, or one of them cannot be one
 */
export function ownersOf(
  rows: readonly OwnerRow[],
  before: readonly Owner[],
  locale: Locale,
): readonly Owner[] | null {
  const owners = rows.map(({ name, document, share }): Owner | null => {
    const part = typedFact('share', share, locale, null);
    const number = document.trim() === '' ? null : typedFact('document', document, locale, null);
    if (name.trim() === '' || typeof part !== 'string' || number === undefined) return null;
    const known = before.find((owner) => foldName(owner.name) === foldName(name));
    return {
      maritalRegime: null,
      spouse: null,
      kind: 'full',
      ...known,
      origin: null,
      name: name.trim(),
      document: number as string | null,
      share: part as Share,
    };
  });
  return owners.length > 0 && owners.every((owner) => owner !== null) ? owners : null;
}

interface OwnerRowsProps {
  readonly id: string;
  readonly rows: readonly OwnerRow[];
  readonly onRows: (rows: readonly OwnerRow[]) => void;
}

/** Today's owners as a small table of fields. */
export function OwnerRows({ id, rows, onRows }: OwnerRowsProps) {
  const { t } = useTexts();
  const set = (key: number, more: Partial<OwnerRow>) =>
    onRows(rows.map((row) => (row.key === key ? { ...row, ...more } : row)));
  return (
    <div className="wf-rows">
      {rows.map((row, index) => (
        <fieldset key={row.key} className="wf-row">
          <legend className="vh">{t('analysis.override.row', { row: index + 1 })}</legend>
          {columns.map((column) => (
            <input
              key={column}
              id={index === 0 && column === 'name' ? id : undefined}
              className={`in ${column}`}
              aria-label={t(`analysis.override.${column}`)}
              placeholder={t(`analysis.override.${column}`)}
              autoComplete="off"
              value={row[column]}
              onChange={(event) => set(row.key, { [column]: event.target.value })}
            />
          ))}
          <button
            type="button"
            className="btn txt ico"
            aria-label={t('analysis.override.remove', { row: index + 1 })}
            onClick={() => onRows(rows.filter(({ key }) => key !== row.key))}
          >
            <Glyph icon={IconTrash} small />
          </button>
        </fieldset>
      ))}
      <button type="button" className="btn txt sq" onClick={() => onRows([...rows, emptyRow()])}>
        <Glyph icon={IconPlus} small />
        {t('analysis.override.add')}
      </button>
    </div>
  );
}

const columns = ['name', 'document', 'share'] as const;
