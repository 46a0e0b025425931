import type { Workplace } from './engine/feature.ts';
import type { ReadingJob } from './engine/jobs/queue.ts';
import { joinedByName } from './engine/joinedByName.ts';
import type { Server } from './engine/server.ts';
import { features } from './features.ts';

export interface Worker {
  /** Sends, tidies, pauses, watches and asks no more; what is under way is finished. Before the database closes. */
  finish(): Promise<void>;
  /** Ends what features opened for their work; after the queue has stored its last page. */
  stop(): void;
}

/**
 * Takes up in this process what waits, and begins what goes on by itself.
 * @param onUnread told of a file that could not be read, with its job
 */
export async function startWork(
  server: Server,
  onUnread: (error: unknown, job: ReadingJob) => void,
): Promise<Worker> {
  const equipment = features.flatMap(({ equips }) => equips?.(server.settings) ?? []);
  const place = joinedByName<object>('The equipment', [
    { ...server, onUnread },
    ...equipment.map(({ parts }) => parts),
  ]) as Workplace;
  for (const begin of features.flatMap(({ works = [] }) => works)) await begin(place);
  const rounds = features.flatMap(({ rounds = [] }) => rounds.map((start) => start(place)));
  return {
    async finish() {
      await Promise.all(rounds.map((each) => each.stop()));
    },
    stop() {
      for (const { close } of equipment) void close();
    },
  };
}
