/**
 * Lets `atOnce` tasks run and `waiting` more stand in line; whoever comes after that is refused at once,
 * because a line without an end is an outage that nobody sees.
 */
export function createLimiter(atOnce: number, waiting: number, refuse: () => Error) {
  const line: (() => void)[] = [];
  let running = 0;
  return async function limited<T>(task: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (line.length >= waiting) throw refuse();
      await new Promise<void>((turn) => line.push(turn));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
