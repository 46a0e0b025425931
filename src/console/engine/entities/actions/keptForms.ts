import type { Action, Entity } from '../../../../metadata/entity.ts';
import { fromFeatures } from '../../product.ts';
import { draftKey, dropDraft, keepDraft, readDraft } from '../form/drafts.ts';
import type { FormData } from '../form/formModel.ts';

/** A form whose words stay when its dialog goes: closed by a slip or left for another page, it begins with them again. */
export interface KeptForm {
  readonly start: FormData;
  readonly keep: (data: FormData) => void;
  readonly drop: () => void;
}

/** Actions that one thinks over while looking around, by `entity.action`, and what the place one is at fills in. */
export type KeptForms = Readonly<Record<string, (typed: FormData) => FormData>>;

/** Null for the others: leaving them asks first. Kept in memory, for the same person only. */
export function keptFormOf(entity: Entity, action: Action, original: FormData): KeptForm | null {
  const name = `${entity.name}.${action.name}`;
  const fill = fromFeatures('keptForms').find((forms) => Object.hasOwn(forms, name))?.[name];
  if (!fill) return null;
  const key = draftKey(name, null);
  const typed = readDraft(key)?.data ?? {};
  return {
    start: { ...original, ...typed, ...fill(typed) },
    keep: (data) => keepDraft(key, data),
    drop: () => dropDraft(key),
  };
}
