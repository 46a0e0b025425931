import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useRovingFocus } from '../../../kit/ui/rovingFocus.ts';
import { placeName } from '../facts/placeName.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { useFormats } from '../useFormats.ts';
import { followToFact } from '../usePlaceKeys.ts';
import { percent, placed } from './markPlace.ts';
import { type Bracket, bracketsOfPage, marksOfPage, type ProofMark, union } from './pageMarks.ts';

/**
 * What is known of a page, drawn over its image: the words that prove each value, and a bracket for each act.
 * A page has dozens of them, so they are one stop of the Tab key and arrows walk between them.
 * @param visible false leaves only the mark of what is chosen
 */
export function Marks({ page, visible }: { page: number; visible: boolean }) {
  const { facts, truth, today, chosen } = useReviewContext();
  const { t } = useTexts();
  const marks = useMemo(() => marksOfPage(facts, page), [facts, page]);
  const brackets = useMemo(() => {
    const inForce = new Set(today.encumbrances.flatMap(({ act, amendments }) => [act, ...amendments]));
    return bracketsOfPage(truth, page, { inForce, valid: today.valid });
  }, [truth, today, page]);
  const ids = [...brackets.map(idOfBracket), ...marks.map(({ fact }) => fact.id)];
  const { group, tabIndexOf } = useRovingFocus(
    visible ? ids : [],
    chosen?.kind === 'fact' ? chosen.id : null,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the controls of a form
    <div role="group" aria-label={t('review.page.marks')} {...group}>
      {visible &&
        brackets.map((bracket) => (
          <BracketMark
            key={idOfBracket(bracket)}
            bracket={bracket}
            tabIndex={tabIndexOf(idOfBracket(bracket))}
          />
        ))}
      {marks.map((mark) => (
        <WordMark
          key={mark.fact.id}
          mark={mark}
          visible={visible}
          beside={numbersBeside(marks, mark)}
          tabIndex={visible ? tabIndexOf(mark.fact.id) : 0}
        />
      ))}
    </div>
  );
}

const idOfBracket = ({ act, side }: Bracket) => `${act} ${side}`;

function BracketMark({ bracket, tabIndex }: { bracket: Bracket; tabIndex: number }) {
  const { chosenAct, chooseAct } = useReviewContext();
  const { t } = useTexts();
  const names = [
    'rv-brk',
    bracket.side,
    bracket.lien && 'lien',
    bracket.cancelled && 'x',
    chosenAct === bracket.act && 'on',
  ];
  return (
    <button
      type="button"
      className={names.filter(Boolean).join(' ')}
      data-roving={idOfBracket(bracket)}
      tabIndex={tabIndex}
      style={{
        left:
          bracket.side === 'left'
            ? `calc(${percent(bracket.edge)} - 9% - 6px)`
            : `calc(${percent(bracket.edge)} + 6px)`,
        top: percent(bracket.top),
        height: percent(bracket.bottom - bracket.top),
      }}
      aria-label={t(
        bracket.lien
          ? 'review.page.actInForce'
          : bracket.cancelled
            ? 'review.page.actCancelled'
            : 'review.page.act',
        {
          code: bracket.code,
        },
      )}
      onClick={() => chooseAct(bracket.act, 'page')}
    >
      <span aria-hidden="true">{bracket.code}</span>
    </button>
  );
}

interface WordMarkProps {
  readonly mark: ProofMark;
  readonly visible: boolean;
  /** Numbers of earlier doubts at the same height. */
  readonly beside: number;
  readonly tabIndex: number;
}

function WordMark({ mark, visible, beside, tabIndex }: WordMarkProps) {
  const { chosen, chooseFact, canCorrect, edit } = useReviewContext();
  const { t } = useTexts();
  const formats = useFormats();
  const { fact, boxes } = mark;
  const isChosen = chosen?.kind === 'fact' && chosen.id === fact.id;
  const button = useScrolledTo<HTMLButtonElement>(isChosen && chosen.by !== 'page' ? chosen.turn : null);
  if (!visible && !isChosen) return null;
  const whole = boxes.reduce(union);
  const state = fact.doubtful ? 'doubt' : fact.corrected ? 'hand' : '';
  const name = t(
    fact.doubtful
      ? 'review.page.doubtfulMark'
      : fact.corrected
        ? 'review.page.correctedMark'
        : 'review.page.mark',
    {
      code: placeName(fact, t),
      field: t(`review.field.${fact.label}`),
      value: formats.fact(fact),
      number: fact.doubt ?? 0,
    },
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`rv-mark ${state} ${isChosen ? 'on' : ''}`}
        data-roving={fact.id}
        tabIndex={tabIndex}
        style={placed(whole)}
        aria-label={name}
        aria-current={isChosen ? 'true' : undefined}
        onClick={({ detail }) => {
          const choose = () => chooseFact(fact.id, 'page');
          // Keys click without a count: whoever works by keyboard goes along to the fact.
          if (detail === 0) followToFact(choose);
          else choose();
        }}
      >
        {boxes.map((box) => (
          <i key={`${box.left} ${box.top}`} style={placed(box, whole)} />
        ))}
      </button>
      {fact.doubt !== null && (
        <span
          className={`rv-num ${isChosen ? 'on' : ''}`}
          style={{ top: percent(whole.top), marginRight: beside * 20 }}
          aria-hidden="true"
          onClick={() => (canCorrect ? edit(fact.id, 'page') : chooseFact(fact.id, 'page'))}
        >
          {fact.doubt}
        </span>
      )}
    </>
  );
}

/** How many numbers of earlier doubts stand at the same height of the margin. */
function numbersBeside(marks: readonly ProofMark[], { fact, boxes }: ProofMark): number {
  const top = boxes[0]?.top ?? 0;
  return marks.filter(
    (other) =>
      other.fact.doubt !== null &&
      fact.doubt !== null &&
      other.fact.doubt < fact.doubt &&
      Math.abs((other.boxes[0]?.top ?? 0) - top) < numberHeight,
  ).length;
}

/** Of a number in the margin, as a part of a page of usual proportions. */
const numberHeight = 0.022;

/** Brings the element into view each time `turn` is another number. */
export function useScrolledTo<T extends HTMLElement>(turn: number | null) {
  const element = useRef<T>(null);
  useEffect(() => {
    if (turn !== null) element.current?.scrollIntoView?.({ block: 'center', inline: 'nearest' });
  }, [turn]);
  return element;
}
