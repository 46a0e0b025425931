import { useScrolledTo } from './Marks.tsx';
import { placed } from './markPlace.ts';
import { keyOfHit, type PageHit } from './pageSearch.ts';

/** What a search found on a page. Only shown: the field over the pages says how many there are. */
export function HitMarks({
  hits,
  current,
  turn,
  isShown,
}: {
  hits: readonly PageHit[];
  current: PageHit | undefined;
  /** Grows each time somebody goes to a hit. */
  turn: number;
  /** Whether the page has its image, and with it its height. */
  isShown: boolean;
}) {
  return hits.map((hit) => (
    <HitMark key={keyOfHit(hit)} hit={hit} isCurrent={hit === current} turn={isShown ? turn : null} />
  ));
}

function HitMark({ hit, isCurrent, turn }: { hit: PageHit; isCurrent: boolean; turn: number | null }) {
  const first = useScrolledTo<HTMLElement>(isCurrent ? turn : null);
  return hit.boxes.map((box, index) => (
    <i
      key={`${box.left} ${box.top}`}
      ref={index === 0 ? first : undefined}
      className={`rv-hit ${isCurrent ? 'on' : ''}`}
      style={placed(box)}
    />
  ));
}
