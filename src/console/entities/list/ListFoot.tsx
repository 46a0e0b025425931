import { useListContext } from 'react-admin';
import { intlTag } from '../../../domain/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.ts';

const sizes = [10, 25, 50, 100, 200];

/** "Linhas a exibir", the range shown, and the pages beside it. */
export function ListFoot({ total, exact }: { total: string; exact: boolean }) {
  const { t, locale } = useTexts();
  const { page, perPage, setPage, setPerPage, data = [], total: count = 0 } = useListContext();
  const number = new Intl.NumberFormat(intlTag[locale]);
  const from = (page - 1) * perPage + 1;
  const to = from + data.length - 1;
  // Beyond a total that was not counted to its end there are more pages as long as pages are full.
  const last = exact ? to >= count : data.length < perPage;
  return (
    <div className="list-foot">
      <label className="row">
        <span>{t('list.rows')}</span>
        <select
          className="in list-size"
          value={perPage}
          onChange={(event) => setPerPage(Number(event.target.value))}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <span className="grow" />
      <span className="nw">
        {t('list.range', { from: number.format(from), to: number.format(to), total })}
      </span>
      <button
        type="button"
        className="btn txt sq ico"
        aria-label={t('list.previous')}
        disabled={page <= 1}
        onClick={() => setPage(page - 1)}
      >
        <Glyph icon={IconChevronLeft} small />
      </button>
      <button
        type="button"
        className="btn txt sq ico"
        aria-label={t('list.next')}
        disabled={last}
        onClick={() => setPage(page + 1)}
      >
        <Glyph icon={IconChevronRight} small />
      </button>
    </div>
  );
}
