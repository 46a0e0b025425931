// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const certidao = restoreEntity({
 "name": "certidao",
 "fields": [
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "search": true,
   "section": "pedido",
   "width": 8,
   "maxLength": 200,
   "name": "Titulo",
   "type": "text",
   "label": {
    "pt-br": "Certidão",
    "en-us": "Certificate"
   }
  },
  {
   "readOnly": "always",
   "computed": "query",
   "list": true,
   "filter": true,
   "section": "pedido",
   "width": 4,
   "enum": "EstadoCertidao",
   "name": "Estado",
   "type": "enum",
   "label": {
    "pt-br": "Situação",
    "en-us": "Status"
   }
  },
  {
   "help": {
    "pt-br": "Só de uma certidão emitida: antes, anexe o PDF e confirme.",
    "en-us": "Only of an issued certificate: before that, attach the PDF and confirm."
   },
   "list": true,
   "filter": true,
   "section": "resposta",
   "width": 4,
   "enum": "ResultadoCertidao",
   "name": "Resultado",
   "type": "enum",
   "label": {
    "pt-br": "Resultado",
    "en-us": "Result"
   }
  },
  {
   "list": "optional",
   "filter": true,
   "section": "resposta",
   "width": 4,
   "name": "DataEmissao",
   "type": "date",
   "label": {
    "pt-br": "Emitida em",
    "en-us": "Issued on"
   }
  },
  {
   "section": "resposta",
   "width": 4,
   "name": "HoraEmissao",
   "type": "time",
   "label": {
    "pt-br": "Hora",
    "en-us": "Hour"
   }
  },
  {
   "help": {
    "pt-br": "Vazio: contada da emissão, pelos dias do tipo.",
    "en-us": "Empty: counted from issue, by the days of its type."
   },
   "list": true,
   "filter": true,
   "section": "resposta",
   "width": 4,
   "name": "DataVencimento",
   "type": "date",
   "label": {
    "pt-br": "Vence em",
    "en-us": "Expires on"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "filter": true,
   "section": "andamento",
   "width": 4,
   "enum": "SituacaoCertidao",
   "name": "Situacao",
   "type": "enum",
   "label": {
    "pt-br": "Etapa",
    "en-us": "Stage"
   }
  },
  {
   "required": true,
   "readOnly": "after-create",
   "list": true,
   "filter": true,
   "section": "pedido",
   "width": 4,
   "entity": "operacao",
   "name": "IdentificadorOperacao",
   "type": "reference",
   "label": {
    "pt-br": "Operação",
    "en-us": "Operation"
   }
  },
  {
   "required": true,
   "readOnly": "after-create",
   "list": "optional",
   "filter": true,
   "section": "pedido",
   "width": 8,
   "entity": "tipo-certidao",
   "name": "IdentificadorTipoCertidao",
   "type": "reference",
   "label": {
    "pt-br": "Tipo",
    "en-us": "Type"
   }
  },
  {
   "help": {
    "pt-br": "Vazio: o cliente da operação, quando a certidão é de pessoa ou empresa.",
    "en-us": "Empty: the operation’s client, where it is about a person or company."
   },
   "readOnly": "after-create",
   "list": true,
   "filter": true,
   "section": "pedido",
   "width": 4,
   "entity": "cliente",
   "name": "IdentificadorCliente",
   "type": "reference",
   "label": {
    "pt-br": "Cliente",
    "en-us": "Client"
   }
  },
  {
   "help": {
    "pt-br": "Quando a certidão é de um imóvel.",
    "en-us": "Where it is about a property."
   },
   "readOnly": "after-create",
   "list": "optional",
   "filter": true,
   "section": "pedido",
   "width": 4,
   "entity": "registro-matricula",
   "name": "IdentificadorRegistroMatricula",
   "type": "reference",
   "label": {
    "pt-br": "Matrícula",
    "en-us": "Registry record"
   }
  },
  {
   "help": {
    "pt-br": "De quem é a operação.",
    "en-us": "Whose the operation is."
   },
   "readOnly": "always",
   "computed": "query",
   "list": "optional",
   "filter": true,
   "section": "andamento",
   "width": 4,
   "enum": "Carteira",
   "name": "Carteira",
   "type": "enum",
   "label": {
    "pt-br": "Carteira",
    "en-us": "Portfolio"
   }
  },
  {
   "required": true,
   "readOnly": "after-create",
   "list": "optional",
   "filter": true,
   "section": "pedido",
   "default": "manual",
   "enum": "OrigemCertidao",
   "name": "Origem",
   "type": "enum",
   "label": {
    "pt-br": "Como chega",
    "en-us": "How it comes"
   }
  },
  {
   "readOnly": "after-create",
   "section": "pedido",
   "width": 8,
   "default": false,
   "name": "SolicitarMesmoAssim",
   "type": "boolean",
   "label": {
    "pt-br": "Solicitar mesmo havendo uma válida",
    "en-us": "Request although a valid one exists"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "filter": true,
   "section": "pedido",
   "width": 4,
   "name": "DataSolicitacao",
   "type": "dateTime",
   "label": {
    "pt-br": "Pedida em",
    "en-us": "Requested on"
   }
  },
  {
   "help": {
    "pt-br": "Só o documento ou o nome idêntico. Sem ela, aceita filiais, homônimos e grafias parecidas.",
    "en-us": "The very document or name only. Without it, branches, namesakes and similar spellings count."
   },
   "readOnly": "after-create",
   "list": "optional",
   "filter": true,
   "section": "parametros",
   "width": 4,
   "default": true,
   "name": "PesquisaExata",
   "type": "boolean",
   "label": {
    "pt-br": "Pesquisa exata",
    "en-us": "Exact search"
   }
  },
  {
   "readOnly": "after-create",
   "list": "optional",
   "filter": true,
   "search": true,
   "personal": true,
   "section": "parametros",
   "width": 4,
   "name": "Documento",
   "type": "cpfCnpj",
   "label": {
    "pt-br": "CPF/CNPJ",
    "en-us": "Taxpayer number"
   }
  },
  {
   "readOnly": "after-create",
   "list": "optional",
   "filter": true,
   "search": true,
   "personal": true,
   "section": "parametros",
   "width": 8,
   "maxLength": 150,
   "name": "Nome",
   "type": "text",
   "label": {
    "pt-br": "Nome",
    "en-us": "Name"
   }
  },
  {
   "readOnly": "after-create",
   "personal": true,
   "section": "parametros",
   "width": 8,
   "maxLength": 150,
   "name": "NomeMae",
   "type": "text",
   "label": {
    "pt-br": "Nome da mãe",
    "en-us": "Mother’s name"
   }
  },
  {
   "readOnly": "after-create",
   "personal": true,
   "section": "parametros",
   "width": 4,
   "name": "DataNascimento",
   "type": "date",
   "label": {
    "pt-br": "Data de nascimento",
    "en-us": "Birth date"
   }
  },
  {
   "readOnly": "after-create",
   "list": "optional",
   "filter": true,
   "section": "parametros",
   "width": 3,
   "enum": "Uf",
   "name": "Uf",
   "type": "enum",
   "label": {
    "pt-br": "UF",
    "en-us": "State"
   }
  },
  {
   "help": {
    "pt-br": "Os sete dígitos do IBGE, como 3543402 de Ribeirão Preto.",
    "en-us": "The seven digits of IBGE, like 3543402 of Ribeirão Preto."
   },
   "readOnly": "after-create",
   "section": "parametros",
   "width": 5,
   "name": "MunicipioIbge",
   "type": "ibge",
   "label": {
    "pt-br": "Município (código IBGE)",
    "en-us": "Municipality (IBGE code)"
   }
  },
  {
   "help": {
    "pt-br": "Ou o CNM inteiro, que traz também o CNS do cartório.",
    "en-us": "Or the whole CNM, which brings the office’s CNS too."
   },
   "readOnly": "after-create",
   "list": "optional",
   "filter": true,
   "search": true,
   "section": "parametros",
   "width": 4,
   "maxLength": 20,
   "name": "NumeroMatricula",
   "type": "text",
   "label": {
    "pt-br": "Número da matrícula",
    "en-us": "Number of the record"
   }
  },
  {
   "readOnly": "after-create",
   "section": "parametros",
   "width": 4,
   "name": "Cns",
   "type": "cns",
   "label": {
    "pt-br": "CNS do cartório",
    "en-us": "Office’s CNS"
   }
  },
  {
   "readOnly": "after-create",
   "section": "parametros",
   "width": 4,
   "maxLength": 20,
   "name": "Livro",
   "type": "text",
   "label": {
    "pt-br": "Livro",
    "en-us": "Book"
   }
  },
  {
   "readOnly": "after-create",
   "section": "parametros",
   "width": 4,
   "maxLength": 20,
   "name": "Folha",
   "type": "text",
   "label": {
    "pt-br": "Folha",
    "en-us": "Page"
   }
  },
  {
   "help": {
    "pt-br": "Do pacto no Livro 3, da outorga ou da licença.",
    "en-us": "Of the agreement in Book 3, of the permit or the licence."
   },
   "readOnly": "after-create",
   "section": "parametros",
   "width": 4,
   "maxLength": 40,
   "name": "NumeroRegistro",
   "type": "text",
   "label": {
    "pt-br": "Número do registro",
    "en-us": "Registration number"
   }
  },
  {
   "help": {
    "pt-br": "No condomínio: apartamento, bloco, vaga.",
    "en-us": "In the condominium: apartment, block, space."
   },
   "readOnly": "after-create",
   "section": "parametros",
   "width": 4,
   "maxLength": 60,
   "name": "Unidade",
   "type": "text",
   "label": {
    "pt-br": "Unidade",
    "en-us": "Unit"
   }
  },
  {
   "help": {
    "pt-br": "Ou a matrícula da certidão do registro civil.",
    "en-us": "Or the number that the civil registry’s certificate bears."
   },
   "readOnly": "after-create",
   "section": "parametros",
   "width": 4,
   "maxLength": 40,
   "name": "Termo",
   "type": "text",
   "label": {
    "pt-br": "Termo",
    "en-us": "Entry"
   }
  },
  {
   "help": {
    "pt-br": "Do SIGEF.",
    "en-us": "Of SIGEF."
   },
   "readOnly": "after-create",
   "section": "parametros",
   "width": 4,
   "maxLength": 60,
   "name": "CodigoCertificacao",
   "type": "text",
   "label": {
    "pt-br": "Código da certificação",
    "en-us": "Certification code"
   }
  },
  {
   "readOnly": "after-create",
   "section": "parametros",
   "width": 4,
   "name": "CodigoIncra",
   "type": "incra",
   "label": {
    "pt-br": "Código do imóvel (INCRA)",
    "en-us": "INCRA code"
   }
  },
  {
   "readOnly": "after-create",
   "section": "parametros",
   "width": 4,
   "name": "Cib",
   "type": "nirf",
   "label": {
    "pt-br": "NIRF/CIB",
    "en-us": "NIRF/CIB"
   }
  },
  {
   "readOnly": "after-create",
   "section": "parametros",
   "width": 8,
   "name": "Car",
   "type": "car",
   "label": {
    "pt-br": "CAR",
    "en-us": "CAR"
   }
  },
  {
   "readOnly": "after-create",
   "section": "parametros",
   "width": 4,
   "maxLength": 40,
   "name": "InscricaoMunicipal",
   "type": "text",
   "label": {
    "pt-br": "Inscrição municipal",
    "en-us": "Municipal number"
   }
  },
  {
   "readOnly": "after-create",
   "section": "parametros",
   "width": 4,
   "maxLength": 20,
   "name": "InscricaoEstadual",
   "type": "text",
   "label": {
    "pt-br": "Inscrição estadual",
    "en-us": "State registration"
   }
  },
  {
   "readOnly": "after-create",
   "section": "parametros",
   "width": 4,
   "name": "Nire",
   "type": "nire",
   "label": {
    "pt-br": "NIRE",
    "en-us": "NIRE"
   }
  },
  {
   "readOnly": "after-create",
   "section": "parametros",
   "width": 4,
   "enum": "Tribunal",
   "name": "Tribunal",
   "type": "enum",
   "label": {
    "pt-br": "Tribunal",
    "en-us": "Court"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "section": "resposta",
   "width": 4,
   "minimum": 0,
   "maximum": 3650,
   "name": "ValidadeDias",
   "type": "integer",
   "label": {
    "pt-br": "Validade (dias)",
    "en-us": "Valid for (days)"
   }
  },
  {
   "readOnly": "always",
   "section": "andamento",
   "width": 4,
   "minimum": 0,
   "maximum": 365,
   "name": "AvisoDias",
   "type": "integer",
   "label": {
    "pt-br": "Avisar antes (dias)",
    "en-us": "Notice before (days)"
   }
  },
  {
   "list": "optional",
   "filter": true,
   "section": "resposta",
   "width": 8,
   "maxLength": 160,
   "name": "Orgao",
   "type": "text",
   "label": {
    "pt-br": "Órgão emissor",
    "en-us": "Issuer"
   }
  },
  {
   "list": "optional",
   "filter": true,
   "search": true,
   "section": "resposta",
   "width": 4,
   "maxLength": 60,
   "name": "Numero",
   "type": "text",
   "label": {
    "pt-br": "Número",
    "en-us": "Number"
   }
  },
  {
   "section": "resposta",
   "width": 4,
   "maxLength": 80,
   "name": "CodigoVerificacao",
   "type": "text",
   "label": {
    "pt-br": "Código de verificação",
    "en-us": "Verification code"
   }
  },
  {
   "section": "resposta",
   "width": 12,
   "maxLength": 2000,
   "name": "Observacao",
   "type": "longText",
   "label": {
    "pt-br": "Observação",
    "en-us": "Note"
   }
  },
  {
   "readOnly": "always",
   "section": "documento",
   "seeCode": "CERTIDAO.BAIXAR",
   "accept": [
    "application/pdf"
   ],
   "name": "IdentificadorArquivo",
   "type": "file",
   "label": {
    "pt-br": "Arquivo",
    "en-us": "File"
   }
  },
  {
   "readOnly": "always",
   "section": "documento",
   "maxLength": 255,
   "name": "NomeArquivo",
   "type": "text",
   "label": {
    "pt-br": "Nome do arquivo",
    "en-us": "File name"
   }
  },
  {
   "readOnly": "always",
   "section": "documento",
   "width": 12,
   "maxLength": 64,
   "name": "Sha256",
   "type": "text",
   "label": {
    "pt-br": "SHA-256",
    "en-us": "SHA-256"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "filter": true,
   "section": "documento",
   "width": 4,
   "default": "nao_verificada",
   "enum": "AutenticidadeCertidao",
   "name": "Autenticidade",
   "type": "enum",
   "label": {
    "pt-br": "Autenticidade",
    "en-us": "Authenticity"
   }
  },
  {
   "readOnly": "always",
   "section": "documento",
   "width": 4,
   "name": "AutenticidadeEm",
   "type": "dateTime",
   "label": {
    "pt-br": "Verificada em",
    "en-us": "Checked on"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "filter": true,
   "section": "andamento",
   "width": 4,
   "name": "RespondidaEm",
   "type": "dateTime",
   "label": {
    "pt-br": "Respondida em",
    "en-us": "Answered on"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "filter": true,
   "section": "andamento",
   "width": 4,
   "enum": "MotivoFalhaCertidao",
   "name": "MotivoFalha",
   "type": "enum",
   "label": {
    "pt-br": "Motivo da falha",
    "en-us": "Reason of the failure"
   }
  },
  {
   "readOnly": "always",
   "section": "andamento",
   "width": 12,
   "maxLength": 1000,
   "name": "TextoErro",
   "type": "longText",
   "label": {
    "pt-br": "Erro",
    "en-us": "Error"
   }
  },
  {
   "readOnly": "always",
   "section": "andamento",
   "width": 4,
   "default": 0,
   "minimum": 0,
   "name": "Tentativas",
   "type": "integer",
   "label": {
    "pt-br": "Tentativas",
    "en-us": "Tries"
   }
  },
  {
   "readOnly": "always",
   "section": "andamento",
   "width": 4,
   "name": "ProximaTentativa",
   "type": "dateTime",
   "label": {
    "pt-br": "Próxima tentativa",
    "en-us": "Next try"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "filter": true,
   "section": "andamento",
   "width": 4,
   "maxLength": 60,
   "name": "Provedor",
   "type": "text",
   "label": {
    "pt-br": "Provedor",
    "en-us": "Provider"
   }
  },
  {
   "readOnly": "always",
   "section": "andamento",
   "width": 4,
   "maxLength": 120,
   "name": "Protocolo",
   "type": "text",
   "label": {
    "pt-br": "Protocolo",
    "en-us": "Protocol"
   }
  },
  {
   "help": {
    "pt-br": "Desde quando a fonte tem o pedido e ainda não o respondeu.",
    "en-us": "Since when the source has the order and has not answered it."
   },
   "readOnly": "always",
   "section": "andamento",
   "width": 4,
   "name": "AguardaDesde",
   "type": "dateTime",
   "label": {
    "pt-br": "Aguarda a fonte desde",
    "en-us": "Waiting for the source since"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "section": "andamento",
   "width": 4,
   "minimum": 0,
   "name": "Custo",
   "type": "money",
   "label": {
    "pt-br": "Custo",
    "en-us": "Cost"
   }
  },
  {
   "readOnly": "always",
   "section": "andamento",
   "entity": "certidao",
   "name": "IdentificadorAnterior",
   "type": "reference",
   "label": {
    "pt-br": "Versão anterior",
    "en-us": "Version before"
   }
  },
  {
   "readOnly": "always",
   "section": "andamento",
   "entity": "certidao",
   "loose": true,
   "name": "IdentificadorSubstituta",
   "type": "reference",
   "label": {
    "pt-br": "Substituída por",
    "en-us": "Replaced by"
   }
  },
  {
   "help": {
    "pt-br": "A certidão de outra operação de onde vieram esta resposta e este arquivo.",
    "en-us": "The certificate of another operation this answer and this file come from."
   },
   "readOnly": "always",
   "section": "andamento",
   "entity": "certidao",
   "loose": true,
   "name": "IdentificadorReutilizada",
   "type": "reference",
   "label": {
    "pt-br": "Reutilizada de",
    "en-us": "Reused from"
   }
  },
  {
   "readOnly": "always",
   "recordOnly": true,
   "section": "documento",
   "width": 12,
   "name": "Dados",
   "type": "json",
   "label": {
    "pt-br": "O que o documento diz",
    "en-us": "What the document says"
   }
  }
 ],
 "sections": [
  {
   "name": "pedido",
   "label": {
    "pt-br": "Pedido",
    "en-us": "Request"
   }
  },
  {
   "name": "parametros",
   "label": {
    "pt-br": "Dados da pesquisa",
    "en-us": "What is searched"
   }
  },
  {
   "name": "resposta",
   "label": {
    "pt-br": "Resposta",
    "en-us": "Answer"
   }
  },
  {
   "name": "documento",
   "label": {
    "pt-br": "Documento",
    "en-us": "Document"
   }
  },
  {
   "name": "andamento",
   "label": {
    "pt-br": "Andamento",
    "en-us": "Progress"
   }
  }
 ],
 "tabs": [],
 "rules": [],
 "noun": "Certidao",
 "table": "certidao",
 "label": {
  "pt-br": "Certidão",
  "en-us": "Certificate"
 },
 "plural": {
  "pt-br": "Certidões",
  "en-us": "Certificates"
 },
 "gender": "f",
 "permission": "CERTIDAO",
 "scope": "company",
 "storage": "table",
 "of": null,
 "ownership": {
  "analyst": null,
  "officer": null,
  "person": null,
  "through": "IdentificadorOperacao",
  "part": false,
  "alsoPartOf": null,
  "branch": null,
  "tenant": false,
  "visibleThrough": null
 },
 "representation": "Titulo",
 "representationFallback": null,
 "sort": {
  "field": "DataSolicitacao",
  "order": "desc"
 },
 "menu": {
  "group": "work",
  "order": 30,
  "icon": "certificate",
  "label": null
 },
 "merge": false,
 "states": {
  "field": "Situacao",
  "initial": "solicitada",
  "enum": "SituacaoCertidao",
  "transitions": [
   {
    "reasonRequired": false,
    "condition": null,
    "event": "processar",
    "label": {
     "pt-br": "Processar",
     "en-us": "Search"
    },
    "from": [
     "solicitada"
    ],
    "to": "em_processamento",
    "code": null
   },
   {
    "reasonRequired": false,
    "condition": null,
    "event": "emitir",
    "label": {
     "pt-br": "Emitir",
     "en-us": "Issue"
    },
    "from": [
     "solicitada",
     "em_processamento",
     "erro"
    ],
    "to": "emitida",
    "code": null
   },
   {
    "reasonRequired": false,
    "condition": null,
    "event": "devolver",
    "label": {
     "pt-br": "Devolver à fila",
     "en-us": "Back to the queue"
    },
    "from": [
     "em_processamento"
    ],
    "to": "solicitada",
    "code": null
   },
   {
    "reasonRequired": false,
    "condition": null,
    "event": "falhar",
    "label": {
     "pt-br": "Falhar",
     "en-us": "Fail"
    },
    "from": [
     "solicitada",
     "em_processamento"
    ],
    "to": "erro",
    "code": null
   },
   {
    "reasonRequired": false,
    "condition": null,
    "event": "tentar-novamente",
    "label": {
     "pt-br": "Tentar novamente",
     "en-us": "Try again"
    },
    "from": [
     "erro"
    ],
    "to": "solicitada",
    "code": "CERTIDAO.SOLICITAR"
   },
   {
    "reasonRequired": false,
    "condition": "waiting-for-source",
    "event": "desistir",
    "label": {
     "pt-br": "Desistir da espera",
     "en-us": "Give up waiting"
    },
    "from": [
     "em_processamento"
    ],
    "to": "erro",
    "code": "CERTIDAO.SOLICITAR"
   },
   {
    "reasonRequired": false,
    "condition": null,
    "event": "cancelar",
    "label": {
     "pt-br": "Cancelar pedido",
     "en-us": "Cancel request"
    },
    "from": [
     "solicitada",
     "erro"
    ],
    "to": "cancelada",
    "code": "CERTIDAO.SOLICITAR"
   }
  ]
 },
 "actions": [
  {
   "on": [
    "record",
    "selection"
   ],
   "byPanel": false,
   "handsOver": false,
   "confirm": {
    "pt-br": "Pede de novo com os mesmos dados. Esta certidão vale até a nova ser emitida.",
    "en-us": "Asks again with the same data. This certificate stands until the new one is issued."
   },
   "done": {
    "pt-br": "Atualizações pedidas: %{count}.",
    "en-us": "Updates requested: %{count}."
   },
   "when": {
    "field": "Situacao",
    "in": [
     "emitida"
    ]
   },
   "reveals": null,
   "name": "atualizar",
   "label": {
    "pt-br": "Atualizar",
    "en-us": "Update"
   },
   "code": "CERTIDAO.ATUALIZAR",
   "parameters": null
  },
  {
   "on": [
    "record"
   ],
   "byPanel": false,
   "handsOver": false,
   "confirm": {
    "pt-br": "A outra operação, do mesmo cliente, recebe esta certidão com o mesmo arquivo e os mesmos prazos.",
    "en-us": "The other operation, of the same client, gets this certificate with the same file and the same dates."
   },
   "done": {
    "pt-br": "Certidão reutilizada.",
    "en-us": "Certificate reused."
   },
   "when": {
    "field": "Situacao",
    "in": [
     "emitida"
    ]
   },
   "reveals": null,
   "name": "reutilizar",
   "label": {
    "pt-br": "Reutilizar em outra operação",
    "en-us": "Reuse in another operation"
   },
   "code": "CERTIDAO.SOLICITAR",
   "parameters": {
    "name": "certidao.reutilizar",
    "fields": [
     {
      "required": true,
      "width": 12,
      "entity": "operacao",
      "name": "IdentificadorOperacao",
      "type": "reference",
      "label": {
       "pt-br": "Operação",
       "en-us": "Operation"
      }
     }
    ],
    "sections": [],
    "tabs": [],
    "rules": []
   }
  },
  {
   "on": [
    "record"
   ],
   "byPanel": true,
   "handsOver": false,
   "confirm": {
    "pt-br": "O que o documento anexado responde. Confira cada valor com o PDF.",
    "en-us": "What the attached document answers. Check each value against the PDF."
   },
   "done": {
    "pt-br": "Certidão emitida: %{name}.",
    "en-us": "Certificate issued: %{name}."
   },
   "when": {
    "field": "Situacao",
    "in": [
     "solicitada",
     "em_processamento",
     "erro"
    ]
   },
   "reveals": null,
   "name": "confirmar",
   "label": {
    "pt-br": "Confirmar resposta",
    "en-us": "Confirm answer"
   },
   "code": "CERTIDAO.SOLICITAR",
   "parameters": {
    "name": "certidao.confirmar",
    "fields": [
     {
      "required": true,
      "width": 4,
      "enum": "ResultadoCertidao",
      "name": "Resultado",
      "type": "enum",
      "label": {
       "pt-br": "Resultado",
       "en-us": "Result"
      }
     },
     {
      "required": true,
      "width": 4,
      "name": "DataEmissao",
      "type": "date",
      "label": {
       "pt-br": "Emitida em",
       "en-us": "Issued on"
      }
     },
     {
      "width": 4,
      "name": "HoraEmissao",
      "type": "time",
      "label": {
       "pt-br": "Hora",
       "en-us": "Hour"
      }
     },
     {
      "help": {
       "pt-br": "Como está impressa. Sem ela, conta-se pela validade do tipo.",
       "en-us": "As printed. Without it, it is counted by the term of the type."
      },
      "width": 4,
      "name": "DataVencimento",
      "type": "date",
      "label": {
       "pt-br": "Vence em",
       "en-us": "Expires on"
      }
     },
     {
      "width": 8,
      "maxLength": 160,
      "name": "Orgao",
      "type": "text",
      "label": {
       "pt-br": "Órgão emissor",
       "en-us": "Issuer"
      }
     },
     {
      "maxLength": 60,
      "name": "Numero",
      "type": "text",
      "label": {
       "pt-br": "Número",
       "en-us": "Number"
      }
     },
     {
      "maxLength": 80,
      "name": "CodigoVerificacao",
      "type": "text",
      "label": {
       "pt-br": "Código de verificação",
       "en-us": "Verification code"
      }
     },
     {
      "help": {
       "pt-br": "Obrigatória quando a certidão acusa débitos, ações ou irregularidade.",
       "en-us": "Required when the certificate shows debts, suits or an irregularity."
      },
      "width": 12,
      "maxLength": 2000,
      "name": "Observacao",
      "type": "longText",
      "label": {
       "pt-br": "Observação",
       "en-us": "Note"
      }
     },
     {
      "width": 12,
      "default": false,
      "name": "ConfirmarDivergencia",
      "type": "boolean",
      "label": {
       "pt-br": "O documento é de outro titular, imóvel ou tipo, e mesmo assim responde a este pedido",
       "en-us": "The document is of another holder, property or kind, and answers this request all the same"
      }
     }
    ],
    "sections": [],
    "tabs": [],
    "rules": [
     {
      "when": [],
      "field": "DataVencimento",
      "must": {
       "field": "DataVencimento",
       "atLeast": {
        "field": "DataEmissao"
       }
      },
      "message": {
       "pt-br": "O vencimento vem antes da emissão. Corrija uma das duas datas.",
       "en-us": "The expiry comes before the issue. Correct one of the two dates."
      }
     },
     {
      "when": [
       {
        "field": "Resultado",
        "in": [
         "POSITIVA",
         "IRREGULAR",
         "CONSTA"
        ]
       }
      ],
      "field": "Observacao",
      "must": {
       "field": "Observacao",
       "present": true
      },
      "message": {
       "pt-br": "Comente o que a certidão acusa: débitos, ações ou irregularidade.",
       "en-us": "Comment on what the certificate shows: debts, suits or an irregularity."
      }
     }
    ]
   }
  },
  {
   "on": [
    "record"
   ],
   "byPanel": true,
   "handsOver": false,
   "confirm": null,
   "done": null,
   "when": {
    "field": "Situacao",
    "in": [
     "solicitada",
     "em_processamento",
     "erro"
    ]
   },
   "reveals": null,
   "name": "usar-parte",
   "label": {
    "pt-br": "Usar outras páginas",
    "en-us": "Use other pages"
   },
   "code": "CERTIDAO.SOLICITAR",
   "parameters": {
    "name": "certidao.usar-parte",
    "fields": [
     {
      "help": {
       "pt-br": "A primeira é 1.",
       "en-us": "The first one is 1."
      },
      "required": true,
      "minimum": 1,
      "maximum": 500,
      "name": "Parte",
      "type": "integer",
      "label": {
       "pt-br": "Certidão do arquivo",
       "en-us": "Certificate of the file"
      }
     }
    ],
    "sections": [],
    "tabs": [],
    "rules": []
   }
  },
  {
   "on": [
    "record"
   ],
   "byPanel": true,
   "handsOver": false,
   "confirm": null,
   "done": null,
   "when": null,
   "reveals": null,
   "name": "levar-parte",
   "label": {
    "pt-br": "Levar páginas a outro pedido",
    "en-us": "Take pages to another request"
   },
   "code": "CERTIDAO.SOLICITAR",
   "parameters": {
    "name": "certidao.levar-parte",
    "fields": [
     {
      "help": {
       "pt-br": "A primeira é 1.",
       "en-us": "The first one is 1."
      },
      "required": true,
      "minimum": 1,
      "maximum": 500,
      "name": "Parte",
      "type": "integer",
      "label": {
       "pt-br": "Certidão do arquivo",
       "en-us": "Certificate of the file"
      }
     },
     {
      "help": {
       "pt-br": "Um pedido da mesma operação que espera o documento.",
       "en-us": "A request of the same operation that waits for its document."
      },
      "entity": "certidao",
      "name": "IdentificadorCertidao",
      "type": "reference",
      "label": {
       "pt-br": "Pedido",
       "en-us": "Request"
      }
     },
     {
      "help": {
       "pt-br": "Em vez de um pedido: um item que ninguém pediu ainda.",
       "en-us": "Instead of a request: an item nobody has asked for yet."
      },
      "entity": "item-checklist",
      "name": "IdentificadorItemChecklist",
      "type": "reference",
      "label": {
       "pt-br": "Item do checklist",
       "en-us": "Checklist item"
      }
     }
    ],
    "sections": [],
    "tabs": [],
    "rules": []
   }
  },
  {
   "on": [
    "record"
   ],
   "byPanel": false,
   "handsOver": false,
   "confirm": {
    "pt-br": "O que a página do órgão emissor disse do documento.",
    "en-us": "What the issuer’s page said of the document."
   },
   "done": {
    "pt-br": "Autenticidade registrada: %{name}.",
    "en-us": "Authenticity recorded: %{name}."
   },
   "when": {
    "field": "Situacao",
    "in": [
     "emitida"
    ]
   },
   "reveals": null,
   "name": "verificar",
   "label": {
    "pt-br": "Registrar autenticidade",
    "en-us": "Record authenticity"
   },
   "code": "CERTIDAO.ALTERAR",
   "parameters": {
    "name": "certidao.verificar",
    "fields": [
     {
      "required": true,
      "enum": "AutenticidadeCertidao",
      "name": "Autenticidade",
      "type": "enum",
      "label": {
       "pt-br": "Autenticidade",
       "en-us": "Authenticity"
      }
     },
     {
      "help": {
       "pt-br": "Onde e como foi verificada.",
       "en-us": "Where and how it was checked."
      },
      "width": 12,
      "maxLength": 1000,
      "name": "Observacao",
      "type": "longText",
      "label": {
       "pt-br": "Nota",
       "en-us": "Note"
      }
     }
    ],
    "sections": [],
    "tabs": [],
    "rules": [
     {
      "when": [],
      "field": "Autenticidade",
      "must": {
       "field": "Autenticidade",
       "in": [
        "confirmada",
        "negada",
        "indisponivel"
       ]
      },
      "message": {
       "pt-br": "Diga o que a verificação deu: confirmada, negada ou sem resposta.",
       "en-us": "Say how the check ended: confirmed, denied or no answer."
      }
     }
    ]
   }
  }
 ],
 "calls": [
  "list",
  "get",
  "create",
  "update",
  "delete",
  "history"
 ],
 "codes": {
  "list": "CERTIDAO.CONSULTAR",
  "get": "CERTIDAO.CONSULTAR",
  "history": "CERTIDAO.CONSULTAR",
  "create": "CERTIDAO.SOLICITAR",
  "update": "CERTIDAO.ALTERAR",
  "delete": "CERTIDAO.EXCLUIR",
  "export": "CERTIDAO.EXPORTAR"
 },
 "uniqueTogether": [],
 "panels": [
  {
   "entity": "certidao",
   "field": "IdentificadorAnterior",
   "component": "certificate",
   "place": "top",
   "folded": false,
   "label": {
    "pt-br": "Versões mais novas",
    "en-us": "Newer versions"
   }
  }
 ],
 "views": [],
 "screen": null,
 "head": "Estado",
 "notFound": null
});
