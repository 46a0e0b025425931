import type { Change, Fact } from '../../engine/facts/facts.ts';

const isOnOperation = ({ record }: Change): boolean =>
  typeof record.IdentificadorRegistroMatricula !== 'number';
const operationOf = ({ record }: Change): number => Number(record.IdentificadorOperacao);

/** The opinion on an operation was submitted. Told of the operation. */
export const opinionSubmitted: Fact = {
  name: 'opinionSubmitted',
  of: 'parecer',
  told: (change) =>
    change.transition?.event === 'submeter' && isOnOperation(change) ? [operationOf(change)] : [],
};

/** An opinion was approved. Told of the opinion. */
export const opinionApproved: Fact = {
  name: 'opinionApproved',
  of: 'parecer',
  told: ({ record, transition }) => (transition?.event === 'aprovar' ? [record.Identificador] : []),
};

/** An opinion on a registry record was approved or revoked. Told of its operation. */
export const recordOpinionDecided: Fact = {
  name: 'recordOpinionDecided',
  of: 'parecer',
  told: (change) =>
    ['aprovar', 'revogar'].includes(change.transition?.event ?? '') && !isOnOperation(change)
      ? [operationOf(change)]
      : [],
};

/**
 * An opinion that an operation rested on does so no longer: it was returned, revoked, or put out of date. Told of the
 * opinion. @see workflow, section 6
 */
export const opinionLost: Fact = {
  name: 'opinionLost',
  of: 'parecer',
  told: (change) => (isLost(change) ? [change.record.Identificador] : []),
};

function isLost(change: Change): boolean {
  const event = change.transition?.event;
  if (event === undefined) return change.operation === 'update' && change.values.Desatualizado === true;
  return event === 'revogar' || (event === 'devolver' && isOnOperation(change));
}

/** Whether the approved opinions on a registry record still hold was looked for. Told of its operation. */
export const recordOpinionsLookedAt: Fact = { name: 'recordOpinionsLookedAt' };
