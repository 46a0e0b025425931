import type { ReactNode } from 'react';
import { useRights } from '../../engine/auth/rights.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { Failed } from '../../kit/ui/Failed.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { CommentEditor, type CommentSubject, type CommentWritten } from './CommentEditor.tsx';
import { CommentEntry } from './CommentEntry.tsx';
import type { CommentSaid, useComments } from './useComments.ts';
import './comments.css';

interface CommentsProps {
  readonly said: ReturnType<typeof useComments>;
  /** While nothing was said. */
  readonly none: string;
  /** What a new one may be about besides the whole. */
  readonly subjects?: readonly CommentSubject[];
  /** What stands in the margin of each; absent = there is no margin. */
  readonly margin?: (comment: CommentSaid) => string;
  /** What each is about, beside its author. */
  readonly about: (comment: CommentSaid) => ReactNode;
}

/** A field for a comment, and what was said before, newest first. */
export function Comments({ said, none, subjects, margin, about }: CommentsProps) {
  const { t } = useTexts();
  const may = useRights('comentario');
  const { comments, total, error, retry, add, change, remove } = said;
  return (
    <>
      {may('create') && (
        <CommentEditor
          {...(subjects ? { subjects } : {})}
          onSend={({ text, mentioned, subject }) =>
            add(text, {
              ...(mentioned.length > 0 ? { Mencionados: idsOf(mentioned) } : {}),
              ...(subject ? { Ato: subject.act, Campo: subject.field, Assunto: subject.about } : {}),
            })
          }
        />
      )}
      {error && (
        <div className="panel">
          <Failed title={t('comments.failed')} text={error.message} again={t('list.again')} retry={retry} />
        </div>
      )}
      {comments === null && !error && <Skeleton rows={2} columns={2} label={t('list.loading')} />}
      {comments?.length === 0 && <p className="sm mut">{none}</p>}
      {comments && comments.length > 0 && (
        <ol className={margin ? 'comment-list margin' : 'comment-list'}>
          {comments.map((comment) => (
            <li key={comment.id}>
              {margin && <span className="code">{margin(comment)}</span>}
              <div>
                <CommentEntry
                  comment={comment}
                  mayChange={comment.isOwn && may('update')}
                  about={about(comment)}
                  change={({ text, mentioned }) => change(comment, text, { Mencionados: idsOf(mentioned) })}
                  remove={() => remove(comment)}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      {comments && total > comments.length && (
        <p className="sm mut">{t('comments.onlyNewest', { shown: comments.length, total })}</p>
      )}
    </>
  );
}

const idsOf = (people: CommentWritten['mentioned']) => people.map(({ id }) => id);
