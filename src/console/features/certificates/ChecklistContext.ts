import { createContext, useContext } from 'react';
import type { LocalDate } from '../../../domain/dates.ts';
import type { Reusable, WaysToOrder } from '../../../metadata/calls/certificates.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import type { Origin } from './order/ways.ts';

/** What every part of an operation's checklist may need. */
export interface ChecklistPlace {
  readonly operation: ConsoleRecord;
  readonly today: LocalDate;
  /** The day asked about. */
  readonly day: LocalDate;
  /** Items whose certificate will have expired by then. */
  readonly lapsed: ReadonlySet<number>;
  /** How what is missing can be had; undefined while that is not known. */
  readonly ways: WaysToOrder | undefined;
  /** Certificates of other operations, by the item they would meet. */
  readonly reusable: ReadonlyMap<number, Reusable>;
  /** Opens the question how certificates come. */
  readonly order: (items: readonly number[], how?: OrderAsked) => void;
}

export interface OrderAsked {
  /** One line by its own button, which is the default; else those that are missing. */
  readonly isAlone?: boolean;
  /** Who brings it where what was pressed says so. */
  readonly origin?: Origin | null;
  /** What comes next, once one is requested. */
  readonly follow?: (made: ConsoleRecord) => void;
}

const Context = createContext<ChecklistPlace | null>(null);

export const ChecklistProvider = Context.Provider;

/** @throws outside of a checklist: a mistake of ours */
export function useChecklistPlace(): ChecklistPlace {
  const found = useContext(Context);
  if (!found) throw new Error('lines need their checklist');
  return found;
}
