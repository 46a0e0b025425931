import type { OpinionContent } from '../../../domain/opinions/model.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import { Failures } from '../../kit/http/failures.ts';
import { unprintableIn } from './printed.ts';
import { subjectOf } from './subject.ts';

/**
 * @param approver the name of who approves; null while nobody does
 * @throws Failures (422) naming all that stands against the opinion, each with its place
 */
export async function requireNoObstacle(
  work: Work,
  record: FullRecord,
  content: OpinionContent,
  approver: string | null,
): Promise<void> {
  const obstacles = await subjectOf(record).obstacles(work, record, content);
  if (obstacles.length > 0) throw new Failures(422, obstacles);
  const unprintable = await unprintableIn(work, record, content, approver);
  if (unprintable.length > 0) throw new Failures(422, unprintable);
}
