import { useLayoutEffect, useRef } from 'react';
import { readableName } from '../../../../domain/text/readableName.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconChevronLeft, IconChevronRight } from '../../../kit/ui/icons.ts';
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx';
import { useReviewContext } from '../ReviewContext.ts';
import { useFormats } from '../useFormats.ts';
import type { Replay, ReplayStep } from './replay.ts';

/** The record over its acts: owners, liens and area, with a slider that cuts it at any act. */
export function ReplaySection() {
  const { t } = useTexts();
  const { replay, cut, isCut, setStep } = useReviewContext();
  const { date } = useFormats();
  const { steps } = replay;
  const now = steps[cut];
  const scroll = useRef<HTMLElement>(null);
  // The chosen column is in sight; the newest act to begin with.
  useLayoutEffect(() => {
    const [pane, column] = [scroll.current, scroll.current?.querySelector<HTMLElement>('.rv-now')];
    if (!pane || !column) return;
    const [from, to] = [column.offsetLeft - labels, column.offsetLeft + column.offsetWidth];
    if (from < pane.scrollLeft) pane.scrollLeft = from;
    else if (to > pane.scrollLeft + pane.clientWidth) pane.scrollLeft = to - pane.clientWidth + 4;
  });
  const stepName = (step: ReplayStep | undefined) => step?.code ?? t('review.opening');
  const after = now?.code
    ? t(now.date ? 'review.replay.after' : 'review.replay.afterUndated', {
        code: now.code,
        date: now.date ? date(now.date) : '',
      })
    : t('review.replay.atOpening', { date: now?.date ? date(now.date) : '' });
  const width = { minWidth: `${labels + steps.length * 36}px` };
  return (
    <section aria-labelledby="rv-replay">
      <div className="rv-sh">
        <h2 id="rv-replay">{isCut ? t('review.replay.then', { after }) : t('review.replay.today')}</h2>
        {!isCut && <span className="sm mut">{after}</span>}
        <span className="grow" />
        {isCut ? (
          <button type="button" className="btn txt sq" onClick={() => setStep(null)}>
            {t('review.replay.back')}
          </button>
        ) : (
          <span className="sm hint">{t('review.replay.hint')}</span>
        )}
      </div>
      <ScrollRegion ref={scroll} className="rv-rep-scroll" label={t('review.replay.region')}>
        <div style={width}>
          <Drawing />
          <div className="rv-sl">
            <div className="row">
              <StepButton
                label={t('review.replay.previous')}
                disabled={cut === 0}
                onClick={() => setStep(cut - 1)}
              >
                <Glyph icon={IconChevronLeft} small />
              </StepButton>
              <StepButton label={t('review.replay.next')} disabled={!isCut} onClick={() => setStep(cut + 1)}>
                <Glyph icon={IconChevronRight} small />
              </StepButton>
            </div>
            <input
              type="range"
              min={0}
              max={steps.length - 1}
              value={cut}
              style={{
                margin: `0 0 0 calc(100% / ${2 * steps.length} - 9px)`,
                width: `calc(100% * ${steps.length - 1} / ${steps.length} + 18px)`,
              }}
              aria-label={t('review.replay.slider')}
              aria-valuetext={`${stepName(now)}${now?.date ? `, ${date(now.date)}` : ''}`}
              onChange={(event) => setStep(Number(event.target.value))}
            />
          </div>
        </div>
      </ScrollRegion>
      <p className="vh" aria-live="polite">
        {isCut ? t('review.replay.then', { after }) : ''}
      </p>
    </section>
  );
}

/** Width of the lane names, px. */
const labels = 66;

