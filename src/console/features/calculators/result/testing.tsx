import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { Calculation, Values } from '../../../../domain/calculators/calculation.ts';
import type { Terms } from '../../../../domain/calculators/debt.ts';
import { termsOn } from '../../../../domain/calculators/testing.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { consoleHalves } from '../../../../field-types/generated/console.ts';
import { calculatorOf, loadCalculation } from '../../../../metadata/calculators.ts';
import { toValues } from '../../../../metadata/calculatorValues.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { needTexts, switchLanguage, texts } from '../../../engine/i18n/texts.ts';
import { type Surroundings, SurroundingsProvider } from '../../../kit/ui/fieldTypeConsole.ts';
import { ResultPanel, type ResultPanelProps } from './ResultPanel.tsx';
import type { Against } from './resultProps.ts';

/** What tests of a result share: real calculations, drawn as the console draws them. */

export interface Trial {
  readonly code: string;
  /** As a form holds it. */
  readonly input: Values;
  readonly on?: string;
  readonly terms?: Partial<Terms>;
}

/** A calculation as the console makes it, with all that its panel asks for. */
export async function calculated({ code, input, on = '2026-11-20', terms: given }: Trial) {
  const calculator = calculatorOf(code);
  if (!calculator) throw new Error(code);
  const terms = termsOn(on, given);
  const run = await loadCalculation(calculator);
  const needed = calculator.fields.some(({ name }) => name === 'DataReferencia')
    ? { DataReferencia: on, ...input }
    : input;
  const result: Calculation = run(toValues(calculator.fields, needed), terms);
  return { calculator, input: needed, result, terms };
}

export async function renderResult(
  trial: Trial,
  props: Partial<
    Pick<ResultPanelProps, 'sources' | 'recordId' | 'recordNumber' | 'against' | 'facts' | 'cautions'>
  > = {},
  locale: Locale = 'pt-br',
) {
  const all = { ...(await calculated(trial)), sources: [], recordId: null, ...props };
  await needTexts('calculators');
  await switchLanguage(locale);
  return render(
    <MemoryRouter>
      <SurroundingsProvider value={surroundings(locale)}>
        <main>
          <h1>{all.calculator.label[locale]}</h1>
          <ResultPanel {...all} />
        </main>
      </SurroundingsProvider>
    </MemoryRouter>,
  );
}

const surroundings = (locale: Locale): Surroundings => ({
  locale,
  timeZone: 'America/Sao_Paulo',
  t: texts().t,
  enumLabel: enumLabel(locale),
  enumItems: () => [],
  choices: async () => [],
  labelsOf: async () => [],
  halfOf: (type) => consoleHalves[type] as NonNullable<(typeof consoleHalves)[string]>,
  addressOf: (_entity, id) => `/nav/matricula/${id}`,
  sendFile: async () => ({ id: 1, name: 'a.pdf' }),
  saveFile: async () => undefined,
});

/** Worked row H2: two degrees without index. */
export const twoDegrees: Trial = {
  code: 'hipoteca',
  input: {
    ValorImovel: 1000000,
    LimiteLtvPct: 80,
    NovaOperacao: 200000,
    Onus: [
      { Ato: 'R-2', Evento: 'hipoteca', Grau: 1, Credor: 'Banco de Fomento do Planalto S.A.', Valor: 250000 },
      { Ato: 'R-4', Evento: 'hipoteca', Grau: 2, Credor: 'Cooperativa Vale do Jequitaí', Valor: 180000 },
    ],
  },
};

/** Worked row H5: corrected by an index, with simple interest. */
export const corrected: Trial = {
  code: 'hipoteca',
  on: '2024-04-25',
  input: {
    ValorImovel: 1000000,
    LimiteLtvPct: 80,
    Onus: [
      {
        Ato: 'R-2',
        Evento: 'hipoteca',
        Grau: 1,
        Credor: 'Banco de Fomento do Planalto S.A.',
        Valor: 200000,
        DataBase: '2024-01-10',
        Indice: 'IPCA',
        JurosAa: 12,
        Regime: 'SIMPLES',
      },
    ],
  },
};

/** The worked history of section 1.4. */
export const guarantees: Trial = {
  code: 'hipoteca',
  on: '2026-01-01',
  input: {
    ValorImovel: 1000000,
    Eventos: [
      { Data: '2019-05-10', Ato: 'R-2', Evento: 'constituicao', Grau: 1, Credor: 'Banco A', Valor: 300000 },
      { Data: '2020-08-01', Ato: 'AV-3', Evento: 'aditivo', Garantia: 'R-2', Valor: 350000 },
      { Data: '2021-02-11', Ato: 'R-4', Evento: 'constituicao', Grau: 2, Credor: 'Banco B', Valor: 120000 },
      {
        Data: '2022-09-30',
        Ato: 'AV-5',
        Evento: 'liberacao_parcial',
        Garantia: 'R-2',
        ValorPosterior: 250000,
      },
      { Data: '2025-01-20', Ato: 'AV-6', Evento: 'cancelamento', Garantia: 'R-2' },
    ],
  },
};

/** A stored calculation to hold another against. */
export const against = (
  title: string,
  result: Calculation,
  alike: Calculation | null,
  isReproduced = true,
): Against => ({
  title,
  result,
  alike,
  isReproduced,
  conditions: {
    Hoje: '2024-04-25',
    Arredondamento: 'HALF_UP',
    Feriados: [],
    Indices: [],
    Demonstracao: false,
  },
  own: 'today',
});
