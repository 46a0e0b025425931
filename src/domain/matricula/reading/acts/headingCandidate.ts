import type { LocalDate } from '../../../dates.ts';
import type { Found, Range } from '../../../text/found.ts';
import type { ActKind } from '../../model/model.ts';

/** Where an act may begin, before anyone decided that it does. */
export interface HeadingCandidate {
  readonly start: number;
  /** After the code and the record's number. */
  readonly end: number;
  readonly kind: ActKind;
  readonly order: number;
  /** Whether letters had to be read as digits. */
  readonly repaired: boolean;
  /** The record's number stands in the heading. */
  readonly numbered: boolean;
  /** How much speaks for it: where it stands, what comes before and after. */
  readonly score: number;
  /** The act's title where it has the line above the code; `start` is its own then. */
  readonly title?: Range;
  /** The act's date where it stands before the code. */
  readonly date?: Found<LocalDate>;
}
