// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const workflow = restoreEntity({
 "name": "workflow",
 "fields": [
  {
   "required": true,
   "unique": true,
   "list": true,
   "filter": true,
   "search": true,
   "section": "identificacao",
   "maxLength": 80,
   "name": "Descricao",
   "type": "text",
   "label": {
    "pt-br": "Descrição",
    "en-us": "Description"
   }
  },
  {
   "required": true,
   "unique": true,
   "list": true,
   "filter": true,
   "search": true,
   "section": "identificacao",
   "width": 3,
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
    "pt-br": "Oferecido às operações com imóvel deste tipo.",
    "en-us": "Offered to operations with property of this type."
   },
   "required": true,
   "list": true,
   "filter": true,
   "section": "identificacao",
   "width": 3,
   "enum": "TipoImovel",
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
    "pt-br": "Matrículas mais antigas que isso estão fora do prazo nos painéis.",
    "en-us": "Records older than this are late on the dashboards."
   },
   "list": "optional",
   "section": "identificacao",
   "width": 4,
   "default": 16,
   "minimum": 1,
   "maximum": 2000,
   "name": "PrazoAnaliseHoras",
   "type": "integer",
   "label": {
    "pt-br": "Prazo da análise (horas úteis)",
    "en-us": "Time for the analysis (business hours)"
   }
  },
  {
   "help": {
    "pt-br": "Na ordem em que a operação passa por elas.",
    "en-us": "In the order an operation goes through them."
   },
   "required": true,
   "section": "etapas",
   "name": "Etapas",
   "type": "lines",
   "label": {
    "pt-br": "Etapas",
    "en-us": "Steps"
   },
   "fields": [
    {
     "required": true,
     "width": 3,
     "maxLength": 30,
     "name": "Codigo",
     "type": "text",
     "label": {
      "pt-br": "Código",
      "en-us": "Code"
     }
    },
    {
     "required": true,
     "maxLength": 120,
     "name": "Descricao",
     "type": "text",
     "label": {
      "pt-br": "Descrição",
      "en-us": "Description"
     }
    },
    {
     "width": 3,
     "minimum": 0,
     "maximum": 365,
     "name": "PrazoDias",
     "type": "integer",
     "label": {
      "pt-br": "Prazo (dias)",
      "en-us": "Days allowed"
     }
    }
   ]
  },
  {
   "help": {
    "pt-br": "As que a operação pede; as obrigatórias precisam estar válidas antes do parecer.",
    "en-us": "Those the operation asks for; required ones must be valid before the opinion."
   },
   "section": "certidoes",
   "name": "Certidoes",
   "type": "lines",
   "label": {
    "pt-br": "Certidões",
    "en-us": "Certificates"
   },
   "fields": [
    {
     "required": true,
     "entity": "tipo-certidao",
     "name": "IdentificadorTipoCertidao",
     "type": "reference",
     "label": {
      "pt-br": "Certidão",
      "en-us": "Certificate"
     }
    },
    {
     "width": 3,
     "default": true,
     "name": "Obrigatoria",
     "type": "boolean",
     "label": {
      "pt-br": "Obrigatória",
      "en-us": "Required"
     }
    },
    {
     "help": {
      "pt-br": "Vazio: de todos.",
      "en-us": "Empty: of all."
     },
     "width": 3,
     "enum": "TipoPessoa",
     "name": "TipoPessoa",
     "type": "enum",
     "label": {
      "pt-br": "Só de clientes",
      "en-us": "Only of clients"
     }
    }
   ]
  },
  {
   "help": {
    "pt-br": "As que se aplicam a este tipo de operação.",
    "en-us": "Those that apply to this kind of operation."
   },
   "section": "calculadoras",
   "name": "Calculadoras",
   "type": "lines",
   "label": {
    "pt-br": "Calculadoras",
    "en-us": "Calculators"
   },
   "fields": [
    {
     "required": true,
     "width": 12,
     "enum": "Calculadora",
     "name": "Calculadora",
     "type": "enum",
     "label": {
      "pt-br": "Calculadora",
      "en-us": "Calculator"
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
  "part": false,
  "alsoPartOf": null,
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
