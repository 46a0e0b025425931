// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const operacao = restoreEntity({
 "name": "operacao",
 "fields": [
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "search": true,
   "section": "operacao",
   "width": 3,
   "maxLength": 20,
   "name": "Codigo",
   "type": "text",
   "label": {
    "pt-br": "Código",
    "en-us": "Code"
   }
  },
  {
   "required": true,
   "list": true,
   "filter": true,
   "section": "operacao",
   "width": 9,
   "entity": "cliente",
   "name": "IdentificadorCliente",
   "type": "reference",
   "label": {
    "pt-br": "Cliente",
    "en-us": "Client"
   }
  },
  {
   "required": true,
   "list": true,
   "filter": true,
   "section": "operacao",
   "width": 3,
   "enum": "TipoImovel",
   "name": "TipoImovel",
   "type": "enum",
   "label": {
    "pt-br": "Tipo de imóvel",
    "en-us": "Property type"
   }
  },
  {
   "list": "optional",
   "filter": true,
   "section": "operacao",
   "width": 5,
   "entity": "produto",
   "name": "IdentificadorProduto",
   "type": "reference",
   "label": {
    "pt-br": "Produto",
    "en-us": "Product"
   }
  },
  {
   "list": true,
   "filter": true,
   "section": "operacao",
   "width": 4,
   "minimum": 0,
   "name": "Valor",
   "type": "money",
   "label": {
    "pt-br": "Valor",
    "en-us": "Value"
   }
  },
  {
   "help": {
    "pt-br": "Soma do que as fontes cobram pelas certidões pedidas a elas.",
    "en-us": "Sum of what sources charge for the certificates they were asked for."
   },
   "readOnly": "always",
   "computed": "query",
   "section": "operacao",
   "width": 4,
   "seeCode": "CERTIDAO.CONSULTAR",
   "name": "CustoCertidoes",
   "type": "money",
   "label": {
    "pt-br": "Custo das certidões",
    "en-us": "Cost of certificates"
   }
  },
  {
   "list": "optional",
   "filter": true,
   "section": "operacao",
   "width": 3,
   "default": false,
   "name": "UsaFgts",
   "type": "boolean",
   "label": {
    "pt-br": "Usa FGTS",
    "en-us": "Uses FGTS"
   }
  },
  {
   "required": true,
   "list": "optional",
   "filter": true,
   "section": "operacao",
   "width": 4,
   "default": "normal",
   "enum": "Prioridade",
   "name": "Prioridade",
   "type": "enum",
   "label": {
    "pt-br": "Prioridade",
    "en-us": "Priority"
   }
  },
  {
   "help": {
    "pt-br": "O número da proposta ou do contrato no sistema de crédito.",
    "en-us": "The number of the proposal or contract in the credit system."
   },
   "list": "optional",
   "filter": true,
   "search": true,
   "section": "operacao",
   "width": 4,
   "maxLength": 40,
   "name": "Proposta",
   "type": "text",
   "label": {
    "pt-br": "Nº da proposta",
    "en-us": "Proposal no."
   }
  },
  {
   "help": {
    "pt-br": "As etapas e certidões que a operação pede. Vazio: o do tipo de imóvel.",
    "en-us": "The steps and certificates the operation asks for. Empty: that of the property type."
   },
   "list": "optional",
   "filter": true,
   "section": "operacao",
   "width": 4,
   "entity": "workflow",
   "name": "IdentificadorWorkflow",
   "type": "reference",
   "label": {
    "pt-br": "Workflow",
    "en-us": "Workflow"
   }
  },
  {
   "list": true,
   "filter": true,
   "deadline": {
    "field": "Situacao",
    "notIn": [
     "concluida",
     "cancelada"
    ]
   },
   "section": "operacao",
   "width": 4,
   "name": "DataPrevistaAssinatura",
   "type": "date",
   "label": {
    "pt-br": "Assinatura prevista",
    "en-us": "Expected signature"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "section": "operacao",
   "width": 4,
   "enum": "SituacaoOperacao",
   "name": "Situacao",
   "type": "enum",
   "label": {
    "pt-br": "Situação",
    "en-us": "Status"
   }
  },
  {
   "help": {
    "pt-br": "A última conclusão ou o cancelamento; o filtro acha qualquer um.",
    "en-us": "The last completion or cancellation; the filter finds any."
   },
   "readOnly": "always",
   "computed": "query",
   "recordOnly": true,
   "filter": true,
   "section": "operacao",
   "width": 4,
   "name": "EncerradaEm",
   "type": "dateTime",
   "label": {
    "pt-br": "Encerrada em",
    "en-us": "Closed on"
   }
  },
  {
   "help": {
    "pt-br": "As que uma pessoa deu por feitas; as outras seguem dos fatos.",
    "en-us": "Those a person called done; the others follow from facts."
   },
   "readOnly": "always",
   "recordOnly": true,
   "section": "operacao",
   "name": "Etapas",
   "type": "lines",
   "label": {
    "pt-br": "Etapas marcadas",
    "en-us": "Ticked steps"
   },
   "fields": [
    {
     "required": true,
     "width": 4,
     "maxLength": 30,
     "name": "Codigo",
     "type": "text",
     "label": {
      "pt-br": "Etapa",
      "en-us": "Step"
     }
    },
    {
     "width": 4,
     "maxLength": 200,
     "name": "Quem",
     "type": "text",
     "label": {
      "pt-br": "Quem",
      "en-us": "Who"
     }
    },
    {
     "width": 4,
     "name": "Em",
     "type": "dateTime",
     "label": {
      "pt-br": "Quando",
      "en-us": "When"
     }
    }
   ]
  },
  {
   "help": {
    "pt-br": "Minha: sou o analista, ou o officer de uma operação sem analista. Da equipe: sou o officer, ou acompanho os alertas do analista.",
    "en-us": "Mine: I am the analyst, or the officer of an operation without one. My team's: I am the officer, or I see the analyst's alerts."
   },
   "readOnly": "always",
   "computed": "query",
   "list": "optional",
   "filter": true,
   "section": "organizacao",
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
   "list": true,
   "filter": true,
   "section": "organizacao",
   "width": 4,
   "entity": "analista",
   "name": "IdentificadorAnalista",
   "type": "reference",
   "label": {
    "pt-br": "Analista",
    "en-us": "Analyst"
   }
  },
  {
   "list": true,
   "filter": true,
   "section": "organizacao",
   "width": 4,
   "entity": "officer",
   "name": "IdentificadorOfficer",
   "type": "reference",
   "label": {
    "pt-br": "Officer",
    "en-us": "Officer"
   }
  },
  {
   "list": "optional",
   "filter": true,
   "section": "organizacao",
   "width": 4,
   "entity": "segmento-area",
   "name": "IdentificadorSegmentoArea",
   "type": "reference",
   "label": {
    "pt-br": "Segmento/Área",
    "en-us": "Segment/Area"
   }
  },
  {
   "help": {
    "pt-br": "Vazio: a do segmento.",
    "en-us": "Empty: that of the segment."
   },
   "list": "optional",
   "filter": true,
   "section": "organizacao",
   "width": 4,
   "entity": "diretoria",
   "name": "IdentificadorDiretoria",
   "type": "reference",
   "label": {
    "pt-br": "Diretoria",
    "en-us": "Directorate"
   }
  },
  {
   "list": "optional",
   "filter": true,
   "section": "organizacao",
   "width": 4,
   "entity": "filial",
   "name": "IdentificadorFilial",
   "type": "reference",
   "label": {
    "pt-br": "Filial",
    "en-us": "Branch"
   }
  },
  {
   "help": {
    "pt-br": "Vazio: o do cliente.",
    "en-us": "Empty: that of the client."
   },
   "list": "optional",
   "filter": true,
   "section": "organizacao",
   "width": 4,
   "entity": "grupo",
   "name": "IdentificadorGrupo",
   "type": "reference",
   "label": {
    "pt-br": "Grupo",
    "en-us": "Group"
   }
  }
 ],
 "sections": [
  {
   "name": "operacao",
   "label": {
    "pt-br": "Operação",
    "en-us": "Operation"
   }
  },
  {
   "name": "organizacao",
   "label": {
    "pt-br": "Organização",
    "en-us": "Organisation"
   }
  }
 ],
 "tabs": [],
 "rules": [
  {
   "when": [
    {
     "field": "UsaFgts",
     "in": [
      true
     ]
    }
   ],
   "field": "UsaFgts",
   "must": {
    "field": "TipoImovel",
    "in": [
     "Urbano"
    ]
   },
   "message": {
    "pt-br": "O FGTS só compra moradia urbana. Escolha o tipo Urbano ou desmarque o FGTS.",
    "en-us": "FGTS only buys urban homes. Choose the type Urban or clear FGTS."
   }
  }
 ],
 "noun": "Operacao",
 "table": "operacao",
 "label": {
  "pt-br": "Operação",
  "en-us": "Operation"
 },
 "plural": {
  "pt-br": "Operações",
  "en-us": "Operations"
 },
 "gender": "f",
 "permission": "OPERACAO",
 "scope": "company",
 "storage": "table",
 "of": null,
 "ownership": {
  "analyst": "IdentificadorAnalista",
  "officer": "IdentificadorOfficer",
  "person": null,
  "through": null,
  "part": false,
  "alsoPartOf": null,
  "branch": "IdentificadorFilial",
  "tenant": false,
  "visibleThrough": null
 },
 "representation": "Codigo",
 "representationFallback": null,
 "sort": {
  "field": "Codigo",
  "order": "desc"
 },
 "menu": {
  "group": "work",
  "order": 10,
  "icon": "folder",
  "label": null
 },
 "merge": false,
 "states": {
  "field": "Situacao",
  "initial": "rascunho",
  "enum": "SituacaoOperacao",
  "transitions": [
   {
    "reasonRequired": false,
    "condition": null,
    "event": "iniciar",
    "label": {
     "pt-br": "Iniciar",
     "en-us": "Start"
    },
    "from": [
     "rascunho"
    ],
    "to": "em_andamento",
    "code": null
   },
   {
    "reasonRequired": false,
    "condition": "nothing-missing",
    "event": "enviar-parecer",
    "label": {
     "pt-br": "Enviar para parecer",
     "en-us": "Send for opinion"
    },
    "from": [
     "em_andamento"
    ],
    "to": "em_parecer",
    "code": "OPERACAO.ALTERAR"
   },
   {
    "reasonRequired": false,
    "condition": null,
    "event": "retomar",
    "label": {
     "pt-br": "Retomar",
     "en-us": "Resume"
    },
    "from": [
     "em_parecer",
     "concluida"
    ],
    "to": "em_andamento",
    "code": null
   },
   {
    "reasonRequired": false,
    "condition": "nothing-missing",
    "event": "concluir",
    "label": {
     "pt-br": "Concluir",
     "en-us": "Complete"
    },
    "from": [
     "em_parecer"
    ],
    "to": "concluida",
    "code": null
   },
   {
    "reasonRequired": true,
    "condition": null,
    "event": "reabrir",
    "label": {
     "pt-br": "Reabrir",
     "en-us": "Reopen"
    },
    "from": [
     "concluida",
     "cancelada"
    ],
    "to": "em_andamento",
    "code": "OPERACAO.REABRIR"
   },
   {
    "reasonRequired": true,
    "condition": null,
    "event": "cancelar",
    "label": {
     "pt-br": "Cancelar operação",
     "en-us": "Cancel operation"
    },
    "from": [
     "rascunho",
     "em_andamento",
     "em_parecer"
    ],
    "to": "cancelada",
    "code": "OPERACAO.CANCELAR"
   }
  ]
 },
 "actions": [
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
    "notIn": [
     "concluida",
     "cancelada"
    ]
   },
   "reveals": null,
   "name": "marcar-etapa",
   "label": {
    "pt-br": "Marcar etapa",
    "en-us": "Tick step"
   },
   "code": "OPERACAO.ALTERAR",
   "parameters": {
    "name": "operacao.marcar-etapa",
    "fields": [
     {
      "required": true,
      "maxLength": 30,
      "name": "Etapa",
      "type": "text",
      "label": {
       "pt-br": "Etapa",
       "en-us": "Step"
      }
     },
     {
      "required": true,
      "name": "Feita",
      "type": "boolean",
      "label": {
       "pt-br": "Feita",
       "en-us": "Done"
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
    "record",
    "selection"
   ],
   "byPanel": false,
   "handsOver": false,
   "confirm": {
    "pt-br": "Quem recebe passa a responder. Quem só vê as próprias operações e deixa de responder não as vê mais.",
    "en-us": "The new owner answers from now on. People who see only their own operations stop seeing these once they no longer answer for them."
   },
   "done": {
    "pt-br": "Operações transferidas: %{count}.",
    "en-us": "Operations transferred: %{count}."
   },
   "when": {
    "field": "Situacao",
    "notIn": [
     "concluida",
     "cancelada"
    ]
   },
   "reveals": null,
   "name": "transferir",
   "label": {
    "pt-br": "Transferir",
    "en-us": "Transfer"
   },
   "code": "OPERACAO.TRANSFERIR",
   "parameters": {
    "name": "operacao.transferir",
    "fields": [
     {
      "help": {
       "pt-br": "Vazio: continua quem está.",
       "en-us": "Empty: whoever is there stays."
      },
      "entity": "analista",
      "name": "IdentificadorAnalista",
      "type": "reference",
      "label": {
       "pt-br": "Analista que recebe",
       "en-us": "Receiving analyst"
      }
     },
     {
      "help": {
       "pt-br": "Vazio: continua quem está.",
       "en-us": "Empty: whoever is there stays."
      },
      "entity": "officer",
      "name": "IdentificadorOfficer",
      "type": "reference",
      "label": {
       "pt-br": "Officer que recebe",
       "en-us": "Receiving officer"
      }
     }
    ],
    "sections": [],
    "tabs": [],
    "rules": [
     {
      "when": [
       {
        "field": "IdentificadorOfficer",
        "present": false
       }
      ],
      "field": "IdentificadorAnalista",
      "must": {
       "field": "IdentificadorAnalista",
       "present": true
      },
      "message": {
       "pt-br": "Escolha o analista que recebe, o officer que recebe ou os dois.",
       "en-us": "Choose the receiving analyst, the receiving officer or both."
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
  "list": "OPERACAO.CONSULTAR",
  "get": "OPERACAO.CONSULTAR",
  "history": "OPERACAO.CONSULTAR",
  "create": "OPERACAO.INCLUIR",
  "update": "OPERACAO.ALTERAR",
  "delete": "OPERACAO.EXCLUIR",
  "export": "OPERACAO.EXPORTAR"
 },
 "uniqueTogether": [
  [
   "Codigo"
  ]
 ],
 "panels": [
  {
   "entity": "operacao",
   "field": "Identificador",
   "component": "missing",
   "place": "top",
   "folded": false,
   "label": {
    "pt-br": "O que falta para assinar",
    "en-us": "What is missing to sign"
   }
  },
  {
   "entity": "operacao",
   "field": "Identificador",
   "component": "steps",
   "place": "top",
   "folded": false,
   "label": {
    "pt-br": "Etapas",
    "en-us": "Steps"
   }
  },
  {
   "entity": "registro-matricula",
   "field": "IdentificadorOperacao",
   "component": "matriculas",
   "place": "below",
   "folded": false,
   "label": {
    "pt-br": "Matrículas",
    "en-us": "Registry records"
   }
  },
  {
   "entity": "item-checklist",
   "field": "IdentificadorOperacao",
   "component": "checklist",
   "place": "below",
   "folded": false,
   "label": {
    "pt-br": "Checklist de certidões",
    "en-us": "Certificate checklist"
   }
  },
  {
   "entity": "certidao",
   "field": "IdentificadorOperacao",
   "component": null,
   "place": "below",
   "folded": true,
   "label": {
    "pt-br": "Certidões",
    "en-us": "Certificates"
   }
  },
  {
   "entity": "calculo",
   "field": "IdentificadorOperacao",
   "component": null,
   "place": "below",
   "folded": false,
   "label": {
    "pt-br": "Cálculos",
    "en-us": "Calculations"
   }
  },
  {
   "entity": "parecer",
   "field": "IdentificadorOperacao",
   "component": "opinion",
   "place": "below",
   "folded": false,
   "label": {
    "pt-br": "Parecer da operação",
    "en-us": "Opinion on the operation"
   }
  },
  {
   "entity": "comentario",
   "field": "IdentificadorOperacao",
   "component": "comments",
   "place": "below",
   "folded": false,
   "label": {
    "pt-br": "Comentários",
    "en-us": "Comments"
   }
  },
  {
   "entity": "operacao",
   "field": "Identificador",
   "component": "timeline",
   "place": "below",
   "folded": false,
   "label": {
    "pt-br": "Linha do tempo",
    "en-us": "Timeline"
   }
  }
 ],
 "views": [
  {
   "sort": {
    "field": "DataPrevistaAssinatura",
    "order": "asc"
   },
   "name": "meu-trabalho",
   "label": {
    "pt-br": "Meu trabalho",
    "en-us": "My work"
   },
   "filter": {
    "Carteira": {
     "operator": "igual",
     "value": [
      "minha"
     ]
    },
    "Situacao": {
     "operator": "igual",
     "value": [
      "rascunho",
      "em_andamento",
      "em_parecer"
     ]
    }
   }
  },
  {
   "sort": {
    "field": "DataPrevistaAssinatura",
    "order": "asc"
   },
   "name": "minha-equipe",
   "label": {
    "pt-br": "Minha equipe",
    "en-us": "My team"
   },
   "filter": {
    "Carteira": {
     "operator": "igual",
     "value": [
      "equipe"
     ]
    },
    "Situacao": {
     "operator": "igual",
     "value": [
      "rascunho",
      "em_andamento",
      "em_parecer"
     ]
    }
   }
  },
  {
   "sort": {
    "field": "DataPrevistaAssinatura",
    "order": "asc"
   },
   "name": "sem-responsavel",
   "label": {
    "pt-br": "Sem responsável",
    "en-us": "Without an owner"
   },
   "filter": {
    "Carteira": {
     "operator": "igual",
     "value": [
      "sem_responsavel"
     ]
    },
    "Situacao": {
     "operator": "igual",
     "value": [
      "rascunho",
      "em_andamento",
      "em_parecer"
     ]
    }
   }
  }
 ],
 "screen": null,
 "head": "Situacao",
 "notFound": null
});
