// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const diretoria = restoreEntity({
 "name": "diretoria",
 "fields": [
  {
   "required": true,
   "unique": true,
   "list": true,
   "filter": true,
   "search": true,
   "width": 8,
   "name": "Nome",
   "type": "text",
   "label": {
    "pt-br": "Nome",
    "en-us": "Name"
   }
  },
  {
   "list": true,
   "search": true,
   "width": 4,
   "maxLength": 12,
   "name": "Sigla",
   "type": "text",
   "label": {
    "pt-br": "Sigla",
    "en-us": "Acronym"
   }
  },
  {
   "list": true,
   "filter": true,
   "width": 8,
   "entity": "usuario",
   "name": "IdentificadorResponsavel",
   "type": "reference",
   "label": {
    "pt-br": "Responsável",
    "en-us": "Head"
   }
  },
  {
   "help": {
    "pt-br": "Inativos deixam de ser oferecidos em novos registros.",
    "en-us": "Inactive ones are no longer offered in new records."
   },
   "list": true,
   "filter": true,
   "width": 3,
   "default": true,
   "name": "Ativo",
   "type": "boolean",
   "label": {
    "pt-br": "Ativo",
    "en-us": "Active"
   }
  }
 ],
 "sections": [],
 "tabs": [],
 "rules": [],
 "noun": "Diretoria",
 "table": "diretoria",
 "label": {
  "pt-br": "Diretoria",
  "en-us": "Directorate"
 },
 "plural": {
  "pt-br": "Diretorias",
  "en-us": "Directorates"
 },
 "gender": "f",
 "permission": "DIRETORIA",
 "scope": "company",
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
  "field": "Nome",
  "order": "asc"
 },
 "menu": {
  "group": "management",
  "order": 10,
  "icon": "hierarchy",
  "label": null
 },
 "merge": false,
 "states": null,
 "actions": [],
 "calls": [
  "list",
  "get",
  "create",
  "update",
  "delete",
  "history"
 ],
 "codes": {
  "list": "DIRETORIA.CONSULTAR",
  "get": "DIRETORIA.CONSULTAR",
  "history": "DIRETORIA.CONSULTAR",
  "create": "DIRETORIA.INCLUIR",
  "update": "DIRETORIA.ALTERAR",
  "delete": "DIRETORIA.EXCLUIR",
  "export": "DIRETORIA.EXPORTAR"
 },
 "uniqueTogether": [
  [
   "Nome"
  ]
 ],
 "panels": [
  {
   "entity": "segmento-area",
   "field": "IdentificadorDiretoria",
   "component": null,
   "place": "below",
   "folded": false,
   "label": {
    "pt-br": "Segmentos e áreas",
    "en-us": "Segments and areas"
   }
  },
  {
   "entity": "operacao",
   "field": "IdentificadorDiretoria",
   "component": null,
   "place": "below",
   "folded": false,
   "label": {
    "pt-br": "Operações",
    "en-us": "Operations"
   }
  }
 ],
 "views": [],
 "screen": null,
 "head": null,
 "notFound": null
});
