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

/** What whoever confirms has to know; its sentence says what to do. */
export interface Warning {
  readonly Codigo: string;
  readonly Texto: string;
  /** The answer is taken only with `ConfirmarDivergencia`. */
  readonly Confirmar: boolean;
  readonly Provas?: readonly Proof[];
  readonly IdentificadorCertidao?: number;
}

/** One certificate of a file that holds several. `Destinos`: what waits for it in the operation. */
export interface Part {
  /** 1 for the first. */
  readonly Parte: number;
  readonly Paginas: readonly number[];
  readonly Escolhida: boolean;
  readonly Tipo: string | null;
  readonly Nome: string | null;
  readonly Documento: string | null;
  /** The certificate that has these pages already. */
  readonly IdentificadorCertidao: number | null;
  readonly Destinos: readonly Target[];
}

/** A request that waits for a document, or an item of the checklist that nobody has asked for. */
export interface Target {
  readonly IdentificadorCertidao?: number;
  readonly IdentificadorItemChecklist?: number;
  readonly Titulo: string;
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
