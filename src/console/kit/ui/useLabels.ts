import { useEffect, useState } from 'react';
import type { Field } from '../../../field-types/types.ts';
import { type Choice, useSurroundings } from './fieldTypeConsole.ts';

/** Names of records: those the answer brought, those just chosen, and the rest asked for. */
export function useLabels(
  field: Field,
  ids: readonly number[],
  record: Readonly<Record<string, unknown>>,
): readonly Choice[] {
  const { labelsOf } = useSurroundings();
  const key = ids.join(',');
  const [asked, setAsked] = useState<readonly Choice[]>([]);
  const known = ids.length === 1 ? broughtLabel(field, ids[0] as number, record) : null;
  useEffect(() => {
    if (known !== null || key === '' || !field.entity) return;
    let here = true;
    labelsOf(field.entity, key.split(',').map(Number)).then(
      (found) => here && setAsked(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [known, key, field.entity, labelsOf]);
  if (known !== null) {
    const inactive = isBroughtInactive(field, record);
    return [{ id: ids[0] as number, label: known, ...(inactive ? { inactive } : {}) }];
  }
  return ids.map((id) => asked.find((choice) => choice.id === id) ?? { id, label: '…' });
}

/** The name that the record's own answer brought with a reference; null when it did not, or brought another's. */
export function broughtLabel(
  field: Field,
  id: number,
  record: Readonly<Record<string, unknown>>,
): string | null {
  const brought = (record.Rotulos as Readonly<Record<string, unknown>> | undefined)?.[field.name];
  return typeof brought === 'string' && record[field.name] === id ? brought : null;
}

/** Whether that answer told that what the reference names is out of use. */
export const isBroughtInactive = (field: Field, record: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(record.Inativos) && record.Inativos.includes(field.name);
