import type { LocalDate } from '../../dates.ts';
import type { Box } from '../../pages/words.ts';
import type { CertificateResult } from './results.ts';

/** The words that say a value: those of the page where it begins. */
export interface ValueEvidence {
  readonly page: number;
  readonly boxes: readonly Box[];
  readonly quote: string;
}

/** A value that may be taken over from a certificate. */
export interface Proposed<Value> {
  readonly value: Value;
  /** 0..100: how well the words were recognised, less the rule's own doubt. */
  readonly confidence: number;
  readonly evidence: ValueEvidence;
}

/** The result, and where nothing is certain, between which it hesitates. */
export interface ProposedResult extends Proposed<CertificateResult> {
  readonly hesitates: readonly CertificateResult[];
}

/** Whom a certificate is about. */
export interface ProposedHolder {
  readonly name: Proposed<string> | null;
  /** CPF, CNPJ or, where the document names no more, the root of a CNPJ (8 characters). */
  readonly document: Proposed<string> | null;
  /** Whether `document` is a root: the certificate is about all branches. */
  readonly isRoot: boolean;
  /** A document as printed whose check digits fail; null when all hold. */
  readonly misprinted: Proposed<string> | null;
}

/**
 * What a search leaves out: people of the same name, other spellings, anything but what was typed; or that the paper
 * is no certificate at all.
 * @see certificates, section 3
 */
export type Caveat = 'homonyms' | 'spellings' | 'as-typed' | 'no-certificate';

/** Things a certificate says that cannot all be true, or not yet. Nothing is chosen: a person decides. */
export interface Contradiction {
  readonly code:
    | 'due-before-issue'
    | 'issue-in-future'
    | 'term-against-due'
    | 'issues-differ'
    | 'dues-differ'
    | 'terms-differ'
    | 'document-misprinted';
  /** Both values, as stored. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly evidence: readonly ValueEvidence[];
}

/** What the company registry says, of the CNPJ card or a board of trade. */
export interface CompanyData {
  readonly cnpj: Proposed<string> | null;
  readonly name: Proposed<string> | null;
  readonly tradeName: Proposed<string> | null;
  readonly stateRegistration: Proposed<string> | null;
  /** 7 digits. */
  readonly cnae: Proposed<string> | null;
  readonly otherCnaes: readonly Proposed<string>[];
  readonly status: Proposed<string> | null;
  readonly nire: Proposed<string> | null;
  readonly openedOn: Proposed<LocalDate> | null;
  readonly duration: Proposed<string> | null;
  readonly legalType: Proposed<string> | null;
  readonly address: Proposed<string> | null;
  readonly partners: readonly Proposed<string>[];
}

/** Which registry record or which unit at the city a certificate is about. */
export interface RecordNumbers {
  /** Digits alone. */
  readonly matricula: Proposed<string> | null;
  /** Six digits of the office, where the record's national code is printed. */
  readonly cns: Proposed<string> | null;
  /** As printed. */
  readonly municipalRegistration: Proposed<string> | null;
}

/** What the cadastres of rural property say. */
export interface LandData {
  readonly ccir: Proposed<string> | null;
  readonly incraCode: Proposed<string> | null;
  readonly car: Proposed<string> | null;
  readonly nirf: Proposed<string> | null;
  readonly propertyName: Proposed<string> | null;
  readonly municipality: Proposed<string> | null;
  readonly state: Proposed<string> | null;
  readonly classification: Proposed<string> | null;
  /** `2026`, `2015/2016`. */
  readonly exercise: Proposed<string> | null;
  readonly declarant: Proposed<string> | null;
  /** Plain form of a stated area, `812.5 ha`. */
  readonly area: Proposed<string> | null;
  /** Of the CAR and the Cafir: ATIVO, PENDENTE, CANCELADO. */
  readonly status: Proposed<string> | null;
}

/** What a certificate says of itself, proposed to the person who stores it; null where it says nothing. */
export interface CertificateReading {
  /** Code of the catalogue. */
  readonly type: Proposed<string> | null;
  readonly result: ProposedResult | null;
  readonly holder: ProposedHolder;
  readonly issuer: Proposed<string> | null;
  /** State of the issuer; null for bodies of the Union. */
  readonly state: Proposed<string> | null;
  readonly number: Proposed<string> | null;
  readonly verificationCode: Proposed<string> | null;
  readonly issuedOn: Proposed<LocalDate> | null;
  /** `HH:MM`. */
  readonly issuedAt: Proposed<string> | null;
  /** The last day as printed. */
  readonly validUntil: Proposed<LocalDate> | null;
  readonly validityDays: Proposed<number> | null;
  readonly validityMonths: Proposed<number> | null;
  readonly caveats: readonly Proposed<Caveat>[];
  readonly contradictions: readonly Contradiction[];
  /** Of certificates about companies. */
  readonly company: CompanyData | null;
  /** Which registry record or unit it is about. */
  readonly record: RecordNumbers;
  /** Of certificates about rural property. */
  readonly land: LandData | null;
}

/** Pages of a file that are one certificate, and what it says. */
export interface CertificatePart {
  /** Numbers of its pages, upwards. */
  readonly pages: readonly number[];
  readonly reading: CertificateReading;
  /** Another kind that begins below on one of its pages: what was read may be a mixture. */
  readonly second: Proposed<string> | null;
}

/** A row of the catalogue as far as titles go: what the office adds for itself reads like the rest. */
export interface TypeAliases {
  readonly code: string;
  readonly aliases: readonly string[];
}

export interface ReadCertificateOptions {
  /** The day on which it is read: an issue after it is a contradiction. */
  readonly today: LocalDate;
  /** Titles the catalogue knows beside those every office uses. */
  readonly types?: readonly TypeAliases[];
}
