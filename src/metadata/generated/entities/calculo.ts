// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const calculo = restoreEntity({
 "name": "calculo",
 "fields": [
  {
   "required": true,
   "readOnly": "after-create",
   "list": true,
   "filter": true,
   "search": true,
   "width": 8,
   "maxLength": 120,
   "name": "Titulo",
   "type": "text",
   "label": {
    "pt-br": "Título",
    "en-us": "Title"
   }
  },
  {
   "required": true,
   "readOnly": "after-create",
   "list": true,
   "filter": true,
   "width": 4,
   "enum": "Calculadora",
   "name": "Calculadora",
   "type": "enum",
   "label": {
    "pt-br": "Calculadora",
    "en-us": "Calculator"
   }
  },
  {
   "help": {
    "pt-br": "O número que responde à pergunta da calculadora.",
    "en-us": "The figure that answers the calculator’s question."
   },
   "readOnly": "always",
   "list": true,
   "name": "Destaque",
   "type": "text",
   "label": {
    "pt-br": "Resultado principal",
    "en-us": "Main result"
   }
  },
  {
   "readOnly": "always",
   "width": 12,
   "name": "Destaques",
   "type": "json",
   "label": {
    "pt-br": "Resultado principal por língua",
    "en-us": "Main result by language"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "width": 3,
   "name": "DataReferencia",
   "type": "date",
   "label": {
    "pt-br": "Data de referência",
    "en-us": "Reference date"
   }
  },
  {
   "help": {
    "pt-br": "Nome e versão da regra que calculou.",
    "en-us": "Name and version of the rule that calculated it."
   },
   "readOnly": "always",
   "list": "optional",
   "filter": true,
   "width": 3,
   "maxLength": 60,
   "name": "Regra",
   "type": "text",
   "label": {
    "pt-br": "Regra",
    "en-us": "Rule"
   }
  },
  {
   "required": true,
   "readOnly": "after-create",
   "list": true,
   "filter": true,
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
   "readOnly": "after-create",
   "list": "optional",
   "filter": true,
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
    "pt-br": "O cálculo salvo de que este é uma variação.",
    "en-us": "The stored calculation this one is a variation of."
   },
   "readOnly": "after-create",
   "list": "optional",
   "filter": true,
   "width": 4,
   "entity": "calculo",
   "name": "IdentificadorCalculoBase",
   "type": "reference",
   "label": {
    "pt-br": "Cálculo comparado",
    "en-us": "Calculation compared with"
   }
  },
  {
   "required": true,
   "readOnly": "after-create",
   "recordOnly": true,
   "width": 12,
   "name": "Entrada",
   "type": "json",
   "label": {
    "pt-br": "Dados informados",
    "en-us": "Input"
   }
  },
  {
   "readOnly": "after-create",
   "recordOnly": true,
   "width": 12,
   "name": "Fontes",
   "type": "json",
   "label": {
    "pt-br": "Fontes dos dados",
    "en-us": "Sources of the input"
   }
  },
  {
   "readOnly": "always",
   "recordOnly": true,
   "width": 12,
   "name": "Resultado",
   "type": "json",
   "label": {
    "pt-br": "Resultado",
    "en-us": "Result"
   }
  },
  {
   "help": {
    "pt-br": "O dia, o arredondamento, os feriados e as variações de índices usadas.",
    "en-us": "The day, the rounding, the holidays and the index variations that were used."
   },
   "readOnly": "always",
   "recordOnly": true,
   "width": 12,
   "name": "Condicoes",
   "type": "json",
   "label": {
    "pt-br": "Condições do cálculo",
    "en-us": "Terms of the calculation"
   }
  }
 ],
 "sections": [],
 "tabs": [],
 "rules": [],
 "noun": "Calculo",
 "table": "calculo",
 "label": {
  "pt-br": "Cálculo",
  "en-us": "Calculation"
 },
 "plural": {
  "pt-br": "Cálculos",
  "en-us": "Calculations"
 },
 "gender": "m",
 "permission": "CALCULADORA",
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
  "group": null,
  "order": 0,
  "icon": "table",
  "label": null
 },
 "merge": false,
 "states": null,
 "actions": [],
 "calls": [
  "list",
  "get",
  "delete",
  "history"
 ],
 "codes": {
  "list": "CALCULADORA.USAR",
  "get": "CALCULADORA.USAR",
  "history": "CALCULADORA.USAR",
  "create": "CALCULADORA.USAR",
  "update": "CALCULADORA.USAR",
  "delete": "CALCULADORA.USAR",
  "export": "CALCULADORA.USAR"
 },
 "uniqueTogether": [],
 "panels": [],
 "views": [],
 "screen": "calculo",
 "head": null,
 "notFound": null
});
