import { useId } from 'react';
import type { FindingEvidence } from '../../../../domain/findings/finding.ts';
import type { Standing } from '../../../../domain/findings/resolutions.ts';
import { findingText } from '../../../../metadata/findingText.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { DecidedBy } from './DecidedBy.tsx';
import { FindingDetail } from './FindingDetail.tsx';
import { SeverityMark } from './SeverityMark.tsx';

/** Words on a page of the record's own file; those of a certificate stand on its own. */
const isOfRecord = ({ page, certificate }: FindingEvidence): boolean => page !== null && !certificate;

/** One finding in a line: severity, sentence, the acts it is about, what was decided. */
export function FindingRow({
  standing,
  isOpen,
  onOpen,
}: {
  standing: Standing;
  isOpen: boolean;
  onOpen: (to: boolean) => void;
}) {
  const { t, locale } = useTexts();
  const { truth, chosenAct, chooseAct, setPage } = useReviewContext();
  const id = useId();
  const { finding, resolution } = standing;
  const isChosen = chosenAct !== null && finding.acts.includes(chosenAct);
  const isQuestion = finding.kind === 'question' && resolution === 'aberta';
  const page = finding.acts.length === 0 ? finding.evidence.find(isOfRecord)?.page : null;
  return (
    <li className={isChosen ? 'on' : ''} data-finding={finding.id}>
      <div className="rv-line">
        <span className="mg">
          <SeverityMark severity={finding.severity} />
        </span>
        <button
          type="button"
          className="tx fd-open"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onOpen(!isOpen)}
        >
          {findingText(finding, locale).replaceAll('$ ', '$\u00a0')}
        </button>
        <span className="fd-acts">
          {finding.acts.map((act) => (
            <button
              key={act}
              type="button"
              className="ev"
              aria-current={act === chosenAct ? 'true' : undefined}
              onClick={() => chooseAct(act, 'facts')}
            >
              {truth.acts.find((item) => item.id === act)?.code}
            </button>
          ))}
          {page != null && (
            <button type="button" className="ev" onClick={() => setPage(page)}>
              {t('findings.page', { page })}
            </button>
          )}
        </span>
        <span className={`rs ${resolution === 'aberta' ? 'b' : 'mut'}`}>
          {isQuestion ? t('findings.question') : t(`findings.state.${resolution}`)}
        </span>
      </div>
      {isOpen ? (
        <FindingDetail standing={standing} id={id} onDecided={() => onOpen(false)} />
      ) : (
        <DecidedBy standing={standing} className="fd-by" />
      )}
    </li>
  );
}
