import { type SourcedText, toSourcedText } from '../../pages/sourcedText.ts';
import type { PageText } from '../../pages/words.ts';
import { isAcquisition } from '../model/events.ts';
import type { Extractor } from '../model/extractor.ts';
import { withIds } from '../model/identity.ts';
import type { Act, Opening, Reading } from '../model/model.ts';
import { situationAlong } from '../model/situation/situation.ts';
import { readAct } from './acts/act.ts';
import { readClosing } from './acts/closing.ts';
import { type Blocks, splitActs } from './acts/splitActs.ts';
import { type RecordLines, splitRecords } from './acts/splitRecords.ts';
import { calibrated } from './confidence/calibrated.ts';
import { ledgersOf, type ReadParts } from './ledger/ledger.ts';
import { readOpening } from './opening/opening.ts';
import { peopleSeen } from './persons/peopleSeen.ts';

/**
 * Words of a file's pages -> one reading for each registry record found, in order; none for a file that holds no
 * record. Deterministic rules for Portuguese registry prose: the same pages always give the same readings, and
 * every value carries the words that prove it.
 */
export function readMatricula(pages: readonly PageText[]): Reading[] {
  const records = splitRecords(pages).map(readRecord);
  const ledgers = ledgersOf(pages, records);
  return records.map(({ opening, acts, closing }, index) =>
    calibrated({ opening, acts, closing, coverage: ledgers[index] ?? [] }),
  );
}

/** Our rules as a reader of records. */
export const recordRules: Extractor = { read: readMatricula };

type ReadRecord = Omit<Reading, 'coverage'> & ReadParts;

function readRecord(record: RecordLines): ReadRecord {
  const sourced = toSourcedText(record.body);
  const blocks = splitActs(sourced, record.number);
  const opening = readOpening(sourced, blocks.opening, record);
  return {
    opening,
    acts: readActs(sourced, blocks, opening),
    closing: readClosing(sourced, closingRange(sourced, blocks), record.furniture, record.number),
    record,
    sourced,
    blocks,
  };
}

function readActs(sourced: SourcedText, blocks: Blocks, opening: Opening): Act[] {
  const acts: Act[] = [];
  const people = peopleSeen();
  people.note(sourced.folded, sourced.text, {
    ...blocks.opening,
    end: Math.min(blocks.opening.end, blocks.opening.start + 30_000),
  });
  const standing = new Set<string>();
  let transferred: Act | undefined;
  let encumbered: Act | undefined;
  // The fold is dear on long records, so it runs again only after an act that may change what it says.
  const along = situationAlong(opening);
  let now = once(() => along(acts));
  for (const [place, block] of blocks.acts.entries()) {
    const act = readAct(sourced, block, block.heading, {
      number: opening.number,
      place,
      people,
      earlier: acts.map(({ code, kind, order, event, creditor, text, links }) => ({
        code,
        kind,
        order,
        event,
        creditor,
        stands: () => standing.has(code),
        text: () => text,
        amends: links.flatMap((link) => (link.kind === 'amends' ? link.code : [])),
      })),
      known: {
        owners: () => now().owners,
        lastGrantors: transferred?.grantors ?? [],
        lastGrantees: transferred?.grantees ?? opening.owners,
        lastDebtors: encumbered?.grantors ?? [],
        area: () => now().areaHistory.at(-1)?.area ?? null,
      },
    });
    if (isAcquisition(act.event)) transferred = act;
    if (act.grantors.length > 0) encumbered = act;
    acts.push(act);
    follow(standing, act, acts);
    if (changesSituation(act, acts)) now = once(() => along(acts));
  }
  return withIds(acts);
}

/** Keeps the codes in force, as far as later acts need them to find what they cancel. */
function follow(standing: Set<string>, act: Act, acts: readonly Act[]): void {
  standing.add(act.code);
  for (const { kind, code } of act.links) {
    if (kind === 'cancels') standing.delete(code);
    if (kind === 'restores') standing.add(code);
    const absorbs =
      act.event === 'consolidacao_propriedade' &&
      acts.find((other) => other.code === code)?.event === 'alienacao_fiduciaria';
    if (absorbs) standing.delete(code);
  }
}

/** Whether owners or land may be others after the act. */
function changesSituation(act: Act, acts: readonly Act[]): boolean {
  if (
    isAcquisition(act.event) ||
    act.transfers.length > 0 ||
    act.personChanges.length > 0 ||
    act.area ||
    act.detachedArea
  )
    return true;
  return act.links.some(({ kind, code }) => {
    const target =
      kind === 'cancels' || kind === 'restores' ? acts.find((other) => other.code === code) : undefined;
    return target !== undefined && (isAcquisition(target.event) || target.event === 'cancelamento');
  });
}

function once<Value>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}

/** Some offices certify before the copy: then the words stand before the description. */
function closingRange({ folded }: SourcedText, { opening, closing }: Blocks): Blocks['closing'] {
  if (closing.end - closing.start > 20) return closing;
  const lead = folded.slice(opening.start, opening.end);
  const start = lead.search(/\bCERTIFIC[OA]\b|\bCERTIDAO\b/);
  const end = lead.search(/\bIM[O0]VE[IL1]\s*[:;-]/);
  return start >= 0 && end > start ? { start: opening.start + start, end: opening.start + end } : closing;
}
