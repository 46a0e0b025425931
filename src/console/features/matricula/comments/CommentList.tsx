import { useCodes } from '../../../engine/auth/rights.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { CommentEntry } from '../../comments/CommentEntry.tsx';
import { type CommentSaid, useComments } from '../../comments/useComments.ts';
import { factId } from '../facts/facts.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { correctingCode } from '../reviewRecord.ts';
import { CommentForm } from './CommentForm.tsx';
import './comments.css';

/** Most comments shown; the newest of a longer conversation. */
const mostComments = 200;

const useCommentsOfRecord = (id: number) =>
  useComments({
    field: 'IdentificadorRegistroMatricula',
    id,
    most: mostComments,
    call: { background: true },
  });

/** What people said of the record to each other, oldest first, and a field for more. */
export function CommentList() {
  const { t } = useTexts();
  const { record } = useReviewContext();
  const { comments, total, error, retry, add, change, remove } = useCommentsOfRecord(record.id);
  const mayWrite = useCodes().has(correctingCode);
  return (
    <section aria-labelledby="rv-comments">
      <div className="rv-sh">
        <h2 id="rv-comments">{t('comments.title')}</h2>
        {comments !== null && comments.length > 0 && <span className="rv-cnt">{total}</span>}
      </div>
      {error && (
        <p className="sm" role="alert">
          {t('comments.failed')}{' '}
          <button type="button" className="btn sq" onClick={retry}>
            {t('review.retry')}
          </button>
        </p>
      )}
      {comments === null && !error && (
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
          {comments.toReversed().map((comment) => (
            <li key={comment.id}>
              <div className="rv-line cm-line">
                <span className="mg code">{comment.act ? codeOf(comment) : ''}</span>
                <div className="grow">
                  <CommentEntry
                    comment={comment}
                    mayChange={comment.isOwn && mayWrite}
                    about={<Subject comment={comment} />}
                    editor={(close) => (
                      <CommentForm
                        start={comment.text}
                        onSend={async (text) => {
                          await change(comment, text);
                          close();
                        }}
                        onCancel={close}
                      />
                    )}
                    message={(text) => (
                      <p className="msg" role="alert">
                        {text}
                      </p>
                    )}
                    remove={remove}
                  />
                </div>
              </div>
            </li>
          ))}
        </ol>
      )}
      {mayWrite && (
        <CommentForm
          onSend={(text, { act, field, about }) => add(text, { Ato: act, Campo: field, Assunto: about })}
        />
      )}
    </section>
  );
}

/** How many there are, for the tab. */
export function CommentCount() {
  const { record } = useReviewContext();
  const { comments, total } = useCommentsOfRecord(record.id);
  return comments && total > 0 ? total : null;
}

/** `sobre R-7, valor: R$ 400.000,00`, which leads there while it is still there. */
function Subject({ comment }: { comment: CommentSaid }) {
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
const codeOf = ({ about }: CommentSaid): string => /^(?:R|AV)-\d+/.exec(about ?? '')?.[0] ?? '';
