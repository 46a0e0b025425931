import { usualValidity } from '../calculators/oldFigures.ts';
import type { ResolucaoAlerta } from '../generated/codes.ts';
import { type FactCode, factNamed, statedFacts } from '../matricula/model/index.ts';
import { type Severity, severities } from '../severity.ts';
import type { Deal, PageQuality } from './context.ts';
import type { Finding, FindingEvidence, Params, RuleCode } from './finding.ts';
import { type StatementOnWire, statementFromWire, statementToWire } from './wireStatements.ts';

/** Findings, what was decided of them and the deal they are found for, on the wire. */

export type Resolution = ResolucaoAlerta;

/** A finding as the server keeps it, with what was decided of it. */
export interface KeptFinding {
  /** Identifier of its row. */
  readonly id: number;
  readonly version: number;
  /** The finding's own identity. */
  readonly key: string;
  readonly rule: RuleCode;
  readonly kind: Finding['kind'];
  readonly severity: Severity;
  readonly text: string;
  readonly params: Params;
  readonly codes: readonly string[];
  readonly evidence: readonly FindingEvidence[];
  readonly law: string;
  readonly asks: FactCode | null;
  /** False for one that no longer holds: it is history. */
  readonly applies: boolean;
  readonly resolution: Resolution;
  readonly reason: string | null;
  readonly by: string | null;
  readonly at: string | null;
}

/** The fields of a row that follow from the finding. */
export const findingToWire = (finding: Finding): Record<string, unknown> => ({
  Chave: finding.id,
  Regra: finding.rule,
  Especie: finding.kind === 'question' ? 'pergunta' : 'apontamento',
  Severidade: finding.severity,
  Frase: finding.text,
  Parametros: finding.params,
  Atos: finding.codes.join(' '),
  Provas: finding.evidence,
  Lei: finding.law,
  Fato: finding.asks === null ? null : statedFacts[finding.asks].name,
  Aplicavel: true,
});

export function findingFromWire(row: Readonly<Record<string, unknown>>): KeptFinding {
  return {
    id: Number(row.Identificador),
    version: Number(row.Versao),
    key: String(row.Chave),
    rule: String(row.Regra) as RuleCode,
    kind: row.Especie === 'pergunta' ? 'question' : 'finding',
    severity: severities.find((code) => code === row.Severidade) ?? 'ALTA',
    text: String(row.Frase),
    params: (row.Parametros ?? {}) as Params,
    codes: textOf(row.Atos)?.split(' ') ?? [],
    evidence: (row.Provas ?? []) as FindingEvidence[],
    law: textOf(row.Lei) ?? '',
    asks: factNamed(textOf(row.Fato) ?? '') ?? null,
    applies: row.Aplicavel === true,
    resolution: String(row.Resolucao) as Resolution,
    reason: textOf(row.MotivoResolucao),
    by: textOf(row.ResolvidoPor),
    at: textOf(row.ResolvidoEm) ?? (row.ResolvidoEm instanceof Date ? row.ResolvidoEm.toISOString() : null),
  };
}

/** What the browser needs to find the same as the server: the deal and how well each page was read. */
export const dealToWire = (deal: Deal, pages: readonly PageQuality[]): Record<string, unknown> => ({
  Data: deal.date,
  Credores: deal.lenders.map(({ name, document }) => ({ Nome: name, Cnpj: document })),
  Devedor: deal.borrower?.name ?? null,
  UsaFgts: deal.usesFgts,
  Garantia: deal.guarantee,
  Habitacional: deal.isHousing,
  TipoImovel: deal.propertyKind,
  ValidadeAvaliacaoMeses: deal.appraisalMonths,
  Certidoes: deal.statements.map(statementToWire),
  Paginas: pages.map(({ page, confidence }) => ({ Pagina: page, Confianca: confidence })),
});

export function dealFromWire(wire: Readonly<Record<string, unknown>>): {
  readonly deal: Deal;
  readonly pages: readonly PageQuality[];
} {
  const lenders = (wire.Credores ?? []) as { Nome: string; Cnpj: string | null }[];
  const pages = (wire.Paginas ?? []) as { Pagina: number; Confianca: number }[];
  const borrower = textOf(wire.Devedor);
  return {
    deal: {
      date: String(wire.Data).slice(0, 10),
      lenders: lenders.map(({ Nome, Cnpj }) => ({ name: Nome, document: Cnpj })),
      borrower: borrower === null ? null : { name: borrower, document: null },
      usesFgts: wire.UsaFgts === true,
      guarantee: (wire.Garantia ?? null) as Deal['guarantee'],
      isHousing: wire.Habitacional === true,
      propertyKind: (wire.TipoImovel ?? null) as Deal['propertyKind'],
      appraisalMonths: Number(wire.ValidadeAvaliacaoMeses ?? usualValidity.appraisalMonths),
      statements: ((wire.Certidoes ?? []) as StatementOnWire[]).map(statementFromWire),
    },
    pages: pages.map(({ Pagina, Confianca }) => ({ page: Pagina, confidence: Confianca })),
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
