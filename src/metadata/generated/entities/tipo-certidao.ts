// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const tipoCertidao = restoreEntity({
 "name": "tipo-certidao",
 "fields": [
  {
   "required": true,
   "list": true,
   "filter": true,
   "search": true,
   "section": "identificacao",
   "width": 8,
   "maxLength": 120,
   "name": "Nome",
   "type": "text",
   "label": {
    "pt-br": "Nome",
    "en-us": "Name"
   }
  },
  {
   "help": {
    "pt-br": "Curto e em maiúsculas: CND_FED, CND_EST_SP.",
    "en-us": "Short, in capitals: CND_FED, CND_EST_SP."
   },
   "required": true,
   "unique": true,
   "list": true,
   "filter": true,
   "search": true,
   "section": "identificacao",
   "width": 4,
   "maxLength": 20,
   "name": "Codigo",
   "type": "text",
   "label": {
    "pt-br": "Código",
    "en-us": "Code"
   }
  },
  {
   "help": {
    "pt-br": "Para quem usa o Folio em inglês. Vazio: o nome.",
    "en-us": "For people who use Folio in English. Empty: the name."
   },
   "list": "optional",
   "search": true,
   "section": "identificacao",
   "width": 8,
   "maxLength": 120,
   "name": "NomeEn",
   "type": "text",
   "label": {
    "pt-br": "Nome em inglês",
    "en-us": "English name"
   }
  },
  {
   "list": true,
   "filter": true,
   "search": true,
   "section": "identificacao",
   "maxLength": 120,
   "name": "Orgao",
   "type": "text",
   "label": {
    "pt-br": "Órgão emissor",
    "en-us": "Issuer"
   }
  },
  {
   "help": {
    "pt-br": "Só quando vale para um estado.",
    "en-us": "Only where it belongs to one state."
   },
   "list": "optional",
   "filter": true,
   "section": "identificacao",
   "width": 3,
   "enum": "Uf",
   "name": "Uf",
   "type": "enum",
   "label": {
    "pt-br": "UF",
    "en-us": "State"
   }
  },
  {
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
   "list": "optional",
   "section": "identificacao",
   "width": 12,
   "maxLength": 200,
   "name": "Comprova",
   "type": "text",
   "label": {
    "pt-br": "O que comprova",
    "en-us": "What it proves"
   }
  },
  {
   "list": "optional",
   "filter": true,
   "section": "identificacao",
   "width": 3,
   "default": false,
   "name": "AplicaEmpresa",
   "type": "boolean",
   "label": {
    "pt-br": "De empresas",
    "en-us": "Of companies"
   }
  },
  {
   "list": "optional",
   "filter": true,
   "section": "identificacao",
   "width": 3,
   "default": false,
   "name": "AplicaPessoa",
   "type": "boolean",
   "label": {
    "pt-br": "De pessoas",
    "en-us": "Of persons"
   }
  },
  {
   "list": "optional",
   "filter": true,
   "section": "identificacao",
   "width": 3,
   "default": false,
   "name": "AplicaRural",
   "type": "boolean",
   "label": {
    "pt-br": "De imóveis rurais",
    "en-us": "Of rural property"
   }
  },
  {
   "list": "optional",
   "filter": true,
   "section": "identificacao",
   "width": 3,
   "default": false,
   "name": "AplicaUrbano",
   "type": "boolean",
   "label": {
    "pt-br": "De imóveis urbanos",
    "en-us": "Of urban property"
   }
  },
  {
   "required": true,
   "list": "optional",
   "filter": true,
   "section": "validade",
   "width": 4,
   "default": "emissor",
   "enum": "OrigemValidade",
   "name": "OrigemValidade",
   "type": "enum",
   "label": {
    "pt-br": "De onde vem a validade",
    "en-us": "Where the term comes from"
   }
  },
  {
   "help": {
    "pt-br": "A data impressa no documento prevalece. Zero: vale só no dia.",
    "en-us": "A date printed on the document prevails. Zero: valid on the day only."
   },
   "list": true,
   "filter": true,
   "section": "validade",
   "width": 4,
   "minimum": 0,
   "maximum": 3650,
   "name": "ValidadeDias",
   "type": "integer",
   "label": {
    "pt-br": "Validade (dias)",
    "en-us": "Valid for (days)"
   }
  },
  {
   "list": "optional",
   "section": "validade",
   "width": 4,
   "default": 10,
   "minimum": 0,
   "maximum": 365,
   "name": "AvisoDias",
   "type": "integer",
   "label": {
    "pt-br": "Avisar antes (dias)",
    "en-us": "Notice before (days)"
   }
  },
  {
   "section": "pesquisa",
   "width": 12,
   "name": "Parametros",
   "type": "lines",
   "label": {
    "pt-br": "Dados da pesquisa",
    "en-us": "What a search needs"
   },
   "fields": [
    {
     "required": true,
     "width": 8,
     "enum": "ParametroCertidao",
     "name": "Parametro",
     "type": "enum",
     "label": {
      "pt-br": "Dado",
      "en-us": "Item"
     }
    },
    {
     "width": 4,
     "default": true,
     "name": "Obrigatorio",
     "type": "boolean",
     "label": {
      "pt-br": "Obrigatório",
      "en-us": "Required"
     }
    }
   ]
  },
  {
   "help": {
    "pt-br": "Palavras do título pelas quais um PDF é reconhecido.",
    "en-us": "Words of the title by which a PDF is recognised."
   },
   "section": "leitura",
   "width": 12,
   "name": "Apelidos",
   "type": "lines",
   "label": {
    "pt-br": "Como o documento se intitula",
    "en-us": "How the document calls itself"
   },
   "fields": [
    {
     "required": true,
     "width": 12,
     "maxLength": 160,
     "name": "Texto",
     "type": "text",
     "label": {
      "pt-br": "Título",
      "en-us": "Title"
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
   "name": "validade",
   "label": {
    "pt-br": "Validade",
    "en-us": "Validity"
   }
  },
  {
   "name": "pesquisa",
   "label": {
    "pt-br": "Pesquisa",
    "en-us": "Search"
   }
  },
  {
   "name": "leitura",
   "label": {
    "pt-br": "Leitura",
    "en-us": "Reading"
   }
  }
 ],
 "tabs": [],
 "rules": [
  {
   "when": [
    {
     "field": "OrigemValidade",
     "in": [
      "lei",
      "pratica"
     ]
    }
   ],
   "field": "ValidadeDias",
   "must": {
    "field": "ValidadeDias",
    "present": true
   },
   "message": {
    "pt-br": "Informe os dias de validade, ou escolha “Sem prazo”.",
    "en-us": "Enter the days it is valid, or choose “No term”."
   }
  }
 ],
 "noun": "TipoCertidao",
 "table": "tipo_certidao",
 "label": {
  "pt-br": "Tipo de certidão",
  "en-us": "Certificate type"
 },
 "plural": {
  "pt-br": "Tipos de certidão",
  "en-us": "Certificate types"
 },
 "gender": "m",
 "permission": "TIPOCERTIDAO",
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
  "field": "Nome",
  "order": "asc"
 },
 "menu": {
  "group": "management",
  "order": 125,
  "icon": "certificate",
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
  "list": "TIPOCERTIDAO.CONSULTAR",
  "get": "TIPOCERTIDAO.CONSULTAR",
  "history": "TIPOCERTIDAO.CONSULTAR",
  "create": "TIPOCERTIDAO.INCLUIR",
  "update": "TIPOCERTIDAO.ALTERAR",
  "delete": "TIPOCERTIDAO.EXCLUIR",
  "export": "TIPOCERTIDAO.EXPORTAR"
 },
 "uniqueTogether": [
  [
   "Codigo"
  ]
 ],
 "panels": [],
 "views": [],
 "screen": null,
 "head": null,
 "notFound": null
});
