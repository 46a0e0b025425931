import { useState } from 'react';
import { useChoiceTexts } from '../../../field-types/reference/console/useChoiceTexts.ts';
import type { Field } from '../../../field-types/types.ts';
import { comentario } from '../../../metadata/generated/entities/comentario.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { ChoiceBox } from '../../kit/inputs/ChoiceBox.tsx';
import { FieldMessage } from '../../kit/ui/FieldMessage.tsx';
import { type Choice, useSurroundings } from '../../kit/ui/fieldTypeConsole.ts';
import { CommentButtons, CommentText } from './CommentControls.tsx';
import { useCommentWriting } from './useCommentWriting.ts';

const people = comentario.fields.find(({ name }) => name === 'Mencionados') as Field;

interface CommentEditorProps {
  /** What to begin with, of a comment that is changed; absent = a new one. */
  readonly start?: { readonly text: string; readonly mentioned: readonly Choice[] };
  /** @throws ApiError when it was not taken: what was typed stays */
  readonly onSend: (text: string, mentioned: readonly Choice[]) => Promise<void>;
  readonly onCancel?: () => void;
}

/** A comment being written, and the people it speaks to. */
export function CommentEditor({ start, onSend, onCancel }: CommentEditorProps) {
  const { t, locale } = useTexts();
  const { choices } = useSurroundings();
  const choiceTexts = useChoiceTexts(people);
  const [mentioned, setMentioned] = useState<readonly Choice[]>(start?.mentioned ?? []);
  const writing = useCommentWriting({
    start: start?.text,
    onSend: async (text) => {
      await onSend(text, mentioned);
      if (!start) setMentioned([]);
    },
    onCancel,
  });
  const { id, isNew, problem, forgetProblem, form } = writing;
  const wrong = (field: string) => problem?.field === field;
  return (
    <form className="comment-form" {...form}>
      <div className="fld">
        <label htmlFor={id}>{t(isNew ? 'comments.new' : 'comments.changed')}</label>
        <CommentText writing={writing} describedBy={wrong('Texto') ? `${id}-texto` : null} />
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
            forgetProblem();
          }}
          search={(asked, signal) => choices('usuario', asked, signal)}
          texts={choiceTexts}
          invalid={wrong('Mencionados')}
          describedBy={wrong('Mencionados') ? `${id}-menc` : undefined}
        />
        {problem && wrong('Mencionados') && <FieldMessage id={`${id}-menc`} text={problem.text} />}
      </div>
      <div className="row wrap">
        <CommentButtons writing={writing} />
      </div>
    </form>
  );
}
