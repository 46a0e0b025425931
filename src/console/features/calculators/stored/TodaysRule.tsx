import { useMemo } from 'react';
import type { Calculation } from '../../../../domain/calculators/calculation.ts';
import { intlTag } from '../../../../domain/locale.ts';
import { problemText } from '../../../../metadata/calculationTexts.ts';
import type { Calculator } from '../../../../metadata/calculator.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconAlertTriangleFilled, IconCircleCheckFilled } from '../../../kit/ui/icons.ts';
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx';
import { differencesOf } from '../result/compare/differences.ts';
import { changedTables } from '../result/compare/sameResult.ts';
import { useWords } from '../result/words.ts';
import type { StoredCalculation } from '../storedCalculation.ts';
import { useRule } from '../useMeans.ts';
import { todaysResult } from './todaysResult.ts';

interface TodaysRuleProps {
  readonly stored: StoredCalculation;
  readonly calculator: Calculator;
}

/** What today's rule says of the same input under the same terms: that it is the same, or both side by side. */
export function TodaysRule({ stored, calculator }: TodaysRuleProps) {
  const { t, locale } = useTexts();
  const { data } = useRule(calculator);
  const today = useMemo(() => data && todaysResult(calculator, data.run, stored), [data, calculator, stored]);
  if (!today) return null;
  if (today.kind === 'same')
    return (
      <p className="note ok">
        <Glyph icon={IconCircleCheckFilled} small />
        {t('calculators.saved.same', { rule: today.rule })}
      </p>
    );
  if (today.kind === 'refused')
    return (
      <div className="note wa">
        <Glyph icon={IconAlertTriangleFilled} small />
        <div>
          {t('calculators.saved.refused')}
          <ul>
            {today.problems.map((problem) => (
              <li key={`${problem.field} ${problem.code}`}>{problemText(problem, locale)}</li>
            ))}
          </ul>
        </div>
      </div>
    );
  return <SideBySide stored={stored} calculator={calculator} today={today.result} />;
}

function SideBySide({ stored, calculator, today }: TodaysRuleProps & { readonly today: Calculation }) {
  const { t, locale } = useTexts();
  const words = useWords();
  const tables = changedTables(calculator, today, stored.Resultado);
  const figures = differencesOf(calculator, stored.Resultado, today, words);
  return (
    <div className="calculation-today">
      <h2>{t('calculators.saved.today')}</h2>
      <p className="mut sm">{t('calculators.saved.different')}</p>
      <ScrollRegion className="panel scroll" label={t('calculators.saved.today')}>
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t('calculators.result.figure')}</th>
              <th scope="col" className="num">
                {t('calculators.saved.asStored', { rule: stored.Regra })}
              </th>
              <th scope="col" className="num">
                {t('calculators.saved.asToday', { rule: today.Regra })}
              </th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ name, label, was, is, isChanged }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td className="num">{was}</td>
                <td className="num">{isChanged ? <mark>{is}</mark> : is}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {tables.length > 0 && (
        <p className="mut sm">
          {t('calculators.saved.tables', {
            names: new Intl.ListFormat(intlTag[locale]).format(tables.map(({ label }) => label[locale])),
          })}
        </p>
      )}
    </div>
  );
}