function Drawing() {
  const { t, locale } = useTexts();
  const { replay, cut, shown, today, setStep } = useReviewContext();
  const { area, number, date } = useFormats();
  const { steps, owners, ownerLanes, liens, lienLanes, areas } = replay;
  const ownersFrom = 2;
  const liensFrom = ownersFrom + ownerLanes;
  const areaRow = liensFrom + lienLanes;
  const column = (step: number) => step + 2;
  const later = (from: number) => (from > cut ? 'later' : '');
  const inForce = new Set(shown.encumbrances.flatMap(({ act, amendments }) => [act, ...amendments]));
  // Bars begin and end in the middle of a column; one that has only a column to itself takes all of it.
  const part = (from: number, to: number) => (to - from <= 1 ? 0 : 50 / (to - from));
  return (
    <div
      className="rv-rg"
      style={{
        gridTemplateColumns: `${labels}px repeat(${steps.length}, minmax(0, 1fr))`,
        gridTemplateRows: `var(--codes, 34px) repeat(${ownerLanes}, 21px) repeat(${lienLanes}, 15px) 20px`,
      }}
    >
      <div className="rv-now" style={{ gridColumn: column(cut), gridRow: `1 / ${areaRow + 1}` }} />
      {steps.map((step, index) => {
        const valid = step.act === null || shown.valid[step.act] !== false;
        const state = !valid ? 'c' : step.act && inForce.has(step.act) ? 'l' : '';
        return (
          <button
            key={step.act ?? 'opening'}
            type="button"
            tabIndex={-1}
            className={`rv-ac ${state} ${later(index)}`}
            style={{ gridColumn: column(index), gridRow: 1 }}
            title={`${step.code ?? t('review.opening')}${step.date ? `, ${date(step.date)}` : ''}`}
            onClick={() => setStep(index)}
          >
            <b>{step.code ?? t('review.openingShort')}</b>
            <span>{yearOf(step) === yearOf(steps[index - 1]) ? '' : yearOf(step)}</span>
          </button>
        );
      })}
      <div className="rv-lb" style={{ gridRow: `${ownersFrom} / ${liensFrom}`, gridColumn: 1 }}>
        {t('review.replay.owners')}
      </div>
      <div className="rv-lb" style={{ gridRow: `${liensFrom} / ${areaRow}`, gridColumn: 1 }}>
        {t('review.replay.liens')}
      </div>
      <div className="rv-lb" style={{ gridRow: areaRow, gridColumn: 1 }}>
        {t('review.replay.area')}, {areas[0]?.area.unit === 'm2' ? 'm²' : 'ha'}
      </div>
      {owners.map((band) => {
        const name =
          band.name === null
            ? t('review.owners.count', { smart_count: band.count })
            : readableName(band.name);
        return (
          <div
            key={`${band.name} ${band.share} ${band.from}`}
            className={`rv-tt ${later(band.from)}`}
            style={{
              gridRow: rowsOf(replay, band, ownersFrom),
              gridColumn: `${column(band.from)} / ${column(band.to)}`,
            }}
            title={`${name} ${band.share ?? ''}`}
          >
            <span>{name}</span> {band.share !== null && <b>{band.share}</b>}
          </div>
        );
      })}
      {liens.map((bar) => {
        const stands = today.encumbrances.some(({ act }) => act === bar.act);
        return (
          <div
            key={`${bar.act} ${bar.from}`}
            className={`rv-og ${stands ? 'a' : 'x'} ${later(bar.from)}`}
            style={{
              gridRow: liensFrom + bar.lane,
              gridColumn: `${column(bar.from)} / ${column(Math.min(bar.to + (stands ? 0 : 1), steps.length))}`,
              marginLeft: `${part(bar.from, bar.to + (stands ? 0 : 1))}%`,
              marginRight: stands ? 0 : `${part(bar.from, bar.to + 1)}%`,
            }}
            title={`${bar.code}, ${enumLabel(locale)('Evento', bar.event)}`}
          >
            {stands ? <b>{bar.code}</b> : <i>{bar.code}</i>}
          </div>
        );
      })}
      {areas.map((span, index) => (
        <div
          key={span.from}
          className={`rv-ar ${index > 0 ? 'stepped' : ''} ${later(span.from)}`}
          style={{ gridRow: areaRow, gridColumn: `${column(span.from)} / ${column(span.to)}` }}
          title={area(span.area)}
        >
          {number(span.area.value, span.area.unit === 'ha' ? 4 : 2)}
        </div>
      ))}
    </div>
  );
}

/** A lone band takes all lanes while nobody else is there. */
function rowsOf({ owners, ownerLanes }: Replay, band: Replay['owners'][number], from: number): string {
  const alone = !owners.some((other) => other !== band && other.from < band.to && other.to > band.from);
  return alone ? `${from} / ${from + ownerLanes}` : `${from + band.lane}`;
}

const yearOf = (step: ReplayStep | undefined): string => step?.date?.slice(0, 4) ?? '';

function StepButton({ label, ...rest }: { label: string } & React.ComponentProps<'button'>) {
  return <button type="button" className="btn txt sq ico" aria-label={label} title={label} {...rest} />;
}
