import { useState } from 'react';
import type { Act } from '../../../domain/matricula/model.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconPlus } from '../../ui/icons.ts';
import { ActDetail } from './ActDetail.tsx';
import { AddActForm } from './AddActForm.tsx';
import { useScrolledTo } from './Marks.tsx';
import { RemovedActs } from './RemovedActs.tsx';
import { useReviewContext } from './ReviewContext.ts';
import { readableName } from './readableName.ts';
import { type Formats, useFormats } from './useFormats.ts';

/** All acts, newest first; each opens to every value it states. */
export function ActList() {
  const { t } = useTexts();
  const { truth, cut, canCorrect } = useReviewContext();
  const [adding, setAdding] = useState(false);
  const acts = truth.acts.slice(0, cut).toReversed();
  return (
    <section id="rv-part-acts" aria-labelledby="rv-acts">
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
  const { t, locale } = useTexts();
  const formats = useFormats();
  const { shown, chosen, openActs, toggleAct, chooseAct } = useReviewContext();
  const isOpen = opens && openActs.has(act.id);
  const isChosen = chosen?.kind === 'act' && chosen.id === act.id;
  const line = useScrolledTo<HTMLLIElement>(opens && isChosen ? chosen.turn : null);
  const isValid = shown.valid[act.id] !== false;
  const burdens = shown.encumbrances.some((lien) => lien.act === act.id || lien.amendments.includes(act.id));
  const names = [isValid ? '' : 'c', burdens ? 'l' : '', isChosen ? 'on' : ''];
  const choose = () => {
    chooseAct(act.id, 'facts');
    if (opens) toggleAct(act.id);
  };
  return (
    <li ref={line} className={names.join(' ')} data-act={act.id}>
      <div className="rv-line">
        <span className="mg code">{act.code}</span>
        <button type="button" className="tx" aria-expanded={opens ? isOpen : undefined} onClick={choose}>
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
}

/** What the act does, in one line: from whom to whom, to which creditor, which area, which other acts. */
function summary(
  act: Act,
  formats: Formats,
  t: (key: string, params?: Record<string, string>) => string,
): string {
  const names = (parties: Act['grantors']) => parties.map(({ name }) => readableName(name)).join(', ');
  const [givers, takers] = [names(act.grantors), names(act.grantees)];
  const cancels = act.links
    .filter(({ kind }) => kind === 'cancels')
    .map(({ code }) => code)
    .join(', ');
  const parts = [
    givers && takers ? t('review.acts.fromTo', { givers, takers }) : takers || givers,
    act.creditor && readableName(act.creditor),
    cancels && t('review.acts.cancels', { codes: cancels }),
    act.legalReserve && formats.area(act.legalReserve),
    act.area && t('review.acts.areaBecomes', { area: formats.area(act.area) }),
    act.detachedArea && t('review.acts.areaLeaves', { area: formats.area(act.detachedArea) }),
    act.value && formats.money(act.value, act.currency),
    act.dueOn && t('review.acts.due', { date: formats.date(act.dueOn) }),
  ];
  return parts.filter(Boolean).join(', ');
}
