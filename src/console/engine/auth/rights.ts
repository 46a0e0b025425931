import type { Field } from '../../../field-types/types.ts';
import type { EntityOutline } from '../../../metadata/entity.ts';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { useSignal } from '../../kit/signal.ts';
import { session } from './session.ts';

/** What a person may do with an entity; undeclared calls do not exist, whatever the codes. */
export type Deed = 'list' | 'get' | 'create' | 'update' | 'delete' | 'history' | 'export';

export function mayDo(codes: ReadonlySet<string>, entity: EntityOutline, deed: Deed): boolean {
  const exists = deed === 'export' ? entity.calls.includes('list') : entity.calls.includes(deed);
  return exists && codes.has(entity.codes[deed]);
}

/** Whether somebody with these codes is told a field: without the code it asks for it is in no answer. */
export const maySeeField = (codes: ReadonlySet<string>, { seeCode }: Pick<Field, 'seeCode'>): boolean =>
  seeCode === null || codes.has(seeCode);

/** Codes of the person signed in. */
export function useCodes(): ReadonlySet<string> {
  const now = useSignal(session);
  return now.status === 'in' ? now.codes : none;
}

export function useRights(entityName: string): (deed: Deed) => boolean {
  const codes = useCodes();
  const entity = outlineNamed(entityName);
  return (deed) => mayDo(codes, entity, deed);
}

const none: ReadonlySet<string> = new Set();
