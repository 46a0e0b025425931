import { type KeyboardEvent, useRef } from 'react';
import { isReviewKey } from '../reviewKeys.ts';

/** A list takes letters typed within this time (ms) for one word. */
const wordPause = 1000;

/**
 * Whether a key goes on with a word being typed into a list, or into one that is unfolded. The key of the next doubt
 * would choose what begins with it in a closed list, and the next Enter confirm that: it begins no word here.
 */
export function useListTyping(): (event: KeyboardEvent) => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return (event) => {
    const { key, timeStamp, target } = event;
    const isWithin = timeStamp - last.current < wordPause || isUnfolded(target as Element);
    if (key.length === 1 && (isWithin || !isReviewKey(event, 'next-doubt'))) last.current = timeStamp;
    return isWithin;
  };
}

function isUnfolded(list: Element): boolean {
  try {
    return list.matches(':open');
  } catch {
    // Browsers without the word unfold a list of the system's own, which takes the keys itself.
    return false;
  }
}
