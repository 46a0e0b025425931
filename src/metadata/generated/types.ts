// Written by npm run generate.

export interface Analista {
Identificador: number
Versao: number
Nome: string
IdentificadorUsuario?: number
IdentificadorOfficer: number
Ativo?: boolean
Rotulos?: {
[k: string]: string
}
}

export interface Cliente {
Identificador: number
Versao: number
Nome: string
TipoPessoa: ("F" | "J")
Documento: string
NomeFantasia?: string
Email?: string
Telefone?: string
ProdutorRural?: boolean
IdentificadorGrupo?: number
IdentificadorOfficer?: number
IdentificadorSegmentoArea?: number
InscricaoEstadual?: string
CnaePrincipal?: string
CnaesSecundarios?: {
Cnae: string
Descricao?: (string | null)
}[]
SituacaoCadastral?: string
Nire?: string
DataConstituicao?: string
PrazoDuracao?: string
NaturezaJuridica?: string
Cep?: string
Logradouro?: string
Numero?: string
Complemento?: string
Bairro?: string
Municipio?: string
Uf?: ("AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO")
Rotulos?: {
[k: string]: string
}
}

export interface Diretoria {
Identificador: number
Versao: number
Nome: string
Sigla?: string
IdentificadorResponsavel?: number
Ativo?: boolean
Rotulos?: {
[k: string]: string
}
}

export interface Empresa {
Identificador: number
Versao: number
RazaoSocial: string
Cnpj: string
NomeFantasia?: string
Ativo?: boolean
InscricaoEstadual?: string
CnaePrincipal?: string
CnaesSecundarios?: {
Cnae: string
Descricao?: (string | null)
}[]
SituacaoCadastral?: string
Nire?: string
DataConstituicao?: string
PrazoDuracao?: string
NaturezaJuridica?: string
Cep?: string
Logradouro?: string
Numero?: string
Complemento?: string
Bairro?: string
Municipio?: string
Uf?: ("AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO")
FusoHorario?: string
Rotulos?: {
[k: string]: string
}
}

export interface Filial {
Identificador: number
Versao: number
Nome: string
Cnpj?: string
Ativo?: boolean
Cep?: string
Logradouro?: string
Numero?: string
Complemento?: string
Bairro?: string
Municipio?: string
Uf?: ("AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO")
Rotulos?: {
[k: string]: string
}
}

export interface Grupo {
Identificador: number
Versao: number
Nome: string
IdentificadorOfficer?: number
Descricao?: string
Ativo?: boolean
Rotulos?: {
[k: string]: string
}
}

export interface Officer {
Identificador: number
Versao: number
Nome: string
Ativo?: boolean
Email?: string
Telefone?: string
IdentificadorUsuario?: number
IdentificadorSegmentoArea: number
Alcada?: {
IdentificadorSegmentoArea: number
TipoImovel?: ("Rural" | "Urbano" | null)
ValorMaximo: number
}[]
Rotulos?: {
[k: string]: string
}
}

export interface Operacao {
Identificador: number
Versao: number
Codigo?: string
IdentificadorCliente: number
TipoImovel: ("Rural" | "Urbano")
Produto?: string
Valor?: number
UsaFgts?: boolean
Prioridade: ("baixa" | "normal" | "alta")
DataPrevistaAssinatura?: string
Situacao?: ("rascunho" | "em_andamento" | "em_parecer" | "concluida" | "cancelada")
IdentificadorAnalista?: number
IdentificadorOfficer?: number
IdentificadorSegmentoArea?: number
IdentificadorFilial?: number
Rotulos?: {
[k: string]: string
}
}

export interface Perfil {
Identificador: number
Versao: number
Nome: string
Ativo?: boolean
Descricao?: string
Codigos?: {
Codigo: string
}[]
CodigosConceder?: {
Codigo: string
}[]
Rotulos?: {
[k: string]: string
}
}

export interface RegistroMatricula {
Identificador: number
Versao: number
Numero?: string
IdentificadorOperacao: number
Situacao?: ("recebida" | "na_fila" | "processando" | "erro" | "aguardando_analise" | "em_analise" | "pausada" | "em_revisao" | "concluida" | "cancelada" | "descartada")
Cartorio?: string
Cnm?: string
TipoImovel?: ("Rural" | "Urbano")
Denominacao?: string
Municipio?: string
Uf?: ("AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO")
AreaHa?: number
OnusEmVigor?: number
NomeArquivo?: string
IdentificadorArquivo?: number
Paginas?: number
NivelOcr?: ("NATIVO" | "OTIMA" | "BOA" | "REGULAR" | "RUIM")
Erro?: string
Rotulos?: {
[k: string]: string
}
}

export interface SegmentoArea {
Identificador: number
Versao: number
Nome: string
Sigla?: string
IdentificadorDiretoria: number
Ativo?: boolean
Rotulos?: {
[k: string]: string
}
}

export interface Usuario {
Identificador: number
Versao: number
Nome: string
Login: string
Vinculos: {
IdentificadorEmpresa: number
Perfis: number[]
Filiais?: (number[] | null)
Ativo?: (boolean | null)
}[]
TodosProprietarios?: boolean
UsuariosAlerta?: number[]
Ativo?: boolean
UltimoAcesso?: string
Rotulos?: {
[k: string]: string
}
}
