import { feature } from '../../engine/feature.ts';
import { recordTruth } from '../matricula/facts.ts';
import { operationExpiry } from '../operations/facts.ts';
import { opinionsFollow } from './followFacts.ts';
import { operationOpinionFollows } from './operation/followOperation.ts';
import { opinionRoutes } from './opinionRoutes.ts';
import { opinionPoints } from './points.ts';
import { situationRoutes } from './situationRoutes.ts';

/** Opinions: drafted from what is known, submitted, decided within limits, out of date when their facts change. */
export const opinions = feature({
  name: 'opinions',
  needs: ['matricula', 'calculators', 'operations'],
  calls: [opinionRoutes, situationRoutes],
  follows: [
    { when: [recordTruth], work: opinionsFollow },
    { when: [operationExpiry], work: operationOpinionFollows },
  ],
  points: { pareceres: opinionPoints },
});
