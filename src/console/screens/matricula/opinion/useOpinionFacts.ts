import { useMemo } from 'react';
import type { OpinionContent, OpinionFacts, TemplateSentence } from '../../../../domain/opinion/model.ts';
import { type Obstacle, obstaclesTo } from '../../../../domain/opinion/readiness.ts';
import { type Standings, standingsOf } from '../../../../domain/opinion/standing.ts';
import { templateOf } from '../../../../domain/opinion/template.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { useCitedFindings } from './useCitedFindings.ts';

/** An opinion beside the facts of today, unsaved corrections among them. */
export interface Comparison extends Standings {
  readonly template: readonly TemplateSentence[];
  readonly obstacles: readonly Obstacle[];
}

export function useComparison(content: OpinionContent): Comparison {
  const { truth, today } = useReviewContext();
  const findings = useCitedFindings();
  const facts = useMemo<OpinionFacts>(
    () => ({ reading: truth, today, findings, eventName }),
    [truth, today, findings],
  );
  return useMemo(() => {
    const template = templateOf(facts, content);
    return {
      template,
      ...standingsOf(content, template),
      obstacles: obstaclesTo(content, template, findings),
    };
  }, [facts, content, findings]);
}

/** An opinion is a Portuguese document, whatever the language of the screen. */
const eventName: OpinionFacts['eventName'] = (event) => enumLabel('pt-br')('Evento', event);
