// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const cliente = restoreEntity({
 "name": "cliente",
 "fields": [
  {
   "help": {
    "pt-br": "Nome completo ou razão social.",
    "en-us": "Full name or company name."
   },
   "required": true,
   "list": true,
   "filter": true,
   "search": true,
   "alike": "name",
   "section": "identificacao",
   "width": 7,
   "name": "Nome",
   "type": "text",
   "label": {
    "pt-br": "Nome",
    "en-us": "Name"
   }
  },
  {
   "required": true,
   "list": "optional",
   "filter": true,
   "section": "identificacao",
   "width": 5,
   "enum": "TipoPessoa",
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
   "list": true,
   "filter": true,
   "search": true,
   "alike": "root",
   "personal": true,
   "section": "identificacao",
   "width": 4,
   "name": "Documento",
   "type": "cpfCnpj",
   "label": {
    "pt-br": "CPF/CNPJ",
    "en-us": "CPF/CNPJ"
   }
  },
  {
   "list": "optional",
   "search": true,
   "alike": "name",
   "section": "identificacao",
   "width": 8,
   "visibleWhen": {
    "field": "TipoPessoa",
    "in": [
     "J"
    ]
   },
   "name": "NomeFantasia",
   "type": "text",
   "label": {
    "pt-br": "Nome fantasia",
    "en-us": "Trade name"
   }
  },
  {
   "list": "optional",
   "search": true,
   "alike": "same",
   "personal": true,
   "section": "identificacao",
   "name": "Email",
   "type": "email",
   "label": {
    "pt-br": "E-mail",
    "en-us": "E-mail"
   }
  },
  {
   "alike": "same",
   "personal": true,
   "section": "identificacao",
   "width": 4,
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
   "list": "optional",
   "filter": true,
   "section": "identificacao",
   "width": 4,
   "default": false,
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
   "help": {
    "pt-br": "Grupo econômico: empresas e pessoas que respondem juntas.",
    "en-us": "Economic group: companies and people who answer together."
   },
   "list": true,
   "filter": true,
   "section": "organizacao",
   "width": 4,
   "entity": "grupo",
   "name": "IdentificadorGrupo",
   "type": "reference",
   "label": {
    "pt-br": "Grupo",
    "en-us": "Group"
   }
  },
  {
   "list": true,
   "filter": true,
   "section": "organizacao",
   "width": 4,
   "entity": "officer",
   "name": "IdentificadorOfficer",
   "type": "reference",
   "label": {
    "pt-br": "Officer",
    "en-us": "Officer"
   }
  },
  {
   "list": true,
   "filter": true,
   "section": "organizacao",
   "width": 4,
   "entity": "segmento-area",
   "name": "IdentificadorSegmentoArea",
   "type": "reference",
   "label": {
    "pt-br": "Segmento/Área",
    "en-us": "Segment/Area"
   }
  },
  {
   "section": "registro",
   "width": 4,
   "visibleWhen": {
    "field": "TipoPessoa",
    "in": [
     "J"
    ]
   },
   "maxLength": 20,
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
   "section": "registro",
   "width": 4,
   "visibleWhen": {
    "field": "TipoPessoa",
    "in": [
     "J"
    ]
   },
   "name": "CnaePrincipal",
   "type": "cnae",
   "label": {
    "pt-br": "CNAE principal",
    "en-us": "Main CNAE"
   }
  },
  {
   "section": "registro",
   "visibleWhen": {
    "field": "TipoPessoa",
    "in": [
     "J"
    ]
   },
   "name": "CnaesSecundarios",
   "type": "lines",
   "label": {
    "pt-br": "CNAEs secundários",
    "en-us": "Secondary CNAEs"
   },
   "fields": [
    {
     "required": true,
     "width": 4,
     "name": "Cnae",
     "type": "cnae",
     "label": {
      "pt-br": "CNAE",
      "en-us": "CNAE"
     }
    },
    {
     "width": 8,
     "name": "Descricao",
     "type": "text",
     "label": {
      "pt-br": "Descrição",
      "en-us": "Description"
     }
    }
   ]
  },
  {
   "help": {
    "pt-br": "Como está na Receita Federal: ativa, suspensa, inapta, baixada ou nula.",
    "en-us": "As at the tax authority: active, suspended, unfit, closed or void."
   },
   "section": "registro",
   "width": 4,
   "visibleWhen": {
    "field": "TipoPessoa",
    "in": [
     "J"
    ]
   },
   "maxLength": 40,
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
   "section": "registro",
   "width": 4,
   "visibleWhen": {
    "field": "TipoPessoa",
    "in": [
     "J"
    ]
   },
   "name": "Nire",
   "type": "nire",
   "label": {
    "pt-br": "NIRE",
    "en-us": "NIRE"
   }
  },
  {
   "section": "registro",
   "width": 4,
   "visibleWhen": {
    "field": "TipoPessoa",
    "in": [
     "J"
    ]
   },
   "name": "DataConstituicao",
   "type": "date",
   "label": {
    "pt-br": "Data de constituição",
    "en-us": "Constitution date"
   }
  },
  {
   "section": "registro",
   "width": 4,
   "visibleWhen": {
    "field": "TipoPessoa",
    "in": [
     "J"
    ]
   },
   "maxLength": 60,
   "name": "PrazoDuracao",
   "type": "text",
   "label": {
    "pt-br": "Prazo de duração",
    "en-us": "Duration"
   }
  },
  {
   "section": "registro",
   "width": 8,
   "visibleWhen": {
    "field": "TipoPessoa",
    "in": [
     "J"
    ]
   },
   "maxLength": 80,
   "name": "NaturezaJuridica",
   "type": "text",
   "label": {
    "pt-br": "Natureza jurídica",
    "en-us": "Legal type"
   }
  },
  {
   "readOnly": "always",
   "recordOnly": true,
   "section": "registro",
   "width": 12,
   "visibleWhen": {
    "field": "TipoPessoa",
    "in": [
     "J"
    ]
   },
   "name": "Origens",
   "type": "json",
   "label": {
    "pt-br": "Origem dos dados",
    "en-us": "Where the data come from"
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
   "list": true,
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
  "part": false,
  "alsoPartOf": null,
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
 "merge": true,
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
 "notFound": {
  "pt-br": "Não existe cliente com o documento informado",
  "en-us": "No client has this document"
 }
});
