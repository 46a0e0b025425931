// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const feedbackGestao = restoreEntity({
 "name": "feedback-gestao",
 "fields": [
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "search": true,
   "section": "pedido",
   "width": 8,
   "maxLength": 120,
   "name": "Detalhe",
   "type": "text",
   "label": {
    "pt-br": "Detalhe",
    "en-us": "Detail"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "section": "pedido",
   "width": 4,
   "enum": "MotivoContato",
   "name": "MotivoContato",
   "type": "enum",
   "label": {
    "pt-br": "Motivo do contato",
    "en-us": "Contact reason"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "section": "pedido",
   "width": 4,
   "enum": "SituacaoFeedback",
   "name": "Situacao",
   "type": "enum",
   "label": {
    "pt-br": "Situação",
    "en-us": "Status"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "section": "pedido",
   "width": 4,
   "visibleWhen": {
    "field": "Situacao",
    "in": [
     "resolvida"
    ]
   },
   "enum": "DesfechoFeedback",
   "name": "Desfecho",
   "type": "enum",
   "label": {
    "pt-br": "Desfecho",
    "en-us": "Outcome"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "section": "pedido",
   "width": 4,
   "name": "DataRegistro",
   "type": "dateTime",
   "label": {
    "pt-br": "Registrado em",
    "en-us": "Registered on"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "section": "pedido",
   "width": 4,
   "entity": "usuario",
   "name": "IdentificadorUsuario",
   "type": "reference",
   "label": {
    "pt-br": "Quem enviou",
    "en-us": "Sent by"
   }
  },
  {
   "readOnly": "always",
   "search": true,
   "section": "pedido",
   "width": 12,
   "maxLength": 4000,
   "name": "Mensagem",
   "type": "longText",
   "label": {
    "pt-br": "Mensagem",
    "en-us": "Message"
   }
  },
  {
   "readOnly": "always",
   "section": "pedido",
   "width": 12,
   "name": "Anexo",
   "type": "file",
   "label": {
    "pt-br": "Anexo",
    "en-us": "Attachment"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "search": true,
   "section": "resposta",
   "width": 12,
   "maxLength": 4000,
   "name": "Resposta",
   "type": "longText",
   "label": {
    "pt-br": "Resposta",
    "en-us": "Reply"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "section": "resposta",
   "width": 4,
   "name": "DataResposta",
   "type": "dateTime",
   "label": {
    "pt-br": "Respondido em",
    "en-us": "Replied on"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "filter": true,
   "section": "resposta",
   "width": 4,
   "visibleWhen": {
    "field": "Situacao",
    "in": [
     "resolvida"
    ]
   },
   "maxLength": 40,
   "name": "VersaoSolucao",
   "type": "text",
   "label": {
    "pt-br": "Resolvido na versão",
    "en-us": "Resolved in version"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "filter": true,
   "section": "resposta",
   "width": 4,
   "name": "DataPrimeiraResposta",
   "type": "dateTime",
   "label": {
    "pt-br": "Primeira resposta em",
    "en-us": "First reply on"
   }
  },
  {
   "help": {
    "pt-br": "Horas de expediente do registro até a primeira resposta.",
    "en-us": "Working hours from registration to the first reply."
   },
   "readOnly": "always",
   "list": "optional",
   "filter": true,
   "section": "resposta",
   "width": 4,
   "minimum": 0,
   "scale": 2,
   "name": "TempoResposta",
   "type": "decimal",
   "label": {
    "pt-br": "Tempo de resposta (horas úteis)",
    "en-us": "Response time (business hours)"
   }
  },
  {
   "readOnly": "always",
   "computed": "query",
   "list": "optional",
   "section": "resposta",
   "width": 4,
   "minimum": 0,
   "scale": 2,
   "name": "TempoRespostaCorrido",
   "type": "decimal",
   "label": {
    "pt-br": "Tempo de resposta (horas corridas)",
    "en-us": "Response time (calendar hours)"
   }
  },
  {
   "help": {
    "pt-br": "Horas de expediente desde o registro ou a reabertura, enquanto pendente.",
    "en-us": "Working hours since registration or reopening, while pending."
   },
   "readOnly": "always",
   "computed": "query",
   "list": "optional",
   "filter": true,
   "section": "resposta",
   "width": 4,
   "visibleWhen": {
    "field": "Situacao",
    "in": [
     "pendente"
    ]
   },
   "minimum": 0,
   "scale": 2,
   "name": "TempoPendente",
   "type": "decimal",
   "label": {
    "pt-br": "Tempo pendente (horas úteis)",
    "en-us": "Pending time (business hours)"
   }
  },
  {
   "readOnly": "always",
   "computed": "query",
   "list": "optional",
   "section": "resposta",
   "width": 4,
   "visibleWhen": {
    "field": "Situacao",
    "in": [
     "pendente"
    ]
   },
   "minimum": 0,
   "scale": 2,
   "name": "TempoPendenteCorrido",
   "type": "decimal",
   "label": {
    "pt-br": "Tempo pendente (horas corridas)",
    "en-us": "Pending time (calendar hours)"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "filter": true,
   "section": "resposta",
   "width": 4,
   "visibleWhen": {
    "field": "Situacao",
    "in": [
     "pendente"
    ]
   },
   "name": "PendenteDesde",
   "type": "dateTime",
   "label": {
    "pt-br": "Pendente desde",
    "en-us": "Pending since"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "section": "resposta",
   "width": 4,
   "visibleWhen": {
    "field": "Situacao",
    "in": [
     "resolvida"
    ]
   },
   "name": "ReabreAte",
   "type": "dateTime",
   "label": {
    "pt-br": "Pode ser reaberto até",
    "en-us": "Can be reopened until"
   }
  },
  {
   "readOnly": "always",
   "section": "resposta",
   "width": 12,
   "name": "Conversa",
   "type": "lines",
   "label": {
    "pt-br": "Conversa",
    "en-us": "Conversation"
   },
   "fields": [
    {
     "readOnly": "always",
     "width": 3,
     "name": "Quando",
     "type": "dateTime",
     "label": {
      "pt-br": "Quando",
      "en-us": "When"
     }
    },
    {
     "readOnly": "always",
     "width": 3,
     "maxLength": 200,
     "name": "Quem",
     "type": "text",
     "label": {
      "pt-br": "Quem",
      "en-us": "Who"
     }
    },
    {
     "readOnly": "always",
     "maxLength": 4000,
     "name": "Texto",
     "type": "longText",
     "label": {
      "pt-br": "Mensagem",
      "en-us": "Message"
     }
    },
    {
     "readOnly": "always",
     "width": 3,
     "name": "Anexo",
     "type": "file",
     "label": {
      "pt-br": "Anexo",
      "en-us": "Attachment"
     }
    }
   ]
  },
  {
   "readOnly": "always",
   "section": "contexto",
   "width": 12,
   "maxLength": 500,
   "name": "Contexto",
   "type": "longText",
   "label": {
    "pt-br": "Tela, versão e registro",
    "en-us": "Screen, version and record"
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
   "name": "resposta",
   "label": {
    "pt-br": "Resposta",
    "en-us": "Reply"
   }
  },
  {
   "name": "contexto",
   "label": {
    "pt-br": "De onde veio",
    "en-us": "Where it came from"
   }
  }
 ],
 "tabs": [],
 "rules": [],
 "noun": "FeedbackGestao",
 "table": "feedback",
 "label": {
  "pt-br": "Feedback recebido",
  "en-us": "Feedback received"
 },
 "plural": {
  "pt-br": "Controle de feedbacks",
  "en-us": "Feedback control"
 },
 "gender": "m",
 "permission": "FEEDBACKGESTAO",
 "scope": "company",
 "storage": "shared",
 "of": "feedback",
 "ownership": {
  "analyst": null,
  "officer": null,
  "person": null,
  "through": null,
  "part": false,
  "alsoPartOf": null,
  "branch": null,
  "tenant": false,
  "visibleThrough": null
 },
 "representation": "Detalhe",
 "representationFallback": null,
 "sort": {
  "field": "DataRegistro",
  "order": "desc"
 },
 "menu": {
  "group": "management",
  "order": 180,
  "icon": "message",
  "label": null
 },
 "merge": false,
 "states": null,
 "actions": [
  {
   "on": [
    "record"
   ],
   "byPanel": false,
   "handsOver": false,
   "confirm": {
    "pt-br": "Quem enviou recebe um aviso com a resposta.",
    "en-us": "Whoever sent it gets a notice of the reply."
   },
   "done": {
    "pt-br": "Resposta enviada.",
    "en-us": "Reply sent."
   },
   "when": {
    "field": "Situacao",
    "in": [
     "pendente"
    ]
   },
   "reveals": null,
   "name": "responder",
   "label": {
    "pt-br": "Responder",
    "en-us": "Reply"
   },
   "code": "FEEDBACKGESTAO.RESPONDER",
   "parameters": {
    "name": "feedback-gestao.responder",
    "fields": [
     {
      "required": true,
      "width": 12,
      "maxLength": 4000,
      "name": "Resposta",
      "type": "longText",
      "label": {
       "pt-br": "Resposta",
       "en-us": "Reply"
      }
     },
     {
      "required": true,
      "default": "resolvida",
      "enum": "SituacaoFeedback",
      "name": "Situacao",
      "type": "enum",
      "label": {
       "pt-br": "A demanda fica",
       "en-us": "The request becomes"
      }
     },
     {
      "help": {
       "pt-br": "A versão do Folio que resolve o que foi relatado, se houver.",
       "en-us": "The release of Folio that solves what was reported, if there is one."
      },
      "visibleWhen": {
       "field": "Situacao",
       "in": [
        "resolvida"
       ]
      },
      "maxLength": 40,
      "name": "VersaoSolucao",
      "type": "text",
      "label": {
       "pt-br": "Resolvido na versão",
       "en-us": "Resolved in version"
      }
     },
     {
      "help": {
       "pt-br": "PDF, PNG, JPEG, DOCX ou XLSX de até 10 MB.",
       "en-us": "PDF, PNG, JPEG, DOCX or XLSX of up to 10 MB."
      },
      "width": 12,
      "accept": [
       "application/pdf",
       "image/png",
       "image/jpeg",
       "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
       "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      ],
      "maxBytes": 10485760,
      "name": "Anexo",
      "type": "file",
      "label": {
       "pt-br": "Anexo",
       "en-us": "Attachment"
      }
     }
    ],
    "sections": [],
    "tabs": [],
    "rules": []
   }
  }
 ],
 "calls": [
  "list",
  "get"
 ],
 "codes": {
  "list": "FEEDBACKGESTAO.CONSULTAR",
  "get": "FEEDBACKGESTAO.CONSULTAR",
  "history": "FEEDBACKGESTAO.CONSULTAR",
  "create": "FEEDBACKGESTAO.INCLUIR",
  "update": "FEEDBACKGESTAO.ALTERAR",
  "delete": "FEEDBACKGESTAO.EXCLUIR",
  "export": "FEEDBACKGESTAO.EXPORTAR"
 },
 "uniqueTogether": [],
 "panels": [],
 "views": [],
 "screen": null,
 "head": null,
 "notFound": null
});
