import { entities as product } from '../../../src/metadata/entities.ts';
import type { Entity } from '../../../src/metadata/entity.ts';
import type { EntityRules } from '../../../src/server/engine/crud/rules.ts';
import { engines, featureEngines, type StartDatabase } from '../databases/engines.ts';
import { type Api, startApi } from '../servers/startApi.ts';
import { everyFeature, known } from './everyFeature.ts';
import { modelsOf } from './modelsOf.ts';

/** What a suite generated from schemas runs over. */
export interface Subject {
  /** The entities looked at one by one. */
  readonly entities: readonly Entity[];
  startApi(rules?: Readonly<Record<string, EntityRules>>): Promise<Api>;
}

/** The product's entities on one engine, and on both those that have every feature there is: for `describe.each`. */
export const subjects: readonly (readonly [string, Subject])[] = [
  ...featureEngines.map(([engine, start]) => [`the product on ${engine}`, ofProduct(start)] as const),
  ...engines.map(([engine, start]) => [`every feature on ${engine}`, ofEveryFeature(start)] as const),
];

/** For questions about the product's own entities. */
export const productSubjects = subjects.filter(([, { entities }]) => entities === product);

function ofProduct(start: StartDatabase): Subject {
  return {
    entities: product,
    startApi: (rules) => startApi(start, product, rules ? { rules } : {}),
  };
}

function ofEveryFeature(start: StartDatabase): Subject {
  return {
    entities: everyFeature,
    startApi: (rules) =>
      startApi(start, [...product, ...everyFeature], {
        models: modelsOf([...known, ...everyFeature], rules),
      }),
  };
}
