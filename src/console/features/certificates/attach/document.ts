import type { Part, Warning } from '../../../../metadata/calls/certificates.ts';
import type { ConsoleRecord } from '../../../engine/data/records.ts';

/** Words of a page that say something. */
export interface Proof {
  readonly Pagina: number;
  readonly Citacao: string;
}

/** A value as the document says it. `Confianca`: 0..100. */
export interface Said extends Proof {
  readonly Valor: unknown;
  readonly Confianca: number;
}

/** What a certificate's document says: `Dados` of the record, as far as it is shown. */
export interface DocumentSays {
  readonly Leitura: 'lida' | 'na_fila' | 'nao_lida';
  readonly Paginas: number;
  readonly PaginasLidas: number;
  readonly Propostas: Readonly<Record<string, Said>>;
  readonly Hesita?: readonly string[];
  readonly Sobre: Readonly<Record<string, Said>>;
  /** Of a company's certificate: what it says of the company. */
  readonly Empresa?: Readonly<Record<string, unknown>>;
  /** Of a rural property's: what it says of the land. */
  readonly Imovel?: Readonly<Record<string, Said>>;
  readonly Ressalvas: readonly Said[];
  /** Where the file holds several certificates: the pages of each, and which one answers (1 for the first). */
  readonly Partes?: readonly { readonly Paginas: readonly number[] }[];
  readonly Parte?: number;
}

/** A certificate with its document, read or about to be. */
export interface Attached {
  readonly record: ConsoleRecord;
  readonly says: DocumentSays | null;
  readonly warnings: readonly Warning[];
  /** None where the file holds one certificate. */
  readonly parts: readonly Part[];
}

/** Below this confidence a proposed value is shown as doubtful; as in the review of a record. */
const doubtBelow = 90;

export const isDoubtfulValue = ({ Confianca }: Pick<Said, 'Confianca'>): boolean => Confianca < doubtBelow;

/** A result between which the reading hesitates is doubtful however well its words were recognised. */
export function isDoubtfulProposal({ Propostas, Hesita }: DocumentSays, name: string): boolean {
  const said = Propostas[name];
  const hesitates = name === 'Resultado' && (Hesita?.length ?? 0) > 0;
  return hesitates || (said !== undefined && isDoubtfulValue(said));
}
