// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const produto = restoreEntity({
 "name": "produto",
 "fields": [
  {
   "required": true,
   "unique": true,
   "list": true,
   "filter": true,
   "search": true,
   "section": "identificacao",
   "width": 8,
   "maxLength": 80,
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
    "pt-br": "Vazio: aceita imóvel rural e urbano.",
    "en-us": "Empty: takes rural and urban property."
   },
   "list": true,
   "filter": true,
   "section": "identificacao",
   "width": 4,
   "enum": "TipoImovel",
   "name": "TipoImovel",
   "type": "enum",
   "label": {
    "pt-br": "Tipo de imóvel",
    "en-us": "Property type"
   }
  },
  {
   "list": "optional",
   "filter": true,
   "section": "identificacao",
   "width": 4,
   "default": false,
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
    "pt-br": "Quanto da avaliação a dívida pode alcançar. No crédito habitacional, 80%, ou 90% com SAC (Resolução CMN 4.676/2018).",
    "en-us": "How much of the appraisal the debt may reach. Housing credit: 80%, or 90% with SAC (Resolução CMN 4.676/2018)."
   },
   "required": true,
   "list": true,
   "filter": true,
   "section": "limites",
   "width": 4,
   "default": 80,
   "minimum": 1,
   "name": "LimiteLtvPct",
   "type": "percent",
   "label": {
    "pt-br": "Limite de LTV",
    "en-us": "LTV limit"
   }
  },
  {
   "section": "limites",
   "width": 4,
   "minimum": 0,
   "name": "ValorMinimo",
   "type": "money",
   "label": {
    "pt-br": "Valor mínimo",
    "en-us": "Minimum value"
   }
  },
  {
   "list": "optional",
   "section": "limites",
   "width": 4,
   "minimum": 0,
   "name": "ValorMaximo",
   "type": "money",
   "label": {
    "pt-br": "Valor máximo",
    "en-us": "Maximum value"
   }
  },
  {
   "section": "limites",
   "width": 4,
   "minimum": 1,
   "maximum": 600,
   "name": "PrazoMinimoMeses",
   "type": "integer",
   "label": {
    "pt-br": "Prazo mínimo (meses)",
    "en-us": "Shortest term (months)"
   }
  },
  {
   "list": "optional",
   "section": "limites",
   "width": 4,
   "minimum": 1,
   "maximum": 600,
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
   "list": true,
   "filter": true,
   "section": "garantia",
   "width": 5,
   "default": "HIPOTECA",
   "enum": "TipoGarantia",
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
   "list": "optional",
   "filter": true,
   "section": "garantia",
   "width": 4,
   "default": false,
   "name": "PermiteGrauSuperior",
   "type": "boolean",
   "label": {
    "pt-br": "Aceita segundo grau",
    "en-us": "Takes a second degree"
   }
  },
  {
   "section": "garantia",
   "width": 3,
   "visibleWhen": {
    "field": "PermiteGrauSuperior",
    "in": [
     true
    ]
   },
   "minimum": 2,
   "maximum": 9,
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
   "section": "garantia",
   "width": 4,
   "default": 0,
   "maximum": 99.99,
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
   "section": "garantia",
   "width": 4,
   "default": "INDIVISIVEL",
   "enum": "ModoFracao",
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
   "list": "optional",
   "filter": true,
   "section": "encargos",
   "width": 4,
   "default": "IPCA",
   "enum": "Indice",
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
   "section": "encargos",
   "width": 4,
   "default": 1,
   "minimum": 0,
   "maximum": 12,
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
   "section": "encargos",
   "width": 4,
   "default": true,
   "name": "PisoNominal",
   "type": "boolean",
   "label": {
    "pt-br": "Nunca abaixo do nominal",
    "en-us": "Never below nominal"
   }
  },
  {
   "list": "optional",
   "section": "encargos",
   "width": 4,
   "name": "JurosAa",
   "type": "percent",
   "label": {
    "pt-br": "Juros ao ano",
    "en-us": "Yearly interest"
   }
  },
  {
   "section": "encargos",
   "width": 4,
   "enum": "RegimeJuros",
   "name": "RegimeJuros",
   "type": "enum",
   "label": {
    "pt-br": "Regime de juros",
    "en-us": "Regime of interest"
   }
  },
  {
   "required": true,
   "section": "encargos",
   "width": 4,
   "default": "CORRIDOS_365",
   "enum": "BaseDias",
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
  "order": 110,
  "icon": "building-bank",
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
