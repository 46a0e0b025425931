import { Fragment } from 'react';
import { formatMonth } from '../../../../../domain/dates.ts';
import { Glyph } from '../../../../kit/ui/Glyph.tsx';
import { IconChevronDown } from '../../../../kit/ui/icons.ts';
import { ActCode, SourceLink } from '../ActCode.tsx';
import { raised } from '../formula.ts';
import { useResult } from '../ResultContext.ts';
import { type AccountLine, derivationOf, type Group } from './derivation.ts';
import { Months } from './Months.tsx';
import type { Term } from './terms.ts';
import './derivation.css';

/** Where the number comes from: each step with its formula, its values and the words it was read from. */
export function Derivation() {
  const { id, words, ...props } = useResult();
  const groups = derivationOf(props, words);
  const { t } = words;
  if (groups.every(({ lines }) => lines.length === 0)) return null;
  const last = lastMonth(groups);
  return (
    <details className="rp-der" open>
      <summary>
        <Glyph icon={IconChevronDown} small />
        <span className="grow">{t('calculators.result.derivation')}</span>
        {last && (
          <span className="sm mut">{t('calculators.result.indicesTo', { month: formatMonth(last) })}</span>
        )}
      </summary>
      <table className="rp-dt">
        <caption className="vh">{t('calculators.result.stepByStep')}</caption>
        <thead className="vh">
          <tr>
            <th scope="col">{t('calculators.result.step')}</th>
            <th scope="col">{t('calculators.result.account')}</th>
            <th scope="col">{t('calculators.result.value')}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            {group.title !== null && <GroupHead group={group} anchor={`${id}-${group.id}`} />}
            {group.lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no key but their place
              <LineRow key={place} line={line} />
            ))}
          </tbody>
        ))}
      </table>
    </details>
  );
}

/** Newest month whose variation was taken; null where nothing was corrected. */
const lastMonth = (groups: readonly Group[]): string | null =>
  groups
    .flatMap(({ lines }) => lines.flatMap(({ months }) => (months ? months.at(months.count - 1).month : [])))
    .toSorted()
    .at(-1) ?? null;

/** Whose rows are liens: their codes are in wine. */
const lienCalculators: readonly string[] = ['hipoteca', 'penhor'];

function GroupHead({ group, anchor }: { group: Group; anchor: string }) {
  const { calculator } = useResult();
  const isLien = lienCalculators.includes(calculator.code);
  const isOnlyCode = group.code !== null && group.title === group.code;
  return (
    <tr className="hd">
      <td className="k">
        {group.code !== null && <ActCode code={group.code} className={isLien ? 'code lien' : 'code'} />}
      </td>
      <th scope="rowgroup" colSpan={2} className="e" id={anchor} tabIndex={-1}>
        {!isOnlyCode && group.title}
        {group.terms.length > 0 && <Terms terms={group.terms} />}
      </th>
    </tr>
  );
}

function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <ul className="rp-terms">
      {terms.map(({ label, text, source }) => (
        <li key={label}>
          {label} <b>{text}</b>
          {source && (
            <span className="rp-src">
              {' '}
              <SourceLink source={source} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function LineRow({ line }: { line: AccountLine }) {
  const isSum = line.letter === null;
  const { formula } = line;
  return (
    <tr className={isSum ? 'tt' : ''}>
      <td className="k">{line.letter}</td>
      <th scope="row" className="e">
        {line.title}
        {line.source && (
          <span className="f">
            <SourceLink source={line.source} />
          </span>
        )}
        {line.note && <span className="f">{line.note}</span>}
        {formula?.inNumbers && <FormulaText text={formula.inNumbers} className="f" />}
        {line.product && <FormulaText text={line.product} className="f" />}
        {formula?.inWords && <FormulaText text={formula.inWords} className="f w" />}
        {formula && formula.beside.length > 0 && (
          <span className="f w">
            {formula.beside.map(({ label, text }) => `${label} ${text}`).join(', ')}
          </span>
        )}
        {line.months && <Months months={line.months} title={line.title} />}
      </th>
      <td className="v">{isSum ? <span className="total">{line.result}</span> : line.result}</td>
    </tr>
  );
}

/** Powers stand raised; copied and read aloud they keep their sign. */
export function FormulaText({ text, className }: { text: string; className: string }) {
  return (
    <span className={className}>
      {raised(text).map(({ text: part, isPower }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a formula have no key but their place
        <Fragment key={index}>
          {isPower ? (
            <>
              <span className="vh">^(</span>
              <sup>{part}</sup>
              <span className="vh">)</span>
            </>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </span>
  );
}
