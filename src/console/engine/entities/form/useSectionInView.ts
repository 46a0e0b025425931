import { useEffect, useState } from 'react';

/** Id of the section that is being read: the last one whose top has passed the upper third of the window. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const look = () => {
      const line = innerHeight / 3;
      const passed = key
        .split(' ')
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line + 1) <= line);
      setCurrent(passed.at(-1) ?? key.split(' ')[0]);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [key]);
  return current;
}
