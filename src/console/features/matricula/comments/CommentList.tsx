import { useState } from 'react';
import { useCodes } from '../../../engine/auth/rights.ts';
import { useInstants } from '../../../engine/auth/useInstants.ts';
import { ApiError } from '../../../engine/client/apiError.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { factId } from '../facts/facts.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { correctingCode } from '../reviewRecord.ts';
import { CommentForm } from './CommentForm.tsx';
import { type Comment, mostComments, useComments } from './useComments.ts';
import './comments.css';

/** What people said of the record to each other, oldest first, and a field for more. */
export function CommentList() {
  const { t } = useTexts();
  const { record } = useReviewContext();
  const { comments, total, isError, retry, add, change, remove } = useComments(record.id);
  const mayWrite = useCodes().has(correctingCode);
  return (
    <section aria-labelledby="rv-comments">
      <div className="rv-sh">
        <h2 id="rv-comments">{t('comments.title')}</h2>
        {comments !== null && comments.length > 0 && <span className="rv-cnt">{total}</span>}
      </div>
      {isError && (
        <p className="sm" role="alert">
          {t('comments.failed')}{' '}
          <button type="button" className="btn sq" onClick={retry}>
            {t('review.retry')}
          </button>
        </p>
      )}
      {comments === null && !isError && (
        <div className="cm-wait" aria-hidden="true">
          <span />
          <span />
        </div>
      )}
      {comments?.length === 0 && <p className="sm mut">{t('comments.none')}</p>}
      {comments && total > mostComments && (
        <p className="sm mut">{t('comments.onlyNewest', { shown: mostComments, total })}</p>
      )}
      {comments && comments.length > 0 && (
        <ol className="rv-list">
          {comments.map((comment) => (
            <CommentLine
              key={comment.id}
              comment={comment}
              onChange={mayWrite ? (text) => change(comment, text) : null}
              onRemove={() => remove(comment)}
            />
          ))}
        </ol>
      )}
      {mayWrite && <CommentForm onSend={add} />}
    </section>
  );
}

/** How many there are, for the tab. */
export function CommentCount() {
  const { record } = useReviewContext();
  const { comments, total } = useComments(record.id);
  return comments && total > 0 ? total : null;
}

function CommentLine({
  comment,
  onChange,
  onRemove,
}: {
  comment: Comment;
  /** Null for who may not write. */
  onChange: ((text: string) => Promise<void>) | null;
  onRemove: () => Promise<void>;
}) {
  const { t } = useTexts();
  const instants = useInstants();
  const [mode, setMode] = useState<'read' | 'change' | 'remove'>('read');
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async () => {
    try {
      await onRemove();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
      setMode('read');
    }
  };
  return (
    <li>
      <div className="rv-line cm-line">
        <span className="mg code">{comment.act ? codeOf(comment) : ''}</span>
        <div className="grow">
          <p className="cm-who">
            <b>{comment.author}</b>{' '}
            <time className="mut" dateTime={comment.at} title={instants.full(comment.at)}>
              {instants.at(comment.at)}
            </time>
            {comment.edited && <span className="mut">{t('comments.edited')}</span>}{' '}
            <Subject comment={comment} />
          </p>
          {mode === 'change' && onChange ? (
            <CommentForm
              start={comment.text}
              onSend={async (text) => {
                await onChange(text);
                setMode('read');
              }}
              onCancel={() => setMode('read')}
            />
          ) : (
            <p className="cm-text">{comment.text}</p>
          )}
          {problem && (
            <p className="msg" role="alert">
              {problem}
            </p>
          )}
          {comment.isOwn && onChange && mode !== 'change' && (
            <p className="row wrap">
              {mode === 'remove' ? (
                <>
                  <span className="sm">{t('comments.removeWhy')}</span>
                  <button type="button" className="btn txt sq danger" onClick={() => void remove()}>
                    {t('comments.remove')}
                  </button>
                  <button type="button" className="btn txt sq" onClick={() => setMode('read')}>
                    {t('review.cancel')}
                  </button>
                </>
              ) : (
                <>
                  <button type="button" className="btn txt sq" onClick={() => setMode('change')}>
                    {t('comments.change')}
                  </button>
                  <button type="button" className="btn txt sq" onClick={() => setMode('remove')}>
                    {t('comments.remove')}
                  </button>
                </>
              )}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

/** `sobre R-7, valor: R$ 400.000,00`, which leads there while it is still there. */
function Subject({ comment }: { comment: Comment }) {
  const { t } = useTexts();
  const { facts, truth, chooseFact, chooseAct } = useReviewContext();
  if (comment.about === null) return null;
  const text = t('comments.about', { subject: comment.about });
  const fact =
    comment.field === null
      ? undefined
      : facts.find(({ id }) => id === factId(comment.act, comment.field ?? ''));
  const act = truth.acts.find(({ id }) => id === comment.act);
  if (!fact && !act) return <span className="mut">{text}</span>;
  return (
    <button
      type="button"
      className="rv-val acc"
      onClick={() => (fact ? chooseFact(fact.id, 'keys') : act && chooseAct(act.id, 'keys'))}
    >
      {text}
    </button>
  );
}

/** The code stands first in the words kept: the act may be gone from a newer reading. */
const codeOf = ({ about }: Comment): string => /^(?:R|AV)-\d+/.exec(about ?? '')?.[0] ?? '';
