import type { MissingPoint } from '../../../metadata/calls/operations.ts';

/** One line of what is missing: a point, or many that are alike. */
export interface PointLine {
  readonly key: string;
  /** The point itself, or the first of the many. */
  readonly point: MissingPoint;
  /** All of them where they are told as one. */
  readonly many: readonly MissingPoint[];
}

/** From so many on, points that differ by a name alone are told as one. */
const toldAsOneFrom = 4;

/** Points that may stand for each other: each of the same kind is answered in the same place. */
const alike: ReadonlySet<string> = new Set([
  'certificate-missing',
  'certificate-awaited',
  'certificate-unconfirmed',
  'certificate-failed',
]);

/**
 * The points in their order, many alike as one line, so that a checklist of thirteen does not hide what else is missing.
 * @param opened codes of lines that were opened: their points stand one by one
 */
export function linesOfPoints(
  points: readonly MissingPoint[],
  opened: ReadonlySet<string>,
): readonly PointLine[] {
  const byCode = Map.groupBy(points, ({ Codigo }) => Codigo);
  const told = new Set<string>();
  return points.flatMap((point): PointLine[] => {
    const { Codigo, Texto } = point;
    const same = byCode.get(Codigo) ?? [];
    const isOne = !alike.has(Codigo) || same.length < toldAsOneFrom || opened.has(Codigo);
    if (isOne) return [{ key: `${Codigo}/${Texto}`, point, many: [] }];
    if (told.has(Codigo)) return [];
    told.add(Codigo);
    return [{ key: Codigo, point, many: same }];
  });
}
