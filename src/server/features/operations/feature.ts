import { feature } from '../../engine/feature.ts';
import { certificateChanged, itemsMatched } from '../certificates/facts.ts';
import { workflowItems } from '../certificates/followers.ts';
import { recordMoved } from '../matricula/facts.ts';
import { recordFindings } from '../matricula/findings/followers.ts';
import { followedRecordsOf } from '../matricula/findings/followingStates.ts';
import {
  amountChanged,
  dealChanged,
  newDay,
  operationBegan,
  operationCancelled,
  workflowChosen,
} from './facts.ts';
import { addOperationRoutes } from './operationRoutes.ts';
import { calculationPoints } from './points/calculations.ts';
import { certificatePoints } from './points/certificates.ts';
import { dealPoints } from './points/deal.ts';
import type { PointSource } from './points/point.ts';
import { recordPoints } from './points/records.ts';
import { begunOperation, jobsOfCancelled, operationState } from './states/followers.ts';
import { startOperationWatch } from './states/watchOperations.ts';
import { addWorkflowRoutes } from './workflow/workflowRoutes.ts';

declare module '../../engine/feature.ts' {
  interface FeatureParts {
    /** Kinds of things that stand between an operation and its signature, by their names on the wire. */
    readonly points?: Readonly<Record<string, PointSource>>;
  }
}

declare module '../../engine/services.ts' {
  interface Services {
    /** Of every feature, in their order. */
    readonly points: Readonly<Record<string, PointSource>>;
  }
}

/** Operations: the deal from draft to signature, its workflow, what is missing and what has happened. */
export const operations = feature({
  name: 'operations',
  needs: ['organisation', 'matricula', 'certificates', 'calculators'],
  calls: [addOperationRoutes, addWorkflowRoutes],
  facts: [dealChanged, amountChanged, workflowChosen, operationCancelled, operationBegan, newDay],
  follows: [
    { when: [workflowChosen], again: workflowItems },
    { when: [dealChanged], of: followedRecordsOf, again: recordFindings },
    { when: [operationCancelled], again: jobsOfCancelled },
    { when: [certificateChanged, recordMoved], again: begunOperation },
    { when: [operationBegan, itemsMatched, recordMoved, newDay], again: operationState },
  ],
  // In the order work is done in; those of other features follow.
  points: {
    operacao: dealPoints,
    matriculas: recordPoints,
    certidoes: certificatePoints,
    calculos: calculationPoints,
  },
  rounds: [startOperationWatch],
});
