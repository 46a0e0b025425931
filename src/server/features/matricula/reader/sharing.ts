/** A few things used by many, each by one at a time; made only when all made ones are in use. */
export interface Sharing<T> {
  use<R>(act: (thing: T) => Promise<R>): Promise<R>;
}

export function createSharing<T>(make: () => T, most: number, made: readonly T[] = []): Sharing<T> {
  const free = [...made];
  const waiting: ((thing: T) => void)[] = [];
  let count = made.length;

  const take = (): T | Promise<T> => {
    const idle = free.pop();
    if (idle !== undefined) return idle;
    if (count < most) {
      count++;
      return make();
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
  return {
    async use(act) {
      const thing = await take();
      try {
        return await act(thing);
      } finally {
        const next = waiting.shift();
        if (next === undefined) free.push(thing);
        else next(thing);
      }
    },
  };
}
