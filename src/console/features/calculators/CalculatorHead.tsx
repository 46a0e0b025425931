import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMatriculaNumber } from '../../../domain/documents/matriculaNumber.ts';
import type { Calculator } from '../../../metadata/calculator.ts';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { client } from '../../engine/auth/services.ts';
import { readLabels } from '../../engine/data/entityCalls.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { PageTitle } from '../../engine/page/PageTitle.tsx';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconDeviceFloppy } from '../../kit/ui/icons.ts';
import { EarlierCalculations } from './EarlierCalculations.tsx';
import { headingText } from './result/output/ruleText.ts';
import type { Opening } from './useOpening.ts';

interface CalculatorHeadProps {
  readonly title: string;
  readonly calculator: Calculator;
  readonly opening: Opening;
  readonly store: () => void;
}

/** What it is about, what was calculated of it before, and the way to keep this one. */
export function CalculatorHead({ title, calculator, opening, store }: CalculatorHeadProps) {
  const { t, locale } = useTexts();
  return (
    <div className="head">
      <PageTitle title={headingText({ calculator, recordNumber: opening.record?.number }, { t, locale })} />
      <div className="grow">
        <Crumbs opening={opening} />
        <h1>{title}</h1>
      </div>
      <EarlierCalculations calculator={calculator} opening={opening} />
      <button type="button" className="btn calc-store" onClick={store}>
        <Glyph icon={IconDeviceFloppy} />
        {t('calculators.store')}
      </button>
    </div>
  );
}

/** Operation and record, each a way back to it; of a calculator opened alone, the calculators. */
export function Crumbs({ opening }: { opening: Pick<Opening, 'operation' | 'record' | 'base'> }) {
  const { t } = useTexts();
  const { operation, record, base } = opening;
  const code = useOperationCode(operation);
  const links = [
    ...(operation !== null
      ? [
          <Link key="operation" to={`/nav/operacao/${operation}/show`}>
            {t('calculators.operation', { code: code ?? '…' })}
          </Link>,
        ]
      : []),
    ...(record
      ? [
          <Link key="record" to={`/nav/matricula/${record.id}`}>
            {record.number
              ? t('calculators.record', { number: formatMatriculaNumber(record.number) })
              : t('calculators.recordUnnumbered')}
          </Link>,
        ]
      : []),
    ...(base
      ? [
          <Link key="base" to={`/nav/calculo/${base.Identificador}`}>
            {base.Titulo}
          </Link>,
        ]
      : []),
  ];
  const shown =
    links.length > 0
      ? links
      : [
          <Link key="all" to="/nav/calculadoras">
            {t('calculators.all')}
          </Link>,
        ];
  return (
    <p className="crumb">
      {shown.flatMap((link, index) =>
        index === 0
          ? [link]
          : [
              <span key={`${link.key} before`} aria-hidden="true">
                /
              </span>,
              link,
            ],
      )}
    </p>
  );
}

export function useOperationCode(operation: number | null): string | null {
  const { data } = useQuery({
    queryKey: ['Operacao', 'Escolhas', operation],
    queryFn: () => readLabels(client(), outlineNamed('operacao'), [operation ?? 0]),
    enabled: operation !== null,
    staleTime: 5 * 60_000,
    retry: false,
  });
  return data?.[0]?.label ?? null;
}
