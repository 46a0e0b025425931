import { timeClasses } from '../../../domain/figures/classes.ts';
import { daysIn, type Period } from '../../../domain/figures/period.ts';
import { ratio, toDecimals } from '../../../domain/figures/statistics.ts';
import type { Breakdown, StepTimes, TimesPanel } from '../../../metadata/calls/figures.ts';
import { enumeration, enumLabel } from '../../../metadata/enums.ts';
import { text } from '../../../metadata/texts.ts';
import type { FilterNode } from '../../../metadata/wire/filterNode.ts';
import { type Figuring, toWire } from './figuring.ts';
import { above, derived, during, inClass, is, listOf, slice } from './lists.ts';
import { type MachineTimes, type RunTimes, runsEndedIn } from './runTimes.ts';
import { timeFigures, toldFigures } from './timeFigures.ts';
import { type WorkTimes, workTimesOf } from './workTimes.ts';

/**
 * How long machines and people took over what ended in a period. Each successful run is a sample of queue, OCR and
 * extraction; the last one of a record is one of the total. @see dashboards, section 3
 */
export async function timesPanel(figuring: Figuring, period: Period): Promise<TimesPanel> {
  const runs = await runsEndedIn(figuring, period);
  const work = await workTimesOf(figuring, period);
  return {
    CalculadoEm: figuring.now.toISOString(),
    Periodo: { ...toWire(period), Dias: daysIn(period) },
    Vazio: [runs.extraction.n, runs.total.n, runs.failure.n, work.cycle.length].every((n) => n === 0),
    Tempos: [...machineTimes(figuring, period, runs), ...peoplesTimes(figuring, period, work)],
    Falhas: toldFigures(figuring, 'times.failures', runs.failure, runsOf(figuring, period, 'erro')),
    OcrPorPagina: derived(
      'times.ocrPerPage',
      // All time over all pages, not the mean of each file's.
      toDecimals(ratio(runs.seconds, runs.pages), 3),
      runsOf(figuring, period, 'lida', above('TempoOcr', 0)),
    ),
    Histograma: histogram(figuring, period, runs),
    Niveis: levels(figuring, period, runs),
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

function machineTimes(figuring: Figuring, period: Period, runs: RunTimes): readonly StepTimes[] {
  const step = (
    Etapa: StepTimes['Etapa'],
    times: MachineTimes,
    ...conditions: readonly FilterNode[]
  ): StepTimes => ({
    Etapa,
    Relogio: 'maquina',
    ...toldFigures(figuring, `times.${Etapa}`, times, runsOf(figuring, period, 'lida', ...conditions)),
  });
  return [
    step('fila', runs.queue, notNegative('TempoFila')),
    step('ocr', runs.ocr, above('TempoOcr', 0)),
    step('extracao', runs.extraction, notNegative('TempoIa')),
    step('total', runs.total, notNegative('TempoTotal'), is('Ultima', true)),
  ];
}

const notNegative = (field: string) => inClass(field, { from: 0, to: null });

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

function histogram(figuring: Figuring, period: Period, { classes }: RunTimes): Breakdown {
  const { locale } = figuring.work.actor;
  return {
    Definicao: 'times.histogram',
    Fatias: timeClasses.map((one, index) =>
      slice(
        one.code,
        text(locale, `figures.times.${one.code}`),
        classes[index] ?? 0,
        runsOf(figuring, period, 'lida', is('Ultima', true), inClass('TempoTotal', one)),
      ),
    ),
  };
}

function levels(figuring: Figuring, period: Period, { levels: found }: RunTimes): Breakdown {
  const label = enumLabel(figuring.work.actor.locale);
  const codes = enumeration('NivelOcr')?.codes.map(({ code }) => code) ?? [];
  return {
    Definicao: 'times.levels',
    Fatias: codes.map((code) =>
      slice(
        code,
        label('NivelOcr', code),
        found[code] ?? 0,
        runsOf(figuring, period, 'lida', is('NivelOcr', code)),
      ),
    ),
  };
}
