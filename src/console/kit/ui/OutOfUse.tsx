import type { ReactNode } from 'react';
import type { Field } from '../../../field-types/types.ts';
import { outlineNamed } from '../../../metadata/outlines.ts';
import type { Surroundings } from './fieldTypeConsole.ts';
import './outOfUse.css';

/** The word beside the name of a record that is out of use: "inativo", "inativa". */
export const outOfUseText = ({ entity }: Field, t: Surroundings['t']): string =>
  t(`form.inactive.${entity === null ? 'm' : outlineNamed(entity).gender}`);

/** A name, and that word where it holds. */
export const withUse = (label: ReactNode, word: string | null): ReactNode =>
  word === null ? (
    label
  ) : (
    <>
      {label} <span className="out-of-use">{word}</span>
    </>
  );
