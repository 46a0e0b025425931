import { createContext, useContext, useState } from 'react';

/** What is half written in the findings, by what it is about: a row that folds away keeps its own. */
export const KeptTexts = createContext<Map<string, string> | null>(null);

/** A text being written, which is still there when its field comes back. */
export function useKeptText(about: string) {
  const drafts = useContext(KeptTexts);
  const [text, setText] = useState(() => drafts?.get(about) ?? '');
  const write = (next: string) => {
    drafts?.set(about, next);
    setText(next);
  };
  return [text, write] as const;
}
