import { indexTable } from '../../src/domain/calculators/indexTable.ts';
import { calculateMortgage, type EncumbranceRow } from '../../src/domain/calculators/mortgage/calculate.ts';
import { usualValidity } from '../../src/domain/calculators/oldFigures.ts';
import { type Measurement, median } from './measurement.ts';

const [debts, years] = [50, 40];
const on = '2025-12-28';

/** What typing waits for: fifty encumbrances with an index and compound interest over forty years. */
export async function measure(): Promise<Measurement[]> {
  const indices = indexTable(
    ['IPCA', 'SELIC'].flatMap((Indice) =>
      Array.from({ length: years * 12 }, (_, month) => ({
        Indice,
        Competencia: `${1986 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`,
        Valor: String(((month * 37) % 113) / 100),
      })),
    ),
  );
  const terms = {
    on,
    today: '2026-01-10',
    indices,
    holidays: [],
    rounding: 'HALF_UP',
    lag: 1,
    ...usualValidity,
  } as const;
  const timed = (more: Partial<EncumbranceRow>) => {
    const times = Array.from({ length: 30 }, (_, turn) => {
      const Onus = encumbrances(turn, more);
      const start = performance.now();
      calculateMortgage({ DataReferencia: on, ValorImovel: '1000000', Onus }, terms);
      return performance.now() - start;
    });
    return Math.round(median(times) * 100) / 100;
  };
  const how =
    'median of 30 calculations, each at another rate, index, compound interest and every third one by business days';
  return [
    {
      name: `mortgage of ${debts} encumbrances over ${years} years`,
      value: timed({}),
      unit: 'ms',
      atMost: 16,
      how,
    },
    {
      name: `mortgage of ${debts} encumbrances late for ${years} years`,
      value: timed({ Vencimento: '1986-03-01', JurosMora: 'TAXA_LEGAL', MoraAnterior: 'SELIC' }),
      unit: 'ms',
      atMost: 16,
      how: `${how}; arrears by Selic and legal rate`,
    },
  ];
}

/** @param turn makes the rates those of no other calculation, so that no power is known from before */
const encumbrances = (turn: number, more: Partial<EncumbranceRow>): EncumbranceRow[] =>
  Array.from(
    { length: debts },
    (_, index): EncumbranceRow => ({
      Grau: index + 1,
      Valor: `${1000 + index}.55`,
      DataBase: `1986-02-${10 + (index % 15)}`,
      Indice: 'IPCA',
      JurosAa: `6.${50 + turn}`,
      Regime: 'COMPOSTO',
      Base: index % 3 ? 'CORRIDOS_365' : 'UTEIS_252',
      ...more,
    }),
  );
