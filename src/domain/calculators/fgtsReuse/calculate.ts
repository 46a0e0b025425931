import { addMonthsLegal } from '../../calendar.ts';
import type { LocalDate } from '../../dates.ts';
import type { NotaFgts, ResultadoFgts, UsoFgts } from '../../generated/codes.ts';
import { type EventCode, isAcquisition } from '../../matricula/model/index.ts';
import { fold } from '../../text/fold.ts';
import type { Decimal } from '../../units.ts';
import { type Alert, alert } from '../alert.ts';
import { Precise } from '../arithmetic.ts';
import { type MemoryStep, step } from '../memory.ts';
import { type InputProblem, refuseProblems } from '../problems.ts';
import { creditWords, fundIn } from './fundWords.ts';

/** Three years between two uses of the fund for one property. */
export const monthsBetweenUses = 36;

/** An act by which somebody acquired the property. */
export interface Acquisition {
  readonly Ato: string;
  /** Day of the registration; null where nobody could read it. */
  readonly Data?: LocalDate | null;
  /** Day of the contract, where the analyst chooses to count from it. */
  readonly DataContrato?: LocalDate | null;
  readonly Evento?: EventCode | null;
  readonly Texto?: string | null;
  /** What a person says of the fund, instead of the words of the act. */
  readonly UsoFgts?: UsoFgts | null;
  readonly FinanciadoSfh?: boolean | null;
  /** Code of the act that cancelled it. */
  readonly CanceladoPor?: string | null;
  readonly Cancelado?: boolean | null;
}

export interface FgtsReuseInput {
  /** Day of the new contract. */
  readonly DataReferencia: LocalDate;
  readonly Atos?: readonly Acquisition[] | null;
  /** Whether the new operation uses the fund; default yes. */
  readonly UsaFgts?: boolean | null;
  readonly ValorImovel?: Decimal | null;
  /** Highest value of a property that the fund may buy; only warned of. */
  readonly TetoImovel?: Decimal | null;
}

export type FgtsResult = ResultadoFgts;

export interface FgtsReuseResult {
  readonly Regra: string;
  readonly Resultado: FgtsResult;
  /** The first day the property is free again; null where nothing bars it. */
  readonly Libera: LocalDate | null;
  readonly InicioJanela: LocalDate;
  readonly Atos: readonly {
    readonly Ato: string;
    readonly Data: LocalDate | null;
    readonly UsoFgts: UsoFgts | null;
    readonly Libera: LocalDate | null;
    readonly Resultado: FgtsResult;
    /** Why it does not count, or what has to be asked. */
    readonly Nota: NotaFgts | null;
  }[];
  readonly Alertas: readonly Alert[];
  readonly Memoria: readonly MemoryStep[];
}

export const rule = 'fgts-1';

export const defaultCeiling = '2250000.00';
const severity = { LIBERADO: 0, VERIFICAR: 1, IMPEDIDO: 2 } as const;

/**
 * Whether a property may be bought with the severance fund again: not within three years of the registration of the
 * last acquisition with it. Only the property's side; what the worker must meet is not computed.
 * @throws CalculationRefused when an acquisition that counts is later than the new contract, its contract later than
 * its registration, or the property worth nothing
 * @see Lei 8.036/1990 art. 20 V to VII; calculators, section 4
 */
export function calculateFgtsReuse(input: FgtsReuseInput): FgtsReuseResult {
  refuseProblems(problemsOf(input));
  const on = input.DataReferencia;
  const since = addMonthsLegal(on, -monthsBetweenUses);
  const memory: MemoryStep[] = [step('fgts-window', 'D − 36 m', { D: on }, since)];
  const acts = (input.Atos ?? []).map((act) => judge(act, on, memory));
  const ofProperty = acts.reduce<FgtsResult>(
    (found, { Resultado }) => (severity[Resultado] > severity[found] ? Resultado : found),
    'LIBERADO',
  );
  const isUsed = input.UsaFgts !== false;
  const worst = isUsed ? ofProperty : 'LIBERADO';
  const ceiling = input.TetoImovel ?? defaultCeiling;
  const barred = acts.flatMap(({ Resultado, Libera }) =>
    Resultado === 'IMPEDIDO' && Libera ? [Libera] : [],
  );
  const counted = acts.flatMap(({ Libera }) => Libera ?? []);
  const isDear = input.ValorImovel != null && new Precise(input.ValorImovel).greaterThan(ceiling);
  return {
    Regra: rule,
    Resultado: worst,
    Libera: (barred.length > 0 ? barred : counted).toSorted().at(-1) ?? null,
    InicioJanela: since,
    Atos: acts,
    Alertas: [
      ...(isUsed ? acts.flatMap(alertOf) : []),
      ...(worst !== ofProperty ? [alert('fgts-not-used-now')] : []),
      ...(isDear ? [alert('fgts-ceiling', null, { ceiling })] : []),
    ],
    Memoria: memory,
  };
}

