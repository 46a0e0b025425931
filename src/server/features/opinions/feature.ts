import { feature } from '../../engine/feature.ts';
import { calculationChanged } from '../calculators/facts.ts';
import { itemsMatched } from '../certificates/facts.ts';
import { recordMoved, recordTruth } from '../matricula/facts.ts';
import { amountChanged, dealChanged, newDay } from '../operations/facts.ts';
import { operationState } from '../operations/states/followers.ts';
import { limitChanged } from '../organisation/facts.ts';
import {
  opinionApproved,
  opinionLost,
  opinionSubmitted,
  recordOpinionDecided,
  recordOpinionsLookedAt,
} from './facts.ts';
import {
  concludedOperation,
  operationOpinion,
  recordOpinions,
  replacedOpinions,
  resumedOperation,
} from './followers.ts';
import { rules as passedOn } from './limits/operacao.rules.ts';
import { waitingAtDirectorate } from './limits/waitingAtDirectorate.ts';
import { missingOpinions } from './missingOpinions.ts';
import { opinionRoutes } from './opinionRoutes.ts';
import { rules as opinionRules } from './parecer.rules.ts';
import { situationRoutes } from './situationRoutes.ts';

/** Opinions: drafted from what is known, submitted, decided within limits, out of date when their facts change. */
export const opinions = feature({
  name: 'opinions',
  needs: ['organisation', 'matricula', 'certificates', 'calculators', 'operations'],
  entities: { parecer: [opinionRules] },
  adds: { operacao: passedOn },
  calls: [opinionRoutes, situationRoutes],
  facts: [opinionSubmitted, opinionApproved, recordOpinionDecided, opinionLost, recordOpinionsLookedAt],
  follows: [
    { when: [recordTruth], again: recordOpinions },
    {
      when: [
        itemsMatched,
        recordMoved,
        recordOpinionsLookedAt,
        recordOpinionDecided,
        calculationChanged,
        dealChanged,
        amountChanged,
        newDay,
      ],
      again: operationOpinion,
    },
    { when: [opinionApproved], again: replacedOpinions },
    { when: [opinionApproved], again: concludedOperation },
    { when: [opinionLost], again: resumedOperation },
    { when: [opinionSubmitted], again: operationState },
    { when: [limitChanged], again: waitingAtDirectorate },
  ],
  missing: { operacao: { pareceres: missingOpinions } },
});
