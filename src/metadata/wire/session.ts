/** Data of the person signed in (specification, section 3), with what a console needs beside it. */
export interface SessionData {
  readonly Login: string;
  readonly TodosProprietarios: boolean;
  /** Null while a person of several companies has not chosen one. */
  readonly NomeEmpresa: string | null;
  readonly NomePessoa: string;
  readonly IdentificadorUsuario: number;
  readonly IdentificadorEmpresa: number | null;
  readonly Token: string;
  readonly Perfis: readonly { readonly Identificador: number; readonly Nome: string }[];
  readonly Empresas: readonly { readonly IdentificadorEmpresa: number; readonly NomeEmpresa: string }[];
  readonly IdentificadorFilial: number | null;
  readonly NomeFilial: string | null;
  /** IANA name of the company's time zone. */
  readonly FusoHorario: string;
  /** ISO instants: when it ends if nothing happens, and when it ends in any case. */
  readonly ExpiraEm: string;
  readonly ExpiraSempreEm: string;
  /** The password was set by somebody else and must be changed first. */
  readonly TrocarSenha: boolean;
}

/** One entry of the permission list. */
export interface PermissionEntry {
  readonly Codigo: string;
  readonly Descricao: string;
  /** Whether it opens a screen. */
  readonly Tela: boolean;
  readonly IdPai?: string;
}

/** A company one may work in, with its branches. */
export interface CompanyChoice {
  readonly IdentificadorEmpresa: number;
  readonly NomeEmpresa: string;
  readonly Filiais: readonly { readonly IdentificadorFilial: number; readonly NomeFilial: string }[];
}

/** One of a person's own sessions that live now. */
export interface OwnSession {
  readonly Identificador: number;
  /** Null while no company is chosen in it. */
  readonly NomeEmpresa: string | null;
  readonly NomeFilial: string | null;
  /** Network address it was begun from. */
  readonly Endereco: string;
  /** Browser and system by the names people know; null when unknown. */
  readonly Navegador: string | null;
  readonly Sistema: string | null;
  /** ISO instants. */
  readonly Inicio: string;
  readonly UltimoUso: string;
  /** The one that asks. */
  readonly Atual: boolean;
}

/** One item of an enumeration; `Nome` says the same as `Descricao`, `Ordem` counts from 1 as the codes are listed. */
export interface EnumItem {
  readonly Codigo: string;
  readonly Descricao: string;
  readonly Nome: string;
  readonly Ordem: number;
}
