import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { Follower } from '../../../engine/facts/facts.ts';
import { itemChanged, itemsMatched } from '../facts.ts';
import { itemsOfWorkflow } from './itemsOfWorkflow.ts';
import { itemsOfProperties, itemsPerProperty } from './itemsPerProperty.ts';
import { matchItems } from './matchItems.ts';

/** Which certificate meets each item of an operation's checklist. */
export const matchedItems: Follower = {
  name: 'matchedItems',
  raises: [itemsMatched],
  codes: [],
  work: matchItems,
};

/** An operation of several properties asks for the certificates of each. */
export const propertyItems: Follower = {
  name: 'propertyItems',
  raises: [itemChanged, itemsMatched],
  codes: [],
  work: itemsOfProperties,
};

/** An operation asks for the certificates of its workflow. */
export const workflowItems: Follower = {
  name: 'workflowItems',
  raises: [itemChanged],
  codes: [],
  async work(work, operationId) {
    const operation = await findRecord(work, work.models.named('operacao'), operationId, { which: 'both' });
    await itemsOfWorkflow(work, operation);
    await itemsPerProperty(work, operationId);
  },
};
