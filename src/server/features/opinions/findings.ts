import { type Standing, standingOf } from '../../../domain/findings/resolutions.ts';
import { findingFromWire } from '../../../domain/findings/wireFindings.ts';
import type { ExportedFinding } from '../../../domain/matricula/wire/index.ts';
import { findingText } from '../../../metadata/findingText.ts';
import { seeingAll } from '../../engine/actors/seeingAll.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { Work } from '../../engine/crud/work.ts';
import { findingsToday } from '../matricula/findings/refreshFindings.ts';
import { storedFindings } from '../matricula/findings/storedFindings.ts';
import type { CurrentReading } from '../matricula/reading/readings.ts';

/** What is found in a record today with what was decided of it, as the review shows it. */
export async function standingFindings(
  work: Work,
  recordId: number,
  { reading, corrections }: CurrentReading,
): Promise<readonly Standing[]> {
  const whole = seeingAll(work);
  const model = work.models.named('registro-matricula');
  const record = await findRecord(whole, model, recordId, { which: 'both' });
  const rows = await storedFindings(whole, recordId);
  return standingOf(await findingsToday(whole, record, reading, corrections), rows.map(findingFromWire));
}

/** The same for other programs, in the language of who asks. */
export const exportedFindings = (
  standing: readonly Standing[],
  { actor }: Pick<Work, 'actor'>,
): ExportedFinding[] =>
  standing.map(({ finding, kept, resolution }) => ({
    id: finding.id,
    rule: finding.rule,
    severity: finding.severity,
    text: findingText(finding, actor.locale),
    law: finding.law,
    acts: finding.codes,
    resolution,
    reason: resolution === 'aberta' ? null : (kept?.reason ?? null),
  }));
