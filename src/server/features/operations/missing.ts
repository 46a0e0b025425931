import type { LocalDate } from '../../../domain/dates.ts';
import { isEnded } from '../../../domain/operations/stateGroups.ts';
import type { MissingPoint, MissingToSign } from '../../../metadata/calls/operations.ts';
import { text } from '../../../metadata/texts.ts';
import { todayIn } from '../../engine/actors/todayIn.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import {
  type MissingSource,
  missing,
  type Point,
  pointText,
  type Waiting,
} from '../../engine/missing/missing.ts';
import { holds } from '../../engine/permissions/requireCode.ts';
import { type KnownPoint, nextStep, onwardFrom } from './nextStep.ts';
import { stepsAsOf } from './steps.ts';
import { stepsOf } from './workflowSteps.ts';

/** Events that something may be missing for, in the order in which an operation goes through them. */
const heldBack = ['enviar-parecer', 'concluir'] as const;

/**
 * What keeps an operation from a transition. It goes under opinion by what holds today, and is concluded by what will
 * hold on the day of its signature, where that is planned and has not passed.
 * @param transition null: what is open and holds nothing back
 * @see workflow, section 2
 */
export async function missingFor(
  work: Work,
  operation: FullRecord,
  transition: string | null,
  sources?: readonly MissingSource[],
): Promise<readonly Point[]> {
  const today = todayIn(work.actor, work.models.services.now());
  const day = transition === 'enviar-parecer' ? today : dayOf(operation, today);
  return missing({ work, record: operation, transition, day, today }, 'operacao', sources);
}

/**
 * What is missing before an operation can be signed, and which step comes next.
 * @throws AppError 'record-not-found'
 */
export async function missingTo(work: Work, id: number): Promise<MissingToSign> {
  const operation = await findRecord(work, work.models.named('operacao'), id);
  const today = todayIn(work.actor, work.models.services.now());
  const isOver = isEnded(operation.Situacao);
  const kinds = isOver ? [] : Object.entries(work.models.services.missing.operacao ?? {});
  const known = await pointsOf(work, operation, kinds);
  const hidden = kinds.flatMap(([name, { code }]) => (holds(work.actor, code) ? [] : [name]));
  const shown = known.filter(({ kind }) => !hidden.includes(kind));
  const began = todayIn(work.actor, new Date(String(operation.CriadoEm)));
  return {
    Hoje: today,
    Pendencias: shown.map(({ point, transition }) => toWire(point, transition, work)),
    Etapas: stepsAsOf(
      await stepsOf(work, operation),
      operation,
      shown.map(({ point }) => point),
      { today, began },
    ),
    Proximo: nextStep(work, operation, known),
    Ocultas: hidden,
  };
}

/** What holds back the next step of an operation, as far as the reader may see it. */
export async function holdsBack(work: Work, id: number): Promise<readonly Point[]> {
  const operation = await findRecord(work, work.models.named('operacao'), id);
  const next = onwardFrom(work, operation);
  if (!next) return [];
  const kinds = Object.values(work.models.services.missing.operacao ?? {});
  const seen = kinds.filter(({ code }) => holds(work.actor, code));
  return missingFor(work, operation, next.event, seen);
}

/** Of each kind, for each transition in its order, and for none. */
async function pointsOf(
  work: Work,
  operation: FullRecord,
  kinds: readonly (readonly [string, MissingSource])[],
): Promise<readonly KnownPoint[]> {
  const all = await Promise.all(
    [...heldBack, null].flatMap((transition) =>
      kinds.map(async ([kind, source]) =>
        (await missingFor(work, operation, transition, [source])).map((point) => ({
          point,
          transition,
          kind,
        })),
      ),
    ),
  );
  return all.flat();
}

/** A day that has passed says nothing of what will be good: today does. */
function dayOf({ DataPrevistaAssinatura }: FullRecord, today: LocalDate): LocalDate {
  const planned = DataPrevistaAssinatura as LocalDate | null;
  return planned !== null && planned > today ? planned : today;
}

function toWire(point: Point, Transicao: string | null, { actor: { locale } }: Work): MissingPoint {
  const { code, waits, step, act } = point;
  return {
    Codigo: code,
    Texto: pointText(point, locale),
    Espera: waitingText(waits, locale),
    Etapa: step,
    Transicao,
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
