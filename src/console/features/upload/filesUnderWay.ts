import { client } from '../../engine/auth/services.ts';

/** A file as `RegistroMatricula/Andamento` tells of it. */
export interface FileUnderWay {
  readonly Identificador: number;
  readonly Versao: number;
  readonly IdentificadorOperacao: number;
  readonly CodigoOperacao: string;
  readonly Situacao: string;
  readonly NomeArquivo: string | null;
  readonly Numero: string | null;
  readonly Paginas: number | null;
  readonly Pagina: number | null;
  /** Null once its reading has ended. */
  readonly Etapa: string | null;
  readonly LugarNaFila: number | null;
  readonly SegundosRestantes: number | null;
  readonly NovaTentativaEm: string | null;
  readonly Falha: { readonly Codigo: string; readonly Texto: string } | null;
  readonly IncorporadaEm: number | null;
  readonly OutrosRegistros: readonly number[];
  /** Scripts, actions and attachments in the file: `script`, `acao`, `anexo`. */
  readonly ConteudoAtivo: readonly string[];
  readonly MesmoArquivo: readonly RecordElsewhere[];
  readonly MesmaMatricula: readonly RecordElsewhere[];
  readonly PodeCancelar: boolean;
}

/** A record that has the same bytes, or is of the same matrícula. */
export interface RecordElsewhere {
  readonly IdentificadorRegistroMatricula: number;
  readonly CodigoOperacao: string;
}

export interface UnderWay {
  readonly Itens: readonly FileUnderWay[];
  readonly Limites: { readonly TamanhoMaximo: number; readonly PaginasMaximas: number };
}

/** @param operation null for everything the person sent @throws ApiError */
export const askUnderWay = (operation: number | null, signal?: AbortSignal): Promise<UnderWay> =>
  client().call<UnderWay>('RegistroMatricula/Andamento', {
    query: new URLSearchParams(operation === null ? [] : [['IdentificadorOperacao', String(operation)]]),
    background: true,
    ...(signal ? { signal } : {}),
  });

/** Takes a file back that nobody has read yet. @throws ApiError */
export const withdraw = (id: number): Promise<unknown> =>
  client().call(`RegistroMatricula/CancelarEnvio/${id}`, { method: 'POST' });
