import { createContext, useContext } from 'react';

/** How the figures of the page are shown. */
interface Shown {
  /** Tables in the place of drawings. */
  readonly asTable: boolean;
  /** What each figure means, beside it. */
  readonly withDefinitions: boolean;
}

export const ShownContext = createContext<Shown>({ asTable: false, withDefinitions: false });

export const useShown = (): Shown => useContext(ShownContext);
