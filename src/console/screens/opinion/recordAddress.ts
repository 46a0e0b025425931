import { entityNamed } from '../../../metadata/entities.ts';
import { addressOfRecord } from '../../entities/addresses.ts';

/** Where a record of any entity opens. @param act of a registry record: the act its review opens at */
export function recordAddress(entity: string, id: number, act: string | null = null): string {
  const address = addressOfRecord(entityNamed(entity), id);
  return act === null ? address : `${address}?${new URLSearchParams({ ato: act })}`;
}
