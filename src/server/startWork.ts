import type { Workplace } from './engine/feature.ts';
import { joinedByName } from './engine/joinedByName.ts';
import type { Server } from './engine/server.ts';
import { features } from './features.ts';

export interface Worker {
  /** Begins no more jobs; what is under way is finished or given back. Before the database closes. */
  finish(): Promise<void>;
  /** Ends what features opened for their work. */
  stop(): void;
}

/** Does in this process what waits, and what goes on by itself. */
export async function startWork(server: Server): Promise<Worker> {
  const equipment = features.flatMap(({ equips }) => equips?.(server.settings) ?? []);
  const place = joinedByName<object>('The equipment', [
    server,
    ...equipment.map(({ parts }) => parts),
  ]) as Workplace;
  const worker = server.jobs.worker(place);
  await worker.start();
  return {
    finish: () => worker.stop(),
    stop() {
      for (const { close } of equipment) void close();
    },
  };
}
