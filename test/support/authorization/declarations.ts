import type { Entity } from '../../../src/metadata/entity.ts';
import { calculatorAndFigureCalls } from './declarations/calculatorsAndFigures.ts';
import { certificateCalls } from './declarations/certificates.ts';
import { fileCalls } from './declarations/files.ts';
import { callsOfOnesOwn } from './declarations/ofOnesOwn.ts';
import { operationCalls } from './declarations/operations.ts';
import { opinionCalls } from './declarations/opinions.ts';
import { registryRecordCalls } from './declarations/registryRecords.ts';
import { type Declarations, entityOfNoun, type Ground, type Row } from './declarations/row.ts';
import { callsOf } from './declarations/schemaCalls.ts';
import { sessionCalls } from './declarations/sessions.ts';
import { isShared } from './seededCompany.ts';

export type { Ground, Need, Outcome, Row, Target } from './declarations/row.ts';

/**
 * The rows of a route: by the schema for the calls of entities, by `declarations/` for the rest.
 * @returns none for a route that nobody declared
 */
export async function rowsOf(route: string, ground: Ground): Promise<readonly Row[]> {
  const own = special(ground)[route];
  if (own) return [own].flat().map((row) => ({ ...row, route, name: row.name ?? route }));
  const found = /^(?<method>[A-Z]+) \/api\/(?<noun>\w+)\/(?<call>.+)$/.exec(route)?.groups;
  const entity = entityOfNoun(found?.noun ?? '');
  const declared = entity && callsOf(entity, ground)[`${found?.method} ${found?.call}`];
  return declared ? (await declared).map((row) => ({ ...row, route, name: row.name ?? route })) : [];
}

/** Calls no schema declares: each by name, with its rule. */
const special = (ground: Ground): Declarations => ({
  ...sessionCalls(ground),
  ...callsOfOnesOwn(),
  ...operationCalls(ground),
  ...registryRecordCalls(ground),
  ...fileCalls(ground),
  ...certificateCalls(ground),
  ...opinionCalls(ground),
  ...calculatorAndFigureCalls(ground),
});

/** Entities whose rows the database keeps to the one person they are for, without a field that says so. */
export const isPersonal = ({ name, ownership }: Entity): boolean =>
  ownership.person !== null || name === 'notificacao';

/** Whether the record a call names exists for another person alone. */
export const hasForeign = (entity: Entity): boolean => !isShared(entity);
