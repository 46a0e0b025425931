import type { CertificateResult } from '../../certificates/model/index.ts';
import type { LocalDate } from '../../dates.ts';
import type { TipoImovel } from '../../generated/codes.ts';
import type { Decimal } from '../../units.ts';
import type { ConclusionCode, OpinionFacts } from '../model.ts';

/** Everything the opinion on an operation may speak of, as it stands on a day. */
export interface OperationFacts {
  readonly deal: DealFacts;
  /** The concluded registry records, in the order they came. */
  readonly records: readonly RecordFacts[];
  /** Items of the checklist in its order, then issued certificates that meet none of them. */
  readonly certificates: readonly CertificateFacts[];
  /** Of each calculator on each record the newest. */
  readonly calculations: readonly CalculationFacts[];
}

export interface DealFacts {
  readonly id: number;
  readonly code: string;
  readonly clientId: number;
  readonly client: string;
  /** CPF or CNPJ, bare. */
  readonly document: string | null;
  readonly product: string | null;
  readonly propertyType: TipoImovel;
  /** In reais. */
  readonly value: Decimal | null;
  readonly usesFgts: boolean;
  /** Planned day of signature. */
  readonly signingOn: LocalDate | null;
}

export interface RecordFacts extends OpinionFacts {
  readonly id: number;
  /** Null while none is approved. */
  readonly opinion: RecordOpinion | null;
}

export interface RecordOpinion {
  readonly id: number;
  readonly conclusion: ConclusionCode;
  readonly conditions: readonly string[];
  readonly approvedOn: LocalDate;
  readonly approver: string;
  /** Facts of the record changed after the approval. */
  readonly isStale: boolean;
}

export interface CertificateFacts {
  /** Of the checklist; null for a certificate nobody asked for there. */
  readonly item: number | null;
  /** That meets the item; null while none is issued. */
  readonly certificate: number | null;
  readonly title: string;
  readonly isRequired: boolean;
  /** Why it was waived; null: it was not. */
  readonly waivedWhy: string | null;
  readonly result: CertificateResult | null;
  readonly issuedOn: LocalDate | null;
  readonly dueOn: LocalDate | null;
  /** Past its due date before the signature. */
  readonly isExpired: boolean;
  /** What was noted of it. */
  readonly comment: string | null;
}

export interface CalculationFacts {
  readonly id: number;
  /** Code of the calculator. */
  readonly calculator: string;
  /** Its Portuguese name. */
  readonly name: string;
  readonly title: string;
  /** The registry record it is about. */
  readonly recordId: number | null;
  readonly asOf: LocalDate | null;
  /** Its main figures in Portuguese: `Margem: R$ 570.000,00`. */
  readonly figures: readonly string[];
}
