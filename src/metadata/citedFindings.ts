import { type Standing, substanceOf } from '../domain/findings/resolutions.ts';
import type { OpinionFinding } from '../domain/opinions/model.ts';
import { findingText } from './findingText.ts';

/** Findings as an opinion cites them: in Portuguese, whatever the language of who drafts it. */
export const citedFindings = (standing: readonly Standing[]): OpinionFinding[] =>
  standing.map(({ finding, kept, resolution }) => ({
    id: finding.id,
    severity: finding.severity,
    text: findingText(finding, 'pt-br'),
    substance: substanceOf(finding),
    law: finding.law,
    acts: finding.codes,
    sources: finding.evidence.flatMap(({ act, field, certificate }) =>
      field === null || certificate ? [] : [{ act, field }],
    ),
    resolution,
    reason: resolution === 'aberta' ? null : (kept?.reason ?? null),
  }));
