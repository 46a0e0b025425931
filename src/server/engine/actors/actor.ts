import type { OrigemAlteracao } from '../../../domain/generated/codes.ts';
import type { Locale } from '../../../domain/locale.ts';

/** Where Brazil's official time is kept; used until a company says otherwise. */
export const defaultTimeZone = 'America/Sao_Paulo';

/**
 * Who does something. Every server operation takes its actor; the job queue and the demo seed are
 * actors with a name, never `undefined`, and never have more rights than are written here.
 */
export interface Actor {
  readonly kind: 'person' | 'system';
  /** A person's name, or the name of the process: `fila`, `demonstração`. */
  readonly name: string;
  readonly userId: number | null;
  /** Null until a company is chosen: nothing bound to a company is visible then. */
  readonly companyId: number | null;
  readonly branchId: number | null;
  /** Branches the person may see; null = all of the company. */
  readonly branchIds: readonly number[] | null;
  /** Permission codes of the profiles held in this company. */
  readonly codes: ReadonlySet<string>;
  /** Specification, `TodosProprietarios`: sees every owner's records. */
  readonly allOwners: boolean;
  /** analista.Identificador of the records seen when `allOwners` is false: own, of alerts, of linked analysts. */
  readonly analystIds: readonly number[];
  /** officer.Identificador likewise. */
  readonly officerIds: readonly number[];
  readonly locale: Locale;
  /** Company's time zone, IANA name. */
  readonly timeZone: string;
  readonly origin: OrigemAlteracao;
  readonly requestId: string;
  /** A call that only reads also sees what merely waits for the person: a rule's `alsoSeen`. Absent = it may write. */
  readonly isReading?: boolean;
}
