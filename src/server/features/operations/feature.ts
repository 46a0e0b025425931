import { companyFounded } from '../../engine/auth/facts.ts';
import { feature } from '../../engine/feature.ts';
import { certificateChanged, itemChanged, itemsMatched } from '../certificates/facts.ts';
import { workflowItems } from '../certificates/followers.ts';
import { recordMoved } from '../matricula/facts.ts';
import { followedRecordsOf } from '../matricula/findings/followedRecordsOf.ts';
import { recordFindings } from '../matricula/findings/followers.ts';
import { rules as ofOperation } from './certidao.rules.ts';
import {
  amountChanged,
  dealChanged,
  newDay,
  operationBegan,
  operationCancelled,
  workflowChosen,
} from './facts.ts';
import { rules as told } from './notices/operacao.rules.ts';
import { rules as numbered } from './numbering/operacao.rules.ts';
import { rules as owned } from './operacao.rules.ts';
import { addOperationRoutes } from './operationRoutes.ts';
import { calculationPoints } from './points/calculations.ts';
import { certificatePoints } from './points/certificates.ts';
import { dealPoints } from './points/deal.ts';
import type { PointSource } from './points/point.ts';
import { recordPoints } from './points/records.ts';
import { rules as wanted } from './registro-matricula.rules.ts';
import { begunOperation, jobsOfCancelled, operationState } from './states/followers.ts';
import { rules as states } from './states/operacao.rules.ts';
import { startOperationWatch } from './states/watchOperations.ts';
import { rules as completed } from './workflow/operacao.rules.ts';
import { workflowsOfCompany } from './workflow/standardWorkflows.ts';
import { rules as workflows } from './workflow/workflow.rules.ts';
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
  entities: { operacao: [numbered, told, owned, completed, states], workflow: [workflows] },
  adds: { certidao: ofOperation, 'registro-matricula': wanted },
  calls: [addOperationRoutes, addWorkflowRoutes],
  facts: [dealChanged, amountChanged, workflowChosen, operationCancelled, operationBegan, newDay],
  follows: [
    { when: [companyFounded], again: workflowsOfCompany },
    { when: [workflowChosen], again: workflowItems },
    { when: [dealChanged], of: followedRecordsOf, again: recordFindings },
    { when: [operationCancelled], again: jobsOfCancelled },
    { when: [certificateChanged, recordMoved], again: begunOperation },
    { when: [operationBegan, itemsMatched, itemChanged, recordMoved, newDay], again: operationState },
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
