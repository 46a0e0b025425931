import { useDeferredValue, useMemo, useState } from 'react';
import { type ChainLink, chainOf } from '../../../../domain/matricula/model/index.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { EvidenceLink } from '../facts/EvidenceLink.tsx';
import { useReviewContext } from '../ReviewContext.ts';
import { useFormats } from '../useFormats.ts';
import { ChainGraph } from './ChainGraph.tsx';
import { chainLayout } from './chainLayout.ts';
import { proofOf, troubleOf, useSaid } from './chainTexts.ts';
import './chain.css';

/** The chain of title: from the first owners to today's, drawn, and the same said in a list. */
export function ChainSection() {
  const { t } = useTexts();
  const { truth, today } = useReviewContext();
  const [asList, setAsList] = useState(false);
  // Drawn a moment after what a key press is about.
  const state = useMemo(() => ({ truth, valid: today.valid }), [truth, today]);
  const drawn = useDeferredValue(state, null);
  const chain = useMemo(() => drawn && chainOf(drawn.truth.opening, drawn.truth.acts, drawn.valid), [drawn]);
  const layout = useMemo(() => chain && chainLayout(chain), [chain]);
  if (!chain || !layout) return null;
  const broken = layout.passages.filter(({ isBroken }) => isBroken).length;
  return (
    <section aria-labelledby="rv-chain">
      <div className="rv-sh">
        <h2 id="rv-chain">{t('chain.title')}</h2>
        {broken > 0 && <span className="sm critica">{t('chain.broken', { smart_count: broken })}</span>}
        <span className="grow" />
        {chain.links.length > 0 && (
          <button
            type="button"
            className="btn txt sq"
            aria-pressed={asList}
            onClick={() => setAsList(!asList)}
          >
            {t('chain.asList')}
          </button>
        )}
      </div>
      {chain.links.length === 0 && <p className="sm mut">{t('chain.none')}</p>}
      {chain.links.length > 0 &&
        (asList ? (
          <ol className="rv-list">
            {chain.links.map((link) => (
              <ChainLine key={link.act} link={link} />
            ))}
          </ol>
        ) : (
          <ChainGraph layout={layout} />
        ))}
    </section>
  );
}

function ChainLine({ link }: { link: ChainLink }) {
  const { t, locale } = useTexts();
  const { facts, chooseAct } = useReviewContext();
  const { date } = useFormats();
  const said = useSaid();
  return (
    <li>
      <div className="rv-line">
        <button type="button" className="mg code rv-val" onClick={() => chooseAct(link.act, 'facts')}>
          {link.code}
        </button>
        <span className="grow">
          <b>{enumLabel(locale)('Evento', link.event)}</b> <span className="mut">{said(link)}</span>
          {(link.strangers.length > 0 || link.exceeds) && (
            <span className="critica ch-why"> {troubleOf(link, t)}</span>
          )}
        </span>
        <EvidenceLink fact={proofOf(link, facts)} />
        <span className="rs mut">{link.date ? date(link.date) : t('review.acts.noDate')}</span>
      </div>
    </li>
  );
}
