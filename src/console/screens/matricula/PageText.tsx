import { useTexts } from '../../i18n/texts.ts';
import { useReviewContext } from './ReviewContext.ts';

/** The words of the acts that stand on a page, as text one can select, copy and have read aloud. */
export function PageText({ page }: { page: number }) {
  const { truth } = useReviewContext();
  const { t } = useTexts();
  const opening = isOnPage(truth.opening.evidence, page)
    ? [{ id: 'opening', code: t('review.opening'), text: truth.opening.text }]
    : [];
  const acts = truth.acts.filter(({ evidence }) => isOnPage(evidence, page));
  const blocks = [...opening, ...acts];
  return (
    <div className="rv-text">
      {blocks.length === 0 && <p>{t('review.page.noText')}</p>}
      {blocks.map(({ id, code, text }) => (
        <div key={id}>
          <h3>{code}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}

const isOnPage = (
  evidence: Readonly<Record<string, { spans: readonly { page: number }[] }>>,
  page: number,
): boolean => Object.values(evidence).some(({ spans }) => spans.some((span) => span.page === page));
