import { useCallback, useEffect, useRef, useState } from 'react';
import { canonical } from '../../../domain/opinions/canonical.ts';
import type { OpinionContent } from '../../../domain/opinions/model.ts';
import { contentToWire } from '../../../domain/opinions/wire.ts';
import type { DraftSaved } from '../../../metadata/calls/opinions.ts';
import { client } from '../../engine/auth/services.ts';
import { ApiError } from '../../engine/client/apiError.ts';
import { useSignal } from '../../kit/signal.ts';
import { draftFromWire, type OpinionDraft } from './opinion.ts';
import { keepUnsaved, type Unsaved, unsavedDrafts } from './unsavedDrafts.ts';

/** How long words wait before they are saved, and a refused save before it is tried again (milliseconds). */
export const saveAfter = 10_000;

export type DraftState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** Nothing is lost: it is tried again, or the person is told what stands against it. */
  | { readonly kind: 'failed'; readonly text: string }
  /** DraftSaved from elsewhere meanwhile: the person says which of the two goes on. */
  | { readonly kind: 'conflict'; readonly theirs: OpinionDraft };

/** After a save: words written meanwhile, or those that were refused. */
type Left = 'nothing' | 'more' | 'refused';

export interface DraftEditing {
  readonly content: OpinionContent;
  readonly state: DraftState;
  readonly change: (content: OpinionContent) => void;
  /** Saves now. @returns whether the server has all there is */
  readonly save: () => Promise<boolean>;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
}

/**
 * A draft under the author's hands: every change counts at once here, and is on the server ten seconds later, when
 * the window is left, or when Ctrl S asks for it. What fails is kept and tried again.
 * @param onSaved tells whoever keeps the opinion what the server has now
 */
export function useOpinionDraft(
  id: number,
  stored: OpinionDraft,
  onSaved: (draft: OpinionDraft) => void,
): DraftEditing {
  const unsaved = useSignal(unsavedDrafts).get(id) ?? null;
  const [saved, setSaved] = useState(stored);
  const [state, setState] = useState<DraftState>(
    stored.savedAt === null ? { kind: 'idle' } : { kind: 'saved', at: stored.savedAt },
  );
  const running = useRef<Promise<Left> | null>(null);
  const revision = useRef(stored.revision);
  const tell = useRef(onSaved);
  tell.current = onSaved;
  /** A save the person did nothing for since the last one is no sign of life. */
  const touched = useRef(false);

  const change = useCallback(
    (content: OpinionContent) => {
      touched.current = true;
      keepUnsaved(id, { content, revision: unsavedDrafts.get().get(id)?.revision ?? revision.current });
      // The same object while it waits: the timer below runs from the first word, not from the last.
      setState((before) =>
        ['conflict', 'failed', 'waiting'].includes(before.kind) ? before : { kind: 'waiting' },
      );
    },
    [id],
  );

  const send = useCallback(async (): Promise<Left> => {
    const now = unsavedDrafts.get().get(id);
    if (!now) return 'nothing';
    setState((before) => (before.kind === 'conflict' ? before : { kind: 'saving' }));
    const isAlive = touched.current;
    touched.current = false;
    try {
      const answer = await saveDraft(id, now, isAlive);
      revision.current = answer.Revisao;
      const after = unsavedDrafts.get().get(id);
      const isAll = after === undefined || sameContent(after.content, now.content);
      keepUnsaved(id, isAll || !after ? null : { content: after.content, revision: answer.Revisao });
      const draft = { content: now.content, revision: answer.Revisao, savedAt: answer.SalvoEm };
      setSaved(draft);
      tell.current(draft);
      setState(isAll ? { kind: 'saved', at: answer.SalvoEm } : { kind: 'waiting' });
      return isAll ? 'nothing' : 'more';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(failureOf(error));
      return 'refused';
    }
  }, [id]);

  /** One request at a time; who comes meanwhile gets the answer of the one under way. */
  const sendOnce = useCallback((): Promise<Left> => {
    running.current ??= send().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [send]);

  /** The words written while a save was under way go too: who asks now is to have all there is. */
  const save = useCallback(async (): Promise<boolean> => {
    let left = await sendOnce();
    while (left === 'more') left = await sendOnce();
    return left === 'nothing';
  }, [sendOnce]);

  // One timer for each state: writing without a pause is saved all the same, and a refusal is followed by a try.
  const hasUnsaved = unsaved !== null;
  useEffect(() => {
    if (!hasUnsaved || state.kind === 'conflict' || state.kind === 'saving') return;
    const timer = setTimeout(() => void sendOnce(), saveAfter);
    return () => clearTimeout(timer);
  }, [hasUnsaved, state, sendOnce]);

  useEffect(() => {
    const leave = () => void save();
    const hide = () => document.visibilityState === 'hidden' && leave();
    const close = (event: BeforeUnloadEvent) => {
      if (!unsavedDrafts.get().has(id)) return;
      event.preventDefault();
      leave();
    };
    const key = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') leave();
    };
    document.addEventListener('keydown', key);
    document.addEventListener('visibilitychange', hide);
    addEventListener('beforeunload', close);
    addEventListener('online', leave);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('beforeunload', close);
      removeEventListener('online', leave);
      leave();
    };
  }, [id, save]);

  return {
    content: unsaved?.content ?? saved.content,
    state,
    change,
    save,
    takeTheirs: () => {
      if (state.kind !== 'conflict') return;
      revision.current = state.theirs.revision;
      keepUnsaved(id, null);
      setSaved(state.theirs);
      tell.current(state.theirs);
      setState(state.theirs.savedAt ? { kind: 'saved', at: state.theirs.savedAt } : { kind: 'idle' });
    },
    keepMine: () => {
      if (state.kind !== 'conflict') return;
      const mine = unsavedDrafts.get().get(id);
      revision.current = state.theirs.revision;
      if (mine) keepUnsaved(id, { content: mine.content, revision: state.theirs.revision });
      setState({ kind: 'waiting' });
      void save();
    },
  };
}

const saveDraft = (id: number, { content, revision }: Unsaved, isAlive: boolean): Promise<DraftSaved> =>
  client().call<DraftSaved>(`Parecer/Rascunho/${id}`, {
    method: 'PUT',
    body: { Revisao: revision, ...contentToWire(content) },
    ...(isAlive ? { quiet: true } : { background: true }),
  });

function failureOf(error: ApiError): DraftState {
  if (error.status === 409 && error.current)
    return { kind: 'conflict', theirs: draftFromWire(error.current as Readonly<Record<string, unknown>>) };
  return { kind: 'failed', text: error.message };
}

const sameContent = (a: OpinionContent, b: OpinionContent): boolean =>
  a === b || canonical(a) === canonical(b);
