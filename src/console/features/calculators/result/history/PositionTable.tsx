import { ScrollRegion } from '../../../../kit/ui/ScrollRegion.tsx';
import { lastLook } from '../looks.ts';
import type { TextHead } from '../output/textTable.ts';
import { useResult } from '../ResultContext.ts';
import type { PositionRows } from './positions.ts';
import type { Timeline } from './timeline.ts';

interface PositionTableProps {
  readonly position: PositionRows;
  readonly series: Timeline['series'];
}

/** What stood on a day, a row for each series of the chart, the sum under a double line. */
export function PositionTable({
  position: { title, heads, keys, rows, total = [] },
  series,
}: PositionTableProps) {
  const { words } = useResult();
  if (rows.length === 0)
    return <p className="sm mut rp-none">{words.t('calculators.result.nothingStood')}</p>;
  // One that is drawn with others has the last look.
  const lookOf = (key: string | undefined) => series.find((one) => one.key === key)?.look ?? lastLook;
  return (
    <ScrollRegion className="scroll" label={title}>
      <table className="tbl rp-tbl">
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head.label} scope="col" className={index === 0 ? '' : classOf(head)}>
                {head.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], place) => (
            <tr key={keys[place]}>
              <th scope="row">
                <i className={`rp-key ${lookOf(keys[place])}`} aria-hidden="true" />
                {first}
              </th>
              {rest.map((cell, index) => (
                <td key={heads[index + 1]?.label} className={classOf(heads[index + 1])}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            {total.map((cell, index) =>
              index === 0 ? (
                <th key={heads[index]?.label} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={heads[index]?.label} className="num">
                  {cell && <span className="total">{cell}</span>}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

const classOf = (head: TextHead | undefined): string => (head?.isNumber === false ? 'long' : 'num');
