import type { OpinionContent } from '../../../domain/opinions/model.ts';
import { contentFromWire } from '../../../domain/opinions/wire.ts';

/** An opinion as the panel needs it. */
export interface Opinion {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  /** Code of SituacaoParecer. */
  readonly state: string;
  readonly author: { readonly id: number | null; readonly name: string };
  /** Who wrote on it before; they decide nothing about it either. */
  readonly drafters: readonly number[];
  /** What was submitted; of a draft what it began with. */
  readonly content: OpinionContent;
  /** Null once it was submitted. */
  readonly draft: OpinionDraft | null;
  /** Facts changed under the approved text. */
  readonly isStale: boolean;
  readonly submittedAt: string | null;
  readonly approvedAt: string | null;
  readonly approver: string | null;
  /** SHA-256 of the approved content. */
  readonly digest: string | null;
  readonly file: number | null;
  /** What it is on: an operation, and one of its records unless it is on the operation itself. */
  readonly about: {
    readonly record: number | null;
    readonly operation: { readonly id: number; readonly code: string };
  };
  /** The officer's post it was approved under, the limit of that (in reais), and until when it is good. */
  readonly approvedAs: string | null;
  readonly limit: number | null;
  readonly validUntil: string | null;
  readonly returnedWhy: string | null;
  readonly revokedWhy: string | null;
}

/** What its author wrote last. */
export interface OpinionDraft {
  readonly revision: number;
  readonly savedAt: string | null;
  readonly content: OpinionContent;
}

type Wire = Readonly<Record<string, unknown>>;

/** @throws AppError 'opinion-invalid' when it is not as the contract says */
export function opinionFromWire(wire: Wire): Opinion {
  const labels = (wire.Rotulos ?? {}) as Readonly<Record<string, string>>;
  const content = contentFromWire({ ...wire, Sentencas: wire.Sentencas ?? [] });
  const author = numberOf(wire.IdentificadorAutor);
  return {
    id: Number(wire.Identificador),
    version: Number(wire.Versao),
    title: String(wire.Titulo),
    state: String(wire.Situacao),
    author: { id: author, name: labels.IdentificadorAutor ?? '–' },
    drafters: [
      ...(Array.isArray(wire.Redatores) ? wire.Redatores.map(Number) : []),
      ...(author === null ? [] : [author]),
    ],
    content,
    draft: wire.Rascunho ? draftFromWire(wire.Rascunho as Wire) : null,
    isStale: wire.Desatualizado === true,
    submittedAt: textOf(wire.SubmetidoEm),
    approvedAt: textOf(wire.AprovadoEm),
    approver: labels.IdentificadorAprovador ?? null,
    digest: textOf(wire.Resumo),
    file: numberOf(wire.IdentificadorArquivo),
    about: {
      record: numberOf(wire.IdentificadorRegistroMatricula),
      operation: {
        id: Number(wire.IdentificadorOperacao ?? 0),
        code: labels.IdentificadorOperacao ?? '–',
      },
    },
    approvedAs: labels.IdentificadorOfficer ?? null,
    limit: numberOf(wire.LimiteAlcada),
    validUntil: textOf(wire.Validade),
    returnedWhy: textOf(wire.MotivoDevolucao),
    revokedWhy: textOf(wire.MotivoRevogacao),
  };
}

export const draftFromWire = (wire: Wire): OpinionDraft => ({
  revision: Number(wire.Revisao),
  savedAt: textOf(wire.SalvoEm),
  content: contentFromWire(wire),
});

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
