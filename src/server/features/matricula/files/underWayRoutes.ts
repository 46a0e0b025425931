import { recordCalls } from '../../../../metadata/calls/records.ts';
import { toEnvelope } from '../../../../metadata/wire/envelope.ts';
import { type Answer, answer } from '../../../engine/calls/answer.ts';
import { answerChange } from '../../../engine/crud/answers.ts';
import { requireSeen } from '../../../engine/crud/findRecord.ts';
import type { Models } from '../../../engine/crud/models.ts';
import { present } from '../../../engine/crud/record.ts';
import { transact } from '../../../engine/facts/transact.ts';
import type { JobQueue } from '../../../engine/jobs/queue.ts';
import type { Database } from '../../../kit/database/database.ts';
import type { Settings } from '../../../kit/settings.ts';
import { filesAtOnce, readFile } from '../reading/readFile.ts';
import { filesUnderWay } from './filesUnderWay.ts';
import { withdrawUpload } from './withdrawUpload.ts';

export interface UnderWayParts {
  readonly database: Database;
  readonly models: Models;
  readonly jobs: Pick<JobQueue, 'waiting'>;
  readonly settings: Pick<Settings, 'maxPdfBytes' | 'maxPdfPages'>;
  readonly now: () => Date;
}

/** What becomes of files that were sent: one call for all of them, and the way to take one back. */
export function underWayRoutes(parts: UnderWayParts): readonly Answer[] {
  const { database, models, jobs, settings, now } = parts;
  const model = models.named('registro-matricula');
  return [
    answer(recordCalls.underWay, async ({ actor, query: { IdentificadorOperacao: operationId = null } }) => {
      const waiting = await jobs.waiting(readFile);
      const Itens = await transact(parts, actor, async (work) => {
        if (operationId !== null) await requireSeen(work, models.named('operacao'), operationId);
        return filesUnderWay(work, { operationId, waiting, filesAtOnce, now: now() });
      });
      return toEnvelope({
        Itens,
        Limites: { TamanhoMaximo: settings.maxPdfBytes, PaginasMaximas: settings.maxPdfPages },
      });
    }),

    answer(
      recordCalls.withdraw,
      answerChange({ database, models }, model, async (work, { params }) =>
        present(await withdrawUpload(work, params.id), model, work.actor),
      ),
    ),
  ];
}
