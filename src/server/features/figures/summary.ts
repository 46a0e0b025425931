import { isWorkingDay, workingDaysBefore } from '../../../domain/businessHours.ts';
import { addDays, type LocalDate } from '../../../domain/dates.ts';
import { daysIn, type Period, pointsOf, precedingPeriod, stepOf } from '../../../domain/figures/period.ts';
import { ratio, roundedPercent, toDecimals, variation } from '../../../domain/figures/statistics.ts';
import { stockStates } from '../../../domain/matricula/stateGroups.ts';
import type { ComparedFigure, Figure, StockTerm, SummaryPanel } from '../../../metadata/calls/figures.ts';
import { enumeration, enumLabel } from '../../../metadata/enums.ts';
import type { FilterNode } from '../../../metadata/wire/filterNode.ts';
import { workingCalendars } from '../organisation/workingCalendar.ts';
import { type Figuring, spanOf, toWire } from './figuring.ts';
import { type Balance, type Flows, flowsOf, type Passages } from './flows.ts';
import { counted, derived, during, is, listOf, slice } from './lists.ts';
import { type OperationCounts, operationsOf } from './operations.ts';

const matricula = 'registro-matricula';
const movements = 'movimento-matricula';

/** What came, went and waited in a period, beside the preceding one. @see dashboards, section 2 */
export async function summaryPanel(figuring: Figuring, period: Period): Promise<SummaryPanel> {
  const { actor, tx } = figuring.work;
  const previous = precedingPeriod(period);
  const { own: calendar } = await workingCalendars(tx, actor.companyId);
  const flows = await flowsOf(figuring, period);
  const operations = await operationsOf(figuring, spanOf(figuring, period), spanOf(figuring, previous));
  const workingDays = (days: Period) =>
    workingDaysBefore(days.from, endOfPast(days, figuring.today), calendar);
  const { now } = flows;
  return {
    CalculadoEm: figuring.now.toISOString(),
    Periodo: { ...toWire(period), Dias: daysIn(period) },
    Anterior: toWire(previous),
    DiasUteis: workingDays(period),
    Vazio: [now.received, now.concluded, now.cancelled, now.reopened, now.failed].every((n) => n === 0),
    Equacao: equation(figuring, period, flows.balance),
    Resumo: {
      ...cards(figuring, period, flows, { now: workingDays(period), before: workingDays(previous) }),
      ...operationCards(figuring, period, operations),
    },
    Serie: {
      Definicao: 'period.series',
      Passo: stepOf(period) === 'day' ? 'dia' : 'semana',
      Pontos: pointsOf(period).map((point, index) => ({
        ...toWire(point),
        Util: point.from !== point.to || isWorkingDay(point.from, calendar),
        Recebidas: flows.points[index]?.received ?? 0,
        Concluidas: flows.points[index]?.concluded ?? 0,
        Canceladas: flows.points[index]?.cancelled ?? 0,
      })),
      Listas: {
        Recebidas: listOf(figuring, matricula, during('RecebidaEm', period)),
        Concluidas: listOf(figuring, matricula, during('ConcluidaEm', period)),
        Canceladas: listOf(figuring, matricula, during('CanceladaEm', period)),
      },
    },
    Coorte: cohort(figuring, period, flows),
  };
}

/** The day after the last one of a period that has come. */
const endOfPast = ({ to }: Period, today: LocalDate) => addDays(to < today ? to : today, 1);

