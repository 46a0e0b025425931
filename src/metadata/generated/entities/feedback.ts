// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const feedback = restoreEntity({
 "name": "feedback",
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
   "list": "optional",
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
 "noun": "Feedback",
 "table": "feedback",
 "label": {
  "pt-br": "Feedback",
  "en-us": "Feedback"
 },
 "plural": {
  "pt-br": "Meus feedbacks",
  "en-us": "My feedback"
 },
 "gender": "m",
 "permission": "FEEDBACK",
 "scope": "company",
 "storage": "table",
 "of": null,
 "ownership": {
  "analyst": null,
  "officer": null,
  "person": "IdentificadorUsuario",
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
  "group": "work",
  "order": 900,
  "icon": "message",
  "label": null
 },
 "merge": false,
 "states": {
  "field": "Situacao",
  "initial": "pendente",
  "enum": "SituacaoFeedback",
  "transitions": [
   {
    "reasonRequired": false,
    "condition": null,
    "event": "responder",
    "label": {
     "pt-br": "Responder",
     "en-us": "Reply"
    },
    "from": [
     "pendente"
    ],
    "to": "resolvida",
    "code": null
   },
   {
    "reasonRequired": false,
    "condition": null,
    "event": "retirar",
    "label": {
     "pt-br": "Retirar",
     "en-us": "Withdraw"
    },
    "from": [
     "pendente"
    ],
    "to": "resolvida",
    "code": null
   },
   {
    "reasonRequired": false,
    "condition": "within-reopening-time",
    "event": "reabrir",
    "label": {
     "pt-br": "Reabrir",
     "en-us": "Reopen"
    },
    "from": [
     "resolvida"
    ],
    "to": "pendente",
    "code": null
   }
  ]
 },
 "actions": [
  {
   "on": [
    "list"
   ],
   "byPanel": false,
   "handsOver": false,
   "confirm": {
    "pt-br": "Quem cuida do Folio lê e responde em “Meus feedbacks”.",
    "en-us": "Whoever looks after Folio reads it and answers in “My feedback”."
   },
   "done": {
    "pt-br": "Feedback enviado. A resposta chega em “Meus feedbacks”.",
    "en-us": "Feedback sent. The reply arrives in “My feedback”."
   },
   "when": null,
   "reveals": null,
   "name": "enviar",
   "label": {
    "pt-br": "Enviar feedback",
    "en-us": "Send feedback"
   },
   "code": "FEEDBACK.ENVIAR",
   "parameters": {
    "name": "feedback.enviar",
    "fields": [
     {
      "required": true,
      "enum": "MotivoContato",
      "name": "MotivoContato",
      "type": "enum",
      "label": {
       "pt-br": "Motivo do contato",
       "en-us": "Contact reason"
      }
     },
     {
      "help": {
       "pt-br": "O assunto, em poucas palavras.",
       "en-us": "The subject, in a few words."
      },
      "required": true,
      "width": 12,
      "maxLength": 120,
      "name": "Detalhe",
      "type": "text",
      "label": {
       "pt-br": "Detalhe",
       "en-us": "Detail"
      }
     },
     {
      "required": true,
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
     },
     {
      "help": {
       "pt-br": "O texto abaixo vai junto. Pode ser alterado antes de enviar.",
       "en-us": "The text below goes with it. It can be changed before sending."
      },
      "width": 12,
      "default": false,
      "name": "AnexarContexto",
      "type": "boolean",
      "label": {
       "pt-br": "Anexar a tela em que estou",
       "en-us": "Attach the screen I am on"
      }
     },
     {
      "width": 12,
      "visibleWhen": {
       "field": "AnexarContexto",
       "in": [
        true
       ]
      },
      "maxLength": 500,
      "name": "Contexto",
      "type": "longText",
      "label": {
       "pt-br": "O que vai junto",
       "en-us": "What goes with it"
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
    "pt-br": "A demanda fica resolvida sem resposta. Em 7 dias ainda pode ser reaberta.",
    "en-us": "The request is resolved without a reply. It can still be reopened within 7 days."
   },
   "done": {
    "pt-br": "Feedback retirado.",
    "en-us": "Feedback withdrawn."
   },
   "when": {
    "field": "Situacao",
    "in": [
     "pendente"
    ]
   },
   "reveals": null,
   "name": "retirar-pedido",
   "label": {
    "pt-br": "Retirar",
    "en-us": "Withdraw"
   },
   "code": "FEEDBACK.ENVIAR",
   "parameters": null
  },
  {
   "on": [
    "record"
   ],
   "byPanel": false,
   "handsOver": false,
   "confirm": {
    "pt-br": "A demanda volta a ficar pendente, e quem a respondeu vê a mensagem.",
    "en-us": "The request becomes pending again, and whoever replied sees the message."
   },
   "done": {
    "pt-br": "Demanda reaberta.",
    "en-us": "Request reopened."
   },
   "when": {
    "field": "Situacao",
    "in": [
     "resolvida"
    ]
   },
   "reveals": null,
   "name": "contestar",
   "label": {
    "pt-br": "Responder e reabrir",
    "en-us": "Answer and reopen"
   },
   "code": "FEEDBACK.ENVIAR",
   "parameters": {
    "name": "feedback.contestar",
    "fields": [
     {
      "required": true,
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
  "get",
  "history"
 ],
 "codes": {
  "list": "FEEDBACK.CONSULTAR",
  "get": "FEEDBACK.CONSULTAR",
  "history": "FEEDBACK.CONSULTAR",
  "create": "FEEDBACK.INCLUIR",
  "update": "FEEDBACK.ALTERAR",
  "delete": "FEEDBACK.EXCLUIR",
  "export": "FEEDBACK.EXPORTAR"
 },
 "uniqueTogether": [],
 "panels": [],
 "views": [],
 "screen": null,
 "head": "Situacao",
 "notFound": null
});
