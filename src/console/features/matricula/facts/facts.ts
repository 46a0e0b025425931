import {
  type Corrected,
  headOf,
  ofClosing,
  type Truth,
} from '../../../../domain/matricula/corrections/index.ts';
import {
  type Act,
  type CorrectionBody,
  type CurrencyCode,
  valueAt,
} from '../../../../domain/matricula/model/index.ts';
import type { Evidence, EvidenceMap } from '../../../../domain/pages/evidence.ts';
import { expandPath, pathAndParents } from '../pages/paths.ts';
import { actFields, closingFields, type FieldKind, type FieldRule, openingFields } from './fields.ts';

/** One value of the record with everything the screen says of it. */
export interface Fact {
  /** `${act id or 'opening'}/${field}`: stable while the reading stands. */
  readonly id: string;
  /** Id of its act; null = the opening, or the certificate's closing. */
  readonly act: string | null;
  readonly code: string | null;
  /** Path in the domain model. */
  readonly field: string;
  readonly kind: FieldKind;
  /** Key under `review.field`. */
  readonly label: string;
  readonly value: unknown;
  /** Of the act, for amounts. */
  readonly currency: CurrencyCode | null;
  readonly evidence: Evidence | null;
  /** Read with little confidence and not yet looked at by a person. */
  readonly doubtful: boolean;
  /** Place among the doubts, 1 first; null when there is none. */
  readonly doubt: number | null;
  /** What the machine read, who said otherwise and why; null while the reading stands. */
  readonly corrected: Corrected | null;
}

/** Below this confidence a value is shown as doubtful. */
export const doubtBelow = 90;

/**
 * Every value present in today's truth in the order of the document: opening, acts, closing.
 * @param corrections those the truth was made with: one that keeps the value read settles a doubt all the same
 */
export function factsOf(truth: Truth, corrections: readonly CorrectionBody[]): Fact[] {
  const said = standingChanges(corrections);
  const opening = factsOfThing(null, openingFields, truth.opening, truth.corrected, said);
  const acts = truth.acts.flatMap((act) => factsOfThing(act, actFields, act, truth.corrected, said));
  const head = { ...headOf(truth), evidence: ofClosingFields(truth.closing.evidence) };
  const closing = factsOfThing(null, closingFields, head, truth.corrected, said);
  return numberDoubts([...opening, ...acts, ...closing]);
}

const ofClosingFields = (evidence: EvidenceMap): EvidenceMap =>
  Object.fromEntries(Object.entries(evidence).map(([field, proof]) => [`closing.${field}`, proof]));

/** Whether the certificate says it of itself. */
export const isOfClosing = ({ act, field }: Pick<Fact, 'act' | 'field'>): boolean =>
  act === null && ofClosing(field) !== null;

export const factId = (act: string | null, field: string): string => `${act ?? 'opening'}/${field}`;

/** A value the act, or the opening, does not state, as a fact to be typed in. */
export function emptyFact(act: Act | null, rule: FieldRule): Fact {
  return {
    id: factId(act?.id ?? null, rule.path),
    act: act?.id ?? null,
    code: act?.code ?? null,
    field: rule.path,
    kind: rule.kind,
    label: rule.label,
    value: null,
    currency: act?.currency ?? null,
    evidence: null,
    doubtful: false,
    doubt: null,
    corrected: null,
  };
}

/** Fields that say nothing and may be typed in; parts of lists are not among them. */
export function emptyFields(
  act: Act | null,
  facts: readonly Fact[],
  rules: readonly FieldRule[] = act ? actFields : openingFields,
): FieldRule[] {
  const shown = new Set(facts.filter((fact) => fact.act === (act?.id ?? null)).map(({ field }) => field));
  return rules.filter(({ path }) => !/[*]|propertyChange/.test(path) && !shown.has(path));
}

function factsOfThing(
  act: Act | null,
  rules: readonly FieldRule[],
  thing: { readonly evidence: EvidenceMap },
  corrected: readonly Corrected[],
  said: readonly Change[],
): Fact[] {
  return rules
    .flatMap((rule) => expandPath(thing, rule.path).map((field) => ({ rule, field })))
    .map(({ rule, field }) => {
      const evidence = evidenceOf(thing.evidence, field);
      const hand = correctedOf(corrected, act?.id ?? null, field);
      return {
        id: factId(act?.id ?? null, field),
        act: act?.id ?? null,
        code: act?.code ?? null,
        field,
        kind: rule.kind,
        label: rule.label,
        value: valueAt(thing, field) ?? null,
        currency: act?.currency ?? null,
        evidence,
        doubtful:
          evidence !== null &&
          evidence.confidence < doubtBelow &&
          !said.some((change) => settles(change, act?.id ?? null, field)),
        doubt: null,
        corrected: hand,
      };
    })
    .filter((fact) => fact.value !== null || fact.corrected !== null || isWholeShare(fact.field));
}

/** A transfer without a share passes all that the givers hold, which is said like any other share. */
const isWholeShare = (field: string): boolean => /^transfers\.\d+\.share$/.test(field);

/** A list item's evidence stands in for its parts, a list's for its items. */
function evidenceOf(evidence: EvidenceMap, field: string): Evidence | null {
  const key = pathAndParents(field).find((path) => evidence[path]);
  return key ? (evidence[key] ?? null) : null;
}

const correctedOf = (corrected: readonly Corrected[], act: string | null, field: string): Corrected | null =>
  corrected.findLast((item) => item.type === 'change' && item.act === act && item.field === field) ?? null;

/** A person has looked at the value: itself, what it is a part of, or another share of the same transfer. */
function settles(change: Change, act: string | null, field: string): boolean {
  if (change.act !== act) return false;
  const transfer = /^transfers\.\d+\./.exec(field)?.[0];
  return (
    pathAndParents(field).includes(change.field) ||
    (transfer !== undefined && change.field.startsWith(transfer))
  );
}

type Change = Extract<CorrectionBody, { readonly type: 'change' }>;

/** Changes less those taken back: one that gives a value back as the change before found it undoes that change. */
function standingChanges(corrections: readonly CorrectionBody[]): Change[] {
  const standing: Change[] = [];
  for (const change of corrections) {
    if (change.type !== 'change') continue;
    const before = standing.findLast(({ act, field }) => act === change.act && field === change.field);
    const takesBack =
      before !== undefined && isSame(change.value, before.from) && !isSame(before.value, before.from);
    if (takesBack) standing.splice(standing.lastIndexOf(before), 1);
    else standing.push(change);
  }
  return standing;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Facts that share the words of a doubt share its number, so the page and the list count alike. */
function numberDoubts(facts: readonly Fact[]): Fact[] {
  const numbers = new Map<string, number>();
  return facts.map((fact) => {
    if (!fact.doubtful || !fact.evidence) return fact;
    const key = `${fact.act}|${JSON.stringify(fact.evidence.spans)}`;
    const doubt = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, doubt);
    return { ...fact, doubt };
  });
}
