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

/**
 * What fills in a form that is kept half-written, by `entity.action`: from where one is, and what was typed before. Forms
 * of actions named here are kept; one thinks them over while looking around.
 */
export type KeptFormFillers = Readonly<Record<string, (typed: FormData) => FormData>>;

/** Null for the others: leaving them asks first. Kept in memory, for the same person only. */
export function keptFormOf(entity: Entity, action: Action, original: FormData): KeptForm | null {
  const name = `${entity.name}.${action.name}`;
  const fill = fromFeatures('keptFormFillers').find((fillers) => Object.hasOwn(fillers, name))?.[name];
  if (!fill) return null;
  const key = draftKey(name, null);
  const typed = readDraft(key)?.data ?? {};
  return {
    start: { ...original, ...typed, ...fill(typed) },
    keep: (data) => keepDraft(key, data),
    drop: () => dropDraft(key),
  };
}
