import { AppError } from '../../../../domain/errors.ts';
import { transact } from '../../../engine/facts/transact.ts';
import { job } from '../../../engine/jobs/job.ts';
import { moveRecord } from '../moveRecord.ts';
import { queueActor } from '../queueActor.ts';
import { failRecord } from '../recordStates.ts';
import { processFile } from './processFile.ts';
import { claimRun, recordOfRun, recordsOfRuns } from './runs.ts';

/** Files one process reads side by side; each takes pages from the same line of engines. */
export const filesAtOnce = 2;

/**
 * One run of reading a file (`processamento`). A worker that is gone loses no page; a file that ends every worker is
 * given up after so many.
 */
export const readFile = job({
  name: 'leitura-matricula',
  input: ['companyId', 'runId'],
  retry: { times: 15, afterSeconds: 60 },
  lease: { seconds: 3 * 3600, heartbeatSeconds: 30 },
  atOnce: filesAtOnce,
  work(place, input, turn) {
    const { maxPdfBytes: bytes, maxPdfPages: pages } = place.settings;
    return processFile({ ...place, limits: { bytes, pages } }, input, turn);
  },
  async failed(place, { companyId, runId }, turn) {
    await transact(place, queueActor(companyId, runId), async (work) => {
      const run = await claimRun(work.tx, runId);
      if (run) await failRecord(work, run, new AppError('reading-failed'));
      await turn.done(work.tx);
    });
  },
  async about({ tx }, inputs) {
    const records = await recordsOfRuns(
      tx,
      inputs.map(({ runId }) => runId),
    );
    return inputs.map(({ runId }) => {
      const id = records.get(runId);
      return id === undefined ? null : { entity: 'registro-matricula', id };
    });
  },
  /** The record is read again, as who asks for it might ask at the record; not where a later run took the place of this one. */
  async restart(work, { runId }) {
    const id = await recordOfRun(work.tx, runId);
    const model = work.models.named('registro-matricula');
    const codes = new Set([...work.actor.codes, 'MATRICULA.REPROCESSAR']);
    if (id !== null) await moveRecord({ ...work, actor: { ...work.actor, codes } }, model, id, 'reprocessar');
  },
});
