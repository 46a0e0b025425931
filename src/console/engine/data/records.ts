import equal from 'fast-deep-equal';
import type { Entity } from '../../../metadata/entity.ts';
import { readInstants, writeInstants } from './instants.ts';

/** A record as the console holds it: the wire's fields, its instants as dates, and react-admin's `id`. */
export interface ConsoleRecord {
  readonly id: number;
  readonly Identificador: number;
  readonly Versao: number;
  /** Names of the records that references point at, by field. */
  readonly Rotulos?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

export function fromWire(entity: Entity, item: Readonly<Record<string, unknown>>): ConsoleRecord {
  const record = readInstants(entity.fields, item);
  return {
    ...record,
    id: item.Identificador,
    CriadoEm: toDate(item.CriadoEm),
    AlteradoEm: toDate(item.AlteradoEm),
  } as unknown as ConsoleRecord;
}

const toDate = (value: unknown) => (typeof value === 'string' ? new Date(value) : value);

/** Fields a person may write; what is given once only is left out of changes. */
function writableFields(entity: Entity, moment: 'create' | 'update') {
  return entity.fields.filter(
    ({ readOnly }) => readOnly === false || (readOnly === 'after-create' && moment === 'create'),
  );
}

/** The body of a new record. */
export function toCreation(entity: Entity, data: Readonly<Record<string, unknown>>, timeZone: string) {
  const given = writableFields(entity, 'create').flatMap(({ name }) =>
    data[name] === undefined ? [] : [[name, data[name]] as const],
  );
  return writeInstants(Object.fromEntries(given), timeZone);
}

/** The body of a change: the version it starts from and the fields that differ, nothing else. */
export function toChange(
  entity: Entity,
  data: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
  timeZone: string,
) {
  const changed = writableFields(entity, 'update').flatMap(({ name }) =>
    equal(data[name] ?? null, before[name] ?? null) ? [] : [[name, data[name] ?? null] as const],
  );
  return { ...writeInstants(Object.fromEntries(changed), timeZone), Versao: before.Versao };
}
