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
 "AlocacaoDivida": {
  "codes": [
   {
    "code": "INTEGRAL",
    "label": {
     "pt-br": "Integral",
     "en-us": "Whole"
    }
   },
   {
    "code": "RATEIO",
    "label": {
     "pt-br": "Rateio pelos valores",
     "en-us": "By the values"
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
 "AutenticidadeCertidao": {
  "codes": [
   {
    "code": "nao_verificada",
    "mark": "empty",
    "label": {
     "pt-br": "Não verificada",
     "en-us": "Not checked"
    }
   },
   {
    "code": "confirmada",
    "mark": "full",
    "label": {
     "pt-br": "Confirmada",
     "en-us": "Confirmed"
    }
   },
   {
    "code": "negada",
    "mark": "cross",
    "label": {
     "pt-br": "Negada",
     "en-us": "Denied"
    }
   },
   {
    "code": "indisponivel",
    "mark": "half",
    "label": {
     "pt-br": "Sem resposta",
     "en-us": "No answer"
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
 "BaseFracao": {
  "codes": [
   {
    "code": "IMOVEL",
    "label": {
     "pt-br": "Do imóvel",
     "en-us": "Of the property"
    }
   },
   {
    "code": "PARTE",
    "label": {
     "pt-br": "Da parte de quem transmite",
     "en-us": "Of the givers' part"
    }
   }
  ]
 },
 "Bioma": {
  "codes": [
   {
    "code": "FLORESTA_AML",
    "label": {
     "pt-br": "Floresta na Amazônia Legal",
     "en-us": "Forest in the Legal Amazon"
    }
   },
   {
    "code": "CERRADO_AML",
    "label": {
     "pt-br": "Cerrado na Amazônia Legal",
     "en-us": "Cerrado in the Legal Amazon"
    }
   },
   {
    "code": "CAMPOS_AML",
    "label": {
     "pt-br": "Campos gerais na Amazônia Legal",
     "en-us": "Grasslands in the Legal Amazon"
    }
   },
   {
    "code": "DEMAIS",
    "label": {
     "pt-br": "Demais regiões",
     "en-us": "Rest of the country"
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
     "pt-br": "Reutilização do FGTS",
     "en-us": "FGTS reuse check"
    }
   },
   {
    "code": "propriedade",
    "label": {
     "pt-br": "Frações de propriedade",
     "en-us": "Ownership shares"
    }
   },
   {
    "code": "vencimento",
    "label": {
     "pt-br": "Vencimento de certidão",
     "en-us": "Certificate expiry"
    }
   }
  ]
 },
 "Carteira": {
  "codes": [
   {
    "code": "minha",
    "label": {
     "pt-br": "Minha",
     "en-us": "Mine"
    }
   },
   {
    "code": "equipe",
    "label": {
     "pt-br": "Da minha equipe",
     "en-us": "My team's"
    }
   },
   {
    "code": "outros",
    "label": {
     "pt-br": "De outras pessoas",
     "en-us": "Other people's"
    }
   },
   {
    "code": "sem_responsavel",
    "label": {
     "pt-br": "Sem responsável",
     "en-us": "Nobody's"
    }
   },
   {
    "code": "encerrada",
    "label": {
     "pt-br": "De operação encerrada",
     "en-us": "Of a closed operation"
    }
   }
  ]
 },
 "ConclusaoParecer": {
  "codes": [
   {
    "code": "FAVORAVEL",
    "label": {
     "pt-br": "Favorável",
     "en-us": "Favourable"
    }
   },
   {
    "code": "FAVORAVEL_COM_RESSALVAS",
    "label": {
     "pt-br": "Favorável com ressalvas",
     "en-us": "Favourable with conditions"
    }
   },
   {
    "code": "DESFAVORAVEL",
    "label": {
     "pt-br": "Desfavorável",
     "en-us": "Unfavourable"
    }
   },
   {
    "code": "INCONCLUSIVO",
    "label": {
     "pt-br": "Inconclusivo",
     "en-us": "Inconclusive"
    }
   }
  ]
 },
 "DesfechoFeedback": {
  "codes": [
   {
    "code": "respondida",
    "label": {
     "pt-br": "Respondida",
     "en-us": "Answered"
    }
   },
   {
    "code": "retirada",
    "label": {
     "pt-br": "Retirada pelo autor",
     "en-us": "Withdrawn by the author"
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
    "code": "apontamento",
    "label": {
     "pt-br": "Apontamento",
     "en-us": "Finding"
    }
   },
   {
    "code": "calculo",
    "label": {
     "pt-br": "Cálculo",
     "en-us": "Calculation"
    }
   },
   {
    "code": "certidao",
    "label": {
     "pt-br": "Certidão",
     "en-us": "Certificate"
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
    "code": "comentario",
    "label": {
     "pt-br": "Comentário",
     "en-us": "Comment"
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
    "code": "item-checklist",
    "label": {
     "pt-br": "Item do checklist",
     "en-us": "Checklist item"
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
    "code": "parecer",
    "label": {
     "pt-br": "Parecer",
     "en-us": "Opinion"
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
    "code": "tipo-certidao",
    "label": {
     "pt-br": "Tipo de certidão",
     "en-us": "Certificate type"
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
    "code": "visao",
    "label": {
     "pt-br": "Visão compartilhada",
     "en-us": "Shared view"
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
 "EspecieApontamento": {
  "codes": [
   {
    "code": "apontamento",
    "label": {
     "pt-br": "Apontamento",
     "en-us": "Finding"
    }
   },
   {
    "code": "pergunta",
    "label": {
     "pt-br": "Pergunta",
     "en-us": "Question"
    }
   }
  ]
 },
 "EstadoCertidao": {
  "codes": [
   {
    "code": "solicitada",
    "mark": "empty",
    "label": {
     "pt-br": "Solicitada",
     "en-us": "Requested"
    }
   },
   {
    "code": "em_processamento",
    "mark": "half",
    "label": {
     "pt-br": "Em processamento",
     "en-us": "Being searched"
    }
   },
   {
    "code": "emitida",
    "mark": "full",
    "label": {
     "pt-br": "Válida",
     "en-us": "Valid"
    }
   },
   {
    "code": "a_vencer",
    "mark": "three-quarters",
    "label": {
     "pt-br": "A vencer",
     "en-us": "Expiring"
    }
   },
   {
    "code": "vencida",
    "mark": "clock",
    "label": {
     "pt-br": "Vencida",
     "en-us": "Expired"
    }
   },
   {
    "code": "substituida",
    "mark": "slash",
    "label": {
     "pt-br": "Substituída",
     "en-us": "Replaced"
    }
   },
   {
    "code": "erro",
    "mark": "cross",
    "label": {
     "pt-br": "Com erro",
     "en-us": "Failed"
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
 "EstadoChecklist": {
  "codes": [
   {
    "code": "falta",
    "mark": "empty",
    "label": {
     "pt-br": "Falta",
     "en-us": "Missing"
    }
   },
   {
    "code": "solicitada",
    "mark": "empty",
    "label": {
     "pt-br": "Solicitada",
     "en-us": "Requested"
    }
   },
   {
    "code": "em_processamento",
    "mark": "half",
    "label": {
     "pt-br": "Em processamento",
     "en-us": "Being searched"
    }
   },
   {
    "code": "emitida",
    "mark": "full",
    "label": {
     "pt-br": "Válida",
     "en-us": "Valid"
    }
   },
   {
    "code": "a_vencer",
    "mark": "three-quarters",
    "label": {
     "pt-br": "A vencer",
     "en-us": "Expiring"
    }
   },
   {
    "code": "vencida",
    "mark": "clock",
    "label": {
     "pt-br": "Vencida",
     "en-us": "Expired"
    }
   },
   {
    "code": "erro",
    "mark": "cross",
    "label": {
     "pt-br": "Com erro",
     "en-us": "Failed"
    }
   },
   {
    "code": "dispensada",
    "mark": "slash",
    "label": {
     "pt-br": "Dispensada",
     "en-us": "Waived"
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
 "FonteValor": {
  "codes": [
   {
    "code": "SALDO_INFORMADO",
    "label": {
     "pt-br": "Saldo informado",
     "en-us": "Balance told"
    }
   },
   {
    "code": "VALOR_DO_ATO",
    "label": {
     "pt-br": "Valor do ato",
     "en-us": "Amount of the act"
    }
   },
   {
    "code": "SEM_VALOR",
    "label": {
     "pt-br": "Sem valor",
     "en-us": "No amount"
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
 "InstanciaParecer": {
  "codes": [
   {
    "code": "officer",
    "label": {
     "pt-br": "Officer da operação",
     "en-us": "The operation’s officer"
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
    "code": "sem_alcada",
    "label": {
     "pt-br": "Ninguém tem alçada",
     "en-us": "Nobody has the limit"
    }
   }
  ]
 },
 "JurosMora": {
  "codes": [
   {
    "code": "CONTRATO",
    "label": {
     "pt-br": "Do contrato",
     "en-us": "Of the contract"
    }
   },
   {
    "code": "TAXA_LEGAL",
    "label": {
     "pt-br": "Taxa legal (CC art. 406)",
     "en-us": "Legal rate (Civil Code art. 406)"
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
 "MoraAnterior": {
  "codes": [
   {
    "code": "UM_POR_CENTO",
    "label": {
     "pt-br": "1% ao mês, simples",
     "en-us": "1% a month, simple"
    }
   },
   {
    "code": "SELIC",
    "label": {
     "pt-br": "Selic",
     "en-us": "Selic"
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
 "MotivoFalhaCertidao": {
  "codes": [
   {
    "code": "recusada",
    "label": {
     "pt-br": "Recusada pela fonte",
     "en-us": "Refused by the source"
    }
   },
   {
    "code": "fonte_silenciosa",
    "label": {
     "pt-br": "Fonte sem resposta",
     "en-us": "Source silent"
    }
   },
   {
    "code": "limite",
    "label": {
     "pt-br": "Limite de consultas",
     "en-us": "Too many searches"
    }
   },
   {
    "code": "resposta_invalida",
    "label": {
     "pt-br": "Resposta que não se entende",
     "en-us": "Answer not understood"
    }
   },
   {
    "code": "conexao_insegura",
    "label": {
     "pt-br": "Conexão insegura",
     "en-us": "Insecure connection"
    }
   },
   {
    "code": "fonte_suspensa",
    "label": {
     "pt-br": "Fonte suspensa por falhas",
     "en-us": "Source suspended after failures"
    }
   },
   {
    "code": "configuracao",
    "label": {
     "pt-br": "Configuração da fonte",
     "en-us": "Source’s configuration"
    }
   },
   {
    "code": "sem_fonte",
    "label": {
     "pt-br": "Nenhuma fonte para este tipo",
     "en-us": "No source for this type"
    }
   },
   {
    "code": "desistencia",
    "label": {
     "pt-br": "Espera encerrada",
     "en-us": "Waiting given up"
    }
   }
  ]
 },
 "MotivoMargem": {
  "codes": [
   {
    "code": "alienacao-fiduciaria",
    "label": {
     "pt-br": "Alienação fiduciária: a propriedade está com o credor",
     "en-us": "Fiduciary transfer: the creditor holds the property"
    }
   },
   {
    "code": "indisponibilidade",
    "label": {
     "pt-br": "Indisponibilidade: o imóvel não pode ser onerado",
     "en-us": "Freeze: the property cannot be burdened"
    }
   }
  ]
 },
 "MovimentoGarantia": {
  "codes": [
   {
    "code": "constituicao",
    "label": {
     "pt-br": "Constituição",
     "en-us": "Made"
    }
   },
   {
    "code": "aditivo",
    "label": {
     "pt-br": "Aditivo com novo valor",
     "en-us": "Amendment with a new amount"
    }
   },
   {
    "code": "reforco",
    "label": {
     "pt-br": "Reforço",
     "en-us": "Reinforcement"
    }
   },
   {
    "code": "amortizacao",
    "label": {
     "pt-br": "Amortização",
     "en-us": "Amortisation"
    }
   },
   {
    "code": "liberacao_parcial",
    "label": {
     "pt-br": "Liberação parcial",
     "en-us": "Partial release"
    }
   },
   {
    "code": "prorrogacao",
    "label": {
     "pt-br": "Prorrogação",
     "en-us": "Extension"
    }
   },
   {
    "code": "cessao",
    "label": {
     "pt-br": "Cessão do crédito",
     "en-us": "Assignment of the credit"
    }
   },
   {
    "code": "cancelamento",
    "label": {
     "pt-br": "Cancelamento",
     "en-us": "Cancellation"
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
 "NotaFgts": {
  "codes": [
   {
    "code": "not-acquisition",
    "label": {
     "pt-br": "Não é aquisição",
     "en-us": "No acquisition"
    }
   },
   {
    "code": "cancelled",
    "label": {
     "pt-br": "Ato cancelado",
     "en-us": "Act cancelled"
    }
   },
   {
    "code": "outside-window",
    "label": {
     "pt-br": "Fora dos três anos",
     "en-us": "Outside the three years"
    }
   },
   {
    "code": "not-used",
    "label": {
     "pt-br": "Sem uso do FGTS",
     "en-us": "Fund not used"
    }
   },
   {
    "code": "confirm-period",
    "label": {
     "pt-br": "Confirme o período de reutilização do FGTS",
     "en-us": "Confirm the period for using the fund again"
    }
   },
   {
    "code": "words-missing",
    "label": {
     "pt-br": "Falta o que o ato diz",
     "en-us": "What the act says is missing"
    }
   },
   {
    "code": "date-missing",
    "label": {
     "pt-br": "Falta a data do ato",
     "en-us": "The date of the act is missing"
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
   },
   {
    "code": "MESCLAR",
    "label": {
     "pt-br": "Mesclagem",
     "en-us": "Merging"
    }
   },
   {
    "code": "DESMESCLAR",
    "label": {
     "pt-br": "Mesclagem desfeita",
     "en-us": "Merging undone"
    }
   },
   {
    "code": "IMPORTAR",
    "label": {
     "pt-br": "Importação",
     "en-us": "Import"
    }
   },
   {
    "code": "EXECUTAR",
    "label": {
     "pt-br": "Ação em vários registros",
     "en-us": "Action on several records"
    }
   },
   {
    "code": "DESFAZER",
    "label": {
     "pt-br": "Alteração em conjunto desfeita",
     "en-us": "Change of many records undone"
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
 "OrigemCertidao": {
  "codes": [
   {
    "code": "manual",
    "label": {
     "pt-br": "PDF anexado",
     "en-us": "PDF attached"
    }
   },
   {
    "code": "provedor",
    "label": {
     "pt-br": "Provedor",
     "en-us": "Provider"
    }
   }
  ]
 },
 "OrigemValidade": {
  "codes": [
   {
    "code": "lei",
    "label": {
     "pt-br": "Lei ou norma do emissor",
     "en-us": "Law or issuing norm"
    }
   },
   {
    "code": "pratica",
    "label": {
     "pt-br": "Prática do credor",
     "en-us": "Lender’s practice"
    }
   },
   {
    "code": "emissor",
    "label": {
     "pt-br": "Impressa pelo emissor",
     "en-us": "Printed by the issuer"
    }
   },
   {
    "code": "nenhuma",
    "label": {
     "pt-br": "Sem prazo",
     "en-us": "No term"
    }
   }
  ]
 },
 "ParametroCertidao": {
  "codes": [
   {
    "code": "doc",
    "label": {
     "pt-br": "CPF/CNPJ",
     "en-us": "Taxpayer number"
    }
   },
   {
    "code": "nome",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    }
   },
   {
    "code": "mae",
    "label": {
     "pt-br": "Nome da mãe",
     "en-us": "Mother’s name"
    }
   },
   {
    "code": "nascimento",
    "label": {
     "pt-br": "Data de nascimento",
     "en-us": "Birth date"
    }
   },
   {
    "code": "uf",
    "label": {
     "pt-br": "UF",
     "en-us": "State"
    }
   },
   {
    "code": "municipio",
    "label": {
     "pt-br": "Município",
     "en-us": "Municipality"
    }
   },
   {
    "code": "matricula",
    "label": {
     "pt-br": "Matrícula",
     "en-us": "Registry record"
    }
   },
   {
    "code": "incra",
    "label": {
     "pt-br": "Código do imóvel (INCRA)",
     "en-us": "INCRA code"
    }
   },
   {
    "code": "cib",
    "label": {
     "pt-br": "NIRF/CIB",
     "en-us": "NIRF/CIB"
    }
   },
   {
    "code": "car",
    "label": {
     "pt-br": "CAR",
     "en-us": "CAR"
    }
   },
   {
    "code": "inscricao_municipal",
    "label": {
     "pt-br": "Inscrição municipal",
     "en-us": "Municipal number"
    }
   },
   {
    "code": "nire",
    "label": {
     "pt-br": "NIRE",
     "en-us": "NIRE"
    }
   },
   {
    "code": "inscricao_estadual",
    "label": {
     "pt-br": "Inscrição estadual",
     "en-us": "State registration"
    }
   },
   {
    "code": "tribunal",
    "label": {
     "pt-br": "Tribunal",
     "en-us": "Court"
    }
   },
   {
    "code": "livro",
    "label": {
     "pt-br": "Livro",
     "en-us": "Book"
    }
   },
   {
    "code": "folha",
    "label": {
     "pt-br": "Folha",
     "en-us": "Page"
    }
   },
   {
    "code": "numero",
    "label": {
     "pt-br": "Número do registro",
     "en-us": "Registration number"
    }
   },
   {
    "code": "unidade",
    "label": {
     "pt-br": "Unidade",
     "en-us": "Unit"
    }
   },
   {
    "code": "termo",
    "label": {
     "pt-br": "Termo",
     "en-us": "Entry"
    }
   },
   {
    "code": "cns",
    "label": {
     "pt-br": "CNS do cartório",
     "en-us": "Office’s CNS"
    }
   },
   {
    "code": "certificacao",
    "label": {
     "pt-br": "Código da certificação",
     "en-us": "Certification code"
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
 "ResolucaoAlerta": {
  "codes": [
   {
    "code": "aberta",
    "mark": "empty",
    "label": {
     "pt-br": "Aberta",
     "en-us": "Open"
    }
   },
   {
    "code": "confirmada",
    "mark": "full",
    "label": {
     "pt-br": "Confirmada",
     "en-us": "Confirmed"
    }
   },
   {
    "code": "afastada",
    "mark": "slash",
    "label": {
     "pt-br": "Afastada",
     "en-us": "Dismissed"
    }
   },
   {
    "code": "em_diligencia",
    "mark": "clock",
    "label": {
     "pt-br": "Em diligência",
     "en-us": "In diligence"
    }
   }
  ]
 },
 "ResultadoCertidao": {
  "codes": [
   {
    "code": "NEGATIVA",
    "mark": "clear",
    "label": {
     "pt-br": "Negativa",
     "en-us": "Negative"
    }
   },
   {
    "code": "POSITIVA",
    "mark": "alert",
    "label": {
     "pt-br": "Positiva",
     "en-us": "Positive"
    }
   },
   {
    "code": "POSITIVA_EFEITO_NEGATIVA",
    "mark": "notice",
    "label": {
     "pt-br": "Positiva com efeito de negativa",
     "en-us": "Positive with effect of negative"
    }
   },
   {
    "code": "REGULAR",
    "mark": "clear",
    "label": {
     "pt-br": "Regular",
     "en-us": "In good standing"
    }
   },
   {
    "code": "IRREGULAR",
    "mark": "alert",
    "label": {
     "pt-br": "Irregular",
     "en-us": "Not in good standing"
    }
   },
   {
    "code": "NADA_CONSTA",
    "mark": "clear",
    "label": {
     "pt-br": "Nada consta",
     "en-us": "Nothing found"
    }
   },
   {
    "code": "CONSTA",
    "mark": "alert",
    "label": {
     "pt-br": "Consta",
     "en-us": "Something found"
    }
   },
   {
    "code": "INFORMATIVA",
    "label": {
     "pt-br": "Informativa",
     "en-us": "Informative"
    }
   },
   {
    "code": "INDETERMINADA",
    "mark": "doubt",
    "label": {
     "pt-br": "Indeterminada",
     "en-us": "Undetermined"
    }
   }
  ]
 },
 "ResultadoFgts": {
  "codes": [
   {
    "code": "LIBERADO",
    "label": {
     "pt-br": "Liberado",
     "en-us": "Free"
    }
   },
   {
    "code": "VERIFICAR",
    "label": {
     "pt-br": "Verificar",
     "en-us": "To be checked"
    }
   },
   {
    "code": "IMPEDIDO",
    "label": {
     "pt-br": "Impedido",
     "en-us": "Barred"
    }
   }
  ]
 },
 "ResultadoProcessamento": {
  "codes": [
   {
    "code": "em_andamento",
    "label": {
     "pt-br": "Em andamento",
     "en-us": "Under way"
    }
   },
   {
    "code": "lida",
    "label": {
     "pt-br": "Lida",
     "en-us": "Read"
    }
   },
   {
    "code": "erro",
    "label": {
     "pt-br": "Com erro",
     "en-us": "Failed"
    }
   },
   {
    "code": "cancelada",
    "label": {
     "pt-br": "Cancelada",
     "en-us": "Cancelled"
    }
   }
  ]
 },
 "Severidade": {
  "codes": [
   {
    "code": "CRITICA",
    "label": {
     "pt-br": "Crítica",
     "en-us": "Critical"
    }
   },
   {
    "code": "ALTA",
    "label": {
     "pt-br": "Alta",
     "en-us": "High"
    }
   },
   {
    "code": "MEDIA",
    "label": {
     "pt-br": "Média",
     "en-us": "Medium"
    }
   },
   {
    "code": "BAIXA",
    "label": {
     "pt-br": "Baixa",
     "en-us": "Low"
    }
   },
   {
    "code": "INFO",
    "label": {
     "pt-br": "Informativa",
     "en-us": "Information"
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
 "SituacaoCertidao": {
  "codes": [
   {
    "code": "solicitada",
    "mark": "empty",
    "label": {
     "pt-br": "Solicitada",
     "en-us": "Requested"
    }
   },
   {
    "code": "em_processamento",
    "mark": "half",
    "label": {
     "pt-br": "Em processamento",
     "en-us": "Being searched"
    }
   },
   {
    "code": "emitida",
    "mark": "full",
    "label": {
     "pt-br": "Emitida",
     "en-us": "Issued"
    }
   },
   {
    "code": "erro",
    "mark": "cross",
    "label": {
     "pt-br": "Com erro",
     "en-us": "Failed"
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
 "SituacaoGarantia": {
  "codes": [
   {
    "code": "ATIVA",
    "label": {
     "pt-br": "Ativa",
     "en-us": "In force"
    }
   },
   {
    "code": "CANCELADA",
    "label": {
     "pt-br": "Cancelada",
     "en-us": "Cancelled"
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
 "SituacaoParecer": {
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
    "code": "submetido",
    "mark": "half",
    "label": {
     "pt-br": "Submetido",
     "en-us": "Submitted"
    }
   },
   {
    "code": "devolvido",
    "mark": "quarter",
    "label": {
     "pt-br": "Devolvido",
     "en-us": "Returned"
    }
   },
   {
    "code": "aprovado",
    "mark": "full",
    "label": {
     "pt-br": "Aprovado",
     "en-us": "Approved"
    }
   },
   {
    "code": "substituido",
    "mark": "slash",
    "label": {
     "pt-br": "Substituído",
     "en-us": "Replaced"
    }
   },
   {
    "code": "revogado",
    "mark": "cross",
    "label": {
     "pt-br": "Revogado",
     "en-us": "Revoked"
    }
   }
  ]
 },
 "SituacaoPenhor": {
  "codes": [
   {
    "code": "VIGENTE",
    "label": {
     "pt-br": "Vigente",
     "en-us": "In force"
    }
   },
   {
    "code": "VENCIDO_SUBSISTENTE",
    "label": {
     "pt-br": "Vencido, subsiste",
     "en-us": "Past due, stands"
    }
   },
   {
    "code": "CANCELADO",
    "label": {
     "pt-br": "Cancelado",
     "en-us": "Cancelled"
    }
   }
  ]
 },
 "SituacaoValidade": {
  "codes": [
   {
    "code": "emitida",
    "label": {
     "pt-br": "Válida",
     "en-us": "Valid"
    }
   },
   {
    "code": "a vencer",
    "label": {
     "pt-br": "A vencer",
     "en-us": "Expiring"
    }
   },
   {
    "code": "vencida",
    "label": {
     "pt-br": "Vencida",
     "en-us": "Expired"
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
     "en-us": "Full copy of the registry record"
    }
   },
   {
    "code": "MAT_SIT",
    "label": {
     "pt-br": "Certidão da situação jurídica atualizada",
     "en-us": "Present legal status of the property"
    }
   },
   {
    "code": "MAT_ONUS",
    "label": {
     "pt-br": "Certidão de ônus reais e ações reipersecutórias",
     "en-us": "Encumbrances and real-right suits"
    }
   },
   {
    "code": "TRANSC",
    "label": {
     "pt-br": "Certidão de transcrição (vintenária / filiação)",
     "en-us": "Transcription (twenty years / chain of title)"
    }
   },
   {
    "code": "LIVRO3",
    "label": {
     "pt-br": "Certidão do Livro 3 (penhor, cédulas, pactos)",
     "en-us": "Book 3 (pledges, credit notes, marital agreements)"
    }
   },
   {
    "code": "CND_FED",
    "label": {
     "pt-br": "Certidão conjunta RFB/PGFN: tributos federais e dívida ativa da União",
     "en-us": "Joint federal certificate (RFB/PGFN): federal taxes and debts to the Union"
    }
   },
   {
    "code": "CND_ITR",
    "label": {
     "pt-br": "Certidão de débitos de imóvel rural (ITR)",
     "en-us": "Rural land tax (ITR) debts"
    }
   },
   {
    "code": "CRF",
    "label": {
     "pt-br": "Certificado de Regularidade do FGTS",
     "en-us": "FGTS regularity certificate"
    }
   },
   {
    "code": "CNDT",
    "label": {
     "pt-br": "Certidão Negativa de Débitos Trabalhistas",
     "en-us": "Labour debts clearance"
    }
   },
   {
    "code": "CND_EST",
    "label": {
     "pt-br": "Certidão de tributos estaduais",
     "en-us": "State taxes and enrolled debts"
    }
   },
   {
    "code": "CND_MUN",
    "label": {
     "pt-br": "Certidão de tributos mobiliários",
     "en-us": "Municipal taxes on business"
    }
   },
   {
    "code": "CND_IPTU",
    "label": {
     "pt-br": "Certidão de tributos imobiliários",
     "en-us": "Municipal taxes on property (IPTU)"
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
     "en-us": "Condominium clearance"
    }
   },
   {
    "code": "JUS_CIV",
    "label": {
     "pt-br": "Distribuição cível, família, sucessões e execuções",
     "en-us": "Civil, family, probate and enforcement suits"
    }
   },
   {
    "code": "JUS_FAL",
    "label": {
     "pt-br": "Falência, recuperação judicial e extrajudicial",
     "en-us": "Bankruptcy and judicial reorganisation"
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
     "pt-br": "Distribuição da Justiça Federal",
     "en-us": "Federal court suits"
    }
   },
   {
    "code": "JUS_TRAB",
    "label": {
     "pt-br": "Ações trabalhistas (CEAT)",
     "en-us": "Labour suits (CEAT)"
    }
   },
   {
    "code": "PROT",
    "label": {
     "pt-br": "Certidão ou pesquisa de protesto",
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
     "en-us": "Simplified board of trade certificate"
    }
   },
   {
    "code": "JC_IT",
    "label": {
     "pt-br": "Certidão de inteiro teor / ficha cadastral",
     "en-us": "Full board of trade record"
    }
   },
   {
    "code": "CNPJ",
    "label": {
     "pt-br": "Comprovante de inscrição e situação cadastral, QSA",
     "en-us": "Company taxpayer registration and partners (CNPJ)"
    }
   },
   {
    "code": "CPF_SIT",
    "label": {
     "pt-br": "Comprovante de situação cadastral do CPF",
     "en-us": "Personal taxpayer status (CPF)"
    }
   },
   {
    "code": "RC_CAS",
    "label": {
     "pt-br": "Certidão de nascimento ou casamento atualizada",
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
     "en-us": "Rural property cadastre certificate (CCIR)"
    }
   },
   {
    "code": "ITR_DEC",
    "label": {
     "pt-br": "DITR do último exercício e recibo",
     "en-us": "Last rural land tax return and receipt"
    }
   },
   {
    "code": "CAFIR",
    "label": {
     "pt-br": "Situação do CIB no Cafir",
     "en-us": "Rural property status at Cafir (CIB)"
    }
   },
   {
    "code": "CAR_DEM",
    "label": {
     "pt-br": "Demonstrativo ou recibo do CAR",
     "en-us": "Environmental registration (CAR) statement or receipt"
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
     "pt-br": "Certidão negativa de débitos do IBAMA",
     "en-us": "IBAMA debts clearance"
    }
   },
   {
    "code": "IBAMA_CR",
    "label": {
     "pt-br": "Certificado de regularidade do CTF",
     "en-us": "IBAMA technical registry regularity"
    }
   },
   {
    "code": "EMB",
    "label": {
     "pt-br": "Consulta a áreas embargadas",
     "en-us": "Embargoed areas search"
    }
   },
   {
    "code": "OUTORGA",
    "label": {
     "pt-br": "Outorga de água ou licença ambiental",
     "en-us": "Water grant or environmental licence"
    }
   },
   {
    "code": "TRAB_ESC",
    "label": {
     "pt-br": "Cadastro de empregadores (trabalho escravo)",
     "en-us": "Employers registry (slave labour)"
    }
   },
   {
    "code": "AMB_EST",
    "label": {
     "pt-br": "Certidão ambiental do estado",
     "en-us": "State environmental agency certificate"
    }
   },
   {
    "code": "MPF",
    "label": {
     "pt-br": "Certidão do Ministério Público",
     "en-us": "Public prosecution certificate"
    }
   },
   {
    "code": "FGTS_DIV",
    "label": {
     "pt-br": "Dívida ativa do FGTS",
     "en-us": "Enrolled FGTS debts"
    }
   },
   {
    "code": "CADIN",
    "label": {
     "pt-br": "Consulta ao CADIN",
     "en-us": "CADIN search"
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
    "code": "matricula-incorporada",
    "label": {
     "pt-br": "Nova leitura de matrícula",
     "en-us": "Further reading of a record"
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
    "code": "matricula-devolvida",
    "label": {
     "pt-br": "Matrícula devolvida",
     "en-us": "Record returned"
    }
   },
   {
    "code": "matricula-assumida",
    "label": {
     "pt-br": "Matrícula assumida por outra pessoa",
     "en-us": "Record taken over"
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
   },
   {
    "code": "parecer-submetido",
    "label": {
     "pt-br": "Parecer submetido",
     "en-us": "Opinion submitted"
    }
   },
   {
    "code": "parecer-diretoria",
    "label": {
     "pt-br": "Parecer à espera da diretoria",
     "en-us": "Opinion waiting for the directorate"
    }
   },
   {
    "code": "parecer-sem-alcada",
    "label": {
     "pt-br": "Parecer sem quem o aprove",
     "en-us": "Opinion nobody may approve"
    }
   },
   {
    "code": "parecer-devolvido",
    "label": {
     "pt-br": "Parecer devolvido",
     "en-us": "Opinion returned"
    }
   },
   {
    "code": "parecer-aprovado",
    "label": {
     "pt-br": "Parecer aprovado",
     "en-us": "Opinion approved"
    }
   },
   {
    "code": "parecer-revogado",
    "label": {
     "pt-br": "Parecer revogado",
     "en-us": "Opinion revoked"
    }
   },
   {
    "code": "certidao-a-vencer",
    "label": {
     "pt-br": "Certidão a vencer",
     "en-us": "Certificate about to expire"
    }
   },
   {
    "code": "certidao-vencida",
    "label": {
     "pt-br": "Certidão vencida",
     "en-us": "Certificate expired"
    }
   },
   {
    "code": "certidao-obtida",
    "label": {
     "pt-br": "Certidões obtidas",
     "en-us": "Certificates obtained"
    }
   },
   {
    "code": "certidao-obtida-matricula",
    "label": {
     "pt-br": "Certidões de matrícula obtidas",
     "en-us": "Certificates of a record obtained"
    }
   },
   {
    "code": "certidao-falhou",
    "label": {
     "pt-br": "Certidão não obtida",
     "en-us": "Certificate not obtained"
    }
   },
   {
    "code": "certidao-falhou-matricula",
    "label": {
     "pt-br": "Certidão de matrícula não obtida",
     "en-us": "Certificate of a record not obtained"
    }
   },
   {
    "code": "comentario-mencao",
    "label": {
     "pt-br": "Menção em comentário",
     "en-us": "Mention in a comment"
    }
   },
   {
    "code": "exportacao-pronta",
    "label": {
     "pt-br": "Exportação pronta",
     "en-us": "Export ready"
    }
   },
   {
    "code": "exportacao-falhou",
    "label": {
     "pt-br": "Exportação não feita",
     "en-us": "Export not made"
    }
   }
  ]
 },
 "TipoPenhor": {
  "codes": [
   {
    "code": "AGRICOLA",
    "label": {
     "pt-br": "Agrícola",
     "en-us": "Of crops"
    }
   },
   {
    "code": "PECUARIO",
    "label": {
     "pt-br": "Pecuário",
     "en-us": "Of cattle"
    }
   },
   {
    "code": "INDUSTRIAL",
    "label": {
     "pt-br": "Industrial",
     "en-us": "Industrial"
    }
   },
   {
    "code": "MERCANTIL",
    "label": {
     "pt-br": "Mercantil",
     "en-us": "Mercantile"
    }
   },
   {
    "code": "CEDULAR",
    "label": {
     "pt-br": "Cedular",
     "en-us": "By credit note"
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
 "TipoPropriedade": {
  "codes": [
   {
    "code": "pleno",
    "label": {
     "pt-br": "Propriedade plena",
     "en-us": "Full ownership"
    }
   },
   {
    "code": "nu_proprietario",
    "label": {
     "pt-br": "Nua-propriedade",
     "en-us": "Bare ownership"
    }
   }
  ]
 },
 "Tribunal": {
  "codes": [
   {
    "code": "TRF1",
    "label": {
     "pt-br": "TRF da 1ª Região",
     "en-us": "Federal court, region 1"
    }
   },
   {
    "code": "TRF2",
    "label": {
     "pt-br": "TRF da 2ª Região",
     "en-us": "Federal court, region 2"
    }
   },
   {
    "code": "TRF3",
    "label": {
     "pt-br": "TRF da 3ª Região",
     "en-us": "Federal court, region 3"
    }
   },
   {
    "code": "TRF4",
    "label": {
     "pt-br": "TRF da 4ª Região",
     "en-us": "Federal court, region 4"
    }
   },
   {
    "code": "TRF5",
    "label": {
     "pt-br": "TRF da 5ª Região",
     "en-us": "Federal court, region 5"
    }
   },
   {
    "code": "TRF6",
    "label": {
     "pt-br": "TRF da 6ª Região",
     "en-us": "Federal court, region 6"
    }
   },
   {
    "code": "TRT1",
    "label": {
     "pt-br": "TRT da 1ª Região",
     "en-us": "Labour court, region 1"
    }
   },
   {
    "code": "TRT2",
    "label": {
     "pt-br": "TRT da 2ª Região",
     "en-us": "Labour court, region 2"
    }
   },
   {
    "code": "TRT3",
    "label": {
     "pt-br": "TRT da 3ª Região",
     "en-us": "Labour court, region 3"
    }
   },
   {
    "code": "TRT4",
    "label": {
     "pt-br": "TRT da 4ª Região",
     "en-us": "Labour court, region 4"
    }
   },
   {
    "code": "TRT5",
    "label": {
     "pt-br": "TRT da 5ª Região",
     "en-us": "Labour court, region 5"
    }
   },
   {
    "code": "TRT6",
    "label": {
     "pt-br": "TRT da 6ª Região",
     "en-us": "Labour court, region 6"
    }
   },
   {
    "code": "TRT7",
    "label": {
     "pt-br": "TRT da 7ª Região",
     "en-us": "Labour court, region 7"
    }
   },
   {
    "code": "TRT8",
    "label": {
     "pt-br": "TRT da 8ª Região",
     "en-us": "Labour court, region 8"
    }
   },
   {
    "code": "TRT9",
    "label": {
     "pt-br": "TRT da 9ª Região",
     "en-us": "Labour court, region 9"
    }
   },
   {
    "code": "TRT10",
    "label": {
     "pt-br": "TRT da 10ª Região",
     "en-us": "Labour court, region 10"
    }
   },
   {
    "code": "TRT11",
    "label": {
     "pt-br": "TRT da 11ª Região",
     "en-us": "Labour court, region 11"
    }
   },
   {
    "code": "TRT12",
    "label": {
     "pt-br": "TRT da 12ª Região",
     "en-us": "Labour court, region 12"
    }
   },
   {
    "code": "TRT13",
    "label": {
     "pt-br": "TRT da 13ª Região",
     "en-us": "Labour court, region 13"
    }
   },
   {
    "code": "TRT14",
    "label": {
     "pt-br": "TRT da 14ª Região",
     "en-us": "Labour court, region 14"
    }
   },
   {
    "code": "TRT15",
    "label": {
     "pt-br": "TRT da 15ª Região",
     "en-us": "Labour court, region 15"
    }
   },
   {
    "code": "TRT16",
    "label": {
     "pt-br": "TRT da 16ª Região",
     "en-us": "Labour court, region 16"
    }
   },
   {
    "code": "TRT17",
    "label": {
     "pt-br": "TRT da 17ª Região",
     "en-us": "Labour court, region 17"
    }
   },
   {
    "code": "TRT18",
    "label": {
     "pt-br": "TRT da 18ª Região",
     "en-us": "Labour court, region 18"
    }
   },
   {
    "code": "TRT19",
    "label": {
     "pt-br": "TRT da 19ª Região",
     "en-us": "Labour court, region 19"
    }
   },
   {
    "code": "TRT20",
    "label": {
     "pt-br": "TRT da 20ª Região",
     "en-us": "Labour court, region 20"
    }
   },
   {
    "code": "TRT21",
    "label": {
     "pt-br": "TRT da 21ª Região",
     "en-us": "Labour court, region 21"
    }
   },
   {
    "code": "TRT22",
    "label": {
     "pt-br": "TRT da 22ª Região",
     "en-us": "Labour court, region 22"
    }
   },
   {
    "code": "TRT23",
    "label": {
     "pt-br": "TRT da 23ª Região",
     "en-us": "Labour court, region 23"
    }
   },
   {
    "code": "TRT24",
    "label": {
     "pt-br": "TRT da 24ª Região",
     "en-us": "Labour court, region 24"
    }
   },
   {
    "code": "TJAC",
    "label": {
     "pt-br": "TJAC",
     "en-us": "Court of justice, AC"
    }
   },
   {
    "code": "TJAL",
    "label": {
     "pt-br": "TJAL",
     "en-us": "Court of justice, AL"
    }
   },
   {
    "code": "TJAM",
    "label": {
     "pt-br": "TJAM",
     "en-us": "Court of justice, AM"
    }
   },
   {
    "code": "TJAP",
    "label": {
     "pt-br": "TJAP",
     "en-us": "Court of justice, AP"
    }
   },
   {
    "code": "TJBA",
    "label": {
     "pt-br": "TJBA",
     "en-us": "Court of justice, BA"
    }
   },
   {
    "code": "TJCE",
    "label": {
     "pt-br": "TJCE",
     "en-us": "Court of justice, CE"
    }
   },
   {
    "code": "TJDFT",
    "label": {
     "pt-br": "TJDFT",
     "en-us": "Court of justice, DF"
    }
   },
   {
    "code": "TJES",
    "label": {
     "pt-br": "TJES",
     "en-us": "Court of justice, ES"
    }
   },
   {
    "code": "TJGO",
    "label": {
     "pt-br": "TJGO",
     "en-us": "Court of justice, GO"
    }
   },
   {
    "code": "TJMA",
    "label": {
     "pt-br": "TJMA",
     "en-us": "Court of justice, MA"
    }
   },
   {
    "code": "TJMG",
    "label": {
     "pt-br": "TJMG",
     "en-us": "Court of justice, MG"
    }
   },
   {
    "code": "TJMS",
    "label": {
     "pt-br": "TJMS",
     "en-us": "Court of justice, MS"
    }
   },
   {
    "code": "TJMT",
    "label": {
     "pt-br": "TJMT",
     "en-us": "Court of justice, MT"
    }
   },
   {
    "code": "TJPA",
    "label": {
     "pt-br": "TJPA",
     "en-us": "Court of justice, PA"
    }
   },
   {
    "code": "TJPB",
    "label": {
     "pt-br": "TJPB",
     "en-us": "Court of justice, PB"
    }
   },
   {
    "code": "TJPE",
    "label": {
     "pt-br": "TJPE",
     "en-us": "Court of justice, PE"
    }
   },
   {
    "code": "TJPI",
    "label": {
     "pt-br": "TJPI",
     "en-us": "Court of justice, PI"
    }
   },
   {
    "code": "TJPR",
    "label": {
     "pt-br": "TJPR",
     "en-us": "Court of justice, PR"
    }
   },
   {
    "code": "TJRJ",
    "label": {
     "pt-br": "TJRJ",
     "en-us": "Court of justice, RJ"
    }
   },
   {
    "code": "TJRN",
    "label": {
     "pt-br": "TJRN",
     "en-us": "Court of justice, RN"
    }
   },
   {
    "code": "TJRO",
    "label": {
     "pt-br": "TJRO",
     "en-us": "Court of justice, RO"
    }
   },
   {
    "code": "TJRR",
    "label": {
     "pt-br": "TJRR",
     "en-us": "Court of justice, RR"
    }
   },
   {
    "code": "TJRS",
    "label": {
     "pt-br": "TJRS",
     "en-us": "Court of justice, RS"
    }
   },
   {
    "code": "TJSC",
    "label": {
     "pt-br": "TJSC",
     "en-us": "Court of justice, SC"
    }
   },
   {
    "code": "TJSE",
    "label": {
     "pt-br": "TJSE",
     "en-us": "Court of justice, SE"
    }
   },
   {
    "code": "TJSP",
    "label": {
     "pt-br": "TJSP",
     "en-us": "Court of justice, SP"
    }
   },
   {
    "code": "TJTO",
    "label": {
     "pt-br": "TJTO",
     "en-us": "Court of justice, TO"
    }
   }
  ]
 },
 "Uf": {
  "inTables": "code",
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
 },
 "UnidadeBem": {
  "codes": [
   {
    "code": "sc60",
    "label": {
     "pt-br": "Saca de 60 kg",
     "en-us": "Bag of 60 kg"
    }
   },
   {
    "code": "@",
    "label": {
     "pt-br": "Arroba",
     "en-us": "Arroba"
    }
   },
   {
    "code": "cab",
    "label": {
     "pt-br": "Cabeça",
     "en-us": "Head"
    }
   },
   {
    "code": "t",
    "label": {
     "pt-br": "Tonelada",
     "en-us": "Tonne"
    }
   },
   {
    "code": "kg",
    "label": {
     "pt-br": "Quilograma",
     "en-us": "Kilogram"
    }
   },
   {
    "code": "m3",
    "label": {
     "pt-br": "Metro cúbico",
     "en-us": "Cubic metre"
    }
   },
   {
    "code": "un",
    "label": {
     "pt-br": "Unidade",
     "en-us": "Unit"
    }
   }
  ]
 },
 "UsoFgts": {
  "codes": [
   {
    "code": "SIM",
    "label": {
     "pt-br": "Sim",
     "en-us": "Yes"
    }
   },
   {
    "code": "NAO",
    "label": {
     "pt-br": "Não",
     "en-us": "No"
    }
   }
  ]
 }
};
