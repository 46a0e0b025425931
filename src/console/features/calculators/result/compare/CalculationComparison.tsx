import { ScrollRegion } from '../../../../kit/ui/ScrollRegion.tsx';
import { useResult } from '../ResultContext.ts';
import { comparisonOf } from './comparison.ts';
import './compare.css';

/** The figures of a saved calculation beside these, with what lies between them. */
export function CalculationComparison() {
  const { words, ...props } = useResult();
  const comparison = comparisonOf(props, words);
  if (!comparison) return null;
  const { title, said, heads, figures, isChanged } = comparison;
  const { t } = words;
  return (
    <div className="rp-part">
      <h2>{title}</h2>
      <p className="sm mut rp-said">{said.join(' ')}</p>
      {isChanged && (
        <ScrollRegion className="panel scroll" label={title}>
          <table className="tbl rp-cmp">
            <thead>
              <tr>
                <th scope="col">{t('calculators.result.figure')}</th>
                {[heads.was, heads.is, t('calculators.result.difference'), heads.own].map(
                  (head) =>
                    head !== null && (
                      <th key={head} scope="col" className="num">
                        {head}
                      </th>
                    ),
                )}
              </tr>
            </thead>
            <tbody>
              {figures.map(({ name, label, was, is, difference, isChanged: isOther, own }) => (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  <td className="num">{was}</td>
                  <td className="num">{isOther ? <span className="rp-changed">{is}</span> : is}</td>
                  <td className="num">{difference || <span className="hint">=</span>}</td>
                  {own !== null && <td className="num">{own}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </div>
  );
}
