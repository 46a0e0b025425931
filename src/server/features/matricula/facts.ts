import { followingStates, goneStates } from '../../../domain/matricula/stateGroups.ts';
import type { Change, Fact } from '../../engine/facts/facts.ts';

/** The truth of a registry record changed, or what was decided of its findings. Told of the record. */
export const recordTruth: Fact = {
  name: 'recordTruth',
  of: 'apontamento',
  // A decision that other facts took back is no person's: the change of those facts tells it once, for all findings.
  told: ({ record, transition }) =>
    transition && transition.code !== null ? [Number(record.IdentificadorRegistroMatricula)] : [],
};

/** A registry record came, went or passed into another state. Told of its operation. */
export const recordMoved: Fact = {
  name: 'recordMoved',
  of: 'registro-matricula',
  told: ({ operation, record }) => (operation === 'update' ? [] : [Number(record.IdentificadorOperacao)]),
};

/** An operation has another property, or one less. Told of the operation. */
export const propertyChanged: Fact = {
  name: 'propertyChanged',
  of: 'registro-matricula',
  told: (change) => (isOtherProperty(change) ? [Number(change.record.IdentificadorOperacao)] : []),
};

/** A registry record has another number: the one on its paper was read, or corrected. Told of its operation. */
export const recordNumbered: Fact = {
  name: 'recordNumbered',
  of: 'registro-matricula',
  told: ({ operation, record, values }) =>
    operation === 'update' && 'Numero' in values ? [Number(record.IdentificadorOperacao)] : [],
};

const isGone = (state: unknown): boolean => goneStates.includes(String(state));

const isOtherProperty = ({ operation, before, record }: Change): boolean =>
  operation === 'transition' ? isGone(before?.Situacao) !== isGone(record.Situacao) : operation !== 'update';

/** Events by which a person turns to a record: days may have passed since its findings were last looked for. */
const turning: readonly string[] = [
  'analisar',
  'retomar',
  'assumir',
  'tomar',
  'enviar-revisao',
  'devolver',
  'reabrir',
];

/** A person turned to a registry record, or took it out of the trash. Told of the record. */
export const recordTurnedTo: Fact = {
  name: 'recordTurnedTo',
  of: 'registro-matricula',
  told: (change) => (isTurnedTo(change) ? [change.record.Identificador] : []),
};

const isTurnedTo = ({ work, operation, record, transition }: Change): boolean =>
  transition
    ? turning.includes(transition.event) && work.actor.kind === 'person'
    : operation === 'restore' && followingStates.includes(String(record.Situacao));