type JudgedAct = FgtsReuseResult['Atos'][number];

/** Each act that bars or has to be asked about is told by itself: freeing one frees not the other. */
function alertOf({ Ato, Resultado, Nota }: JudgedAct): Alert[] {
  if (Resultado === 'IMPEDIDO') return [alert('RF-47', Ato)];
  if (Resultado !== 'VERIFICAR') return [];
  return [alert(questions[Nota ?? ''] ?? 'fgts-to-confirm', Ato)];
}

/** What is asked where more than the period is missing. */
const questions: Readonly<Record<string, string>> = {
  'date-missing': 'fgts-undated',
  'words-missing': 'fgts-silent',
};

function problemsOf({ Atos, DataReferencia: reference, ValorImovel }: FgtsReuseInput): InputProblem[] {
  const isWorthless = ValorImovel != null && !new Precise(ValorImovel).greaterThan(0);
  return [
    ...(isWorthless ? [{ field: 'ValorImovel', code: 'appraisal-missing' as const, params: {} }] : []),
    ...(Atos ?? []).flatMap((act, index): InputProblem[] => {
      if (whyNot(act) !== null) return [];
      const { Data, DataContrato: contract } = act;
      const at = `Atos.${index}.${contract ? 'DataContrato' : 'Data'}`;
      const date = contract ?? Data;
      if (contract && Data && contract > Data)
        return [{ field: at, code: 'contract-after-registration', params: { contract, date: Data } }];
      return date && date > reference
        ? [{ field: at, code: 'act-after-reference', params: { date, reference } }]
        : [];
    }),
  ];
}

/** What a person says of the fund, else the words of the act. */
const fundUse = ({ UsoFgts, Texto }: Acquisition) => UsoFgts ?? fundIn(fold(Texto ?? ''));

/** Why an act does not count, whatever its date; null where it does. */
function whyNot(act: Acquisition): JudgedAct['Nota'] {
  if (act.Evento && !isAcquisition(act.Evento)) return 'not-acquisition';
  if (act.Cancelado || act.CanceladoPor) return 'cancelled';
  return fundUse(act) === 'NAO' ? 'not-used' : null;
}

function judge(act: Acquisition, on: LocalDate, memory: MemoryStep[]): JudgedAct {
  const used = fundUse(act);
  const from = act.DataContrato ?? act.Data ?? null;
  const said = { Ato: act.Ato, Data: act.Data ?? null, UsoFgts: used, Libera: null };
  const free = (Nota: JudgedAct['Nota']): JudgedAct => ({ ...said, Resultado: 'LIBERADO', Nota });
  const reason = whyNot(act);
  if (reason !== null) return free(reason);
  // What was neither paid with the fund nor financed is free whenever it was bought; of an act without words nobody knows.
  const words = fold(act.Texto ?? '').trim();
  const isFinanced = act.FinanciadoSfh ?? (words === '' ? null : creditWords.test(words));
  if (used === null && isFinanced === false)
    return free(from && on >= addMonthsLegal(from, monthsBetweenUses) ? 'outside-window' : null);
  const ask = (Nota: JudgedAct['Nota'], frees: LocalDate | null): JudgedAct => {
    memory.push(
      step('fgts-to-ask', 'data + 36 m', { ...(from ? { data: from } : {}), D: on }, frees ?? '-', act.Ato),
    );
    return { ...said, Resultado: 'VERIFICAR', Nota };
  };
  if (!from) return ask('date-missing', null);
  const frees = addMonthsLegal(from, monthsBetweenUses);
  const within = on < frees;
  if (used === null)
    return within
      ? ask(isFinanced === null ? 'words-missing' : 'confirm-period', frees)
      : free('outside-window');
  memory.push(step('fgts-free', 'data + 36 m', { data: from, D: on }, frees, act.Ato));
  const judged: JudgedAct = within ? { ...said, Resultado: 'IMPEDIDO', Nota: null } : free('outside-window');
  return { ...judged, Libera: frees };
}
