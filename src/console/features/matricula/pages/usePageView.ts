import { useMemo, useState } from 'react';
import { keepPreference, usePreference } from '../../../engine/data/preferences.ts';
import { readTurns, type Turn, turnOf, withTurn, zoomStep, zooms } from './pageView.ts';

/** Where the person's turns of pages are kept on the server. */
const turnsKey = 'registro.giros';

export type PageView = ReturnType<typeof usePageView>;

/** How the pages of a record are looked at: size, turn (kept for the person), marks, image or text. */
export function usePageView(record: number, page: number) {
  const [zoom, setZoom] = useState(1);
  const [marks, setMarks] = useState(true);
  const [asText, setAsText] = useState(false);
  const kept = usePreference(turnsKey);
  const turns = useMemo(() => readTurns(kept), [kept]);
  const turn: Turn = turnOf(turns, record, page);
  return {
    zoom,
    larger: () => setZoom((now) => zoomStep(now, 1)),
    smaller: () => setZoom((now) => zoomStep(now, -1)),
    fit: () => setZoom(1),
    isLargest: zoom === zooms.at(-1),
    isSmallest: zoom === zooms[0],
    turn,
    rotate: () => keepPreference(turnsKey, withTurn(turns, record, page)),
    marks,
    toggleMarks: () => setMarks((now) => !now),
    asText,
    toggleText: () => setAsText((now) => !now),
  };
}
