/** Who sees which colours: everybody, and whoever lacks one of the three kinds of cones. */
export type Sight = 'every' | 'protanopia' | 'deuteranopia' | 'tritanopia';

type Triple = readonly [number, number, number];

/** From linear light as it is to linear light as it is seen: Machado, Oliveira and Fernandes 2009, severity 1. */
const seen: Readonly<Record<Sight, readonly [Triple, Triple, Triple]>> = {
  every: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export const sights = Object.keys(seen) as readonly Sight[];

/** How far apart two colours (`#rrggbb`) are to that sight: the distance in CIELAB, where 2.3 is just to be noticed. */
export function apart(a: string, b: string, sight: Sight): number {
  const [one, other] = [labOf(a, sight), labOf(b, sight)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function labOf(hex: string, sight: Sight): Triple {
  const light = map(triple([1, 3, 5]), (at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const [r, g, b] = map(seen[sight], (row) => Math.min(1, Math.max(0, dot(row, light))));
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const triple = (values: Triple): Triple => values;
const map = <Item>(of: readonly [Item, Item, Item], to: (item: Item) => number): Triple => [
  to(of[0]),
  to(of[1]),
  to(of[2]),
];
const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const root = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
