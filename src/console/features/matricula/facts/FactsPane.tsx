import {
  type ComponentType,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCodes } from '../../../engine/auth/rights.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconAlertCircleFilled } from '../../../kit/ui/icons.ts';
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx';
import { ChainSection } from '../chain/ChainSection.tsx';
import { CommentCount, CommentList } from '../comments/CommentList.tsx';
import { FindingCount, FindingList } from '../findings/FindingList.tsx';
import { OpenBlocks } from '../ledger/OpenBlocks.tsx';
import { OpinionPanel } from '../opinion/OpinionPanel.tsx';
import { PlaceContext } from '../place.ts';
import { RuralData } from '../property/RuralData.tsx';
import { useReviewContext } from '../ReviewContext.ts';
import { ReplaySection } from '../replay/ReplaySection.tsx';
import { useReviewKeys } from '../reviewKeys.ts';
import { StatisticsSection } from '../StatisticsSection.tsx';
import { OverrideLine } from '../workflow/OverrideLine.tsx';
import { ActList } from './ActList.tsx';
import { AreaHistory } from './AreaHistory.tsx';
import { Clashes } from './Clashes.tsx';
import { ClosingFacts } from './ClosingFacts.tsx';
import { LienList } from './LienList.tsx';
import { OpeningFacts } from './OpeningFacts.tsx';
import { OwnerTable } from './OwnerTable.tsx';

type Part = 'situation' | 'findings' | 'acts' | 'area' | 'property' | 'opinion' | 'comments' | 'stats';

interface Section {
  readonly name: Part;
  /** Stands under `#rv-part-<name>`; reads what it shows from the review's context. */
  readonly Body: ComponentType;
  /** What the tab says beside the name: a number, as a rule. */
  readonly Count?: ComponentType;
  /** Without this access code there is no such part. */
  readonly code?: string;
}

/** The parts from top to bottom; a new one is a line here and in `tabOrder`. */
const sections: readonly Section[] = [
  { name: 'situation', Body: SituationPart },
  { name: 'findings', Body: FindingList, Count: FindingCount },
  { name: 'acts', Body: ActsPart, Count: ActCount },
  { name: 'area', Body: AreaPart },
  { name: 'property', Body: PropertyPart },
  { name: 'opinion', Body: OpinionPanel, code: 'PARECER.CONSULTAR' },
  { name: 'comments', Body: CommentList, Count: CommentCount },
  { name: 'stats', Body: StatisticsSection },
];

/** The order of the tabs, as drawn: what an analyst asks for most comes first. */
const tabOrder: readonly Part[] = [
  'situation',
  'acts',
  'findings',
  'area',
  'property',
  'opinion',
  'comments',
  'stats',
];

interface FactsPaneProps {
  /** Why a transition was refused. */
  readonly refused: string | null;
  /** Somebody else saved first; what is unsaved waits on top of their record. */
  readonly isStale: boolean;
  readonly onSeen: () => void;
  /** What is to know of the record before its facts. */
  readonly top?: ReactNode;
}

