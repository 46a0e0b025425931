import { isAcquisition, isNear } from '../../matricula/model/index.ts';
import { compareShares, type Share, sumShares, wholeShare } from '../../units.ts';
import type { InputProblem, ProblemCode } from '../problems.ts';
import type { OwnerInput, OwnershipInput, TransferInput } from './calculate.ts';
import { givers, indistinctPlaces } from './namesakes.ts';

/** What is wrong with owners and acts before anything passes: parts that are none, or more than there is. */
export function problemsOf({ Proprietarios, Atos }: OwnershipInput): InputProblem[] {
  const total = sumOf(Proprietarios);
  return [
    ...sharesOf(Proprietarios, 'Proprietarios'),
    ...(Proprietarios.length > 1 && isMore(total, wholeShare)
      ? [problem('Proprietarios', 'share-above-one')]
      : leftOut(Proprietarios, wholeShare, 'Proprietarios')),
    ...doubles(Proprietarios, 'Proprietarios'),
    ...(Atos ?? []).flatMap((act, index) => problemsOfAct(act, `Atos.${index}`)),
  ];
}

function problemsOfAct(
  { Adquirentes, Evento, Fracao, Transmitentes }: TransferInput,
  at: string,
): InputProblem[] {
  const receiving = Adquirentes ?? [];
  const [sum, whole] = [sumOf(receiving), Fracao ?? wholeShare];
  const place = `${at}.Adquirentes`;
  return [
    ...(Evento && Evento !== 'outro' && !isAcquisition(Evento)
      ? [problem(`${at}.Evento`, 'not-a-transfer')]
      : []),
    ...shareProblems(Fracao, `${at}.Fracao`),
    ...sharesOf(receiving, place),
    ...(receiving.length === 0 ? [problem(place, 'acquirers-missing')] : []),
    ...(isTooMuch(sum, whole)
      ? [problem(place, 'parts-above-whole', { sum, whole })]
      : leftOut(receiving, whole, place)),
    ...doubles(receiving, place),
    ...doubles(givers(Transmitentes), `${at}.Transmitentes`),
  ];
}

/** Printed percentages are rounded; and parts that make up a whole may be parts of what passes. */
const isTooMuch = (sum: Share, whole: Share): boolean =>
  isMore(sum, whole) && !isNear(sum, whole) && !isNear(sum, wholeShare);

/** Whoever has no part of their own gets what the others leave: where these leave nothing, it has to be said. */
function leftOut(list: readonly OwnerInput[], whole: Share, at: string): InputProblem[] {
  return isMore(whole, sumOf(list))
    ? []
    : list.flatMap(({ Fracao }, place) =>
        Fracao == null ? [problem(`${at}.${place}.Fracao`, 'nothing-left')] : [],
      );
}

const doubles = (list: Parameters<typeof indistinctPlaces>[0], at: string): InputProblem[] =>
  indistinctPlaces(list).map((place) =>
    problem(`${at}.${place}.Documento`, 'person-twice', { name: list[place]?.Nome ?? '' }),
  );

const sharesOf = (list: readonly OwnerInput[], at: string): InputProblem[] =>
  list.flatMap(({ Fracao }, place) => shareProblems(Fracao, `${at}.${place}.Fracao`));

function shareProblems(share: Share | null | undefined, field: string): InputProblem[] {
  if (share == null) return [];
  if (isMore(share, wholeShare)) return [problem(field, 'share-above-one')];
  return isMore(share, '0/1') ? [] : [problem(field, 'share-zero')];
}

const problem = (field: string, code: ProblemCode, params: InputProblem['params'] = {}): InputProblem => ({
  field,
  code,
  params,
});

const sumOf = (list: readonly OwnerInput[]): Share => sumShares(list.flatMap(({ Fracao }) => Fracao ?? []));
const isMore = (a: Share, b: Share): boolean => compareShares(a, b) > 0;
