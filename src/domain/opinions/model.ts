import { ConclusaoParecer, type ResolucaoAlerta, type Severidade } from '../generated/codes.ts';
import type { EventCode, Opening, Reading, Situation } from '../matricula/model/index.ts';

/**
 * The opinion (parecer) on one registry record, or on an operation with all its records: sentences in Portuguese, most
 * of them bound to the facts they say. What a template says today is never stored as truth; what a person signs is,
 * word for word.
 * @see workflow, section 6
 */

/** What an opinion is on. */
export type OpinionKind = 'record' | 'operation';

/** Every section, in the order of the page; an opinion has those of its kind. */
export const sectionCodes = [
  'deal',
  'guarantees',
  'property',
  'ownership',
  'liens',
  'history',
  'area',
  'reserve',
  'certificates',
  'calculations',
  'findings',
  'conclusion',
] as const;

export type SectionCode = (typeof sectionCodes)[number];

const operationSections: readonly SectionCode[] = [
  'deal',
  'guarantees',
  'certificates',
  'calculations',
  'findings',
  'conclusion',
];

const ofOperationsAlone: readonly SectionCode[] = ['deal', 'guarantees', 'certificates', 'calculations'];

/** The sections an opinion of this kind has, in the order of the page. */
export const sectionsOf = (kind: OpinionKind): readonly SectionCode[] =>
  kind === 'operation'
    ? operationSections
    : sectionCodes.filter((section) => !ofOperationsAlone.includes(section));

export const conclusionCodes = ConclusaoParecer;

export type ConclusionCode = (typeof conclusionCodes)[number];

/** What a sentence says, by the name of the fact: canonical texts (days ISO, decimals with `.`), no prose. */
export type Said = Readonly<Record<string, string>>;

/** Where a fact was read: an act by its identity, the opening without one, and the path in the domain model. */
export interface FactRef {
  readonly act: string | null;
  readonly field: string;
}

/** A sentence as the facts of today give it. */
export interface TemplateSentence {
  /** What it is about, stable while the facts change: `lien:R-7`, `owner:12345678909`. */
  readonly key: string;
  readonly section: SectionCode;
  readonly text: string;
  readonly says: Said;
  readonly sources: readonly FactRef[];
}

/** What ties a sentence to facts: those it was last brought up to, and the words the template had for them. */
export interface Binding {
  readonly key: string;
  readonly says: Said;
  readonly text: string;
}

/** A sentence of an opinion, in its place. */
export interface Sentence {
  /** The key while it is bound, `livre-n` for one that a person wrote or set free. */
  readonly id: string;
  readonly section: SectionCode;
  readonly text: string;
  /** Null when it says what a person answers for alone. */
  readonly binding: Binding | null;
  /** Kept as it is although its facts changed: why, and the facts it was kept before (null = they are gone). */
  readonly kept: { readonly reason: string; readonly says: Said | null } | null;
  /** Why a person left it out; it is not printed, and not offered again. */
  readonly omitted: string | null;
}

/** What the author writes and decides. */
export interface OpinionContent {
  readonly sentences: readonly Sentence[];
  readonly conclusion: ConclusionCode | null;
  readonly conditions: readonly string[];
}

export type FindingResolution = ResolucaoAlerta;
export type FindingSeverity = Severidade;

/** A finding as an opinion cites it, its words already in Portuguese. */
export interface OpinionFinding {
  /** Stable over readings. */
  readonly id: string;
  readonly severity: FindingSeverity;
  readonly text: string;
  /** What it is about beyond its words: another wording of the same is no change of the facts. */
  readonly substance: string;
  readonly law: string | null;
  /** Codes of the acts it is about. */
  readonly acts: readonly string[];
  /** Values whose words prove it. */
  readonly sources: readonly FactRef[];
  readonly resolution: FindingResolution;
  /** Why it was resolved so. */
  readonly reason: string | null;
}

/** Everything an opinion may speak of. */
export interface OpinionFacts {
  readonly reading: Pick<Reading, 'acts' | 'closing'> & { readonly opening: Opening };
  readonly today: Situation;
  readonly findings: readonly OpinionFinding[];
  /** Portuguese name of an event. */
  readonly eventName: (event: EventCode) => string;
}

/** Neither confirmed nor dismissed: an opinion that is silent about it hides it. */
export const isUnresolved = ({ resolution }: Pick<OpinionFinding, 'resolution'>): boolean =>
  resolution === 'aberta' || resolution === 'em_diligencia';
