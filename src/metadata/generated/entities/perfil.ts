// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const perfil = restoreEntity({
 "name": "perfil",
 "fields": [
  {
   "required": true,
   "unique": true,
   "list": true,
   "filter": true,
   "search": true,
   "section": "identificacao",
   "name": "Nome",
   "type": "text",
   "label": {
    "pt-br": "Nome",
    "en-us": "Name"
   }
  },
  {
   "help": {
    "pt-br": "Inativos deixam de ser oferecidos em novos registros.",
    "en-us": "Inactive ones are no longer offered in new records."
   },
   "list": true,
   "filter": true,
   "section": "identificacao",
   "width": 3,
   "default": true,
   "name": "Ativo",
   "type": "boolean",
   "label": {
    "pt-br": "Ativo",
    "en-us": "Active"
   }
  },
  {
   "list": true,
   "search": true,
   "section": "identificacao",
   "width": 12,
   "maxLength": 500,
   "name": "Descricao",
   "type": "longText",
   "label": {
    "pt-br": "Descrição",
    "en-us": "Description"
   }
  },
  {
   "section": "fazer",
   "name": "Codigos",
   "type": "lines",
   "label": {
    "pt-br": "Pode fazer",
    "en-us": "May do"
   },
   "fields": [
    {
     "required": true,
     "width": 12,
     "maxLength": 60,
     "name": "Codigo",
     "type": "text",
     "label": {
      "pt-br": "Código",
      "en-us": "Code"
     }
    }
   ]
  },
  {
   "section": "conceder",
   "name": "CodigosConceder",
   "type": "lines",
   "label": {
    "pt-br": "Pode conceder",
    "en-us": "May grant"
   },
   "fields": [
    {
     "required": true,
     "width": 12,
     "maxLength": 60,
     "name": "Codigo",
     "type": "text",
     "label": {
      "pt-br": "Código",
      "en-us": "Code"
     }
    }
   ]
  }
 ],
 "sections": [
  {
   "name": "identificacao",
   "label": {
    "pt-br": "Identificação",
    "en-us": "Identification"
   }
  },
  {
   "name": "fazer",
   "label": {
    "pt-br": "Pode fazer",
    "en-us": "May do"
   }
  },
  {
   "name": "conceder",
   "label": {
    "pt-br": "Pode conceder",
    "en-us": "May grant"
   }
  }
 ],
 "tabs": [
  {
   "name": "identificacao",
   "label": {
    "pt-br": "Identificação",
    "en-us": "Identification"
   },
   "sections": [
    "identificacao"
   ]
  },
  {
   "name": "fazer",
   "label": {
    "pt-br": "Pode fazer",
    "en-us": "May do"
   },
   "sections": [
    "fazer"
   ]
  },
  {
   "name": "conceder",
   "label": {
    "pt-br": "Pode conceder",
    "en-us": "May grant"
   },
   "sections": [
    "conceder"
   ]
  }
 ],
 "rules": [],
 "noun": "Perfil",
 "table": "perfil",
 "label": {
  "pt-br": "Perfil",
  "en-us": "Profile"
 },
 "plural": {
  "pt-br": "Perfis",
  "en-us": "Profiles"
 },
 "gender": "m",
 "permission": "PERFIL",
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
  "order": 90,
  "icon": "shield-lock",
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
  "list": "PERFIL.CONSULTAR",
  "get": "PERFIL.CONSULTAR",
  "history": "PERFIL.CONSULTAR",
  "create": "PERFIL.INCLUIR",
  "update": "PERFIL.ALTERAR",
  "delete": "PERFIL.EXCLUIR",
  "export": "PERFIL.EXPORTAR"
 },
 "uniqueTogether": [
  [
   "Nome"
  ]
 ],
 "panels": [],
 "views": [],
 "screen": null,
 "head": null,
 "notFound": null
});
