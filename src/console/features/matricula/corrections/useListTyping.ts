import { type KeyboardEvent, useRef } from 'react';
import { lettersOn } from '../../../kit/keys/useLetters.ts';

/** D, which in a closed list would choose what begins with it, and the next Enter confirm that. */
export const isNextDoubt = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  lettersOn.get() && key.toLowerCase() === 'd' && !ctrlKey && !metaKey && !altKey;

/** A list takes letters typed within this time (ms) for one word. */
const wordPause = 1000;

/** Whether a key goes on with a word being typed into a list, or into one that is unfolded. */
export function useListTyping(): (event: KeyboardEvent) => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return ({ key, timeStamp, target }) => {
    const isWithin = timeStamp - last.current < wordPause || isUnfolded(target as Element);
    // D by itself begins no word here.
    if (key.length === 1 && (isWithin || key.toLowerCase() !== 'd')) last.current = timeStamp;
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
