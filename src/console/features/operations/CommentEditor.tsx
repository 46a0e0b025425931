import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import type { Field } from '../../../field-types/types.ts';
import { comentario } from '../../../metadata/generated/entities/comentario.ts';
import { ApiError } from '../../engine/client/apiError.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { BusyButton } from '../../kit/ui/BusyButton.tsx';
import { ChoiceBox } from '../../kit/ui/ChoiceBox.tsx';
import { FieldMessage } from '../../kit/ui/FieldMessage.tsx';
import { type Choice, useSurroundings } from '../../kit/ui/fieldTypeConsole.ts';
import { useChoiceTexts } from '../../kit/ui/useChoiceTexts.ts';

const fieldNamed = (name: string) => comentario.fields.find((field) => field.name === name) as Field;
const words = fieldNamed('Texto');
const people = fieldNamed('Mencionados');

interface CommentEditorProps {
  /** What to begin with, of a comment that is changed; absent = a new one. */
  readonly start?: { readonly text: string; readonly mentioned: readonly Choice[] };
  /** @throws ApiError when it was not taken: what was typed stays */
  readonly onSend: (text: string, mentioned: readonly Choice[]) => Promise<void>;
  readonly onCancel?: () => void;
}

/** A comment being written, and the people it speaks to. Ctrl Enter sends it. */
export function CommentEditor({ start, onSend, onCancel }: CommentEditorProps) {
  const { t, locale } = useTexts();
  const { choices } = useSurroundings();
  const choiceTexts = useChoiceTexts(people);
  const id = useId();
  const [text, setText] = useState(start?.text ?? '');
  const [mentioned, setMentioned] = useState<readonly Choice[]>(start?.mentioned ?? []);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<{ readonly field: string; readonly text: string } | null>(null);

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
      await onSend(text.trim(), mentioned);
      if (!start) {
        setText('');
        setMentioned([]);
      }
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
  const wrong = (field: string) => problem?.field === field;
  return (
    <form className="op-comment-form" noValidate onSubmit={(event) => void send(event)} onKeyDown={keys}>
      <div className="fld">
        <label htmlFor={id}>{t(start ? 'comments.changed' : 'comments.new')}</label>
        <textarea
          id={id}
          className="in"
          rows={start ? 3 : 2}
          maxLength={words.maxLength ?? 4000}
          value={text}
          aria-invalid={wrong('Texto') || undefined}
          aria-describedby={wrong('Texto') ? `${id}-texto` : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
        />
        {problem && !wrong('Mencionados') && <FieldMessage id={`${id}-texto`} text={problem.text} />}
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
            setProblem(null);
          }}
          search={(asked, signal) => choices('usuario', asked, signal)}
          texts={choiceTexts}
          invalid={wrong('Mencionados')}
          describedBy={wrong('Mencionados') ? `${id}-menc` : undefined}
        />
        {problem && wrong('Mencionados') && <FieldMessage id={`${id}-menc`} text={problem.text} />}
      </div>
      <div className="row wrap op-comment-acts">
        {onCancel && (
          <button type="button" className="btn txt" onClick={onCancel}>
            {t('form.cancel')}
          </button>
        )}
        <BusyButton type="submit" busy={sending} busyText={t('comments.sending')}>
          {t(start ? 'comments.keep' : 'comments.send')}
        </BusyButton>
      </div>
    </form>
  );
}
