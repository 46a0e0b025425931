import { formatDate, type LocalDate } from '../../../../domain/dates.ts';
import type { PeriodDays, StockTerm, SummaryPanel } from '../../../../metadata/calls/figures.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Definition } from '../Definition.tsx';
import { FigureValue } from '../FigureValue.tsx';
import { numberText, shortDay } from '../numbers.ts';

interface StockEquationProps {
  readonly equation: SummaryPanel['Equacao'];
  readonly period: PeriodDays;
  readonly today: LocalDate;
}

/** Terms that most periods do not have. */
const seldom: readonly StockTerm['Termo'][] = ['descartadas', 'reabertas', 'relidas'];

/** Stock before, what came and went, stock after, as a ledger writes it. */
export function StockEquation({
  equation: { Definicao, Inicial, Termos, Final },
  period,
  today,
}: StockEquationProps) {
  const { t, locale } = useTexts();
  const before = t('dashboards.equation.before', { day: shortDay(period.De, locale) });
  const after =
    period.Ate >= today
      ? t('dashboards.equation.today')
      : t('dashboards.equation.after', { day: formatDate(period.Ate, locale) });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, these are figures */}
      <div className="dash-equation" role="group" aria-label={t('dashboards.equation.label')}>
        <div>
          <FigureValue
            className="big"
            text={numberText(Inicial.Valor, locale)}
            list={Inicial.Lista}
            name={before}
          />
          <span>{before}</span>
        </div>
        {Termos.filter(({ Termo, Valor }) => !seldom.includes(Termo) || Valor !== 0).map(
          ({ Termo, Sinal, Valor, Lista }) => {
            const name = t(`dashboards.equation.${Termo}`, { smart_count: Valor ?? 0 });
            return (
              <div key={Termo}>
                <span className="op">
                  <span aria-hidden="true">{Sinal > 0 ? '+' : '−'}</span>
                  <span className="vh">{t(Sinal > 0 ? 'dashboards.plus' : 'dashboards.minus')}</span>
                </span>
                <FigureValue className="big" text={numberText(Valor, locale)} list={Lista} name={name} />
                <span>{name}</span>
              </div>
            );
          },
        )}
        <div className="eq">
          <span className="op">
            <span aria-hidden="true">=</span>
            <span className="vh">{t('dashboards.equals')}</span>
          </span>
          <FigureValue
            className="big"
            text={numberText(Final.Valor, locale)}
            list={Final.Lista}
            name={after}
          />
          <span>{after}</span>
        </div>
      </div>
      <Definition of={Definicao} />
    </>
  );
}
