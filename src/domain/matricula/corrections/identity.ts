import { AppError } from '../../errors.ts';
import type { Act, Correction, Reading } from '../model/model.ts';
import { foldName } from '../persons/names.ts';
import { applyCorrection, applyCorrections, headOf, ofClosing, type Truth } from './corrections.ts';
import { valueAt } from './setField.ts';

/**
 * Which act of one reading is which of another. Acts are the same when code and kind agree, and date or text
 * does: OCR may misread either, seldom both.
 */

/** Pairs of ids, old to new. Each act is paired once; the nearest in the document goes first. */
export function matchActs(before: readonly Act[], after: readonly Act[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const pairs = before.flatMap((old): [string, string][] => {
    const free = after.filter((act) => !taken.has(act.id) && isSameAct(old, act));
    const [match] = free.toSorted((a, b) => Math.abs(a.place - old.place) - Math.abs(b.place - old.place));
    if (!match) return [];
    taken.add(match.id);
    return [[old.id, match.id]];
  });
  return new Map(pairs);
}

/**
 * Gives acts their identities: those of the same acts in an earlier reading; else the code, with a number behind
 * where the code repeats or the earlier reading used it for another act.
 */
export function withIds(acts: readonly Act[], before: readonly Act[] = []): Act[] {
  const provisional = acts.map((act, index) => ({ ...act, id: `#${index}` }));
  const known = new Map([...matchActs(before, provisional)].map(([old, now]) => [now, old]));
  const used = new Set(before.map(({ id }) => id));
  return provisional.map((act) => {
    const id = known.get(act.id) ?? freeId(act.code, used);
    used.add(id);
    return { ...act, id };
  });
}

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

function isSameAct(a: Act, b: Act): boolean {
  if (a.kind !== b.kind || a.code !== b.code) return false;
  if (a.date !== null && a.date === b.date) return true;
  return haveSameWords(a.text, b.text);
}

/** Most words in common: two OCR passes over one page never agree on every letter. */
function haveSameWords(a: string, b: string): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  if (left.size === 0 || right.size === 0) return false;
  const common = [...left].filter((word) => right.has(word)).length;
  return (2 * common) / (left.size + right.size) >= 0.6;
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toUpperCase()
      .split(/[^A-Z0-9]+/)
      .filter((word) => word.length > 2),
  );

function freeId(code: string, used: ReadonlySet<string>): string {
  if (!used.has(code)) return code;
  let number = 2;
  while (used.has(`${code}~${number}`)) number += 1;
  return `${code}~${number}`;
}

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
