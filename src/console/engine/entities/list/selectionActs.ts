import type { Labels } from '../../../../field-types/types.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import type { ChosenRecords } from '../../data/entityCalls.ts';
import { fromFeatures } from '../../product.ts';

/** Something done with selected records that is no action of their schema: it changes nothing, such as a download. */
export interface SelectionAct {
  readonly name: string;
  /** Name of the entity in whose list it is offered. */
  readonly entity: string;
  readonly label: Labels;
  /** Permission code it needs. */
  readonly code: string;
  /** Tells by a notice why it cannot. */
  readonly run: (chosen: ChosenRecords, count: number) => Promise<void>;
}

export const selectionActsOf = ({ name }: Entity, codes: ReadonlySet<string>): readonly SelectionAct[] =>
  fromFeatures('selectionActs')
    .flat()
    .filter(({ entity, code }) => entity === name && codes.has(code));
