import { useTexts } from '../../../engine/i18n/texts.ts';
import type { CommentSubject } from '../../comments/CommentEditor.tsx';
import { Comments } from '../../comments/Comments.tsx';
import { type CommentSaid, useComments } from '../../comments/useComments.ts';
import { factId } from '../facts/facts.ts';
import { placeName } from '../facts/placeName.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { useFormats } from '../useFormats.ts';

/** Most comments shown; the newest of a longer conversation. */
const mostComments = 200;

const useCommentsOfRecord = (id: number) =>
  useComments({
    field: 'IdentificadorRegistroMatricula',
    id,
    most: mostComments,
    call: { background: true },
  });

/** What people said of the record to each other, each with the act it is about. */
export function CommentList() {
  const { t } = useTexts();
  const { record } = useReviewContext();
  const said = useCommentsOfRecord(record.id);
  return (
    <section aria-labelledby="rv-comments">
      <div className="rv-sh">
        <h2 id="rv-comments">{t('comments.title')}</h2>
        {said.total > 0 && <span className="rv-cnt">{said.total}</span>}
      </div>
      <Comments
        said={said}
        none={t('comments.none')}
        subjects={useSubjects()}
        margin={(comment) => (comment.act ? codeOf(comment) : '')}
        about={(comment) => <Subject comment={comment} />}
      />
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

/** What a comment may be about: the value chosen now, if any, then every act, newest first. */
function useSubjects(): readonly CommentSubject[] {
  const { t } = useTexts();
  const formats = useFormats();
  const { truth, facts, chosen } = useReviewContext();
  const fact = chosen?.kind === 'fact' ? facts.find(({ id }) => id === chosen.id) : undefined;
  const value = fact && {
    key: fact.id,
    act: fact.act,
    field: fact.field,
    about: `${placeName(fact, t)}, ${t(`review.field.${fact.label}`)}: ${formats.fact(fact)}`.slice(0, 200),
  };
  const acts = truth.acts
    .toReversed()
    .map(({ id, code }) => ({ key: id, act: id, field: null, about: code }));
  return value ? [value, ...acts] : acts;
}
