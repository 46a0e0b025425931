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

export interface Apontamento {
Identificador: number
Versao: number
IdentificadorRegistroMatricula: number
Chave?: string
Regra?: string
Especie?: ("apontamento" | "pergunta")
Severidade?: ("CRITICA" | "ALTA" | "MEDIA" | "BAIXA" | "INFO")
Texto?: string
Frase?: string
Parametros?: {
[k: string]: unknown
}
Atos?: string
Provas?: {
[k: string]: unknown
}
Lei?: string
Fato?: string
Aplicavel?: boolean
Resolucao?: ("aberta" | "confirmada" | "afastada" | "em_diligencia")
MotivoResolucao?: string
ResolvidoPor?: string
ResolvidoEm?: string
Rotulos?: {
[k: string]: string
}
}

export interface Calculo {
Identificador: number
Versao: number
Titulo: string
Calculadora: ("hipoteca" | "penhor" | "historico-area" | "fgts" | "propriedade" | "vencimento")
Destaque?: string
Destaques?: {
[k: string]: unknown
}
DataReferencia?: string
Regra?: string
IdentificadorOperacao: number
IdentificadorRegistroMatricula?: number
IdentificadorCalculoBase?: number
Entrada: {
[k: string]: unknown
}
Fontes?: {
[k: string]: unknown
}
Resultado?: {
[k: string]: unknown
}
Condicoes?: {
[k: string]: unknown
}
Rotulos?: {
[k: string]: string
}
}

export interface Certidao {
Identificador: number
Versao: number
Titulo?: string
Estado?: ("solicitada" | "em_processamento" | "emitida" | "a_vencer" | "vencida" | "substituida" | "erro" | "cancelada")
Resultado?: ("NEGATIVA" | "POSITIVA" | "POSITIVA_EFEITO_NEGATIVA" | "REGULAR" | "IRREGULAR" | "NADA_CONSTA" | "CONSTA" | "INFORMATIVA" | "INDETERMINADA")
DataEmissao?: string
HoraEmissao?: string
DataVencimento?: string
Situacao?: ("solicitada" | "em_processamento" | "emitida" | "erro" | "cancelada")
IdentificadorOperacao: number
IdentificadorTipoCertidao: number
IdentificadorCliente?: number
IdentificadorRegistroMatricula?: number
Carteira?: ("minha" | "equipe" | "outros" | "sem_responsavel" | "encerrada")
Origem: ("manual" | "provedor")
SolicitarMesmoAssim?: boolean
DataSolicitacao?: string
PesquisaExata?: boolean
Documento?: string
Nome?: string
NomeMae?: string
DataNascimento?: string
Uf?: ("AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO")
MunicipioIbge?: string
NumeroMatricula?: string
Cns?: string
Livro?: string
Folha?: string
NumeroRegistro?: string
Unidade?: string
Termo?: string
CodigoCertificacao?: string
CodigoIncra?: string
Cib?: string
Car?: string
InscricaoMunicipal?: string
InscricaoEstadual?: string
Nire?: string
Tribunal?: ("TRF1" | "TRF2" | "TRF3" | "TRF4" | "TRF5" | "TRF6" | "TRT1" | "TRT2" | "TRT3" | "TRT4" | "TRT5" | "TRT6" | "TRT7" | "TRT8" | "TRT9" | "TRT10" | "TRT11" | "TRT12" | "TRT13" | "TRT14" | "TRT15" | "TRT16" | "TRT17" | "TRT18" | "TRT19" | "TRT20" | "TRT21" | "TRT22" | "TRT23" | "TRT24" | "TJAC" | "TJAL" | "TJAM" | "TJAP" | "TJBA" | "TJCE" | "TJDFT" | "TJES" | "TJGO" | "TJMA" | "TJMG" | "TJMS" | "TJMT" | "TJPA" | "TJPB" | "TJPE" | "TJPI" | "TJPR" | "TJRJ" | "TJRN" | "TJRO" | "TJRR" | "TJRS" | "TJSC" | "TJSE" | "TJSP" | "TJTO")
ValidadeDias?: number
AvisoDias?: number
Orgao?: string
Numero?: string
CodigoVerificacao?: string
Observacao?: string
IdentificadorArquivo?: number
NomeArquivo?: string
Sha256?: string
Autenticidade?: ("nao_verificada" | "confirmada" | "negada" | "indisponivel")
AutenticidadeEm?: string
RespondidaEm?: string
MotivoFalha?: ("recusada" | "fonte_silenciosa" | "limite" | "resposta_invalida" | "conexao_insegura" | "fonte_suspensa" | "configuracao" | "sem_fonte" | "desistencia")
TextoErro?: string
Tentativas?: number
ProximaTentativa?: string
Provedor?: string
Protocolo?: string
AguardaDesde?: string
Custo?: number
IdentificadorAnterior?: number
IdentificadorSubstituta?: number
IdentificadorReutilizada?: number
Dados?: {
[k: string]: unknown
}
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
Ativo?: boolean
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
Origens?: {
[k: string]: unknown
}
Cep?: string
Logradouro?: string
Numero?: string
Complemento?: string
Bairro?: string
Municipio?: string
Uf?: ("AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO")
Ibge?: string
Rotulos?: {
[k: string]: string
}
}

