import { useState } from 'react';
import { isEncumbrance } from '../../../domain/matricula/events.ts';
import type { Act, Encumbrance } from '../../../domain/matricula/model.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconPencil } from '../../ui/icons.ts';
import { ActLine } from './ActList.tsx';
import { CorrectionEditor } from './CorrectionEditor.tsx';
import { EvidenceLink } from './EvidenceLink.tsx';
import { FactValue } from './FactValue.tsx';
import { useScrolledTo } from './Marks.tsx';
import { useReviewContext } from './ReviewContext.ts';
import { readableName } from './readableName.ts';
import { lienSource } from './sources.ts';
import { useFormats } from './useFormats.ts';

/** Liens in force as cards; those that were cancelled as a line of codes that opens on demand. */
export function LienList() {
  const { t } = useTexts();
  const { shown, truth, cut } = useReviewContext();
  const [opened, setOpened] = useState(false);
  const cancelled = truth.acts
    .slice(0, cut)
    .filter((act) => shown.valid[act.id] === false && (isEncumbrance(act) || act.event === 'aditivo_cedula'));
  return (
    <section aria-labelledby="rv-liens">
      <div className="rv-sh">
        <h2 id="rv-liens">{t('review.liens.title')}</h2>
        <span className={`rv-cnt ${shown.encumbrances.length > 0 ? 'lien' : ''}`}>
          {shown.encumbrances.length}
        </span>
        <span className="grow" />
        {cancelled.length > 0 && (
          <button
            type="button"
            className="rv-val sm mut"
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          >
            {t('review.liens.cancelled')}{' '}
            {cancelled.map(({ id, code }) => (
              <span key={id} className="strike closed code">
                {code}{' '}
              </span>
            ))}
          </button>
        )}
      </div>
      {opened && (
        <ol className="rv-list">
          {cancelled.toReversed().map((act) => (
            <ActLine key={act.id} act={act} />
          ))}
        </ol>
      )}
      {shown.encumbrances.length === 0 && <p className="sm mut">{t('review.liens.none')}</p>}
      {shown.encumbrances.map((lien) => (
        <LienCard key={lien.act} lien={lien} />
      ))}
    </section>
  );
}

function LienCard({ lien }: { lien: Encumbrance }) {
  const { t, locale } = useTexts();
  const { date, money } = useFormats();
  const { facts, truth, isEditing, chosen, chooseAct } = useReviewContext();
  const act = truth.acts.find(({ id }) => id === lien.act);
  const amendments = lien.amendments.flatMap((id) => truth.acts.find((other) => other.id === id) ?? []);
  const value = lienSource(lien, 'value', facts);
  const due = lienSource(lien, 'dueOn', facts);
  const creditor = lienSource(lien, 'creditor', facts);
  const edited = [value, due, creditor].find((fact) => fact && isEditing(fact.id, 'liens'));
  const holders =
    act?.event === 'usufruto' ? act.grantees.map(({ name }) => readableName(name)).join(', ') : '';
  const isCorrected = [value, due, creditor].some((fact) => fact?.corrected);
  const isChosen =
    chosen?.place === 'liens' &&
    chosen.by !== 'facts' &&
    [value, due, creditor].some((fact) => fact?.id === chosen.id);
  const card = useScrolledTo<HTMLElement>(isChosen ? chosen.turn : null);
  const former = amendments.length > 0 && act?.value && act.value !== lien.value ? act : null;
  return (
    <article
      ref={card}
      className="rv-ln"
      aria-label={`${lien.code}, ${enumLabel(locale)('Evento', lien.event)}`}
    >
      <div className="mg">
        <button type="button" className="rv-code lien" onClick={() => chooseAct(lien.act, 'facts')}>
          {lien.code}
        </button>
        {amendments.map(({ id, code }) => (
          <button
            key={id}
            type="button"
            className="rv-code lien xs"
            style={{ fontWeight: 400 }}
            onClick={() => chooseAct(id, 'facts')}
          >
            {code}
          </button>
        ))}
      </div>
      <div className="bd">
        <p>
          <b className="serif">{enumLabel(locale)('Evento', lien.event)}</b>{' '}
          <span className="sm mut">{described(lien, t, date)}</span>
        </p>
        <span className="vl">
          {lien.value !== null &&
            (value ? (
              <FactValue fact={value}>{money(lien.value, lien.currency)}</FactValue>
            ) : (
              money(lien.value, lien.currency)
            ))}
        </span>
        <i style={{ fontStyle: 'normal' }}>
          <EvidenceLink fact={value ?? creditor ?? due} />
        </i>
        <p className="sm">
          {lien.creditor &&
            (creditor ? (
              <FactValue fact={creditor}>{readableName(lien.creditor)}</FactValue>
            ) : (
              readableName(lien.creditor)
            ))}
          {holders}
        </p>
        <span className="sm mut nw">
          {former?.value && (
            <>
              {t('review.liens.was')}{' '}
              <span className="strike closed">{money(former.value, former.currency)}</span>{' '}
              {t('review.liens.until', { code: amendmentOf(value?.act, amendments) })}
            </>
          )}
        </span>
        <i />
        {(lien.dueOn !== null || due) && (
          <>
            <p className="sm mut">{lien.partlyReleased ? t('review.liens.partly') : ''}</p>
            <span className="sm mut nw">
              {lien.dueOn !== null && (
                <>
                  {t('review.liens.due')}{' '}
                  {due ? (
                    <FactValue fact={due} className="b">
                      {date(lien.dueOn)}
                    </FactValue>
                  ) : (
                    date(lien.dueOn)
                  )}
                </>
              )}
            </span>
            <i>
              {isCorrected && (
                <span className="hand" style={{ border: 0 }} role="img" aria-label={t('review.corrected')}>
                  <Glyph icon={IconPencil} small />
                </span>
              )}
            </i>
          </>
        )}
        {edited && <CorrectionEditor key={edited.id} fact={edited} />}
      </div>
    </article>
  );
}

function described(
  lien: Encumbrance,
  t: (key: string, params?: Record<string, string | number>) => string,
  date: (value: string) => string,
): string {
  const degree = lien.degree !== null ? t('review.liens.degree', { degree: lien.degree }) : '';
  const since = lien.since !== null ? t('review.liens.since', { date: date(lien.since) }) : '';
  return [degree, since].filter(Boolean).join(', ');
}

const amendmentOf = (act: string | null | undefined, amendments: readonly Act[]): string =>
  amendments.find(({ id }) => id === act)?.code ?? amendments.at(-1)?.code ?? '';
