import type { Truth } from '../../corrections/corrections.ts';
import { truthToExtraction } from '../extraction.ts';

/**
 * The situation of a record for other programs: what stands today, without the pages and words that prove it. Its
 * form is published as `situacao.schema.json` beside this file and changes only together with `Formato`.
 */
export const situationFormat = 'folio-situacao/1';

/** What stands around the truth: which record, whose operation, read from what. */
export interface ExportedRecord {
  readonly id: number;
  readonly operation: string | null;
  readonly state: string;
  /** 1 for the first reading. */
  readonly readingNumber: number;
  readonly file: string | null;
  readonly exportedAt: Date;
  readonly findings: readonly ExportedFinding[];
  /** The approved opinion, when there is one. */
  readonly opinion: ExportedOpinion | null;
}

export interface ExportedFinding {
  readonly id: string;
  readonly rule: string;
  readonly severity: string;
  readonly text: string;
  readonly law: string | null;
  readonly acts: readonly string[];
  readonly resolution: string;
  readonly reason: string | null;
}

export interface ExportedOpinion {
  readonly id: number;
  readonly conclusion: string;
  readonly approvedAt: string;
  readonly digest: string;
  readonly stale: boolean;
}

export type SituationExport = Readonly<Record<string, unknown>>;

export function situationExport(truth: Truth, about: ExportedRecord): SituationExport {
  const { Proprietarios, Onus, Atos, ...rest } = truthToExtraction(truth);
  return {
    Formato: situationFormat,
    ExportadoEm: about.exportedAt.toISOString(),
    Registro: {
      Identificador: about.id,
      Operacao: about.operation,
      Situacao: about.state,
      Leitura: about.readingNumber,
      Arquivo: about.file,
    },
    Numero: rest.Numero,
    Cnm: rest.Cnm,
    Cartorio: rest.Cartorio,
    Comarca: rest.Comarca,
    Uf: rest.Uf,
    DataAbertura: rest.DataAbertura,
    RegistroAnterior: rest.RegistroAnterior,
    Encerrada: rest.Encerrada,
    Certidao: rest.Certidao,
    Imovel: rest.Imovel,
    Proprietarios,
    Onus: Onus.map((item) => only(item, lienFields)),
    HistoricoArea: rest.HistoricoArea,
    ReservaLegal: rest.ReservaLegal,
    Atos: Atos.map((act) => ({
      ...only(act, actFields),
      Corrigido: isNotEmpty(act.Corrigido) || act.Incluido !== null,
    })),
    Apontamentos: about.findings.map((finding) => ({
      Id: finding.id,
      Regra: finding.rule,
      Severidade: finding.severity,
      Texto: finding.text,
      Lei: finding.law,
      Atos: finding.acts,
      Resolucao: finding.resolution,
      Motivo: finding.reason,
    })),
    Parecer: about.opinion && {
      Identificador: about.opinion.id,
      Conclusao: about.opinion.conclusion,
      AprovadoEm: about.opinion.approvedAt,
      Resumo: about.opinion.digest,
      Desatualizado: about.opinion.stale,
    },
  };
}

const lienFields = [
  'Ato',
  'Evento',
  'Credor',
  'Titulares',
  'Valor',
  'Moeda',
  'Grau',
  'Vencimento',
  'Desde',
  'Aditivos',
  'LiberacaoParcial',
  'ExauridoPor',
] as const;

const actFields = [
  'Codigo',
  'Tipo',
  'Ordem',
  'Data',
  'Evento',
  'Valor',
  'Moeda',
  'Credor',
  'Grau',
  'Vencimento',
  'Transmitentes',
  'Adquirentes',
  'Cancela',
  'Valido',
] as const;

const only = (wire: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, wire[name] ?? null]));

const isNotEmpty = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
