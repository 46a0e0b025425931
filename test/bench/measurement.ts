/** One figure of the bench: what was measured, what it must reach, how it was measured. */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** `atMost` or `atLeast` this; absent = shown only. */
  readonly atMost?: number;
  readonly atLeast?: number;
  readonly how: string;
}

export const reaches = ({ value, atMost = Infinity, atLeast = -Infinity }: Measurement): boolean =>
  value <= atMost && value >= atLeast;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
