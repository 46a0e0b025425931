import { Link } from 'react-router';
import { outlineNamed } from '../../../metadata/outlines.ts';
import { addressOfRecord } from '../../engine/entities/addresses.ts';
import type { PanelProps } from '../../engine/entities/show/panelComponents.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { Comments } from './Comments.tsx';
import { type CommentSaid, useComments } from './useComments.ts';
import '../../engine/entities/recordPanel.css';

/** Most comments shown; the timeline has the others. */
const mostComments = 50;

/** What people said of the operation and of its registry records. */
export default function CommentsPanel({ panel, record }: PanelProps) {
  const { t, locale } = useTexts();
  const said = useComments({
    field: 'IdentificadorOperacao',
    id: record.id,
    most: mostComments,
    call: { quiet: true },
  });
  return (
    <section className="record-panel" aria-labelledby="comentarios-titulo">
      <div className="record-panel-head">
        <h2 id="comentarios-titulo">
          {panel.label[locale]} {said.total > 0 && <span className="count">{said.total}</span>}
        </h2>
      </div>
      <Comments
        said={said}
        none={t('operation.comments.none')}
        about={(comment) => <AboutRecord comment={comment} />}
      />
    </section>
  );
}

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
