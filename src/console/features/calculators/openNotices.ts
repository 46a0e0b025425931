import type { Notice } from '../../../domain/calculators/notice.ts';
import { isBlank } from '../../../metadata/asked.ts';
import type { FormData } from '../../engine/entities/form/formModel.ts';
import { isSame, originsOf, rowsIn, valueAt } from './sources/recordInput.ts';

/**
 * Notices of a record that still have something to say: one leaves as soon as each thing it asks for was given by any of
 * its inputs, or the row it is about was taken out.
 * @param before what the form opened with, by whose places the notices speak
 */
export function openNotices(notices: readonly Notice[], before: FormData, now: FormData): readonly Notice[] {
  const origins = new Map<string, readonly (number | null)[]>();
  const rowNow = (list: string, row: number): number => {
    const known = origins.get(list) ?? originsOf(rowsIn(now[list]), rowsIn(before[list]));
    origins.set(list, known);
    return known.indexOf(row);
  };
  /** Where a place of the input is now; null where its row is gone. */
  const placeNow = (place: string): string | null => {
    const [list = '', row, ...rest] = place.split('.');
    if (row === undefined) return place;
    const index = rowNow(list, Number(row));
    return index < 0 ? null : [list, index, ...rest].join('.');
  };
  const isGiven = (place: string): boolean => {
    const value = valueAt(now, placeNow(place) ?? '');
    return !isBlank(value) && !isSame(value, valueAt(before, place));
  };
  const isOpen = ({ De, Campos = [], Grupos = [Campos] }: Notice) =>
    (De === null || placeNow(De) !== null) && !Grupos.every((inputs) => inputs.some(isGiven));
  return notices.filter(isOpen);
}
