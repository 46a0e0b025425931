import type { Position } from '../../../../../domain/calculators/mortgage/history.ts';
import { ScrollRegion } from '../../../../kit/ui/ScrollRegion.tsx';
import { ActCode } from '../ActCode.tsx';
import { useResult } from '../ResultContext.ts';
import { ranksOf } from './positions.ts';

/**
 * Each guarantee that stood, at the amount its acts state; a rank that is not the registered degree stands out.
 */
export function GuaranteeRanks({ guarantees }: { guarantees: Position['Garantias'] }) {
  const { words } = useResult();
  if (guarantees.length === 0) return null;
  const { title, heads, rows } = ranksOf(guarantees, words);
  const moved = words.t('calculators.result.effective');
  const classOf = (index: number) => (index === 1 ? 'long' : heads[index]?.isNumber ? 'num' : '');
  return (
    <ScrollRegion className="scroll" label={title}>
      <table className="tbl rp-tbl">
        <thead>
          <tr>
            {heads.map(({ label, isNumber }, index) => (
              <th key={label} scope="col" className={index === 0 ? 'key' : isNumber ? 'num' : ''}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([act = '', ...cells]) => (
            <tr key={act}>
              <th scope="row" className="key num">
                <ActCode code={act} className="code lien" />
              </th>
              {cells.map((cell, place) => {
                const label = heads[place + 1]?.label;
                const isMoved = label === moved && cell !== cells[place - 1];
                return (
                  <td key={label} className={isMoved ? 'b' : classOf(place + 1)}>
                    {cell === '–' ? <span className="hint">–</span> : cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
