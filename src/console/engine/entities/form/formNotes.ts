import type { ReactNode } from 'react';
import type { Entity } from '../../../../metadata/entity.ts';
import { ScopeNote } from '../permissions/ScopeNote.tsx';
import type { FormData } from './formModel.ts';

/** What a form says of several of its fields together, as they stand; below the last of them. */
const notes: Readonly<Record<string, (props: { readonly data: FormData }) => ReactNode>> = {
  usuario: ScopeNote,
};

export const noteOf = ({ name }: Entity) => notes[name];
