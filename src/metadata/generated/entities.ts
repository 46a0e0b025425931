// Written by npm run generate.
import type { Entity } from '../entity.ts';

export const entityList: readonly Entity[] = [
 {
  "name": "analista",
  "noun": "Analista",
  "table": "analista",
  "label": {
   "pt-br": "Analista",
   "en-us": "Analyst"
  },
  "plural": {
   "pt-br": "Analistas",
   "en-us": "Analysts"
  },
  "gender": "m",
  "permission": "ANALISTA",
  "scope": "company",
  "ownership": {
   "analyst": null,
   "officer": null,
   "through": null,
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
   "order": 40,
   "icon": "user-search"
  },
  "sections": [],
  "fields": [
   {
    "name": "Nome",
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": null,
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    },
    "fields": []
   },
   {
    "name": "IdentificadorUsuario",
    "help": {
     "pt-br": "Quem entra no sistema como este analista.",
     "en-us": "Who signs in as this analyst."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": null,
    "width": 6,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": "usuario",
    "accept": [],
    "type": "reference",
    "label": {
     "pt-br": "Usuário",
     "en-us": "User"
    },
    "fields": []
   },
   {
    "name": "IdentificadorOfficer",
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": null,
    "width": 6,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": "officer",
    "accept": [],
    "type": "reference",
    "label": {
     "pt-br": "Officer",
     "en-us": "Officer"
    },
    "fields": []
   },
   {
    "name": "Ativo",
    "help": {
     "pt-br": "Inativos deixam de ser oferecidos em novos registros.",
     "en-us": "Inactive ones are no longer offered in new records."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": null,
    "width": 3,
    "default": true,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "boolean",
    "label": {
     "pt-br": "Ativo",
     "en-us": "Active"
    },
    "fields": []
   }
  ],
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
   "list": "ANALISTA.CONSULTAR",
   "get": "ANALISTA.CONSULTAR",
   "history": "ANALISTA.CONSULTAR",
   "create": "ANALISTA.INCLUIR",
   "update": "ANALISTA.ALTERAR",
   "delete": "ANALISTA.EXCLUIR",
   "export": "ANALISTA.EXPORTAR"
  },
  "uniqueTogether": [],
  "panels": [],
  "screen": null,
  "jsonSchema": {
   "$id": "analista",
   "type": "object",
   "properties": {
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "maxLength": 200
    },
    "IdentificadorUsuario": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1
    },
    "IdentificadorOfficer": {
     "type": "integer",
     "minimum": 1
    },
    "Ativo": {
     "type": [
      "boolean",
      "null"
     ]
    }
   },
   "required": [
    "Nome",
    "IdentificadorOfficer"
   ],
   "additionalProperties": false
  }
 },
 {
  "name": "cliente",
  "noun": "Cliente",
  "table": "cliente",
  "label": {
   "pt-br": "Cliente",
   "en-us": "Client"
  },
  "plural": {
   "pt-br": "Clientes",
   "en-us": "Clients"
  },
  "gender": "m",
  "permission": "CLIENTE",
  "scope": "company",
  "ownership": {
   "analyst": null,
   "officer": "IdentificadorOfficer",
   "through": null,
   "branch": null,
   "tenant": false,
   "visibleThrough": {
    "entity": "operacao",
    "field": "IdentificadorCliente"
   }
  },
  "representation": "Nome",
  "representationFallback": null,
  "sort": {
   "field": "Nome",
   "order": "asc"
  },
  "menu": {
   "group": "work",
   "order": 20,
   "icon": "users"
  },
  "sections": [
   {
    "name": "identificacao",
    "label": {
     "pt-br": "Identificação",
     "en-us": "Identification"
    }
   },
   {
    "name": "organizacao",
    "label": {
     "pt-br": "Organização",
     "en-us": "Organisation"
    }
   },
   {
    "name": "registro",
    "label": {
     "pt-br": "Registro empresarial",
     "en-us": "Company registry"
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
  "fields": [
   {
    "name": "Nome",
    "help": {
     "pt-br": "Nome completo ou razão social.",
     "en-us": "Full name or company name."
    },
    "required": true,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": "identificacao",
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    },
    "fields": []
   },
   {
    "name": "TipoPessoa",
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "identificacao",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "TipoPessoa",
    "entity": null,
    "accept": [],
    "type": "enum",
    "label": {
     "pt-br": "Tipo de pessoa",
     "en-us": "Kind of person"
    },
    "fields": []
   },
   {
    "name": "Documento",
    "help": null,
    "required": true,
    "unique": true,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": true,
    "personal": true,
    "section": "identificacao",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "cpfCnpj",
    "label": {
     "pt-br": "CPF/CNPJ",
     "en-us": "CPF/CNPJ"
    },
    "fields": []
   },
   {
    "name": "NomeFantasia",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": "optional",
    "filter": false,
    "search": true,
    "personal": false,
    "section": "identificacao",
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": {
     "field": "TipoPessoa",
     "in": [
      "J"
     ]
    },
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Nome fantasia",
     "en-us": "Trade name"
    },
    "fields": []
   },
   {
    "name": "Email",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": "optional",
    "filter": false,
    "search": true,
    "personal": true,
    "section": "identificacao",
    "width": 6,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "email",
    "label": {
     "pt-br": "E-mail",
     "en-us": "E-mail"
    },
    "fields": []
   },
   {
    "name": "Telefone",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": true,
    "section": "identificacao",
    "width": 3,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 30,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Telefone",
     "en-us": "Phone"
    },
    "fields": []
   },
   {
    "name": "ProdutorRural",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "identificacao",
    "width": 3,
    "default": false,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "boolean",
    "label": {
     "pt-br": "Produtor rural",
     "en-us": "Rural producer"
    },
    "fields": []
   },
   {
    "name": "IdentificadorGrupo",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "organizacao",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": "grupo",
    "accept": [],
    "type": "reference",
    "label": {
     "pt-br": "Grupo",
     "en-us": "Group"
    },
    "fields": []
   },
   {
    "name": "IdentificadorOfficer",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "organizacao",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": "officer",
    "accept": [],
    "type": "reference",
    "label": {
     "pt-br": "Officer",
     "en-us": "Officer"
    },
    "fields": []
   },
   {
    "name": "IdentificadorSegmentoArea",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "organizacao",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": "segmento-area",
    "accept": [],
    "type": "reference",
    "label": {
     "pt-br": "Segmento/Área",
     "en-us": "Segment/Area"
    },
    "fields": []
   },
   {
    "name": "InscricaoEstadual",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "registro",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": {
     "field": "TipoPessoa",
     "in": [
      "J"
     ]
    },
    "maxLength": 20,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Inscrição estadual",
     "en-us": "State registration"
    },
    "fields": []
   },
   {
    "name": "CnaePrincipal",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "registro",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": {
     "field": "TipoPessoa",
     "in": [
      "J"
     ]
    },
    "maxLength": 9,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "CNAE principal",
     "en-us": "Main CNAE"
    },
    "fields": []
   },
   {
    "name": "CnaesSecundarios",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "registro",
    "width": 6,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": {
     "field": "TipoPessoa",
     "in": [
      "J"
     ]
    },
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "lines",
    "label": {
     "pt-br": "CNAEs secundários",
     "en-us": "Secondary CNAEs"
    },
    "fields": [
     {
      "name": "Cnae",
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "list": false,
      "filter": false,
      "search": false,
      "personal": false,
      "section": null,
      "width": 4,
      "default": null,
      "seeCode": null,
      "changeCode": null,
      "visibleWhen": null,
      "maxLength": 9,
      "mask": null,
      "minimum": null,
      "maximum": null,
      "scale": null,
      "enum": null,
      "entity": null,
      "accept": [],
      "type": "text",
      "label": {
       "pt-br": "CNAE",
       "en-us": "CNAE"
      },
      "fields": []
     },
     {
      "name": "Descricao",
      "help": null,
      "required": false,
      "unique": false,
      "readOnly": false,
      "list": false,
      "filter": false,
      "search": false,
      "personal": false,
      "section": null,
      "width": 8,
      "default": null,
      "seeCode": null,
      "changeCode": null,
      "visibleWhen": null,
      "maxLength": null,
      "mask": null,
      "minimum": null,
      "maximum": null,
      "scale": null,
      "enum": null,
      "entity": null,
      "accept": [],
      "type": "text",
      "label": {
       "pt-br": "Descrição",
       "en-us": "Description"
      },
      "fields": []
     }
    ]
   },
   {
    "name": "SituacaoCadastral",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "registro",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": {
     "field": "TipoPessoa",
     "in": [
      "J"
     ]
    },
    "maxLength": 40,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Situação cadastral",
     "en-us": "Registration status"
    },
    "fields": []
   },
   {
    "name": "Nire",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "registro",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": {
     "field": "TipoPessoa",
     "in": [
      "J"
     ]
    },
    "maxLength": 14,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "NIRE",
     "en-us": "NIRE"
    },
    "fields": []
   },
   {
    "name": "DataConstituicao",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "registro",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": {
     "field": "TipoPessoa",
     "in": [
      "J"
     ]
    },
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "date",
    "label": {
     "pt-br": "Data de constituição",
     "en-us": "Constitution date"
    },
    "fields": []
   },
   {
    "name": "PrazoDuracao",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "registro",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": {
     "field": "TipoPessoa",
     "in": [
      "J"
     ]
    },
    "maxLength": 60,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Prazo de duração",
     "en-us": "Duration"
    },
    "fields": []
   },
   {
    "name": "NaturezaJuridica",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "registro",
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": {
     "field": "TipoPessoa",
     "in": [
      "J"
     ]
    },
    "maxLength": 80,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Natureza jurídica",
     "en-us": "Legal type"
    },
    "fields": []
   },
   {
    "name": "Cep",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 3,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": "00000-000",
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "CEP",
     "en-us": "Postal code"
    },
    "fields": []
   },
   {
    "name": "Logradouro",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 9,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Logradouro",
     "en-us": "Street"
    },
    "fields": []
   },
   {
    "name": "Numero",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 3,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 20,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Número",
     "en-us": "Number"
    },
    "fields": []
   },
   {
    "name": "Complemento",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 80,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Complemento",
     "en-us": "Complement"
    },
    "fields": []
   },
   {
    "name": "Bairro",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 5,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 80,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Bairro",
     "en-us": "District"
    },
    "fields": []
   },
   {
    "name": "Municipio",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 80,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Município",
     "en-us": "Municipality"
    },
    "fields": []
   },
   {
    "name": "Uf",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "Uf",
    "entity": null,
    "accept": [],
    "type": "enum",
    "label": {
     "pt-br": "UF",
     "en-us": "State"
    },
    "fields": []
   }
  ],
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
   "list": "CLIENTE.CONSULTAR",
   "get": "CLIENTE.CONSULTAR",
   "history": "CLIENTE.CONSULTAR",
   "create": "CLIENTE.INCLUIR",
   "update": "CLIENTE.ALTERAR",
   "delete": "CLIENTE.EXCLUIR",
   "export": "CLIENTE.EXPORTAR"
  },
  "uniqueTogether": [
   [
    "Documento"
   ]
  ],
  "panels": [
   {
    "entity": "operacao",
    "field": "IdentificadorCliente",
    "label": {
     "pt-br": "Operações",
     "en-us": "Operations"
    },
    "component": null
   }
  ],
  "screen": null,
  "jsonSchema": {
   "$id": "cliente",
   "type": "object",
   "properties": {
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "maxLength": 200
    },
    "TipoPessoa": {
     "type": "string",
     "enum": [
      "F",
      "J"
     ]
    },
    "Documento": {
     "type": "string",
     "format": "cpfCnpj"
    },
    "NomeFantasia": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 200
    },
    "Email": {
     "type": [
      "string",
      "null"
     ],
     "format": "email",
     "maxLength": 254
    },
    "Telefone": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 30
    },
    "ProdutorRural": {
     "type": [
      "boolean",
      "null"
     ]
    },
    "IdentificadorGrupo": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1
    },
    "IdentificadorOfficer": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1
    },
    "IdentificadorSegmentoArea": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1
    },
    "InscricaoEstadual": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 20
    },
    "CnaePrincipal": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 9
    },
    "CnaesSecundarios": {
     "type": [
      "array",
      "null"
     ],
     "items": {
      "type": "object",
      "properties": {
       "Cnae": {
        "type": "string",
        "format": "text",
        "minLength": 1,
        "maxLength": 9
       },
       "Descricao": {
        "type": [
         "string",
         "null"
        ],
        "format": "text",
        "maxLength": 200
       }
      },
      "required": [
       "Cnae"
      ],
      "additionalProperties": false
     }
    },
    "SituacaoCadastral": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 40
    },
    "Nire": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 14
    },
    "DataConstituicao": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "PrazoDuracao": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 60
    },
    "NaturezaJuridica": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 80
    },
    "Cep": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 200,
     "pattern": "^\\d{8}$"
    },
    "Logradouro": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 200
    },
    "Numero": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 20
    },
    "Complemento": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 80
    },
    "Bairro": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 80
    },
    "Municipio": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 80
    },
    "Uf": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "AC",
      "AL",
      "AM",
      "AP",
      "BA",
      "CE",
      "DF",
      "ES",
      "GO",
      "MA",
      "MG",
      "MS",
      "MT",
      "PA",
      "PB",
      "PE",
      "PI",
      "PR",
      "RJ",
      "RN",
      "RO",
      "RR",
      "RS",
      "SC",
      "SE",
      "SP",
      "TO",
      null
     ]
    }
   },
   "required": [
    "Nome",
    "TipoPessoa",
    "Documento"
   ],
   "additionalProperties": false
  }
 },
 {
  "name": "diretoria",
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
  "ownership": {
   "analyst": null,
   "officer": null,
   "through": null,
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
   "icon": "hierarchy"
  },
  "sections": [],
  "fields": [
   {
    "name": "Nome",
    "help": null,
    "required": true,
    "unique": true,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": null,
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    },
    "fields": []
   },
   {
    "name": "Sigla",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": false,
    "search": true,
    "personal": false,
    "section": null,
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 12,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Sigla",
     "en-us": "Acronym"
    },
    "fields": []
   },
   {
    "name": "IdentificadorResponsavel",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": null,
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": "usuario",
    "accept": [],
    "type": "reference",
    "label": {
     "pt-br": "Responsável",
     "en-us": "Head"
    },
    "fields": []
   },
   {
    "name": "Ativo",
    "help": {
     "pt-br": "Inativos deixam de ser oferecidos em novos registros.",
     "en-us": "Inactive ones are no longer offered in new records."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": null,
    "width": 3,
    "default": true,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "boolean",
    "label": {
     "pt-br": "Ativo",
     "en-us": "Active"
    },
    "fields": []
   }
  ],
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
  "panels": [],
  "screen": null,
  "jsonSchema": {
   "$id": "diretoria",
   "type": "object",
   "properties": {
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "maxLength": 200
    },
    "Sigla": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 12
    },
    "IdentificadorResponsavel": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1
    },
    "Ativo": {
     "type": [
      "boolean",
      "null"
     ]
    }
   },
   "required": [
    "Nome"
   ],
   "additionalProperties": false
  }
 },
 {
  "name": "empresa",
  "noun": "Empresa",
  "table": "empresa",
  "label": {
   "pt-br": "Empresa",
   "en-us": "Company"
  },
  "plural": {
   "pt-br": "Empresas",
   "en-us": "Companies"
  },
  "gender": "f",
  "permission": "EMPRESA",
  "scope": "installation",
  "ownership": {
   "analyst": null,
   "officer": null,
   "through": null,
   "branch": null,
   "tenant": true,
   "visibleThrough": null
  },
  "representation": "RazaoSocial",
  "representationFallback": null,
  "sort": {
   "field": "RazaoSocial",
   "order": "asc"
  },
  "menu": {
   "group": "management",
   "order": 60,
   "icon": "building"
  },
  "sections": [
   {
    "name": "identificacao",
    "label": {
     "pt-br": "Identificação",
     "en-us": "Identification"
    }
   },
   {
    "name": "registro",
    "label": {
     "pt-br": "Registro empresarial",
     "en-us": "Company registry"
    }
   },
   {
    "name": "endereco",
    "label": {
     "pt-br": "Endereço",
     "en-us": "Address"
    }
   },
   {
    "name": "parametros",
    "label": {
     "pt-br": "Parâmetros",
     "en-us": "Settings"
    }
   }
  ],
  "fields": [
   {
    "name": "RazaoSocial",
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": "identificacao",
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Razão social",
     "en-us": "Company name"
    },
    "fields": []
   },
   {
    "name": "Cnpj",
    "help": null,
    "required": true,
    "unique": true,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": "identificacao",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "cnpj",
    "label": {
     "pt-br": "CNPJ",
     "en-us": "CNPJ"
    },
    "fields": []
   },
   {
    "name": "NomeFantasia",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": "optional",
    "filter": false,
    "search": true,
    "personal": false,
    "section": "identificacao",
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Nome fantasia",
     "en-us": "Trade name"
    },
    "fields": []
   },
   {
    "name": "Ativo",
    "help": {
     "pt-br": "Inativos deixam de ser oferecidos em novos registros.",
     "en-us": "Inactive ones are no longer offered in new records."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "identificacao",
    "width": 3,
    "default": true,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "boolean",
    "label": {
     "pt-br": "Ativo",
     "en-us": "Active"
    },
    "fields": []
   },
   {
    "name": "InscricaoEstadual",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "registro",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 20,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Inscrição estadual",
     "en-us": "State registration"
    },
    "fields": []
   },
   {
    "name": "CnaePrincipal",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "registro",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 9,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "CNAE principal",
     "en-us": "Main CNAE"
    },
    "fields": []
   },
   {
    "name": "CnaesSecundarios",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "registro",
    "width": 6,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "lines",
    "label": {
     "pt-br": "CNAEs secundários",
     "en-us": "Secondary CNAEs"
    },
    "fields": [
     {
      "name": "Cnae",
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "list": false,
      "filter": false,
      "search": false,
      "personal": false,
      "section": null,
      "width": 4,
      "default": null,
      "seeCode": null,
      "changeCode": null,
      "visibleWhen": null,
      "maxLength": 9,
      "mask": null,
      "minimum": null,
      "maximum": null,
      "scale": null,
      "enum": null,
      "entity": null,
      "accept": [],
      "type": "text",
      "label": {
       "pt-br": "CNAE",
       "en-us": "CNAE"
      },
      "fields": []
     },
     {
      "name": "Descricao",
      "help": null,
      "required": false,
      "unique": false,
      "readOnly": false,
      "list": false,
      "filter": false,
      "search": false,
      "personal": false,
      "section": null,
      "width": 8,
      "default": null,
      "seeCode": null,
      "changeCode": null,
      "visibleWhen": null,
      "maxLength": null,
      "mask": null,
      "minimum": null,
      "maximum": null,
      "scale": null,
      "enum": null,
      "entity": null,
      "accept": [],
      "type": "text",
      "label": {
       "pt-br": "Descrição",
       "en-us": "Description"
      },
      "fields": []
     }
    ]
   },
   {
    "name": "SituacaoCadastral",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "registro",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 40,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Situação cadastral",
     "en-us": "Registration status"
    },
    "fields": []
   },
   {
    "name": "Nire",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "registro",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 14,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "NIRE",
     "en-us": "NIRE"
    },
    "fields": []
   },
   {
    "name": "DataConstituicao",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "registro",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "date",
    "label": {
     "pt-br": "Data de constituição",
     "en-us": "Constitution date"
    },
    "fields": []
   },
   {
    "name": "PrazoDuracao",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "registro",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 60,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Prazo de duração",
     "en-us": "Duration"
    },
    "fields": []
   },
   {
    "name": "NaturezaJuridica",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "registro",
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 80,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Natureza jurídica",
     "en-us": "Legal type"
    },
    "fields": []
   },
   {
    "name": "Cep",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 3,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": "00000-000",
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "CEP",
     "en-us": "Postal code"
    },
    "fields": []
   },
   {
    "name": "Logradouro",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 9,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Logradouro",
     "en-us": "Street"
    },
    "fields": []
   },
   {
    "name": "Numero",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 3,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 20,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Número",
     "en-us": "Number"
    },
    "fields": []
   },
   {
    "name": "Complemento",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 80,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Complemento",
     "en-us": "Complement"
    },
    "fields": []
   },
   {
    "name": "Bairro",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 5,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 80,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Bairro",
     "en-us": "District"
    },
    "fields": []
   },
   {
    "name": "Municipio",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 80,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Município",
     "en-us": "Municipality"
    },
    "fields": []
   },
   {
    "name": "Uf",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "Uf",
    "entity": null,
    "accept": [],
    "type": "enum",
    "label": {
     "pt-br": "UF",
     "en-us": "State"
    },
    "fields": []
   },
   {
    "name": "FusoHorario",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "parametros",
    "width": 6,
    "default": "America/Sao_Paulo",
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 40,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Fuso horário",
     "en-us": "Time zone"
    },
    "fields": []
   }
  ],
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
   "list": "EMPRESA.CONSULTAR",
   "get": "EMPRESA.CONSULTAR",
   "history": "EMPRESA.CONSULTAR",
   "create": "EMPRESA.INCLUIR",
   "update": "EMPRESA.ALTERAR",
   "delete": "EMPRESA.EXCLUIR",
   "export": "EMPRESA.EXPORTAR"
  },
  "uniqueTogether": [
   [
    "Cnpj"
   ]
  ],
  "panels": [],
  "screen": null,
  "jsonSchema": {
   "$id": "empresa",
   "type": "object",
   "properties": {
    "RazaoSocial": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "maxLength": 200
    },
    "Cnpj": {
     "type": "string",
     "format": "cnpj"
    },
    "NomeFantasia": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 200
    },
    "Ativo": {
     "type": [
      "boolean",
      "null"
     ]
    },
    "InscricaoEstadual": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 20
    },
    "CnaePrincipal": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 9
    },
    "CnaesSecundarios": {
     "type": [
      "array",
      "null"
     ],
     "items": {
      "type": "object",
      "properties": {
       "Cnae": {
        "type": "string",
        "format": "text",
        "minLength": 1,
        "maxLength": 9
       },
       "Descricao": {
        "type": [
         "string",
         "null"
        ],
        "format": "text",
        "maxLength": 200
       }
      },
      "required": [
       "Cnae"
      ],
      "additionalProperties": false
     }
    },
    "SituacaoCadastral": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 40
    },
    "Nire": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 14
    },
    "DataConstituicao": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "PrazoDuracao": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 60
    },
    "NaturezaJuridica": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 80
    },
    "Cep": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 200,
     "pattern": "^\\d{8}$"
    },
    "Logradouro": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 200
    },
    "Numero": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 20
    },
    "Complemento": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 80
    },
    "Bairro": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 80
    },
    "Municipio": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 80
    },
    "Uf": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "AC",
      "AL",
      "AM",
      "AP",
      "BA",
      "CE",
      "DF",
      "ES",
      "GO",
      "MA",
      "MG",
      "MS",
      "MT",
      "PA",
      "PB",
      "PE",
      "PI",
      "PR",
      "RJ",
      "RN",
      "RO",
      "RR",
      "RS",
      "SC",
      "SE",
      "SP",
      "TO",
      null
     ]
    },
    "FusoHorario": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 40
    }
   },
   "required": [
    "RazaoSocial",
    "Cnpj"
   ],
   "additionalProperties": false
  }
 },
 {
  "name": "filial",
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
  "ownership": {
   "analyst": null,
   "officer": null,
   "through": null,
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
   "icon": "building-store"
  },
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
  "fields": [
   {
    "name": "Nome",
    "help": null,
    "required": true,
    "unique": true,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": "identificacao",
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    },
    "fields": []
   },
   {
    "name": "Cnpj",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": "identificacao",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "cnpj",
    "label": {
     "pt-br": "CNPJ",
     "en-us": "CNPJ"
    },
    "fields": []
   },
   {
    "name": "Ativo",
    "help": {
     "pt-br": "Inativos deixam de ser oferecidos em novos registros.",
     "en-us": "Inactive ones are no longer offered in new records."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "identificacao",
    "width": 3,
    "default": true,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "boolean",
    "label": {
     "pt-br": "Ativo",
     "en-us": "Active"
    },
    "fields": []
   },
   {
    "name": "Cep",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 3,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": "00000-000",
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "CEP",
     "en-us": "Postal code"
    },
    "fields": []
   },
   {
    "name": "Logradouro",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 9,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Logradouro",
     "en-us": "Street"
    },
    "fields": []
   },
   {
    "name": "Numero",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 3,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 20,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Número",
     "en-us": "Number"
    },
    "fields": []
   },
   {
    "name": "Complemento",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 80,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Complemento",
     "en-us": "Complement"
    },
    "fields": []
   },
   {
    "name": "Bairro",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 5,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 80,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Bairro",
     "en-us": "District"
    },
    "fields": []
   },
   {
    "name": "Municipio",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 80,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Município",
     "en-us": "Municipality"
    },
    "fields": []
   },
   {
    "name": "Uf",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "endereco",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "Uf",
    "entity": null,
    "accept": [],
    "type": "enum",
    "label": {
     "pt-br": "UF",
     "en-us": "State"
    },
    "fields": []
   }
  ],
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
  "screen": null,
  "jsonSchema": {
   "$id": "filial",
   "type": "object",
   "properties": {
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "maxLength": 200
    },
    "Cnpj": {
     "type": [
      "string",
      "null"
     ],
     "format": "cnpj"
    },
    "Ativo": {
     "type": [
      "boolean",
      "null"
     ]
    },
    "Cep": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 200,
     "pattern": "^\\d{8}$"
    },
    "Logradouro": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 200
    },
    "Numero": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 20
    },
    "Complemento": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 80
    },
    "Bairro": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 80
    },
    "Municipio": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 80
    },
    "Uf": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "AC",
      "AL",
      "AM",
      "AP",
      "BA",
      "CE",
      "DF",
      "ES",
      "GO",
      "MA",
      "MG",
      "MS",
      "MT",
      "PA",
      "PB",
      "PE",
      "PI",
      "PR",
      "RJ",
      "RN",
      "RO",
      "RR",
      "RS",
      "SC",
      "SE",
      "SP",
      "TO",
      null
     ]
    }
   },
   "required": [
    "Nome"
   ],
   "additionalProperties": false
  }
 },
 {
  "name": "grupo",
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
  "ownership": {
   "analyst": null,
   "officer": null,
   "through": null,
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
   "icon": "building-community"
  },
  "sections": [],
  "fields": [
   {
    "name": "Nome",
    "help": null,
    "required": true,
    "unique": true,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": null,
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    },
    "fields": []
   },
   {
    "name": "IdentificadorOfficer",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": null,
    "width": 6,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": "officer",
    "accept": [],
    "type": "reference",
    "label": {
     "pt-br": "Officer",
     "en-us": "Officer"
    },
    "fields": []
   },
   {
    "name": "Descricao",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": "optional",
    "filter": false,
    "search": true,
    "personal": false,
    "section": null,
    "width": 12,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 2000,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "longText",
    "label": {
     "pt-br": "Descrição",
     "en-us": "Description"
    },
    "fields": []
   },
   {
    "name": "Ativo",
    "help": {
     "pt-br": "Inativos deixam de ser oferecidos em novos registros.",
     "en-us": "Inactive ones are no longer offered in new records."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": null,
    "width": 3,
    "default": true,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "boolean",
    "label": {
     "pt-br": "Ativo",
     "en-us": "Active"
    },
    "fields": []
   }
  ],
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
    "label": {
     "pt-br": "Clientes do grupo",
     "en-us": "Clients of the group"
    },
    "component": null
   }
  ],
  "screen": null,
  "jsonSchema": {
   "$id": "grupo",
   "type": "object",
   "properties": {
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "maxLength": 200
    },
    "IdentificadorOfficer": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1
    },
    "Descricao": {
     "type": [
      "string",
      "null"
     ],
     "format": "longText",
     "maxLength": 2000
    },
    "Ativo": {
     "type": [
      "boolean",
      "null"
     ]
    }
   },
   "required": [
    "Nome"
   ],
   "additionalProperties": false
  }
 },
 {
  "name": "officer",
  "noun": "Officer",
  "table": "officer",
  "label": {
   "pt-br": "Officer",
   "en-us": "Officer"
  },
  "plural": {
   "pt-br": "Officers",
   "en-us": "Officers"
  },
  "gender": "m",
  "permission": "OFFICER",
  "scope": "company",
  "ownership": {
   "analyst": null,
   "officer": null,
   "through": null,
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
   "order": 30,
   "icon": "user-star"
  },
  "sections": [
   {
    "name": "identificacao",
    "label": {
     "pt-br": "Identificação",
     "en-us": "Identification"
    }
   },
   {
    "name": "alcada",
    "label": {
     "pt-br": "Alçada",
     "en-us": "Approval limits"
    }
   }
  ],
  "fields": [
   {
    "name": "Nome",
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": "identificacao",
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    },
    "fields": []
   },
   {
    "name": "Ativo",
    "help": {
     "pt-br": "Inativos deixam de ser oferecidos em novos registros.",
     "en-us": "Inactive ones are no longer offered in new records."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "identificacao",
    "width": 3,
    "default": true,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "boolean",
    "label": {
     "pt-br": "Ativo",
     "en-us": "Active"
    },
    "fields": []
   },
   {
    "name": "Email",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": false,
    "search": true,
    "personal": true,
    "section": "identificacao",
    "width": 6,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "email",
    "label": {
     "pt-br": "E-mail",
     "en-us": "E-mail"
    },
    "fields": []
   },
   {
    "name": "Telefone",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": true,
    "section": "identificacao",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 30,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Telefone",
     "en-us": "Phone"
    },
    "fields": []
   },
   {
    "name": "IdentificadorUsuario",
    "help": {
     "pt-br": "Quem entra no sistema como este officer.",
     "en-us": "Who signs in as this officer."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "identificacao",
    "width": 6,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": "usuario",
    "accept": [],
    "type": "reference",
    "label": {
     "pt-br": "Usuário",
     "en-us": "User"
    },
    "fields": []
   },
   {
    "name": "IdentificadorSegmentoArea",
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "identificacao",
    "width": 6,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": "segmento-area",
    "accept": [],
    "type": "reference",
    "label": {
     "pt-br": "Segmento/Área",
     "en-us": "Segment/Area"
    },
    "fields": []
   },
   {
    "name": "Alcada",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "alcada",
    "width": 6,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "lines",
    "label": {
     "pt-br": "Alçada",
     "en-us": "Approval limits"
    },
    "fields": [
     {
      "name": "IdentificadorSegmentoArea",
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "list": false,
      "filter": false,
      "search": false,
      "personal": false,
      "section": null,
      "width": 5,
      "default": null,
      "seeCode": null,
      "changeCode": null,
      "visibleWhen": null,
      "maxLength": null,
      "mask": null,
      "minimum": null,
      "maximum": null,
      "scale": null,
      "enum": null,
      "entity": "segmento-area",
      "accept": [],
      "type": "reference",
      "label": {
       "pt-br": "Segmento/Área",
       "en-us": "Segment/Area"
      },
      "fields": []
     },
     {
      "name": "TipoImovel",
      "help": null,
      "required": false,
      "unique": false,
      "readOnly": false,
      "list": false,
      "filter": false,
      "search": false,
      "personal": false,
      "section": null,
      "width": 3,
      "default": null,
      "seeCode": null,
      "changeCode": null,
      "visibleWhen": null,
      "maxLength": null,
      "mask": null,
      "minimum": null,
      "maximum": null,
      "scale": null,
      "enum": "TipoImovel",
      "entity": null,
      "accept": [],
      "type": "enum",
      "label": {
       "pt-br": "Tipo de imóvel",
       "en-us": "Property type"
      },
      "fields": []
     },
     {
      "name": "ValorMaximo",
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "list": false,
      "filter": false,
      "search": false,
      "personal": false,
      "section": null,
      "width": 4,
      "default": null,
      "seeCode": null,
      "changeCode": null,
      "visibleWhen": null,
      "maxLength": null,
      "mask": null,
      "minimum": 0.01,
      "maximum": null,
      "scale": null,
      "enum": null,
      "entity": null,
      "accept": [],
      "type": "money",
      "label": {
       "pt-br": "Valor máximo",
       "en-us": "Maximum value"
      },
      "fields": []
     }
    ]
   }
  ],
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
   "list": "OFFICER.CONSULTAR",
   "get": "OFFICER.CONSULTAR",
   "history": "OFFICER.CONSULTAR",
   "create": "OFFICER.INCLUIR",
   "update": "OFFICER.ALTERAR",
   "delete": "OFFICER.EXCLUIR",
   "export": "OFFICER.EXPORTAR"
  },
  "uniqueTogether": [],
  "panels": [],
  "screen": null,
  "jsonSchema": {
   "$id": "officer",
   "type": "object",
   "properties": {
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "maxLength": 200
    },
    "Ativo": {
     "type": [
      "boolean",
      "null"
     ]
    },
    "Email": {
     "type": [
      "string",
      "null"
     ],
     "format": "email",
     "maxLength": 254
    },
    "Telefone": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 30
    },
    "IdentificadorUsuario": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1
    },
    "IdentificadorSegmentoArea": {
     "type": "integer",
     "minimum": 1
    },
    "Alcada": {
     "type": [
      "array",
      "null"
     ],
     "items": {
      "type": "object",
      "properties": {
       "IdentificadorSegmentoArea": {
        "type": "integer",
        "minimum": 1
       },
       "TipoImovel": {
        "type": [
         "string",
         "null"
        ],
        "enum": [
         "Rural",
         "Urbano",
         null
        ]
       },
       "ValorMaximo": {
        "type": "number",
        "format": "money",
        "minimum": 0.01,
        "maximum": 9999999999999.99
       }
      },
      "required": [
       "IdentificadorSegmentoArea",
       "ValorMaximo"
      ],
      "additionalProperties": false
     }
    }
   },
   "required": [
    "Nome",
    "IdentificadorSegmentoArea"
   ],
   "additionalProperties": false
  }
 },
 {
  "name": "operacao",
  "noun": "Operacao",
  "table": "operacao",
  "label": {
   "pt-br": "Operação",
   "en-us": "Operation"
  },
  "plural": {
   "pt-br": "Operações",
   "en-us": "Operations"
  },
  "gender": "f",
  "permission": "OPERACAO",
  "scope": "company",
  "ownership": {
   "analyst": "IdentificadorAnalista",
   "officer": "IdentificadorOfficer",
   "through": null,
   "branch": "IdentificadorFilial",
   "tenant": false,
   "visibleThrough": null
  },
  "representation": "Codigo",
  "representationFallback": null,
  "sort": {
   "field": "Codigo",
   "order": "desc"
  },
  "menu": {
   "group": "work",
   "order": 10,
   "icon": "folder"
  },
  "sections": [
   {
    "name": "operacao",
    "label": {
     "pt-br": "Operação",
     "en-us": "Operation"
    }
   },
   {
    "name": "organizacao",
    "label": {
     "pt-br": "Organização",
     "en-us": "Organisation"
    }
   }
  ],
  "fields": [
   {
    "name": "Codigo",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": "operacao",
    "width": 3,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 20,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Código",
     "en-us": "Code"
    },
    "fields": []
   },
   {
    "name": "IdentificadorCliente",
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "operacao",
    "width": 9,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": "cliente",
    "accept": [],
    "type": "reference",
    "label": {
     "pt-br": "Cliente",
     "en-us": "Client"
    },
    "fields": []
   },
   {
    "name": "TipoImovel",
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "operacao",
    "width": 3,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "TipoImovel",
    "entity": null,
    "accept": [],
    "type": "enum",
    "label": {
     "pt-br": "Tipo de imóvel",
     "en-us": "Property type"
    },
    "fields": []
   },
   {
    "name": "Produto",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": "optional",
    "filter": true,
    "search": true,
    "personal": false,
    "section": "operacao",
    "width": 5,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 80,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Produto",
     "en-us": "Product"
    },
    "fields": []
   },
   {
    "name": "Valor",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "operacao",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": 0,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "money",
    "label": {
     "pt-br": "Valor",
     "en-us": "Value"
    },
    "fields": []
   },
   {
    "name": "UsaFgts",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "operacao",
    "width": 3,
    "default": false,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "boolean",
    "label": {
     "pt-br": "Usa FGTS",
     "en-us": "Uses FGTS"
    },
    "fields": []
   },
   {
    "name": "Prioridade",
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "operacao",
    "width": 3,
    "default": "normal",
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "Prioridade",
    "entity": null,
    "accept": [],
    "type": "enum",
    "label": {
     "pt-br": "Prioridade",
     "en-us": "Priority"
    },
    "fields": []
   },
   {
    "name": "DataPrevistaAssinatura",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "operacao",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "date",
    "label": {
     "pt-br": "Assinatura prevista",
     "en-us": "Expected signature"
    },
    "fields": []
   },
   {
    "name": "Situacao",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "operacao",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "SituacaoOperacao",
    "entity": null,
    "accept": [],
    "type": "enum",
    "label": {
     "pt-br": "Situação",
     "en-us": "State"
    },
    "fields": []
   },
   {
    "name": "IdentificadorAnalista",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "organizacao",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": "analista",
    "accept": [],
    "type": "reference",
    "label": {
     "pt-br": "Analista",
     "en-us": "Analyst"
    },
    "fields": []
   },
   {
    "name": "IdentificadorOfficer",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "organizacao",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": "officer",
    "accept": [],
    "type": "reference",
    "label": {
     "pt-br": "Officer",
     "en-us": "Officer"
    },
    "fields": []
   },
   {
    "name": "IdentificadorSegmentoArea",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "organizacao",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": "segmento-area",
    "accept": [],
    "type": "reference",
    "label": {
     "pt-br": "Segmento/Área",
     "en-us": "Segment/Area"
    },
    "fields": []
   },
   {
    "name": "IdentificadorFilial",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "organizacao",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": "filial",
    "accept": [],
    "type": "reference",
    "label": {
     "pt-br": "Filial",
     "en-us": "Branch"
    },
    "fields": []
   }
  ],
  "states": {
   "field": "Situacao",
   "initial": "rascunho",
   "enum": "SituacaoOperacao",
   "transitions": [
    {
     "reasonRequired": false,
     "condition": null,
     "event": "iniciar",
     "label": {
      "pt-br": "Iniciar",
      "en-us": "Start"
     },
     "from": [
      "rascunho"
     ],
     "to": "em_andamento",
     "code": null
    },
    {
     "reasonRequired": false,
     "condition": "all-records-concluded",
     "event": "enviar-parecer",
     "label": {
      "pt-br": "Enviar para parecer",
      "en-us": "Send for opinion"
     },
     "from": [
      "em_andamento"
     ],
     "to": "em_parecer",
     "code": "OPERACAO.ALTERAR"
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "retomar",
     "label": {
      "pt-br": "Retomar",
      "en-us": "Resume"
     },
     "from": [
      "em_parecer"
     ],
     "to": "em_andamento",
     "code": null
    },
    {
     "reasonRequired": false,
     "condition": "opinion-approved",
     "event": "concluir",
     "label": {
      "pt-br": "Concluir",
      "en-us": "Complete"
     },
     "from": [
      "em_parecer"
     ],
     "to": "concluida",
     "code": null
    },
    {
     "reasonRequired": true,
     "condition": null,
     "event": "reabrir",
     "label": {
      "pt-br": "Reabrir",
      "en-us": "Reopen"
     },
     "from": [
      "concluida",
      "cancelada"
     ],
     "to": "em_andamento",
     "code": "OPERACAO.REABRIR"
    },
    {
     "reasonRequired": true,
     "condition": null,
     "event": "cancelar",
     "label": {
      "pt-br": "Cancelar operação",
      "en-us": "Cancel operation"
     },
     "from": [
      "rascunho",
      "em_andamento",
      "em_parecer"
     ],
     "to": "cancelada",
     "code": "OPERACAO.CANCELAR"
    }
   ]
  },
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
   "list": "OPERACAO.CONSULTAR",
   "get": "OPERACAO.CONSULTAR",
   "history": "OPERACAO.CONSULTAR",
   "create": "OPERACAO.INCLUIR",
   "update": "OPERACAO.ALTERAR",
   "delete": "OPERACAO.EXCLUIR",
   "export": "OPERACAO.EXPORTAR"
  },
  "uniqueTogether": [
   [
    "Codigo"
   ]
  ],
  "panels": [
   {
    "entity": "registro-matricula",
    "field": "IdentificadorOperacao",
    "label": {
     "pt-br": "Matrículas",
     "en-us": "Registry records"
    },
    "component": "matriculas"
   }
  ],
  "screen": null,
  "jsonSchema": {
   "$id": "operacao",
   "type": "object",
   "properties": {
    "IdentificadorCliente": {
     "type": "integer",
     "minimum": 1
    },
    "TipoImovel": {
     "type": "string",
     "enum": [
      "Rural",
      "Urbano"
     ]
    },
    "Produto": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 80
    },
    "Valor": {
     "type": [
      "number",
      "null"
     ],
     "format": "money",
     "minimum": 0,
     "maximum": 9999999999999.99
    },
    "UsaFgts": {
     "type": [
      "boolean",
      "null"
     ]
    },
    "Prioridade": {
     "type": "string",
     "enum": [
      "baixa",
      "normal",
      "alta"
     ]
    },
    "DataPrevistaAssinatura": {
     "type": [
      "string",
      "null"
     ],
     "format": "date"
    },
    "IdentificadorAnalista": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1
    },
    "IdentificadorOfficer": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1
    },
    "IdentificadorSegmentoArea": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1
    },
    "IdentificadorFilial": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1
    }
   },
   "required": [
    "IdentificadorCliente",
    "TipoImovel",
    "Prioridade"
   ],
   "additionalProperties": false
  }
 },
 {
  "name": "perfil",
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
  "ownership": {
   "analyst": null,
   "officer": null,
   "through": null,
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
   "icon": "shield-lock"
  },
  "sections": [
   {
    "name": "identificacao",
    "label": {
     "pt-br": "Identificação",
     "en-us": "Identification"
    }
   },
   {
    "name": "permissoes",
    "label": {
     "pt-br": "Permissões",
     "en-us": "Permissions"
    }
   }
  ],
  "fields": [
   {
    "name": "Nome",
    "help": null,
    "required": true,
    "unique": true,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": "identificacao",
    "width": 6,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    },
    "fields": []
   },
   {
    "name": "Ativo",
    "help": {
     "pt-br": "Inativos deixam de ser oferecidos em novos registros.",
     "en-us": "Inactive ones are no longer offered in new records."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "identificacao",
    "width": 3,
    "default": true,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "boolean",
    "label": {
     "pt-br": "Ativo",
     "en-us": "Active"
    },
    "fields": []
   },
   {
    "name": "Descricao",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": false,
    "search": true,
    "personal": false,
    "section": "identificacao",
    "width": 12,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 500,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "longText",
    "label": {
     "pt-br": "Descrição",
     "en-us": "Description"
    },
    "fields": []
   },
   {
    "name": "Codigos",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "permissoes",
    "width": 6,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "lines",
    "label": {
     "pt-br": "Pode fazer",
     "en-us": "May do"
    },
    "fields": [
     {
      "name": "Codigo",
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "list": false,
      "filter": false,
      "search": false,
      "personal": false,
      "section": null,
      "width": 12,
      "default": null,
      "seeCode": null,
      "changeCode": null,
      "visibleWhen": null,
      "maxLength": 60,
      "mask": null,
      "minimum": null,
      "maximum": null,
      "scale": null,
      "enum": null,
      "entity": null,
      "accept": [],
      "type": "text",
      "label": {
       "pt-br": "Código",
       "en-us": "Code"
      },
      "fields": []
     }
    ]
   },
   {
    "name": "CodigosConceder",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "permissoes",
    "width": 6,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "lines",
    "label": {
     "pt-br": "Pode conceder",
     "en-us": "May grant"
    },
    "fields": [
     {
      "name": "Codigo",
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "list": false,
      "filter": false,
      "search": false,
      "personal": false,
      "section": null,
      "width": 12,
      "default": null,
      "seeCode": null,
      "changeCode": null,
      "visibleWhen": null,
      "maxLength": 60,
      "mask": null,
      "minimum": null,
      "maximum": null,
      "scale": null,
      "enum": null,
      "entity": null,
      "accept": [],
      "type": "text",
      "label": {
       "pt-br": "Código",
       "en-us": "Code"
      },
      "fields": []
     }
    ]
   }
  ],
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
  "screen": null,
  "jsonSchema": {
   "$id": "perfil",
   "type": "object",
   "properties": {
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "maxLength": 200
    },
    "Ativo": {
     "type": [
      "boolean",
      "null"
     ]
    },
    "Descricao": {
     "type": [
      "string",
      "null"
     ],
     "format": "longText",
     "maxLength": 500
    },
    "Codigos": {
     "type": [
      "array",
      "null"
     ],
     "items": {
      "type": "object",
      "properties": {
       "Codigo": {
        "type": "string",
        "format": "text",
        "minLength": 1,
        "maxLength": 60
       }
      },
      "required": [
       "Codigo"
      ],
      "additionalProperties": false
     }
    },
    "CodigosConceder": {
     "type": [
      "array",
      "null"
     ],
     "items": {
      "type": "object",
      "properties": {
       "Codigo": {
        "type": "string",
        "format": "text",
        "minLength": 1,
        "maxLength": 60
       }
      },
      "required": [
       "Codigo"
      ],
      "additionalProperties": false
     }
    }
   },
   "required": [
    "Nome"
   ],
   "additionalProperties": false
  }
 },
 {
  "name": "registro-matricula",
  "noun": "RegistroMatricula",
  "table": "registro_matricula",
  "label": {
   "pt-br": "Matrícula",
   "en-us": "Registry record"
  },
  "plural": {
   "pt-br": "Matrículas",
   "en-us": "Registry records"
  },
  "gender": "f",
  "permission": "MATRICULA",
  "scope": "company",
  "ownership": {
   "analyst": null,
   "officer": null,
   "through": "IdentificadorOperacao",
   "branch": null,
   "tenant": false,
   "visibleThrough": null
  },
  "representation": "Numero",
  "representationFallback": "NomeArquivo",
  "sort": {
   "field": "CriadoEm",
   "order": "desc"
  },
  "menu": {
   "group": "work",
   "order": 30,
   "icon": "file-text"
  },
  "sections": [
   {
    "name": "registro",
    "label": {
     "pt-br": "Registro",
     "en-us": "Record"
    }
   },
   {
    "name": "imovel",
    "label": {
     "pt-br": "Imóvel",
     "en-us": "Property"
    }
   },
   {
    "name": "arquivo",
    "label": {
     "pt-br": "Arquivo",
     "en-us": "File"
    }
   }
  ],
  "fields": [
   {
    "name": "Numero",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": "registro",
    "width": 3,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 20,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Matrícula",
     "en-us": "Record number"
    },
    "fields": []
   },
   {
    "name": "IdentificadorOperacao",
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": "after-create",
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "registro",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": "operacao",
    "accept": [],
    "type": "reference",
    "label": {
     "pt-br": "Operação",
     "en-us": "Operation"
    },
    "fields": []
   },
   {
    "name": "Situacao",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "registro",
    "width": 5,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "SituacaoMatricula",
    "entity": null,
    "accept": [],
    "type": "enum",
    "label": {
     "pt-br": "Situação",
     "en-us": "State"
    },
    "fields": []
   },
   {
    "name": "Cartorio",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "list": "optional",
    "filter": false,
    "search": true,
    "personal": false,
    "section": "registro",
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Cartório",
     "en-us": "Registry office"
    },
    "fields": []
   },
   {
    "name": "Cnm",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "list": "optional",
    "filter": false,
    "search": true,
    "personal": false,
    "section": "registro",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 24,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "CNM",
     "en-us": "CNM"
    },
    "fields": []
   },
   {
    "name": "TipoImovel",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "imovel",
    "width": 3,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "TipoImovel",
    "entity": null,
    "accept": [],
    "type": "enum",
    "label": {
     "pt-br": "Tipo de imóvel",
     "en-us": "Property type"
    },
    "fields": []
   },
   {
    "name": "Denominacao",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "list": true,
    "filter": false,
    "search": true,
    "personal": false,
    "section": "imovel",
    "width": 9,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Denominação",
     "en-us": "Property name"
    },
    "fields": []
   },
   {
    "name": "Municipio",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": "imovel",
    "width": 6,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Município",
     "en-us": "Municipality"
    },
    "fields": []
   },
   {
    "name": "Uf",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "imovel",
    "width": 2,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "Uf",
    "entity": null,
    "accept": [],
    "type": "enum",
    "label": {
     "pt-br": "UF",
     "en-us": "State"
    },
    "fields": []
   },
   {
    "name": "AreaHa",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "imovel",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "area",
    "label": {
     "pt-br": "Área (ha)",
     "en-us": "Area (ha)"
    },
    "fields": []
   },
   {
    "name": "OnusEmVigor",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "imovel",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "integer",
    "label": {
     "pt-br": "Ônus em vigor",
     "en-us": "Liens in force"
    },
    "fields": []
   },
   {
    "name": "NomeArquivo",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "list": "optional",
    "filter": false,
    "search": true,
    "personal": false,
    "section": "arquivo",
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Arquivo",
     "en-us": "File"
    },
    "fields": []
   },
   {
    "name": "IdentificadorArquivo",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "arquivo",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [
     "application/pdf"
    ],
    "type": "file",
    "label": {
     "pt-br": "Arquivo PDF",
     "en-us": "PDF file"
    },
    "fields": []
   },
   {
    "name": "Paginas",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "list": "optional",
    "filter": false,
    "search": false,
    "personal": false,
    "section": "arquivo",
    "width": 3,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "integer",
    "label": {
     "pt-br": "Páginas",
     "en-us": "Pages"
    },
    "fields": []
   },
   {
    "name": "NivelOcr",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "arquivo",
    "width": 3,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "NivelOcr",
    "entity": null,
    "accept": [],
    "type": "enum",
    "label": {
     "pt-br": "Qualidade do OCR",
     "en-us": "OCR quality"
    },
    "fields": []
   },
   {
    "name": "Erro",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "list": "optional",
    "filter": false,
    "search": false,
    "personal": false,
    "section": "arquivo",
    "width": 12,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 500,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Erro",
     "en-us": "Error"
    },
    "fields": []
   }
  ],
  "states": {
   "field": "Situacao",
   "initial": "recebida",
   "enum": "SituacaoMatricula",
   "transitions": [
    {
     "reasonRequired": false,
     "condition": null,
     "event": "enfileirar",
     "label": {
      "pt-br": "Enfileirar",
      "en-us": "Queue"
     },
     "from": [
      "recebida"
     ],
     "to": "na_fila",
     "code": null
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "processar",
     "label": {
      "pt-br": "Processar",
      "en-us": "Process"
     },
     "from": [
      "na_fila",
      "processando"
     ],
     "to": "processando",
     "code": null
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "ler",
     "label": {
      "pt-br": "Leitura pronta",
      "en-us": "Reading ready"
     },
     "from": [
      "processando"
     ],
     "to": "aguardando_analise",
     "code": null
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "incorporar",
     "label": {
      "pt-br": "Incorporar à matrícula já existente",
      "en-us": "Merge into the existing record"
     },
     "from": [
      "processando"
     ],
     "to": "cancelada",
     "code": null
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "falhar",
     "label": {
      "pt-br": "Falha",
      "en-us": "Failure"
     },
     "from": [
      "recebida",
      "na_fila",
      "processando"
     ],
     "to": "erro",
     "code": null
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "reprocessar",
     "label": {
      "pt-br": "Reprocessar",
      "en-us": "Process again"
     },
     "from": [
      "erro",
      "aguardando_analise",
      "em_analise"
     ],
     "to": "na_fila",
     "code": "MATRICULA.REPROCESSAR"
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "digitar",
     "label": {
      "pt-br": "Digitar à mão",
      "en-us": "Type in by hand"
     },
     "from": [
      "erro"
     ],
     "to": "em_analise",
     "code": "MATRICULA.ALTERAR"
    },
    {
     "reasonRequired": true,
     "condition": null,
     "event": "descartar",
     "label": {
      "pt-br": "Descartar",
      "en-us": "Discard"
     },
     "from": [
      "erro"
     ],
     "to": "descartada",
     "code": "MATRICULA.DESCARTAR"
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "analisar",
     "label": {
      "pt-br": "Iniciar análise",
      "en-us": "Start review"
     },
     "from": [
      "aguardando_analise"
     ],
     "to": "em_analise",
     "code": "MATRICULA.ALTERAR"
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "pausar",
     "label": {
      "pt-br": "Pausar",
      "en-us": "Pause"
     },
     "from": [
      "em_analise"
     ],
     "to": "pausada",
     "code": "MATRICULA.ALTERAR"
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "retomar",
     "label": {
      "pt-br": "Retomar",
      "en-us": "Resume"
     },
     "from": [
      "pausada"
     ],
     "to": "em_analise",
     "code": "MATRICULA.ALTERAR"
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "enviar-revisao",
     "label": {
      "pt-br": "Enviar para revisão",
      "en-us": "Send for review"
     },
     "from": [
      "em_analise"
     ],
     "to": "em_revisao",
     "code": "MATRICULA.CONCLUIR"
    },
    {
     "reasonRequired": true,
     "condition": null,
     "event": "devolver",
     "label": {
      "pt-br": "Devolver",
      "en-us": "Return"
     },
     "from": [
      "em_revisao"
     ],
     "to": "em_analise",
     "code": "MATRICULA.DEVOLVER"
    },
    {
     "reasonRequired": false,
     "condition": "record-complete",
     "event": "concluir",
     "label": {
      "pt-br": "Concluir análise",
      "en-us": "Finish review"
     },
     "from": [
      "em_analise",
      "em_revisao"
     ],
     "to": "concluida",
     "code": "MATRICULA.CONCLUIR"
    },
    {
     "reasonRequired": true,
     "condition": null,
     "event": "reabrir",
     "label": {
      "pt-br": "Reabrir",
      "en-us": "Reopen"
     },
     "from": [
      "concluida"
     ],
     "to": "em_analise",
     "code": "MATRICULA.REABRIR"
    },
    {
     "reasonRequired": true,
     "condition": null,
     "event": "cancelar",
     "label": {
      "pt-br": "Cancelar",
      "en-us": "Cancel"
     },
     "from": [
      "recebida",
      "na_fila",
      "processando",
      "erro",
      "aguardando_analise",
      "em_analise",
      "pausada",
      "em_revisao"
     ],
     "to": "cancelada",
     "code": "MATRICULA.CANCELAR"
    }
   ]
  },
  "actions": [],
  "calls": [
   "list",
   "get",
   "delete",
   "history"
  ],
  "codes": {
   "list": "MATRICULA.CONSULTAR",
   "get": "MATRICULA.CONSULTAR",
   "history": "MATRICULA.CONSULTAR",
   "create": "MATRICULA.ENVIAR",
   "update": "MATRICULA.ALTERAR",
   "delete": "MATRICULA.CANCELAR",
   "export": "MATRICULA.EXPORTAR"
  },
  "uniqueTogether": [],
  "panels": [],
  "screen": "matricula",
  "jsonSchema": {
   "$id": "registro_matricula",
   "type": "object",
   "properties": {
    "IdentificadorOperacao": {
     "type": "integer",
     "minimum": 1
    }
   },
   "required": [
    "IdentificadorOperacao"
   ],
   "additionalProperties": false
  }
 },
 {
  "name": "segmento-area",
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
  "ownership": {
   "analyst": null,
   "officer": null,
   "through": null,
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
   "icon": "sitemap"
  },
  "sections": [],
  "fields": [
   {
    "name": "Nome",
    "help": null,
    "required": true,
    "unique": true,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": null,
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    },
    "fields": []
   },
   {
    "name": "Sigla",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": false,
    "search": true,
    "personal": false,
    "section": null,
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 12,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Sigla",
     "en-us": "Acronym"
    },
    "fields": []
   },
   {
    "name": "IdentificadorDiretoria",
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": null,
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": "diretoria",
    "accept": [],
    "type": "reference",
    "label": {
     "pt-br": "Diretoria",
     "en-us": "Directorate"
    },
    "fields": []
   },
   {
    "name": "Ativo",
    "help": {
     "pt-br": "Inativos deixam de ser oferecidos em novos registros.",
     "en-us": "Inactive ones are no longer offered in new records."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": null,
    "width": 3,
    "default": true,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "boolean",
    "label": {
     "pt-br": "Ativo",
     "en-us": "Active"
    },
    "fields": []
   }
  ],
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
  "panels": [],
  "screen": null,
  "jsonSchema": {
   "$id": "segmento_area",
   "type": "object",
   "properties": {
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "maxLength": 200
    },
    "Sigla": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 12
    },
    "IdentificadorDiretoria": {
     "type": "integer",
     "minimum": 1
    },
    "Ativo": {
     "type": [
      "boolean",
      "null"
     ]
    }
   },
   "required": [
    "Nome",
    "IdentificadorDiretoria"
   ],
   "additionalProperties": false
  }
 },
 {
  "name": "usuario",
  "noun": "Usuario",
  "table": "usuario",
  "label": {
   "pt-br": "Usuário",
   "en-us": "User"
  },
  "plural": {
   "pt-br": "Usuários",
   "en-us": "Users"
  },
  "gender": "m",
  "permission": "USUARIO",
  "scope": "member",
  "ownership": {
   "analyst": null,
   "officer": null,
   "through": null,
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
   "order": 80,
   "icon": "users-group"
  },
  "sections": [
   {
    "name": "identificacao",
    "label": {
     "pt-br": "Identificação",
     "en-us": "Identification"
    }
   },
   {
    "name": "acesso",
    "label": {
     "pt-br": "Acesso",
     "en-us": "Access"
    }
   }
  ],
  "fields": [
   {
    "name": "Nome",
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": "identificacao",
    "width": 6,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "text",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    },
    "fields": []
   },
   {
    "name": "Login",
    "help": {
     "pt-br": "É com ele que a pessoa entra. Depois de incluir, use Redefinir senha para dar a primeira senha.",
     "en-us": "The person signs in with it. After creating, use Reset password to give the first password."
    },
    "required": true,
    "unique": true,
    "readOnly": "after-create",
    "list": true,
    "filter": true,
    "search": true,
    "personal": true,
    "section": "identificacao",
    "width": 6,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "email",
    "label": {
     "pt-br": "E-mail",
     "en-us": "E-mail"
    },
    "fields": []
   },
   {
    "name": "Vinculos",
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "acesso",
    "width": 6,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "lines",
    "label": {
     "pt-br": "Empresas e perfis",
     "en-us": "Companies and profiles"
    },
    "fields": [
     {
      "name": "IdentificadorEmpresa",
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "list": false,
      "filter": false,
      "search": false,
      "personal": false,
      "section": null,
      "width": 3,
      "default": null,
      "seeCode": null,
      "changeCode": null,
      "visibleWhen": null,
      "maxLength": null,
      "mask": null,
      "minimum": null,
      "maximum": null,
      "scale": null,
      "enum": null,
      "entity": "empresa",
      "accept": [],
      "type": "reference",
      "label": {
       "pt-br": "Empresa",
       "en-us": "Company"
      },
      "fields": []
     },
     {
      "name": "Perfis",
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "list": false,
      "filter": false,
      "search": false,
      "personal": false,
      "section": null,
      "width": 4,
      "default": null,
      "seeCode": null,
      "changeCode": null,
      "visibleWhen": null,
      "maxLength": null,
      "mask": null,
      "minimum": null,
      "maximum": null,
      "scale": null,
      "enum": null,
      "entity": "perfil",
      "accept": [],
      "type": "referenceMany",
      "label": {
       "pt-br": "Perfis",
       "en-us": "Profiles"
      },
      "fields": []
     },
     {
      "name": "Filiais",
      "help": {
       "pt-br": "Vazio: todas.",
       "en-us": "Empty: all."
      },
      "required": false,
      "unique": false,
      "readOnly": false,
      "list": false,
      "filter": false,
      "search": false,
      "personal": false,
      "section": null,
      "width": 3,
      "default": null,
      "seeCode": null,
      "changeCode": null,
      "visibleWhen": null,
      "maxLength": null,
      "mask": null,
      "minimum": null,
      "maximum": null,
      "scale": null,
      "enum": null,
      "entity": "filial",
      "accept": [],
      "type": "referenceMany",
      "label": {
       "pt-br": "Filiais",
       "en-us": "Branches"
      },
      "fields": []
     },
     {
      "name": "Ativo",
      "help": null,
      "required": false,
      "unique": false,
      "readOnly": false,
      "list": false,
      "filter": false,
      "search": false,
      "personal": false,
      "section": null,
      "width": 2,
      "default": true,
      "seeCode": null,
      "changeCode": null,
      "visibleWhen": null,
      "maxLength": null,
      "mask": null,
      "minimum": null,
      "maximum": null,
      "scale": null,
      "enum": null,
      "entity": null,
      "accept": [],
      "type": "boolean",
      "label": {
       "pt-br": "Ativo",
       "en-us": "Active"
      },
      "fields": []
     }
    ]
   },
   {
    "name": "TodosProprietarios",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": "optional",
    "filter": false,
    "search": false,
    "personal": false,
    "section": "acesso",
    "width": 6,
    "default": false,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "boolean",
    "label": {
     "pt-br": "Vê registros de todos os proprietários",
     "en-us": "Sees records of all owners"
    },
    "fields": []
   },
   {
    "name": "UsuariosAlerta",
    "help": {
     "pt-br": "Usuários cujos registros e alertas esta pessoa também vê.",
     "en-us": "Users whose records and alerts this person also sees."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "acesso",
    "width": 12,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": "usuario",
    "accept": [],
    "type": "referenceMany",
    "label": {
     "pt-br": "Alertas de outros usuários",
     "en-us": "Alerts of other users"
    },
    "fields": []
   },
   {
    "name": "Ativo",
    "help": {
     "pt-br": "Inativos deixam de ser oferecidos em novos registros.",
     "en-us": "Inactive ones are no longer offered in new records."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "identificacao",
    "width": 3,
    "default": true,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "boolean",
    "label": {
     "pt-br": "Ativo",
     "en-us": "Active"
    },
    "fields": []
   },
   {
    "name": "UltimoAcesso",
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "list": true,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "acesso",
    "width": 6,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "accept": [],
    "type": "dateTime",
    "label": {
     "pt-br": "Último acesso",
     "en-us": "Last access"
    },
    "fields": []
   }
  ],
  "states": null,
  "actions": [
   {
    "confirm": {
     "pt-br": "A senha atual deixa de valer e as sessões abertas terminam.",
     "en-us": "The present password stops working and open sessions end."
    },
    "reveals": {
     "field": "SenhaProvisoria",
     "label": {
      "pt-br": "Senha provisória",
      "en-us": "Temporary password"
     },
     "help": {
      "pt-br": "Entregue esta senha à pessoa por um meio seguro: ela não será mostrada de novo, vale por 72 horas e será trocada no primeiro acesso.",
      "en-us": "Hand this password over by a safe way: it is not shown again, works for 72 hours and is changed at the first sign-in."
     }
    },
    "name": "redefinir-senha",
    "label": {
     "pt-br": "Redefinir senha",
     "en-us": "Reset password"
    },
    "code": "USUARIO.ALTERAR"
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
   "list": "USUARIO.CONSULTAR",
   "get": "USUARIO.CONSULTAR",
   "history": "USUARIO.CONSULTAR",
   "create": "USUARIO.INCLUIR",
   "update": "USUARIO.ALTERAR",
   "delete": "USUARIO.EXCLUIR",
   "export": "USUARIO.EXPORTAR"
  },
  "uniqueTogether": [
   [
    "Login"
   ]
  ],
  "panels": [],
  "screen": null,
  "jsonSchema": {
   "$id": "usuario",
   "type": "object",
   "properties": {
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "maxLength": 200
    },
    "Login": {
     "type": "string",
     "format": "email",
     "minLength": 1,
     "maxLength": 254
    },
    "Vinculos": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "IdentificadorEmpresa": {
        "type": "integer",
        "minimum": 1
       },
       "Perfis": {
        "type": "array",
        "items": {
         "type": "integer",
         "minimum": 1
        },
        "uniqueItems": true
       },
       "Filiais": {
        "type": [
         "array",
         "null"
        ],
        "items": {
         "type": "integer",
         "minimum": 1
        },
        "uniqueItems": true
       },
       "Ativo": {
        "type": [
         "boolean",
         "null"
        ]
       }
      },
      "required": [
       "IdentificadorEmpresa",
       "Perfis"
      ],
      "additionalProperties": false
     }
    },
    "TodosProprietarios": {
     "type": [
      "boolean",
      "null"
     ]
    },
    "UsuariosAlerta": {
     "type": [
      "array",
      "null"
     ],
     "items": {
      "type": "integer",
      "minimum": 1
     },
     "uniqueItems": true
    },
    "Ativo": {
     "type": [
      "boolean",
      "null"
     ]
    }
   },
   "required": [
    "Nome",
    "Login",
    "Vinculos"
   ],
   "additionalProperties": false
  }
 }
];
