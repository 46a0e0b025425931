import { useEffect, useMemo, useState } from 'react';
import type { OpinionFinding } from '../../../../domain/opinion/model.ts';
import { citedFindings } from '../../../../metadata/citedFindings.ts';
import { hasText } from '../../../../metadata/texts.ts';
import { loadMessages } from '../../../i18n/texts.ts';
import { standingFindings } from '../findings/standingFindings.ts';
import { useReviewContext } from '../ReviewContext.ts';

/** The findings of the record as an opinion cites them, unsaved corrections among its facts. */
export function useCitedFindings(): readonly OpinionFinding[] {
  const { truth, today, record } = useReviewContext();
  return useMemo(() => citedFindings(standingFindings({ truth, today, record })), [truth, today, record]);
}

/** An opinion is Portuguese: on a screen in another language its words have to be fetched first. */
export function useOpinionLanguage(): boolean {
  const [isThere, setThere] = useState(() => hasText('pt-br', 'opinion.title'));
  useEffect(() => {
    if (!isThere) void loadMessages('pt-br').then(() => setThere(true));
  }, [isThere]);
  return isThere;
}
