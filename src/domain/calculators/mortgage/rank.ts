import type { ModoFracao } from '../../generated/codes.ts';
import { compareShares, type Share, wholeShare } from '../../units.ts';
import { ofShare, Precise } from '../arithmetic.ts';
import type { UpdatedEncumbrance } from './model.ts';

/** Who is paid before whom, and how much of the owner's part each takes. */

/** The event that ranks before every mortgage. */
export const fiduciary = 'alienacao_fiduciaria';
/** Only these have degrees. */
export const mortgages = ['hipoteca', 'hipoteca_cedular'];

/** What an encumbrance is, as the events of a matrícula are called. */
export const eventOf = (name: string | null | undefined): string => (name ?? 'hipoteca').toLowerCase();

const zero = new Precise(0);

/**
 * The degree of each encumbrance in force, those before it first: of a mortgage the stated one, else that which follows
 * the mortgages before it; of anything else none.
 */
export function degreesOf(
  given: readonly { readonly event: string; readonly stated: number | null | undefined }[],
): { readonly degree: number | null; readonly isInferred: boolean }[] {
  let earlier = 0;
  return given.map(({ event, stated }) => {
    if (!mortgages.includes(event)) return { degree: null, isInferred: false };
    earlier += 1;
    return { degree: stated ?? earlier, isInferred: stated == null };
  });
}

/** The fiduciary transfer first, mortgages by degree, all others where they stand among those given. */
export function rank<Encumbrance extends Pick<UpdatedEncumbrance, 'at' | 'degree' | 'event'>>(
  standing: readonly Encumbrance[],
): Encumbrance[] {
  const fiduciaries = standing.filter(({ event }) => event === fiduciary);
  const byDegree = standing
    .filter(({ degree, event }) => degree !== null && event !== fiduciary)
    .toSorted((a, b) => (a.degree ?? 0) - (b.degree ?? 0));
  const ranked = [...fiduciaries, ...byDegree];
  const place = new Map(standing.map(({ at }, index) => [at, index]));
  for (const other of standing.filter((one) => !ranked.includes(one))) {
    const own = place.get(other.at) ?? 0;
    const later = ranked.findIndex(({ at, event }) => event !== fiduciary && (place.get(at) ?? 0) > own);
    ranked.splice(later < 0 ? ranked.length : later, 0, other);
  }
  return ranked;
}

/** How many are paid before the first mortgage of a degree, or of a later one. */
export function countBefore(ranked: readonly UpdatedEncumbrance[], degree: number): number {
  const first = ranked.findIndex((one) => one.degree !== null && one.degree >= degree);
  return first < 0 ? ranked.length : first;
}

/** An indivisible guarantee takes the whole debt of whoever owns a part (CC 1.421); else that part's share of it. */
export function deductedFrom(
  { row, allocated }: UpdatedEncumbrance,
  owner: Share,
  mode: ModoFracao,
): Precise {
  if (row.AtingeProprietario === false) return zero;
  if (mode === 'INDIVISIVEL') return allocated;
  const burdened = row.FracaoOnerada ?? wholeShare;
  const within = compareShares(burdened, wholeShare) === 0 ? owner : smaller(owner, burdened);
  return burdened === '0/1' ? zero : allocated.times(ofShare(within)).div(ofShare(burdened));
}

const smaller = (a: Share, b: Share): Share => (compareShares(a, b) < 0 ? a : b);
