import type { LocalDate } from '../dates.ts';
import type { Area, CurrencyCode, EventCode, FactCode } from '../matricula/model/index.ts';
import type { Severity } from '../severity.ts';
import type { Decimal } from '../units.ts';

/**
 * What a person has to look at before money is lent on a property: a red flag, or a question for a fact that no
 * registry record holds.
 * @see domain rules of the matrícula, section 10
 */
export interface Finding {
  /** Rule, acts and subject: the same in every reading of the record. */
  readonly id: string;
  readonly rule: RuleCode;
  /** A question is decided once the fact it asks for is stated. */
  readonly kind: 'finding' | 'question';
  readonly severity: Severity;
  /** Which of the rule's sentences says it: `findings.<rule>.<text>`. */
  readonly text: string;
  readonly params: Params;
  /** Ids of the acts it is about; none where it is about the opening or the certificate. */
  readonly acts: readonly string[];
  /** Codes of the same acts. */
  readonly codes: readonly string[];
  readonly evidence: readonly FindingEvidence[];
  readonly law: string;
  /** The fact that decides it. */
  readonly asks: FactCode | null;
}

/** `RF` of the trade's list; `FL` ours: what the specification and the taxonomy ask for beyond it. */
export type RuleCode = `RF-${string}` | `FL-${string}`;

/** A value of a sentence, kept apart from its language. Plain JSON. */
export type Param =
  | string
  | { readonly date: LocalDate }
  | { readonly money: Decimal; readonly currency: CurrencyCode | null }
  | { readonly area: Area }
  | { readonly percent: Decimal }
  | { readonly event: EventCode }
  /** Names of people, written as the screen writes names. */
  | { readonly names: readonly string[] };

export type Params = Readonly<Record<string, Param>>;

/** The words that gave rise to it. */
export interface FindingEvidence {
  /** Id of the act; null = the opening or the certificate. */
  readonly act: string | null;
  readonly code: string | null;
  /** Path of the value in the act or opening whose proof this is; null = words of the text. */
  readonly field: string | null;
  readonly page: number | null;
  readonly quote: string;
  /** The certificate whose words and page these are; absent where they are the record's own. */
  readonly certificate?: { readonly id: number; readonly name: string; readonly issuedOn: LocalDate | null };
}
