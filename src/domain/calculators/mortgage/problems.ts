import { compareShares, wholeShare } from '../../units.ts';
import { Precise } from '../arithmetic.ts';
import { problemsOfDebt, type Terms } from '../debt.ts';
import type { InputProblem } from '../problems.ts';
import { problemsOfEvents } from './historyProblems.ts';
import type { MortgageInput, UpdatedEncumbrance } from './model.ts';

/** What of the input cannot be calculated, each beside its field. */
export function problemsOf(input: MortgageInput, terms: Terms): InputProblem[] {
  const problems: InputProblem[] = [];
  if (input.ValorImovel == null || !new Precise(input.ValorImovel).greaterThan(0))
    problems.push({ field: 'ValorImovel', code: 'appraisal-missing', params: {} });
  if (input.PercentualProprietario && compareShares(input.PercentualProprietario, wholeShare) > 0)
    problems.push({ field: 'PercentualProprietario', code: 'share-above-one', params: {} });
  for (const [index, row] of (input.Onus ?? []).entries()) {
    const at = `Onus.${index}`;
    if (row.FracaoOnerada && compareShares(row.FracaoOnerada, wholeShare) > 0)
      problems.push({ field: `${at}.FracaoOnerada`, code: 'share-above-one', params: {} });
    problems.push(...problemsOfDebt(row, at, terms));
  }
  return [...problems, ...problemsOfEvents(input.Eventos ?? [])];
}

/**
 * Rows that say another one counts their debt where no other does: the debt would be gone. The other has to add
 * something, and to touch the owner's part if this one does. Known only once all were brought to the day.
 * @param counted what enters the sums
 */
export const problemsOfSameDebts = (counted: readonly UpdatedEncumbrance[]): InputProblem[] =>
  counted
    .filter(({ row }) => row.MesmaDivida)
    .filter((one) => !counted.some((other) => countsFor(one, other)))
    .map(({ at }) => ({ field: `${at}.MesmaDivida`, code: 'same-debt-nowhere', params: {} }));

const countsFor = (one: UpdatedEncumbrance, other: UpdatedEncumbrance): boolean =>
  other.allocated.greaterThan(0) && (touchesOwner(other) || !touchesOwner(one));

const touchesOwner = ({ row }: UpdatedEncumbrance): boolean => row.AtingeProprietario !== false;
