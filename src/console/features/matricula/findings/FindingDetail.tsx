import type { FindingEvidence } from '../../../../domain/findings/finding.ts';
import type { Standing } from '../../../../domain/findings/resolutions.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { factId, isOfClosing } from '../facts/facts.ts';
import { Quote } from '../facts/Quote.tsx';
import { Paper } from '../property/Paper.tsx';
import { useReviewContext } from '../ReviewContext.ts';
import { FactForm } from './FactForm.tsx';
import { ResolutionPart } from './ResolutionPart.tsx';

/** What a finding rests on and what to do about it: law, words, the fact it asks for, the decision. */
export function FindingDetail({
  standing,
  id,
  onDecided,
}: {
  standing: Standing;
  id: string;
  onDecided: () => void;
}) {
  const { t } = useTexts();
  const { canCorrect } = useReviewContext();
  const { finding } = standing;
  return (
    <div className="rv-more fd-more" id={id}>
      <p>{t(`findings.rules.${finding.rule}.todo`)}</p>
      <p className="sm mut">
        {finding.rule}, {t('findings.law')}: {finding.law}
      </p>
      {finding.evidence.length > 0 ? (
        <ul className="fd-quotes" aria-label={t('findings.evidence')}>
          {finding.evidence.map((item) => (
            <EvidenceQuote
              key={`${item.certificate?.id} ${item.act} ${item.field} ${item.page} ${item.quote}`}
              evidence={item}
            />
          ))}
        </ul>
      ) : (
        <p className="sm mut">{t(finding.acts.length > 0 ? 'review.acts.noText' : 'findings.noEvidence')}</p>
      )}
      {finding.asks !== null && canCorrect && <FactForm fact={finding.asks} />}
      <ResolutionPart standing={standing} onDecided={onDecided} />
    </div>
  );
}

/** The words and the way to them on the page. */
function EvidenceQuote({ evidence }: { evidence: FindingEvidence }) {
  const { t } = useTexts();
  const { facts, chosen, chooseFact, chooseAct, setPage } = useReviewContext();
  const { act, code, field, page, certificate } = evidence;
  const wanted = field === null ? null : factId(act, field);
  const fact =
    wanted === null
      ? undefined
      : facts.find((item) => item.id === wanted || item.id.startsWith(`${wanted}.`));
  const place = fact && isOfClosing(fact) ? 'review.certificate.title' : 'findings.opening';
  const isChosen = fact !== undefined && chosen?.kind === 'fact' && chosen.id === fact.id;
  const show = () => {
    if (fact) chooseFact(fact.id, 'facts');
    else if (act !== null) chooseAct(act, 'facts');
    if (page !== null) setPage(page);
  };
  if (certificate)
    return (
      <li>
        {evidence.quote !== '' && <q className="serif">{evidence.quote}</q>}{' '}
        <Paper of={certificate} page={page ?? 1} />
      </li>
    );
  return (
    <li>
      <Words evidence={evidence} />{' '}
      {page !== null && (
        <button type="button" className="ev" aria-current={isChosen ? 'true' : undefined} onClick={show}>
          {t('findings.page', { page })}
          <span className="vh">, {t('findings.proofOf', { code: code ?? t(place) })}</span>
        </button>
      )}
    </li>
  );
}

/** Few words say little alone: they stand among those around them. */
function Words({ evidence: { act, quote } }: { evidence: FindingEvidence }) {
  const { truth } = useReviewContext();
  if (quote === '') return null;
  const source = act === null ? truth.opening : truth.acts.find(({ id }) => id === act);
  const text = source?.text.replaceAll(/\s+/g, ' ') ?? '';
  if (quote.length >= enough || !text.includes(quote)) return <q className="serif">{quote}</q>;
  return (
    <span className="serif fd-words">
      <Quote text={text} quote={quote} />
    </span>
  );
}

/** Characters of a quote that is understood by itself. */
const enough = 60;
