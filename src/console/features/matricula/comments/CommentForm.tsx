import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { ApiError } from '../../../engine/client/apiError.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { BusyButton } from '../../../kit/ui/BusyButton.tsx';
import { placeName } from '../facts/placeName.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { useFormats } from '../useFormats.ts';
import type { CommentSubject } from './useComments.ts';

interface CommentFormProps {
  /** Text to begin with: of a comment that is changed. Absent = a new one, which may be about an act. */
  readonly start?: string;
  /** @throws ApiError when it was not taken: what was typed stays */
  readonly onSend: (text: string, subject: CommentSubject) => Promise<void>;
  readonly onCancel?: () => void;
}

const wholeRecord: CommentSubject = { act: null, field: null, about: null };

/** A comment being written. Ctrl Enter sends it. What is chosen on the page may be what it is about. */
export function CommentForm({ start, onSend, onCancel }: CommentFormProps) {
  const { t } = useTexts();
  const subjects = useSubjects();
  const [text, setText] = useState(start ?? '');
  const [subject, setSubject] = useState('');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const isNew = start === undefined;

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (sending) return;
    if (text.trim() === '') {
      setProblem(t('comments.empty'));
      document.getElementById(id)?.focus();
      return;
    }
    setSending(true);
    setProblem(null);
    try {
      await onSend(text.trim(), subjects.find(({ key }) => key === subject)?.subject ?? wholeRecord);
      if (isNew) setText('');
      setSubject('');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setSending(false);
    }
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    }
    if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      onCancel();
    }
  };
  return (
    <form className="cm-form" noValidate onSubmit={(event) => void send(event)} onKeyDown={keys}>
      <label className={isNew ? 'b' : 'vh'} htmlFor={id}>
        {t(isNew ? 'comments.new' : 'comments.changed')}
      </label>
      <textarea
        id={id}
        className="in"
        rows={isNew ? 2 : 3}
        maxLength={4000}
        value={text}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}-m`}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
      />
      {problem !== null && (
        <p className="msg" role="alert" id={`${id}-m`}>
          {problem}
        </p>
      )}
      <div className="row wrap">
        {isNew && subjects.length > 0 && (
          <>
            <label htmlFor={`${id}-s`} className="sm">
              {t('comments.subject')}
            </label>
            <select
              id={`${id}-s`}
              className="in cm-subject"
              value={subject}
              onChange={(event) => setSubject(event.target.value)}
            >
              <option value="">{t('comments.wholeRecord')}</option>
              {subjects.map(({ key, subject: { about } }) => (
                <option key={key} value={key}>
                  {about}
                </option>
              ))}
            </select>
          </>
        )}
        <span className="grow" />
        {onCancel && (
          <button type="button" className="btn txt" onClick={onCancel}>
            {t('review.cancel')}
          </button>
        )}
        <BusyButton type="submit" busy={sending} busyText={t('comments.sending')}>
          {t(isNew ? 'comments.send' : 'comments.keep')}
        </BusyButton>
      </div>
    </form>
  );
}

/** What a comment may be about: the value chosen now, if any, then every act, newest first. */
function useSubjects(): readonly { readonly key: string; readonly subject: CommentSubject }[] {
  const { t } = useTexts();
  const formats = useFormats();
  const { truth, facts, chosen } = useReviewContext();
  const fact = chosen?.kind === 'fact' ? facts.find(({ id }) => id === chosen.id) : undefined;
  const value = fact && {
    key: fact.id,
    subject: {
      act: fact.act,
      field: fact.field,
      about: `${placeName(fact, t)}, ${t(`review.field.${fact.label}`)}: ${formats.fact(fact)}`.slice(0, 200),
    },
  };
  const acts = truth.acts
    .toReversed()
    .map(({ id, code }) => ({ key: id, subject: { act: id, field: null, about: code } }));
  return value ? [value, ...acts] : acts;
}
