import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTexts } from '../../engine/i18n/texts.ts';
import { useSignal } from '../../kit/signal.ts';
import { moveSplit, splitLimits, splitPlace } from './splitPlace.ts';

/**
 * The line between page and facts. Dragged, moved by arrows, and pressed without dragging it goes to the next
 * of three places, so that nobody has to drag. Double press gives the place back to the window.
 */
export function SplitDivider() {
  const { t } = useTexts();
  const place = useSignal(splitPlace);
  const line = useRef<HTMLDivElement>(null);
  const dragged = useRef(false);
  const now = () => place ?? placeAt(line.current, line.current?.getBoundingClientRect().left ?? 0);
  const keys = (event: KeyboardEvent) => {
    const to = keyPlaces[event.key]?.(now());
    if (to === undefined) return;
    event.preventDefault();
    moveSplit(to);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    dragged.current = true;
    moveSplit(placeAt(event.currentTarget, event.clientX));
  };
  const press = () => {
    if (!dragged.current) moveSplit(nextStop(now()));
    dragged.current = false;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator one can move has no element of its own
    <div
      ref={line}
      className="rv-split"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('review.split')}
      aria-valuemin={splitLimits.low * 100}
      aria-valuemax={splitLimits.high * 100}
      aria-valuenow={Math.round((place ?? 0.5) * 100)}
      title={t('review.splitHint')}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onClick={press}
      onDoubleClick={() => splitPlace.set(null)}
      onKeyDown={keys}
    />
  );
}

const stops = [0.35, 0.5, 0.65];

const nextStop = (from: number): number => stops.find((stop) => stop > from + 0.01) ?? (stops[0] as number);

const keyPlaces: Readonly<Record<string, (from: number) => number>> = {
  ArrowLeft: (from) => from - 0.02,
  ArrowRight: (from) => from + 0.02,
  Home: () => splitLimits.low,
  End: () => splitLimits.high,
};

function placeAt(element: HTMLElement | null, x: number): number {
  const board = element?.parentElement?.getBoundingClientRect();
  return board && board.width > 0 ? (x - board.left) / board.width : 0.5;
}
