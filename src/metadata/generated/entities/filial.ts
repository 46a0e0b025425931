// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const filial = restoreEntity({
 "name": "filial",
 "fields": [
  {
   "required": true,
   "unique": true,
   "list": true,
   "filter": true,
   "search": true,
   "section": "identificacao",
   "width": 8,
   "name": "Nome",
   "type": "text",
   "label": {
    "pt-br": "Nome",
    "en-us": "Name"
   }
  },
  {
   "help": {
    "pt-br": "As oito primeiras posições são as da empresa.",
    "en-us": "The first eight characters are those of the company."
   },
   "list": true,
   "filter": true,
   "search": true,
   "section": "identificacao",
   "width": 4,
   "name": "Cnpj",
   "type": "cnpj",
   "label": {
    "pt-br": "CNPJ",
    "en-us": "CNPJ"
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
   "section": "endereco",
   "width": 3,
   "name": "Cep",
   "type": "cep",
   "label": {
    "pt-br": "CEP",
    "en-us": "Postal code"
   }
  },
  {
   "section": "endereco",
   "width": 9,
   "name": "Logradouro",
   "type": "text",
   "label": {
    "pt-br": "Logradouro",
    "en-us": "Street"
   }
  },
  {
   "section": "endereco",
   "width": 3,
   "maxLength": 20,
   "name": "Numero",
   "type": "text",
   "label": {
    "pt-br": "Número",
    "en-us": "Number"
   }
  },
  {
   "section": "endereco",
   "width": 4,
   "maxLength": 80,
   "name": "Complemento",
   "type": "text",
   "label": {
    "pt-br": "Complemento",
    "en-us": "Complement"
   }
  },
  {
   "section": "endereco",
   "width": 5,
   "maxLength": 80,
   "name": "Bairro",
   "type": "text",
   "label": {
    "pt-br": "Bairro",
    "en-us": "District"
   }
  },
  {
   "list": "optional",
   "filter": true,
   "section": "endereco",
   "width": 8,
   "maxLength": 80,
   "name": "Municipio",
   "type": "text",
   "label": {
    "pt-br": "Município",
    "en-us": "Municipality"
   }
  },
  {
   "filter": true,
   "section": "endereco",
   "width": 4,
   "enum": "Uf",
   "name": "Uf",
   "type": "enum",
   "label": {
    "pt-br": "UF",
    "en-us": "State"
   }
  },
  {
   "help": {
    "pt-br": "Sete dígitos do município; o último é conferido.",
    "en-us": "Seven digits of the municipality; the last one is checked."
   },
   "section": "endereco",
   "width": 4,
   "name": "Ibge",
   "type": "ibge",
   "label": {
    "pt-br": "Código do IBGE",
    "en-us": "IBGE code"
   }
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
   "name": "endereco",
   "label": {
    "pt-br": "Endereço",
    "en-us": "Address"
   }
  }
 ],
 "tabs": [],
 "rules": [],
 "noun": "Filial",
 "table": "filial",
 "label": {
  "pt-br": "Filial",
  "en-us": "Branch"
 },
 "plural": {
  "pt-br": "Filiais",
  "en-us": "Branches"
 },
 "gender": "f",
 "permission": "FILIAL",
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
  "order": 70,
  "icon": "building-store",
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
  "list": "FILIAL.CONSULTAR",
  "get": "FILIAL.CONSULTAR",
  "history": "FILIAL.CONSULTAR",
  "create": "FILIAL.INCLUIR",
  "update": "FILIAL.ALTERAR",
  "delete": "FILIAL.EXCLUIR",
  "export": "FILIAL.EXPORTAR"
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
