import { certidao } from '../../../../metadata/generated/entities/certidao.ts';
import { client } from '../../../engine/auth/services.ts';
import { type ConsoleRecord, fromWire } from '../../../engine/data/records.ts';
import type { Proof } from '../attach/document.ts';

/** A value of the document beside the client's own. */
export interface FillItem {
  /** Field of the client. */
  readonly Campo: string;
  readonly Valor: unknown;
  /** As it is printed. */
  readonly Dito: string;
  readonly Atual: unknown;
  readonly Comparacao: 'igual' | 'novo' | 'diferente' | 'nao_cabe';
  /** Why it does not fit. */
  readonly Texto: string | null;
  readonly Provas: readonly Proof[];
}

/** `Cadastro` of a certificate: what it says of a company, beside the client it was asked for. */
export interface CompanyOnPaper {
  readonly Cliente: { readonly Identificador: number; readonly Versao: number; readonly Nome: string };
  readonly Identidade: 'mesma' | 'outro_estabelecimento' | 'outra' | 'sem_cnpj';
  readonly Texto: string | null;
  readonly PodeAtualizar: boolean;
  readonly Itens: readonly FillItem[];
}

/** Null where the certificate has nothing to compare. */
export const fillOf = (certificate: ConsoleRecord): CompanyOnPaper | null =>
  (certificate.Cadastro ?? null) as CompanyOnPaper | null;

/** Those that may become the client's. */
export const offeredIn = ({ Itens }: CompanyOnPaper): readonly FillItem[] =>
  Itens.filter(({ Comparacao }) => Comparacao === 'novo' || Comparacao === 'diferente');

type Wire = Readonly<Record<string, unknown>>;

/** The certificate as it stands, with what it says beside the client. @throws ApiError */
export const readCertificate = async (id: number, signal?: AbortSignal): Promise<ConsoleRecord> =>
  fromWire(
    certidao,
    await client().call<Wire>(`Certidao/Retornar/${id}`, { background: true, ...(signal ? { signal } : {}) }),
  );

/** Writes chosen values to the client as it was compared. @throws ApiError, 409 where the client has moved on */
export const fillClient = (certificateId: number, { Cliente }: CompanyOnPaper, Campos: readonly string[]) =>
  client().call<Wire>(`Certidao/Preencher/${certificateId}`, {
    method: 'POST',
    body: { VersaoCliente: Cliente.Versao, Campos },
  });
