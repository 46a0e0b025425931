import { AppError } from '../../errors.ts';
import type { EvidenceMap } from '../../pages/evidence.ts';
import { blankAct } from '../model/blankAct.ts';
import { valueAt } from '../model/fields/valueAt.ts';
import { actCodec, closingCodec, openingCodec } from '../model/fields/wireFields.ts';
import type {
  Act,
  ActKind,
  CertificateClosing,
  Correction,
  NewAct,
  Opening,
  Reading,
} from '../model/model.ts';
import { type Stated, withStated } from '../model/statedFacts.ts';
import {
  type AccountedBlock,
  accounted,
  blockOf,
  provedByBlock,
  usedBy,
  withAside,
  withoutAct,
} from './accountedBlocks.ts';
import { checkProof } from './givenProof.ts';
import { type Override, withOverride } from './overrides.ts';
import { editable, setField } from './setField.ts';

/** A field by hand, with what the reading said kept beside it. */
export interface Corrected {
  readonly type: Correction['type'];
  /** Id of the act; null for the opening. */
  readonly act: string | null;
  /** Path in the domain model; null when the whole act was added or removed. */
  readonly field: string | null;
  /** The reading's own value, through any number of corrections of the same field. */
  readonly from: unknown;
  readonly to: unknown;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
}

/** What counts today: the reading with the corrections over it. */
export interface Truth {
  readonly opening: Opening;
  readonly acts: readonly Act[];
  readonly closing: CertificateClosing;
  /** Every block of text of the pages and who accounts for it. */
  readonly coverage: readonly AccountedBlock[];
  readonly corrected: readonly Corrected[];
  /** Facts from elsewhere that people stated. */
  readonly stated: Stated;
  /** Derived values that people said otherwise. */
  readonly overrides: readonly Override[];
}

/**
 * Lays corrections over a reading, in order. Neither is changed.
 * @throws AppError 'correction-act-unknown', 'correction-field-unknown', 'correction-act-exists',
 * 'correction-block-unknown', 'quote-without-value' or 'matricula-value-invalid' when a correction does not fit the reading
 */
export function applyCorrections(reading: Reading, corrections: readonly Correction[]): Truth {
  return corrections.reduce(applyCorrection, {
    ...reading,
    coverage: accounted(reading.coverage),
    corrected: [],
    stated: [],
    overrides: [],
  });
}

/** One more correction over a truth. @throws as `applyCorrections` does */
export function applyCorrection(truth: Truth, correction: Correction): Truth {
  const next = applied(truth, correction);
  return { ...next, acts: next.acts.map((act, place) => (act.place === place ? act : { ...act, place })) };
}

/**
 * Further corrections, each change with the value it finds: what was read, or what an earlier correction made of that.
 * What a request says it was is not asked. @throws as `applyCorrections` does
 */
export function withFound(truth: Truth, added: readonly Correction[]): readonly Correction[] {
  const [first, ...rest] = added;
  if (!first) return [];
  const found = first.type === 'change' ? { ...first, from: valueFound(truth, first) } : first;
  return [found, ...withFound(applyCorrection(truth, first), rest)];
}

function valueFound(truth: Truth, { act, field }: Of<'change'>): unknown {
  if (act === null) return valueAt(headOf(truth), field) ?? null;
  const owner = actOf(truth, act);
  return (field === 'cancels' ? cancelsOf(owner) : valueAt(owner, field)) ?? null;
}

function applied(truth: Truth, correction: Correction): Truth {
  if (correction.type === 'add-act') return addAct(truth, correction);
  if (correction.type === 'remove-act') return removeAct(truth, correction);
  if (correction.type === 'state') return state(truth, correction);
  if (correction.type === 'set-aside') return { ...truth, coverage: withAside(truth.coverage, correction) };
  if (correction.type === 'override') return override(truth, correction);
  if (correction.act !== null) return changeAct(truth, correction);
  return ofClosing(correction.field) === null
    ? changeOpening(truth, correction)
    : changeClosing(truth, correction);
}

/**
 * What stands outside all acts, as corrections name it: the opening's own fields, and under `closing` what the
 * certificate says of itself.
 */
export const headOf = ({ opening, closing }: Pick<Reading, 'opening' | 'closing'>) => ({
  ...opening,
  closing,
});

/** @returns the closing's own path, null for a field of something else */
export const ofClosing = (field: string): string | null => /^closing\.(.+)$/.exec(field)?.[1] ?? null;

type Of<Type extends Correction['type']> = Extract<Correction, { readonly type: Type }>;

function changeOpening(truth: Truth, correction: Of<'change'>): Truth {
  const { field, value } = correction;
  const opening = setField(truth.opening, openingCodec, field, value);
  const values = { from: valueAt(truth.opening, field), to: valueAt(opening, field) };
  return {
    ...truth,
    opening: { ...opening, evidence: provedAnew(truth, opening.evidence, correction) },
    corrected: noted(truth, correction, { act: null, field, ...values }),
  };
}

function changeClosing(truth: Truth, correction: Of<'change'>): Truth {
  const { field, value } = correction;
  const own = ofClosing(field) ?? '';
  const closing = setField(truth.closing, closingCodec, own, value);
  const values = { from: valueAt(truth.closing, own), to: valueAt(closing, own) };
  return {
    ...truth,
    closing: {
      ...closing,
      evidence: provedAnew(truth, closing.evidence, { ...correction, field: own }),
    },
    corrected: noted(truth, correction, { act: null, field, ...values }),
  };
}

