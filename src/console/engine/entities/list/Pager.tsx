import { intlTag } from '../../../../domain/locale.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconChevronLeft, IconChevronRight } from '../../../kit/ui/icons.ts';
import { useTexts } from '../../i18n/texts.ts';

interface PagerProps {
  readonly page: number;
  readonly perPage: number;
  /** Rows on this page. */
  readonly rows: number;
  /** How many there are, as text. */
  readonly total: string;
  readonly isLast: boolean;
  readonly setPage: (page: number) => void;
}

/** The range shown, and the pages beside it. */
export function Pager({ page, perPage, rows, total, isLast, setPage }: PagerProps) {
  const { t, locale } = useTexts();
  const number = new Intl.NumberFormat(intlTag[locale]);
  const before = (page - 1) * perPage;
  return (
    <>
      <span className="nw">
        {t('list.range', { from: number.format(before + 1), to: number.format(before + rows), total })}
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
        disabled={isLast}
        onClick={() => setPage(page + 1)}
      >
        <Glyph icon={IconChevronRight} small />
      </button>
    </>
  );
}
