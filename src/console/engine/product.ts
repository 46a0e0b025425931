import type { Feature } from './feature.ts';

let given: readonly Feature[] = [];

/** Gives the engine the features it shows; once, before anything is drawn. */
export const giveFeatures = (features: readonly Feature[]): void => {
  given = features;
};

/** What all features give of one kind, in their order. */
export const fromFeatures = <Kind extends Exclude<keyof Feature, 'name' | 'needs'>>(
  kind: Kind,
): readonly NonNullable<Feature[Kind]>[] =>
  given.flatMap((feature) =>
    feature[kind] === undefined ? [] : [feature[kind] as NonNullable<Feature[Kind]>],
  );
