import { useEffect, useMemo, useState } from 'react';
import { definitions } from '../../../../field-types/generated/definitions.ts';
import { isOfKind } from '../../../../field-types/kinds.ts';
import type { Field } from '../../../../field-types/types.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { mayDo, useCodes } from '../../auth/rights.ts';
import { client } from '../../auth/services.ts';
import { readSimilar, type Similar } from '../../data/alike.ts';
import type { FormData } from '../form/formModel.ts';

/** What is told beside one field. */
export type SimilarByField = ReadonlyMap<string, readonly Similar[]>;

/** Who types is not asked about every letter. */
const pauseMs = 500;

const none: SimilarByField = new Map();

/**
 * Records that look like what is typed, by the field that says so. Asked for once something stands in a field that is
 * compared, and again when that changes; of a record as it was read nothing is asked.
 */
export function useSimilar(
  entity: Entity,
  data: FormData,
  on: { id: number; original: FormData } | null,
): SimilarByField {
  const codes = useCodes();
  const [found, setFound] = useState<{ readonly asked: string; readonly by: SimilarByField }>({
    asked: '',
    by: none,
  });
  const isAsked = mayDo(codes, entity, 'list');
  const asked = useMemo(() => {
    const typed = valuesOf(entity, data);
    const isNew = Object.entries(typed).some(([name, value]) => on === null || on.original[name] !== value);
    return isAsked && isNew ? JSON.stringify(typed) : '';
  }, [entity, data, on, isAsked]);
  const id = on?.id ?? null;
  useEffect(() => {
    if (asked === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      readSimilar(client(), entity, { values: JSON.parse(asked), id, signal: stop.signal }).then(
        (items) => !stop.signal.aborted && setFound({ asked, by: byField(items) }),
        // Without an answer the save still tells what may not be.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [entity, asked, id]);
  return asked !== '' && found.asked === asked ? found.by : none;
}

/** Values of the fields that are compared, as far as they are whole: half a document is like nothing. */
function valuesOf({ fields }: Entity, data: FormData): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields
      .filter(({ alike, readOnly }) => alike !== null && readOnly !== 'always')
      .flatMap((field) => {
        const value = data[field.name];
        return typeof value === 'string' && isWhole(field, value) ? [[field.name, value] as const] : [];
      }),
  );
}

const isWhole = (field: Field, value: string): boolean =>
  value.trim().length > 2 && isOfKind(value, field) && definitions[field.type]?.isValid?.(value) !== false;

/** Each record beside the field that says most of it: told once, not five times. */
function byField(items: readonly Similar[]): SimilarByField {
  return Map.groupBy(
    items,
    ({ Campos }) => (Campos.find(({ Motivo }) => Motivo === 'mesmo') ?? Campos[0])?.Campo ?? '',
  );
}
