import { useState } from 'react';
import { useChoiceTexts } from '../../../field-types/reference/console/useChoiceTexts.ts';
import type { Field } from '../../../field-types/types.ts';
import { comentario } from '../../../metadata/generated/entities/comentario.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { ChoiceBox } from '../../kit/inputs/ChoiceBox.tsx';
import { BusyButton } from '../../kit/ui/BusyButton.tsx';
import { FieldMessage } from '../../kit/ui/FieldMessage.tsx';
import { type Choice, useSurroundings } from '../../kit/ui/fieldTypeConsole.ts';
import type { CommentSaid } from './useComments.ts';
import { useCommentWriting } from './useCommentWriting.ts';

/** An act, or a value of it, that a new comment may be about. */
export interface CommentSubject extends Pick<CommentSaid, 'act' | 'field'> {
  readonly key: string;
  /** In the words of the screen. */
  readonly about: string;
}

/** A comment as it is sent. */
export interface CommentWritten {
  readonly text: string;
  readonly mentioned: readonly Choice[];
  /** Null = the operation or the record as a whole. */
  readonly subject: CommentSubject | null;
}

interface CommentEditorProps {
  /** What to begin with, of a comment that is changed; absent = a new one. */
  readonly start?: Pick<CommentSaid, 'text' | 'mentioned'>;
  /** What a new one may be about besides the whole. */
  readonly subjects?: readonly CommentSubject[];
  /** @throws ApiError when it was not taken: what was typed stays */
  readonly onSend: (written: CommentWritten) => Promise<void>;
  readonly onCancel?: () => void;
}

const fieldNamed = (name: string) => comentario.fields.find((field) => field.name === name) as Field;
const words = fieldNamed('Texto');
const people = fieldNamed('Mencionados');

/** A comment being written, the people it speaks to and what it is about. */
export function CommentEditor({ start, subjects = [], onSend, onCancel }: CommentEditorProps) {
  const { t, locale } = useTexts();
  const { choices } = useSurroundings();
  const choiceTexts = useChoiceTexts(people);
  const [mentioned, setMentioned] = useState<readonly Choice[]>(start?.mentioned ?? []);
  const [subject, setSubject] = useState('');
  const { id, isNew, text, write, sending, problem, forgetProblem, form } = useCommentWriting({
    start: start?.text,
    onSend: async (text) => {
      await onSend({ text, mentioned, subject: subjects.find(({ key }) => key === subject) ?? null });
      if (start) return;
      setMentioned([]);
      setSubject('');
    },
    onCancel,
  });
  const wrong = (field: string) => problem?.field === field;
  return (
    <div className="comment-writing">
      <form className="comment-form" {...form}>
        <div className="fld">
          <label htmlFor={id}>{t(isNew ? 'comments.new' : 'comments.changed')}</label>
          <textarea
            id={id}
            className="in"
            rows={isNew ? 2 : 3}
            maxLength={words.maxLength ?? undefined}
            value={text}
            aria-invalid={wrong('Texto') || undefined}
            aria-describedby={wrong('Texto') ? `${id}-texto` : undefined}
            onChange={(event) => write(event.target.value)}
          />
          {problem && !wrong('Mencionados') && (
            <span role="alert">
              <FieldMessage id={`${id}-texto`} text={problem.text} />
            </span>
          )}
        </div>
        <div className="fld">
          <label htmlFor={`${id}-pessoas`} id={`${id}-pessoas-label`}>
            {people.label[locale]} <span className="opt">{t('form.optional')}</span>
          </label>
          <ChoiceBox
            id={`${id}-pessoas`}
            multiple
            value={mentioned}
            onChange={(next) => {
              setMentioned(next);
              forgetProblem();
            }}
            search={(asked, signal) => choices('usuario', asked, signal)}
            texts={choiceTexts}
            invalid={wrong('Mencionados')}
            describedBy={wrong('Mencionados') ? `${id}-menc` : undefined}
          />
          {problem && wrong('Mencionados') && (
            <span role="alert">
              <FieldMessage id={`${id}-menc`} text={problem.text} />
            </span>
          )}
        </div>
        {isNew && subjects.length > 0 && (
          <div className="fld">
            <label htmlFor={`${id}-assunto`}>{t('comments.subject')}</label>
            <select
              id={`${id}-assunto`}
              className="in"
              value={subject}
              onChange={(event) => setSubject(event.target.value)}
            >
              <option value="">{t('comments.wholeRecord')}</option>
              {subjects.map(({ key, about }) => (
                <option key={key} value={key}>
                  {about}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className="row wrap">
          {onCancel && (
            <button type="button" className="btn txt" onClick={onCancel}>
              {t('form.cancel')}
            </button>
          )}
          <BusyButton type="submit" busy={sending} busyText={t('comments.sending')}>
            {t(isNew ? 'comments.send' : 'comments.keep')}
          </BusyButton>
        </div>
      </form>
    </div>
  );
}
