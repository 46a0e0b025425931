import './calculator.css';
import { useParams, useSearchParams } from 'react-router';
import type { Calculator } from '../../../metadata/calculator.ts';
import { calculatorOf } from '../../../metadata/calculators.ts';
import { ApiError } from '../../engine/client/apiError.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { NotFoundPage } from '../../engine/page/Pages.tsx';
import { Failed } from '../../kit/ui/Failed.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { CalculatorBoard } from './CalculatorBoard.tsx';
import { useMeans } from './useMeans.ts';
import { useOpening } from './useOpening.ts';

/**
 * One calculator. `?Matricula=7` fills it from a registry record, `?Operacao=4` says where it will be stored, `?Base=12`
 * begins with the input of a stored calculation to compare with.
 */
export default function CalculatorPage() {
  const { codigo = '' } = useParams();
  const [query] = useSearchParams();
  const { locale } = useTexts();
  const calculator = calculatorOf(codigo);
  if (!calculator) return <NotFoundPage />;
  // Drawn anew in another language, as what is typed is written in it; the draft goes on.
  return <Opened key={`${locale} ${codigo}?${query}`} calculator={calculator} query={query} />;
}

function Opened({ calculator, query }: { calculator: Calculator; query: URLSearchParams }) {
  const { t, locale } = useTexts();
  const { means, ...meansState } = useMeans(calculator);
  const { opening, ...openingState } = useOpening(calculator, query);
  if (means && opening) return <CalculatorBoard means={means} opening={opening} />;
  const failed = [openingState, meansState].find(({ error }) => error !== null);
  return (
    <>
      <div className="head">
        <h1 className="grow">{calculator.title[locale]}</h1>
      </div>
      {failed?.error ? (
        <div className="panel calc-failed">
          <Failed
            title={t('calculators.notOpened')}
            text={failed.error.message}
            request={requestOf(failed.error, t)}
            again={t('list.again')}
            retry={failed.retry}
          />
        </div>
      ) : (
        <Skeleton rows={8} columns={2} label={t('shell.loading')} />
      )}
    </>
  );
}

const requestOf = (
  error: Error,
  t: (key: string, params: Record<string, string>) => string,
): string | null =>
  error instanceof ApiError && error.requestNumber
    ? t('list.request', { number: error.requestNumber })
    : null;
