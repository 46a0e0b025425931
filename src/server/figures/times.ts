import { countBy, timeClasses } from '../../domain/figures/classes.ts';
import { daysIn, type Period } from '../../domain/figures/period.ts';
import { ratio, toDecimals } from '../../domain/figures/statistics.ts';
import { enumeration, enumLabel } from '../../metadata/enums.ts';
import { text } from '../../metadata/texts.ts';
import type { Breakdown, FilterNode, StepTimes, TimesPanel } from '../../metadata/wire/figures.ts';
import { type Figuring, toWire } from './figuring.ts';
import { above, derived, during, inClass, is, listOf, slice } from './lists.ts';
import { type RunTimes, runsEndedIn } from './runTimes.ts';
import { timeFigures } from './timeFigures.ts';
import { type WorkTimes, workTimesOf } from './workTimes.ts';

/**
 * How long machines and people took over what ended in a period. Each successful run is a sample of queue, OCR and
 * extraction; the last one of a record is one of the total. @see dashboards, section 3
 */
export async function timesPanel(figuring: Figuring, period: Period): Promise<TimesPanel> {
  const runs = await runsEndedIn(figuring, period);
  const work = await workTimesOf(figuring, period);
  const done = runs.filter(({ hasFailed }) => !hasFailed);
  const failed = runs.filter(({ hasFailed }) => hasFailed);
  return {
    CalculadoEm: figuring.now.toISOString(),
    Periodo: { ...toWire(period), Dias: daysIn(period) },
    Vazio: runs.length === 0 && work.cycle.length === 0,
    Tempos: [...machineTimes(figuring, period, done), ...peoplesTimes(figuring, period, work)],
    Falhas: timeFigures(
      figuring,
      'times.failures',
      failed.map(({ total }) => total),
      runsOf(figuring, period, 'erro'),
    ),
    OcrPorPagina: ocrPerPage(figuring, period, done),
    Histograma: histogram(figuring, period, done),
    Niveis: levels(figuring, period, done),
  };
}

const runsOf = (
  figuring: Figuring,
  period: Period,
  result: 'lida' | 'erro',
  ...conditions: readonly FilterNode[]
) =>
  listOf(
    figuring,
    'processamento-matricula',
    is('Resultado', result),
    during('TerminadoEm', period),
    ...conditions,
  );

function machineTimes(figuring: Figuring, period: Period, done: readonly RunTimes[]): readonly StepTimes[] {
  const step = (
    Etapa: StepTimes['Etapa'],
    samples: readonly (number | null)[],
    condition: FilterNode,
    ...more: readonly FilterNode[]
  ): StepTimes => ({
    Etapa,
    Relogio: 'maquina',
    ...timeFigures(
      figuring,
      `times.${Etapa}`,
      samples.filter((seconds) => seconds !== null),
      runsOf(figuring, period, 'lida', condition, ...more),
    ),
  });
  const last = done.filter(({ isLast }) => isLast);
  return [
    step(
      'fila',
      done.map(({ queue }) => queue),
      notNegative('TempoFila'),
    ),
    step(
      'ocr',
      recognised(done).map(({ ocr }) => ocr),
      above('TempoOcr', 0),
    ),
    step(
      'extracao',
      done.map(({ extraction }) => extraction),
      notNegative('TempoIa'),
    ),
    step(
      'total',
      last.map(({ total }) => total),
      notNegative('TempoTotal'),
      is('Ultima', true),
    ),
  ];
}

const notNegative = (field: string) => inClass(field, { from: 0, to: null });

/** Where every page had its own text nothing was recognised, and there is no time of it. */
const recognised = (done: readonly RunTimes[]) => done.filter(({ ocr }) => (ocr ?? 0) > 0);

function peoplesTimes(figuring: Figuring, period: Period, work: WorkTimes): readonly StepTimes[] {
  const concluded = listOf(figuring, 'registro-matricula', during('ConcluidaEm', period));
  const step = (
    Etapa: StepTimes['Etapa'],
    Relogio: 'uteis' | 'corridas',
    samples: readonly number[],
  ): StepTimes => ({
    Etapa,
    Relogio,
    ...timeFigures(figuring, `times.${Etapa}.${Relogio}`, samples, concluded),
  });
  return [
    step('analista', 'uteis', work.businessAnalysis),
    step('analista', 'corridas', work.analysis),
    step('ciclo', 'uteis', work.businessCycle),
    step('ciclo', 'corridas', work.cycle),
  ];
}

/** All time over all pages, not the mean of each file's. */
function ocrPerPage(
  figuring: Figuring,
  period: Period,
  done: readonly RunTimes[],
): TimesPanel['OcrPorPagina'] {
  const runs = recognised(done);
  const seconds = runs.reduce((sum, { ocr }) => sum + (ocr ?? 0), 0);
  const pages = runs.reduce((sum, run) => sum + (run.pages ?? 0), 0);
  return derived(
    'times.ocrPerPage',
    toDecimals(ratio(seconds, pages), 3),
    runsOf(figuring, period, 'lida', above('TempoOcr', 0)),
  );
}

function histogram(figuring: Figuring, period: Period, done: readonly RunTimes[]): Breakdown {
  const totals = done.filter(({ isLast }) => isLast).map(({ total }) => total);
  const counts = countBy(timeClasses, totals);
  const { locale } = figuring.work.actor;
  return {
    Definicao: 'times.histogram',
    Fatias: timeClasses.map((one, index) =>
      slice(
        one.code,
        text(locale, `figures.times.${one.code}`),
        counts[index] ?? 0,
        runsOf(figuring, period, 'lida', is('Ultima', true), inClass('TempoTotal', one)),
      ),
    ),
  };
}

function levels(figuring: Figuring, period: Period, done: readonly RunTimes[]): Breakdown {
  const label = enumLabel(figuring.work.actor.locale);
  const codes = enumeration('NivelOcr')?.codes.map(({ code }) => code) ?? [];
  return {
    Definicao: 'times.levels',
    Fatias: codes.map((code) =>
      slice(
        code,
        label('NivelOcr', code),
        done.filter(({ level }) => level === code).length,
        runsOf(figuring, period, 'lida', is('NivelOcr', code)),
      ),
    ),
  };
}
