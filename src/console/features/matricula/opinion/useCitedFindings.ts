import { useMemo } from 'react';
import type { OpinionFinding } from '../../../../domain/opinions/model.ts';
import { citedFindings } from '../../../../metadata/citedFindings.ts';
import { standingFindings } from '../findings/standingFindings.ts';
import { useReviewContext } from '../ReviewContext.ts';

/** The findings of the record as an opinion cites them, unsaved corrections among its facts. */
export function useCitedFindings(): readonly OpinionFinding[] {
  const { truth, today, record } = useReviewContext();
  return useMemo(() => citedFindings(standingFindings({ truth, today, record })), [truth, today, record]);
}
