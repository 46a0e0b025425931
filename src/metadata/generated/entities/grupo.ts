// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const grupo = restoreEntity({
 "name": "grupo",
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
   "filter": true,
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
   "search": true,
   "width": 12,
   "maxLength": 2000,
   "name": "Descricao",
   "type": "longText",
   "label": {
    "pt-br": "Descrição",
    "en-us": "Description"
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
 "noun": "Grupo",
 "table": "grupo",
 "label": {
  "pt-br": "Grupo",
  "en-us": "Group"
 },
 "plural": {
  "pt-br": "Grupos",
  "en-us": "Groups"
 },
 "gender": "m",
 "permission": "GRUPO",
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
  "order": 50,
  "icon": "building-community",
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
  "list": "GRUPO.CONSULTAR",
  "get": "GRUPO.CONSULTAR",
  "history": "GRUPO.CONSULTAR",
  "create": "GRUPO.INCLUIR",
  "update": "GRUPO.ALTERAR",
  "delete": "GRUPO.EXCLUIR",
  "export": "GRUPO.EXPORTAR"
 },
 "uniqueTogether": [
  [
   "Nome"
  ]
 ],
 "panels": [
  {
   "entity": "cliente",
   "field": "IdentificadorGrupo",
   "component": null,
   "place": "below",
   "folded": false,
   "label": {
    "pt-br": "Clientes do grupo",
    "en-us": "Clients of the group"
   }
  }
 ],
 "views": [],
 "screen": null,
 "head": null,
 "notFound": null
});
