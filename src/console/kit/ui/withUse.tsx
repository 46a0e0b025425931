import type { ReactNode } from 'react';
import './outOfUse.css';

/** The name of a record, and the word that it is out of use where it is. */
export const withUse = (label: ReactNode, word: string | null): ReactNode =>
  word === null ? (
    label
  ) : (
    <>
      {label} <span className="out-of-use">{word}</span>
    </>
  );
