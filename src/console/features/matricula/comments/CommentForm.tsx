import { useState } from 'react';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { CommentButtons, CommentText } from '../../comments/CommentControls.tsx';
import type { CommentSaid } from '../../comments/useComments.ts';
import { useCommentWriting } from '../../comments/useCommentWriting.ts';
import { placeName } from '../facts/placeName.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { useFormats } from '../useFormats.ts';

/** What a new comment is about besides the record. */
type CommentSubject = Pick<CommentSaid, 'act' | 'field' | 'about'>;

interface CommentFormProps {
  /** Text to begin with: of a comment that is changed. Absent = a new one, which may be about an act. */
  readonly start?: string;
  /** @throws ApiError when it was not taken: what was typed stays */
  readonly onSend: (text: string, subject: CommentSubject) => Promise<void>;
  readonly onCancel?: () => void;
}

const wholeRecord: CommentSubject = { act: null, field: null, about: null };

/** A comment being written. What is chosen on the page may be what it is about. */
export function CommentForm({ start, onSend, onCancel }: CommentFormProps) {
  const { t } = useTexts();
  const subjects = useSubjects();
  const [subject, setSubject] = useState('');
  const writing = useCommentWriting({
    start,
    onSend: async (text) => {
      await onSend(text, subjects.find(({ key }) => key === subject)?.subject ?? wholeRecord);
      setSubject('');
    },
    onCancel,
  });
  const { id, isNew, problem, form } = writing;
  return (
    <form className="cm-form" {...form}>
      <label className={isNew ? 'b' : 'vh'} htmlFor={id}>
        {t(isNew ? 'comments.new' : 'comments.changed')}
      </label>
      <CommentText writing={writing} describedBy={problem === null ? null : `${id}-m`} />
      {problem !== null && (
        <p className="msg" role="alert" id={`${id}-m`}>
          {problem.text}
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
        <CommentButtons writing={writing} />
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
