import { companyFounded } from '../../engine/auth/facts.ts';
import { feature } from '../../engine/feature.ts';
import { matchedItems, workflowItems } from '../certificates/checklist/followers.ts';
import { certificateChanged, itemsMatched } from '../certificates/facts.ts';
import { recordMoved } from '../matricula/facts.ts';
import { followedRecordsOf } from '../matricula/findings/followedRecordsOf.ts';
import { recordFindings } from '../matricula/findings/followers.ts';
import { rules as ofOperation } from './certidao.rules.ts';
import {
  amountChanged,
  clientChosen,
  dealChanged,
  newDay,
  operationBegan,
  operationCancelled,
  workflowChosen,
} from './facts.ts';
import { missingDeal } from './missingDeal.ts';
import { rules as told } from './notices/operacao.rules.ts';
import { rules as numbered } from './numbering/operacao.rules.ts';
import { rules as owned } from './operacao.rules.ts';
import { operationRoutes } from './operationRoutes.ts';
import { rules as wanted } from './registro-matricula.rules.ts';
import { begunOperation, jobsOfCancelled, operationState } from './states/followers.ts';
import { rules as states } from './states/operacao.rules.ts';
import { expiredOperations } from './states/resumeExpired.ts';
import { rules as completed } from './workflow/operacao.rules.ts';
import { workflowsOfCompany } from './workflow/standardWorkflows.ts';
import { rules as workflows } from './workflow/workflow.rules.ts';

/** Operations: the deal from draft to signature, its workflow, what is missing and what has happened. */
export const operations = feature({
  name: 'operations',
  needs: ['organisation', 'matricula', 'certificates'],
  entities: { operacao: [numbered, told, owned, completed, states], workflow: [workflows] },
  adds: { certidao: ofOperation, 'registro-matricula': wanted },
  calls: [operationRoutes],
  facts: [
    dealChanged,
    amountChanged,
    clientChosen,
    workflowChosen,
    operationCancelled,
    operationBegan,
    newDay,
  ],
  follows: [
    { when: [companyFounded], again: workflowsOfCompany },
    { when: [clientChosen], again: matchedItems },
    { when: [workflowChosen], again: workflowItems },
    { when: [dealChanged], of: followedRecordsOf, again: recordFindings },
    { when: [operationCancelled], again: jobsOfCancelled },
    { when: [certificateChanged, recordMoved], again: begunOperation },
    { when: [operationBegan, itemsMatched, recordMoved, newDay], again: operationState },
  ],
  missing: { operacao: { operacao: missingDeal } },
  jobs: [expiredOperations],
});
