import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate, isLocalDate } from '../../../../domain/dates.ts';
import type { Calculator } from '../../../../metadata/calculator.ts';
import { outlineNamed } from '../../../../metadata/outlines.ts';
import { client } from '../../../engine/auth/services.ts';
import { useInstants } from '../../../engine/auth/useInstants.ts';
import { readHistory } from '../../../engine/data/entityCalls.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { labelIn, type StoredCalculation } from '../storedCalculation.ts';

interface StoredFactsProps {
  readonly stored: StoredCalculation;
  readonly calculator: Calculator | undefined;
}

/** Which rule calculated it, for which day, who stored it and when, and what it is a variation of. */
export function StoredFacts({ stored, calculator }: StoredFactsProps) {
  const { t, locale } = useTexts();
  const { full } = useInstants();
  const who = useWhoStored(stored.Identificador);
  const { DataReferencia, IdentificadorCalculoBase: base, Calculadora, Regra, CriadoEm } = stored;
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [t('calculators.saved.calculator'), calculator?.label[locale] ?? Calculadora],
    [t('calculators.saved.rule'), Regra],
    [
      t('calculators.saved.reference'),
      DataReferencia && isLocalDate(DataReferencia) ? formatDate(DataReferencia, locale, 'full') : '–',
    ],
    [
      t('calculators.saved.stored'),
      who ? t('calculators.saved.storedBy', { when: full(CriadoEm), who }) : full(CriadoEm),
    ],
    ...(base
      ? ([
          [
            t('calculators.saved.base'),
            <Link key="base" to={`/nav/calculo/${base}`}>
              {labelIn(stored, 'IdentificadorCalculoBase') ?? base}
            </Link>,
          ],
        ] as const)
      : []),
  ];
  return (
    <dl className="calculation-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The person behind the first line of its history; null until it is there, or where one may not see it. */
export function useWhoStored(id: number): string | null {
  const { data } = useQuery({
    queryKey: ['Calculo', 'Historico', id],
    queryFn: () => readHistory(client(), outlineNamed('calculo'), id),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.at(-1)?.Usuario ?? null;
}
