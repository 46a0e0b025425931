import { appraisalHoldsUntil, usualValidity } from '../../../domain/calculators/oldFigures.ts';
import { formatDate, type LocalDate } from '../../../domain/dates.ts';
import { isBlank } from '../../../metadata/asked.ts';
import type { Asked, Point } from '../../engine/missing/missing.ts';
import type { Row } from '../../kit/database/database.ts';
import { conditionsOf } from './conditions.ts';

/**
 * What the appraisal behind a stored margin lacks: without an appraised value there is no margin, nor with an old one.
 * @param input of the stored calculation
 * @param point makes the point of the calculation by its code
 */
export async function missingAppraisal(
  input: Row,
  point: (code: string) => Point,
  { work, day }: Asked,
): Promise<readonly Point[]> {
  if (isBlank(input.ValorImovel)) return [point('appraisal-missing')];
  if (isBlank(input.DataAvaliacao)) return [];
  const { ValidadeAvaliacaoMeses: months } = await conditionsOf(work, work.models.services.now());
  const until = appraisalHoldsUntil(
    input.DataAvaliacao as LocalDate,
    months ?? usualValidity.appraisalMonths,
  );
  if (until >= day) return [];
  const old = point('appraisal-old');
  return [{ ...old, params: { ...old.params, day: formatDate(until, work.actor.locale) } }];
}
