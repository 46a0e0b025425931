import { useId, useRef } from 'react';
import { Alerts, EstimateMarks } from './Alerts.tsx';
import { Bars } from './bars/Bars.tsx';
import { CalculationComparison } from './compare/CalculationComparison.tsx';
import { Derivation } from './derivation/Derivation.tsx';
import { HeadFigures, MoreFigures } from './Figures.tsx';
import { CopyAndPrint } from './output/CopyAndPrint.tsx';
import './output/paper.css';
import { footText, madeText } from './output/ruleText.ts';
import { usePaperFoot } from './output/usePaperFoot.ts';
import { useWholePaper } from './output/useWholePaper.ts';
import { Reminders } from './Reminders.tsx';
import { ResultContext } from './ResultContext.ts';
import './looks.css';
import './result.css';
import type { ResultPanelProps } from './resultProps.ts';
import { ResultTable } from './tables/ResultTable.tsx';
import { useWords } from './words.ts';

export type { ResultPanelProps } from './resultProps.ts';

/**
 * What a calculation came to: warnings, figures, the bar that shows them, the account behind them with what each step
 * was read from, tables and histories, and the way to take all of it along. Drawn from the calculator's own figures and
 * tables, for any calculator.
 */
export function ResultPanel(props: ResultPanelProps) {
  const words = useWords();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isPaper = useWholePaper(panel);
  usePaperFoot(footText(props, words));
  return (
    <ResultContext value={{ ...props, words, id, isPaper }}>
      <div className={props.calculator.code === 'hipoteca' ? 'rp liens' : 'rp'} ref={panel}>
        <Alerts />
        <CalculationComparison />
        <section className="rp-res" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="vh">
            {words.t('calculators.result.title')}
          </h2>
          <HeadFigures />
          <EstimateMarks />
          <Bars />
          <MoreFigures />
          <Reminders />
          <Derivation />
          <CopyAndPrint />
          <p className="rp-made">{madeText(props, words)}</p>
        </section>
        {props.calculator.tables.map((field) => (
          <ResultTable key={field.name} field={field} />
        ))}
      </div>
    </ResultContext>
  );
}
