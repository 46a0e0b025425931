import { findingsOf } from '../../../../domain/findings/findings.ts';
import { missingResolutions, standingOf } from '../../../../domain/findings/resolutions.ts';
import { findingFromWire } from '../../../../domain/findings/wireFindings.ts';
import { holds } from '../../../engine/permissions/requireCode.ts';
import { dealOf } from '../findings/deal.ts';
import { pageQualities } from '../findings/pageQualities.ts';
import { storedFindings } from '../findings/storedFindings.ts';
import { currentReading } from '../reading/readings.ts';
import type { ConclusionCheck } from './conclusionCheck.ts';

/** Who may return a record from review answers for critical findings. */
export const criticalCode = 'MATRICULA.DEVOLVER';

/**
 * Every critical and high finding, and question, has a resolution; with critical ones only an officer ends the
 * review. Found anew by the day of the request, so that a certificate that grew old meanwhile counts.
 * @see workflow, section 3
 */
export const findingsMissing: ConclusionCheck = async ({ work, record, truth, today }) => {
  const { models, actor, tx } = work;
  const deal = await dealOf(work, record, models.services.now());
  const current = await currentReading(tx, record.Identificador);
  const pages = current ? pageQualities(current.statistics, current.reading) : [];
  const kept = (await storedFindings(work, record.Identificador)).map(findingFromWire);
  const standing = standingOf(findingsOf(truth, today, deal, pages), kept);
  return missingResolutions(standing, actor.kind === 'system' || holds(actor, criticalCode));
};
