import { vi } from 'vitest';
import type { Turn } from '../../../src/server/engine/jobs/job.ts';

/** A turn at a job that no queue hands out: it is never lost, and what becomes of it is told. */
export const freeTurn = (lost: AbortSignal = new AbortController().signal) => ({
  lost,
  done: vi.fn<Turn['done']>(async () => undefined),
  again: vi.fn<Turn['again']>(async () => undefined),
  isAlone: async () => true,
});
