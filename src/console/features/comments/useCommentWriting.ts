import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { ApiError } from '../../engine/client/apiError.ts';
import { useTexts } from '../../engine/i18n/texts.ts';

interface CommentWritingProps {
  /** Text to begin with, of a comment that is changed; absent = a new one. */
  readonly start?: string;
  /** @throws ApiError when it was not taken: what was typed stays */
  readonly onSend: (text: string) => Promise<void>;
  readonly onCancel?: () => void;
}

/** A comment being written: sent by its button or by Ctrl Enter, left by Escape. */
export function useCommentWriting({ start, onSend, onCancel }: CommentWritingProps) {
  const { t } = useTexts();
  const id = useId();
  const [text, setText] = useState(start ?? '');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<{ readonly field: string; readonly text: string } | null>(null);
  const isNew = start === undefined;

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (sending) return;
    if (text.trim() === '') {
      setProblem({ field: 'Texto', text: t('comments.empty') });
      document.getElementById(id)?.focus();
      return;
    }
    setSending(true);
    setProblem(null);
    try {
      await onSend(text.trim());
      if (isNew) setText('');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem({ field: error.errors[0]?.Campo ?? 'Texto', text: error.message });
    } finally {
      setSending(false);
    }
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    }
    if (event.key === 'Escape' && onCancel && !event.defaultPrevented) {
      event.stopPropagation();
      onCancel();
    }
  };
  return {
    /** Of the text's control; ids of what stands around it begin with it. */
    id,
    isNew,
    text,
    write: (next: string) => {
      setText(next);
      setProblem(null);
    },
    sending,
    /** What is wrong, and with which field of the comment. */
    problem,
    forgetProblem: () => setProblem(null),
    onCancel,
    form: { noValidate: true, onSubmit: (event: FormEvent) => void send(event), onKeyDown: keys },
  };
}
