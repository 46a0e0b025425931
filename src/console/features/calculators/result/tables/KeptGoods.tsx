import { ScrollRegion } from '../../../../kit/ui/ScrollRegion.tsx';
import { useResult } from '../ResultContext.ts';
import { keptGoods } from './keptGoods.ts';

/** What of the pledged goods stays bound and what comes free, below the pledges. */
export function KeptGoods() {
  const { words, ...props } = useResult();
  const table = keptGoods(props, words);
  if (!table) return null;
  const { title, heads, rows } = table;
  const classAt = (index: number) => (heads[index]?.isNumber ? 'num' : '');
  return (
    <>
      <h3 className="rp-kept">{title}</h3>
      <ScrollRegion className="panel scroll" label={title}>
        <table className="tbl rp-tbl">
          <thead>
            <tr>
              {heads.map(({ label }, index) => (
                <th key={label} scope="col" className={index === 0 ? 'key' : classAt(index)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([act, ...cells], place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same good may stand twice under one act
              <tr key={place}>
                <th scope="row" className="key">
                  {act}
                </th>
                {cells.map((cell, index) => (
                  <td key={heads[index + 1]?.label} className={classAt(index + 1)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
