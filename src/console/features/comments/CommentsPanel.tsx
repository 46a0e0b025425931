import { Link } from 'react-router';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { useRights } from '../../engine/auth/rights.ts';
import { addressOfRecord } from '../../engine/entities/addresses.ts';
import type { PanelProps } from '../../engine/entities/show/panelComponents.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { Failed } from '../../kit/ui/Failed.tsx';
import { FieldMessage } from '../../kit/ui/FieldMessage.tsx';
import type { Choice } from '../../kit/ui/fieldTypeConsole.ts';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { CommentEditor } from './CommentEditor.tsx';
import { CommentEntry } from './CommentEntry.tsx';
import { type CommentSaid, useComments } from './useComments.ts';
import './commentsPanel.css';
import '../../engine/entities/recordPanel.css';

/** Most comments shown; the timeline has the others. */
const mostComments = 50;

/** What people said of the operation and of its registry records, newest first, and a field for more. */
export default function CommentsPanel({ panel, record }: PanelProps) {
  const { t, locale } = useTexts();
  const may = useRights('comentario');
  const { comments, total, error, retry, add, change, remove } = useComments({
    field: 'IdentificadorOperacao',
    id: record.id,
    most: mostComments,
    call: { quiet: true },
  });
  return (
    <section className="record-panel" aria-labelledby="comentarios-titulo">
      <div className="record-panel-head">
        <h2 id="comentarios-titulo">
          {panel.label[locale]} {total > 0 && <span className="count">{total}</span>}
        </h2>
      </div>
      {may('create') && (
        <CommentEditor
          onSend={(text, people) => add(text, people.length > 0 ? { Mencionados: idsOf(people) } : {})}
        />
      )}
      {error && (
        <div className="panel">
          <Failed title={t('comments.failed')} text={error.message} again={t('list.again')} retry={retry} />
        </div>
      )}
      {comments === null && !error && <Skeleton rows={2} columns={2} label={t('list.loading')} />}
      {comments?.length === 0 && <p className="mut">{t('operation.comments.none')}</p>}
      {comments && comments.length > 0 && (
        <ol className="comment-list">
          {comments.map((comment) => (
            <li key={comment.id}>
              <CommentEntry
                comment={comment}
                mayChange={comment.isOwn && may('update')}
                about={<AboutRecord comment={comment} />}
                below={<Mentioned people={comment.mentioned} />}
                editor={(close) => (
                  <CommentEditor
                    start={comment}
                    onSend={async (text, people) => {
                      await change(comment, text, { Mencionados: idsOf(people) });
                      close();
                    }}
                    onCancel={close}
                  />
                )}
                message={(text) => <FieldMessage id={`comentario-${comment.id}`} text={text} />}
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

const idsOf = (people: readonly Choice[]) => people.map(({ id }) => id);

const records = outlineNamed('registro-matricula');

function AboutRecord({ comment: { record, about } }: { readonly comment: CommentSaid }) {
  const { t } = useTexts();
  if (!record) return null;
  return (
    <Link to={addressOfRecord(records, record.id)}>
      {t('operation.comments.aboutRecord', { record: about ? `${record.name}, ${about}` : record.name })}
    </Link>
  );
}

function Mentioned({ people }: { readonly people: readonly Choice[] }) {
  const { t } = useTexts();
  if (people.length === 0) return null;
  return (
    <p className="xs mut">
      {t('operation.comments.mentioned', { people: people.map(({ label }) => label).join(', ') })}
    </p>
  );
}
