import { useDeferredValue, useMemo, useState } from 'react';
import type { Locale } from '../../../domain/locale.ts';
import type { FormData } from '../../engine/entities/form/formModel.ts';
import { type Attempted, calculateInput, type Made, type Means } from './calculateInput.ts';

/**
 * The calculation of what is typed, made anew with every change and behind it: typing never waits for a result. While
 * the input does not hold, the last good result stays.
 */
export function useCalculation(means: Means, data: FormData, locale: Locale) {
  const typed = useDeferredValue(data);
  const attempt = useMemo<Attempted>(() => calculateInput(means, typed, locale), [means, typed, locale]);
  const [last, setLast] = useState<Made | null>(attempt.made);
  if (attempt.made && attempt.made !== last) setLast(attempt.made);
  return { made: attempt.made ?? last, isCurrent: attempt.made !== null, problems: attempt.problems };
}
