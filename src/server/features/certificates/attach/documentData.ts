import { dueDate } from '../../../../domain/certificates/dueDate.ts';
import type {
  CertificatePart,
  CertificateReading,
  CompanyData,
  LandData,
  Proposed,
} from '../../../../domain/certificates/model/index.ts';
import type { LocalDate } from '../../../../domain/dates.ts';
import type { ErrorCode } from '../../../../domain/errors.ts';
import type { ActiveContent } from '../../matricula/reader/activeContent.ts';
import { type Proof, proofOf, type Said, said, saidOf } from './said.ts';

/** What one certificate says, as its pages have it. */
export interface DocumentSays {
  /** By the names of the parameters of `confirmar`. */
  readonly Propostas: Readonly<Record<string, Said>>;
  /** Between which results the reading hesitates. */
  readonly Hesita?: readonly string[];
  /** Kind, holder, state and record it is about: `Tipo`, `Nome`, `Documento`, `Uf`, `Matricula`, `Cns`, `InscricaoMunicipal`. */
  readonly Sobre: Readonly<Record<string, Said>>;
  readonly Empresa?: Readonly<Record<string, Said | readonly Said[]>>;
  readonly Imovel?: Readonly<Record<string, Said>>;
  readonly Ressalvas: readonly Said<string>[];
  readonly Contradicoes: readonly Contradicted[];
  /** Another kind of certificate that begins on one of its pages, so that the rest may be a mixture. */
  readonly Segunda?: Said<string>;
}

/** One of several certificates in a file. */
export interface DocumentPart extends DocumentSays {
  /** Numbers of its pages, upwards. */
  readonly Paginas: readonly number[];
}

/** What stands in `Dados` of a certificate: what its document says, and how it was read. */
export interface DocumentData extends DocumentSays {
  /** `na_fila`: its pages are pictures, which a worker recognises; `nao_lida`: see `Motivo`. */
  readonly Leitura: 'lida' | 'na_fila' | 'nao_lida';
  readonly Motivo?: ErrorCode;
  readonly Paginas: number;
  /** Of a long file its first and last ones. */
  readonly PaginasLidas: number;
  readonly ConteudoAtivo: readonly ActiveContent[];
  /** The file opens by a password alone, which is not kept. */
  readonly Protegido?: boolean;
  /** Where the file holds several certificates: all of them, as they follow each other. */
  readonly Partes?: readonly DocumentPart[];
  /** Which of them answers, and stands above: 1 for the first. */
  readonly Parte?: number;
}

/** Things the document says that cannot all be true. */
export interface Contradicted {
  readonly Codigo: string;
  readonly Valores: Readonly<Record<string, string | number>>;
  readonly Provas: readonly Proof[];
}

/** What is known of a file beside its words. */
export interface FileLook {
  readonly pages: number;
  readonly active: readonly ActiveContent[];
  readonly isLocked: boolean;
}

/** What a file is, whatever it says. */
const fileData = ({ pages, active, isLocked }: FileLook) => ({
  Paginas: pages,
  ConteudoAtivo: active,
  ...(isLocked ? { Protegido: true } : {}),
});

const nothing = { Propostas: {}, Sobre: {}, Ressalvas: [], Contradicoes: [] } as const;

/** A file whose pages a worker will recognise. */
export const awaitingOcr = (look: FileLook): DocumentData => ({
  Leitura: 'na_fila',
  PaginasLidas: 0,
  ...fileData(look),
  ...nothing,
});

/** A file that could not be read: people fill in what it says. */
export const unread = (data: DocumentData, Motivo: ErrorCode): DocumentData => ({
  ...data,
  ...nothing,
  Leitura: 'nao_lida',
  Motivo,
});

/** What was read of a file that may hold several certificates; of those the first stands until another is chosen. */
export function documentData(
  parts: readonly CertificatePart[],
  look: FileLook,
  pagesRead: number,
): DocumentData {
  const Partes = parts.map((part): DocumentPart => ({ Paginas: part.pages, ...saysOf(part) }));
  const [first] = Partes;
  const data: DocumentData = {
    Leitura: 'lida',
    PaginasLidas: pagesRead,
    ...fileData(look),
    ...(first ? saysIn(first) : nothing),
  };
  return Partes.length > 1 ? { ...data, Partes, Parte: 1 } : data;
}

