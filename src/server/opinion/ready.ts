import { AppError } from '../../domain/errors.ts';
import type { OpinionContent } from '../../domain/opinion/model.ts';
import { obstaclesTo } from '../../domain/opinion/readiness.ts';
import { templateOf } from '../../domain/opinion/template.ts';
import type { FullRecord } from '../crud/record.ts';
import type { Work } from '../crud/work.ts';
import { Failures, toWireError } from '../http/failures.ts';
import { opinionFacts } from './facts.ts';
import { unprintableIn } from './printed.ts';

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
  const { actor } = work;
  const facts = await opinionFacts(work, Number(record.IdentificadorRegistroMatricula));
  const obstacles = obstaclesTo(content, templateOf(facts, content), facts.findings);
  if (obstacles.length > 0)
    throw new Failures(
      422,
      obstacles.map(({ code, params, at }) =>
        toWireError(new AppError(code, params, { field: at }), actor.locale),
      ),
    );
  const unprintable = await unprintableIn(work, record, content, approver);
  if (unprintable.length > 0) throw new Failures(422, unprintable);
}