function equation(figuring: Figuring, period: Period, balance: Balance): SummaryPanel['Equacao'] {
  const stock = (Valor: number, day: LocalDate, definition: string): Figure =>
    counted(definition, Valor, listOf(figuring, matricula, is('EstoqueEm', day)));
  const term = (
    Termo: StockTerm['Termo'],
    Sinal: 1 | -1,
    Valor: number,
    ...conditions: readonly FilterNode[]
  ): StockTerm => ({
    Termo,
    Sinal,
    ...counted(
      `period.terms.${Termo}`,
      Valor,
      listOf(figuring, movements, during('Quando', period), ...conditions),
    ),
  });
  const back = stockStates.filter((state) => state !== 'em_analise');
  return {
    Definicao: 'period.equation',
    Inicial: stock(balance.opening, addDays(period.from, -1), 'period.opening'),
    Termos: [
      term('recebidas', 1, balance.received, is('De', null)),
      term('concluidas', -1, balance.concluded, is('Para', 'concluida')),
      term('canceladas', -1, balance.cancelled, is('Para', 'cancelada')),
      term('descartadas', -1, balance.discarded, is('Para', 'descartada')),
      term('reabertas', 1, balance.reopened, is('De', 'concluida'), is('Para', 'em_analise')),
      term(
        'relidas',
        1,
        balance.returned,
        is('De', 'concluida', 'cancelada', 'descartada'),
        is('Para', ...back),
      ),
    ],
    Final: stock(balance.closing, period.to, 'period.closing'),
  };
}

const compared = (figure: Figure, Anterior: number | null): ComparedFigure => ({
  ...figure,
  Anterior,
  Variacao: variation(figure.Valor, Anterior),
});

function cards(
  figuring: Figuring,
  period: Period,
  { now, before }: Flows,
  workingDays: { readonly now: number; readonly before: number },
) {
  const records = (field: string) => listOf(figuring, matricula, during(field, period));
  const concluded = records('ConcluidaEm');
  const received = records('RecebidaEm');
  const rate = ({ concluded: done, cancelled }: Passages) => roundedPercent(done, done + cancelled);
  const pace = ({ concluded: done }: Passages, days: number) => toDecimals(ratio(done, days), 1);
  const reopened = listOf(
    figuring,
    movements,
    is('De', 'concluida'),
    is('Para', 'em_analise'),
    during('Quando', period),
  );
  return {
    Recebidas: compared(counted('period.received', now.received, received), before.received),
    Concluidas: compared(counted('period.concluded', now.concluded, concluded), before.concluded),
    Canceladas: compared(
      counted('period.cancelled', now.cancelled, records('CanceladaEm')),
      before.cancelled,
    ),
    ComErro: compared(counted('period.failed', now.failed, records('ErroEm')), before.failed),
    Reabertas: compared(counted('period.reopened', now.reopened, reopened), before.reopened),
    TaxaConclusao: compared(derived('period.rate', rate(now), concluded), rate(before)),
    Produtividade: compared(
      derived('period.productivity', pace(now, workingDays.now), concluded),
      pace(before, workingDays.before),
    ),
    Documentos: compared(derived('period.documents', now.documents, received), before.documents),
    Paginas: compared(derived('period.pages', now.pages, received), before.pages),
  };
}

function operationCards(figuring: Figuring, period: Period, counts: OperationCounts) {
  const listed = (field: string) => listOf(figuring, 'operacao', during(field, period));
  return {
    OperacoesAbertas: compared(
      counted('period.operationsOpened', counts.opened, listed('CriadoEm')),
      counts.openedBefore,
    ),
    OperacoesEncerradas: compared(
      counted('period.operationsClosed', counts.closed, listed('EncerradaEm')),
      counts.closedBefore,
    ),
  };
}

/** Every state there is, in its order. */
const states = enumeration('SituacaoMatricula')?.codes.map(({ code }) => code) ?? [];

function cohort(figuring: Figuring, period: Period, { cohort: found, now }: Flows): SummaryPanel['Coorte'] {
  const label = enumLabel(figuring.work.actor.locale);
  const received = during('RecebidaEm', period);
  return {
    Definicao: 'period.cohort',
    Total: counted('period.received', now.received, listOf(figuring, matricula, received)),
    Fatias: states.map((state) =>
      slice(
        state,
        label('SituacaoMatricula', state),
        found.find((one) => one.state === state)?.count ?? 0,
        listOf(figuring, matricula, received, is('Situacao', state)),
      ),
    ),
  };
}
