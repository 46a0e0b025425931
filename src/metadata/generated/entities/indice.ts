// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const indice = restoreEntity({
 "name": "indice",
 "fields": [
  {
   "required": true,
   "list": true,
   "filter": true,
   "width": 4,
   "enum": "Indice",
   "name": "Indice",
   "type": "enum",
   "label": {
    "pt-br": "Índice",
    "en-us": "Index"
   }
  },
  {
   "help": {
    "pt-br": "O mês da variação, não o da publicação.",
    "en-us": "The month the variation is of, not that of its publication."
   },
   "required": true,
   "list": true,
   "filter": true,
   "width": 4,
   "name": "Competencia",
   "type": "month",
   "label": {
    "pt-br": "Competência",
    "en-us": "Month"
   }
  },
  {
   "help": {
    "pt-br": "Em porcentagem, com o sinal: -0,02 é deflação.",
    "en-us": "In percent, with its sign: -0.02 is deflation."
   },
   "required": true,
   "list": true,
   "filter": true,
   "width": 4,
   "minimum": -99,
   "maximum": 1000,
   "scale": 4,
   "name": "Valor",
   "type": "percent",
   "label": {
    "pt-br": "Variação no mês",
    "en-us": "Variation in the month"
   }
  },
  {
   "help": {
    "pt-br": "Quem publicou o número: IBGE, FGV, Banco Central.",
    "en-us": "Who published the figure: IBGE, FGV, Banco Central."
   },
   "list": true,
   "filter": true,
   "search": true,
   "width": 8,
   "maxLength": 120,
   "name": "Fonte",
   "type": "text",
   "label": {
    "pt-br": "Fonte",
    "en-us": "Source"
   }
  }
 ],
 "sections": [],
 "tabs": [],
 "rules": [
  {
   "when": [],
   "field": "Indice",
   "must": {
    "field": "Indice",
    "notIn": [
     "NENHUM"
    ]
   },
   "message": {
    "pt-br": "Escolha um índice: não há variação para Nenhum.",
    "en-us": "Choose an index: there is no variation for None."
   }
  }
 ],
 "noun": "Indice",
 "table": "indice",
 "label": {
  "pt-br": "Índice",
  "en-us": "Index"
 },
 "plural": {
  "pt-br": "Índices",
  "en-us": "Indices"
 },
 "gender": "m",
 "permission": "INDICE",
 "scope": "installation",
 "storage": "table",
 "of": null,
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
 "representation": "Indice",
 "representationFallback": null,
 "sort": {
  "field": "Competencia",
  "order": "desc"
 },
 "menu": {
  "group": "management",
  "order": 130,
  "icon": "chart-bar",
  "label": {
   "pt-br": "Índices mensais",
   "en-us": "Monthly indices"
  }
 },
 "merge": false,
 "states": null,
 "actions": [
  {
   "on": [
    "list"
   ],
   "byPanel": false,
   "handsOver": false,
   "confirm": {
    "pt-br": "Confere, de cada índice, se falta algum mês entre o primeiro e o último cadastrados. Nada é alterado.",
    "en-us": "Looks, for each index, for months missing between the first and the last one registered. Nothing is changed."
   },
   "done": {
    "pt-br": "Meses que faltam: %{count}.",
    "en-us": "Missing months: %{count}."
   },
   "when": null,
   "reveals": {
    "field": "Lacunas",
    "label": {
     "pt-br": "Meses que faltam",
     "en-us": "Missing months"
    },
    "help": {
     "pt-br": "Um cálculo que precise de um mês passado que falta é recusado. Um mês ainda não publicado conta como zero, e o resultado fica marcado como projetado.",
     "en-us": "A calculation that needs a past month that is missing is refused. A month not published yet counts as zero, and the result is marked as projected."
    }
   },
   "name": "lacunas",
   "label": {
    "pt-br": "Ver meses que faltam",
    "en-us": "See missing months"
   },
   "code": "INDICE.CONSULTAR",
   "parameters": null
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
  "list": "INDICE.CONSULTAR",
  "get": "INDICE.CONSULTAR",
  "history": "INDICE.CONSULTAR",
  "create": "INDICE.INCLUIR",
  "update": "INDICE.ALTERAR",
  "delete": "INDICE.EXCLUIR",
  "export": "INDICE.EXPORTAR"
 },
 "uniqueTogether": [
  [
   "Indice",
   "Competencia"
  ]
 ],
 "panels": [],
 "views": [],
 "screen": null,
 "head": null,
 "notFound": null
});
