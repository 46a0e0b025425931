// Written by npm run generate.
import type { Enumeration } from '../enums.ts';

export const enums: Readonly<Record<string, Enumeration>> = {
 "AbrangenciaFeriado": {
  "codes": [
   {
    "code": "nacional",
    "label": {
     "pt-br": "Nacional",
     "en-us": "National"
    }
   },
   {
    "code": "estadual",
    "label": {
     "pt-br": "Estadual",
     "en-us": "State"
    }
   },
   {
    "code": "municipal",
    "label": {
     "pt-br": "Municipal",
     "en-us": "Municipal"
    }
   }
  ]
 },
 "Arredondamento": {
  "codes": [
   {
    "code": "HALF_UP",
    "label": {
     "pt-br": "Meio para cima",
     "en-us": "Half up"
    }
   },
   {
    "code": "HALF_EVEN",
    "label": {
     "pt-br": "Meio para o par",
     "en-us": "Half to even"
    }
   }
  ]
 },
 "BaseDias": {
  "codes": [
   {
    "code": "CORRIDOS_365",
    "label": {
     "pt-br": "Dias corridos, ano de 365",
     "en-us": "Calendar days, year of 365"
    }
   },
   {
    "code": "COMERCIAL_360",
    "label": {
     "pt-br": "Ano comercial de 360",
     "en-us": "Commercial year of 360"
    }
   },
   {
    "code": "UTEIS_252",
    "label": {
     "pt-br": "Dias úteis, ano de 252",
     "en-us": "Business days, year of 252"
    }
   }
  ]
 },
 "Calculadora": {
  "codes": [
   {
    "code": "hipoteca",
    "label": {
     "pt-br": "Hipoteca",
     "en-us": "Mortgage"
    }
   },
   {
    "code": "penhor",
    "label": {
     "pt-br": "Penhor",
     "en-us": "Pledge"
    }
   },
   {
    "code": "historico-area",
    "label": {
     "pt-br": "Histórico de área",
     "en-us": "Area history"
    }
   },
   {
    "code": "fgts",
    "label": {
     "pt-br": "Uso do FGTS",
     "en-us": "FGTS use"
    }
   }
  ]
 },
 "Entidade": {
  "codes": [
   {
    "code": "analista",
    "label": {
     "pt-br": "Analista",
     "en-us": "Analyst"
    }
   },
   {
    "code": "cliente",
    "label": {
     "pt-br": "Cliente",
     "en-us": "Client"
    }
   },
   {
    "code": "diretoria",
    "label": {
     "pt-br": "Diretoria",
     "en-us": "Directorate"
    }
   },
   {
    "code": "empresa",
    "label": {
     "pt-br": "Empresa",
     "en-us": "Company"
    }
   },
   {
    "code": "feedback",
    "label": {
     "pt-br": "Feedback",
     "en-us": "Feedback"
    }
   },
   {
    "code": "feedback-gestao",
    "label": {
     "pt-br": "Feedback recebido",
     "en-us": "Feedback received"
    }
   },
   {
    "code": "feriado",
    "label": {
     "pt-br": "Feriado",
     "en-us": "Holiday"
    }
   },
   {
    "code": "filial",
    "label": {
     "pt-br": "Filial",
     "en-us": "Branch"
    }
   },
   {
    "code": "grupo",
    "label": {
     "pt-br": "Grupo",
     "en-us": "Group"
    }
   },
   {
    "code": "indice",
    "label": {
     "pt-br": "Índice",
     "en-us": "Index"
    }
   },
   {
    "code": "log-acesso",
    "label": {
     "pt-br": "Acesso",
     "en-us": "Access"
    }
   },
   {
    "code": "log-alteracao",
    "label": {
     "pt-br": "Alteração",
     "en-us": "Change"
    }
   },
   {
    "code": "officer",
    "label": {
     "pt-br": "Officer",
     "en-us": "Officer"
    }
   },
   {
    "code": "operacao",
    "label": {
     "pt-br": "Operação",
     "en-us": "Operation"
    }
   },
   {
    "code": "perfil",
    "label": {
     "pt-br": "Perfil",
     "en-us": "Profile"
    }
   },
   {
    "code": "produto",
    "label": {
     "pt-br": "Produto",
     "en-us": "Product"
    }
   },
   {
    "code": "registro-matricula",
    "label": {
     "pt-br": "Matrícula",
     "en-us": "Registry record"
    }
   },
   {
    "code": "segmento-area",
    "label": {
     "pt-br": "Segmento/Área",
     "en-us": "Segment/Area"
    }
   },
   {
    "code": "usuario",
    "label": {
     "pt-br": "Usuário",
     "en-us": "User"
    }
   },
   {
    "code": "workflow",
    "label": {
     "pt-br": "Workflow",
     "en-us": "Workflow"
    }
   }
  ]
 },
 "Evento": {
  "codes": [
   {
    "code": "compra_venda",
    "label": {
     "pt-br": "Compra e venda",
     "en-us": "Purchase and sale"
    }
   },
   {
    "code": "doacao",
    "label": {
     "pt-br": "Doação",
     "en-us": "Gift"
    }
   },
   {
    "code": "permuta",
    "label": {
     "pt-br": "Permuta",
     "en-us": "Exchange"
    }
   },
   {
    "code": "dacao_pagamento",
    "label": {
     "pt-br": "Dação em pagamento",
     "en-us": "Giving in payment"
    }
   },
   {
    "code": "adjudicacao",
    "label": {
     "pt-br": "Adjudicação",
     "en-us": "Adjudication"
    }
   },
   {
    "code": "arrematacao",
    "label": {
     "pt-br": "Arrematação",
     "en-us": "Auction purchase"
    }
   },
   {
    "code": "partilha_inventario",
    "label": {
     "pt-br": "Partilha (inventário)",
     "en-us": "Partition (estate)"
    }
   },
   {
    "code": "partilha_divorcio",
    "label": {
     "pt-br": "Partilha (divórcio)",
     "en-us": "Partition (divorce)"
    }
   },
   {
    "code": "integralizacao_capital",
    "label": {
     "pt-br": "Integralização de capital",
     "en-us": "Capital contribution"
    }
   },
   {
    "code": "desapropriacao",
    "label": {
     "pt-br": "Desapropriação",
     "en-us": "Expropriation"
    }
   },
   {
    "code": "usucapiao",
    "label": {
     "pt-br": "Usucapião",
     "en-us": "Adverse possession"
    }
   },
   {
    "code": "divisao",
    "label": {
     "pt-br": "Divisão",
     "en-us": "Division"
    }
   },
   {
    "code": "hipoteca",
    "label": {
     "pt-br": "Hipoteca",
     "en-us": "Mortgage"
    }
   },
   {
    "code": "hipoteca_cedular",
    "label": {
     "pt-br": "Hipoteca cedular",
     "en-us": "Credit-note mortgage"
    }
   },
   {
    "code": "penhor",
    "label": {
     "pt-br": "Penhor",
     "en-us": "Pledge"
    }
   },
   {
    "code": "penhor_cedular",
    "label": {
     "pt-br": "Penhor cedular",
     "en-us": "Credit-note pledge"
    }
   },
   {
    "code": "alienacao_fiduciaria",
    "label": {
     "pt-br": "Alienação fiduciária",
     "en-us": "Fiduciary lien"
    }
   },
   {
    "code": "consolidacao_propriedade",
    "label": {
     "pt-br": "Consolidação da propriedade",
     "en-us": "Consolidation of ownership"
    }
   },
   {
    "code": "penhora",
    "label": {
     "pt-br": "Penhora",
     "en-us": "Attachment"
    }
   },
   {
    "code": "arresto",
    "label": {
     "pt-br": "Arresto",
     "en-us": "Precautionary attachment"
    }
   },
   {
    "code": "sequestro",
    "label": {
     "pt-br": "Sequestro",
     "en-us": "Sequestration"
    }
   },
   {
    "code": "indisponibilidade",
    "label": {
     "pt-br": "Indisponibilidade",
     "en-us": "Freezing order"
    }
   },
   {
    "code": "usufruto",
    "label": {
     "pt-br": "Usufruto",
     "en-us": "Usufruct"
    }
   },
   {
    "code": "servidao",
    "label": {
     "pt-br": "Servidão",
     "en-us": "Easement"
    }
   },
   {
    "code": "compromisso_venda",
    "label": {
     "pt-br": "Compromisso de venda e compra",
     "en-us": "Promise to sell"
    }
   },
   {
    "code": "arrendamento",
    "label": {
     "pt-br": "Arrendamento",
     "en-us": "Rural lease"
    }
   },
   {
    "code": "locacao",
    "label": {
     "pt-br": "Locação",
     "en-us": "Lease"
    }
   },
   {
    "code": "caucao",
    "label": {
     "pt-br": "Caução",
     "en-us": "Security deposit"
    }
   },
   {
    "code": "clausulas_restritivas",
    "label": {
     "pt-br": "Cláusulas restritivas",
     "en-us": "Restrictive clauses"
    }
   },
   {
    "code": "cedula_credito",
    "label": {
     "pt-br": "Cédula de crédito",
     "en-us": "Credit note"
    }
   },
   {
    "code": "aditivo_cedula",
    "label": {
     "pt-br": "Aditivo",
     "en-us": "Amendment"
    }
   },
   {
    "code": "convencao_condominio",
    "label": {
     "pt-br": "Convenção de condomínio",
     "en-us": "Condominium bylaws"
    }
   },
   {
    "code": "instituicao_condominio",
    "label": {
     "pt-br": "Instituição de condomínio",
     "en-us": "Condominium creation"
    }
   },
   {
    "code": "cancelamento",
    "label": {
     "pt-br": "Cancelamento",
     "en-us": "Cancellation"
    }
   },
   {
    "code": "reserva_legal",
    "label": {
     "pt-br": "Reserva legal",
     "en-us": "Legal reserve"
    }
   },
   {
    "code": "georreferenciamento",
    "label": {
     "pt-br": "Georreferenciamento",
     "en-us": "Georeferencing"
    }
   },
   {
    "code": "retificacao_area",
    "label": {
     "pt-br": "Retificação de área",
     "en-us": "Area rectification"
    }
   },
   {
    "code": "desmembramento",
    "label": {
     "pt-br": "Desmembramento",
     "en-us": "Split"
    }
   },
   {
    "code": "unificacao",
    "label": {
     "pt-br": "Unificação",
     "en-us": "Merger"
    }
   },
   {
    "code": "construcao",
    "label": {
     "pt-br": "Construção",
     "en-us": "Construction"
    }
   },
   {
    "code": "demolicao",
    "label": {
     "pt-br": "Demolição",
     "en-us": "Demolition"
    }
   },
   {
    "code": "mudanca_denominacao",
    "label": {
     "pt-br": "Mudança de denominação",
     "en-us": "Change of name (property)"
    }
   },
   {
    "code": "alteracao_estado_civil",
    "label": {
     "pt-br": "Alteração de estado civil",
     "en-us": "Change of marital status"
    }
   },
   {
    "code": "obito",
    "label": {
     "pt-br": "Óbito",
     "en-us": "Death"
    }
   },
   {
    "code": "qualificacao_pessoal",
    "label": {
     "pt-br": "Qualificação pessoal",
     "en-us": "Personal data"
    }
   },
   {
    "code": "cadastro_incra",
    "label": {
     "pt-br": "Cadastro INCRA/CCIR/NIRF",
     "en-us": "INCRA/CCIR/NIRF cadastre"
    }
   },
   {
    "code": "cadastro_car",
    "label": {
     "pt-br": "CAR",
     "en-us": "Environmental registry (CAR)"
    }
   },
   {
    "code": "premonitoria",
    "label": {
     "pt-br": "Averbação premonitória",
     "en-us": "Notice of execution"
    }
   },
   {
    "code": "tombamento",
    "label": {
     "pt-br": "Tombamento",
     "en-us": "Heritage listing"
    }
   },
   {
    "code": "app",
    "label": {
     "pt-br": "Área de preservação permanente",
     "en-us": "Permanent preservation area"
    }
   },
   {
    "code": "encerramento",
    "label": {
     "pt-br": "Encerramento",
     "en-us": "Closing of the record"
    }
   },
   {
    "code": "numero_predial",
    "label": {
     "pt-br": "Número predial",
     "en-us": "Street number"
    }
   },
   {
    "code": "outro",
    "label": {
     "pt-br": "Outro",
     "en-us": "Other"
    }
   }
  ]
 },
 "EventoAcesso": {
  "codes": [
   {
    "code": "entrou",
    "label": {
     "pt-br": "Entrou",
     "en-us": "Signed in"
    }
   },
   {
    "code": "entrada-recusada",
    "label": {
     "pt-br": "Entrada recusada",
     "en-us": "Sign-in refused"
    }
   },
   {
    "code": "saiu",
    "label": {
     "pt-br": "Saiu",
     "en-us": "Signed out"
    }
   },
   {
    "code": "trocou-empresa",
    "label": {
     "pt-br": "Trocou de empresa",
     "en-us": "Switched company"
    }
   },
   {
    "code": "trocou-senha",
    "label": {
     "pt-br": "Trocou a senha",
     "en-us": "Changed password"
    }
   },
   {
    "code": "pediu-codigo",
    "label": {
     "pt-br": "Pediu código para redefinir a senha",
     "en-us": "Asked for a reset code"
    }
   },
   {
    "code": "redefiniu-senha",
    "label": {
     "pt-br": "Redefiniu a senha",
     "en-us": "Reset a password"
    }
   },
   {
    "code": "encerrou-sessoes",
    "label": {
     "pt-br": "Encerrou sessões",
     "en-us": "Ended sessions"
    }
   },
   {
    "code": "negado",
    "label": {
     "pt-br": "Acesso negado",
     "en-us": "Access denied"
    }
   },
   {
    "code": "baixou",
    "label": {
     "pt-br": "Baixou arquivo",
     "en-us": "Downloaded a file"
    }
   },
   {
    "code": "leu",
    "label": {
     "pt-br": "Leu registros",
     "en-us": "Read records"
    }
   },
   {
    "code": "exportou",
    "label": {
     "pt-br": "Exportou registros",
     "en-us": "Exported records"
    }
   },
   {
    "code": "recusas-em-serie",
    "label": {
     "pt-br": "Recusas em série",
     "en-us": "Series of refusals"
    }
   }
  ]
 },
 "FusoHorario": {
  "codes": [
   {
    "code": "America/Noronha",
    "label": {
     "pt-br": "Fernando de Noronha (UTC-2)",
     "en-us": "Fernando de Noronha (UTC-2)"
    }
   },
   {
    "code": "America/Sao_Paulo",
    "label": {
     "pt-br": "Brasília (UTC-3)",
     "en-us": "Brasília (UTC-3)"
    }
   },
   {
    "code": "America/Belem",
    "label": {
     "pt-br": "Belém (UTC-3)",
     "en-us": "Belém (UTC-3)"
    }
   },
   {
    "code": "America/Fortaleza",
    "label": {
     "pt-br": "Fortaleza (UTC-3)",
     "en-us": "Fortaleza (UTC-3)"
    }
   },
   {
    "code": "America/Recife",
    "label": {
     "pt-br": "Recife (UTC-3)",
     "en-us": "Recife (UTC-3)"
    }
   },
   {
    "code": "America/Maceio",
    "label": {
     "pt-br": "Maceió (UTC-3)",
     "en-us": "Maceió (UTC-3)"
    }
   },
   {
    "code": "America/Bahia",
    "label": {
     "pt-br": "Salvador (UTC-3)",
     "en-us": "Salvador (UTC-3)"
    }
   },
   {
    "code": "America/Araguaina",
    "label": {
     "pt-br": "Palmas (UTC-3)",
     "en-us": "Palmas (UTC-3)"
    }
   },
   {
    "code": "America/Cuiaba",
    "label": {
     "pt-br": "Cuiabá (UTC-4)",
     "en-us": "Cuiabá (UTC-4)"
    }
   },
   {
    "code": "America/Campo_Grande",
    "label": {
     "pt-br": "Campo Grande (UTC-4)",
     "en-us": "Campo Grande (UTC-4)"
    }
   },
   {
    "code": "America/Manaus",
    "label": {
     "pt-br": "Manaus (UTC-4)",
     "en-us": "Manaus (UTC-4)"
    }
   },
   {
    "code": "America/Porto_Velho",
    "label": {
     "pt-br": "Porto Velho (UTC-4)",
     "en-us": "Porto Velho (UTC-4)"
    }
   },
   {
    "code": "America/Boa_Vista",
    "label": {
     "pt-br": "Boa Vista (UTC-4)",
     "en-us": "Boa Vista (UTC-4)"
    }
   },
   {
    "code": "America/Rio_Branco",
    "label": {
     "pt-br": "Rio Branco (UTC-5)",
     "en-us": "Rio Branco (UTC-5)"
    }
   }
  ]
 },
 "Indice": {
  "codes": [
   {
    "code": "IPCA",
    "label": {
     "pt-br": "IPCA",
     "en-us": "IPCA"
    }
   },
   {
    "code": "INPC",
    "label": {
     "pt-br": "INPC",
     "en-us": "INPC"
    }
   },
   {
    "code": "IGPM",
    "label": {
     "pt-br": "IGP-M",
     "en-us": "IGP-M"
    }
   },
   {
    "code": "TR",
    "label": {
     "pt-br": "TR",
     "en-us": "TR"
    }
   },
   {
    "code": "SELIC",
    "label": {
     "pt-br": "Selic",
     "en-us": "Selic"
    }
   },
   {
    "code": "POUPANCA",
    "label": {
     "pt-br": "Poupança",
     "en-us": "Savings account"
    }
   },
   {
    "code": "CDI",
    "label": {
     "pt-br": "CDI",
     "en-us": "CDI"
    }
   },
   {
    "code": "NENHUM",
    "label": {
     "pt-br": "Nenhum",
     "en-us": "None"
    }
   }
  ]
 },
 "ModoFracao": {
  "codes": [
   {
    "code": "INDIVISIVEL",
    "label": {
     "pt-br": "Indivisível",
     "en-us": "Indivisible"
    }
   },
   {
    "code": "PROPORCIONAL",
    "label": {
     "pt-br": "Proporcional",
     "en-us": "Proportional"
    }
   }
  ]
 },
 "Moeda": {
  "codes": [
   {
    "code": "BRL",
    "label": {
     "pt-br": "Real",
     "en-us": "Real"
    }
   },
   {
    "code": "CRR",
    "label": {
     "pt-br": "Cruzeiro real",
     "en-us": "Cruzeiro real"
    }
   },
   {
    "code": "CRZ",
    "label": {
     "pt-br": "Cruzeiro",
     "en-us": "Cruzeiro"
    }
   },
   {
    "code": "NCZ",
    "label": {
     "pt-br": "Cruzado novo",
     "en-us": "Cruzado novo"
    }
   },
   {
    "code": "CZ$",
    "label": {
     "pt-br": "Cruzado",
     "en-us": "Cruzado"
    }
   }
  ]
 },
 "MotivoContato": {
  "codes": [
   {
    "code": "ERRO",
    "label": {
     "pt-br": "Erro no sistema",
     "en-us": "System error"
    }
   },
   {
    "code": "DUVIDA",
    "label": {
     "pt-br": "Dúvida",
     "en-us": "Question"
    }
   },
   {
    "code": "SUGESTAO",
    "label": {
     "pt-br": "Sugestão",
     "en-us": "Suggestion"
    }
   },
   {
    "code": "EXTRACAO",
    "label": {
     "pt-br": "Extração incorreta",
     "en-us": "Wrong extraction"
    }
   },
   {
    "code": "CERTIDAO",
    "label": {
     "pt-br": "Certidão",
     "en-us": "Certificate"
    }
   },
   {
    "code": "ACESSO",
    "label": {
     "pt-br": "Acesso",
     "en-us": "Access"
    }
   },
   {
    "code": "OUTRO",
    "label": {
     "pt-br": "Outro",
     "en-us": "Other"
    }
   }
  ]
 },
 "NivelOcr": {
  "codes": [
   {
    "code": "NATIVO",
    "label": {
     "pt-br": "Texto nativo",
     "en-us": "Native text"
    }
   },
   {
    "code": "OTIMA",
    "label": {
     "pt-br": "Ótima",
     "en-us": "Excellent"
    }
   },
   {
    "code": "BOA",
    "label": {
     "pt-br": "Boa",
     "en-us": "Good"
    }
   },
   {
    "code": "REGULAR",
    "label": {
     "pt-br": "Regular",
     "en-us": "Fair"
    }
   },
   {
    "code": "RUIM",
    "label": {
     "pt-br": "Ruim",
     "en-us": "Poor"
    }
   }
  ]
 },
 "OperacaoAlteracao": {
  "codes": [
   {
    "code": "INCLUIR",
    "label": {
     "pt-br": "Inclusão",
     "en-us": "Creation"
    }
   },
   {
    "code": "ALTERAR",
    "label": {
     "pt-br": "Alteração",
     "en-us": "Change"
    }
   },
   {
    "code": "VERSAO",
    "label": {
     "pt-br": "Volta a uma versão",
     "en-us": "Return to a version"
    }
   },
   {
    "code": "EXCLUIR",
    "label": {
     "pt-br": "Exclusão",
     "en-us": "Deletion"
    }
   },
   {
    "code": "RESTAURAR",
    "label": {
     "pt-br": "Restauração",
     "en-us": "Restoration"
    }
   },
   {
    "code": "TRANSICAO",
    "label": {
     "pt-br": "Mudança de situação",
     "en-us": "Change of state"
    }
   },
   {
    "code": "APAGAR",
    "label": {
     "pt-br": "Eliminação da lixeira",
     "en-us": "Erasure from the trash"
    }
   }
  ]
 },
 "OrigemAlteracao": {
  "codes": [
   {
    "code": "screen",
    "label": {
     "pt-br": "Tela",
     "en-us": "Screen"
    }
   },
   {
    "code": "api",
    "label": {
     "pt-br": "API",
     "en-us": "API"
    }
   },
   {
    "code": "job",
    "label": {
     "pt-br": "Processo",
     "en-us": "Process"
    }
   },
   {
    "code": "import",
    "label": {
     "pt-br": "Importação",
     "en-us": "Import"
    }
   },
   {
    "code": "demo",
    "label": {
     "pt-br": "Demonstração",
     "en-us": "Demo"
    }
   }
  ]
 },
 "Prioridade": {
  "codes": [
   {
    "code": "baixa",
    "label": {
     "pt-br": "Baixa",
     "en-us": "Low"
    }
   },
   {
    "code": "normal",
    "label": {
     "pt-br": "Normal",
     "en-us": "Normal"
    }
   },
   {
    "code": "alta",
    "label": {
     "pt-br": "Alta",
     "en-us": "High"
    }
   }
  ]
 },
 "RegimeJuros": {
  "codes": [
   {
    "code": "SIMPLES",
    "label": {
     "pt-br": "Simples",
     "en-us": "Simple"
    }
   },
   {
    "code": "COMPOSTO",
    "label": {
     "pt-br": "Composto",
     "en-us": "Compound"
    }
   }
  ]
 },
 "SimNao": {
  "codes": [
   {
    "code": "S",
    "label": {
     "pt-br": "Sim",
     "en-us": "Yes"
    }
   },
   {
    "code": "N",
    "label": {
     "pt-br": "Não",
     "en-us": "No"
    }
   }
  ]
 },
 "SituacaoAcesso": {
  "codes": [
   {
    "code": "a-definir",
    "label": {
     "pt-br": "Sem senha: use Redefinir senha",
     "en-us": "None yet: use Reset password"
    }
   },
   {
    "code": "convidado",
    "label": {
     "pt-br": "Convite enviado por e-mail",
     "en-us": "Invited by e-mail"
    }
   },
   {
    "code": "provisorio",
    "label": {
     "pt-br": "Senha provisória",
     "en-us": "Temporary password"
    }
   },
   {
    "code": "definido",
    "label": {
     "pt-br": "Senha própria",
     "en-us": "Own password"
    }
   }
  ]
 },
 "SituacaoAto": {
  "codes": [
   {
    "code": "valido",
    "mark": "full",
    "label": {
     "pt-br": "Válido",
     "en-us": "Valid"
    }
   },
   {
    "code": "invalido",
    "mark": "slash",
    "label": {
     "pt-br": "Inválido",
     "en-us": "Invalid"
    }
   }
  ]
 },
 "SituacaoFeedback": {
  "codes": [
   {
    "code": "pendente",
    "mark": "empty",
    "label": {
     "pt-br": "Demanda Pendente",
     "en-us": "Pending request"
    }
   },
   {
    "code": "resolvida",
    "mark": "full",
    "label": {
     "pt-br": "Demanda Resolvida",
     "en-us": "Resolved request"
    }
   }
  ]
 },
 "SituacaoMatricula": {
  "codes": [
   {
    "code": "recebida",
    "mark": "empty",
    "label": {
     "pt-br": "Recebida",
     "en-us": "Received"
    }
   },
   {
    "code": "na_fila",
    "mark": "empty",
    "label": {
     "pt-br": "Na fila",
     "en-us": "Queued"
    }
   },
   {
    "code": "processando",
    "mark": "quarter",
    "label": {
     "pt-br": "Em processamento",
     "en-us": "Processing"
    }
   },
   {
    "code": "erro",
    "mark": "cross",
    "label": {
     "pt-br": "Erro",
     "en-us": "Error"
    }
   },
   {
    "code": "aguardando_analise",
    "mark": "quarter",
    "label": {
     "pt-br": "Aguardando análise",
     "en-us": "Awaiting analysis"
    }
   },
   {
    "code": "em_analise",
    "mark": "half",
    "label": {
     "pt-br": "Em análise",
     "en-us": "In analysis"
    }
   },
   {
    "code": "pausada",
    "mark": "pause",
    "label": {
     "pt-br": "Pausada",
     "en-us": "Paused"
    }
   },
   {
    "code": "em_revisao",
    "mark": "three-quarters",
    "label": {
     "pt-br": "Em revisão",
     "en-us": "In review"
    }
   },
   {
    "code": "concluida",
    "mark": "full",
    "label": {
     "pt-br": "Concluída",
     "en-us": "Completed"
    }
   },
   {
    "code": "cancelada",
    "mark": "slash",
    "label": {
     "pt-br": "Cancelada",
     "en-us": "Cancelled"
    }
   },
   {
    "code": "descartada",
    "mark": "slash",
    "label": {
     "pt-br": "Descartada",
     "en-us": "Discarded"
    }
   }
  ]
 },
 "SituacaoOperacao": {
  "codes": [
   {
    "code": "rascunho",
    "mark": "empty",
    "label": {
     "pt-br": "Rascunho",
     "en-us": "Draft"
    }
   },
   {
    "code": "em_andamento",
    "mark": "half",
    "label": {
     "pt-br": "Em andamento",
     "en-us": "In progress"
    }
   },
   {
    "code": "em_parecer",
    "mark": "three-quarters",
    "label": {
     "pt-br": "Em parecer",
     "en-us": "Under opinion"
    }
   },
   {
    "code": "concluida",
    "mark": "full",
    "label": {
     "pt-br": "Concluída",
     "en-us": "Completed"
    }
   },
   {
    "code": "cancelada",
    "mark": "slash",
    "label": {
     "pt-br": "Cancelada",
     "en-us": "Cancelled"
    }
   }
  ]
 },
 "TipoAto": {
  "codes": [
   {
    "code": "R",
    "label": {
     "pt-br": "Registro",
     "en-us": "Registration"
    }
   },
   {
    "code": "AV",
    "label": {
     "pt-br": "Averbação",
     "en-us": "Annotation"
    }
   }
  ]
 },
 "TipoCertidao": {
  "codes": [
   {
    "code": "MAT_IT",
    "label": {
     "pt-br": "Certidão de inteiro teor da matrícula",
     "en-us": "Full content of the record"
    }
   },
   {
    "code": "MAT_SIT",
    "label": {
     "pt-br": "Certidão da situação jurídica atualizada",
     "en-us": "Present legal status of the record"
    }
   },
   {
    "code": "MAT_ONUS",
    "label": {
     "pt-br": "Certidão de ônus reais e ações reipersecutórias",
     "en-us": "Encumbrances and real actions"
    }
   },
   {
    "code": "TRANSC",
    "label": {
     "pt-br": "Certidão de transcrição (vintenária / filiação)",
     "en-us": "Transcription (twenty years, chain)"
    }
   },
   {
    "code": "LIVRO3",
    "label": {
     "pt-br": "Certidão do Livro 3 (penhor, cédulas, pactos)",
     "en-us": "Book 3 (pledges, credit notes, agreements)"
    }
   },
   {
    "code": "CND_FED",
    "label": {
     "pt-br": "Certidão conjunta RFB/PGFN: tributos federais e dívida ativa da União",
     "en-us": "Federal taxes and active debt (joint)"
    }
   },
   {
    "code": "CND_ITR",
    "label": {
     "pt-br": "Certidão de débitos de imóvel rural (ITR)",
     "en-us": "Rural property tax (ITR)"
    }
   },
   {
    "code": "CRF",
    "label": {
     "pt-br": "Certificado de Regularidade do FGTS",
     "en-us": "FGTS regularity"
    }
   },
   {
    "code": "CNDT",
    "label": {
     "pt-br": "Certidão Negativa de Débitos Trabalhistas",
     "en-us": "Labour debts"
    }
   },
   {
    "code": "CND_EST",
    "label": {
     "pt-br": "Certidão de tributos estaduais (and dívida ativa)",
     "en-us": "State taxes and active debt"
    }
   },
   {
    "code": "CND_MUN",
    "label": {
     "pt-br": "Certidão de tributos mobiliários",
     "en-us": "Municipal business taxes"
    }
   },
   {
    "code": "CND_IPTU",
    "label": {
     "pt-br": "Certidão de tributos imobiliários",
     "en-us": "Municipal property taxes"
    }
   },
   {
    "code": "VALOR_VENAL",
    "label": {
     "pt-br": "Certidão de valor venal / dados cadastrais",
     "en-us": "Tax value and cadastral data"
    }
   },
   {
    "code": "COND",
    "label": {
     "pt-br": "Declaração de quitação condominial",
     "en-us": "Condominium fees paid"
    }
   },
   {
    "code": "JUS_CIV",
    "label": {
     "pt-br": "Distribuição cível, família, sucessões, execuções",
     "en-us": "Civil, family, succession and execution suits"
    }
   },
   {
    "code": "JUS_FAL",
    "label": {
     "pt-br": "Falência, recuperação judicial e extrajudicial",
     "en-us": "Bankruptcy and reorganisation"
    }
   },
   {
    "code": "JUS_CRIM",
    "label": {
     "pt-br": "Distribuição criminal",
     "en-us": "Criminal suits"
    }
   },
   {
    "code": "JUS_FED",
    "label": {
     "pt-br": "Distribuição Justiça Federal (civil, fiscal, criminal)",
     "en-us": "Federal courts"
    }
   },
   {
    "code": "JUS_TRAB",
    "label": {
     "pt-br": "Ações trabalhistas (CEAT)",
     "en-us": "Labour suits"
    }
   },
   {
    "code": "PROT",
    "label": {
     "pt-br": "Certidão / pesquisa de protesto",
     "en-us": "Protested titles"
    }
   },
   {
    "code": "INDISP",
    "label": {
     "pt-br": "Consulta à CNIB",
     "en-us": "Unavailability orders (CNIB)"
    }
   },
   {
    "code": "JC_SIMP",
    "label": {
     "pt-br": "Certidão simplificada",
     "en-us": "Simplified certificate of the trade board"
    }
   },
   {
    "code": "JC_IT",
    "label": {
     "pt-br": "Certidão de inteiro teor / ficha cadastral",
     "en-us": "Full content of the trade board"
    }
   },
   {
    "code": "CNPJ",
    "label": {
     "pt-br": "Comprovante de inscrição e situação cadastral, QSA",
     "en-us": "CNPJ registration and partners"
    }
   },
   {
    "code": "CPF_SIT",
    "label": {
     "pt-br": "Comprovante de situação cadastral do CPF",
     "en-us": "CPF registration status"
    }
   },
   {
    "code": "RC_CAS",
    "label": {
     "pt-br": "Certidão de nascimento/casamento atualizada",
     "en-us": "Updated birth or marriage certificate"
    }
   },
   {
    "code": "PACTO",
    "label": {
     "pt-br": "Pacto antenupcial registrado",
     "en-us": "Registered prenuptial agreement"
    }
   },
   {
    "code": "OBITO",
    "label": {
     "pt-br": "Certidão de óbito",
     "en-us": "Death certificate"
    }
   },
   {
    "code": "CCIR",
    "label": {
     "pt-br": "Certificado de Cadastro de Imóvel Rural",
     "en-us": "Rural cadastre certificate (CCIR)"
    }
   },
   {
    "code": "ITR_DEC",
    "label": {
     "pt-br": "DITR last exercise and receipt",
     "en-us": "ITR return and receipt"
    }
   },
   {
    "code": "CAFIR",
    "label": {
     "pt-br": "Situação do CIB no Cafir",
     "en-us": "CIB status at Cafir"
    }
   },
   {
    "code": "CAR_DEM",
    "label": {
     "pt-br": "Demonstrativo/recibo do CAR",
     "en-us": "CAR statement or receipt"
    }
   },
   {
    "code": "SIGEF",
    "label": {
     "pt-br": "Certificação do georreferenciamento",
     "en-us": "Georeferencing certification"
    }
   },
   {
    "code": "IBAMA_ND",
    "label": {
     "pt-br": "Certidão negativa de débitos IBAMA",
     "en-us": "IBAMA debts"
    }
   },
   {
    "code": "IBAMA_CR",
    "label": {
     "pt-br": "Certificado de regularidade CTF",
     "en-us": "IBAMA regularity (CTF)"
    }
   },
   {
    "code": "EMB",
    "label": {
     "pt-br": "Consulta a áreas embargadas (IBAMA, ICMBio, state)",
     "en-us": "Embargoed areas"
    }
   },
   {
    "code": "OUTORGA",
    "label": {
     "pt-br": "Outorga de água / licença ambiental",
     "en-us": "Water permit or environmental licence"
    }
   },
   {
    "code": "TRAB_ESC",
    "label": {
     "pt-br": "Cadastro de empregadores (trabalho escravo)",
     "en-us": "List of slave-labour employers"
    }
   },
   {
    "code": "MPF",
    "label": {
     "pt-br": "Certidão do Ministério Público",
     "en-us": "Public prosecutor"
    }
   },
   {
    "code": "FGTS_DIV",
    "label": {
     "pt-br": "Dívida ativa do FGTS",
     "en-us": "FGTS active debt"
    }
   },
   {
    "code": "CADIN",
    "label": {
     "pt-br": "Consulta CADIN",
     "en-us": "CADIN"
    }
   }
  ]
 },
 "TipoGarantia": {
  "codes": [
   {
    "code": "HIPOTECA",
    "label": {
     "pt-br": "Hipoteca",
     "en-us": "Mortgage"
    }
   },
   {
    "code": "ALIENACAO_FIDUCIARIA",
    "label": {
     "pt-br": "Alienação fiduciária",
     "en-us": "Fiduciary transfer"
    }
   },
   {
    "code": "ALIENACAO_SUPERVENIENTE",
    "label": {
     "pt-br": "Alienação fiduciária superveniente",
     "en-us": "Supervening fiduciary transfer"
    }
   }
  ]
 },
 "TipoImovel": {
  "codes": [
   {
    "code": "Rural",
    "label": {
     "pt-br": "Rural",
     "en-us": "Rural"
    }
   },
   {
    "code": "Urbano",
    "label": {
     "pt-br": "Urbano",
     "en-us": "Urban"
    }
   }
  ]
 },
 "TipoNotificacao": {
  "codes": [
   {
    "code": "matricula-lida",
    "label": {
     "pt-br": "Matrícula lida",
     "en-us": "Record read"
    }
   },
   {
    "code": "matricula-nao-lida",
    "label": {
     "pt-br": "Matrícula não lida",
     "en-us": "Record not read"
    }
   },
   {
    "code": "operacao-recebida",
    "label": {
     "pt-br": "Operação recebida",
     "en-us": "Operation received"
    }
   },
   {
    "code": "feedback-recebido",
    "label": {
     "pt-br": "Feedback recebido",
     "en-us": "Feedback received"
    }
   },
   {
    "code": "feedback-respondido",
    "label": {
     "pt-br": "Feedback respondido",
     "en-us": "Feedback answered"
    }
   },
   {
    "code": "feedback-reaberto",
    "label": {
     "pt-br": "Feedback reaberto",
     "en-us": "Feedback reopened"
    }
   }
  ]
 },
 "TipoPessoa": {
  "codes": [
   {
    "code": "F",
    "label": {
     "pt-br": "Pessoa física",
     "en-us": "Individual"
    }
   },
   {
    "code": "J",
    "label": {
     "pt-br": "Pessoa jurídica",
     "en-us": "Company"
    }
   }
  ]
 },
 "Uf": {
  "codes": [
   {
    "code": "AC",
    "label": {
     "pt-br": "Acre",
     "en-us": "Acre"
    }
   },
   {
    "code": "AL",
    "label": {
     "pt-br": "Alagoas",
     "en-us": "Alagoas"
    }
   },
   {
    "code": "AM",
    "label": {
     "pt-br": "Amazonas",
     "en-us": "Amazonas"
    }
   },
   {
    "code": "AP",
    "label": {
     "pt-br": "Amapá",
     "en-us": "Amapá"
    }
   },
   {
    "code": "BA",
    "label": {
     "pt-br": "Bahia",
     "en-us": "Bahia"
    }
   },
   {
    "code": "CE",
    "label": {
     "pt-br": "Ceará",
     "en-us": "Ceará"
    }
   },
   {
    "code": "DF",
    "label": {
     "pt-br": "Distrito Federal",
     "en-us": "Distrito Federal"
    }
   },
   {
    "code": "ES",
    "label": {
     "pt-br": "Espírito Santo",
     "en-us": "Espírito Santo"
    }
   },
   {
    "code": "GO",
    "label": {
     "pt-br": "Goiás",
     "en-us": "Goiás"
    }
   },
   {
    "code": "MA",
    "label": {
     "pt-br": "Maranhão",
     "en-us": "Maranhão"
    }
   },
   {
    "code": "MG",
    "label": {
     "pt-br": "Minas Gerais",
     "en-us": "Minas Gerais"
    }
   },
   {
    "code": "MS",
    "label": {
     "pt-br": "Mato Grosso do Sul",
     "en-us": "Mato Grosso do Sul"
    }
   },
   {
    "code": "MT",
    "label": {
     "pt-br": "Mato Grosso",
     "en-us": "Mato Grosso"
    }
   },
   {
    "code": "PA",
    "label": {
     "pt-br": "Pará",
     "en-us": "Pará"
    }
   },
   {
    "code": "PB",
    "label": {
     "pt-br": "Paraíba",
     "en-us": "Paraíba"
    }
   },
   {
    "code": "PE",
    "label": {
     "pt-br": "Pernambuco",
     "en-us": "Pernambuco"
    }
   },
   {
    "code": "PI",
    "label": {
     "pt-br": "Piauí",
     "en-us": "Piauí"
    }
   },
   {
    "code": "PR",
    "label": {
     "pt-br": "Paraná",
     "en-us": "Paraná"
    }
   },
   {
    "code": "RJ",
    "label": {
     "pt-br": "Rio de Janeiro",
     "en-us": "Rio de Janeiro"
    }
   },
   {
    "code": "RN",
    "label": {
     "pt-br": "Rio Grande do Norte",
     "en-us": "Rio Grande do Norte"
    }
   },
   {
    "code": "RO",
    "label": {
     "pt-br": "Rondônia",
     "en-us": "Rondônia"
    }
   },
   {
    "code": "RR",
    "label": {
     "pt-br": "Roraima",
     "en-us": "Roraima"
    }
   },
   {
    "code": "RS",
    "label": {
     "pt-br": "Rio Grande do Sul",
     "en-us": "Rio Grande do Sul"
    }
   },
   {
    "code": "SC",
    "label": {
     "pt-br": "Santa Catarina",
     "en-us": "Santa Catarina"
    }
   },
   {
    "code": "SE",
    "label": {
     "pt-br": "Sergipe",
     "en-us": "Sergipe"
    }
   },
   {
    "code": "SP",
    "label": {
     "pt-br": "São Paulo",
     "en-us": "São Paulo"
    }
   },
   {
    "code": "TO",
    "label": {
     "pt-br": "Tocantins",
     "en-us": "Tocantins"
    }
   }
  ]
 }
};