function changeAct(truth: Truth, correction: Of<'change'>): Truth {
  const { field, value } = correction;
  const act = actOf(truth, correction.act ?? '');
  const codes = field === 'cancels';
  const set = codes ? withCancels(act, value) : setField(act, actCodec, field, value);
  const changed = withCode({ ...set, evidence: provedAnew(truth, set.evidence, correction) });
  const values = codes
    ? { from: cancelsOf(act), to: cancelsOf(changed) }
    : { from: valueAt(act, field), to: valueAt(changed, field) };
  return {
    ...truth,
    acts: truth.acts.map((other) => (other === act ? changed : other)),
    corrected: noted(truth, correction, { act: act.id, field, ...values }),
  };
}

function addAct(truth: Truth, correction: Of<'add-act'>): Truth {
  if (truth.acts.some(({ id }) => id === correction.act)) {
    throw new AppError('correction-act-exists', { act: correction.act });
  }
  const typed = completeAct(correction.act, correction.value);
  const block = correction.block ? blockOf(truth.coverage, correction.block) : null;
  const act = block ? provedByBlock(typed, block) : typed;
  return {
    ...truth,
    acts: truth.acts.toSpliced(placeFor(act, truth.acts), 0, act),
    coverage: block ? usedBy(truth.coverage, block, act.id) : truth.coverage,
    corrected: noted(truth, correction, { act: act.id, field: null, from: null, to: act }),
  };
}

function removeAct(truth: Truth, correction: Of<'remove-act'>): Truth {
  const act = actOf(truth, correction.act);
  return {
    ...truth,
    acts: truth.acts.filter((other) => other !== act),
    coverage: withoutAct(truth.coverage, act.id, correction),
    corrected: noted(truth, correction, { act: act.id, field: null, from: act, to: null }),
  };
}

/** Says nothing of the reading: acts and opening stay as they are. */
const state = (truth: Truth, correction: Of<'state'>): Truth => ({
  ...truth,
  stated: withStated(truth.stated, correction.fact, correction.value, correction),
});

const override = (truth: Truth, correction: Of<'override'>): Truth => ({
  ...truth,
  overrides: withOverride(truth.overrides, correction.field, correction.value, correction),
});

/** What proves a thing after one of its fields was changed. @throws AppError 'quote-without-value' */
function provedAnew(truth: Truth, evidence: EvidenceMap, { field, value, proof }: Of<'change'>): EvidenceMap {
  const kept = stillProving(evidence, field);
  if (!proof) return kept;
  checkProof(truth.coverage, field, value, proof);
  return { ...kept, [field]: { ...proof, confidence: 100 } };
}

/** A list written anew no longer has the elements that the page proves one by one; a single value keeps its proof. */
const stillProving = (evidence: EvidenceMap, field: string): EvidenceMap =>
  Object.fromEntries(Object.entries(evidence).filter(([path]) => !path.startsWith(`${field}.`)));

/** @throws AppError 'correction-act-unknown' */
function actOf(truth: Truth, id: string): Act {
  const act = truth.acts.find((other) => other.id === id);
  if (!act) throw new AppError('correction-act-unknown', { act: id });
  return act;
}

/** The list of what is by hand, each field once; a field set back to what was read is by hand no more. */
function noted(
  truth: Truth,
  { type, reason, by, at }: Correction,
  { act, field, from, to }: Pick<Corrected, 'act' | 'field' | 'from' | 'to'>,
): Corrected[] {
  const before = truth.corrected.find(
    (other) => other.type === 'change' && other.act === act && other.field === field,
  );
  const others = truth.corrected.filter((other) => other !== before);
  const original = before ? before.from : from;
  if (type === 'change' && JSON.stringify(original ?? null) === JSON.stringify(to ?? null)) return others;
  return [...others, { type, act, field, from: original, to, reason, by, at }];
}

const codeOf = (kind: ActKind, order: number): string => `${kind}-${order}`;

const withCode = (act: Act): Act => ({ ...act, code: codeOf(act.kind, act.order) });

/** Codes an act takes down: what the list of acts shows and people edit, beside the links in full. */
export const cancelsOf = (act: Act): string[] =>
  act.links.filter(({ kind }) => kind === 'cancels').map(({ code }) => code);

function withCancels(act: Act, codes: unknown): Act {
  const list = Array.isArray(codes) ? codes : [codes];
  const links = [
    ...act.links.filter(({ kind }) => kind !== 'cancels'),
    ...list.map((code) => ({ kind: 'cancels', code })),
  ];
  return setField(act, actCodec, 'links', links);
}

/** An act typed by a person, with nothing where nothing was typed; checked field by field. */
function completeAct(id: string, value: NewAct): Act {
  const { kind, order, event } = value;
  const empty = blankAct({ id, kind, order, code: codeOf(kind, order), event });
  const given = Object.entries(value).filter(([key, item]) => item !== undefined && editable(key));
  return withCode(given.reduce((act, [key, item]) => setField(act, actCodec, key, item), empty));
}

/** Where a missed act belongs: after the last act of the same sequence with a smaller number, else by its date. */
function placeFor(act: Act, acts: readonly Act[]): number {
  const apart = acts.some((one) =>
    acts.some((other) => one.kind !== other.kind && one.order === other.order),
  );
  const sequence = (other: Act) => !apart || other.kind === act.kind;
  const before = acts.findLastIndex((other) => sequence(other) && other.order < act.order);
  const after = acts.findIndex((other) => sequence(other) && other.order > act.order);
  const earliest = before + 1;
  const latest = after < 0 ? acts.length : after;
  const { date } = act;
  if (date === null || earliest >= latest) return earliest;
  const later = acts.slice(earliest, latest).findIndex((other) => other.date !== null && other.date > date);
  return later < 0 ? (apart ? latest : earliest) : earliest + later;
}
