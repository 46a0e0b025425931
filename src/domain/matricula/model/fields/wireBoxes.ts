import type { Box } from '../../../pages/words.ts';
import { refuseValue } from './codec.ts';

/** Boxes on the wire: `[left, top, right, bottom]` as fractions of the shown page. */
export type BoxList = readonly (readonly number[])[];

/** Six decimals place a corner within a thousandth of a millimetre of A4, and keep a long record's answer small. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

export const boxesToWire = (boxes: readonly Box[]): BoxList =>
  boxes.map(({ left, top, right, bottom }) => [left, top, right, bottom].map(rounded));

/** @throws AppError 'matricula-value-invalid' when `wire` is no list of four numbers each */
export function boxesFromWire(wire: unknown, path: string): Box[] {
  if (!Array.isArray(wire)) return refuseValue(path);
  return wire.map((box: unknown) => {
    const corners = Array.isArray(box) ? box : [];
    const [left, top, right, bottom] = corners;
    const numbers = [left, top, right, bottom].filter((corner) => typeof corner === 'number');
    if (corners.length !== 4 || numbers.length !== 4) return refuseValue(path);
    return { left, top, right, bottom };
  });
}
