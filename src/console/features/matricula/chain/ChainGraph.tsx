import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { readableName } from '../../../../domain/text/readableName.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useRovingFocus } from '../../../kit/ui/rovingFocus.ts';
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx';
import { useWidth } from '../../../kit/ui/useWidth.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { useFormats } from '../useFormats.ts';
import {
  type ChainLayout,
  type ColumnWidths,
  columnsFor,
  type HoldingSpan,
  leftOf,
  type Passage,
} from './chainLayout.ts';
import { proofOf, troubleOf, useSaid } from './chainTexts.ts';

/** Sizes of the drawing, px. */
const [lane, head] = [34, 44] as const;

const middle = (at: number) => head + at * lane + lane / 2;

/**
 * One lane a holder, one column an act; the act's line leads from who gives to who receives. Acts are one stop of the
 * Tab key, arrows walk along the chain, and each leads to its words on the page.
 */
export function ChainGraph({ layout }: { layout: ChainLayout }) {
  const { t } = useTexts();
  const review = useReviewContext();
  const { chosenAct, facts, truth, cut } = review;
  const latest = useRef(review);
  latest.current = review;
  const choose = useCallback((act: string, proof: string | null) => {
    if (proof === null) latest.current.chooseAct(act, 'facts');
    else latest.current.chooseFact(proof, 'facts');
  }, []);
  const proofs = useMemo(
    () => new Map(layout.passages.map(({ link }) => [link.act, proofOf(link, facts)?.id ?? null])),
    [layout, facts],
  );
  const places = useMemo(() => new Map(truth.acts.map(({ id }, place) => [id, place])), [truth]);
  const ids = layout.passages.map(({ link }) => link.act);
  const { group, tabIndexOf } = useRovingFocus(ids, chosenAct);
  const [width, pane] = useWidth<HTMLElement>(640, 240);
  const columns = useMemo(() => columnsFor(layout, width), [layout, width]);
  const size = { width: leftOf(columns, layout.columns), height: head + layout.lanes * lane + 8 };
  // Who owns it today is in sight; the beginning is to be scrolled to.
  useLayoutEffect(() => {
    if (pane.current) pane.current.scrollLeft = size.width;
  }, [pane, size.width]);
  return (
    <ScrollRegion ref={pane} className="ch-scroll" label={t('chain.region')}>
      <div className="ch" style={size} {...group}>
        <svg width={size.width} height={size.height} aria-hidden="true">
          {layout.passages.map((passage) => (
            <Lines key={passage.link.act} passage={passage} columns={columns} />
          ))}
        </svg>
        <p className="ch-head" style={{ left: 0, width: columns.usual }}>
          <b>{t('review.opening')}</b>
        </p>
        {layout.spans.map((span) => (
          <Span key={`${span.name} ${span.from}`} span={span} columns={columns} />
        ))}
        {layout.passages.map((passage) => (
          <ActStop
            key={passage.link.act}
            passage={passage}
            columns={columns}
            proof={proofs.get(passage.link.act) ?? null}
            isChosen={chosenAct === passage.link.act}
            isLater={(places.get(passage.link.act) ?? 0) >= cut}
            tabIndex={tabIndexOf(passage.link.act)}
            onChoose={choose}
          />
        ))}
      </div>
    </ScrollRegion>
  );
}

const Span = memo(function Span({ span, columns }: { span: HoldingSpan; columns: ColumnWidths }) {
  const { t } = useTexts();
  const name = readableName(span.name);
  const from = leftOf(columns, span.from) + 22;
  // It ends at the line of the act that ends it, today's before the edge.
  const to = leftOf(columns, span.to) + (span.to < columns.count ? 6 : -4);
  const spouse = span.spouse ? t('chain.spouse', { name: readableName(span.spouse) }) : '';
  return (
    <div
      className={`ch-span ${span.goesOn ? 'on' : ''}`}
      style={{
        left: from,
        width: to - from,
        top: middle(span.lane) - 13,
      }}
      title={[`${name} ${span.share}`, spouse].filter(Boolean).join(', ')}
    >
      <span>{span.goesOn ? '' : name}</span> <b className="frac">{span.share}</b>
    </div>
  );
});

/** The act's own line, a dot where a share leaves and an arrow where it arrives. */
const Lines = memo(function Lines({
  passage: { column: at, givers, takers, strangers, isBroken },
  columns,
}: {
  passage: Passage;
  columns: ColumnWidths;
}) {
  const x = leftOf(columns, at) + 6;
  const ys = [...givers, ...takers, ...strangers].map((stop) => middle(stop.lane));
  return (
    <g className={isBroken ? 'bad' : ''}>
      <line x1={x} x2={x} y1={Math.min(...ys)} y2={Math.max(...ys)} />
      {givers.map((stop) => (
        <circle key={stop.name} cx={x} cy={middle(stop.lane)} r={4} />
      ))}
      {strangers.map((stop) => (
        <path key={stop.name} className="cross" d={`M${x - 5} ${middle(stop.lane) - 5}l10 10m0 -10l-10 10`} />
      ))}
      {takers.map((stop) => (
        <path key={stop.name} className="tip" d={`M${x} ${middle(stop.lane) - 5}l10 5l-10 5z`} />
      ))}
    </g>
  );
});

interface ActStopProps {
  readonly passage: Passage;
  readonly columns: ColumnWidths;
  /** Id of the fact whose words prove what passed. */
  readonly proof: string | null;
  readonly isChosen: boolean;
  /** The slider stands before it. */
  readonly isLater: boolean;
  readonly tabIndex: number;
  readonly onChoose: (act: string, proof: string | null) => void;
}

const ActStop = memo(function ActStop(props: ActStopProps) {
  const { passage, columns, proof, isChosen, isLater, tabIndex, onChoose } = props;
  const { t, locale } = useTexts();
  const { date } = useFormats();
  const said = useSaid();
  const { link, column: at, strangers, isBroken } = passage;
  const name = [
    enumLabel(locale)('Evento', link.event),
    link.date ? date(link.date) : '',
    said(link),
    troubleOf(link, t),
  ];
  return (
    <>
      <button
        type="button"
        className={`ch-head act ${isBroken ? 'bad' : ''} ${isChosen ? 'on' : ''} ${isLater ? 'later' : ''}`}
        style={{ left: leftOf(columns, at) - 2, width: columns.usual - 4 }}
        data-roving={link.act}
        tabIndex={tabIndex}
        title={name.filter(Boolean).join('\n')}
        onClick={() => onChoose(link.act, proof)}
      >
        <b>{link.code}</b>
        <span>{isBroken ? t('chain.brokenShort') : (link.date?.slice(0, 4) ?? '')}</span>
        <i className="vh">, {name.filter(Boolean).join(': ')}</i>
      </button>
      {strangers.map((stop) => (
        <div
          key={stop.name}
          className="ch-span stranger"
          style={{ left: leftOf(columns, at) + 22, width: columns.usual - 20, top: middle(stop.lane) - 13 }}
          title={t('chain.stranger', { names: readableName(stop.name), smart_count: 1 })}
        >
          <span>{readableName(stop.name)}</span>
        </div>
      ))}
    </>
  );
});
