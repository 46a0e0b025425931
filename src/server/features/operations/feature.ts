import { feature } from '../../engine/feature.ts';
import { operationRoutes } from './operationRoutes.ts';
import { calculationPoints } from './points/calculations.ts';
import { certificatePoints } from './points/certificates.ts';
import { dealPoints } from './points/deal.ts';
import type { PointSource } from './points/point.ts';
import { recordPoints } from './points/records.ts';
import { startOperationWatch } from './states/watchOperations.ts';

declare module '../../engine/feature.ts' {
  interface FeatureParts {
    /** Kinds of things that stand between an operation and its signature, by their names on the wire. */
    readonly points?: Readonly<Record<string, PointSource>>;
  }
}

declare module '../../engine/services.ts' {
  interface Services {
    /** Of every feature, in their order. */
    readonly points: Readonly<Record<string, PointSource>>;
  }
}

/** Operations: the deal from draft to signature, its workflow, what is missing and what has happened. */
export const operations = feature({
  name: 'operations',
  needs: ['organisation', 'certificates', 'calculators'],
  calls: [operationRoutes],
  // In the order work is done in; those of other features follow.
  points: {
    operacao: dealPoints,
    matriculas: recordPoints,
    certidoes: certificatePoints,
    calculos: calculationPoints,
  },
  rounds: [startOperationWatch],
});