/** The facts in one column; the tabs lead to its parts and follow the scroll. */
export function FactsPane({ refused, isStale, onSeen, top }: FactsPaneProps) {
  const { t } = useTexts();
  const pane = useRef<HTMLElement>(null);
  // What is in sight first; a long record's other parts come a moment later.
  const isWhole = useDeferredValue(true, false);
  const [part, setPart] = useCurrentPart(pane);
  const codes = useCodes();
  const parts = useMemo(() => sections.filter(({ code }) => code === undefined || codes.has(code)), [codes]);
  const tabs = tabOrder.flatMap((name) => parts.find((section) => section.name === name) ?? []);
  const goTo = (to: Part) => {
    setPart(to);
    // The first part begins with what is to know of the record.
    if (to === sections[0]?.name) pane.current?.scrollTo?.({ top: 0 });
    else pane.current?.querySelector(`#rv-part-${to}`)?.scrollIntoView?.({ block: 'start' });
  };
  useAddressedPart(tabs, goTo);
  /** Whoever chose a part goes on from its heading. */
  const choose = (to: Part) => {
    goTo(to);
    const heading = pane.current?.querySelector<HTMLElement>(`#rv-part-${to} h2`);
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  };
  // By their place among the tabs: the way there by Tab leads past every mark of the page.
  useReviewKeys({
    part: (place) => {
      const tab = tabs[place];
      if (tab) choose(tab.name);
    },
  });
  return (
    <ScrollRegion ref={pane} className="rv-facts" label={t('review.facts')}>
      <nav className="rv-tabs" aria-label={t('review.parts')}>
        {tabs.map(({ name, Count }) => (
          <button
            key={name}
            type="button"
            aria-current={part === name ? 'true' : undefined}
            onClick={() => choose(name)}
          >
            {t(`review.part.${name}`)}{' '}
            {Count && (
              <span className="hint">
                <Count />
              </span>
            )}
          </button>
        ))}
      </nav>
      {refused && (
        <div ref={intoView} className="note er rv-note" role="alert">
          <Glyph icon={IconAlertCircleFilled} />
          <span className="grow pre">{refused}</span>
          <button type="button" className="btn txt sq" onClick={onSeen}>
            {t('review.close')}
          </button>
        </div>
      )}
      {isStale && <Clashes />}
      {top}
      <FileNotes />
      {(isWhole ? parts : parts.slice(0, 1)).map(({ name, Body }) => (
        <div key={name} id={`rv-part-${name}`} className="rv-part">
          <Body />
        </div>
      ))}
    </ScrollRegion>
  );
}

/** Somebody further down asked for something: why it was refused is shown to them, and not above. */
const intoView = (note: HTMLElement | null) => note?.scrollIntoView?.({ block: 'nearest' });

/** How the matter stands: replay, owners, liens, chain of title. */
function SituationPart() {
  const { t } = useTexts();
  return (
    <>
      <ReplaySection />
      <section aria-labelledby="rv-owners">
        <div className="rv-sh">
          <h2 id="rv-owners">{t('review.owners.title')}</h2>
        </div>
        <OwnerTable />
        <OverrideLine field="owners" />
      </section>
      <PlaceContext value="liens">
        <LienList />
      </PlaceContext>
      <OpenBlocks />
    </>
  );
}

/** How the area came to be, and what a person says of it otherwise. */
function AreaPart() {
  const { today, truth } = useReviewContext();
  const hasReserve =
    today.property.kind !== 'urban' || truth.overrides.some(({ field }) => field === 'legalReserve');
  return (
    <>
      <AreaHistory />
      <div className="wf-area">
        <OverrideLine field="area" />
        {hasReserve && <OverrideLine field="legalReserve" />}
      </div>
    </>
  );
}

/** Every act, then how the property went from hand to hand by them. */
function ActsPart() {
  return (
    <>
      <ActList />
      <ChainSection />
    </>
  );
}

/** The property's numbers as they stand, the leaf's own head as it was opened, and the certificate of it. */
function PropertyPart() {
  return (
    <>
      <RuralData />
      <OpeningFacts />
      <ClosingFacts />
    </>
  );
}

function ActCount() {
  return useReviewContext().truth.acts.length;
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

/** A link may name the part it is about: `?parte=opinion`. */
function useAddressedPart(tabs: readonly Section[], goTo: (part: Part) => void): void {
  const [query] = useSearchParams();
  const part = tabs.find(({ name }) => name === query.get('parte'))?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the review opens
  useEffect(() => {
    if (part) goTo(part);
  }, []);
}

/** The part at the top of the pane. */
function useCurrentPart(pane: React.RefObject<HTMLElement | null>) {
  const [part, setPart] = useState<Part>('situation');
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const look = () => {
      const top = element.getBoundingClientRect().top + 60;
      const passed = sections.filter(({ name }) => {
        const start = element.querySelector(`#rv-part-${name}`);
        return start !== null && start.getBoundingClientRect().top <= top;
      });
      setPart(passed.at(-1)?.name ?? 'situation');
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [pane]);
  return [part, setPart] as const;
}
