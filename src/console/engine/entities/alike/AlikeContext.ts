import { createContext, useContext } from 'react';
import type { Similar } from '../../data/alike.ts';
import type { SimilarByField } from './useSimilar.ts';

const AlikeContext = createContext<SimilarByField>(new Map());

export const AlikeProvider = AlikeContext.Provider;

/** What looks like the record by one of its fields. */
export const useSimilarOf = (field: string): readonly Similar[] => useContext(AlikeContext).get(field) ?? [];
