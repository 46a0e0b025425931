import { AppError } from '../../errors.ts';
import { valueAt } from '../model/fields/valueAt.ts';
import { haveSameWords, matchActs } from '../model/identity.ts';
import type { Correction, Reading } from '../model/model.ts';
import { foldName } from '../model/persons/names.ts';
import { applyCorrection, applyCorrections, headOf, ofClosing, type Truth } from './corrections.ts';

/** What became of corrections on their way to another reading. */
export interface CarriedOver {
  readonly corrections: readonly Correction[];
  /** Corrections whose act or field the new reading lacks: to be shown, not silently dropped. */
  readonly lost: readonly Correction[];
  /** Acts once added by hand that the new reading has by itself. */
  readonly confirmed: readonly Correction[];
}

/**
 * Takes corrections of one reading to the next. An act added by hand and found in the new reading hands its
 * later corrections over to the act read. A correction of one person in a list goes along only where the new
 * reading has the same list, so that it never lands on somebody else.
 * @param isSamePaper whether both were read from the same file: what was said of another certificate's own closing,
 * such as its day, stays with that one
 */
export function carryOver(
  corrections: readonly Correction[],
  before: Reading,
  after: Reading,
  isSamePaper: boolean,
): CarriedOver {
  const old = applyCorrections(before, corrections);
  const added = new Set(corrections.flatMap((item) => (item.type === 'add-act' ? [item.act] : [])));
  const ids = new Map([
    ...matchActs(
      old.acts.filter(({ id }) => added.has(id)),
      after.acts,
    ),
    ...matchActs(before.acts, after.acts),
  ]);
  const carried: Record<keyof CarriedOver, Correction[]> = { corrections: [], lost: [], confirmed: [] };
  let truth = applyCorrections(after, []);
  for (const correction of corrections) {
    if (!isSamePaper && isOfClosing(correction)) continue;
    if (correction.type === 'add-act' && ids.has(correction.act)) {
      carried.confirmed.push(correction);
      continue;
    }
    const moved = withBlock(withAct(correction, ids), before, after);
    const next = sameElement(correction, moved, before, truth) ? tried(truth, moved) : null;
    carried[next ? 'corrections' : 'lost'].push(next ? moved : correction);
    truth = next ?? truth;
  }
  return carried;
}

const isOfClosing = (correction: Correction): boolean =>
  correction.type === 'change' && correction.act === null && ofClosing(correction.field) !== null;

/** A block keeps its id while its words stay; where recognition read them otherwise, the likest of its page is meant. */
function withBlock(correction: Correction, before: Reading, after: Reading): Correction {
  if (correction.type !== 'set-aside' && correction.type !== 'add-act') return correction;
  const old = before.coverage.find(({ id }) => id === correction.block);
  if (!old || after.coverage.some(({ id }) => id === old.id)) return correction;
  const now = after.coverage.find(({ page, text }) => page === old.page && haveSameWords(text, old.text));
  return now ? { ...correction, block: now.id } : correction;
}

/** What is said of the opening or of no act at all goes along as it is. */
function withAct(correction: Correction, ids: ReadonlyMap<string, string>): Correction {
  if (!('act' in correction) || correction.act === null) return correction;
  const act = ids.get(correction.act) ?? correction.act;
  return correction.type === 'change' ? { ...correction, act } : { ...correction, act };
}

/** @returns the truth after one more correction, null when it does not fit */
function tried(truth: Truth, correction: Correction): Truth | null {
  try {
    return applyCorrection(truth, correction);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** For a field within a list: whether the list is as long, and the element of the same name, in both readings. */
function sameElement(correction: Correction, moved: Correction, before: Reading, truth: Truth): boolean {
  if (correction.type !== 'change' || moved.type !== 'change') return true;
  const list = /^(.*?)\.(\d+)(?:\.(.+))?$/.exec(correction.field);
  if (!list) return true;
  const [, path = '', index = '', rest] = list;
  const old = valueAt(thingOf(before, correction.act), path);
  const now = valueAt(thingOf(truth, moved.act), path);
  // An act added by hand is in no reading: its corrections come along with it.
  if (old === undefined) return true;
  if (!Array.isArray(old) || !Array.isArray(now) || old.length !== now.length) return false;
  const name = (items: unknown) => String(valueAt(items, `${index}.name`) ?? '');
  return rest === 'name' || foldName(name(old)) === foldName(name(now));
}

const thingOf = (reading: Pick<Reading, 'opening' | 'acts' | 'closing'>, act: string | null): unknown =>
  act === null ? headOf(reading) : reading.acts.find(({ id }) => id === act);
