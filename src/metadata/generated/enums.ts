// Written by npm run generate.
import type { Enumeration } from '../enums.ts';

export const enums: Readonly<Record<string, Enumeration>> = {
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
