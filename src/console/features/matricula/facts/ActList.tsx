import { memo, useCallback, useRef, useState } from 'react';
import type { Act } from '../../../../domain/matricula/model/index.ts';
import { readableName } from '../../../../domain/text/readableName.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconPlus } from '../../../kit/ui/icons.ts';
import { useScrolledTo } from '../pages/Marks.tsx';
import { useReviewContext } from '../ReviewContext.ts';
import { type Formats, useFormats } from '../useFormats.ts';
import { ActDetail } from './ActDetail.tsx';
import { AddActForm } from './AddActForm.tsx';
import { identifiers } from './identifiers.ts';
import { RemovedActs } from './RemovedActs.tsx';

/** All acts, newest first; each opens to every value it states. */
export function ActList() {
  const { t } = useTexts();
  const { truth, cut, canCorrect } = useReviewContext();
  const [adding, setAdding] = useState(false);
  const acts = truth.acts.slice(0, cut).toReversed();
  return (
    <section aria-labelledby="rv-acts">
      <div className="rv-sh">
        <h2 id="rv-acts">{t('review.acts.title')}</h2>
        <span className="rv-cnt">{acts.length}</span>
        <span className="grow" />
        <span className="sm mut">{t('review.acts.order')}</span>
        {canCorrect && (
          <button
            type="button"
            className="btn txt sq"
            aria-expanded={adding}
            onClick={() => setAdding(!adding)}
          >
            <Glyph icon={IconPlus} small />
            {t('review.acts.add')}
          </button>
        )}
      </div>
      {adding && <AddActForm onDone={() => setAdding(false)} />}
      {acts.length === 0 ? (
        <p className="sm mut">{t('review.acts.none')}</p>
      ) : (
        <ol className="rv-list">
          {acts.map((act) => (
            <ActLine key={act.id} act={act} opens />
          ))}
        </ol>
      )}
      <RemovedActs />
    </section>
  );
}

/** One act in a line: code, event, what it says, date. */
export function ActLine({ act, opens = false }: { act: Act; opens?: boolean }) {
  const review = useReviewContext();
  const { shown, chosen, openActs } = review;
  const isChosen = chosen?.kind === 'act' && chosen.id === act.id;
  const latest = useRef(review);
  latest.current = review;
  const choose = useCallback(() => {
    latest.current.chooseAct(act.id, 'facts');
    if (opens) latest.current.toggleAct(act.id);
  }, [act.id, opens]);
  return (
    <DrawnLine
      act={act}
      opens={opens}
      isOpen={opens && openActs.has(act.id)}
      isChosen={isChosen}
      turn={opens && isChosen ? chosen.turn : null}
      isValid={shown.valid[act.id] !== false}
      burdens={shown.encumbrances.some((lien) => lien.act === act.id || lien.amendments.includes(act.id))}
      onChoose={choose}
    />
  );
}

interface DrawnLineProps {
  readonly act: Act;
  readonly opens: boolean;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  /** Grows with each choice of this act; null while another is chosen. */
  readonly turn: number | null;
  readonly isValid: boolean;
  readonly burdens: boolean;
  readonly onChoose: () => void;
}

/** A record has hundreds of lines and the slider changes a few: the others are not drawn again. */
const DrawnLine = memo(function DrawnLine(props: DrawnLineProps) {
  const { act, opens, isOpen, isChosen, turn, isValid, burdens, onChoose } = props;
  const { t, locale } = useTexts();
  const formats = useFormats();
  const line = useScrolledTo<HTMLLIElement>(turn);
  const names = [isValid ? '' : 'c', burdens ? 'l' : '', isChosen ? 'on' : ''];
  return (
    <li ref={line} className={names.join(' ')} data-act={act.id}>
      <div className="rv-line">
        <span className="mg code">{act.code}</span>
        <button type="button" className="tx" aria-expanded={opens ? isOpen : undefined} onClick={onChoose}>
          <b>{enumLabel(locale)('Evento', act.event)}</b>{' '}
          <span className="mut">{summary(act, formats, t)}</span>
        </button>
        <span className="rs mut">
          {isValid
            ? act.date
              ? formats.date(act.date)
              : t('review.acts.noDate')
            : t(act.manualValidity ? 'review.acts.invalid' : 'review.acts.cancelled')}
        </span>
      </div>
      {isOpen && <ActDetail act={act} />}
    </li>
  );
});

/** What the act does, in one line: from whom to whom, to which creditor, which area, which other acts. */
function summary(
  act: Act,
  formats: Formats,
  t: (key: string, params?: Record<string, string>) => string,
): string {
  const names = (parties: Act['grantors']) => parties.map(({ name }) => readableName(name)).join(', ');
  const [givers, takers] = [names(act.grantors), names(act.grantees)];
  const linked = (wanted: Act['links'][number]['kind']) =>
    act.links
      .filter(({ kind }) => kind === wanted)
      .map(({ code }) => code)
      .join(', ');
  const [cancels, released] = [linked('cancels'), linked('cancels-in-part')];
  const parts = [
    act.event === 'outro' && titleOf(act),
    givers && takers ? t('review.acts.fromTo', { givers, takers }) : takers || givers,
    act.creditor && readableName(act.creditor),
    cancels && t('review.acts.cancels', { codes: cancels }),
    released && t('review.acts.releases', { codes: released }),
    act.propertyChange.name && t('review.acts.named', { name: act.propertyChange.name }),
    act.propertyChange.incraCode && `INCRA ${identifiers.incra.format(act.propertyChange.incraCode)}`,
    act.propertyChange.car &&
      `${act.event === 'cadastro_car' ? '' : 'CAR '}${shortened(act.propertyChange.car)}`,
    act.legalReserve && formats.area(act.legalReserve),
    act.area && t('review.acts.areaBecomes', { area: formats.area(act.area) }),
    act.detachedArea && t('review.acts.areaLeaves', { area: formats.area(act.detachedArea) }),
    act.value && formats.money(act.value, act.currency),
    act.dueOn && t('review.acts.due', { date: formats.date(act.dueOn) }),
  ];
  return parts.filter(Boolean).join(', ');
}

/** What the office calls an act that no kind of event names: `Auto negativo de leilão`. */
function titleOf({ evidence }: Act): string {
  const title = calmSentence((evidence.event?.quote ?? '').replaceAll(/[\s.,;:–-]+$/g, ''));
  return title.length > 60 ? `${title.slice(0, 59)}…` : title;
}

/** Words in capitals as a sentence begins; others as they are. */
const calmSentence = (text: string): string =>
  text === text.toUpperCase() ? text.slice(0, 1) + text.slice(1).toLowerCase() : text;

/** Both ends of a number of 43 characters tell it from another. */
const shortened = (car: string): string => (car.length > 24 ? `${car.slice(0, 15)}…${car.slice(-4)}` : car);
