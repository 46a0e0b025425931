// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const parecer = restoreEntity({
 "name": "parecer",
 "fields": [
  {
   "required": true,
   "readOnly": "always",
   "list": true,
   "search": true,
   "section": "parecer",
   "width": 8,
   "name": "Titulo",
   "type": "text",
   "label": {
    "pt-br": "Título",
    "en-us": "Title"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "section": "parecer",
   "width": 4,
   "enum": "SituacaoParecer",
   "name": "Situacao",
   "type": "enum",
   "label": {
    "pt-br": "Situação",
    "en-us": "Status"
   }
  },
  {
   "required": true,
   "readOnly": "after-create",
   "list": true,
   "filter": true,
   "section": "parecer",
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
   "help": {
    "pt-br": "Vazia: o parecer é da operação inteira.",
    "en-us": "Empty: the opinion is on the whole operation."
   },
   "readOnly": "after-create",
   "list": "optional",
   "filter": true,
   "section": "parecer",
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
   "readOnly": "always",
   "list": true,
   "filter": true,
   "section": "parecer",
   "width": 4,
   "entity": "usuario",
   "name": "IdentificadorAutor",
   "type": "reference",
   "label": {
    "pt-br": "Autor",
    "en-us": "Author"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "section": "decisao",
   "enum": "ConclusaoParecer",
   "name": "Conclusao",
   "type": "enum",
   "label": {
    "pt-br": "Conclusão",
    "en-us": "Conclusion"
   }
  },
  {
   "help": {
    "pt-br": "De quem é a decisão de um parecer de operação submetido, pelo valor e pelas alçadas.",
    "en-us": "Whose decision a submitted opinion on an operation is, by its value and the approval limits."
   },
   "readOnly": "always",
   "computed": "query",
   "list": true,
   "filter": true,
   "section": "decisao",
   "width": 3,
   "enum": "InstanciaParecer",
   "name": "Instancia",
   "type": "enum",
   "label": {
    "pt-br": "Quem decide",
    "en-us": "Who decides"
   }
  },
  {
   "help": {
    "pt-br": "Os fatos mudaram depois da aprovação.",
    "en-us": "The facts changed after the approval."
   },
   "readOnly": "always",
   "list": true,
   "filter": true,
   "section": "decisao",
   "width": 3,
   "name": "Desatualizado",
   "type": "boolean",
   "label": {
    "pt-br": "Desatualizado",
    "en-us": "Out of date"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "section": "decisao",
   "width": 4,
   "name": "SubmetidoEm",
   "type": "dateTime",
   "label": {
    "pt-br": "Submetido em",
    "en-us": "Submitted on"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "filter": true,
   "section": "decisao",
   "width": 4,
   "entity": "usuario",
   "name": "IdentificadorAprovador",
   "type": "reference",
   "label": {
    "pt-br": "Aprovado por",
    "en-us": "Approved by"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "filter": true,
   "section": "decisao",
   "width": 4,
   "name": "AprovadoEm",
   "type": "dateTime",
   "label": {
    "pt-br": "Aprovado em",
    "en-us": "Approved on"
   }
  },
  {
   "readOnly": "always",
   "section": "decisao",
   "width": 4,
   "entity": "officer",
   "name": "IdentificadorOfficer",
   "type": "reference",
   "label": {
    "pt-br": "Aprovado como",
    "en-us": "Approved as"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "section": "decisao",
   "width": 4,
   "name": "Valor",
   "type": "money",
   "label": {
    "pt-br": "Valor decidido",
    "en-us": "Value decided"
   }
  },
  {
   "readOnly": "always",
   "section": "decisao",
   "width": 4,
   "name": "LimiteAlcada",
   "type": "money",
   "label": {
    "pt-br": "Alçada de quem aprovou",
    "en-us": "Limit of who approved"
   }
  },
  {
   "help": {
    "pt-br": "O primeiro vencimento entre as certidões.",
    "en-us": "The first due date among the certificates."
   },
   "readOnly": "always",
   "list": "optional",
   "filter": true,
   "section": "decisao",
   "width": 4,
   "name": "Validade",
   "type": "date",
   "label": {
    "pt-br": "Válido até",
    "en-us": "Valid until"
   }
  },
  {
   "readOnly": "always",
   "section": "decisao",
   "width": 12,
   "maxLength": 2000,
   "name": "MotivoDevolucao",
   "type": "longText",
   "label": {
    "pt-br": "Motivo da devolução",
    "en-us": "Why it was returned"
   }
  },
  {
   "readOnly": "always",
   "section": "decisao",
   "width": 12,
   "maxLength": 2000,
   "name": "MotivoRevogacao",
   "type": "longText",
   "label": {
    "pt-br": "Motivo da revogação",
    "en-us": "Why it was revoked"
   }
  },
  {
   "readOnly": "always",
   "section": "decisao",
   "accept": [
    "application/pdf"
   ],
   "name": "IdentificadorArquivo",
   "type": "file",
   "label": {
    "pt-br": "PDF aprovado",
    "en-us": "Approved PDF"
   }
  },
  {
   "readOnly": "always",
   "section": "decisao",
   "width": 12,
   "maxLength": 64,
   "name": "Resumo",
   "type": "text",
   "label": {
    "pt-br": "Resumo do conteúdo (SHA-256)",
    "en-us": "Content digest (SHA-256)"
   }
  },
  {
   "readOnly": "always",
   "section": "decisao",
   "width": 12,
   "maxLength": 64,
   "name": "ResumoFatos",
   "type": "text",
   "label": {
    "pt-br": "Resumo dos fatos (SHA-256)",
    "en-us": "Digest of the facts (SHA-256)"
   }
  },
  {
   "readOnly": "always",
   "search": true,
   "section": "parecer",
   "width": 12,
   "maxLength": 2000000,
   "name": "Texto",
   "type": "longText",
   "label": {
    "pt-br": "Texto",
    "en-us": "Text"
   }
  },
  {
   "readOnly": "always",
   "section": "parecer",
   "width": 12,
   "name": "Condicoes",
   "type": "json",
   "label": {
    "pt-br": "Ressalvas",
    "en-us": "Conditions"
   }
  },
  {
   "readOnly": "always",
   "section": "parecer",
   "width": 12,
   "name": "Sentencas",
   "type": "json",
   "label": {
    "pt-br": "Frases",
    "en-us": "Sentences"
   }
  },
  {
   "readOnly": "always",
   "section": "parecer",
   "width": 12,
   "name": "Redatores",
   "type": "json",
   "label": {
    "pt-br": "Quem redigiu",
    "en-us": "Who drafted"
   }
  },
  {
   "readOnly": "always",
   "computed": true,
   "section": "parecer",
   "width": 12,
   "name": "Rascunho",
   "type": "json",
   "label": {
    "pt-br": "Rascunho",
    "en-us": "Draft"
   }
  }
 ],
 "sections": [
  {
   "name": "parecer",
   "label": {
    "pt-br": "Parecer",
    "en-us": "Opinion"
   }
  },
  {
   "name": "decisao",
   "label": {
    "pt-br": "Decisão",
    "en-us": "Decision"
   }
  }
 ],
 "tabs": [],
 "rules": [],
 "noun": "Parecer",
 "table": "parecer",
 "label": {
  "pt-br": "Parecer",
  "en-us": "Opinion"
 },
 "plural": {
  "pt-br": "Pareceres",
  "en-us": "Opinions"
 },
 "gender": "m",
 "permission": "PARECER",
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
  "field": "CriadoEm",
  "order": "desc"
 },
 "menu": {
  "group": "work",
  "order": 40,
  "icon": "clipboard-list",
  "label": null
 },
 "merge": false,
 "states": {
  "field": "Situacao",
  "initial": "rascunho",
  "enum": "SituacaoParecer",
  "transitions": [
   {
    "reasonRequired": false,
    "condition": "opinion-ready",
    "event": "submeter",
    "label": {
     "pt-br": "Submeter",
     "en-us": "Submit"
    },
    "from": [
     "rascunho",
     "devolvido"
    ],
    "to": "submetido",
    "code": "PARECER.SUBMETER"
   },
   {
    "reasonRequired": true,
    "condition": "not-the-author",
    "event": "devolver",
    "label": {
     "pt-br": "Devolver",
     "en-us": "Return"
    },
    "from": [
     "submetido"
    ],
    "to": "devolvido",
    "code": "PARECER.DEVOLVER"
   },
   {
    "reasonRequired": false,
    "condition": "opinion-approvable",
    "event": "aprovar",
    "label": {
     "pt-br": "Aprovar",
     "en-us": "Approve"
    },
    "from": [
     "submetido"
    ],
    "to": "aprovado",
    "code": "PARECER.APROVAR"
   },
   {
    "reasonRequired": false,
    "condition": null,
    "event": "substituir",
    "label": {
     "pt-br": "Substituir",
     "en-us": "Replace"
    },
    "from": [
     "aprovado"
    ],
    "to": "substituido",
    "code": null
   },
   {
    "reasonRequired": true,
    "condition": "opinion-revocable",
    "event": "revogar",
    "label": {
     "pt-br": "Revogar",
     "en-us": "Revoke"
    },
    "from": [
     "aprovado"
    ],
    "to": "revogado",
    "code": "PARECER.REVOGAR"
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
    "pt-br": "O rascunho parte dos fatos da matrícula e fica em seu nome.",
    "en-us": "The draft starts from the facts of the record and is yours."
   },
   "done": {
    "pt-br": "Rascunho criado.",
    "en-us": "Draft made."
   },
   "when": null,
   "reveals": null,
   "name": "redigir",
   "label": {
    "pt-br": "Redigir parecer de matrícula",
    "en-us": "Draft a record’s opinion"
   },
   "code": "PARECER.REDIGIR",
   "parameters": {
    "name": "parecer.redigir",
    "fields": [
     {
      "required": true,
      "width": 12,
      "entity": "registro-matricula",
      "name": "IdentificadorRegistroMatricula",
      "type": "reference",
      "label": {
       "pt-br": "Matrícula",
       "en-us": "Registry record"
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
    "list"
   ],
   "byPanel": false,
   "handsOver": false,
   "confirm": {
    "pt-br": "O rascunho reúne matrículas, certidões e cálculos da operação e fica em seu nome.",
    "en-us": "The draft gathers the operation’s records, certificates and calculations and is yours."
   },
   "done": {
    "pt-br": "Rascunho criado.",
    "en-us": "Draft made."
   },
   "when": null,
   "reveals": null,
   "name": "consolidar",
   "label": {
    "pt-br": "Redigir parecer da operação",
    "en-us": "Draft an operation’s opinion"
   },
   "code": "PARECER.REDIGIR",
   "parameters": {
    "name": "parecer.consolidar",
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
   "byPanel": false,
   "handsOver": false,
   "confirm": {
    "pt-br": "Assumir a redação de %{name}? Quem a redigiu até aqui também não poderá aprovar.",
    "en-us": "Take over %{name}? Whoever drafted it so far may not approve it either."
   },
   "done": {
    "pt-br": "A redação está em seu nome.",
    "en-us": "The draft is yours now."
   },
   "when": {
    "field": "Situacao",
    "in": [
     "rascunho",
     "devolvido"
    ]
   },
   "reveals": null,
   "name": "assumir",
   "label": {
    "pt-br": "Assumir redação",
    "en-us": "Take over the draft"
   },
   "code": "PARECER.REDIGIR",
   "parameters": null
  }
 ],
 "calls": [
  "list",
  "get",
  "delete",
  "history"
 ],
 "codes": {
  "list": "PARECER.CONSULTAR",
  "get": "PARECER.CONSULTAR",
  "history": "PARECER.CONSULTAR",
  "create": "PARECER.REDIGIR",
  "update": "PARECER.REDIGIR",
  "delete": "PARECER.EXCLUIR",
  "export": "PARECER.EXPORTAR"
 },
 "uniqueTogether": [],
 "panels": [],
 "views": [],
 "screen": "parecer",
 "head": "Situacao",
 "notFound": null
});
