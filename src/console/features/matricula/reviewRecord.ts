import type { Deal, PageQuality } from '../../../domain/findings/context.ts';
import { dealFromWire, findingFromWire, type KeptFinding } from '../../../domain/findings/wireFindings.ts';
import type { Correction, Reading } from '../../../domain/matricula/model/index.ts';
import { correctionFromWire, readingFromWire } from '../../../domain/matricula/wire/index.ts';

/** A registry record as the review needs it: what the server tells beside the reading, and the reading itself. */
export interface ReviewRecord {
  readonly id: number;
  readonly version: number;
  /** Number of the matrícula, digits; null until it is read. */
  readonly number: string | null;
  readonly state: string;
  readonly operation: { readonly id: number; readonly code: string } | null;
  readonly fileName: string;
  readonly progress: Progress | null;
  /** Why the newest reading of the file failed. */
  readonly failure: Failure | null;
  /** The record this file became a further reading of: it was there already. */
  readonly mergedInto: number | null;
  /** Corrections of an earlier reading that fit nothing in this one. */
  readonly lost: number;
  readonly statistics: Statistics | null;
  /** Who has it in hand; null = nobody. */
  readonly lock: HandLock | null;
  /** False for who analysed what somebody else has to review. */
  readonly mayReview: boolean;
  /** What last changed its state. */
  readonly passage: StateChange | null;
  /** Number of the newest reading, 1 for the first. */
  readonly readingOrder: number;
  /** Whether somebody looked at what the newest reading says otherwise. */
  readonly readingReviewed: boolean;
  /** Null until the file was read. */
  readonly reading: Reading | null;
  readonly corrections: readonly Correction[];
  /** Findings as the server keeps them, with what was decided. */
  readonly findings: readonly KeptFinding[];
  /** What findings depend on beside the record. */
  readonly deal: { readonly deal: Deal; readonly pages: readonly PageQuality[] };
  /** Other records found in the same file. */
  readonly others: readonly number[];
  /** Who last saved it, and when. */
  readonly changedAt: string | null;
  readonly changedBy: string | null;
}

export interface HandLock {
  readonly name: string;
  readonly since: string;
  /** In the person's own hand. */
  readonly mine: boolean;
}

interface StateChange {
  readonly event: string;
  readonly by: string;
  readonly at: string;
  readonly reason: string | null;
}

/** A code of `errors` and its sentence in the person's language. */
interface Failure {
  readonly code: string;
  readonly text: string;
}

interface Progress {
  /** Name of the step on the wire. */
  readonly step: string;
  readonly page: number;
  readonly pages: number;
}

/** Statistics the specification names; times in milliseconds. */
export interface Statistics {
  readonly pages: number;
  readonly ocrTime: number | null;
  readonly extractionTime: number | null;
  readonly totalTime: number | null;
  /** Code of the enumeration NivelOcr. */
  readonly ocrQuality: string | null;
  readonly documents: number | null;
  /** What people spent on it. */
  readonly humanTime: number | null;
}

/** What a correction asks for. */
export const correctingCode = 'MATRICULA.ALTERAR';

export type WireRecord = Readonly<Record<string, unknown>>;

/** @throws AppError 'matricula-value-invalid' when the reading is not as the contract says */
export function reviewRecordFromWire(wire: WireRecord): ReviewRecord {
  const labels = objectOf(wire.Rotulos);
  return {
    id: Number(wire.Identificador),
    version: Number(wire.Versao),
    number: textOf(wire.Numero),
    state: String(wire.Situacao),
    operation: wire.IdentificadorOperacao
      ? {
          id: Number(wire.IdentificadorOperacao),
          code: textOf(labels?.IdentificadorOperacao) ?? String(wire.IdentificadorOperacao),
        }
      : null,
    fileName: textOf(wire.NomeArquivo) ?? '',
    progress: progressOf(objectOf(wire.Progresso)),
    failure:
      failureOf(objectOf(wire.Falha)) ?? (textOf(wire.Erro) ? { code: '', text: String(wire.Erro) } : null),
    mergedInto: numberOf(wire.IncorporadaEm),
    lost: listOf(wire.CorrecoesPerdidas).length,
    statistics: statisticsOf(objectOf(wire.Estatisticas)),
    lock: lockOf(objectOf(wire.Trava)),
    mayReview: wire.PodeRevisar !== false,
    passage: passageOf(objectOf(wire.Passagem)),
    readingOrder: Number(wire.NumeroLeitura ?? 1),
    readingReviewed: wire.LeituraConferida !== false,
    reading: wire.Leitura ? readingFromWire(wire.Leitura) : null,
    corrections: listOf(wire.Correcoes).map((item) => correctionFromWire(item)),
    findings: listOf(wire.Apontamentos).map((row) => findingFromWire(row as WireRecord)),
    deal: dealFromWire(objectOf(wire.Negocio) ?? { Data: new Date().toISOString() }),
    others: listOf(wire.OutrosRegistros).map(otherOf),
    changedAt: textOf(wire.AlteradoEm),
    changedBy: textOf(labels?.AlteradoPor),
  };
}

export const lockOf = (wire: WireRecord | null): HandLock | null =>
  wire && { name: String(wire.Usuario), since: String(wire.Desde), mine: wire.Minha === true };

const passageOf = (wire: WireRecord | null): StateChange | null =>
  wire && {
    event: String(wire.Evento),
    by: String(wire.Quem),
    at: String(wire.Quando),
    reason: textOf(wire.Motivo),
  };

/** Whether somebody else has it in hand, or has to review it. */
export const isElsewhere = ({ lock, mayReview }: Pick<ReviewRecord, 'lock' | 'mayReview'>): boolean =>
  (lock !== null && !lock.mine) || !mayReview;

const failureOf = (wire: WireRecord | null): Failure | null =>
  wire && { code: textOf(wire.Codigo) ?? '', text: textOf(wire.Texto) ?? '' };

const progressOf = (wire: WireRecord | null): Progress | null =>
  wire && {
    step: textOf(wire.Etapa) ?? '',
    page: Number(wire.Pagina ?? 0),
    pages: Number(wire.Paginas ?? 0),
  };

const statisticsOf = (wire: WireRecord | null): Statistics | null =>
  wire && {
    pages: Number(wire.Paginas ?? 0),
    ocrTime: numberOf(wire.TempoOcr),
    extractionTime: numberOf(wire.TempoIa),
    totalTime: numberOf(wire.TempoTotal),
    ocrQuality: textOf(wire.NivelOcr),
    documents: numberOf(wire.Documentos),
    humanTime: numberOf(wire.TempoHumano),
  };

/** A number, or a record with one. */
const otherOf = (wire: unknown): number => Number(objectOf(wire)?.Identificador ?? wire);

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const objectOf = (value: unknown): WireRecord | null =>
  typeof value === 'object' && value !== null ? (value as WireRecord) : null;
