import { useCallback, useMemo } from 'react';
import type { OpinionContent, OpinionFacts, TemplateSentence } from '../../../../domain/opinions/model.ts';
import { factSentences } from '../../../../domain/opinions/template.ts';
import { obstaclesTo } from '../../../../domain/opinions/textObstacles.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import type { OpinionSubject } from '../../opinions/subject.ts';
import { factId } from '../facts/facts.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { RecordProofs } from './RecordProofs.tsx';
import { useCitedFindings } from './useCitedFindings.ts';

/** The record under review as what an opinion is on: its facts of today, unsaved corrections among them. */
export function useRecordSubject(): OpinionSubject {
  const { truth, today, record, pending, chosen } = useReviewContext();
  const findings = useCitedFindings();
  const facts = useMemo(
    () => factSentences({ reading: truth, today, findings, eventName }),
    [truth, today, findings],
  );
  const obstacles = useCallback(
    (content: OpinionContent, template: readonly TemplateSentence[]) =>
      obstaclesTo(content, template, findings),
    [findings],
  );
  const isChosen = useCallback(
    (template: TemplateSentence | null) =>
      chosen?.kind === 'fact' &&
      template !== null &&
      template.sources.some(({ act, field }) => chosen.id === factId(act, field)),
    [chosen],
  );
  const isOpen = record.state !== 'concluida';
  const isUnsaved = pending.length > 0;
  return useMemo(
    () => ({
      kind: 'record',
      facts,
      obstaclesTo: obstacles,
      pending: [],
      refusal: null,
      isOpen,
      isUnsaved,
      Proofs: RecordProofs,
      isChosen,
    }),
    [facts, obstacles, isOpen, isUnsaved, isChosen],
  );
}

/** An opinion is a Portuguese document, whatever the language of the screen. */
const eventName: OpinionFacts['eventName'] = (event) => enumLabel('pt-br')('Evento', event);
