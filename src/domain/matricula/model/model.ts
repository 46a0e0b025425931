import type { LocalDate } from '../../dates.ts';
import { Evento, type Moeda, type TipoAto } from '../../generated/codes.ts';
import type { Evidence, EvidenceMap } from '../../pages/evidence.ts';
import type { Box } from '../../pages/words.ts';
import type { Decimal, Share } from '../../units.ts';
import type { FactCode, FactValue } from './statedFacts.ts';

/**
 * A registry record in three layers (design, section 7):
 * a *reading* is what was read from one file and never changes; *corrections* are what people say of it;
 * the *situation* is a fold over the acts and is never stored as truth.
 * Everything here is plain JSON. What each field may hold, and its name on the wire, is given in `fields` only.
 */

export type PropertyKind = 'rural' | 'urban';

export interface Party {
  readonly name: string;
  /** CPF or CNPJ without punctuation; null when not printed. */
  readonly document: string | null;
  /** As the office prints it, normalised by domain/matricula rules, e.g. `comunhão parcial de bens`. */
  readonly maritalRegime: string | null;
  readonly spouse: string | null;
}

/** A current or opening owner. */
export interface Owner extends Party {
  readonly share: Share;
  readonly kind: 'full' | 'bare';
  /** Code of the act the share comes from; null for the opening. */
  readonly origin: string | null;
}

export interface Area {
  readonly value: Decimal;
  readonly unit: 'ha' | 'm2';
}

export interface Property {
  readonly kind: PropertyKind | null;
  readonly name: string | null;
  readonly municipality: string | null;
  readonly state: string | null;
  readonly area: Area | null;
  readonly incraCode: string | null;
  readonly nirf: readonly string[];
  readonly ccir: string | null;
  readonly car: string | null;
  readonly municipalRegistration: string | null;
}

/** The leaf's own head: what the record said on the day it was opened. */
export interface Opening {
  readonly number: string | null;
  readonly cnm: string | null;
  readonly registryOffice: string | null;
  readonly district: string | null;
  readonly state: string | null;
  readonly openedOn: LocalDate | null;
  readonly previousRecord: string | null;
  readonly property: Property;
  readonly owners: readonly Owner[];
  readonly text: string;
  readonly evidence: EvidenceMap;
}

/** What the closing of the certificate says. */
export interface CertificateClosing {
  readonly kind: 'full' | 'situation' | 'view' | 'other' | null;
  readonly issuedOn: LocalDate | null;
  /** Protocol numbers of titles waiting at the office. */
  readonly openProtocols: readonly string[];
  readonly evidence: EvidenceMap;
}

export type ActKind = TipoAto;

/** A share that passes from owners to others. */
export interface Transfer {
  readonly from: readonly string[];
  readonly to: readonly { readonly name: string; readonly share: Share | null }[];
  /** null = all that the givers hold. */
  readonly share: Share | null;
  /** Whether `share` is of the whole property or of what the givers hold. */
  readonly of: 'property' | 'holding';
  /** `replace` (usucapião, divisão): all former owners leave. */
  readonly mode: 'transfer' | 'replace';
}

export type LinkKind = 'cancels' | 'cancels-in-part' | 'restores' | 'amends' | 'carries-over' | 'cites';

export interface Link {
  readonly kind: LinkKind;
  /** Canonical code of the other act: `R-3`. */
  readonly code: string;
}

/** A later change of who an owner is: marriage, divorce, new name, corrected document. */
export interface PersonChange {
  readonly name: string;
  readonly newName?: string | null;
  readonly document?: string | null;
  readonly maritalRegime?: string | null;
  readonly spouse?: string | null;
}

/** Changes of the property's own data that an act brings (only the keys it changes). */
export type PropertyChange = Partial<Omit<Property, 'area'>>;

export type EventCode = Evento;

/** Kinds of act, in the order they are offered in; what each does stands in `events.ts`. */
export const eventCodes = Evento;

export type CurrencyCode = Moeda;

export interface Act {
  /** Survives readings: equal acts of two readings get the same id (matched by code, kind, date or text). */
  readonly id: string;
  readonly kind: ActKind;
  /** Printed number. */
  readonly order: number;
  /** Canonical `R-3`, `AV-5`. */
  readonly code: string;
  /** Place in the document, 0 first: the order of the fold. */
  readonly place: number;
  /** Date of registration, not of the deed. */
  readonly date: LocalDate | null;
  readonly titleDate: LocalDate | null;
  readonly protocol: string | null;
  readonly event: EventCode;
  readonly value: Decimal | null;
  readonly currency: CurrencyCode | null;
  readonly creditor: string | null;
  readonly grantors: readonly Party[];
  readonly grantees: readonly Party[];
  /** Who gets no land by a deed that passes it, only the usufruct it keeps or gives; absent where nobody does. */
  readonly usufructuaries?: readonly Party[];
  readonly degree: number | null;
  readonly dueOn: LocalDate | null;
  readonly transfers: readonly Transfer[];
  readonly links: readonly Link[];
  /** Total land area after the act, when it states or implies one. */
  readonly area: Area | null;
  /** Area that left the property (desmembramento, desapropriação), when only that is given. */
  readonly detachedArea: Area | null;
  readonly legalReserve: Area | null;
  readonly personChanges: readonly PersonChange[];
  readonly propertyChange: PropertyChange;
  readonly text: string;
  readonly evidence: EvidenceMap;
  /** Validity set by a person, kept until removed. */
  readonly manualValidity: { readonly valid: boolean; readonly reason: string } | null;
}

