import { createContext, useContext } from 'react';
import type { ResultPanelProps } from './resultProps.ts';
import type { Words } from './words.ts';

/** What every part of the panel reads. */
export interface ResultContextValue extends ResultPanelProps {
  readonly words: Words;
  /** Makes ids of this panel differ from those of another on the same page. */
  readonly id: string;
  /** It is being printed: nothing waits to be opened. */
  readonly isPaper: boolean;
}

export const ResultContext = createContext<ResultContextValue | null>(null);

/** @throws outside of a panel: a mistake of ours */
export function useResult(): ResultContextValue {
  const found = useContext(ResultContext);
  if (!found) throw new Error('parts of a result need their panel');
  return found;
}
