import { Fragment } from 'react';
import type { Owner } from '../../../../domain/matricula/model/index.ts';
import { readableName } from '../../../../domain/text/readableName.ts';
import {
  compareShares,
  multiplyShares,
  sumShares,
  toPercentages,
  wholeShare,
} from '../../../../domain/units.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { CorrectionEditor } from '../corrections/CorrectionEditor.tsx';
import { useScrolledTo } from '../pages/Marks.tsx';
import { ownerPlace, PlaceContext, usePlace } from '../place.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { useFormats } from '../useFormats.ts';
import { EvidenceLink } from './EvidenceLink.tsx';
import { sumState } from './effect.ts';
import { FactValue, ReadValue } from './FactValue.tsx';
import type { Fact } from './facts.ts';
import { shareSource } from './sources.ts';

/** Who owns what, closed by the double underline when the shares reach the whole. */
export function OwnerTable() {
  const { t } = useTexts();
  const { shown, truth, facts, isEditing } = useReviewContext();
  const { number } = useFormats();
  const { owners } = shown;
  if (owners.length === 0) return <p className="sm mut">{t('review.owners.none')}</p>;
  const percentages = toPercentages(
    owners.map(({ share }) => share),
    2,
  );
  return (
    <table className="tbl rv-own">
      <colgroup>
        {columns.map((column) => (
          <col key={column} />
        ))}
      </colgroup>
      <thead className="vh">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`review.owners.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {owners.map((owner, index) => {
          const source = shareSource(owner, truth, facts);
          return (
            <Fragment key={`${owner.name} ${owner.origin} ${owner.share}`}>
              <PlaceContext value={ownerPlace(index)}>
                <OwnerRow
                  owner={owner}
                  percent={`${number(percentages[index] ?? '0', 2)}%`}
                  source={source}
                />
              </PlaceContext>
              {source && isEditing(source.id, ownerPlace(index)) && (
                <tr className="edr">
                  <td className="key">
                    {source.doubt !== null && <span className="rv-dn on">{source.doubt}</span>}
                  </td>
                  <td colSpan={5}>
                    <CorrectionEditor
                      key={source.id}
                      fact={source}
                      {...(isSole(owner, source) ? { owner } : {})}
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
      <Total />
    </table>
  );
}

const columns = ['origin', 'name', 'fraction', 'part', 'percent', 'proof'] as const;

function OwnerRow({ owner, percent, source }: { owner: Owner; percent: string; source: Fact | null }) {
  const { t } = useTexts();
  const { document } = useFormats();
  const { isEditing, chosen, chooseAct, truth, isCut } = useReviewContext();
  const isChosen = chosen?.kind === 'fact' && chosen.id === source?.id;
  const place = usePlace();
  const row = useScrolledTo<HTMLTableRowElement>(
    isChosen && chosen.place === place && chosen.by !== 'facts' ? chosen.turn : null,
  );
  const origin = truth.acts.findLast(({ code }) => code === owner.origin);
  const isByHand = !isCut && truth.overrides.some(({ field }) => field === 'owners');
  const hand = isByHand ? 'hand' : '';
  const isCompany = owner.document?.length === 14;
  const details = [
    owner.document && `${isCompany ? 'CNPJ' : 'CPF'} ${document(owner.document)}`,
    owner.kind === 'bare' && t('review.owners.bare'),
    marriage(owner, t),
  ].filter(Boolean);
  return (
    <tr ref={row} className={`${source && isEditing(source.id, place) ? 'cur' : ''} ${isChosen ? 'on' : ''}`}>
      <th scope="row" className="key code">
        {origin ? (
          <button type="button" className="rv-code" onClick={() => chooseAct(origin.id, 'facts')}>
            {owner.origin}
          </button>
        ) : (
          t(isByHand ? 'review.owners.byHand' : 'review.openingShort')
        )}
      </th>
      <td className="nm">
        <b className={hand}>{readableName(owner.name)}</b>
        <span>{details.join(' · ')}</span>
      </td>
      <td className="num">
        {source ? (
          <>
            <FactValue fact={source} className="frac b">
              {owner.share}
            </FactValue>
            {source.kind === 'share' && (
              <span className="vh">
                <ReadValue fact={source} />
              </span>
            )}
          </>
        ) : (
          <span className={`frac b ${hand}`}>{owner.share}</span>
        )}
      </td>
      <td className="bc">
        <span className={`rv-fb ${source?.doubtful ? 'd' : ''}`} aria-hidden="true">
          <i style={{ width: barWidth(owner) }} />
        </span>
      </td>
      <td className="num">{percent}</td>
      <td className="pv">
        <EvidenceLink fact={source} />
      </td>
    </tr>
  );
}

/** Whether the owner's share comes from this one value, so that asking for the share asks for the value. */
const isSole = (owner: Owner, { kind, value }: Fact): boolean =>
  kind !== 'share' || value === null || value === owner.share;

function Total() {
  const { t } = useTexts();
  const { number, percent } = useFormats();
  const { shown } = useReviewContext();
  const shares = shown.owners.map(({ share }) => share);
  const total = sumShares(shares);
  const state = sumState(shares);
  const closes = state.kind === 'closed';
  const hundredths = toPercentages([total], 2)[0] ?? '0';
  return (
    <tfoot>
      <tr className={closes ? '' : 'rv-open'}>
        <td className="key" />
        <th scope="row">
          {closes
            ? t('review.owners.count', { smart_count: shown.owners.length })
            : t(`review.owners.${state.kind}`, {
                total: `${number(hundredths, 2)}%`,
                percent: percent(state.share),
                share: state.share,
              })}
        </th>
        <td className="num">
          <span className={`frac ${closes ? 'total' : ''}`}>{total}</span>
        </td>
        <td className="bc" />
        <td className="num">
          <span className={closes ? 'total' : ''}>{number(hundredths, 2)}%</span>
        </td>
        <td />
      </tr>
    </tfoot>
  );
}

function marriage(
  { maritalRegime, spouse }: Owner,
  t: (key: string, params?: Record<string, string>) => string,
): string {
  // In a line "de bens" goes without saying; the act's own values have it.
  const regime = maritalRegime?.replace(/ de bens$/i, '') ?? '';
  if (regime && spouse) return t('review.owners.marriedTo', { regime, spouse: readableName(spouse) });
  if (spouse) return t('review.owners.spouse', { spouse: readableName(spouse) });
  return regime;
}

const barWidth = ({ share }: Owner): string => {
  const within = compareShares(share, wholeShare) > 0 ? wholeShare : share;
  const [n = '0', d = '1'] = multiplyShares(within, '100/1').split('/');
  return `${(Number(n) / Number(d)).toFixed(2)}%`;
};
