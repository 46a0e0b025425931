import './opinion.css';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { enumLabel, markOf } from '../../../../metadata/enums.ts';
import { RightControl } from '../../../auth/RightControl.tsx';
import { useCodes } from '../../../auth/rights.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { StatusMark } from '../../../ui/StatusMark.tsx';
import { useReviewContext } from '../ReviewContext.ts';
import { BeginButton } from './BeginButton.tsx';
import { DraftEditor } from './DraftEditor.tsx';
import { OpinionActions } from './OpinionActions.tsx';
import { OpinionView } from './OpinionView.tsx';
import { draftStates, type Opinion } from './opinion.ts';
import { useOpinionLanguage } from './useCitedFindings.ts';
import { type OpinionLine, useMe, useOpinion, useOpinions } from './useOpinions.ts';
import { usePrintFooter } from './usePrintFooter.ts';

/** The opinion on the record: drafted, submitted, decided, read. The newest is shown, the others are a choice away. */
export function OpinionPanel() {
  const { t } = useTexts();
  const { record } = useReviewContext();
  const opinions = useOpinions(record.id);
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
          <OpinionChoice lines={lines} current={current} onChoose={setChosen} />
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
      {lines === null && !opinions.error && <Waiting />}
      {lines?.length === 0 && <NoOpinion onBegin={begin} />}
      {current && (
        <ShownOpinion
          key={current.id}
          id={current.id}
          onChanged={settle}
          onBegin={canBegin(lines ?? []) ? () => begin().then(setChosen) : null}
        />
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

/** A newer one may follow once the last one has been decided. */
const canBegin = (lines: readonly OpinionLine[]): boolean =>
  lines.every(({ state }) => !['rascunho', 'submetido', 'devolvido'].includes(state));

function ShownOpinion({
  id,
  onChanged,
  onBegin,
}: {
  readonly id: number;
  readonly onChanged: (id: number | null) => Promise<void>;
  readonly onBegin: (() => Promise<unknown>) | null;
}) {
  const { t } = useTexts();
  const me = useMe();
  const codes = useCodes();
  const { record } = useReviewContext();
  const { opinion, error, retry, put } = useOpinion(id, record.version);
  const speaks = useOpinionLanguage();
  usePrintFooter(record.number, opinion?.digest);
  if (error)
    return (
      <p className="sm" role="alert">
        {t('opinion.failed')} {error.message}{' '}
        <button type="button" className="btn sq" onClick={retry}>
          {t('review.retry')}
        </button>
      </p>
    );
  if (!opinion || !speaks) return <Waiting />;
  const mayWrite = opinion.draft !== null && opinion.author.id === me && codes.has('PARECER.REDIGIR');
  return (
    <>
      <StateLine opinion={opinion} />
      {mayWrite && opinion.draft ? (
        <DraftEditor opinion={opinion} draft={opinion.draft} put={put} onChanged={onChanged} />
      ) : (
        <>
          <OpinionView opinion={opinion} />
          <OpinionActions opinion={opinion} onChanged={() => onChanged(opinion.id)} onBegin={onBegin} />
        </>
      )}
    </>
  );
}

/** Where it stands, whose it is, and what was said when it was sent back. */
function StateLine({ opinion }: { readonly opinion: Opinion }) {
  const { t, locale } = useTexts();
  return (
    <>
      <p className="op-state sm">
        <StatusMark
          mark={markOf('SituacaoParecer', opinion.state)}
          label={enumLabel(locale)('SituacaoParecer', opinion.state)}
        />
        <span className="mut">{t('opinion.by', { name: opinion.author.name })}</span>
      </p>
      {opinion.returnedWhy && draftStates.includes(opinion.state) && (
        <p className="note wa op-note">{t('opinion.returnedWhy', { reason: opinion.returnedWhy })}</p>
      )}
      {opinion.revokedWhy && (
        <p className="note wa op-note">{t('opinion.revokedWhy', { reason: opinion.revokedWhy })}</p>
      )}
      {opinion.isStale && opinion.state === 'aprovado' && (
        <p className="note wa op-note" role="status">
          {t('opinion.outOfDate')}
        </p>
      )}
    </>
  );
}

function OpinionChoice({
  lines,
  current,
  onChoose,
}: {
  readonly lines: readonly OpinionLine[];
  readonly current: OpinionLine;
  readonly onChoose: (id: number) => void;
}) {
  const { t, locale } = useTexts();
  return (
    <label className="op-choice sm">
      <span className="vh">{t('opinion.choose')}</span>
      <select className="in" value={current.id} onChange={(event) => onChoose(Number(event.target.value))}>
        {lines.map((line, index) => (
          <option key={line.id} value={line.id}>
            {t('opinion.line', {
              number: lines.length - index,
              state: enumLabel(locale)('SituacaoParecer', line.state),
              author: line.author,
            })}
          </option>
        ))}
      </select>
    </label>
  );
}

function NoOpinion({ onBegin }: { readonly onBegin: () => Promise<unknown> }) {
  const { t } = useTexts();
  return (
    <div className="op-none">
      <p className="sm mut">{t('opinion.none')}</p>
      <RightControl code="PARECER.REDIGIR" label={t('opinion.begin')}>
        <BeginButton onBegin={onBegin} label={t('opinion.begin')} />
      </RightControl>
    </div>
  );
}

function Waiting() {
  const { t } = useTexts();
  return (
    <div className="op-wait" role="status" aria-busy="true" aria-label={t('opinion.waiting')}>
      <i className="sk" />
      <i className="sk" />
      <i className="sk" />
    </div>
  );
}