export interface Comentario {
Identificador: number
Versao: number
IdentificadorOperacao?: number
IdentificadorRegistroMatricula?: number
Ato?: string
Campo?: string
Assunto?: string
IdentificadorUsuario?: number
Texto: string
Mencionados?: number[]
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
Ibge?: string
FusoHorario: ("America/Noronha" | "America/Sao_Paulo" | "America/Belem" | "America/Fortaleza" | "America/Recife" | "America/Maceio" | "America/Bahia" | "America/Araguaina" | "America/Cuiaba" | "America/Campo_Grande" | "America/Manaus" | "America/Porto_Velho" | "America/Boa_Vista" | "America/Rio_Branco")
ExpedienteInicio?: string
ExpedienteFim?: string
PrazoFeedbackHoras?: number
RevisaoObrigatoria?: boolean
Arredondamento: ("HALF_UP" | "HALF_EVEN")
LimiteLtvPct: number
ValidadeAvaliacaoMeses: number
ValidadeSaldoDias: number
Rotulos?: {
[k: string]: string
}
}

export interface FeedbackGestao {
Identificador: number
Versao: number
Detalhe?: string
MotivoContato?: ("ERRO" | "DUVIDA" | "SUGESTAO" | "EXTRACAO" | "CERTIDAO" | "ACESSO" | "OUTRO")
Situacao?: ("pendente" | "resolvida")
Desfecho?: ("respondida" | "retirada")
DataRegistro?: string
IdentificadorUsuario?: number
Mensagem?: string
Anexo?: number
Resposta?: string
DataResposta?: string
VersaoSolucao?: string
DataPrimeiraResposta?: string
TempoResposta?: number
TempoRespostaCorrido?: number
TempoPendente?: number
TempoPendenteCorrido?: number
PendenteDesde?: string
ReabreAte?: string
Conversa?: {

}[]
Contexto?: string
Rotulos?: {
[k: string]: string
}
}

export interface Feedback {
Identificador: number
Versao: number
Detalhe?: string
MotivoContato?: ("ERRO" | "DUVIDA" | "SUGESTAO" | "EXTRACAO" | "CERTIDAO" | "ACESSO" | "OUTRO")
Situacao?: ("pendente" | "resolvida")
Desfecho?: ("respondida" | "retirada")
DataRegistro?: string
IdentificadorUsuario?: number
Mensagem?: string
Anexo?: number
Resposta?: string
DataResposta?: string
VersaoSolucao?: string
DataPrimeiraResposta?: string
TempoResposta?: number
TempoRespostaCorrido?: number
TempoPendente?: number
TempoPendenteCorrido?: number
PendenteDesde?: string
ReabreAte?: string
Conversa?: {

}[]
Contexto?: string
Rotulos?: {
[k: string]: string
}
}

