import type { Measurement } from './measurement.ts';

/** Kinds of input that could be slow, and what is done with so much of one of them. */
export interface Growing<Kind extends string, Input> {
  /** Of what, for the names of the figures: `hostile text`. */
  readonly what: string;
  readonly kinds: readonly Kind[];
  /** The larger of the two amounts that are compared, and what it counts. */
  readonly amount: number;
  readonly unit: string;
  /** The greatest time of the larger amount, in milliseconds. */
  readonly atMost: number;
  /** Input of a kind; making it is not measured. */
  make(kind: Kind, amount: number): Input;
  work(input: Input): unknown;
}

/** What is done in less, in milliseconds, is not compared. */
const noTime = 150;

/**
 * Of every kind, twice the input takes about twice the time, where quadratic would be four times. Processor time of the
 * thread, so that a busy machine does not count.
 */
export async function growth<Kind extends string, Input>(
  growing: Growing<Kind, Input>,
): Promise<Measurement[]> {
  const { what, kinds, amount, unit, atMost } = growing;
  const grown: { readonly kind: Kind; readonly whole: number; readonly ratio: number }[] = [];
  for (const kind of kinds) {
    await timeOf(growing, kind, amount / 8); // the first one compiles
    const half = await leastOf(growing, kind, amount / 2);
    const whole = await leastOf(growing, kind, amount);
    grown.push({ kind, whole, ratio: whole < noTime ? 1 : whole / half });
  }
  const worst = grown.toSorted((one, other) => other.ratio - one.ratio)[0];
  const slowest = grown.toSorted((one, other) => other.whole - one.whole)[0];
  const how = `${kinds.length} kinds, ${amount} ${unit}, processor time of the thread, least of three`;
  return [
    {
      name: `twice the ${what}, times the time`,
      value: Number((worst?.ratio ?? Number.NaN).toFixed(2)),
      unit: 'times',
      atMost: 3,
      how: `${how}; ${worst?.ratio === 1 ? `none takes ${noTime} ms, so none is compared` : `worst: ${worst?.kind}`}`,
    },
    {
      name: `${what}, ${amount} ${unit}`,
      value: Math.round(slowest?.whole ?? Number.NaN),
      unit: 'ms',
      atMost,
      how: `${how}; slowest: ${slowest?.kind}`,
    },
  ];
}

/** The least of three, since collecting garbage of what ran before counts to this thread too. */
async function leastOf<Kind extends string, Input>(
  growing: Growing<Kind, Input>,
  kind: Kind,
  amount: number,
): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) times.push(await timeOf(growing, kind, amount));
  return Math.min(...times);
}

async function timeOf<Kind extends string, Input>(
  { make, work }: Growing<Kind, Input>,
  kind: Kind,
  amount: number,
): Promise<number> {
  const input = make(kind, amount);
  const before = process.threadCpuUsage();
  await work(input);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