/** The same file with another of its certificates as the one that answers. @param Parte 1 for the first */
export function withPart(
  { Leitura, PaginasLidas, Paginas, ConteudoAtivo, Protegido, Partes }: DocumentData,
  Parte: number,
): DocumentData {
  const part = Partes?.[Parte - 1];
  if (!Partes || !part) throw new RangeError(`A document has no part ${Parte}.`);
  const file = { Leitura, PaginasLidas, Paginas, ConteudoAtivo, ...(Protegido ? { Protegido } : {}) };
  return { ...file, ...saysIn(part), Partes, Parte };
}

const saysIn = ({ Paginas, ...says }: DocumentPart): DocumentSays => says;

function saysOf({ reading, second }: CertificatePart): DocumentSays {
  const { result, holder, company, land, caveats, contradictions } = reading;
  return {
    Propostas: saidOf({
      Resultado: result,
      DataEmissao: reading.issuedOn,
      HoraEmissao: reading.issuedAt,
      DataVencimento: dueOf(reading),
      Orgao: reading.issuer,
      Numero: reading.number,
      CodigoVerificacao: reading.verificationCode,
    }),
    ...(result && result.hesitates.length > 0 ? { Hesita: result.hesitates } : {}),
    Sobre: saidOf({
      Tipo: reading.type,
      Nome: holder.name,
      Documento: holder.document,
      Uf: reading.state,
      Matricula: reading.record.matricula,
      Cns: reading.record.cns,
      InscricaoMunicipal: reading.record.municipalRegistration,
    }),
    ...(company ? { Empresa: companyToWire(company) } : {}),
    ...(land ? { Imovel: landToWire(land) } : {}),
    Ressalvas: caveats.map(said),
    Contradicoes: contradictions.map(({ code, params, evidence }) => ({
      Codigo: code,
      Valores: params,
      Provas: evidence.map(proofOf),
    })),
    ...(second ? { Segunda: said(second) } : {}),
  };
}

/** As printed, else by the term the document prints, whose words are the proof. */
function dueOf({
  issuedOn,
  validUntil,
  validityDays,
  validityMonths,
}: CertificateReading): Proposed<LocalDate> | null {
  const term = validityDays ?? validityMonths;
  if (validUntil || !term || !issuedOn) return validUntil;
  const days = validityDays?.value ?? null;
  const due = dueDate({ issuedOn: issuedOn.value, days, months: validityMonths?.value ?? null });
  return due === null
    ? null
    : { ...term, value: due, confidence: Math.min(term.confidence, issuedOn.confidence) };
}

const companyToWire = ({ otherCnaes, partners, ...company }: CompanyData) => ({
  ...saidOf({
    Cnpj: company.cnpj,
    RazaoSocial: company.name,
    NomeFantasia: company.tradeName,
    InscricaoEstadual: company.stateRegistration,
    Cnae: company.cnae,
    SituacaoCadastral: company.status,
    Nire: company.nire,
    DataAbertura: company.openedOn,
    Prazo: company.duration,
    NaturezaJuridica: company.legalType,
    Endereco: company.address,
  }),
  ...(otherCnaes.length > 0 ? { CnaesSecundarios: otherCnaes.map(said) } : {}),
  ...(partners.length > 0 ? { Socios: partners.map(said) } : {}),
});

const landToWire = (land: LandData) =>
  saidOf({
    Ccir: land.ccir,
    CodigoIncra: land.incraCode,
    Car: land.car,
    Cib: land.nirf,
    Imovel: land.propertyName,
    Municipio: land.municipality,
    Uf: land.state,
    Classificacao: land.classification,
    Exercicio: land.exercise,
    Declarante: land.declarant,
    Area: land.area,
    SituacaoCadastral: land.status,
  });
