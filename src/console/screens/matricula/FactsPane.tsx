import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconAlertCircleFilled } from '../../ui/icons.ts';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { ActList } from './ActList.tsx';
import { AreaHistory } from './AreaHistory.tsx';
import { Clashes } from './Clashes.tsx';
import { LienList } from './LienList.tsx';
import { OpeningFacts } from './OpeningFacts.tsx';
import { OwnerTable } from './OwnerTable.tsx';
import { PlaceContext } from './place.ts';
import { ReplaySection } from './ReplaySection.tsx';
import { useReviewContext } from './ReviewContext.ts';
import { StatisticsSection } from './StatisticsSection.tsx';
import { WarningList } from './WarningList.tsx';

const parts = ['situation', 'acts', 'area', 'property', 'stats'] as const;

type Part = (typeof parts)[number];

interface FactsPaneProps {
  /** Why a transition was refused. */
  readonly refused: string | null;
  /** Somebody else saved first; what is unsaved waits on top of their record. */
  readonly isStale: boolean;
  readonly onSeen: () => void;
}

/** The facts in one column; the tabs lead to its parts and follow the scroll. */
export function FactsPane({ refused, isStale, onSeen }: FactsPaneProps) {
  const { t } = useTexts();
  const { truth } = useReviewContext();
  const pane = useRef<HTMLElement>(null);
  const [part, setPart] = useCurrentPart(pane);
  const goTo = (to: Part) => {
    setPart(to);
    pane.current?.querySelector(`#rv-part-${to}`)?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <ScrollRegion ref={pane} className="rv-facts" label={t('review.facts')}>
      <nav className="rv-tabs" aria-label={t('review.parts')}>
        {parts.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={part === name ? 'true' : undefined}
            onClick={() => goTo(name)}
          >
            {t(`review.part.${name}`)}
            {name === 'acts' && <span className="hint">{truth.acts.length}</span>}
          </button>
        ))}
      </nav>
      {refused && (
        <div className="note er rv-note" role="alert">
          <Glyph icon={IconAlertCircleFilled} />
          <span className="grow pre">{refused}</span>
          <button type="button" className="btn txt sq" onClick={onSeen}>
            {t('review.close')}
          </button>
        </div>
      )}
      {isStale && <Clashes />}
      <FileNotes />
      <div id="rv-part-situation">
        <ReplaySection />
        <section aria-labelledby="rv-owners">
          <div className="rv-sh">
            <h2 id="rv-owners">{t('review.owners.title')}</h2>
          </div>
          <OwnerTable />
        </section>
        <PlaceContext value="liens">
          <LienList />
        </PlaceContext>
        <WarningList />
      </div>
      <ActList />
      <AreaHistory />
      <OpeningFacts />
      <StatisticsSection />
    </ScrollRegion>
  );
}

/** What else is to know of the file: corrections that found no place in this reading, other records in it. */
function FileNotes() {
  const { t } = useTexts();
  const { record } = useReviewContext();
  return (
    <>
      {record.lost > 0 && <p className="note wa rv-note">{t('review.lost', { smart_count: record.lost })}</p>}
      {record.others.length > 0 && (
        <p className="rv-note sm mut">
          {t('review.others')}{' '}
          {record.others.map((id) => (
            <Link key={id} to={`/nav/matricula/${id}`} className="rv-other">
              {t('review.otherRecord', { id })}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

/** The part at the top of the pane. */
function useCurrentPart(pane: React.RefObject<HTMLElement | null>) {
  const [part, setPart] = useState<Part>('situation');
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const look = () => {
      const top = element.getBoundingClientRect().top + 60;
      const passed = parts.filter((name) => {
        const start = element.querySelector(`#rv-part-${name}`);
        return start !== null && start.getBoundingClientRect().top <= top;
      });
      const atEnd =
        element.scrollTop > 0 && element.scrollTop + element.clientHeight >= element.scrollHeight - 2;
      setPart(atEnd ? (parts.at(-1) ?? 'stats') : (passed.at(-1) ?? 'situation'));
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [pane]);
  return [part, setPart] as const;
}
