// Written by npm run generate.
import type { Entity } from '../entity.ts';

export const entityList: readonly Entity[] = [
 {
  "name": "analista",
  "fields": [
   {
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Nome",
    "type": "text",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    }
   },
   {
    "help": {
     "pt-br": "Quem entra no sistema como este analista.",
     "en-us": "Who signs in as this analyst."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "IdentificadorUsuario",
    "type": "reference",
    "label": {
     "pt-br": "Usuário",
     "en-us": "User"
    }
   },
   {
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "IdentificadorOfficer",
    "type": "reference",
    "label": {
     "pt-br": "Officer",
     "en-us": "Officer"
    }
   },
   {
    "help": {
     "pt-br": "Inativos deixam de ser oferecidos em novos registros.",
     "en-us": "Inactive ones are no longer offered in new records."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
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
  "jsonSchema": {
   "$id": "analista",
   "type": "object",
   "properties": {
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "pattern": "\\S",
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
  },
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
  "storage": "table",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": null,
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
   "icon": "user-search",
   "label": null
  },
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
  "notFound": null
 },
 {
  "name": "cliente",
  "fields": [
   {
    "help": {
     "pt-br": "Nome completo ou razão social.",
     "en-us": "Full name or company name."
    },
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": "identificacao",
    "width": 7,
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
    "fields": [],
    "accept": [],
    "name": "Nome",
    "type": "text",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    }
   },
   {
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "identificacao",
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
    "enum": "TipoPessoa",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "TipoPessoa",
    "type": "enum",
    "label": {
     "pt-br": "Tipo de pessoa",
     "en-us": "Kind of person"
    }
   },
   {
    "help": {
     "pt-br": "CPF de pessoa física ou CNPJ de empresa; o CNPJ pode ter letras.",
     "en-us": "CPF of an individual or CNPJ of a company; a CNPJ may have letters."
    },
    "required": true,
    "unique": true,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Documento",
    "type": "cpfCnpj",
    "label": {
     "pt-br": "CPF/CNPJ",
     "en-us": "CPF/CNPJ"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "NomeFantasia",
    "type": "text",
    "label": {
     "pt-br": "Nome fantasia",
     "en-us": "Trade name"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Email",
    "type": "email",
    "label": {
     "pt-br": "E-mail",
     "en-us": "E-mail"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Telefone",
    "type": "phone",
    "label": {
     "pt-br": "Telefone",
     "en-us": "Phone"
    }
   },
   {
    "help": {
     "pt-br": "Pessoa ou empresa que vive da terra; dá acesso ao crédito rural.",
     "en-us": "A person or company that lives off the land; opens rural credit."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "identificacao",
    "width": 4,
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
    "fields": [],
    "accept": [],
    "name": "ProdutorRural",
    "type": "boolean",
    "label": {
     "pt-br": "Produtor rural",
     "en-us": "Rural producer"
    }
   },
   {
    "help": {
     "pt-br": "Inativos deixam de ser oferecidos em novos registros.",
     "en-us": "Inactive ones are no longer offered in new records."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Ativo",
    "type": "boolean",
    "label": {
     "pt-br": "Ativo",
     "en-us": "Active"
    }
   },
   {
    "help": {
     "pt-br": "Grupo econômico: empresas e pessoas que respondem juntas.",
     "en-us": "Economic group: companies and people who answer together."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "IdentificadorGrupo",
    "type": "reference",
    "label": {
     "pt-br": "Grupo",
     "en-us": "Group"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "IdentificadorOfficer",
    "type": "reference",
    "label": {
     "pt-br": "Officer",
     "en-us": "Officer"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "IdentificadorSegmentoArea",
    "type": "reference",
    "label": {
     "pt-br": "Segmento/Área",
     "en-us": "Segment/Area"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "InscricaoEstadual",
    "type": "text",
    "label": {
     "pt-br": "Inscrição estadual",
     "en-us": "State registration"
    }
   },
   {
    "help": {
     "pt-br": "Atividade principal, 7 dígitos: 0115-6/00 é cultivo de soja.",
     "en-us": "Main activity, 7 digits: 0115-6/00 is growing soy."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "CnaePrincipal",
    "type": "cnae",
    "label": {
     "pt-br": "CNAE principal",
     "en-us": "Main CNAE"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [
     {
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "entity": null,
      "fields": [],
      "accept": [],
      "name": "Cnae",
      "type": "cnae",
      "label": {
       "pt-br": "CNAE",
       "en-us": "CNAE"
      }
     },
     {
      "help": null,
      "required": false,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "fields": [],
      "accept": [],
      "name": "Descricao",
      "type": "text",
      "label": {
       "pt-br": "Descrição",
       "en-us": "Description"
      }
     }
    ],
    "accept": [],
    "name": "CnaesSecundarios",
    "type": "lines",
    "label": {
     "pt-br": "CNAEs secundários",
     "en-us": "Secondary CNAEs"
    }
   },
   {
    "help": {
     "pt-br": "Como está na Receita Federal: ativa, suspensa, inapta, baixada ou nula.",
     "en-us": "As at the tax authority: active, suspended, unfit, closed or void."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "SituacaoCadastral",
    "type": "text",
    "label": {
     "pt-br": "Situação cadastral",
     "en-us": "Registration status"
    }
   },
   {
    "help": {
     "pt-br": "Número da Junta Comercial, 11 dígitos.",
     "en-us": "Number at the board of trade, 11 digits."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Nire",
    "type": "nire",
    "label": {
     "pt-br": "NIRE",
     "en-us": "NIRE"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "DataConstituicao",
    "type": "date",
    "label": {
     "pt-br": "Data de constituição",
     "en-us": "Constitution date"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "PrazoDuracao",
    "type": "text",
    "label": {
     "pt-br": "Prazo de duração",
     "en-us": "Duration"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "NaturezaJuridica",
    "type": "text",
    "label": {
     "pt-br": "Natureza jurídica",
     "en-us": "Legal type"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Cep",
    "type": "cep",
    "label": {
     "pt-br": "CEP",
     "en-us": "Postal code"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Logradouro",
    "type": "text",
    "label": {
     "pt-br": "Logradouro",
     "en-us": "Street"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Numero",
    "type": "text",
    "label": {
     "pt-br": "Número",
     "en-us": "Number"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Complemento",
    "type": "text",
    "label": {
     "pt-br": "Complemento",
     "en-us": "Complement"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Bairro",
    "type": "text",
    "label": {
     "pt-br": "Bairro",
     "en-us": "District"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Municipio",
    "type": "text",
    "label": {
     "pt-br": "Município",
     "en-us": "Municipality"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
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
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
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
    "name": "organizacao",
    "label": {
     "pt-br": "Organização",
     "en-us": "Organisation"
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
    "name": "registro",
    "label": {
     "pt-br": "Registro empresarial",
     "en-us": "Company registry"
    }
   }
  ],
  "tabs": [
   {
    "name": "geral",
    "label": {
     "pt-br": "Geral",
     "en-us": "General"
    },
    "sections": [
     "identificacao",
     "organizacao",
     "endereco"
    ]
   },
   {
    "name": "registro",
    "label": {
     "pt-br": "Registro empresarial",
     "en-us": "Company registry"
    },
    "sections": [
     "registro"
    ]
   }
  ],
  "rules": [
   {
    "when": [
     {
      "field": "TipoPessoa",
      "in": [
       "F"
      ]
     }
    ],
    "field": "Documento",
    "must": {
     "field": "Documento",
     "type": "cpf"
    },
    "message": {
     "pt-br": "Pessoa física tem CPF, de 11 dígitos. Informe o CPF ou mude o tipo de pessoa.",
     "en-us": "An individual has a CPF, of 11 digits. Give the CPF or change the kind of person."
    }
   },
   {
    "when": [
     {
      "field": "TipoPessoa",
      "in": [
       "J"
      ]
     }
    ],
    "field": "Documento",
    "must": {
     "field": "Documento",
     "type": "cnpj"
    },
    "message": {
     "pt-br": "Pessoa jurídica tem CNPJ, de 14 posições. Informe o CNPJ ou mude o tipo de pessoa.",
     "en-us": "A company has a CNPJ, of 14 characters. Give the CNPJ or change the kind of person."
    }
   },
   {
    "when": [
     {
      "field": "TipoPessoa",
      "in": [
       "J"
      ]
     },
     {
      "field": "Nire",
      "present": true
     }
    ],
    "field": "DataConstituicao",
    "must": {
     "field": "DataConstituicao",
     "present": true
    },
    "message": {
     "pt-br": "Quem tem NIRE foi constituído: informe a data de constituição.",
     "en-us": "Whoever has a NIRE was constituted: give the constitution date."
    }
   }
  ],
  "jsonSchema": {
   "$id": "cliente",
   "type": "object",
   "properties": {
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "pattern": "\\S",
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
     "format": "phone"
    },
    "ProdutorRural": {
     "type": [
      "boolean",
      "null"
     ]
    },
    "Ativo": {
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
     "format": "cnae"
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
        "format": "cnae"
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
     "format": "nire"
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
     "format": "cep"
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
    "Ibge": {
     "type": [
      "string",
      "null"
     ],
     "format": "ibge"
    }
   },
   "required": [
    "Nome",
    "TipoPessoa",
    "Documento"
   ],
   "additionalProperties": false
  },
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
  "storage": "table",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": "IdentificadorOfficer",
   "person": null,
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
   "icon": "users",
   "label": null
  },
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
  "notFound": {
   "pt-br": "Não existe cliente com o documento informado",
   "en-us": "No client has this document"
  }
 },
 {
  "name": "diretoria",
  "fields": [
   {
    "help": null,
    "required": true,
    "unique": true,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Nome",
    "type": "text",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Sigla",
    "type": "text",
    "label": {
     "pt-br": "Sigla",
     "en-us": "Acronym"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
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
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
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
  "jsonSchema": {
   "$id": "diretoria",
   "type": "object",
   "properties": {
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "pattern": "\\S",
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
  },
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
  "notFound": null
 },
 {
  "name": "empresa",
  "fields": [
   {
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "RazaoSocial",
    "type": "text",
    "label": {
     "pt-br": "Razão social",
     "en-us": "Company name"
    }
   },
   {
    "help": null,
    "required": true,
    "unique": true,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Cnpj",
    "type": "cnpj",
    "label": {
     "pt-br": "CNPJ",
     "en-us": "CNPJ"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "NomeFantasia",
    "type": "text",
    "label": {
     "pt-br": "Nome fantasia",
     "en-us": "Trade name"
    }
   },
   {
    "help": {
     "pt-br": "Inativos deixam de ser oferecidos em novos registros.",
     "en-us": "Inactive ones are no longer offered in new records."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Ativo",
    "type": "boolean",
    "label": {
     "pt-br": "Ativo",
     "en-us": "Active"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "InscricaoEstadual",
    "type": "text",
    "label": {
     "pt-br": "Inscrição estadual",
     "en-us": "State registration"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "CnaePrincipal",
    "type": "cnae",
    "label": {
     "pt-br": "CNAE principal",
     "en-us": "Main CNAE"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [
     {
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "entity": null,
      "fields": [],
      "accept": [],
      "name": "Cnae",
      "type": "cnae",
      "label": {
       "pt-br": "CNAE",
       "en-us": "CNAE"
      }
     },
     {
      "help": null,
      "required": false,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "fields": [],
      "accept": [],
      "name": "Descricao",
      "type": "text",
      "label": {
       "pt-br": "Descrição",
       "en-us": "Description"
      }
     }
    ],
    "accept": [],
    "name": "CnaesSecundarios",
    "type": "lines",
    "label": {
     "pt-br": "CNAEs secundários",
     "en-us": "Secondary CNAEs"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "SituacaoCadastral",
    "type": "text",
    "label": {
     "pt-br": "Situação cadastral",
     "en-us": "Registration status"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Nire",
    "type": "nire",
    "label": {
     "pt-br": "NIRE",
     "en-us": "NIRE"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "DataConstituicao",
    "type": "date",
    "label": {
     "pt-br": "Data de constituição",
     "en-us": "Constitution date"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "PrazoDuracao",
    "type": "text",
    "label": {
     "pt-br": "Prazo de duração",
     "en-us": "Duration"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "NaturezaJuridica",
    "type": "text",
    "label": {
     "pt-br": "Natureza jurídica",
     "en-us": "Legal type"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Cep",
    "type": "cep",
    "label": {
     "pt-br": "CEP",
     "en-us": "Postal code"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Logradouro",
    "type": "text",
    "label": {
     "pt-br": "Logradouro",
     "en-us": "Street"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Numero",
    "type": "text",
    "label": {
     "pt-br": "Número",
     "en-us": "Number"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Complemento",
    "type": "text",
    "label": {
     "pt-br": "Complemento",
     "en-us": "Complement"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Bairro",
    "type": "text",
    "label": {
     "pt-br": "Bairro",
     "en-us": "District"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Municipio",
    "type": "text",
    "label": {
     "pt-br": "Município",
     "en-us": "Municipality"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
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
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Ibge",
    "type": "ibge",
    "label": {
     "pt-br": "Código do IBGE",
     "en-us": "IBGE code"
    }
   },
   {
    "help": {
     "pt-br": "A hora em que prazos e datas são contados.",
     "en-us": "The time in which terms and dates are counted."
    },
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "parametros",
    "width": 4,
    "default": "America/Sao_Paulo",
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "FusoHorario",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "FusoHorario",
    "type": "enum",
    "label": {
     "pt-br": "Fuso horário",
     "en-us": "Time zone"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "parametros",
    "width": 4,
    "default": "08:00",
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
    "fields": [],
    "accept": [],
    "name": "ExpedienteInicio",
    "type": "time",
    "label": {
     "pt-br": "Expediente começa",
     "en-us": "Working hours begin"
    }
   },
   {
    "help": {
     "pt-br": "Os tempos de processamento dos painéis contam só o expediente.",
     "en-us": "Processing times of the dashboards count working hours alone."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "parametros",
    "width": 4,
    "default": "18:00",
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
    "fields": [],
    "accept": [],
    "name": "ExpedienteFim",
    "type": "time",
    "label": {
     "pt-br": "Expediente termina",
     "en-us": "Working hours end"
    }
   },
   {
    "help": {
     "pt-br": "Meio para cima: 0,125 vira 0,13. Meio para o par: 0,12 (ABNT NBR 5891).",
     "en-us": "Half up: 0.125 becomes 0.13. Half to even: 0.12 (ABNT NBR 5891)."
    },
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "calculo",
    "width": 4,
    "default": "HALF_UP",
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "Arredondamento",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Arredondamento",
    "type": "enum",
    "label": {
     "pt-br": "Arredondamento",
     "en-us": "Rounding"
    }
   },
   {
    "help": {
     "pt-br": "Vale para operações sem produto escolhido.",
     "en-us": "Applies to operations without a product."
    },
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "calculo",
    "width": 4,
    "default": 80,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": 1,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "LimiteLtvPct",
    "type": "percent",
    "label": {
     "pt-br": "Limite de LTV sem produto",
     "en-us": "LTV limit without a product"
    }
   },
   {
    "help": {
     "pt-br": "Mais velha que isso, a calculadora pede para atualizar o valor do imóvel.",
     "en-us": "Older than that, the calculator asks for the value to be brought up to date."
    },
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "calculo",
    "width": 4,
    "default": 12,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": 1,
    "maximum": 60,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "ValidadeAvaliacaoMeses",
    "type": "integer",
    "label": {
     "pt-br": "Avaliação vale por (meses)",
     "en-us": "Appraisal holds for (months)"
    }
   },
   {
    "help": {
     "pt-br": "Carta do credor mais velha que isso gera aviso.",
     "en-us": "A creditor’s letter older than that raises a warning."
    },
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "calculo",
    "width": 4,
    "default": 90,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": 1,
    "maximum": 365,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "ValidadeSaldoDias",
    "type": "integer",
    "label": {
     "pt-br": "Saldo informado vale por (dias)",
     "en-us": "Stated balance holds for (days)"
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
     "pt-br": "Funcionamento",
     "en-us": "Working time"
    }
   },
   {
    "name": "calculo",
    "label": {
     "pt-br": "Cálculo",
     "en-us": "Calculation"
    }
   }
  ],
  "tabs": [
   {
    "name": "dados",
    "label": {
     "pt-br": "Dados",
     "en-us": "Data"
    },
    "sections": [
     "identificacao",
     "registro",
     "endereco"
    ]
   },
   {
    "name": "parametros",
    "label": {
     "pt-br": "Parâmetros",
     "en-us": "Settings"
    },
    "sections": [
     "parametros",
     "calculo"
    ]
   }
  ],
  "rules": [
   {
    "when": [],
    "field": "ExpedienteFim",
    "must": {
     "field": "ExpedienteFim",
     "above": {
      "field": "ExpedienteInicio"
     }
    },
    "message": {
     "pt-br": "O expediente termina antes de começar. Corrija um dos horários.",
     "en-us": "Working hours end before they begin. Correct one of the times."
    }
   },
   {
    "when": [
     {
      "field": "ExpedienteInicio",
      "present": true
     }
    ],
    "field": "ExpedienteFim",
    "must": {
     "field": "ExpedienteFim",
     "present": true
    },
    "message": {
     "pt-br": "Informe também quando o expediente termina.",
     "en-us": "Also say when working hours end."
    }
   },
   {
    "when": [
     {
      "field": "Nire",
      "present": true
     }
    ],
    "field": "DataConstituicao",
    "must": {
     "field": "DataConstituicao",
     "present": true
    },
    "message": {
     "pt-br": "Quem tem NIRE foi constituído: informe a data de constituição.",
     "en-us": "Whoever has a NIRE was constituted: give the constitution date."
    }
   }
  ],
  "jsonSchema": {
   "$id": "empresa",
   "type": "object",
   "properties": {
    "RazaoSocial": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "pattern": "\\S",
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
     "format": "cnae"
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
        "format": "cnae"
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
     "format": "nire"
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
     "format": "cep"
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
    "Ibge": {
     "type": [
      "string",
      "null"
     ],
     "format": "ibge"
    },
    "FusoHorario": {
     "type": "string",
     "enum": [
      "America/Noronha",
      "America/Sao_Paulo",
      "America/Belem",
      "America/Fortaleza",
      "America/Recife",
      "America/Maceio",
      "America/Bahia",
      "America/Araguaina",
      "America/Cuiaba",
      "America/Campo_Grande",
      "America/Manaus",
      "America/Porto_Velho",
      "America/Boa_Vista",
      "America/Rio_Branco"
     ]
    },
    "ExpedienteInicio": {
     "type": [
      "string",
      "null"
     ],
     "format": "time"
    },
    "ExpedienteFim": {
     "type": [
      "string",
      "null"
     ],
     "format": "time"
    },
    "Arredondamento": {
     "type": "string",
     "enum": [
      "HALF_UP",
      "HALF_EVEN"
     ]
    },
    "LimiteLtvPct": {
     "type": "number",
     "format": "percent",
     "minimum": 1,
     "maximum": 100
    },
    "ValidadeAvaliacaoMeses": {
     "type": "integer",
     "minimum": 1,
     "maximum": 60
    },
    "ValidadeSaldoDias": {
     "type": "integer",
     "minimum": 1,
     "maximum": 365
    }
   },
   "required": [
    "RazaoSocial",
    "Cnpj",
    "FusoHorario",
    "Arredondamento",
    "LimiteLtvPct",
    "ValidadeAvaliacaoMeses",
    "ValidadeSaldoDias"
   ],
   "additionalProperties": false
  },
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
  "storage": "table",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": null,
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
   "icon": "building",
   "label": null
  },
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
  "notFound": null
 },
 {
  "name": "feedback-gestao",
  "fields": [
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": "pedido",
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 120,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Detalhe",
    "type": "text",
    "label": {
     "pt-br": "Detalhe",
     "en-us": "Detail"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "pedido",
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
    "enum": "MotivoContato",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "MotivoContato",
    "type": "enum",
    "label": {
     "pt-br": "Motivo do contato",
     "en-us": "Contact reason"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "pedido",
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
    "enum": "SituacaoFeedback",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Situacao",
    "type": "enum",
    "label": {
     "pt-br": "Situação",
     "en-us": "Status"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "pedido",
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
    "fields": [],
    "accept": [],
    "name": "DataRegistro",
    "type": "dateTime",
    "label": {
     "pt-br": "Registrado em",
     "en-us": "Registered on"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "pedido",
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
    "entity": "usuario",
    "fields": [],
    "accept": [],
    "name": "IdentificadorUsuario",
    "type": "reference",
    "label": {
     "pt-br": "Quem enviou",
     "en-us": "Sent by"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": false,
    "filter": false,
    "search": true,
    "personal": false,
    "section": "pedido",
    "width": 12,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 4000,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Mensagem",
    "type": "longText",
    "label": {
     "pt-br": "Mensagem",
     "en-us": "Message"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": false,
    "search": true,
    "personal": false,
    "section": "resposta",
    "width": 12,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 4000,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Resposta",
    "type": "longText",
    "label": {
     "pt-br": "Resposta",
     "en-us": "Reply"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "resposta",
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
    "fields": [],
    "accept": [],
    "name": "DataResposta",
    "type": "dateTime",
    "label": {
     "pt-br": "Respondido em",
     "en-us": "Replied on"
    }
   },
   {
    "help": {
     "pt-br": "Horas completas do registro até a primeira resposta.",
     "en-us": "Whole hours from registration to the first reply."
    },
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "resposta",
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
    "fields": [],
    "accept": [],
    "name": "TempoResposta",
    "type": "integer",
    "label": {
     "pt-br": "Tempo de resposta (horas)",
     "en-us": "Response time (hours)"
    }
   },
   {
    "help": {
     "pt-br": "Horas completas desde o registro ou a reabertura, enquanto pendente.",
     "en-us": "Whole hours since registration or reopening, while pending."
    },
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": true,
    "list": "optional",
    "filter": false,
    "search": false,
    "personal": false,
    "section": "resposta",
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
    "fields": [],
    "accept": [],
    "name": "TempoPendente",
    "type": "integer",
    "label": {
     "pt-br": "Tempo pendente (horas)",
     "en-us": "Pending time (hours)"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "resposta",
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
    "fields": [],
    "accept": [],
    "name": "PendenteDesde",
    "type": "dateTime",
    "label": {
     "pt-br": "Pendente desde",
     "en-us": "Pending since"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": false,
    "search": false,
    "personal": false,
    "section": "resposta",
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
    "fields": [],
    "accept": [],
    "name": "ReabreAte",
    "type": "dateTime",
    "label": {
     "pt-br": "Pode ser reaberto até",
     "en-us": "Can be reopened until"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "resposta",
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
    "entity": null,
    "fields": [
     {
      "help": null,
      "required": false,
      "unique": false,
      "readOnly": "always",
      "computed": false,
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
      "entity": null,
      "fields": [],
      "accept": [],
      "name": "Quando",
      "type": "dateTime",
      "label": {
       "pt-br": "Quando",
       "en-us": "When"
      }
     },
     {
      "help": null,
      "required": false,
      "unique": false,
      "readOnly": "always",
      "computed": false,
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
      "maxLength": 200,
      "mask": null,
      "minimum": null,
      "maximum": null,
      "scale": null,
      "enum": null,
      "entity": null,
      "fields": [],
      "accept": [],
      "name": "Quem",
      "type": "text",
      "label": {
       "pt-br": "Quem",
       "en-us": "Who"
      }
     },
     {
      "help": null,
      "required": false,
      "unique": false,
      "readOnly": "always",
      "computed": false,
      "list": false,
      "filter": false,
      "search": false,
      "personal": false,
      "section": null,
      "width": 6,
      "default": null,
      "seeCode": null,
      "changeCode": null,
      "visibleWhen": null,
      "maxLength": 4000,
      "mask": null,
      "minimum": null,
      "maximum": null,
      "scale": null,
      "enum": null,
      "entity": null,
      "fields": [],
      "accept": [],
      "name": "Texto",
      "type": "longText",
      "label": {
       "pt-br": "Mensagem",
       "en-us": "Message"
      }
     }
    ],
    "accept": [],
    "name": "Conversa",
    "type": "lines",
    "label": {
     "pt-br": "Conversa",
     "en-us": "Conversation"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "contexto",
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
    "fields": [],
    "accept": [],
    "name": "Contexto",
    "type": "longText",
    "label": {
     "pt-br": "Tela, versão e registro",
     "en-us": "Screen, version and record"
    }
   }
  ],
  "sections": [
   {
    "name": "pedido",
    "label": {
     "pt-br": "Pedido",
     "en-us": "Request"
    }
   },
   {
    "name": "resposta",
    "label": {
     "pt-br": "Resposta",
     "en-us": "Reply"
    }
   },
   {
    "name": "contexto",
    "label": {
     "pt-br": "De onde veio",
     "en-us": "Where it came from"
    }
   }
  ],
  "tabs": [],
  "rules": [],
  "jsonSchema": {
   "$id": "feedback_gestao",
   "type": "object",
   "properties": {},
   "required": [],
   "additionalProperties": false
  },
  "noun": "FeedbackGestao",
  "table": "feedback",
  "label": {
   "pt-br": "Feedback recebido",
   "en-us": "Feedback received"
  },
  "plural": {
   "pt-br": "Controle de feedbacks",
   "en-us": "Feedback control"
  },
  "gender": "m",
  "permission": "FEEDBACKGESTAO",
  "scope": "company",
  "storage": "shared",
  "of": "feedback",
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": null,
   "through": null,
   "branch": null,
   "tenant": false,
   "visibleThrough": null
  },
  "representation": "Detalhe",
  "representationFallback": null,
  "sort": {
   "field": "DataRegistro",
   "order": "desc"
  },
  "menu": {
   "group": "management",
   "order": 180,
   "icon": "message",
   "label": null
  },
  "states": null,
  "actions": [
   {
    "on": [
     "record"
    ],
    "confirm": {
     "pt-br": "Quem enviou recebe um aviso com a resposta.",
     "en-us": "Whoever sent it gets a notice of the reply."
    },
    "done": {
     "pt-br": "Resposta enviada.",
     "en-us": "Reply sent."
    },
    "when": {
     "field": "Situacao",
     "in": [
      "pendente"
     ]
    },
    "reveals": null,
    "name": "responder",
    "label": {
     "pt-br": "Responder",
     "en-us": "Reply"
    },
    "code": "FEEDBACKGESTAO.RESPONDER",
    "parameters": {
     "name": "feedback-gestao.responder",
     "fields": [
      {
       "help": null,
       "required": true,
       "unique": false,
       "readOnly": false,
       "computed": false,
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
       "maxLength": 4000,
       "mask": null,
       "minimum": null,
       "maximum": null,
       "scale": null,
       "enum": null,
       "entity": null,
       "fields": [],
       "accept": [],
       "name": "Resposta",
       "type": "longText",
       "label": {
        "pt-br": "Resposta",
        "en-us": "Reply"
       }
      },
      {
       "help": null,
       "required": true,
       "unique": false,
       "readOnly": false,
       "computed": false,
       "list": false,
       "filter": false,
       "search": false,
       "personal": false,
       "section": null,
       "width": 6,
       "default": "resolvida",
       "seeCode": null,
       "changeCode": null,
       "visibleWhen": null,
       "maxLength": null,
       "mask": null,
       "minimum": null,
       "maximum": null,
       "scale": null,
       "enum": "SituacaoFeedback",
       "entity": null,
       "fields": [],
       "accept": [],
       "name": "Situacao",
       "type": "enum",
       "label": {
        "pt-br": "A demanda fica",
        "en-us": "The request becomes"
       }
      }
     ],
     "sections": [],
     "tabs": [],
     "rules": [],
     "jsonSchema": {
      "$id": "feedback_gestao_responder",
      "type": "object",
      "properties": {
       "Resposta": {
        "type": "string",
        "format": "longText",
        "minLength": 1,
        "pattern": "\\S",
        "maxLength": 4000
       },
       "Situacao": {
        "type": "string",
        "enum": [
         "pendente",
         "resolvida"
        ]
       }
      },
      "required": [
       "Resposta",
       "Situacao"
      ],
      "additionalProperties": false
     }
    }
   }
  ],
  "calls": [
   "list",
   "get"
  ],
  "codes": {
   "list": "FEEDBACKGESTAO.CONSULTAR",
   "get": "FEEDBACKGESTAO.CONSULTAR",
   "history": "FEEDBACKGESTAO.CONSULTAR",
   "create": "FEEDBACKGESTAO.INCLUIR",
   "update": "FEEDBACKGESTAO.ALTERAR",
   "delete": "FEEDBACKGESTAO.EXCLUIR",
   "export": "FEEDBACKGESTAO.EXPORTAR"
  },
  "uniqueTogether": [],
  "panels": [],
  "screen": null,
  "notFound": null
 },
 {
  "name": "feedback",
  "fields": [
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": "pedido",
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 120,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Detalhe",
    "type": "text",
    "label": {
     "pt-br": "Detalhe",
     "en-us": "Detail"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "pedido",
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
    "enum": "MotivoContato",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "MotivoContato",
    "type": "enum",
    "label": {
     "pt-br": "Motivo do contato",
     "en-us": "Contact reason"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "pedido",
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
    "enum": "SituacaoFeedback",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Situacao",
    "type": "enum",
    "label": {
     "pt-br": "Situação",
     "en-us": "Status"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "pedido",
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
    "fields": [],
    "accept": [],
    "name": "DataRegistro",
    "type": "dateTime",
    "label": {
     "pt-br": "Registrado em",
     "en-us": "Registered on"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "pedido",
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
    "entity": "usuario",
    "fields": [],
    "accept": [],
    "name": "IdentificadorUsuario",
    "type": "reference",
    "label": {
     "pt-br": "Quem enviou",
     "en-us": "Sent by"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": false,
    "filter": false,
    "search": true,
    "personal": false,
    "section": "pedido",
    "width": 12,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 4000,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Mensagem",
    "type": "longText",
    "label": {
     "pt-br": "Mensagem",
     "en-us": "Message"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": false,
    "search": true,
    "personal": false,
    "section": "resposta",
    "width": 12,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 4000,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Resposta",
    "type": "longText",
    "label": {
     "pt-br": "Resposta",
     "en-us": "Reply"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "resposta",
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
    "fields": [],
    "accept": [],
    "name": "DataResposta",
    "type": "dateTime",
    "label": {
     "pt-br": "Respondido em",
     "en-us": "Replied on"
    }
   },
   {
    "help": {
     "pt-br": "Horas completas do registro até a primeira resposta.",
     "en-us": "Whole hours from registration to the first reply."
    },
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "resposta",
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
    "fields": [],
    "accept": [],
    "name": "TempoResposta",
    "type": "integer",
    "label": {
     "pt-br": "Tempo de resposta (horas)",
     "en-us": "Response time (hours)"
    }
   },
   {
    "help": {
     "pt-br": "Horas completas desde o registro ou a reabertura, enquanto pendente.",
     "en-us": "Whole hours since registration or reopening, while pending."
    },
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": true,
    "list": "optional",
    "filter": false,
    "search": false,
    "personal": false,
    "section": "resposta",
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
    "fields": [],
    "accept": [],
    "name": "TempoPendente",
    "type": "integer",
    "label": {
     "pt-br": "Tempo pendente (horas)",
     "en-us": "Pending time (hours)"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "resposta",
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
    "fields": [],
    "accept": [],
    "name": "PendenteDesde",
    "type": "dateTime",
    "label": {
     "pt-br": "Pendente desde",
     "en-us": "Pending since"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": false,
    "search": false,
    "personal": false,
    "section": "resposta",
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
    "fields": [],
    "accept": [],
    "name": "ReabreAte",
    "type": "dateTime",
    "label": {
     "pt-br": "Pode ser reaberto até",
     "en-us": "Can be reopened until"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "resposta",
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
    "entity": null,
    "fields": [
     {
      "help": null,
      "required": false,
      "unique": false,
      "readOnly": "always",
      "computed": false,
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
      "entity": null,
      "fields": [],
      "accept": [],
      "name": "Quando",
      "type": "dateTime",
      "label": {
       "pt-br": "Quando",
       "en-us": "When"
      }
     },
     {
      "help": null,
      "required": false,
      "unique": false,
      "readOnly": "always",
      "computed": false,
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
      "maxLength": 200,
      "mask": null,
      "minimum": null,
      "maximum": null,
      "scale": null,
      "enum": null,
      "entity": null,
      "fields": [],
      "accept": [],
      "name": "Quem",
      "type": "text",
      "label": {
       "pt-br": "Quem",
       "en-us": "Who"
      }
     },
     {
      "help": null,
      "required": false,
      "unique": false,
      "readOnly": "always",
      "computed": false,
      "list": false,
      "filter": false,
      "search": false,
      "personal": false,
      "section": null,
      "width": 6,
      "default": null,
      "seeCode": null,
      "changeCode": null,
      "visibleWhen": null,
      "maxLength": 4000,
      "mask": null,
      "minimum": null,
      "maximum": null,
      "scale": null,
      "enum": null,
      "entity": null,
      "fields": [],
      "accept": [],
      "name": "Texto",
      "type": "longText",
      "label": {
       "pt-br": "Mensagem",
       "en-us": "Message"
      }
     }
    ],
    "accept": [],
    "name": "Conversa",
    "type": "lines",
    "label": {
     "pt-br": "Conversa",
     "en-us": "Conversation"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "contexto",
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
    "fields": [],
    "accept": [],
    "name": "Contexto",
    "type": "longText",
    "label": {
     "pt-br": "Tela, versão e registro",
     "en-us": "Screen, version and record"
    }
   }
  ],
  "sections": [
   {
    "name": "pedido",
    "label": {
     "pt-br": "Pedido",
     "en-us": "Request"
    }
   },
   {
    "name": "resposta",
    "label": {
     "pt-br": "Resposta",
     "en-us": "Reply"
    }
   },
   {
    "name": "contexto",
    "label": {
     "pt-br": "De onde veio",
     "en-us": "Where it came from"
    }
   }
  ],
  "tabs": [],
  "rules": [],
  "jsonSchema": {
   "$id": "feedback",
   "type": "object",
   "properties": {},
   "required": [],
   "additionalProperties": false
  },
  "noun": "Feedback",
  "table": "feedback",
  "label": {
   "pt-br": "Feedback",
   "en-us": "Feedback"
  },
  "plural": {
   "pt-br": "Meus feedbacks",
   "en-us": "My feedback"
  },
  "gender": "m",
  "permission": "FEEDBACK",
  "scope": "company",
  "storage": "table",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": "IdentificadorUsuario",
   "through": null,
   "branch": null,
   "tenant": false,
   "visibleThrough": null
  },
  "representation": "Detalhe",
  "representationFallback": null,
  "sort": {
   "field": "DataRegistro",
   "order": "desc"
  },
  "menu": {
   "group": "work",
   "order": 900,
   "icon": "message",
   "label": null
  },
  "states": {
   "field": "Situacao",
   "initial": "pendente",
   "enum": "SituacaoFeedback",
   "transitions": [
    {
     "reasonRequired": false,
     "condition": null,
     "event": "responder",
     "label": {
      "pt-br": "Responder",
      "en-us": "Reply"
     },
     "from": [
      "pendente"
     ],
     "to": "resolvida",
     "code": null
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "retirar",
     "label": {
      "pt-br": "Retirar",
      "en-us": "Withdraw"
     },
     "from": [
      "pendente"
     ],
     "to": "resolvida",
     "code": null
    },
    {
     "reasonRequired": false,
     "condition": "within-reopening-time",
     "event": "reabrir",
     "label": {
      "pt-br": "Reabrir",
      "en-us": "Reopen"
     },
     "from": [
      "resolvida"
     ],
     "to": "pendente",
     "code": null
    }
   ]
  },
  "actions": [
   {
    "on": [
     "list"
    ],
    "confirm": {
     "pt-br": "Quem cuida do Folio lê e responde em “Meus feedbacks”.",
     "en-us": "Whoever looks after Folio reads it and answers in “My feedback”."
    },
    "done": {
     "pt-br": "Feedback enviado. A resposta chega em “Meus feedbacks”.",
     "en-us": "Feedback sent. The reply arrives in “My feedback”."
    },
    "when": null,
    "reveals": null,
    "name": "enviar",
    "label": {
     "pt-br": "Enviar feedback",
     "en-us": "Send feedback"
    },
    "code": "FEEDBACK.ENVIAR",
    "parameters": {
     "name": "feedback.enviar",
     "fields": [
      {
       "help": null,
       "required": true,
       "unique": false,
       "readOnly": false,
       "computed": false,
       "list": false,
       "filter": false,
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
       "enum": "MotivoContato",
       "entity": null,
       "fields": [],
       "accept": [],
       "name": "MotivoContato",
       "type": "enum",
       "label": {
        "pt-br": "Motivo do contato",
        "en-us": "Contact reason"
       }
      },
      {
       "help": {
        "pt-br": "O assunto, em poucas palavras.",
        "en-us": "The subject, in a few words."
       },
       "required": true,
       "unique": false,
       "readOnly": false,
       "computed": false,
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
       "maxLength": 120,
       "mask": null,
       "minimum": null,
       "maximum": null,
       "scale": null,
       "enum": null,
       "entity": null,
       "fields": [],
       "accept": [],
       "name": "Detalhe",
       "type": "text",
       "label": {
        "pt-br": "Detalhe",
        "en-us": "Detail"
       }
      },
      {
       "help": null,
       "required": true,
       "unique": false,
       "readOnly": false,
       "computed": false,
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
       "maxLength": 4000,
       "mask": null,
       "minimum": null,
       "maximum": null,
       "scale": null,
       "enum": null,
       "entity": null,
       "fields": [],
       "accept": [],
       "name": "Mensagem",
       "type": "longText",
       "label": {
        "pt-br": "Mensagem",
        "en-us": "Message"
       }
      },
      {
       "help": {
        "pt-br": "O texto abaixo vai junto. Pode ser alterado antes de enviar.",
        "en-us": "The text below goes with it. It can be changed before sending."
       },
       "required": false,
       "unique": false,
       "readOnly": false,
       "computed": false,
       "list": false,
       "filter": false,
       "search": false,
       "personal": false,
       "section": null,
       "width": 12,
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
       "fields": [],
       "accept": [],
       "name": "AnexarContexto",
       "type": "boolean",
       "label": {
        "pt-br": "Anexar a tela em que estou",
        "en-us": "Attach the screen I am on"
       }
      },
      {
       "help": null,
       "required": false,
       "unique": false,
       "readOnly": false,
       "computed": false,
       "list": false,
       "filter": false,
       "search": false,
       "personal": false,
       "section": null,
       "width": 12,
       "default": null,
       "seeCode": null,
       "changeCode": null,
       "visibleWhen": {
        "field": "AnexarContexto",
        "in": [
         true
        ]
       },
       "maxLength": 500,
       "mask": null,
       "minimum": null,
       "maximum": null,
       "scale": null,
       "enum": null,
       "entity": null,
       "fields": [],
       "accept": [],
       "name": "Contexto",
       "type": "longText",
       "label": {
        "pt-br": "O que vai junto",
        "en-us": "What goes with it"
       }
      }
     ],
     "sections": [],
     "tabs": [],
     "rules": [],
     "jsonSchema": {
      "$id": "feedback_enviar",
      "type": "object",
      "properties": {
       "MotivoContato": {
        "type": "string",
        "enum": [
         "ERRO",
         "DUVIDA",
         "SUGESTAO",
         "EXTRACAO",
         "CERTIDAO",
         "ACESSO",
         "OUTRO"
        ]
       },
       "Detalhe": {
        "type": "string",
        "format": "text",
        "minLength": 1,
        "pattern": "\\S",
        "maxLength": 120
       },
       "Mensagem": {
        "type": "string",
        "format": "longText",
        "minLength": 1,
        "pattern": "\\S",
        "maxLength": 4000
       },
       "AnexarContexto": {
        "type": [
         "boolean",
         "null"
        ]
       },
       "Contexto": {
        "type": [
         "string",
         "null"
        ],
        "format": "longText",
        "maxLength": 500
       }
      },
      "required": [
       "MotivoContato",
       "Detalhe",
       "Mensagem"
      ],
      "additionalProperties": false
     }
    }
   },
   {
    "on": [
     "record"
    ],
    "confirm": {
     "pt-br": "A demanda fica resolvida sem resposta. Em 7 dias ainda pode ser reaberta.",
     "en-us": "The request is resolved without a reply. It can still be reopened within 7 days."
    },
    "done": {
     "pt-br": "Feedback retirado.",
     "en-us": "Feedback withdrawn."
    },
    "when": {
     "field": "Situacao",
     "in": [
      "pendente"
     ]
    },
    "reveals": null,
    "name": "retirar-pedido",
    "label": {
     "pt-br": "Retirar",
     "en-us": "Withdraw"
    },
    "code": "FEEDBACK.ENVIAR",
    "parameters": null
   },
   {
    "on": [
     "record"
    ],
    "confirm": {
     "pt-br": "A demanda volta a ficar pendente, e quem a respondeu vê a mensagem.",
     "en-us": "The request becomes pending again, and whoever replied sees the message."
    },
    "done": {
     "pt-br": "Demanda reaberta.",
     "en-us": "Request reopened."
    },
    "when": {
     "field": "Situacao",
     "in": [
      "resolvida"
     ]
    },
    "reveals": null,
    "name": "contestar",
    "label": {
     "pt-br": "Responder e reabrir",
     "en-us": "Answer and reopen"
    },
    "code": "FEEDBACK.ENVIAR",
    "parameters": {
     "name": "feedback.contestar",
     "fields": [
      {
       "help": null,
       "required": true,
       "unique": false,
       "readOnly": false,
       "computed": false,
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
       "maxLength": 4000,
       "mask": null,
       "minimum": null,
       "maximum": null,
       "scale": null,
       "enum": null,
       "entity": null,
       "fields": [],
       "accept": [],
       "name": "Mensagem",
       "type": "longText",
       "label": {
        "pt-br": "Mensagem",
        "en-us": "Message"
       }
      }
     ],
     "sections": [],
     "tabs": [],
     "rules": [],
     "jsonSchema": {
      "$id": "feedback_contestar",
      "type": "object",
      "properties": {
       "Mensagem": {
        "type": "string",
        "format": "longText",
        "minLength": 1,
        "pattern": "\\S",
        "maxLength": 4000
       }
      },
      "required": [
       "Mensagem"
      ],
      "additionalProperties": false
     }
    }
   }
  ],
  "calls": [
   "list",
   "get",
   "history"
  ],
  "codes": {
   "list": "FEEDBACK.CONSULTAR",
   "get": "FEEDBACK.CONSULTAR",
   "history": "FEEDBACK.CONSULTAR",
   "create": "FEEDBACK.INCLUIR",
   "update": "FEEDBACK.ALTERAR",
   "delete": "FEEDBACK.EXCLUIR",
   "export": "FEEDBACK.EXPORTAR"
  },
  "uniqueTogether": [],
  "panels": [],
  "screen": null,
  "notFound": null
 },
 {
  "name": "feriado",
  "fields": [
   {
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": true,
    "filter": true,
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
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Data",
    "type": "date",
    "label": {
     "pt-br": "Data",
     "en-us": "Date"
    }
   },
   {
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": null,
    "width": 9,
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
    "fields": [],
    "accept": [],
    "name": "Nome",
    "type": "text",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    }
   },
   {
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": null,
    "width": 4,
    "default": "nacional",
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "AbrangenciaFeriado",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Abrangencia",
    "type": "enum",
    "label": {
     "pt-br": "Abrangência",
     "en-us": "Extent"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": null,
    "width": 2,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": {
     "field": "Abrangencia",
     "in": [
      "estadual",
      "municipal"
     ]
    },
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "Uf",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Uf",
    "type": "enum",
    "label": {
     "pt-br": "UF",
     "en-us": "State"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": "optional",
    "filter": true,
    "search": true,
    "personal": false,
    "section": null,
    "width": 6,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": {
     "field": "Abrangencia",
     "in": [
      "municipal"
     ]
    },
    "maxLength": 80,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
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
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": null,
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": {
     "field": "Abrangencia",
     "in": [
      "municipal"
     ]
    },
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
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
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": "optional",
    "filter": false,
    "search": false,
    "personal": false,
    "section": null,
    "width": 8,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": 120,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
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
  "jsonSchema": {
   "$id": "feriado",
   "type": "object",
   "properties": {
    "Data": {
     "type": "string",
     "format": "date"
    },
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "pattern": "\\S",
     "maxLength": 80
    },
    "Abrangencia": {
     "type": "string",
     "enum": [
      "nacional",
      "estadual",
      "municipal"
     ]
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
    "Municipio": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 80
    },
    "Ibge": {
     "type": [
      "string",
      "null"
     ],
     "format": "ibge"
    },
    "Fundamento": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 120
    }
   },
   "required": [
    "Data",
    "Nome",
    "Abrangencia"
   ],
   "additionalProperties": false
  },
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
  "states": null,
  "actions": [
   {
    "on": [
     "list"
    ],
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
       "help": null,
       "required": true,
       "unique": false,
       "readOnly": false,
       "computed": false,
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
       "minimum": 1950,
       "maximum": 2199,
       "scale": null,
       "enum": null,
       "entity": null,
       "fields": [],
       "accept": [],
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
     "rules": [],
     "jsonSchema": {
      "$id": "feriado_gerar_nacionais",
      "type": "object",
      "properties": {
       "Ano": {
        "type": "integer",
        "minimum": 1950,
        "maximum": 2199
       }
      },
      "required": [
       "Ano"
      ],
      "additionalProperties": false
     }
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
  "screen": null,
  "notFound": null
 },
 {
  "name": "filial",
  "fields": [
   {
    "help": null,
    "required": true,
    "unique": true,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
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
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
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
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Ativo",
    "type": "boolean",
    "label": {
     "pt-br": "Ativo",
     "en-us": "Active"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Cep",
    "type": "cep",
    "label": {
     "pt-br": "CEP",
     "en-us": "Postal code"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Logradouro",
    "type": "text",
    "label": {
     "pt-br": "Logradouro",
     "en-us": "Street"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Numero",
    "type": "text",
    "label": {
     "pt-br": "Número",
     "en-us": "Number"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Complemento",
    "type": "text",
    "label": {
     "pt-br": "Complemento",
     "en-us": "Complement"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Bairro",
    "type": "text",
    "label": {
     "pt-br": "Bairro",
     "en-us": "District"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Municipio",
    "type": "text",
    "label": {
     "pt-br": "Município",
     "en-us": "Municipality"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
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
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
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
  "jsonSchema": {
   "$id": "filial",
   "type": "object",
   "properties": {
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "pattern": "\\S",
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
     "format": "cep"
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
    "Ibge": {
     "type": [
      "string",
      "null"
     ],
     "format": "ibge"
    }
   },
   "required": [
    "Nome"
   ],
   "additionalProperties": false
  },
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
  "notFound": null
 },
 {
  "name": "grupo",
  "fields": [
   {
    "help": null,
    "required": true,
    "unique": true,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Nome",
    "type": "text",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "IdentificadorOfficer",
    "type": "reference",
    "label": {
     "pt-br": "Officer",
     "en-us": "Officer"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
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
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
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
  "jsonSchema": {
   "$id": "grupo",
   "type": "object",
   "properties": {
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "pattern": "\\S",
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
  },
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
  "notFound": null
 },
 {
  "name": "indice",
  "fields": [
   {
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": true,
    "filter": true,
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
    "enum": "Indice",
    "entity": null,
    "fields": [],
    "accept": [],
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
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": true,
    "filter": true,
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
    "entity": null,
    "fields": [],
    "accept": [],
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
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": true,
    "filter": true,
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
    "minimum": -99,
    "maximum": 1000,
    "scale": 4,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
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
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "maxLength": 120,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
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
  "jsonSchema": {
   "$id": "indice",
   "type": "object",
   "properties": {
    "Indice": {
     "type": "string",
     "enum": [
      "IPCA",
      "INPC",
      "IGPM",
      "TR",
      "SELIC",
      "POUPANCA",
      "CDI",
      "NENHUM"
     ]
    },
    "Competencia": {
     "type": "string",
     "format": "month"
    },
    "Valor": {
     "type": "number",
     "format": "percent",
     "minimum": -99,
     "maximum": 1000
    },
    "Fonte": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 120
    }
   },
   "required": [
    "Indice",
    "Competencia",
    "Valor"
   ],
   "additionalProperties": false
  },
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
  "screen": null,
  "notFound": null
 },
 {
  "name": "log-acesso",
  "fields": [
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
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
    "enum": "EventoAcesso",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Evento",
    "type": "enum",
    "label": {
     "pt-br": "Evento",
     "en-us": "Event"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
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
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Quando",
    "type": "dateTime",
    "label": {
     "pt-br": "Quando",
     "en-us": "When"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
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
    "entity": "usuario",
    "fields": [],
    "accept": [],
    "name": "IdentificadorUsuario",
    "type": "reference",
    "label": {
     "pt-br": "Usuário",
     "en-us": "User"
    }
   },
   {
    "help": {
     "pt-br": "A lista ou a chamada de que se trata.",
     "en-us": "The list or call it is about."
    },
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": false,
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
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Entidade",
    "type": "text",
    "label": {
     "pt-br": "O que",
     "en-us": "What"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": false,
    "search": false,
    "personal": true,
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
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Registro",
    "type": "text",
    "label": {
     "pt-br": "Registro",
     "en-us": "Record"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
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
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "IdentificadorRegistro",
    "type": "integer",
    "label": {
     "pt-br": "Registro nº",
     "en-us": "Record no."
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
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
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Quantidade",
    "type": "integer",
    "label": {
     "pt-br": "Registros lidos",
     "en-us": "Records read"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": false,
    "search": false,
    "personal": true,
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
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Endereco",
    "type": "text",
    "label": {
     "pt-br": "Endereço de rede",
     "en-us": "Network address"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
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
    "fields": [],
    "accept": [],
    "name": "Agente",
    "type": "text",
    "label": {
     "pt-br": "Navegador",
     "en-us": "Browser"
    }
   },
   {
    "help": {
     "pt-br": "Consultas iguais têm o mesmo resumo; o que foi perguntado não fica guardado.",
     "en-us": "Equal queries have the same digest; what was asked is not kept."
    },
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": false,
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
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Filtro",
    "type": "text",
    "label": {
     "pt-br": "Resumo da consulta",
     "en-us": "Digest of the query"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": false,
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
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Requisicao",
    "type": "text",
    "label": {
     "pt-br": "Número da requisição",
     "en-us": "Request number"
    }
   }
  ],
  "sections": [],
  "tabs": [],
  "rules": [],
  "jsonSchema": {
   "$id": "log_acesso",
   "type": "object",
   "properties": {},
   "required": [],
   "additionalProperties": false
  },
  "noun": "LogAcesso",
  "table": "log_acesso",
  "label": {
   "pt-br": "Acesso",
   "en-us": "Access"
  },
  "plural": {
   "pt-br": "Log de acesso",
   "en-us": "Access log"
  },
  "gender": "m",
  "permission": "LOGACESSO",
  "scope": "company",
  "storage": "view",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": null,
   "through": null,
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
   "group": "management",
   "order": 190,
   "icon": "clock",
   "label": null
  },
  "states": null,
  "actions": [],
  "calls": [
   "list",
   "get"
  ],
  "codes": {
   "list": "LOGACESSO.CONSULTAR",
   "get": "LOGACESSO.CONSULTAR",
   "history": "LOGACESSO.CONSULTAR",
   "create": "LOGACESSO.INCLUIR",
   "update": "LOGACESSO.ALTERAR",
   "delete": "LOGACESSO.EXCLUIR",
   "export": "LOGACESSO.EXPORTAR"
  },
  "uniqueTogether": [],
  "panels": [],
  "screen": null,
  "notFound": null
 },
 {
  "name": "log-alteracao",
  "fields": [
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "alteracao",
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
    "fields": [],
    "accept": [],
    "name": "Quando",
    "type": "dateTime",
    "label": {
     "pt-br": "Quando",
     "en-us": "When"
    }
   },
   {
    "help": {
     "pt-br": "O nome que tinha na hora; processos têm nome próprio.",
     "en-us": "The name at that time; processes have names of their own."
    },
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "alteracao",
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
    "fields": [],
    "accept": [],
    "name": "Usuario",
    "type": "text",
    "label": {
     "pt-br": "Quem",
     "en-us": "Who"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "alteracao",
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
    "entity": "usuario",
    "fields": [],
    "accept": [],
    "name": "IdentificadorUsuario",
    "type": "reference",
    "label": {
     "pt-br": "Usuário",
     "en-us": "User"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "alteracao",
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
    "enum": "OperacaoAlteracao",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Operacao",
    "type": "enum",
    "label": {
     "pt-br": "Tipo de alteração",
     "en-us": "Kind of change"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "alteracao",
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
    "enum": "Entidade",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Entidade",
    "type": "enum",
    "label": {
     "pt-br": "Cadastro",
     "en-us": "Entity"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": false,
    "search": false,
    "personal": true,
    "section": "alteracao",
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
    "fields": [],
    "accept": [],
    "name": "Registro",
    "type": "text",
    "label": {
     "pt-br": "Registro",
     "en-us": "Record"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "alteracao",
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
    "fields": [],
    "accept": [],
    "name": "IdentificadorRegistro",
    "type": "integer",
    "label": {
     "pt-br": "Registro nº",
     "en-us": "Record no."
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": false,
    "search": false,
    "personal": false,
    "section": "alteracao",
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
    "fields": [],
    "accept": [],
    "name": "VersaoRegistro",
    "type": "integer",
    "label": {
     "pt-br": "Versão",
     "en-us": "Version"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": false,
    "search": false,
    "personal": false,
    "section": "alteracao",
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
    "fields": [],
    "accept": [],
    "name": "VersaoRestaurada",
    "type": "integer",
    "label": {
     "pt-br": "Versão restaurada",
     "en-us": "Restored version"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "alteracao",
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
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Campos",
    "type": "longText",
    "label": {
     "pt-br": "Campos",
     "en-us": "Fields"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": false,
    "search": false,
    "personal": false,
    "section": "alteracao",
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
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Motivo",
    "type": "longText",
    "label": {
     "pt-br": "Motivo",
     "en-us": "Reason"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "alteracao",
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
    "enum": "OrigemAlteracao",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Origem",
    "type": "enum",
    "label": {
     "pt-br": "Origem",
     "en-us": "Origin"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": false,
    "search": false,
    "personal": false,
    "section": "alteracao",
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
    "fields": [],
    "accept": [],
    "name": "Requisicao",
    "type": "text",
    "label": {
     "pt-br": "Número da requisição",
     "en-us": "Request number"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "campos",
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
    "fields": [
     {
      "help": null,
      "required": false,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "entity": null,
      "fields": [],
      "accept": [],
      "name": "Campo",
      "type": "text",
      "label": {
       "pt-br": "Campo",
       "en-us": "Field"
      }
     },
     {
      "help": null,
      "required": false,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "entity": null,
      "fields": [],
      "accept": [],
      "name": "De",
      "type": "longText",
      "label": {
       "pt-br": "De",
       "en-us": "From"
      }
     },
     {
      "help": null,
      "required": false,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "entity": null,
      "fields": [],
      "accept": [],
      "name": "Para",
      "type": "longText",
      "label": {
       "pt-br": "Para",
       "en-us": "To"
      }
     }
    ],
    "accept": [],
    "name": "Alteracoes",
    "type": "lines",
    "label": {
     "pt-br": "O que mudou",
     "en-us": "What changed"
    }
   }
  ],
  "sections": [
   {
    "name": "alteracao",
    "label": {
     "pt-br": "Alteração",
     "en-us": "Change"
    }
   },
   {
    "name": "campos",
    "label": {
     "pt-br": "Antes e depois",
     "en-us": "Before and after"
    }
   }
  ],
  "tabs": [],
  "rules": [],
  "jsonSchema": {
   "$id": "log_alteracao",
   "type": "object",
   "properties": {},
   "required": [],
   "additionalProperties": false
  },
  "noun": "LogAlteracao",
  "table": "log_alteracao",
  "label": {
   "pt-br": "Alteração",
   "en-us": "Change"
  },
  "plural": {
   "pt-br": "Log de alteração",
   "en-us": "Change log"
  },
  "gender": "f",
  "permission": "LOGALTERACAO",
  "scope": "company",
  "storage": "view",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": null,
   "through": null,
   "branch": null,
   "tenant": false,
   "visibleThrough": null
  },
  "representation": "Registro",
  "representationFallback": null,
  "sort": {
   "field": "Quando",
   "order": "desc"
  },
  "menu": {
   "group": "management",
   "order": 200,
   "icon": "history",
   "label": null
  },
  "states": null,
  "actions": [],
  "calls": [
   "list",
   "get"
  ],
  "codes": {
   "list": "LOGALTERACAO.CONSULTAR",
   "get": "LOGALTERACAO.CONSULTAR",
   "history": "LOGALTERACAO.CONSULTAR",
   "create": "LOGALTERACAO.INCLUIR",
   "update": "LOGALTERACAO.ALTERAR",
   "delete": "LOGALTERACAO.EXCLUIR",
   "export": "LOGALTERACAO.EXPORTAR"
  },
  "uniqueTogether": [],
  "panels": [],
  "screen": null,
  "notFound": null
 },
 {
  "name": "notificacao",
  "fields": [
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": false,
    "search": false,
    "personal": false,
    "section": null,
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
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Texto",
    "type": "text",
    "label": {
     "pt-br": "Aviso",
     "en-us": "Notice"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
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
    "enum": "TipoNotificacao",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Tipo",
    "type": "enum",
    "label": {
     "pt-br": "Tipo",
     "en-us": "Kind"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
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
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Quando",
    "type": "dateTime",
    "label": {
     "pt-br": "Quando",
     "en-us": "When"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": null,
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
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Lida",
    "type": "boolean",
    "label": {
     "pt-br": "Lido",
     "en-us": "Read"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
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
    "enum": "Entidade",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Entidade",
    "type": "enum",
    "label": {
     "pt-br": "Registro de",
     "en-us": "Record of"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
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
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "IdentificadorRegistro",
    "type": "integer",
    "label": {
     "pt-br": "Registro nº",
     "en-us": "Record no."
    }
   }
  ],
  "sections": [],
  "tabs": [],
  "rules": [],
  "jsonSchema": {
   "$id": "notificacao",
   "type": "object",
   "properties": {},
   "required": [],
   "additionalProperties": false
  },
  "noun": "Notificacao",
  "table": "notificacao",
  "label": {
   "pt-br": "Aviso",
   "en-us": "Notice"
  },
  "plural": {
   "pt-br": "Avisos",
   "en-us": "Notices"
  },
  "gender": "m",
  "permission": "NOTIFICACAO",
  "scope": "company",
  "storage": "view",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": null,
   "through": null,
   "branch": null,
   "tenant": false,
   "visibleThrough": null
  },
  "representation": "Texto",
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
  "states": null,
  "actions": [
   {
    "on": [
     "record",
     "selection"
    ],
    "confirm": {
     "pt-br": "Marcar como lidos os avisos escolhidos (%{count})?",
     "en-us": "Mark the chosen notices as read (%{count})?"
    },
    "done": {
     "pt-br": "Avisos marcados como lidos: %{count}.",
     "en-us": "Notices marked as read: %{count}."
    },
    "when": null,
    "reveals": null,
    "name": "ler",
    "label": {
     "pt-br": "Marcar como lido",
     "en-us": "Mark as read"
    },
    "code": "NOTIFICACAO.CONSULTAR",
    "parameters": null
   },
   {
    "on": [
     "list"
    ],
    "confirm": {
     "pt-br": "Marcar todos os avisos como lidos?",
     "en-us": "Mark all notices as read?"
    },
    "done": {
     "pt-br": "Avisos marcados como lidos: %{count}.",
     "en-us": "Notices marked as read: %{count}."
    },
    "when": null,
    "reveals": null,
    "name": "ler-todas",
    "label": {
     "pt-br": "Marcar todos como lidos",
     "en-us": "Mark all as read"
    },
    "code": "NOTIFICACAO.CONSULTAR",
    "parameters": null
   }
  ],
  "calls": [
   "list",
   "get"
  ],
  "codes": {
   "list": "NOTIFICACAO.CONSULTAR",
   "get": "NOTIFICACAO.CONSULTAR",
   "history": "NOTIFICACAO.CONSULTAR",
   "create": "NOTIFICACAO.INCLUIR",
   "update": "NOTIFICACAO.ALTERAR",
   "delete": "NOTIFICACAO.EXCLUIR",
   "export": "NOTIFICACAO.EXPORTAR"
  },
  "uniqueTogether": [],
  "panels": [],
  "screen": "aviso",
  "notFound": null
 },
 {
  "name": "officer",
  "fields": [
   {
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
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
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Ativo",
    "type": "boolean",
    "label": {
     "pt-br": "Ativo",
     "en-us": "Active"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Email",
    "type": "email",
    "label": {
     "pt-br": "E-mail",
     "en-us": "E-mail"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Telefone",
    "type": "phone",
    "label": {
     "pt-br": "Telefone",
     "en-us": "Phone"
    }
   },
   {
    "help": {
     "pt-br": "Quem entra no sistema como este officer.",
     "en-us": "Who signs in as this officer."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "IdentificadorUsuario",
    "type": "reference",
    "label": {
     "pt-br": "Usuário",
     "en-us": "User"
    }
   },
   {
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "IdentificadorSegmentoArea",
    "type": "reference",
    "label": {
     "pt-br": "Segmento/Área",
     "en-us": "Segment/Area"
    }
   },
   {
    "help": {
     "pt-br": "Até que valor este officer aprova sozinho, por segmento e tipo de imóvel. Sem tipo: vale para os dois.",
     "en-us": "Up to which value this officer approves alone, by segment and property type. Without a type: for both."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [
     {
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "fields": [],
      "accept": [],
      "name": "IdentificadorSegmentoArea",
      "type": "reference",
      "label": {
       "pt-br": "Segmento/Área",
       "en-us": "Segment/Area"
      }
     },
     {
      "help": null,
      "required": false,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "fields": [],
      "accept": [],
      "name": "TipoImovel",
      "type": "enum",
      "label": {
       "pt-br": "Tipo de imóvel",
       "en-us": "Property type"
      }
     },
     {
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "fields": [],
      "accept": [],
      "name": "ValorMaximo",
      "type": "money",
      "label": {
       "pt-br": "Valor máximo",
       "en-us": "Maximum value"
      }
     }
    ],
    "accept": [],
    "name": "Alcada",
    "type": "lines",
    "label": {
     "pt-br": "Alçada",
     "en-us": "Approval limits"
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
    "name": "alcada",
    "label": {
     "pt-br": "Alçada",
     "en-us": "Approval limits"
    }
   }
  ],
  "tabs": [],
  "rules": [],
  "jsonSchema": {
   "$id": "officer",
   "type": "object",
   "properties": {
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "pattern": "\\S",
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
     "format": "phone"
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
  },
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
  "storage": "table",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": null,
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
   "icon": "user-star",
   "label": null
  },
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
  "notFound": null
 },
 {
  "name": "operacao",
  "fields": [
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Codigo",
    "type": "text",
    "label": {
     "pt-br": "Código",
     "en-us": "Code"
    }
   },
   {
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "IdentificadorCliente",
    "type": "reference",
    "label": {
     "pt-br": "Cliente",
     "en-us": "Client"
    }
   },
   {
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "TipoImovel",
    "type": "enum",
    "label": {
     "pt-br": "Tipo de imóvel",
     "en-us": "Property type"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "operacao",
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
    "entity": "produto",
    "fields": [],
    "accept": [],
    "name": "IdentificadorProduto",
    "type": "reference",
    "label": {
     "pt-br": "Produto",
     "en-us": "Product"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Valor",
    "type": "money",
    "label": {
     "pt-br": "Valor",
     "en-us": "Value"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "UsaFgts",
    "type": "boolean",
    "label": {
     "pt-br": "Usa FGTS",
     "en-us": "Uses FGTS"
    }
   },
   {
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "operacao",
    "width": 4,
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
    "fields": [],
    "accept": [],
    "name": "Prioridade",
    "type": "enum",
    "label": {
     "pt-br": "Prioridade",
     "en-us": "Priority"
    }
   },
   {
    "help": {
     "pt-br": "O número da proposta ou do contrato no sistema de crédito.",
     "en-us": "The number of the proposal or contract in the credit system."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": "optional",
    "filter": true,
    "search": true,
    "personal": false,
    "section": "operacao",
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
    "fields": [],
    "accept": [],
    "name": "Proposta",
    "type": "text",
    "label": {
     "pt-br": "Nº da proposta",
     "en-us": "Proposal no."
    }
   },
   {
    "help": {
     "pt-br": "As etapas e certidões que a operação pede. Vazio: o do tipo de imóvel.",
     "en-us": "The steps and certificates the operation asks for. Empty: that of the property type."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": "optional",
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
    "entity": "workflow",
    "fields": [],
    "accept": [],
    "name": "IdentificadorWorkflow",
    "type": "reference",
    "label": {
     "pt-br": "Workflow",
     "en-us": "Workflow"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "DataPrevistaAssinatura",
    "type": "date",
    "label": {
     "pt-br": "Assinatura prevista",
     "en-us": "Expected signature"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Situacao",
    "type": "enum",
    "label": {
     "pt-br": "Situação",
     "en-us": "Status"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "IdentificadorAnalista",
    "type": "reference",
    "label": {
     "pt-br": "Analista",
     "en-us": "Analyst"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "IdentificadorOfficer",
    "type": "reference",
    "label": {
     "pt-br": "Officer",
     "en-us": "Officer"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "IdentificadorSegmentoArea",
    "type": "reference",
    "label": {
     "pt-br": "Segmento/Área",
     "en-us": "Segment/Area"
    }
   },
   {
    "help": {
     "pt-br": "Vazio: a do segmento.",
     "en-us": "Empty: that of the segment."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "entity": "diretoria",
    "fields": [],
    "accept": [],
    "name": "IdentificadorDiretoria",
    "type": "reference",
    "label": {
     "pt-br": "Diretoria",
     "en-us": "Directorate"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "IdentificadorFilial",
    "type": "reference",
    "label": {
     "pt-br": "Filial",
     "en-us": "Branch"
    }
   },
   {
    "help": {
     "pt-br": "Vazio: o do cliente.",
     "en-us": "Empty: that of the client."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "entity": "grupo",
    "fields": [],
    "accept": [],
    "name": "IdentificadorGrupo",
    "type": "reference",
    "label": {
     "pt-br": "Grupo",
     "en-us": "Group"
    }
   }
  ],
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
  "tabs": [],
  "rules": [
   {
    "when": [
     {
      "field": "UsaFgts",
      "in": [
       true
      ]
     }
    ],
    "field": "UsaFgts",
    "must": {
     "field": "TipoImovel",
     "in": [
      "Urbano"
     ]
    },
    "message": {
     "pt-br": "O FGTS só compra moradia urbana. Escolha o tipo Urbano ou desmarque o FGTS.",
     "en-us": "FGTS only buys urban homes. Choose the type Urban or clear FGTS."
    }
   }
  ],
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
    "IdentificadorProduto": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1
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
    "Proposta": {
     "type": [
      "string",
      "null"
     ],
     "format": "text",
     "maxLength": 40
    },
    "IdentificadorWorkflow": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1
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
    "IdentificadorDiretoria": {
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
    },
    "IdentificadorGrupo": {
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
  },
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
  "storage": "table",
  "of": null,
  "ownership": {
   "analyst": "IdentificadorAnalista",
   "officer": "IdentificadorOfficer",
   "person": null,
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
   "icon": "folder",
   "label": null
  },
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
  "actions": [
   {
    "on": [
     "record",
     "selection"
    ],
    "confirm": {
     "pt-br": "Quem recebe passa a responder. Quem só vê as próprias operações e deixa de responder não as vê mais.",
     "en-us": "The new owner answers from now on. People who see only their own operations stop seeing these once they no longer answer for them."
    },
    "done": {
     "pt-br": "Operações transferidas: %{count}.",
     "en-us": "Operations transferred: %{count}."
    },
    "when": {
     "field": "Situacao",
     "notIn": [
      "concluida",
      "cancelada"
     ]
    },
    "reveals": null,
    "name": "transferir",
    "label": {
     "pt-br": "Transferir",
     "en-us": "Transfer"
    },
    "code": "OPERACAO.TRANSFERIR",
    "parameters": {
     "name": "operacao.transferir",
     "fields": [
      {
       "help": {
        "pt-br": "Vazio: continua quem está.",
        "en-us": "Empty: whoever is there stays."
       },
       "required": false,
       "unique": false,
       "readOnly": false,
       "computed": false,
       "list": false,
       "filter": false,
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
       "entity": "analista",
       "fields": [],
       "accept": [],
       "name": "IdentificadorAnalista",
       "type": "reference",
       "label": {
        "pt-br": "Analista que recebe",
        "en-us": "Receiving analyst"
       }
      },
      {
       "help": {
        "pt-br": "Vazio: continua quem está.",
        "en-us": "Empty: whoever is there stays."
       },
       "required": false,
       "unique": false,
       "readOnly": false,
       "computed": false,
       "list": false,
       "filter": false,
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
       "fields": [],
       "accept": [],
       "name": "IdentificadorOfficer",
       "type": "reference",
       "label": {
        "pt-br": "Officer que recebe",
        "en-us": "Receiving officer"
       }
      }
     ],
     "sections": [],
     "tabs": [],
     "rules": [
      {
       "when": [
        {
         "field": "IdentificadorOfficer",
         "present": false
        }
       ],
       "field": "IdentificadorAnalista",
       "must": {
        "field": "IdentificadorAnalista",
        "present": true
       },
       "message": {
        "pt-br": "Escolha o analista que recebe, o officer que recebe ou os dois.",
        "en-us": "Choose the receiving analyst, the receiving officer or both."
       }
      }
     ],
     "jsonSchema": {
      "$id": "operacao_transferir",
      "type": "object",
      "properties": {
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
       }
      },
      "required": [],
      "additionalProperties": false
     }
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
  "notFound": null
 },
 {
  "name": "perfil",
  "fields": [
   {
    "help": null,
    "required": true,
    "unique": true,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
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
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Ativo",
    "type": "boolean",
    "label": {
     "pt-br": "Ativo",
     "en-us": "Active"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Descricao",
    "type": "longText",
    "label": {
     "pt-br": "Descrição",
     "en-us": "Description"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "fazer",
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
    "fields": [
     {
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "fields": [],
      "accept": [],
      "name": "Codigo",
      "type": "text",
      "label": {
       "pt-br": "Código",
       "en-us": "Code"
      }
     }
    ],
    "accept": [],
    "name": "Codigos",
    "type": "lines",
    "label": {
     "pt-br": "Pode fazer",
     "en-us": "May do"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "conceder",
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
    "fields": [
     {
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "fields": [],
      "accept": [],
      "name": "Codigo",
      "type": "text",
      "label": {
       "pt-br": "Código",
       "en-us": "Code"
      }
     }
    ],
    "accept": [],
    "name": "CodigosConceder",
    "type": "lines",
    "label": {
     "pt-br": "Pode conceder",
     "en-us": "May grant"
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
  "jsonSchema": {
   "$id": "perfil",
   "type": "object",
   "properties": {
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "pattern": "\\S",
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
        "pattern": "\\S",
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
        "pattern": "\\S",
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
  },
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
  "notFound": null
 },
 {
  "name": "produto",
  "fields": [
   {
    "help": null,
    "required": true,
    "unique": true,
    "readOnly": false,
    "computed": false,
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
    "maxLength": 80,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Nome",
    "type": "text",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    }
   },
   {
    "help": {
     "pt-br": "Como os sistemas da instituição chamam o produto.",
     "en-us": "What the institution’s systems call the product."
    },
    "required": true,
    "unique": true,
    "readOnly": false,
    "computed": false,
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
    "maxLength": 20,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Codigo",
    "type": "text",
    "label": {
     "pt-br": "Código",
     "en-us": "Code"
    }
   },
   {
    "help": {
     "pt-br": "Vazio: aceita imóvel rural e urbano.",
     "en-us": "Empty: takes rural and urban property."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": true,
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
    "enum": "TipoImovel",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "TipoImovel",
    "type": "enum",
    "label": {
     "pt-br": "Tipo de imóvel",
     "en-us": "Property type"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "identificacao",
    "width": 4,
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
    "fields": [],
    "accept": [],
    "name": "AceitaFgts",
    "type": "boolean",
    "label": {
     "pt-br": "Aceita FGTS",
     "en-us": "Takes FGTS"
    }
   },
   {
    "help": {
     "pt-br": "Inativos deixam de ser oferecidos em novos registros.",
     "en-us": "Inactive ones are no longer offered in new records."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Ativo",
    "type": "boolean",
    "label": {
     "pt-br": "Ativo",
     "en-us": "Active"
    }
   },
   {
    "help": {
     "pt-br": "Quanto da avaliação a dívida pode alcançar. No crédito habitacional, 80%, ou 90% com SAC (Resolução CMN 4.676/2018).",
     "en-us": "How much of the appraisal the debt may reach. Housing credit: 80%, or 90% with SAC (Resolução CMN 4.676/2018)."
    },
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "limites",
    "width": 4,
    "default": 80,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": 1,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "LimiteLtvPct",
    "type": "percent",
    "label": {
     "pt-br": "Limite de LTV",
     "en-us": "LTV limit"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "limites",
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
    "fields": [],
    "accept": [],
    "name": "ValorMinimo",
    "type": "money",
    "label": {
     "pt-br": "Valor mínimo",
     "en-us": "Minimum value"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": "optional",
    "filter": false,
    "search": false,
    "personal": false,
    "section": "limites",
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
    "fields": [],
    "accept": [],
    "name": "ValorMaximo",
    "type": "money",
    "label": {
     "pt-br": "Valor máximo",
     "en-us": "Maximum value"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "limites",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": 1,
    "maximum": 600,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "PrazoMinimoMeses",
    "type": "integer",
    "label": {
     "pt-br": "Prazo mínimo (meses)",
     "en-us": "Shortest term (months)"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": "optional",
    "filter": false,
    "search": false,
    "personal": false,
    "section": "limites",
    "width": 4,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": 1,
    "maximum": 600,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "PrazoMaximoMeses",
    "type": "integer",
    "label": {
     "pt-br": "Prazo máximo (meses)",
     "en-us": "Longest term (months)"
    }
   },
   {
    "help": {
     "pt-br": "Superveniente: a alienação fiduciária já registrada conta como dívida (Lei 9.514/1997, art. 22, § 3º).",
     "en-us": "Supervening: a fiduciary transfer already registered counts as debt (Lei 9.514/1997, art. 22, § 3)."
    },
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "garantia",
    "width": 5,
    "default": "HIPOTECA",
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "TipoGarantia",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Garantia",
    "type": "enum",
    "label": {
     "pt-br": "Garantia",
     "en-us": "Guarantee"
    }
   },
   {
    "help": {
     "pt-br": "No crédito habitacional não se admite segundo grau (Resolução CMN 4.676/2018, art. 7º, III).",
     "en-us": "Housing credit admits no second degree (Resolução CMN 4.676/2018, art. 7, III)."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "garantia",
    "width": 4,
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
    "fields": [],
    "accept": [],
    "name": "PermiteGrauSuperior",
    "type": "boolean",
    "label": {
     "pt-br": "Aceita segundo grau",
     "en-us": "Takes a second degree"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "garantia",
    "width": 3,
    "default": null,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": {
     "field": "PermiteGrauSuperior",
     "in": [
      true
     ]
    },
    "maxLength": null,
    "mask": null,
    "minimum": 2,
    "maximum": 9,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "GrauMaximo",
    "type": "integer",
    "label": {
     "pt-br": "Até o grau",
     "en-us": "Up to degree"
    }
   },
   {
    "help": {
     "pt-br": "Desconto da avaliação antes de calcular a margem.",
     "en-us": "Taken off the appraisal before the margin is calculated."
    },
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "garantia",
    "width": 4,
    "default": 0,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": 99.99,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "DesagioPct",
    "type": "percent",
    "label": {
     "pt-br": "Deságio de venda forçada",
     "en-us": "Forced-sale haircut"
    }
   },
   {
    "help": {
     "pt-br": "Indivisível: o imóvel todo responde pela dívida toda (Código Civil, art. 1.421).",
     "en-us": "Indivisible: the whole property answers for the whole debt (Civil Code, art. 1,421)."
    },
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "garantia",
    "width": 4,
    "default": "INDIVISIVEL",
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "ModoFracao",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "ModoFracao",
    "type": "enum",
    "label": {
     "pt-br": "Fração do proprietário",
     "en-us": "Owner’s share"
    }
   },
   {
    "help": {
     "pt-br": "Usado quando o ato não diz outro.",
     "en-us": "Used when the act names no other."
    },
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "encargos",
    "width": 4,
    "default": "IPCA",
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "Indice",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Indice",
    "type": "enum",
    "label": {
     "pt-br": "Índice",
     "en-us": "Index"
    }
   },
   {
    "help": {
     "pt-br": "1: vale o mês já publicado quando o período começa.",
     "en-us": "1: the month already published when the period begins."
    },
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "encargos",
    "width": 4,
    "default": 1,
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": 0,
    "maximum": 12,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "DefasagemMeses",
    "type": "integer",
    "label": {
     "pt-br": "Defasagem do índice (meses)",
     "en-us": "Lag of the index (months)"
    }
   },
   {
    "help": {
     "pt-br": "A deflação da série não reduz o principal corrigido (STJ, REsp 1.265.580/RS).",
     "en-us": "Deflation in the series does not reduce the corrected principal (STJ, REsp 1.265.580/RS)."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "encargos",
    "width": 4,
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
    "fields": [],
    "accept": [],
    "name": "PisoNominal",
    "type": "boolean",
    "label": {
     "pt-br": "Nunca abaixo do nominal",
     "en-us": "Never below nominal"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": "optional",
    "filter": false,
    "search": false,
    "personal": false,
    "section": "encargos",
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
    "fields": [],
    "accept": [],
    "name": "JurosAa",
    "type": "percent",
    "label": {
     "pt-br": "Juros ao ano",
     "en-us": "Yearly interest"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "encargos",
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
    "enum": "RegimeJuros",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "RegimeJuros",
    "type": "enum",
    "label": {
     "pt-br": "Regime de juros",
     "en-us": "Regime of interest"
    }
   },
   {
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "encargos",
    "width": 4,
    "default": "CORRIDOS_365",
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "BaseDias",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "BaseDias",
    "type": "enum",
    "label": {
     "pt-br": "Base de dias",
     "en-us": "Day count"
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
    "name": "limites",
    "label": {
     "pt-br": "Limites",
     "en-us": "Limits"
    }
   },
   {
    "name": "garantia",
    "label": {
     "pt-br": "Garantia",
     "en-us": "Guarantee"
    }
   },
   {
    "name": "encargos",
    "label": {
     "pt-br": "Atualização e juros",
     "en-us": "Correction and interest"
    }
   }
  ],
  "tabs": [
   {
    "name": "geral",
    "label": {
     "pt-br": "Geral",
     "en-us": "General"
    },
    "sections": [
     "identificacao",
     "limites"
    ]
   },
   {
    "name": "calculo",
    "label": {
     "pt-br": "Garantia e cálculo",
     "en-us": "Guarantee and calculation"
    },
    "sections": [
     "garantia",
     "encargos"
    ]
   }
  ],
  "rules": [
   {
    "when": [],
    "field": "ValorMaximo",
    "must": {
     "field": "ValorMaximo",
     "atLeast": {
      "field": "ValorMinimo"
     }
    },
    "message": {
     "pt-br": "O valor máximo é menor que o mínimo. Aumente o máximo ou reduza o mínimo.",
     "en-us": "The maximum value is below the minimum. Raise the maximum or lower the minimum."
    }
   },
   {
    "when": [],
    "field": "PrazoMaximoMeses",
    "must": {
     "field": "PrazoMaximoMeses",
     "atLeast": {
      "field": "PrazoMinimoMeses"
     }
    },
    "message": {
     "pt-br": "O prazo máximo é menor que o mínimo. Aumente o máximo ou reduza o mínimo.",
     "en-us": "The longest term is below the shortest. Raise the longest or lower the shortest."
    }
   },
   {
    "when": [
     {
      "field": "PermiteGrauSuperior",
      "in": [
       true
      ]
     }
    ],
    "field": "GrauMaximo",
    "must": {
     "field": "GrauMaximo",
     "present": true
    },
    "message": {
     "pt-br": "Diga até que grau de hipoteca o produto aceita.",
     "en-us": "Say up to which degree of mortgage the product accepts."
    }
   },
   {
    "when": [
     {
      "field": "AceitaFgts",
      "in": [
       true
      ]
     }
    ],
    "field": "AceitaFgts",
    "must": {
     "field": "TipoImovel",
     "in": [
      "Urbano"
     ]
    },
    "message": {
     "pt-br": "O FGTS só compra moradia urbana. Escolha o tipo Urbano ou desmarque o FGTS.",
     "en-us": "FGTS only buys urban homes. Choose the type Urban or clear FGTS."
    }
   },
   {
    "when": [
     {
      "field": "RegimeJuros",
      "present": true
     }
    ],
    "field": "JurosAa",
    "must": {
     "field": "JurosAa",
     "present": true
    },
    "message": {
     "pt-br": "Há regime de juros sem taxa. Informe a taxa ao ano ou deixe o regime vazio.",
     "en-us": "There is a regime of interest without a rate. Give the yearly rate or leave the regime empty."
    }
   }
  ],
  "jsonSchema": {
   "$id": "produto",
   "type": "object",
   "properties": {
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "pattern": "\\S",
     "maxLength": 80
    },
    "Codigo": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "pattern": "\\S",
     "maxLength": 20
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
    "AceitaFgts": {
     "type": [
      "boolean",
      "null"
     ]
    },
    "Ativo": {
     "type": [
      "boolean",
      "null"
     ]
    },
    "LimiteLtvPct": {
     "type": "number",
     "format": "percent",
     "minimum": 1,
     "maximum": 100
    },
    "ValorMinimo": {
     "type": [
      "number",
      "null"
     ],
     "format": "money",
     "minimum": 0,
     "maximum": 9999999999999.99
    },
    "ValorMaximo": {
     "type": [
      "number",
      "null"
     ],
     "format": "money",
     "minimum": 0,
     "maximum": 9999999999999.99
    },
    "PrazoMinimoMeses": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 600
    },
    "PrazoMaximoMeses": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 1,
     "maximum": 600
    },
    "Garantia": {
     "type": "string",
     "enum": [
      "HIPOTECA",
      "ALIENACAO_FIDUCIARIA",
      "ALIENACAO_SUPERVENIENTE"
     ]
    },
    "PermiteGrauSuperior": {
     "type": [
      "boolean",
      "null"
     ]
    },
    "GrauMaximo": {
     "type": [
      "integer",
      "null"
     ],
     "minimum": 2,
     "maximum": 9
    },
    "DesagioPct": {
     "type": "number",
     "format": "percent",
     "minimum": 0,
     "maximum": 99.99
    },
    "ModoFracao": {
     "type": "string",
     "enum": [
      "INDIVISIVEL",
      "PROPORCIONAL"
     ]
    },
    "Indice": {
     "type": "string",
     "enum": [
      "IPCA",
      "INPC",
      "IGPM",
      "TR",
      "SELIC",
      "POUPANCA",
      "CDI",
      "NENHUM"
     ]
    },
    "DefasagemMeses": {
     "type": "integer",
     "minimum": 0,
     "maximum": 12
    },
    "PisoNominal": {
     "type": [
      "boolean",
      "null"
     ]
    },
    "JurosAa": {
     "type": [
      "number",
      "null"
     ],
     "format": "percent",
     "minimum": 0,
     "maximum": 100
    },
    "RegimeJuros": {
     "type": [
      "string",
      "null"
     ],
     "enum": [
      "SIMPLES",
      "COMPOSTO",
      null
     ]
    },
    "BaseDias": {
     "type": "string",
     "enum": [
      "CORRIDOS_365",
      "COMERCIAL_360",
      "UTEIS_252"
     ]
    }
   },
   "required": [
    "Nome",
    "Codigo",
    "LimiteLtvPct",
    "Garantia",
    "DesagioPct",
    "ModoFracao",
    "Indice",
    "DefasagemMeses",
    "BaseDias"
   ],
   "additionalProperties": false
  },
  "noun": "Produto",
  "table": "produto",
  "label": {
   "pt-br": "Produto",
   "en-us": "Product"
  },
  "plural": {
   "pt-br": "Produtos",
   "en-us": "Products"
  },
  "gender": "m",
  "permission": "PRODUTO",
  "scope": "company",
  "storage": "table",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": null,
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
   "order": 110,
   "icon": "building-bank",
   "label": null
  },
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
   "list": "PRODUTO.CONSULTAR",
   "get": "PRODUTO.CONSULTAR",
   "history": "PRODUTO.CONSULTAR",
   "create": "PRODUTO.INCLUIR",
   "update": "PRODUTO.ALTERAR",
   "delete": "PRODUTO.EXCLUIR",
   "export": "PRODUTO.EXPORTAR"
  },
  "uniqueTogether": [
   [
    "Nome"
   ],
   [
    "Codigo"
   ]
  ],
  "panels": [
   {
    "entity": "operacao",
    "field": "IdentificadorProduto",
    "label": {
     "pt-br": "Operações",
     "en-us": "Operations"
    },
    "component": null
   }
  ],
  "screen": null,
  "notFound": null
 },
 {
  "name": "registro-matricula",
  "fields": [
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Numero",
    "type": "text",
    "label": {
     "pt-br": "Matrícula",
     "en-us": "Record number"
    }
   },
   {
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": "after-create",
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "IdentificadorOperacao",
    "type": "reference",
    "label": {
     "pt-br": "Operação",
     "en-us": "Operation"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Situacao",
    "type": "enum",
    "label": {
     "pt-br": "Situação",
     "en-us": "Status"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
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
    "fields": [],
    "accept": [],
    "name": "Cartorio",
    "type": "text",
    "label": {
     "pt-br": "Cartório",
     "en-us": "Registry office"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Cnm",
    "type": "text",
    "label": {
     "pt-br": "CNM",
     "en-us": "CNM"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "TipoImovel",
    "type": "enum",
    "label": {
     "pt-br": "Tipo de imóvel",
     "en-us": "Property type"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
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
    "fields": [],
    "accept": [],
    "name": "Denominacao",
    "type": "text",
    "label": {
     "pt-br": "Denominação",
     "en-us": "Property name"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Municipio",
    "type": "text",
    "label": {
     "pt-br": "Município",
     "en-us": "Municipality"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
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
    "fields": [],
    "accept": [],
    "name": "Uf",
    "type": "enum",
    "label": {
     "pt-br": "UF",
     "en-us": "State"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "AreaHa",
    "type": "area",
    "label": {
     "pt-br": "Área (ha)",
     "en-us": "Area (ha)"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "OnusEmVigor",
    "type": "integer",
    "label": {
     "pt-br": "Ônus em vigor",
     "en-us": "Liens in force"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "NomeArquivo",
    "type": "text",
    "label": {
     "pt-br": "Arquivo",
     "en-us": "File"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
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
    "fields": [],
    "accept": [
     "application/pdf"
    ],
    "name": "IdentificadorArquivo",
    "type": "file",
    "label": {
     "pt-br": "Arquivo PDF",
     "en-us": "PDF file"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Paginas",
    "type": "integer",
    "label": {
     "pt-br": "Páginas",
     "en-us": "Pages"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "NivelOcr",
    "type": "enum",
    "label": {
     "pt-br": "Qualidade do OCR",
     "en-us": "OCR quality"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Erro",
    "type": "text",
    "label": {
     "pt-br": "Erro",
     "en-us": "Error"
    }
   }
  ],
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
  "tabs": [],
  "rules": [],
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
  },
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
  "storage": "table",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": null,
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
   "group": "management",
   "order": 100,
   "icon": "file-text",
   "label": {
    "pt-br": "Dados de matrícula",
    "en-us": "Enrollment data"
   }
  },
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
  "notFound": null
 },
 {
  "name": "segmento-area",
  "fields": [
   {
    "help": null,
    "required": true,
    "unique": true,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Nome",
    "type": "text",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Sigla",
    "type": "text",
    "label": {
     "pt-br": "Sigla",
     "en-us": "Acronym"
    }
   },
   {
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
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
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
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
  "jsonSchema": {
   "$id": "segmento_area",
   "type": "object",
   "properties": {
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "pattern": "\\S",
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
  },
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
  "notFound": null
 },
 {
  "name": "usuario",
  "fields": [
   {
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Nome",
    "type": "text",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    }
   },
   {
    "help": {
     "pt-br": "É com ele que a pessoa entra, e para ele vão o convite e os códigos de senha.",
     "en-us": "The person signs in with it; the invitation and password codes go to it."
    },
    "required": true,
    "unique": true,
    "readOnly": "after-create",
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Login",
    "type": "email",
    "label": {
     "pt-br": "E-mail",
     "en-us": "E-mail"
    }
   },
   {
    "help": null,
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [
     {
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "fields": [],
      "accept": [],
      "name": "IdentificadorEmpresa",
      "type": "reference",
      "label": {
       "pt-br": "Empresa",
       "en-us": "Company"
      }
     },
     {
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "fields": [],
      "accept": [],
      "name": "Perfis",
      "type": "referenceMany",
      "label": {
       "pt-br": "Perfis",
       "en-us": "Profiles"
      }
     },
     {
      "help": {
       "pt-br": "Vazio: todas.",
       "en-us": "Empty: all."
      },
      "required": false,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "fields": [],
      "accept": [],
      "name": "Filiais",
      "type": "referenceMany",
      "label": {
       "pt-br": "Filiais",
       "en-us": "Branches"
      }
     },
     {
      "help": null,
      "required": false,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "fields": [],
      "accept": [],
      "name": "Ativo",
      "type": "boolean",
      "label": {
       "pt-br": "Ativo",
       "en-us": "Active"
      }
     }
    ],
    "accept": [],
    "name": "Vinculos",
    "type": "lines",
    "label": {
     "pt-br": "Empresas e perfis",
     "en-us": "Companies and profiles"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "TodosProprietarios",
    "type": "boolean",
    "label": {
     "pt-br": "Vê registros de todos os proprietários",
     "en-us": "Sees records of all owners"
    }
   },
   {
    "help": {
     "pt-br": "Usuários cujos registros e alertas esta pessoa também vê.",
     "en-us": "Users whose records and alerts this person also sees."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "UsuariosAlerta",
    "type": "referenceMany",
    "label": {
     "pt-br": "Alertas de outros usuários",
     "en-us": "Alerts of other users"
    }
   },
   {
    "help": {
     "pt-br": "Inativos deixam de ser oferecidos em novos registros.",
     "en-us": "Inactive ones are no longer offered in new records."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Ativo",
    "type": "boolean",
    "label": {
     "pt-br": "Ativo",
     "en-us": "Active"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
    "filter": true,
    "search": false,
    "personal": false,
    "section": "acesso",
    "width": 6,
    "default": "a-definir",
    "seeCode": null,
    "changeCode": null,
    "visibleWhen": null,
    "maxLength": null,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": "SituacaoAcesso",
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "SituacaoAcesso",
    "type": "enum",
    "label": {
     "pt-br": "Senha",
     "en-us": "Password"
    }
   },
   {
    "help": null,
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": true,
    "filter": true,
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
    "fields": [],
    "accept": [],
    "name": "UltimoAcesso",
    "type": "dateTime",
    "label": {
     "pt-br": "Último acesso",
     "en-us": "Last access"
    }
   },
   {
    "help": {
     "pt-br": "Depois de erros de senha seguidos. Passa sozinho na hora indicada.",
     "en-us": "After repeated wrong passwords. It ends by itself at that time."
    },
    "required": false,
    "unique": false,
    "readOnly": "always",
    "computed": false,
    "list": "optional",
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
    "fields": [],
    "accept": [],
    "name": "BloqueadoAte",
    "type": "dateTime",
    "label": {
     "pt-br": "Entrada bloqueada até",
     "en-us": "Sign-in locked until"
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
    "name": "acesso",
    "label": {
     "pt-br": "Acesso",
     "en-us": "Access"
    }
   }
  ],
  "tabs": [],
  "rules": [],
  "jsonSchema": {
   "$id": "usuario",
   "type": "object",
   "properties": {
    "Nome": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "pattern": "\\S",
     "maxLength": 200
    },
    "Login": {
     "type": "string",
     "format": "email",
     "minLength": 1,
     "pattern": "\\S",
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
  },
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
  "storage": "table",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": null,
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
   "icon": "users-group",
   "label": null
  },
  "states": null,
  "actions": [
   {
    "on": [
     "record"
    ],
    "confirm": {
     "pt-br": "A pessoa recebe uma senha provisória para entrar. Se já tem senha, ela deixa de valer e as sessões abertas terminam.",
     "en-us": "The person gets a temporary password to sign in with. A password they already have stops working and open sessions end."
    },
    "done": {
     "pt-br": "Senha redefinida.",
     "en-us": "Password reset."
    },
    "when": null,
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
    "code": "USUARIO.ALTERAR",
    "parameters": null
   },
   {
    "on": [
     "record",
     "selection"
    ],
    "confirm": {
     "pt-br": "Quem estiver trabalhando volta à tela de entrada e pode entrar de novo.",
     "en-us": "Whoever is working goes back to the sign-in page and may sign in again."
    },
    "done": {
     "pt-br": "Sessões encerradas.",
     "en-us": "Sessions ended."
    },
    "when": null,
    "reveals": null,
    "name": "encerrar-sessoes",
    "label": {
     "pt-br": "Encerrar sessões",
     "en-us": "End sessions"
    },
    "code": "USUARIO.ALTERAR",
    "parameters": null
   },
   {
    "on": [
     "record"
    ],
    "confirm": {
     "pt-br": "A pessoa deixa de entrar e as sessões terminam. Operações abertas passam a quem for escolhido.",
     "en-us": "The person can no longer sign in and sessions end. Open operations go to whoever is chosen."
    },
    "done": {
     "pt-br": "%{name} não entra mais.",
     "en-us": "%{name} can no longer sign in."
    },
    "when": {
     "field": "Ativo",
     "in": [
      true
     ]
    },
    "reveals": null,
    "name": "inativar",
    "label": {
     "pt-br": "Inativar e passar operações",
     "en-us": "Inactivate and hand over"
    },
    "code": "USUARIO.ALTERAR",
    "parameters": {
     "name": "usuario.inativar",
     "fields": [
      {
       "help": {
        "pt-br": "Necessário quando a pessoa responde, como analista, por operações abertas.",
        "en-us": "Needed when the person answers for open operations as an analyst."
       },
       "required": false,
       "unique": false,
       "readOnly": false,
       "computed": false,
       "list": false,
       "filter": false,
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
       "entity": "analista",
       "fields": [],
       "accept": [],
       "name": "IdentificadorAnalista",
       "type": "reference",
       "label": {
        "pt-br": "Novo analista das operações",
        "en-us": "New analyst of the operations"
       }
      },
      {
       "help": {
        "pt-br": "Necessário quando a pessoa responde, como officer, por operações abertas.",
        "en-us": "Needed when the person answers for open operations as an officer."
       },
       "required": false,
       "unique": false,
       "readOnly": false,
       "computed": false,
       "list": false,
       "filter": false,
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
       "fields": [],
       "accept": [],
       "name": "IdentificadorOfficer",
       "type": "reference",
       "label": {
        "pt-br": "Novo officer das operações",
        "en-us": "New officer of the operations"
       }
      }
     ],
     "sections": [],
     "tabs": [],
     "rules": [],
     "jsonSchema": {
      "$id": "usuario_inativar",
      "type": "object",
      "properties": {
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
       }
      },
      "required": [],
      "additionalProperties": false
     }
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
  "notFound": null
 },
 {
  "name": "workflow",
  "fields": [
   {
    "help": null,
    "required": true,
    "unique": true,
    "readOnly": false,
    "computed": false,
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
    "maxLength": 80,
    "mask": null,
    "minimum": null,
    "maximum": null,
    "scale": null,
    "enum": null,
    "entity": null,
    "fields": [],
    "accept": [],
    "name": "Descricao",
    "type": "text",
    "label": {
     "pt-br": "Descrição",
     "en-us": "Description"
    }
   },
   {
    "help": null,
    "required": true,
    "unique": true,
    "readOnly": false,
    "computed": false,
    "list": true,
    "filter": true,
    "search": true,
    "personal": false,
    "section": "identificacao",
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
    "fields": [],
    "accept": [],
    "name": "Codigo",
    "type": "text",
    "label": {
     "pt-br": "Código",
     "en-us": "Code"
    }
   },
   {
    "help": {
     "pt-br": "Oferecido às operações com imóvel deste tipo.",
     "en-us": "Offered to operations with property of this type."
    },
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": true,
    "filter": true,
    "search": false,
    "personal": false,
    "section": "identificacao",
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
    "fields": [],
    "accept": [],
    "name": "TipoImovel",
    "type": "enum",
    "label": {
     "pt-br": "Tipo de imóvel",
     "en-us": "Property type"
    }
   },
   {
    "help": {
     "pt-br": "Inativos deixam de ser oferecidos em novos registros.",
     "en-us": "Inactive ones are no longer offered in new records."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
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
    "fields": [],
    "accept": [],
    "name": "Ativo",
    "type": "boolean",
    "label": {
     "pt-br": "Ativo",
     "en-us": "Active"
    }
   },
   {
    "help": {
     "pt-br": "Na ordem em que a operação passa por elas.",
     "en-us": "In the order an operation goes through them."
    },
    "required": true,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "etapas",
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
    "fields": [
     {
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "maxLength": 30,
      "mask": null,
      "minimum": null,
      "maximum": null,
      "scale": null,
      "enum": null,
      "entity": null,
      "fields": [],
      "accept": [],
      "name": "Codigo",
      "type": "text",
      "label": {
       "pt-br": "Código",
       "en-us": "Code"
      }
     },
     {
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "computed": false,
      "list": false,
      "filter": false,
      "search": false,
      "personal": false,
      "section": null,
      "width": 6,
      "default": null,
      "seeCode": null,
      "changeCode": null,
      "visibleWhen": null,
      "maxLength": 120,
      "mask": null,
      "minimum": null,
      "maximum": null,
      "scale": null,
      "enum": null,
      "entity": null,
      "fields": [],
      "accept": [],
      "name": "Descricao",
      "type": "text",
      "label": {
       "pt-br": "Descrição",
       "en-us": "Description"
      }
     },
     {
      "help": null,
      "required": false,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "minimum": 0,
      "maximum": 365,
      "scale": null,
      "enum": null,
      "entity": null,
      "fields": [],
      "accept": [],
      "name": "PrazoDias",
      "type": "integer",
      "label": {
       "pt-br": "Prazo (dias)",
       "en-us": "Days allowed"
      }
     }
    ],
    "accept": [],
    "name": "Etapas",
    "type": "lines",
    "label": {
     "pt-br": "Etapas",
     "en-us": "Steps"
    }
   },
   {
    "help": {
     "pt-br": "As que a operação pede; as obrigatórias precisam estar válidas antes do parecer.",
     "en-us": "Those the operation asks for; required ones must be valid before the opinion."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "certidoes",
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
    "fields": [
     {
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "enum": "TipoCertidao",
      "entity": null,
      "fields": [],
      "accept": [],
      "name": "Certidao",
      "type": "enum",
      "label": {
       "pt-br": "Certidão",
       "en-us": "Certificate"
      }
     },
     {
      "help": null,
      "required": false,
      "unique": false,
      "readOnly": false,
      "computed": false,
      "list": false,
      "filter": false,
      "search": false,
      "personal": false,
      "section": null,
      "width": 4,
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
      "fields": [],
      "accept": [],
      "name": "Obrigatoria",
      "type": "boolean",
      "label": {
       "pt-br": "Obrigatória",
       "en-us": "Required"
      }
     }
    ],
    "accept": [],
    "name": "Certidoes",
    "type": "lines",
    "label": {
     "pt-br": "Certidões",
     "en-us": "Certificates"
    }
   },
   {
    "help": {
     "pt-br": "As que se aplicam a este tipo de operação.",
     "en-us": "Those that apply to this kind of operation."
    },
    "required": false,
    "unique": false,
    "readOnly": false,
    "computed": false,
    "list": false,
    "filter": false,
    "search": false,
    "personal": false,
    "section": "calculadoras",
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
    "fields": [
     {
      "help": null,
      "required": true,
      "unique": false,
      "readOnly": false,
      "computed": false,
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
      "maxLength": null,
      "mask": null,
      "minimum": null,
      "maximum": null,
      "scale": null,
      "enum": "Calculadora",
      "entity": null,
      "fields": [],
      "accept": [],
      "name": "Calculadora",
      "type": "enum",
      "label": {
       "pt-br": "Calculadora",
       "en-us": "Calculator"
      }
     }
    ],
    "accept": [],
    "name": "Calculadoras",
    "type": "lines",
    "label": {
     "pt-br": "Calculadoras",
     "en-us": "Calculators"
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
    "name": "etapas",
    "label": {
     "pt-br": "Etapas",
     "en-us": "Steps"
    }
   },
   {
    "name": "certidoes",
    "label": {
     "pt-br": "Certidões",
     "en-us": "Certificates"
    }
   },
   {
    "name": "calculadoras",
    "label": {
     "pt-br": "Calculadoras",
     "en-us": "Calculators"
    }
   }
  ],
  "tabs": [],
  "rules": [],
  "jsonSchema": {
   "$id": "workflow",
   "type": "object",
   "properties": {
    "Descricao": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "pattern": "\\S",
     "maxLength": 80
    },
    "Codigo": {
     "type": "string",
     "format": "text",
     "minLength": 1,
     "pattern": "\\S",
     "maxLength": 20
    },
    "TipoImovel": {
     "type": "string",
     "enum": [
      "Rural",
      "Urbano"
     ]
    },
    "Ativo": {
     "type": [
      "boolean",
      "null"
     ]
    },
    "Etapas": {
     "type": "array",
     "items": {
      "type": "object",
      "properties": {
       "Codigo": {
        "type": "string",
        "format": "text",
        "minLength": 1,
        "pattern": "\\S",
        "maxLength": 30
       },
       "Descricao": {
        "type": "string",
        "format": "text",
        "minLength": 1,
        "pattern": "\\S",
        "maxLength": 120
       },
       "PrazoDias": {
        "type": [
         "integer",
         "null"
        ],
        "minimum": 0,
        "maximum": 365
       }
      },
      "required": [
       "Codigo",
       "Descricao"
      ],
      "additionalProperties": false
     }
    },
    "Certidoes": {
     "type": [
      "array",
      "null"
     ],
     "items": {
      "type": "object",
      "properties": {
       "Certidao": {
        "type": "string",
        "enum": [
         "MAT_IT",
         "MAT_SIT",
         "MAT_ONUS",
         "TRANSC",
         "LIVRO3",
         "CND_FED",
         "CND_ITR",
         "CRF",
         "CNDT",
         "CND_EST",
         "CND_MUN",
         "CND_IPTU",
         "VALOR_VENAL",
         "COND",
         "JUS_CIV",
         "JUS_FAL",
         "JUS_CRIM",
         "JUS_FED",
         "JUS_TRAB",
         "PROT",
         "INDISP",
         "JC_SIMP",
         "JC_IT",
         "CNPJ",
         "CPF_SIT",
         "RC_CAS",
         "PACTO",
         "OBITO",
         "CCIR",
         "ITR_DEC",
         "CAFIR",
         "CAR_DEM",
         "SIGEF",
         "IBAMA_ND",
         "IBAMA_CR",
         "EMB",
         "OUTORGA",
         "TRAB_ESC",
         "MPF",
         "FGTS_DIV",
         "CADIN"
        ]
       },
       "Obrigatoria": {
        "type": [
         "boolean",
         "null"
        ]
       }
      },
      "required": [
       "Certidao"
      ],
      "additionalProperties": false
     }
    },
    "Calculadoras": {
     "type": [
      "array",
      "null"
     ],
     "items": {
      "type": "object",
      "properties": {
       "Calculadora": {
        "type": "string",
        "enum": [
         "hipoteca",
         "penhor",
         "historico-area",
         "fgts"
        ]
       }
      },
      "required": [
       "Calculadora"
      ],
      "additionalProperties": false
     }
    }
   },
   "required": [
    "Descricao",
    "Codigo",
    "TipoImovel",
    "Etapas"
   ],
   "additionalProperties": false
  },
  "noun": "Workflow",
  "table": "workflow",
  "label": {
   "pt-br": "Workflow",
   "en-us": "Workflow"
  },
  "plural": {
   "pt-br": "Workflows",
   "en-us": "Workflows"
  },
  "gender": "m",
  "permission": "WORKFLOW",
  "scope": "company",
  "storage": "table",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": null,
   "through": null,
   "branch": null,
   "tenant": false,
   "visibleThrough": null
  },
  "representation": "Descricao",
  "representationFallback": null,
  "sort": {
   "field": "Descricao",
   "order": "asc"
  },
  "menu": {
   "group": "management",
   "order": 120,
   "icon": "list-check",
   "label": null
  },
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
   "list": "WORKFLOW.CONSULTAR",
   "get": "WORKFLOW.CONSULTAR",
   "history": "WORKFLOW.CONSULTAR",
   "create": "WORKFLOW.INCLUIR",
   "update": "WORKFLOW.ALTERAR",
   "delete": "WORKFLOW.EXCLUIR",
   "export": "WORKFLOW.EXPORTAR"
  },
  "uniqueTogether": [
   [
    "Descricao"
   ],
   [
    "Codigo"
   ]
  ],
  "panels": [
   {
    "entity": "operacao",
    "field": "IdentificadorWorkflow",
    "label": {
     "pt-br": "Operações",
     "en-us": "Operations"
    },
    "component": null
   }
  ],
  "screen": null,
  "notFound": null
 }
];
