import { type ReactNode, useState } from 'react';
import { useInstants } from '../../engine/auth/useInstants.ts';
import { ApiError } from '../../engine/client/apiError.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { FieldMessage } from '../../kit/ui/FieldMessage.tsx';
import { CommentEditor, type CommentWritten } from './CommentEditor.tsx';
import type { CommentSaid } from './useComments.ts';

interface CommentEntryProps {
  readonly comment: CommentSaid;
  readonly mayChange: boolean;
  /** What it is about, beside its author. */
  readonly about: ReactNode;
  /** @throws ApiError when it was not taken */
  readonly change: (written: CommentWritten) => Promise<void>;
  /** @throws ApiError when it was not taken back */
  readonly remove: () => Promise<void>;
}

/** One comment: who said it when, of what and to whom; its author changes it or takes it back. */
export function CommentEntry({ comment, mayChange, about, change, remove }: CommentEntryProps) {
  const { t } = useTexts();
  const instants = useInstants();
  const [mode, setMode] = useState<'read' | 'change' | 'remove'>('read');
  const [problem, setProblem] = useState<string | null>(null);
  const read = () => setMode('read');
  const begin = (next: 'change' | 'remove') => {
    setProblem(null);
    setMode(next);
  };
  const takeBack = async () => {
    try {
      await remove();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
      read();
    }
  };
  return (
    <>
      <p className="comment-who">
        <b>{comment.author}</b>{' '}
        <time className="mut" dateTime={comment.at} title={instants.full(comment.at)}>
          {instants.at(comment.at)}
        </time>
        {comment.edited && <span className="mut">{t('comments.edited')}</span>} {about}
      </p>
      {mayChange && mode === 'change' ? (
        <CommentEditor
          start={comment}
          onSend={async (written) => {
            await change(written);
            read();
          }}
          onCancel={read}
        />
      ) : (
        <>
          <p className="comment-text">{comment.text}</p>
          {comment.mentioned.length > 0 && (
            <p className="xs mut">
              {t('comments.mentioned', { people: comment.mentioned.map(({ label }) => label).join(', ') })}
            </p>
          )}
        </>
      )}
      {problem && (
        <span role="alert">
          <FieldMessage id={`comentario-${comment.id}`} text={problem} />
        </span>
      )}
      {mayChange && mode === 'read' && (
        <p className="row wrap">
          <button type="button" className="btn txt sq" onClick={() => begin('change')}>
            {t('comments.change')}
          </button>
          <button type="button" className="btn txt sq" onClick={() => begin('remove')}>
            {t('comments.remove')}
          </button>
        </p>
      )}
      {mayChange && mode === 'remove' && (
        <p className="row wrap">
          <span className="sm">{t('comments.removeWhy')}</span>
          <button type="button" className="btn txt sq danger" onClick={() => void takeBack()}>
            {t('comments.remove')}
          </button>
          <button type="button" className="btn txt sq" onClick={read}>
            {t('form.cancel')}
          </button>
        </p>
      )}
    </>
  );
}
