import './calculation.css';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import type { Calculator } from '../../../../metadata/calculator.ts';
import { calculatorOf } from '../../../../metadata/calculators.ts';
import { calculo } from '../../../../metadata/generated/entities/calculo.ts';
import { toTerms } from '../../../../metadata/wire/conditions.ts';
import { fromWire } from '../../../engine/data/records.ts';
import { DeleteButton } from '../../../engine/entities/show/DeleteButton.tsx';
import { RecordFailed } from '../../../engine/entities/show/RecordFailed.tsx';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { PageTitle } from '../../../engine/page/PageTitle.tsx';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconInfoCircle, IconPlus } from '../../../kit/ui/icons.ts';
import { Skeleton } from '../../../kit/ui/Skeleton.tsx';
import { againstStored } from '../againstStored.ts';
import { Crumbs } from '../CalculatorHead.tsx';
import { ResultPanel } from '../result/ResultPanel.tsx';
import type { Against } from '../result/resultProps.ts';
import { labelIn, type StoredCalculation, useStoredCalculation } from '../storedCalculation.ts';
import { useRule } from '../useMeans.ts';
import { StoredFacts } from './StoredFacts.tsx';
import { TodaysRule } from './TodaysRule.tsx';
import { useTakenFacts } from './takenFacts.ts';

/** A stored calculation as it was stored, beside what today's rule says of the same input. */
export default function CalculationPage() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const { data, error, refetch } = useStoredCalculation(Number(id));
  if (error && !data) return <RecordFailed entity={calculo} error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton rows={8} columns={2} label={t('shell.loading')} />;
  const calculator = calculatorOf(data.Calculadora);
  return (
    <>
      <StoredHead stored={data} calculator={calculator} />
      <StoredFacts stored={data} calculator={calculator} />
      {calculator ? (
        <Stored stored={data} calculator={calculator} />
      ) : (
        <p className="note wa">{t('calculators.saved.gone', { code: data.Calculadora })}</p>
      )}
    </>
  );
}

function StoredHead({
  stored,
  calculator,
}: {
  stored: StoredCalculation;
  calculator: Calculator | undefined;
}) {
  const { t } = useTexts();
  const record = stored.IdentificadorRegistroMatricula;
  return (
    <div className="head stack">
      <PageTitle title={stored.Titulo} />
      <div className="grow">
        <Crumbs
          opening={{
            operation: stored.IdentificadorOperacao,
            record: record ? { id: record, number: labelIn(stored, 'IdentificadorRegistroMatricula') } : null,
            base: null,
          }}
        />
        <h1>{stored.Titulo}</h1>
      </div>
      <DeleteButton entity={calculo} record={fromWire(calculo, { ...stored })} />
      {calculator && (
        <Link
          className="btn keep"
          to={`/nav/calculadoras/${calculator.code}?${new URLSearchParams({ Base: String(stored.Identificador) })}`}
        >
          <Glyph icon={IconPlus} />
          {t('calculators.scenario.new')}
        </Link>
      )}
    </div>
  );
}

function Stored({ stored, calculator }: { stored: StoredCalculation; calculator: Calculator }) {
  const { t } = useTexts();
  const against = useBase(stored, calculator);
  const facts = useTakenFacts(stored);
  return (
    <div className="calculation">
      {stored.Condicoes.Demonstracao && (
        <p className="note">
          <Glyph icon={IconInfoCircle} small />
          {t('calculators.saved.demo')}
        </p>
      )}
      <TodaysRule stored={stored} calculator={calculator} />
      <ResultPanel
        calculator={calculator}
        input={stored.Entrada}
        result={stored.Resultado}
        terms={toTerms(stored.Condicoes, stored.Entrada)}
        sources={stored.Fontes ?? []}
        recordId={stored.IdentificadorRegistroMatricula}
        recordNumber={labelIn(stored, 'IdentificadorRegistroMatricula')}
        against={against}
        facts={facts}
        cautions={stored.Condicoes.Demonstracao ? [t('calculators.saved.demo')] : []}
      />
    </div>
  );
}

/** The calculation it is a scenario of; undefined where it is of none, or that one is gone. */
function useBase(stored: StoredCalculation, calculator: Calculator): Against | undefined {
  const { data: base } = useStoredCalculation(stored.IdentificadorCalculoBase);
  const { data: rule } = useRule(calculator);
  return useMemo(
    () =>
      base && rule && base.Calculadora === calculator.code
        ? againstStored({ calculator, run: rule.run }, base, stored.Entrada, 'stored')
        : undefined,
    [base, rule, calculator, stored],
  );
}
