import { valueAt } from '../model/fields/valueAt.ts';
import { matchActs } from '../model/identity.ts';
import type { Act, CertificateClosing, CorrectionBody } from '../model/model.ts';
import type { Corrected, Truth } from './corrections.ts';

/**
 * What a further reading of a record says otherwise than the one before, act by act and field by field, so that a
 * person decides: a new reading never overwrites what people did silently.
 * @see workflow, section 3: the analyst picks field by field or takes everything
 */
export type ReadingChange = {
  /** Stable while both readings stand: `AV-5`, `R-3/creditor`, `opening/property.name`. */
  readonly id: string;
} & (
  | {
      readonly kind: 'value';
      /** Id of the act; null for the opening. */
      readonly act: string | null;
      readonly code: string | null;
      readonly field: string;
      readonly before: unknown;
      readonly after: unknown;
      /** Who had said `before`; null when it was read. */
      readonly byHand: Pick<Corrected, 'by' | 'at' | 'reason'> | null;
    }
  /** The new reading has an act that the one before had not. */
  | { readonly kind: 'act-added'; readonly act: Act }
  /** The new reading lacks an act that was there, read or typed in. */
  | { readonly kind: 'act-gone'; readonly act: Act }
);

export interface ReadingChanges {
  readonly items: readonly ReadingChange[];
  /** The certificates read: a newer one shows by its date. */
  readonly closing: { readonly before: CertificateClosing; readonly after: CertificateClosing };
}

/**
 * @param before truth of the reading people worked with
 * @param after truth of the new one, with the corrections that came along
 */
export function readingChanges(before: Truth, after: Truth): ReadingChanges {
  const pairs = pairsOf(before.acts, after.acts);
  const met = new Set(pairs.values());
  const gone = before.acts.filter(({ id }) => !pairs.has(id));
  const added = after.acts.filter(({ id }) => !met.has(id));
  const changed = before.acts.flatMap((act) => {
    const now = after.acts.find(({ id }) => id === pairs.get(act.id));
    return now ? valueChanges(act, now, actFields, before.corrected) : [];
  });
  return {
    items: [
      ...valueChanges(before.opening, after.opening, openingFields, before.corrected),
      ...[...changed, ...added.map(asAdded), ...gone.map(asGone)].toSorted(
        (a, b) => placeOf(a, after, before) - placeOf(b, after, before),
      ),
    ],
    closing: { before: before.closing, after: after.closing },
  };
}

/** What must be said of the new reading for a change not to happen. */
export function keeping(change: ReadingChange): CorrectionBody {
  if (change.kind === 'act-added') return { type: 'remove-act', act: change.act.id };
  if (change.kind === 'act-gone') {
    const { id, code, place, evidence, ...value } = change.act;
    return { type: 'add-act', act: id, value };
  }
  const { act, field, before, after } = change;
  return { type: 'change', act, field, value: before, from: after };
}

/** What people correct of an opening and of an act; validity by hand comes along by itself. */
const openingFields = [
  'number', 'cnm', 'registryOffice', 'district', 'state', 'openedOn', 'previousRecord', 'property.kind', 'property.name',
  'property.municipality', 'property.state', 'property.area', 'property.incraCode', 'property.nirf', 'property.ccir',
  'property.car', 'property.municipalRegistration', 'owners',
]; // biome-ignore format: a table reads better than a column

const actFields = [
  'date', 'titleDate', 'protocol', 'event', 'value', 'currency', 'creditor', 'grantors', 'grantees', 'degree', 'dueOn',
  'transfers', 'links', 'area', 'detachedArea', 'legalReserve', 'personChanges', 'propertyChange',
]; // biome-ignore format: a table reads better than a column

/** Acts keep their ids over readings; one typed in by hand and found now has another. */
function pairsOf(before: readonly Act[], after: readonly Act[]): ReadonlyMap<string, string> {
  const ids = new Set(after.map(({ id }) => id));
  const same = before.filter(({ id }) => ids.has(id)).map(({ id }): [string, string] => [id, id]);
  const taken = new Set(same.map(([id]) => id));
  const rest = matchActs(
    before.filter(({ id }) => !ids.has(id)),
    after.filter(({ id }) => !taken.has(id)),
  );
  return new Map([...same, ...rest]);
}

function valueChanges(
  before: object,
  after: object,
  fields: readonly string[],
  corrected: readonly Corrected[],
): ReadingChange[] {
  const act = 'id' in after ? String(after.id) : null;
  const code = 'code' in after ? String(after.code) : null;
  const old = 'id' in before ? String(before.id) : null;
  return fields.flatMap((field): ReadingChange[] => {
    const [was, is] = [valueAt(before, field) ?? null, valueAt(after, field) ?? null];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const hand = corrected.findLast(
      (item) => item.act === old && (item.field === field || item.field?.startsWith(`${field}.`)),
    );
    return [
      {
        id: `${act ?? 'opening'}/${field}`,
        kind: 'value',
        act,
        code,
        field,
        before: was,
        after: is,
        byHand: hand ? { by: hand.by, at: hand.at, reason: hand.reason } : null,
      },
    ];
  });
}

const asAdded = (act: Act): ReadingChange => ({ id: act.id, kind: 'act-added', act });
const asGone = (act: Act): ReadingChange => ({ id: act.id, kind: 'act-gone', act });

/** Changes stand in the order of the document. */
function placeOf(change: ReadingChange, after: Truth, before: Truth): number {
  if (change.kind === 'value') return after.acts.find(({ id }) => id === change.act)?.place ?? -1;
  if (change.kind === 'act-added') return change.act.place;
  return before.acts.find(({ id }) => id === change.act.id)?.place ?? 0;
}
