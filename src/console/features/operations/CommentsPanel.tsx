import { useState } from 'react';
import { Link } from 'react-router';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { useRights } from '../../engine/auth/rights.ts';
import { useInstants } from '../../engine/auth/useInstants.ts';
import { ApiError } from '../../engine/client/apiError.ts';
import { addressOfRecord } from '../../engine/entities/addresses.ts';
import type { PanelProps } from '../../engine/entities/show/panelComponents.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { Failed } from '../../kit/ui/Failed.tsx';
import { FieldMessage } from '../../kit/ui/FieldMessage.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { CommentEditor } from './CommentEditor.tsx';
import { mostComments, type OperationComment, useOperationComments } from './useOperationComments.ts';
import './operation.css';
import '../../engine/entities/recordPanel.css';

/** What people said of the operation and of its registry records, newest first, and a field for more. */
export default function CommentsPanel({ panel, record }: PanelProps) {
  const { t, locale } = useTexts();
  const may = useRights('comentario');
  const { comments, total, error, retry, add, change, remove } = useOperationComments(record.id);
  return (
    <section className="record-panel" aria-labelledby="comentarios-titulo">
      <div className="record-panel-head">
        <h2 id="comentarios-titulo">
          {panel.label[locale]} {total > 0 && <span className="count">{total}</span>}
        </h2>
      </div>
      {may('create') && <CommentEditor onSend={add} />}
      {error && (
        <div className="panel">
          <Failed title={t('comments.failed')} text={error.message} again={t('list.again')} retry={retry} />
        </div>
      )}
      {comments === null && !error && <Skeleton rows={2} columns={2} label={t('list.loading')} />}
      {comments?.length === 0 && <p className="mut">{t('operation.comments.none')}</p>}
      {comments && comments.length > 0 && (
        <ol className="op-comments">
          {comments.map((comment) => (
            <li key={comment.id}>
              <OneComment
                comment={comment}
                mayChange={comment.isOwn && may('update')}
                change={change}
                remove={remove}
              />
            </li>
          ))}
        </ol>
      )}
      {total > mostComments && (
        <p className="sm mut">{t('comments.onlyNewest', { shown: mostComments, total })}</p>
      )}
    </section>
  );
}

interface OneCommentProps {
  readonly comment: OperationComment;
  readonly mayChange: boolean;
  readonly change: ReturnType<typeof useOperationComments>['change'];
  readonly remove: ReturnType<typeof useOperationComments>['remove'];
}

const records = outlineNamed('registro-matricula');

function OneComment({ comment, mayChange, change, remove }: OneCommentProps) {
  const { t } = useTexts();
  const instants = useInstants();
  const [mode, setMode] = useState<'read' | 'change' | 'remove'>('read');
  const [problem, setProblem] = useState<string | null>(null);
  const takeBack = async () => {
    try {
      await remove(comment);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
      setMode('read');
    }
  };
  const { record, about, mentioned } = comment;
  return (
    <>
      <p className="op-comment-who">
        <b>{comment.author}</b>{' '}
        <time className="mut" dateTime={comment.at} title={instants.full(comment.at)}>
          {instants.at(comment.at)}
        </time>
        {comment.edited && <span className="mut">{t('comments.edited')}</span>}
        {record && (
          <Link to={addressOfRecord(records, record.id)}>
            {t('operation.comments.aboutRecord', {
              record: about ? `${record.name}, ${about}` : record.name,
            })}
          </Link>
        )}
      </p>
      {mode === 'change' ? (
        <CommentEditor
          start={comment}
          onSend={async (text, people) => {
            await change(comment, text, people);
            setMode('read');
          }}
          onCancel={() => setMode('read')}
        />
      ) : (
        <p className="op-comment-text">{comment.text}</p>
      )}
      {mentioned.length > 0 && mode !== 'change' && (
        <p className="xs mut">
          {t('operation.comments.mentioned', { people: mentioned.map(({ label }) => label).join(', ') })}
        </p>
      )}
      {problem && <FieldMessage id={`comentario-${comment.id}`} text={problem} />}
      {mayChange && mode === 'read' && (
        <p className="row wrap">
          <button type="button" className="btn txt sq" onClick={() => setMode('change')}>
            {t('comments.change')}
          </button>
          <button type="button" className="btn txt sq" onClick={() => setMode('remove')}>
            {t('comments.remove')}
          </button>
        </p>
      )}
      {mode === 'remove' && (
        <p className="row wrap">
          <span className="sm">{t('comments.removeWhy')}</span>
          <button type="button" className="btn txt sq danger" onClick={() => void takeBack()}>
            {t('comments.remove')}
          </button>
          <button type="button" className="btn txt sq" onClick={() => setMode('read')}>
            {t('form.cancel')}
          </button>
        </p>
      )}
    </>
  );
}
