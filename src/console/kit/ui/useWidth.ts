import { useEffect, useRef, useState } from 'react';

/**
 * The width there is for a drawing, px, so that a narrow pane gets one of its own and none that is scaled.
 * @param usual until it is measured, and where nothing measures
 * @param least what a drawing needs
 */
export function useWidth<Holder extends HTMLElement>(usual: number, least: number) {
  const holder = useRef<Holder>(null);
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const element = holder.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.max(least, Math.floor(entry?.contentRect.width ?? usual))),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [usual, least]);
  return [width, holder] as const;
}
