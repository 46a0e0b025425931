import { comentario } from '../../../metadata/generated/entities/comentario.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { BusyButton } from '../../kit/ui/BusyButton.tsx';
import type { CommentWriting } from './useCommentWriting.ts';

const mostCharacters = comentario.fields.find(({ name }) => name === 'Texto')?.maxLength ?? 4000;

interface CommentTextProps {
  readonly writing: CommentWriting;
  /** Id of what says that the text is wrong; null while it is not. */
  readonly describedBy: string | null;
}

/** The text of a comment being written. */
export function CommentText({ writing: { id, isNew, text, write }, describedBy }: CommentTextProps) {
  return (
    <textarea
      id={id}
      className="in"
      rows={isNew ? 2 : 3}
      maxLength={mostCharacters}
      value={text}
      aria-invalid={describedBy !== null || undefined}
      aria-describedby={describedBy ?? undefined}
      onChange={(event) => write(event.target.value)}
    />
  );
}

/** Sends the comment, or leaves it as it was. */
export function CommentButtons({
  writing: { isNew, sending, onCancel },
}: {
  readonly writing: CommentWriting;
}) {
  const { t } = useTexts();
  return (
    <>
      {onCancel && (
        <button type="button" className="btn txt" onClick={onCancel}>
          {t('form.cancel')}
        </button>
      )}
      <BusyButton type="submit" busy={sending} busyText={t('comments.sending')}>
        {t(isNew ? 'comments.send' : 'comments.keep')}
      </BusyButton>
    </>
  );
}
