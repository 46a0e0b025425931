import type { ReactNode } from 'react';
import type { Act, Encumbrance } from '../../../../domain/matricula/model/index.ts';
import { readableName } from '../../../../domain/text/readableName.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconPencil } from '../../../kit/ui/icons.ts';
import { CorrectionEditor } from '../corrections/CorrectionEditor.tsx';
import { useScrolledTo } from '../pages/Marks.tsx';
import { useReviewContext } from '../ReviewContext.ts';
import { useFormats } from '../useFormats.ts';
import { EvidenceLink } from './EvidenceLink.tsx';
import { FactValue } from './FactValue.tsx';
import { type Fact, factId } from './facts.ts';
import { type LienQuotes, lienQuotes } from './lienQuotes.ts';
import { lienSource } from './sources.ts';

/** A lien in force with what its amendments made of it. */
export function LienCard({ lien }: { lien: Encumbrance }) {
  const { t, locale } = useTexts();
  const { date, money } = useFormats();
  const { facts, truth, isEditing, chosen, day } = useReviewContext();
  const act = truth.acts.find(({ id }) => id === lien.act);
  const amendments = lien.amendments.flatMap((id) => truth.acts.find((other) => other.id === id) ?? []);
  const value = lienSource(lien, 'value', facts);
  const due = lienSource(lien, 'dueOn', facts);
  const creditor = lienSource(lien, 'creditor', facts);
  const event = facts.find(({ id }) => id === factId(lien.act, 'event')) ?? null;
  const sources = [value, creditor, due].filter((fact) => fact !== null);
  const edited = sources.find((fact) => isEditing(fact.id, 'liens'));
  const isChosen =
    chosen?.place === 'liens' && chosen.by !== 'facts' && sources.some((fact) => fact.id === chosen.id);
  const card = useScrolledTo<HTMLElement>(isChosen ? chosen.turn : null);
  const former = amendments.length > 0 && act?.value && act.value !== lien.value ? act.value : null;
  // Being past due ends nothing: the lien stands until an act takes it down.
  const isPast = lien.dueOn !== null && lien.dueOn < day;
  const name = enumLabel(locale)('Evento', lien.event);
  const words = lienQuotes(act?.text ?? '');
  return (
    <article ref={card} className="rv-ln" aria-label={`${lien.code}, ${name}`}>
      <Codes lien={lien} amendments={amendments} />
      <div className="bd">
        <div className="what">
          <p>
            <b className="serif">{name}</b> <span className="sm mut">{described(lien, words, t, date)}</span>
          </p>
          {lien.creditor && (
            <p className="sm">
              <Shown fact={creditor}>{readableName(lien.creditor)}</Shown>
            </p>
          )}
          {!lien.creditor && act && <Favoured act={act} words={words} />}
          {words.title && <p className="sm mut rv-title">{unbroken(words.title)}</p>}
          {lien.partlyReleased && <p className="sm mut">{t('review.liens.partly')}</p>}
          {lien.spentBy && <p className="sm mut">{t('review.liens.spent', { code: lien.spentBy })}</p>}
        </div>
        <div className="sum">
          {lien.value !== null && (
            <p className="vl">
              <Shown fact={value}>{money(lien.value, lien.currency)}</Shown>
            </p>
          )}
          {former !== null && act && (
            <p className="sm mut nw">
              {t('review.liens.was')} <span className="strike closed">{money(former, act.currency)}</span>{' '}
              {t('review.liens.until', { code: amendmentOf(value?.act, amendments) })}
            </p>
          )}
          {lien.dueOn !== null && (
            <p className={`sm nw ${isPast ? 'alta' : 'mut'}`}>
              {t(isPast ? 'review.liens.pastDue' : 'review.liens.due')}{' '}
              <Shown fact={due} className="b">
                {date(lien.dueOn)}
              </Shown>
            </p>
          )}
        </div>
        <div className="pv">
          <EvidenceLink fact={value ?? creditor ?? due ?? event} />
          {sources.some(({ corrected }) => corrected) && (
            <span className="rv-pen" role="img" aria-label={t('review.corrected')}>
              <Glyph icon={IconPencil} small />
            </span>
          )}
        </div>
        {edited && <CorrectionEditor key={edited.id} fact={edited} />}
      </div>
    </article>
  );
}

function Codes({ lien, amendments }: { lien: Encumbrance; amendments: readonly Act[] }) {
  const { chooseAct } = useReviewContext();
  return (
    <div className="mg">
      <button type="button" className="rv-code lien" onClick={() => chooseAct(lien.act, 'facts')}>
        {lien.code}
      </button>
      {amendments.map(({ id, code }) => (
        <button key={id} type="button" className="rv-code lien xs" onClick={() => chooseAct(id, 'facts')}>
          {code}
        </button>
      ))}
    </div>
  );
}

/** What is read somewhere may be corrected; what is not is only shown. */
function Shown({
  fact,
  children,
  className = '',
}: {
  fact: Fact | null;
  children: ReactNode;
  className?: string;
}) {
  if (!fact) return <span className={className}>{children}</span>;
  return (
    <FactValue fact={fact} className={className}>
      {children}
    </FactValue>
  );
}

/** Who holds a right that secures no debt: people, or the land a servitude serves. */
function Favoured({ act, words }: { act: Act; words: LienQuotes }) {
  const { t } = useTexts();
  const names = act.grantees.map((party) => readableName(party.name)).join(', ');
  const whom = names || words.favoured;
  return whom && <p className="sm">{t('review.liens.favours', { whom })}</p>;
}

/** A number stands on the line of its sign. */
const unbroken = (title: string): string => title.replace(/ (?=\S+$)/, '\u00a0');

function described(
  lien: Encumbrance,
  { scope }: LienQuotes,
  t: (key: string, params?: Record<string, string | number>) => string,
  date: (value: string) => string,
): string {
  const degree = lien.degree !== null ? t('review.liens.degree', { degree: lien.degree }) : '';
  const since = lien.since !== null ? t('review.liens.since', { date: date(lien.since) }) : '';
  const over = scope ? t('review.liens.over', { what: scope }) : '';
  return [over, degree, since].filter(Boolean).join(', ');
}

/** The amendment that set the value in force. */
const amendmentOf = (act: string | null | undefined, amendments: readonly Act[]): string =>
  amendments.find(({ id }) => id === act)?.code ?? amendments.at(-1)?.code ?? '';