/** What used a block of text; `open`: nothing did, or what did does not explain it, and a person must look. */
export type BlockUse = 'opening' | 'act' | 'closing' | 'furniture' | 'open';

/** Why a block is open. */
export type OpenReason = (typeof openReasons)[number];

export const openReasons = [
  'before', 'after', 'no-record', 'heading', 'lien', 'cancellation', 'number-gap', 'unreadable', 'no-text', 'unread',
] as const; // biome-ignore format: a table reads better than a column

/** A block of text of one page and who accounts for it: every word of the pages stands in exactly one. */
export interface CoverageBlock {
  /** Of its page and its words, so that the same text keeps it in a later reading. */
  readonly id: string;
  readonly page: number;
  /** At most three, as a selection of text is drawn. */
  readonly boxes: readonly Box[];
  /** The words as printed, joined by spaces; empty where an image has none. */
  readonly text: string;
  readonly use: BlockUse;
  /** Id of the act that used the text, or in whose text an open block stands. */
  readonly act: string | null;
  /** Null unless it is open. */
  readonly why: OpenReason | null;
}

/** Immutable: what one file said. */
export interface Reading {
  readonly opening: Opening;
  readonly acts: readonly Act[];
  readonly closing: CertificateClosing;
  readonly coverage: readonly CoverageBlock[];
}

/** What a person changed, over a reading; replayed in order. Values are those of the domain model. */
export type Correction = CorrectionBody & {
  readonly reason: string;
  readonly by: string;
  readonly at: string;
};

export type CorrectionBody =
  | {
      readonly type: 'change';
      readonly act: string | null;
      readonly field: string;
      readonly value: unknown;
      readonly from: unknown;
      /** Words that say the value, where a person points at them. */
      readonly proof?: Evidence;
    }
  | {
      readonly type: 'add-act';
      readonly act: string;
      readonly value: NewAct;
      /** Id of the block of text it was typed in from. */
      readonly block?: string;
    }
  | { readonly type: 'remove-act'; readonly act: string }
  /** A block of text that a person says needs no act; `aside` false takes that back. */
  | { readonly type: 'set-aside'; readonly block: string; readonly aside: boolean }
  /** A derived value said otherwise; null takes what was said away. */
  | {
      readonly type: 'override';
      readonly field: OverrideField;
      readonly value: OverrideValues[OverrideField] | null;
    }
  /** A fact from elsewhere that a finding asks for; null takes the statement away. */
  | { readonly type: 'state'; readonly fact: FactCode; readonly value: FactValue | null };

/** A missed act typed in by a person: what the form asks. */
export type NewAct = Pick<Act, 'kind' | 'order' | 'date' | 'event'> & Partial<Act>;

/** What may be overridden, and as what. */
export interface OverrideValues {
  /** Today's owners, all of them. */
  readonly owners: readonly Owner[];
  /** Today's area. */
  readonly area: Area;
  readonly legalReserve: { readonly registered: boolean; readonly area: Area | null };
}

export type OverrideField = keyof OverrideValues;

export interface Encumbrance {
  readonly act: string;
  readonly code: string;
  readonly event: EventCode;
  readonly creditor: string | null;
  readonly value: Decimal | null;
  readonly currency: CurrencyCode | null;
  readonly degree: number | null;
  /** Due date in force, after amendments. */
  readonly dueOn: LocalDate | null;
  readonly since: LocalDate | null;
  /** Ids of amending acts. */
  readonly amendments: readonly string[];
  readonly partlyReleased: boolean;
  /** Code of the auction of the same court case that spent it (`exaurida`); in force until a person confirms. */
  readonly spentBy: string | null;
}

export interface AreaStep {
  /** Code of the act; null for the opening. */
  readonly code: string | null;
  readonly area: Area;
}

export type WarningCode =
  | 'shares-do-not-close'
  | 'share-exceeds-holding'
  | 'share-not-read'
  | 'grantor-not-owner'
  | 'cancellation-without-target'
  | 'act-number-gap'
  | 'act-number-repeated'
  | 'depends-on-cancelled-act';

export interface Warning {
  readonly code: WarningCode;
  /** Codes of the acts concerned. */
  readonly acts: readonly string[];
  readonly params: Readonly<Record<string, string>>;
}

/** Everything derived. `situation(opening, acts)` is its only source. */
export interface Situation {
  readonly property: Property;
  readonly owners: readonly Owner[];
  /** Validity by act id. */
  readonly valid: Readonly<Record<string, boolean>>;
  readonly encumbrances: readonly Encumbrance[];
  readonly areaHistory: readonly AreaStep[];
  readonly legalReserve: {
    readonly registered: boolean;
    readonly code: string | null;
    readonly area: Area | null;
  };
  /** Whether an act closed the record. */
  readonly closed: boolean;
  readonly warnings: readonly Warning[];
}
