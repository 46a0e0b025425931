/** A seeded source of choices: the same seed always gives the same record. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** One of the items, each as likely as its weight says. */
  weigh<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
  /**
   * A sentence from a template: `[a|b|]` is one of its alternatives, brackets may stand in brackets, and `{name}`
   * is a value.
   * @throws when the template names a value that is not given
   */
  say(template: string, values?: Readonly<Record<string, string | number>>): string;
}

/** Mulberry32. */
export function randomOf(seed: number): Random {
  let state = (seed * 2_654_435_761 + 0x9e3779b9) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new Error('nothing to pick from');
    return items[int(0, items.length - 1)] as Item;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    weigh: (items) => {
      let left = next() * items.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, item] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      throw new Error('nothing to weigh');
    },
    shuffle: (items) => {
      const rest = [...items];
      return items.map(() => rest.splice(int(0, rest.length - 1), 1)[0] as (typeof items)[number]);
    },
    say: (template, values = {}) => {
      let text = template;
      for (let inner = innermost.exec(text); inner; inner = innermost.exec(text))
        text = text.replace(inner[0], () => pick((inner?.[1] ?? '').split('|')));
      return text
        .replace(/\{(\w+)\}/g, (_, name: string) => {
          const value = values[name];
          if (value === undefined) throw new Error(`template without {${name}}: ${template}`);
          return String(value);
        })
        .replace(/ {2,}/g, ' ')
        .replace(/ ([,.;:])/g, '$1')
        .trim();
    },
  };
}

const innermost = /\[([^[\]]*)\]/;
