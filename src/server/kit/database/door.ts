import { AppError } from '../../../domain/errors.ts';

/** Who is inside is let finish, who comes after closing is turned away. */
export interface Door {
  /** @throws AppError 'server-closing' once it is closed @throws what `work` throws */
  through<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when nobody is inside any more. */
  close(): Promise<void>;
}

/**
 * The door of one database. The embedded engine, asked for a transaction when it is closed, neither begins nor refuses
 * it but leaves its caller waiting and a rejection nobody handles; and what is cut off in the middle is half done.
 */
export function createDoor(): Door {
  const inside = new Set<Promise<unknown>>();
  let isClosed = false;
  return {
    async through(work) {
      if (isClosed) throw new AppError('server-closing');
      const passing = work();
      inside.add(passing);
      try {
        return await passing;
      } finally {
        inside.delete(passing);
      }
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(inside);
    },
  };
}
