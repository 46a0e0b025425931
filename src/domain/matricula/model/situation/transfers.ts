import { isAcquisition, replacesOwners } from '../events.ts';
import type { Act, Party, Transfer } from '../model.ts';
import { targetsOf } from './validity.ts';

/**
 * What an act does to ownership. The reader fills `transfers`; an act typed by a person often carries only its
 * parties, and then the event and the parties say it.
 * @returns nothing for acts whose event never moves ownership, whatever else they carry
 */
export function transfersOf(act: Act, acts: readonly Act[]): readonly Transfer[] {
  if (!isAcquisition(act.event) && act.event !== 'outro') return [];
  if (act.event === 'desapropriacao' && takesArea(act)) return [];
  if (act.transfers.length > 0) return act.transfers;
  return impliedTransfers(act, acts);
}

/** A part of the land leaves and the owners stay as they are. */
const takesArea = (act: Act): boolean => act.area !== null || act.detachedArea !== null;

function impliedTransfers(act: Act, acts: readonly Act[]): Transfer[] {
  if (act.event === 'outro') return [];
  const fiduciary = act.event === 'consolidacao_propriedade' ? consolidated(act, acts) : undefined;
  const receivers = names(act.grantees);
  const to = receivers.length > 0 ? receivers : creditorOf(act, fiduciary);
  if (to.length === 0) return [];
  const givers = names(act.grantors);
  const replaces = replacesOwners(act.event) || act.event === 'desapropriacao';
  return [
    {
      from: givers.length > 0 || !fiduciary ? givers : names(fiduciary.grantors),
      to: to.map((name) => ({ name, share: null })),
      share: null,
      of: 'property',
      mode: replaces ? 'replace' : 'transfer',
    },
  ];
}

const names = (parties: readonly Party[]): string[] => parties.map(({ name }) => name);

const creditorOf = (act: Act, fiduciary: Act | undefined): string[] => {
  const creditor = fiduciary ? (act.creditor ?? fiduciary.creditor) : null;
  return creditor ? [creditor] : [];
};

/** The fiduciary act a consolidation is about. */
function consolidated(act: Act, acts: readonly Act[]): Act | undefined {
  const linked = (['cancels', 'amends', 'cites'] as const).flatMap((kind) => targetsOf(act, kind, acts));
  const isFiduciary = (other: Act) => other.event === 'alienacao_fiduciaria' && other.place < act.place;
  return linked.find(isFiduciary) ?? acts.findLast(isFiduciary);
}
