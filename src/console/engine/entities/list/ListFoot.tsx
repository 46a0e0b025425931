import { useListContext } from 'react-admin';
import type { Entity } from '../../../../metadata/entity.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Pager } from './Pager.tsx';
import { pageSizes } from './pageSizes.ts';
import { useListPreference } from './useListPreference.ts';
import type { Totals } from './useTotals.ts';

/** "Linhas a exibir", the range shown, and the pages beside it. */
export function ListFoot({ entity, totals }: { entity: Entity; totals: Totals }) {
  const { t } = useTexts();
  const { keep } = useListPreference(entity);
  const { page, perPage, setPage, setPerPage, data = [] } = useListContext();
  const { count, matching, exact, countAll, isCounting } = totals;
  // Beyond a total that was not counted to its end there are more pages as long as pages are full.
  const isLast = exact ? (page - 1) * perPage + data.length >= matching : data.length < perPage;
  return (
    <div className="list-foot">
      <label className="row">
        <span>{t('list.rows')}</span>
        <select
          className="in list-size"
          value={perPage}
          onChange={(event) => {
            const size = Number(event.target.value);
            setPerPage(size);
            keep({ perPage: size });
          }}
        >
          {/* A link may ask for another number. */}
          {[...new Set([...pageSizes, perPage])].map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <span className="grow" />
      {countAll && (
        <button type="button" className="btn txt sq" disabled={isCounting} onClick={countAll}>
          {t(isCounting ? 'list.counting' : 'list.countAll')}
        </button>
      )}
      <Pager
        page={page}
        perPage={perPage}
        rows={data.length}
        total={count}
        isLast={isLast}
        setPage={setPage}
      />
    </div>
  );
}
