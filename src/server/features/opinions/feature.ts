import { feature } from '../../engine/feature.ts';
import { recordTruth } from '../matricula/facts.ts';
import { operationExpiry } from '../operations/facts.ts';
import { addOpinionRoutes } from './draftRoutes.ts';
import { opinionsFollow } from './followFacts.ts';
import { operationOpinionFollows } from './operation/followOperation.ts';
import { addOperationOpinionRoutes } from './operation/operationRoutes.ts';
import { opinionPoints } from './points.ts';
import { addSituationRoutes } from './situationRoutes.ts';

/** Opinions: drafted from what is known, submitted, decided within limits, out of date when their facts change. */
export const opinions = feature({
  name: 'opinions',
  needs: ['matricula', 'calculators', 'operations'],
  calls: [addOpinionRoutes, addOperationOpinionRoutes, addSituationRoutes],
  follows: [
    { when: [recordTruth], work: opinionsFollow },
    { when: [operationExpiry], work: operationOpinionFollows },
  ],
  points: { pareceres: opinionPoints },
});
