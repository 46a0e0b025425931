/** Longer in line, and whoever asked would sooner be told to come back: the console gives up after a minute. */
const patienceMs = 45_000;

/**
 * Lets `atOnce` tasks run and `waiting` more stand in line; whoever comes after that is refused at once, and whoever
 * stood there too long as well, because a line without an end is an outage that nobody sees.
 */
export function createLimiter(atOnce: number, waiting: number, refuse: () => Error, patience = patienceMs) {
  const line: (() => void)[] = [];
  let running = 0;
  return async function limited<T>(task: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (line.length >= waiting) throw refuse();
      await turnWithin(line, patience, refuse);
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

/** Resolves when whoever ends takes this one out of the line. @throws what `refuse` makes, out of the line again */
function turnWithin(line: (() => void)[], patience: number, refuse: () => Error): Promise<void> {
  return new Promise((resolve, reject) => {
    const turn = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      line.splice(line.indexOf(turn), 1);
      reject(refuse());
    }, patience);
    line.push(turn);
  });
}
