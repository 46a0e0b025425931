import { forgetWithPerson } from '../../auth/forgetWithPerson.ts';
import type { Attempt } from '../../data/attempts.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import type { FormData } from './formModel.ts';

/**
 * What was typed and not saved, kept in memory and nowhere else: it survives a session that ended, a change of
 * language, an address typed by hand, the error page.
 */
export interface FormDraft {
  readonly data: FormData;
  readonly at: Date;
  /** The record the changes were made on; null for a new one. */
  readonly record: ConsoleRecord | null;
  /** A save that was never answered. */
  readonly attempt: Attempt | null;
  /** Fields that somebody else changed too, still to be settled. */
  readonly both: readonly string[];
  /** What both began from, where there are such fields. */
  readonly before: FormData | null;
  readonly tab: string | undefined;
  /** Where the person was: scrolled so far, in that control. */
  readonly place: { readonly scroll: number; readonly control: string | null } | null;
  /** The form was left; one drawn anew at once, as for another language, goes on as if nothing had been. */
  readonly isLeft: boolean;
}

const drafts = new Map<string, FormDraft>();
forgetWithPerson(() => drafts.clear());

const blank: Omit<FormDraft, 'data' | 'at'> = {
  record: null,
  attempt: null,
  both: [],
  before: null,
  tab: undefined,
  place: null,
  isLeft: false,
};

export const draftKey = (entity: string, record: number | string | null) => `${entity}/${record ?? 'novo'}`;

export const readDraft = (key: string): FormDraft | null => drafts.get(key) ?? null;

/** Keeps what was typed, and whatever else is known by now. */
export function keepDraft(
  key: string,
  data: FormData,
  more: Partial<Omit<FormDraft, 'data' | 'at'>> = {},
): void {
  drafts.set(key, { ...blank, ...drafts.get(key), ...more, data, at: new Date() });
}

/** Notes something of a draft, if there is one; it is no younger for it. */
export function noteDraft(key: string, more: Partial<Omit<FormDraft, 'data' | 'at'>>): void {
  const draft = drafts.get(key);
  if (draft) drafts.set(key, { ...draft, ...more });
}

export const dropDraft = (key: string): void => void drafts.delete(key);