export interface Feriado {
Identificador: number
Versao: number
Data: string
Nome: string
Abrangencia: ("nacional" | "estadual" | "municipal")
Uf?: ("AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO")
Municipio?: string
Ibge?: string
Fundamento?: string
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
Ibge?: string
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

export interface Indice {
Identificador: number
Versao: number
Indice: ("IPCA" | "INPC" | "IGPM" | "TR" | "SELIC" | "POUPANCA" | "CDI" | "NENHUM")
Competencia: string
Valor: number
Fonte?: string
Rotulos?: {
[k: string]: string
}
}

export interface ItemChecklist {
Identificador: number
Versao: number
Titulo?: string
CodigoTipo?: string
DeImovel?: boolean
Estado?: ("falta" | "solicitada" | "em_processamento" | "emitida" | "a_vencer" | "vencida" | "erro" | "dispensada")
IdentificadorOperacao: number
IdentificadorTipoCertidao: number
IdentificadorCliente?: number
IdentificadorRegistroMatricula?: number
Obrigatoria?: boolean
Dispensada?: boolean
MotivoDispensa?: string
IdentificadorCertidao?: number
Ordem?: number
Rotulos?: {
[k: string]: string
}
}

export interface LogAcesso {
Identificador: number
Versao: number
Evento?: ("entrou" | "entrada-recusada" | "saiu" | "trocou-empresa" | "trocou-senha" | "pediu-codigo" | "redefiniu-senha" | "encerrou-sessoes" | "negado" | "baixou" | "leu" | "exportou" | "recusas-em-serie")
Quando?: string
IdentificadorUsuario?: number
Entidade?: string
Registro?: string
IdentificadorRegistro?: number
Quantidade?: number
Endereco?: string
Agente?: string
Filtro?: string
Requisicao?: string
Rotulos?: {
[k: string]: string
}
}

export interface LogAlteracao {
Identificador: number
Versao: number
Quando?: string
Usuario?: string
IdentificadorUsuario?: number
Operacao?: ("INCLUIR" | "ALTERAR" | "VERSAO" | "EXCLUIR" | "RESTAURAR" | "TRANSICAO" | "APAGAR" | "MESCLAR" | "DESMESCLAR" | "IMPORTAR" | "EXECUTAR" | "DESFAZER")
Entidade?: ("analista" | "apontamento" | "calculo" | "certidao" | "cliente" | "comentario" | "diretoria" | "empresa" | "feedback" | "feedback-gestao" | "feriado" | "filial" | "grupo" | "indice" | "item-checklist" | "log-acesso" | "log-alteracao" | "officer" | "operacao" | "parecer" | "perfil" | "produto" | "registro-matricula" | "segmento-area" | "tipo-certidao" | "usuario" | "visao" | "workflow")
Registro?: string
IdentificadorRegistro?: number
VersaoRegistro?: number
VersaoRestaurada?: number
Lote?: number
Desfaz?: number
DesfeitaPor?: number
Campos?: string
Motivo?: string
Origem?: ("screen" | "api" | "job" | "import" | "demo")
Requisicao?: string
Alteracoes?: {
Campo?: (string | null)
De?: (string | null)
Para?: (string | null)
}[]
Rotulos?: {
[k: string]: string
}
}

export interface MovimentoMatricula {
Identificador: number
Versao: number
IdentificadorRegistroMatricula?: number
Quando?: string
Evento?: string
De?: ("recebida" | "na_fila" | "processando" | "erro" | "aguardando_analise" | "em_analise" | "pausada" | "em_revisao" | "concluida" | "cancelada" | "descartada")
Para?: ("recebida" | "na_fila" | "processando" | "erro" | "aguardando_analise" | "em_analise" | "pausada" | "em_revisao" | "concluida" | "cancelada" | "descartada")
Quem?: string
Motivo?: string
EstoqueEm?: string
Rotulos?: {
[k: string]: string
}
}

export interface Notificacao {
Identificador: number
Versao: number
Texto?: string
Tipo?: ("matricula-lida" | "matricula-incorporada" | "matricula-nao-lida" | "matricula-devolvida" | "matricula-assumida" | "operacao-recebida" | "feedback-recebido" | "feedback-respondido" | "feedback-reaberto" | "parecer-submetido" | "parecer-diretoria" | "parecer-sem-alcada" | "parecer-devolvido" | "parecer-aprovado" | "parecer-revogado" | "certidao-a-vencer" | "certidao-vencida" | "certidao-obtida" | "certidao-obtida-matricula" | "certidao-falhou" | "certidao-falhou-matricula" | "comentario-mencao" | "exportacao-pronta" | "exportacao-falhou")
Quando?: string
Dia?: string
Lida?: boolean
IdentificadorDono?: number
Entidade?: ("analista" | "apontamento" | "calculo" | "certidao" | "cliente" | "comentario" | "diretoria" | "empresa" | "feedback" | "feedback-gestao" | "feriado" | "filial" | "grupo" | "indice" | "item-checklist" | "log-acesso" | "log-alteracao" | "officer" | "operacao" | "parecer" | "perfil" | "produto" | "registro-matricula" | "segmento-area" | "tipo-certidao" | "usuario" | "visao" | "workflow")
IdentificadorRegistro?: number
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
IdentificadorProduto?: number
Valor?: number
CustoCertidoes?: number
UsaFgts?: boolean
Prioridade: ("baixa" | "normal" | "alta")
Proposta?: string
IdentificadorWorkflow?: number
DataPrevistaAssinatura?: string
Situacao?: ("rascunho" | "em_andamento" | "em_parecer" | "concluida" | "cancelada")
EncerradaEm?: string
Etapas?: {
Codigo: string
Quem?: (string | null)
Em?: (string | null)
}[]
Carteira?: ("minha" | "equipe" | "outros" | "sem_responsavel" | "encerrada")
IdentificadorAnalista?: number
IdentificadorOfficer?: number
IdentificadorSegmentoArea?: number
IdentificadorDiretoria?: number
IdentificadorFilial?: number
IdentificadorGrupo?: number
Rotulos?: {
[k: string]: string
}
}

export interface Parecer {
Identificador: number
Versao: number
Titulo: string
Situacao?: ("rascunho" | "submetido" | "devolvido" | "aprovado" | "substituido" | "revogado")
IdentificadorOperacao: number
IdentificadorRegistroMatricula?: number
IdentificadorAutor?: number
Conclusao?: ("FAVORAVEL" | "FAVORAVEL_COM_RESSALVAS" | "DESFAVORAVEL" | "INCONCLUSIVO")
Instancia?: ("officer" | "diretoria" | "sem_alcada")
Desatualizado?: boolean
SubmetidoEm?: string
IdentificadorAprovador?: number
AprovadoEm?: string
IdentificadorOfficer?: number
Valor?: number
LimiteAlcada?: number
Validade?: string
MotivoDevolucao?: string
MotivoRevogacao?: string
IdentificadorArquivo?: number
Resumo?: string
ResumoFatos?: string
Texto?: string
Condicoes?: {
[k: string]: unknown
}
Sentencas?: {
[k: string]: unknown
}
Redatores?: {
[k: string]: unknown
}
Rascunho?: {
[k: string]: unknown
}
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

export interface ProcessamentoMatricula {
Identificador: number
Versao: number
IdentificadorRegistroMatricula?: number
Resultado?: ("em_andamento" | "lida" | "erro" | "cancelada")
Ultima?: boolean
IniciadoEm?: string
TerminadoEm?: string
Paginas?: number
Documentos?: number
NivelOcr?: ("NATIVO" | "OTIMA" | "BOA" | "REGULAR" | "RUIM")
TempoFila?: number
TempoOcr?: number
TempoIa?: number
TempoTotal?: number
Rotulos?: {
[k: string]: string
}
}

export interface Produto {
Identificador: number
Versao: number
Nome: string
Codigo: string
TipoImovel?: ("Rural" | "Urbano")
AceitaFgts?: boolean
Ativo?: boolean
LimiteLtvPct: number
ValorMinimo?: number
ValorMaximo?: number
PrazoMinimoMeses?: number
PrazoMaximoMeses?: number
Garantia: ("HIPOTECA" | "ALIENACAO_FIDUCIARIA" | "ALIENACAO_SUPERVENIENTE")
PermiteGrauSuperior?: boolean
GrauMaximo?: number
DesagioPct: number
ModoFracao: ("INDIVISIVEL" | "PROPORCIONAL")
Indice: ("IPCA" | "INPC" | "IGPM" | "TR" | "SELIC" | "POUPANCA" | "CDI" | "NENHUM")
DefasagemMeses: number
PisoNominal?: boolean
JurosAa?: number
RegimeJuros?: ("SIMPLES" | "COMPOSTO")
BaseDias: ("CORRIDOS_365" | "COMERCIAL_360" | "UTEIS_252")
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
IdentificadorAnalista?: number
IdentificadorOfficer?: number
IdentificadorSegmentoArea?: number
RecebidaEm?: string
ForaDoPrazo?: boolean
LidaEm?: string
ErroEm?: string
ConcluidaEm?: string
CanceladaEm?: string
EstoqueEm?: string
ForaDoPrazoEm?: string
Prazo?: string
Carteira?: ("minha" | "equipe" | "outros" | "sem_responsavel" | "encerrada")
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

export interface TipoCertidao {
Identificador: number
Versao: number
Nome: string
Codigo: string
NomeEn?: string
Orgao?: string
Uf?: ("AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO")
Ativo?: boolean
Comprova?: string
AplicaEmpresa?: boolean
AplicaPessoa?: boolean
AplicaRural?: boolean
AplicaUrbano?: boolean
OrigemValidade: ("lei" | "pratica" | "emissor" | "nenhuma")
ValidadeDias?: number
AvisoDias?: number
Parametros?: {
Parametro: ("doc" | "nome" | "mae" | "nascimento" | "uf" | "municipio" | "matricula" | "incra" | "cib" | "car" | "inscricao_municipal" | "nire" | "inscricao_estadual" | "tribunal" | "livro" | "folha" | "numero" | "unidade" | "termo" | "cns" | "certificacao")
Obrigatorio?: (boolean | null)
}[]
Apelidos?: {
Texto: string
}[]
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
SituacaoAcesso?: ("a-definir" | "convidado" | "provisorio" | "definido")
UltimoAcesso?: string
EntrouEm?: string
BloqueadoAte?: string
Rotulos?: {
[k: string]: string
}
}

export interface Workflow {
Identificador: number
Versao: number
Descricao: string
Codigo: string
TipoImovel: ("Rural" | "Urbano")
Ativo?: boolean
PrazoAnaliseHoras?: number
Etapas: {
Codigo: string
Descricao: string
PrazoDias?: (number | null)
}[]
Certidoes?: {
IdentificadorTipoCertidao: number
Obrigatoria?: (boolean | null)
TipoPessoa?: ("F" | "J" | null)
}[]
Calculadoras?: {
Calculadora: ("hipoteca" | "penhor" | "historico-area" | "fgts" | "propriedade" | "vencimento")
}[]
Rotulos?: {
[k: string]: string
}
}
