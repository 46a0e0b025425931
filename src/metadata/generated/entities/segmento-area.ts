// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const segmentoArea = restoreEntity({
 "name": "segmento-area",
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
   "help": {
    "pt-br": "Vale para operações novas; as que existem mantêm a diretoria que têm.",
    "en-us": "Holds for new operations; those there are keep the directorate they have."
   },
   "required": true,
   "list": true,
   "filter": true,
   "width": 8,
   "entity": "diretoria",
   "name": "IdentificadorDiretoria",
   "type": "reference",
   "label": {
    "pt-br": "Diretoria",
    "en-us": "Directorate"
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
 "noun": "SegmentoArea",
 "table": "segmento_area",
 "label": {
  "pt-br": "Segmento/Área",
  "en-us": "Segment/Area"
 },
 "plural": {
  "pt-br": "Segmentos/Áreas",
  "en-us": "Segments/Areas"
 },
 "gender": "m",
 "permission": "SEGMENTO",
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
  "order": 20,
  "icon": "sitemap",
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
  "list": "SEGMENTO.CONSULTAR",
  "get": "SEGMENTO.CONSULTAR",
  "history": "SEGMENTO.CONSULTAR",
  "create": "SEGMENTO.INCLUIR",
  "update": "SEGMENTO.ALTERAR",
  "delete": "SEGMENTO.EXCLUIR",
  "export": "SEGMENTO.EXPORTAR"
 },
 "uniqueTogether": [
  [
   "Nome"
  ]
 ],
 "panels": [
  {
   "entity": "officer",
   "field": "IdentificadorSegmentoArea",
   "component": null,
   "place": "below",
   "folded": false,
   "label": {
    "pt-br": "Officers",
    "en-us": "Officers"
   }
  },
  {
   "entity": "operacao",
   "field": "IdentificadorSegmentoArea",
   "component": null,
   "place": "below",
   "folded": false,
   "label": {
    "pt-br": "Operações",
    "en-us": "Operations"
   }
  },
  {
   "entity": "cliente",
   "field": "IdentificadorSegmentoArea",
   "component": null,
   "place": "below",
   "folded": false,
   "label": {
    "pt-br": "Clientes",
    "en-us": "Clients"
   }
  }
 ],
 "views": [],
 "screen": null,
 "head": null,
 "notFound": null
});
