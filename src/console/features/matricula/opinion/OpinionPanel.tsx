import '../../opinions/opinion.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatMatriculaNumber } from '../../../../domain/documents/matriculaNumber.ts';
import { RightControl } from '../../../engine/auth/RightControl.tsx';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { BeginButton } from '../../opinions/BeginButton.tsx';
import { OpinionChoice } from '../../opinions/OpinionChoice.tsx';
import { OpinionWaiting } from '../../opinions/OpinionWaiting.tsx';
import { ShownOpinion } from '../../opinions/ShownOpinion.tsx';
import { OpinionSubjectProvider } from '../../opinions/subject.ts';
import { canBegin, useOpinions } from '../../opinions/useOpinions.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { useRecordSubject } from './useRecordSubject.ts';

/** The opinion on the record: drafted, submitted, decided, read. The newest is shown, the others are a choice away. */
export function OpinionPanel() {
  const { t } = useTexts();
  const { record } = useReviewContext();
  const opinions = useOpinions({ kind: 'record', id: record.id });
  const [query] = useSearchParams();
  const addressed = Number(query.get('parecer')) || null;
  const [chosen, setChosen] = useState<number | null>(addressed);
  const { lines } = opinions;
  const section = useRef<HTMLElement>(null);
  const isAddressed = query.get('parte') === 'opinion';
  const isThere = lines !== null;
  // What stands above grows while it loads: a link to this part comes to rest once this part is there.
  useEffect(() => {
    if (!isAddressed || !isThere) return;
    section.current?.scrollIntoView?.({ block: 'start' });
    // Who came for the opinion goes on from it, not from the head of the record a hundred Tabs before.
    if (document.activeElement?.matches('body, h1'))
      headingOf(section.current)?.focus({ preventScroll: true });
  }, [isAddressed, isThere]);
  if (!opinions.mayRead) return null;
  const current = lines?.find(({ id }) => id === chosen) ?? lines?.[0] ?? null;
  const settle = async (id: number | null) => {
    await opinions.refresh(id);
    setTimeout(() => keepFocus(section.current), dialogCloses);
  };
  const begin = async () => {
    const id = await opinions.begin();
    setTimeout(() => keepFocus(section.current), dialogCloses);
    return id;
  };
  return (
    <section ref={section} aria-labelledby="rv-opinion" className="op">
      <div className="rv-sh">
        <h2 id="rv-opinion" tabIndex={-1}>
          {t('opinion.title')}
        </h2>
        {lines && lines.length > 1 && current && (
          <OpinionChoice lines={lines} current={current} onChoose={setChosen} label={t('opinion.choose')} />
        )}
      </div>
      {opinions.error && (
        <p className="sm" role="alert">
          {t('opinion.failed')} {opinions.error.message}{' '}
          <button type="button" className="btn sq" onClick={opinions.retry}>
            {t('review.retry')}
          </button>
        </p>
      )}
      {lines === null && !opinions.error && <OpinionWaiting label={t('opinion.waiting')} />}
      {lines?.length === 0 && <NoOpinion onBegin={begin} />}
      {current && (
        <OnRecord>
          <ShownOpinion
            key={current.id}
            id={current.id}
            version={record.version}
            foot={
              record.number === null
                ? ''
                : t('review.title', { number: formatMatriculaNumber(record.number) })
            }
            outOfDate={t('opinion.outOfDate')}
            onChanged={settle}
            onBegin={canBegin(lines ?? []) ? () => begin().then(setChosen) : null}
          />
        </OnRecord>
      )}
    </section>
  );
}

/** What was pressed is gone with the state it belonged to: the next Tab goes on from the opinion's heading. */
function keepFocus(section: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  headingOf(section)?.focus({ preventScroll: true });
}

const headingOf = (section: HTMLElement | null) => section?.querySelector<HTMLElement>('#rv-opinion');

/** Until then a dialog that asked gives the focus back to its button (milliseconds). */
const dialogCloses = 250;

/** Around what is said of the record under review. */
const OnRecord = ({ children }: { readonly children: ReactNode }) => (
  <OpinionSubjectProvider value={useRecordSubject()}>{children}</OpinionSubjectProvider>
);

function NoOpinion({ onBegin }: { readonly onBegin: () => Promise<unknown> }) {
  const { t } = useTexts();
  return (
    <div className="op-none">
      <p className="sm mut">{t('opinion.none')}</p>
      <RightControl code="PARECER.REDIGIR" label={t('opinion.begin')}>
        <BeginButton onBegin={onBegin} label={t('opinion.begin')} busyText={t('opinion.beginning')} />
      </RightControl>
    </div>
  );
}
