// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const movimentoMatricula = restoreEntity({
 "name": "movimento-matricula",
 "fields": [
  {
   "readOnly": "always",
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
   "readOnly": "always",
   "list": true,
   "filter": true,
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
   "list": true,
   "width": 3,
   "name": "Evento",
   "type": "text",
   "label": {
    "pt-br": "Evento",
    "en-us": "Event"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "width": 4,
   "enum": "SituacaoMatricula",
   "name": "De",
   "type": "enum",
   "label": {
    "pt-br": "Situação anterior",
    "en-us": "Status before"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "width": 4,
   "enum": "SituacaoMatricula",
   "name": "Para",
   "type": "enum",
   "label": {
    "pt-br": "Situação seguinte",
    "en-us": "Status after"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "width": 4,
   "name": "Quem",
   "type": "text",
   "label": {
    "pt-br": "Quem",
    "en-us": "Who"
   }
  },
  {
   "readOnly": "always",
   "list": "optional",
   "width": 12,
   "name": "Motivo",
   "type": "text",
   "label": {
    "pt-br": "Motivo",
    "en-us": "Reason"
   }
  },
  {
   "help": {
    "pt-br": "Só para filtrar: o movimento que deixou a matrícula como estava no estoque ao fim daquele dia.",
    "en-us": "For filters alone: the move that left the record as it was in stock at the end of that day."
   },
   "readOnly": "always",
   "computed": "query",
   "recordOnly": true,
   "filter": true,
   "width": 4,
   "name": "EstoqueEm",
   "type": "date",
   "label": {
    "pt-br": "No estoque ao fim de",
    "en-us": "In stock at the end of"
   }
  }
 ],
 "sections": [],
 "tabs": [],
 "rules": [],
 "noun": "MovimentoMatricula",
 "table": "movimento_matricula",
 "label": {
  "pt-br": "Movimento de matrícula",
  "en-us": "Move of a registry record"
 },
 "plural": {
  "pt-br": "Movimentos de matrículas",
  "en-us": "Moves of registry records"
 },
 "gender": "m",
 "permission": "MOVIMENTOMATRICULA",
 "scope": "company",
 "storage": "view",
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
 "representation": "Evento",
 "representationFallback": null,
 "sort": {
  "field": "Quando",
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
  "get"
 ],
 "codes": {
  "list": "MATRICULA.CONSULTAR",
  "get": "MATRICULA.CONSULTAR",
  "history": "MOVIMENTOMATRICULA.CONSULTAR",
  "create": "MOVIMENTOMATRICULA.INCLUIR",
  "update": "MOVIMENTOMATRICULA.ALTERAR",
  "delete": "MOVIMENTOMATRICULA.EXCLUIR",
  "export": "MATRICULA.EXPORTAR"
 },
 "uniqueTogether": [],
 "panels": [],
 "views": [],
 "screen": null,
 "head": null,
 "notFound": null
});
