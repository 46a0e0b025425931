import './findings.css';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type Standing, unresolved } from '../../../../domain/findings/resolutions.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { useReviewKeys } from '../reviewKeys.ts';
import { FindingRow } from './FindingRow.tsx';
import { GoneFindings } from './GoneFindings.tsx';
import { StatedFacts } from './StatedFacts.tsx';
import { nextUndecided, standingFindings } from './standingFindings.ts';
import { useKeptUpToDate } from './useDecisions.ts';
import { KeptTexts } from './useKeptText.ts';

/** What to look at before money is lent: gravest first, each opens to its law, its words and its decision. */
export function FindingList() {
  const { t } = useTexts();
  const review = useReviewContext();
  const standing = standingFindings(review);
  useKeptUpToDate();
  const open = unresolved(standing).length;
  const { isOpen, setOpen, goToNextOpen } = useOpened(standing);
  const [drafts] = useState(() => new Map<string, string>());
  useReviewKeys({ finding: goToNextOpen });
  return (
    <section aria-labelledby="rv-findings">
      <div className="rv-sh">
        <h2 id="rv-findings">{t('findings.title')}</h2>
        <span className="rv-cnt">{standing.length}</span>
        <span className="grow" />
        {standing.length > 0 && (
          <span className="sm mut" role="status">
            {open > 0 ? t('findings.blocking', { smart_count: open }) : t('findings.allResolved')}
          </span>
        )}
      </div>
      {review.isCut && <p className="sm mut">{t('findings.later')}</p>}
      {standing.length === 0 ? (
        <p className="sm mut">{t('findings.none')}</p>
      ) : (
        <KeptTexts value={drafts}>
          <ul className="rv-list fd-list" onKeyDown={walk}>
            {standing.map((item) => (
              <FindingRow
                key={item.finding.id}
                standing={item}
                isOpen={isOpen(item.finding.id)}
                onOpen={(to) => setOpen(item.finding.id, to)}
              />
            ))}
          </ul>
        </KeptTexts>
      )}
      <GoneFindings standing={standing} />
      <StatedFacts />
    </section>
  );
}

/** How many there are, for the tab. */
export function FindingCount() {
  return standingFindings(useReviewContext()).length;
}

/** Which findings are unfolded, and the way to the next one nobody has decided: it unfolds, the others fold. */
function useOpened(standing: readonly Standing[]) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const goToNextOpen = () => {
    const next = nextUndecided(standing, last.current);
    if (next === null) return;
    last.current = next;
    setOpened(new Set([next]));
    requestAnimationFrame(() => focusFinding(next));
  };
  return {
    isOpen: (id: string) => opened.has(id),
    setOpen: (id: string, to: boolean) => {
      last.current = id;
      setOpened((now) => new Set(to ? [...now, id] : [...now].filter((other) => other !== id)));
    },
    goToNextOpen,
  };
}

function focusFinding(id: string): void {
  const line = document.querySelector<HTMLElement>(`[data-finding="${CSS.escape(id)}"]`);
  line?.querySelector<HTMLElement>('.fd-open')?.focus({ preventScroll: true });
  line?.scrollIntoView?.({ block: 'nearest' });
}

/** Arrows go from finding to finding; within an open one they do what they do anywhere. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.fd-open')];
  const place = rows.indexOf(event.target as HTMLElement);
  if (!step || place < 0) return;
  event.preventDefault();
  rows[place + step]?.focus();
}
