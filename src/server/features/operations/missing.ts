import type { LocalDate } from '../../../domain/dates.ts';
import { isEnded } from '../../../domain/operations/state.ts';
import type { MissingPoint, MissingToSign } from '../../../metadata/calls/operations.ts';
import { text } from '../../../metadata/texts.ts';
import { todayIn } from '../../engine/actors/todayIn.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import { holds } from '../../engine/permissions/requireCode.ts';
import { nextStep } from './nextStep.ts';
import type { Point, PointSource, Signing, Waiting } from './points/point.ts';
import { stepsAsOf } from './steps.ts';
import { stepsOf } from './workflowSteps.ts';

/**
 * What is missing before an operation can be signed, and which step comes next.
 * @throws AppError 'record-not-found'
 */
export async function missingTo(work: Work, id: number, now: Date): Promise<MissingToSign> {
  const operation = await findRecord(work, work.models.named('operacao'), id);
  const today = todayIn(work.actor, now);
  const signing: Signing = { work, operation, today, day: dayOf(operation, today) };
  const isOver = isEnded(operation.Situacao);
  const sources = work.models.services.points;
  const seen = Object.values(sources).filter(({ code }) => holds(work.actor, code));
  const points = isOver ? [] : (await Promise.all(seen.map(({ find }) => find(signing)))).flat();
  const began = todayIn(work.actor, new Date(String(operation.CriadoEm)));
  return {
    Hoje: today,
    Pendencias: points.map((point) => toWire(point, work)),
    Etapas: stepsAsOf(await stepsOf(work, operation), operation, points, { today, began }),
    Proximo: await nextStep(work, operation),
    Ocultas: isOver
      ? []
      : Object.keys(sources).filter((name) => !seen.includes(sources[name] as PointSource)),
  };
}

/** A day that has passed says nothing of what will be good: today does. */
function dayOf({ DataPrevistaAssinatura }: FullRecord, today: LocalDate): LocalDate {
  const planned = DataPrevistaAssinatura as LocalDate | null;
  return planned !== null && planned > today ? planned : today;
}

function toWire({ code, params, waits, step, act, bars }: Point, { actor: { locale } }: Work): MissingPoint {
  return {
    Codigo: code,
    Texto: text(locale, `missing.points.${code}`, params),
    Espera: waitingText(waits, locale),
    Etapa: step,
    Impede: bars,
    Passo: act && {
      Codigo: act.code,
      Entidade: act.entity,
      Identificador: act.id,
      Calculadora: act.calculator ?? null,
    },
  };
}

const waitingText = ({ code, name }: Waiting, locale: Work['actor']['locale']): string =>
  code === 'person' && name !== undefined ? name : text(locale, `missing.waits.${code}`);
