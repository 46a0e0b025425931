import { outlineNamed } from '../../../metadata/outlines.ts';
import { addressOfRecord } from '../../engine/entities/addresses.ts';

/** Where a record of any entity opens. @param act of a registry record: the act its review opens at */
export function recordAddress(entity: string, id: number, act: string | null = null): string {
  const address = addressOfRecord(outlineNamed(entity), id);
  return act === null ? address : `${address}?${new URLSearchParams({ ato: act })}`;
}
