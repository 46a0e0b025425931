import { isCnm } from '../../../documents/cnm.ts';
import { fold } from '../../../text/fold.ts';
import { findShares } from '../../../text/shareText.ts';
import type { Opening, Owner, Warning } from '../../model/model.ts';
import { documentSignals, isCut, isOnlySpouse, isSigner, isVouched, nameSignals } from './actSignals.ts';
import type { NamesInRecord } from './namesInRecord.ts';
import type { Signal } from './signals.ts';

/** What speaks for or against the values of the opening. */
export function openingSignals(
  opening: Opening,
  names: NamesInRecord,
  warnings: readonly Warning[],
): Signal[] {
  const { cnm, owners, evidence } = opening;
  const text = fold(opening.text.slice(0, 60_000)).replace(/\s+/g, ' ');
  const ignores = ignoresShares(text, owners);
  const isOpen = warnings.some(({ code, acts }) => code === 'shares-do-not-close' && acts.length === 0);
  return [
    ...(cnm === null ? [] : [cnmSignal(cnm)]),
    ...owners.flatMap((owner, index): Signal[] => {
      const { name, spouse, document } = owner;
      const path = `owners.${index}`;
      return [
        ...nameSignals(`${path}.name`, name, names),
        ...(isVouched(owner, text, names) ? [] : [{ path: `${path}.name`, atMost: 80 }]),
        ...(isOnlySpouse(name, text) ? [{ path: `${path}.name`, atMost: 75 }] : []),
        ...(isCut(name, opening.text) ? [{ path: `${path}.name`, atMost: 80 }] : []),
        ...(isSigner(name, text) ? [{ path: `${path}.name`, atMost: 50 }] : []),
        ...(ignores ? [{ path: `${path}.name`, atMost: 80 }] : []),
        ...(spouse ? nameSignals(`${path}.spouse`, spouse, names) : []),
        ...(document
          ? documentSignals(`${path}.document`, document, evidence[`${path}.document`]?.confidence ?? 100)
          : []),
        ...(isOpen ? [{ path: `${path}.share`, atMost: 60 }] : []),
      ];
    }),
  ];
}

/** Parts are told of owners who were all given the same. */
function ignoresShares(text: string, owners: readonly Owner[]): boolean {
  if (owners.length < 2 || new Set(owners.map(({ share }) => share)).size > 1) return false;
  const from = text.search(/\bPROPRIETARI|\bADQUIRENTE/);
  const told = from < 0 ? [] : findShares(text, from);
  return told.some(({ value }) => value !== owners[0]?.share && value !== '1/1');
}

/** Two check digits, modulo 97. @see Provimento CNJ 143/2023 */
const cnmSignal = (cnm: string): Signal =>
  isCnm(cnm.replace(/\D/g, '')) ? { path: 'cnm', chance: 0.01 } : { path: 'cnm', atMost: 70 };
