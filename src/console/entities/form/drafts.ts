import { forgetWithPerson } from '../../auth/forgetWithPerson.ts';
import type { FormData } from './formModel.ts';

/** What was typed and not saved, kept in memory: it survives a session that ended, a change of language, a lost page. */
export interface Draft {
  readonly data: FormData;
  readonly at: Date;
}

const drafts = new Map<string, Draft>();
forgetWithPerson(() => drafts.clear());

export const draftKey = (entity: string, id: number | null) => `${entity}/${id ?? 'novo'}`;
export const readDraft = (key: string): Draft | null => drafts.get(key) ?? null;
export const keepDraft = (key: string, data: FormData): void =>
  void drafts.set(key, { data, at: new Date() });
export const dropDraft = (key: string): void => void drafts.delete(key);
