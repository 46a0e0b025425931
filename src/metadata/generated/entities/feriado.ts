// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const feriado = restoreEntity({
 "name": "feriado",
 "fields": [
  {
   "required": true,
   "list": true,
   "filter": true,
   "width": 3,
   "name": "Data",
   "type": "date",
   "label": {
    "pt-br": "Data",
    "en-us": "Date"
   }
  },
  {
   "required": true,
   "list": true,
   "filter": true,
   "search": true,
   "width": 9,
   "maxLength": 80,
   "name": "Nome",
   "type": "text",
   "label": {
    "pt-br": "Nome",
    "en-us": "Name"
   }
  },
  {
   "required": true,
   "list": true,
   "filter": true,
   "width": 4,
   "default": "nacional",
   "enum": "AbrangenciaFeriado",
   "name": "Abrangencia",
   "type": "enum",
   "label": {
    "pt-br": "Abrangência",
    "en-us": "Extent"
   }
  },
  {
   "list": true,
   "filter": true,
   "width": 2,
   "visibleWhen": {
    "field": "Abrangencia",
    "in": [
     "estadual",
     "municipal"
    ]
   },
   "enum": "Uf",
   "name": "Uf",
   "type": "enum",
   "label": {
    "pt-br": "UF",
    "en-us": "State"
   }
  },
  {
   "list": "optional",
   "filter": true,
   "search": true,
   "visibleWhen": {
    "field": "Abrangencia",
    "in": [
     "municipal"
    ]
   },
   "maxLength": 80,
   "name": "Municipio",
   "type": "text",
   "label": {
    "pt-br": "Município",
    "en-us": "Municipality"
   }
  },
  {
   "help": {
    "pt-br": "Sete dígitos; o sistema confere o último.",
    "en-us": "Seven digits; the last one is checked."
   },
   "list": "optional",
   "filter": true,
   "width": 4,
   "visibleWhen": {
    "field": "Abrangencia",
    "in": [
     "municipal"
    ]
   },
   "name": "Ibge",
   "type": "ibge",
   "label": {
    "pt-br": "Código do IBGE",
    "en-us": "IBGE code"
   }
  },
  {
   "help": {
    "pt-br": "A lei que o criou.",
    "en-us": "The law that made it."
   },
   "list": "optional",
   "width": 8,
   "maxLength": 120,
   "name": "Fundamento",
   "type": "text",
   "label": {
    "pt-br": "Fundamento",
    "en-us": "Legal ground"
   }
  }
 ],
 "sections": [],
 "tabs": [],
 "rules": [
  {
   "when": [
    {
     "field": "Abrangencia",
     "in": [
      "estadual",
      "municipal"
     ]
    }
   ],
   "field": "Uf",
   "must": {
    "field": "Uf",
    "present": true
   },
   "message": {
    "pt-br": "Diga de que estado é o feriado.",
    "en-us": "Say which state the holiday belongs to."
   }
  },
  {
   "when": [
    {
     "field": "Abrangencia",
     "in": [
      "municipal"
     ]
    }
   ],
   "field": "Municipio",
   "must": {
    "field": "Municipio",
    "present": true
   },
   "message": {
    "pt-br": "Diga de que município é o feriado.",
    "en-us": "Say which municipality the holiday belongs to."
   }
  }
 ],
 "noun": "Feriado",
 "table": "feriado",
 "label": {
  "pt-br": "Feriado",
  "en-us": "Holiday"
 },
 "plural": {
  "pt-br": "Feriados",
  "en-us": "Holidays"
 },
 "gender": "m",
 "permission": "FERIADO",
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
 "representation": "Nome",
 "representationFallback": null,
 "sort": {
  "field": "Data",
  "order": "asc"
 },
 "menu": {
  "group": "management",
  "order": 140,
  "icon": "calendar",
  "label": null
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
    "pt-br": "Inclui os feriados nacionais do ano e os dias em que os bancos não operam, com as datas móveis contadas da Páscoa. Os que já existem ficam como estão.",
    "en-us": "Adds the national holidays of the year and the days banks do not operate, with the moveable dates counted from Easter. Those already there stay as they are."
   },
   "done": {
    "pt-br": "%{count} feriados incluídos.",
    "en-us": "%{count} holidays added."
   },
   "when": null,
   "reveals": null,
   "name": "gerar-nacionais",
   "label": {
    "pt-br": "Gerar feriados nacionais",
    "en-us": "Make national holidays"
   },
   "code": "FERIADO.INCLUIR",
   "parameters": {
    "name": "feriado.gerar-nacionais",
    "fields": [
     {
      "required": true,
      "width": 4,
      "minimum": 1950,
      "maximum": 2199,
      "name": "Ano",
      "type": "integer",
      "label": {
       "pt-br": "Ano",
       "en-us": "Year"
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
  "create",
  "update",
  "delete",
  "history"
 ],
 "codes": {
  "list": "FERIADO.CONSULTAR",
  "get": "FERIADO.CONSULTAR",
  "history": "FERIADO.CONSULTAR",
  "create": "FERIADO.INCLUIR",
  "update": "FERIADO.ALTERAR",
  "delete": "FERIADO.EXCLUIR",
  "export": "FERIADO.EXPORTAR"
 },
 "uniqueTogether": [],
 "panels": [],
 "views": [],
 "screen": null,
 "head": null,
 "notFound": null
});
