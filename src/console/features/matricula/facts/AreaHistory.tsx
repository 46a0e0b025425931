import { useState } from 'react';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx';
import { AreaChart } from '../area/AreaChart.tsx';
import { areaSteps, percentOfArea, type ShownArea, signed } from '../area/areaSteps.ts';
import '../area/area.css';
import { useReviewContext } from '../ReviewContext.ts';
import { useFormats } from '../useFormats.ts';
import { EvidenceLink } from './EvidenceLink.tsx';
import { type Fact, factId } from './facts.ts';

/** Each area the property had, drawn or as a table with the same numbers, and the legal reserve. */
export function AreaHistory() {
  const { t } = useTexts();
  const { area } = useFormats();
  const { shown, truth, isCut } = useReviewContext();
  const [asTable, setAsTable] = useState(false);
  const steps = areaSteps(shown.areaHistory, truth.opening, truth.acts);
  const now = steps.at(-1);
  const today = shown.property.area ?? now?.area ?? null;
  const saidOtherwise = !isCut && truth.overrides.some(({ field }) => field === 'area');
  const isDrawn = steps.length > 1 && !asTable;
  return (
    <section aria-labelledby="rv-area">
      <div className="rv-sh">
        <h2 id="rv-area">{t('review.area.title')}</h2>
        {today && <b className={`figure-s ${saidOtherwise ? 'hand' : ''}`}>{area(today)}</b>}
        <span className="grow" />
        {steps.length > 1 && (
          <button
            type="button"
            className="btn txt sq"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            {t('review.area.asTable')}
          </button>
        )}
      </div>
      {steps.length === 0 && <p className="sm mut">{t('review.area.none')}</p>}
      {isDrawn && (
        <AreaChart
          steps={steps}
          label={t('review.area.chart', {
            steps: steps.map((step) => `${step.code ?? t('review.opening')} ${area(step.area)}`).join(', '),
          })}
        />
      )}
      {steps.length > 1 && asTable && <AreaTable steps={steps} />}
      {steps.length === 1 && now && <OnlyArea step={now} />}
      <LegalReserve />
    </section>
  );
}

/** One area is no history to draw. */
function OnlyArea({ step }: { step: ShownArea }) {
  const { t } = useTexts();
  const { area, date } = useFormats();
  const { facts } = useReviewContext();
  return (
    <ul className="rv-list">
      <li>
        <div className="rv-line">
          <span className="mg code">{step.code ?? t('review.openingShort')}</span>
          <span className="grow">
            {area(step.area)} <span className="mut">{t('review.area.now')}</span>
          </span>
          <EvidenceLink fact={areaFact(facts, step.act)} />
          <span className="rs mut">{step.date ? date(step.date) : ''}</span>
        </div>
      </li>
    </ul>
  );
}

function AreaTable({ steps }: { steps: readonly ShownArea[] }) {
  const { t } = useTexts();
  const { area, number, date } = useFormats();
  const { facts } = useReviewContext();
  return (
    <ScrollRegion className="ar-scroll" label={t('review.area.title')}>
      <table className="ar-table">
        <thead>
          <tr>
            <th scope="col">{t('review.area.act')}</th>
            <th scope="col">{t('review.area.date')}</th>
            <th scope="col">{t('review.area.title')}</th>
            <th scope="col">{t('review.area.change')}</th>
            <th scope="col">{t('review.owners.proof')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={`${step.code} ${step.area.value}`}>
              <th scope="row" className="code">
                {step.code ?? t('review.openingShort')}
              </th>
              <td>{step.date ? date(step.date) : '–'}</td>
              <td>
                <b>{area(step.area)}</b>
              </td>
              <td>
                {step.change === null
                  ? '–'
                  : `${signed(step.change.value, area(step.change))}${
                      step.percent === null ? '' : ` (${signed(step.percent, number(step.percent, 2))}%)`
                    }`}
              </td>
              <td>
                <EvidenceLink fact={areaFact(facts, step.act)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The registered reserve with the part of today's area it is; a minimum is a finding's to judge. */
function LegalReserve() {
  const { t } = useTexts();
  const { area, number } = useFormats();
  const { shown, truth, facts } = useReviewContext();
  const { legalReserve, property } = shown;
  const act = truth.acts.find(({ code }) => code === legalReserve.code);
  const part = legalReserve.area && property.area ? percentOfArea(legalReserve.area, property.area) : null;
  // Only land in the country has one.
  if (!legalReserve.registered && property.kind === 'urban') return null;
  return (
    <p className="sm" style={{ paddingTop: 8 }}>
      {legalReserve.registered
        ? t(legalReserve.area ? 'review.area.reserve' : 'review.area.reserveUnsized', {
            code: legalReserve.code ?? '',
            area: legalReserve.area ? area(legalReserve.area) : '',
          })
        : t('review.area.noReserve')}{' '}
      {part !== null && <b>{t('review.area.reservePart', { percent: number(part, 2) })}</b>}{' '}
      <EvidenceLink fact={facts.find(({ id }) => id === factId(act?.id ?? '', 'legalReserve')) ?? null} />
    </p>
  );
}

const areaFact = (facts: readonly Fact[], act: string | null): Fact | null => {
  const fields = act === null ? ['property.area'] : ['area', 'detachedArea'];
  return facts.find((fact) => fact.act === act && fields.includes(fact.field)) ?? null;
};
