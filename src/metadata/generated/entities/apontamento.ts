// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const apontamento = restoreEntity({
 "name": "apontamento",
 "fields": [
  {
   "required": true,
   "readOnly": "after-create",
   "list": true,
   "filter": true,
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
    "pt-br": "Regra, atos e assunto: a mesma em todas as leituras.",
    "en-us": "Rule, acts and subject: the same in every reading."
   },
   "readOnly": "always",
   "maxLength": 300,
   "name": "Chave",
   "type": "text",
   "label": {
    "pt-br": "Identidade",
    "en-us": "Identity"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "maxLength": 10,
   "name": "Regra",
   "type": "text",
   "label": {
    "pt-br": "Regra",
    "en-us": "Rule"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "enum": "EspecieApontamento",
   "name": "Especie",
   "type": "enum",
   "label": {
    "pt-br": "Espécie",
    "en-us": "Kind"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "enum": "Severidade",
   "name": "Severidade",
   "type": "enum",
   "label": {
    "pt-br": "Severidade",
    "en-us": "Severity"
   }
  },
  {
   "readOnly": "always",
   "computed": true,
   "list": true,
   "width": 12,
   "name": "Texto",
   "type": "longText",
   "label": {
    "pt-br": "Apontamento",
    "en-us": "Finding"
   }
  },
  {
   "readOnly": "always",
   "maxLength": 60,
   "name": "Frase",
   "type": "text",
   "label": {
    "pt-br": "Frase da regra",
    "en-us": "Sentence of the rule"
   }
  },
  {
   "readOnly": "always",
   "name": "Parametros",
   "type": "json",
   "label": {
    "pt-br": "Valores da frase",
    "en-us": "Values of the sentence"
   }
  },
  {
   "help": {
    "pt-br": "Códigos, separados por espaço.",
    "en-us": "Codes, separated by spaces."
   },
   "readOnly": "always",
   "list": true,
   "maxLength": 1000,
   "name": "Atos",
   "type": "text",
   "label": {
    "pt-br": "Atos",
    "en-us": "Acts"
   }
  },
  {
   "readOnly": "always",
   "name": "Provas",
   "type": "json",
   "label": {
    "pt-br": "Trechos",
    "en-us": "Words"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "width": 12,
   "maxLength": 200,
   "name": "Lei",
   "type": "text",
   "label": {
    "pt-br": "Base legal",
    "en-us": "Law"
   }
  },
  {
   "readOnly": "always",
   "maxLength": 60,
   "name": "Fato",
   "type": "text",
   "label": {
    "pt-br": "Fato que pede",
    "en-us": "Fact it asks for"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "default": true,
   "name": "Aplicavel",
   "type": "boolean",
   "label": {
    "pt-br": "Ainda se aplica",
    "en-us": "Still applies"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "enum": "ResolucaoAlerta",
   "name": "Resolucao",
   "type": "enum",
   "label": {
    "pt-br": "Resolução",
    "en-us": "Resolution"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "width": 12,
   "maxLength": 2000,
   "name": "MotivoResolucao",
   "type": "longText",
   "label": {
    "pt-br": "Motivo",
    "en-us": "Reason"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "maxLength": 200,
   "name": "ResolvidoPor",
   "type": "text",
   "label": {
    "pt-br": "Resolvido por",
    "en-us": "Resolved by"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "name": "ResolvidoEm",
   "type": "dateTime",
   "label": {
    "pt-br": "Resolvido em",
    "en-us": "Resolved at"
   }
  }
 ],
 "sections": [],
 "tabs": [],
 "rules": [],
 "noun": "Apontamento",
 "table": "apontamento",
 "label": {
  "pt-br": "Apontamento",
  "en-us": "Finding"
 },
 "plural": {
  "pt-br": "Apontamentos",
  "en-us": "Findings"
 },
 "gender": "m",
 "permission": "APONTAMENTO",
 "scope": "company",
 "storage": "table",
 "of": null,
 "ownership": {
  "analyst": null,
  "officer": null,
  "person": null,
  "through": "IdentificadorRegistroMatricula",
  "part": false,
  "alsoPartOf": null,
  "branch": null,
  "tenant": false,
  "visibleThrough": null
 },
 "representation": "Regra",
 "representationFallback": null,
 "sort": {
  "field": "Identificador",
  "order": "asc"
 },
 "menu": {
  "group": null,
  "order": 0,
  "icon": "table",
  "label": null
 },
 "merge": false,
 "states": {
  "field": "Resolucao",
  "initial": "aberta",
  "enum": "ResolucaoAlerta",
  "transitions": [
   {
    "reasonRequired": false,
    "condition": "record-in-work",
    "event": "confirmar",
    "label": {
     "pt-br": "Confirmar",
     "en-us": "Confirm"
    },
    "from": [
     "aberta",
     "em_diligencia",
     "afastada"
    ],
    "to": "confirmada",
    "code": "MATRICULA.ALTERAR"
   },
   {
    "reasonRequired": true,
    "condition": "record-in-work",
    "event": "afastar",
    "label": {
     "pt-br": "Afastar",
     "en-us": "Dismiss"
    },
    "from": [
     "aberta",
     "em_diligencia",
     "confirmada"
    ],
    "to": "afastada",
    "code": "MATRICULA.ALTERAR"
   },
   {
    "reasonRequired": true,
    "condition": "record-in-work",
    "event": "diligenciar",
    "label": {
     "pt-br": "Pôr em diligência",
     "en-us": "Put in diligence"
    },
    "from": [
     "aberta",
     "confirmada",
     "afastada"
    ],
    "to": "em_diligencia",
    "code": "MATRICULA.ALTERAR"
   },
   {
    "reasonRequired": true,
    "condition": "record-in-work",
    "event": "reabrir",
    "label": {
     "pt-br": "Reabrir",
     "en-us": "Reopen"
    },
    "from": [
     "confirmada",
     "afastada",
     "em_diligencia"
    ],
    "to": "aberta",
    "code": "MATRICULA.ALTERAR"
   },
   {
    "reasonRequired": false,
    "condition": null,
    "event": "mudar",
    "label": {
     "pt-br": "Fatos mudaram",
     "en-us": "Facts changed"
    },
    "from": [
     "confirmada",
     "afastada",
     "em_diligencia"
    ],
    "to": "aberta",
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
   "confirm": null,
   "done": null,
   "when": null,
   "reveals": null,
   "name": "atualizar",
   "label": {
    "pt-br": "Procurar de novo",
    "en-us": "Look again"
   },
   "code": "MATRICULA.ALTERAR",
   "parameters": {
    "name": "apontamento.atualizar",
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
  }
 ],
 "calls": [
  "list",
  "get",
  "history"
 ],
 "codes": {
  "list": "MATRICULA.CONSULTAR",
  "get": "MATRICULA.CONSULTAR",
  "history": "MATRICULA.CONSULTAR",
  "create": "MATRICULA.ALTERAR",
  "update": "MATRICULA.ALTERAR",
  "delete": "APONTAMENTO.EXCLUIR",
  "export": "MATRICULA.CONSULTAR"
 },
 "uniqueTogether": [],
 "panels": [],
 "views": [],
 "screen": null,
 "head": "Resolucao",
 "notFound": null
});
