// Written by npm run generate.
import type { Run } from '../../domain/calculators/calculation.ts';
import type { CompactCalculator } from '../calculator.ts';

export const calculatorList: readonly CompactCalculator[] = [
 {
  "name": "calculadora.hipoteca",
  "fields": [
   {
    "required": true,
    "section": "operacao",
    "name": "DataReferencia",
    "type": "date",
    "label": {
     "pt-br": "Data de referência",
     "en-us": "Reference date"
    }
   },
   {
    "section": "imovel",
    "name": "ValorImovel",
    "type": "money",
    "label": {
     "pt-br": "Valor do imóvel",
     "en-us": "Value of the property"
    }
   },
   {
    "section": "imovel",
    "name": "DataAvaliacao",
    "type": "date",
    "label": {
     "pt-br": "Data da avaliação",
     "en-us": "Day of the appraisal"
    }
   },
   {
    "section": "imovel",
    "default": 0,
    "minimum": 0,
    "maximum": 100,
    "scale": 4,
    "name": "DesagioPct",
    "type": "percent",
    "label": {
     "pt-br": "Deságio de venda forçada",
     "en-us": "Haircut for a forced sale"
    }
   },
   {
    "section": "imovel",
    "default": "1/1",
    "name": "PercentualProprietario",
    "type": "fraction",
    "label": {
     "pt-br": "Fração do garantidor",
     "en-us": "Share of the guarantor"
    }
   },
   {
    "section": "imovel",
    "default": "INDIVISIVEL",
    "enum": "ModoFracao",
    "name": "ModoFracao",
    "type": "enum",
    "label": {
     "pt-br": "Dívida sobre a fração",
     "en-us": "Debt on the share"
    }
   },
   {
    "section": "operacao",
    "minimum": 0,
    "name": "NovaOperacao",
    "type": "money",
    "label": {
     "pt-br": "Nova operação",
     "en-us": "New operation"
    }
   },
   {
    "section": "operacao",
    "default": 80,
    "minimum": 0,
    "scale": 4,
    "name": "LimiteLtvPct",
    "type": "percent",
    "label": {
     "pt-br": "Limite de LTV",
     "en-us": "Loan-to-value limit"
    }
   },
   {
    "section": "operacao",
    "default": "HIPOTECA",
    "enum": "TipoGarantia",
    "name": "TipoGarantia",
    "type": "enum",
    "label": {
     "pt-br": "Garantia da nova operação",
     "en-us": "Guarantee of the new operation"
    }
   },
   {
    "section": "operacao",
    "default": true,
    "name": "PermiteGrauSuperior",
    "type": "boolean",
    "label": {
     "pt-br": "Permite segundo grau",
     "en-us": "Allows a second degree"
    }
   },
   {
    "section": "onus",
    "name": "Onus",
    "type": "lines",
    "label": {
     "pt-br": "Ônus",
     "en-us": "Encumbrances"
    },
    "fields": [
     {
      "list": true,
      "name": "Ato",
      "type": "text",
      "label": {
       "pt-br": "Ato",
       "en-us": "Act"
      }
     },
     {
      "list": true,
      "default": "hipoteca",
      "enum": "Evento",
      "name": "Evento",
      "type": "enum",
      "label": {
       "pt-br": "Evento",
       "en-us": "Event"
      }
     },
     {
      "list": true,
      "minimum": 1,
      "name": "Grau",
      "type": "integer",
      "label": {
       "pt-br": "Grau",
       "en-us": "Degree"
      }
     },
     {
      "list": true,
      "name": "Credor",
      "type": "text",
      "label": {
       "pt-br": "Credor",
       "en-us": "Creditor"
      }
     },
     {
      "list": true,
      "minimum": 0,
      "name": "Valor",
      "type": "money",
      "label": {
       "pt-br": "Valor",
       "en-us": "Amount"
      }
     },
     {
      "name": "DataBase",
      "type": "date",
      "label": {
       "pt-br": "Data-base",
       "en-us": "Base date"
      }
     },
     {
      "default": "BRL",
      "enum": "Moeda",
      "name": "Moeda",
      "type": "enum",
      "label": {
       "pt-br": "Moeda",
       "en-us": "Currency"
      }
     },
     {
      "list": true,
      "name": "Vencimento",
      "type": "date",
      "label": {
       "pt-br": "Vencimento",
       "en-us": "Due date"
      }
     },
     {
      "list": true,
      "enum": "Indice",
      "name": "Indice",
      "type": "enum",
      "label": {
       "pt-br": "Índice",
       "en-us": "Index"
      }
     },
     {
      "list": true,
      "minimum": 0,
      "scale": 4,
      "name": "JurosAa",
      "type": "percent",
      "label": {
       "pt-br": "Juros ao ano",
       "en-us": "Interest a year"
      }
     },
     {
      "help": {
       "pt-br": "Só onde o ato não diz a taxa anual.",
       "en-us": "Only where the act does not say the yearly rate."
      },
      "minimum": 0,
      "scale": 4,
      "name": "JurosAm",
      "type": "percent",
      "label": {
       "pt-br": "Juros ao mês",
       "en-us": "Interest a month"
      }
     },
     {
      "default": "SIMPLES",
      "enum": "RegimeJuros",
      "name": "Regime",
      "type": "enum",
      "label": {
       "pt-br": "Regime de juros",
       "en-us": "Kind of interest"
      }
     },
     {
      "default": "CORRIDOS_365",
      "enum": "BaseDias",
      "name": "Base",
      "type": "enum",
      "label": {
       "pt-br": "Base de dias",
       "en-us": "Day basis"
      }
     },
     {
      "help": {
       "pt-br": "Sem escolha, nada é cobrado pelo atraso.",
       "en-us": "Without a choice nothing is charged for being late."
      },
      "enum": "JurosMora",
      "name": "JurosMora",
      "type": "enum",
      "label": {
       "pt-br": "Juros de mora",
       "en-us": "Interest on arrears"
      }
     },
     {
      "help": {
       "pt-br": "Do contrato, em juros simples.",
       "en-us": "Of the contract, as simple interest."
      },
      "minimum": 0,
      "scale": 6,
      "name": "MoraAm",
      "type": "percent",
      "label": {
       "pt-br": "Mora ao mês",
       "en-us": "Arrears a month"
      }
     },
     {
      "help": {
       "pt-br": "Padrão: o vencimento.",
       "en-us": "Default: the due date."
      },
      "name": "MoraDesde",
      "type": "date",
      "label": {
       "pt-br": "Em atraso desde",
       "en-us": "Late since"
      }
     },
     {
      "help": {
       "pt-br": "Antes da Lei 14.905/2024 os tribunais divergiam: escolha.",
       "en-us": "Before Lei 14.905/2024 the courts were divided: choose."
      },
      "enum": "MoraAnterior",
      "name": "MoraAnterior",
      "type": "enum",
      "label": {
       "pt-br": "Mora antes de 30/08/2024",
       "en-us": "Arrears before 30 August 2024"
      }
     },
     {
      "help": {
       "pt-br": "Em branco, vale a condição do cálculo.",
       "en-us": "Left empty, the term of the calculation counts."
      },
      "name": "PisoNominal",
      "type": "boolean",
      "label": {
       "pt-br": "Não reduzir abaixo do valor nominal",
       "en-us": "Never below the nominal amount"
      }
     },
     {
      "list": true,
      "minimum": 0,
      "name": "SaldoInformado",
      "type": "money",
      "label": {
       "pt-br": "Saldo informado pelo credor",
       "en-us": "Balance told by the creditor"
      }
     },
     {
      "name": "DataSaldo",
      "type": "date",
      "label": {
       "pt-br": "Data do saldo",
       "en-us": "Day of the balance"
      }
     },
     {
      "help": {
       "pt-br": "O ato não os diz: o resultado é uma estimativa.",
       "en-us": "The act does not say them: the result is an estimate."
      },
      "name": "Presumido",
      "type": "boolean",
      "label": {
       "pt-br": "Índice ou juros presumidos",
       "en-us": "Index or interest presumed"
      }
     },
     {
      "default": "1/1",
      "name": "FracaoOnerada",
      "type": "fraction",
      "label": {
       "pt-br": "Fração onerada",
       "en-us": "Burdened share"
      }
     },
     {
      "default": true,
      "name": "AtingeProprietario",
      "type": "boolean",
      "label": {
       "pt-br": "Atinge a fração do garantidor",
       "en-us": "Burdens the guarantor's share"
      }
     },
     {
      "help": {
       "pt-br": "Em branco, vale a condição do cálculo.",
       "en-us": "Left empty, the term of the calculation counts."
      },
      "enum": "AlocacaoDivida",
      "name": "Alocacao",
      "type": "enum",
      "label": {
       "pt-br": "Alocação da dívida",
       "en-us": "Allocation of the debt"
      }
     },
     {
      "name": "OutrosImoveis",
      "type": "lines",
      "label": {
       "pt-br": "Outros imóveis em garantia",
       "en-us": "Other properties that secure it"
      },
      "fields": [
       {
        "name": "Descricao",
        "type": "text",
        "label": {
         "pt-br": "Imóvel",
         "en-us": "Property"
        }
       },
       {
        "required": true,
        "minimum": 0,
        "name": "Valor",
        "type": "money",
        "label": {
         "pt-br": "Valor",
         "en-us": "Value"
        }
       }
      ]
     },
     {
      "name": "MesmoCredor",
      "type": "boolean",
      "label": {
       "pt-br": "Mesmo credor da nova operação",
       "en-us": "Same creditor as the new operation"
      }
     },
     {
      "help": {
       "pt-br": "A dívida já conta em outro ônus: este fica fora das somas.",
       "en-us": "Another encumbrance counts the debt already: this one stays out of the sums."
      },
      "name": "MesmaDivida",
      "type": "boolean",
      "label": {
       "pt-br": "Mesma dívida de outro ônus",
       "en-us": "Same debt as another encumbrance"
      }
     }
    ]
   },
   {
    "section": "condicoes",
    "default": "INTEGRAL",
    "enum": "AlocacaoDivida",
    "name": "Alocacao",
    "type": "enum",
    "label": {
     "pt-br": "Alocação da dívida",
     "en-us": "Allocation of the debt"
    }
   },
   {
    "section": "condicoes",
    "default": true,
    "name": "PisoNominal",
    "type": "boolean",
    "label": {
     "pt-br": "Não reduzir abaixo do valor nominal",
     "en-us": "Never below the nominal amount"
    }
   },
   {
    "section": "historico",
    "name": "Eventos",
    "type": "lines",
    "label": {
     "pt-br": "Histórico das garantias",
     "en-us": "History of the guarantees"
    },
    "fields": [
     {
      "required": true,
      "list": true,
      "name": "Data",
      "type": "date",
      "label": {
       "pt-br": "Data",
       "en-us": "Date"
      }
     },
     {
      "required": true,
      "list": true,
      "name": "Ato",
      "type": "text",
      "label": {
       "pt-br": "Ato",
       "en-us": "Act"
      }
     },
     {
      "required": true,
      "list": true,
      "enum": "MovimentoGarantia",
      "name": "Evento",
      "type": "enum",
      "label": {
       "pt-br": "Movimento",
       "en-us": "Movement"
      }
     },
     {
      "list": true,
      "name": "Garantia",
      "type": "text",
      "label": {
       "pt-br": "Ato da garantia",
       "en-us": "Act of the guarantee"
      }
     },
     {
      "enum": "Evento",
      "name": "EventoGarantia",
      "type": "enum",
      "label": {
       "pt-br": "Tipo da garantia",
       "en-us": "Kind of guarantee"
      }
     },
     {
      "minimum": 1,
      "name": "Grau",
      "type": "integer",
      "label": {
       "pt-br": "Grau",
       "en-us": "Degree"
      }
     },
     {
      "name": "Credor",
      "type": "text",
      "label": {
       "pt-br": "Credor",
       "en-us": "Creditor"
      }
     },
     {
      "list": true,
      "minimum": 0,
      "name": "Valor",
      "type": "money",
      "label": {
       "pt-br": "Valor do movimento",
       "en-us": "Amount of the movement"
      }
     },
     {
      "minimum": 0,
      "name": "ValorPosterior",
      "type": "money",
      "label": {
       "pt-br": "Valor depois do ato",
       "en-us": "Amount after the act"
      }
     },
     {
      "default": "BRL",
      "enum": "Moeda",
      "name": "Moeda",
      "type": "enum",
      "label": {
       "pt-br": "Moeda",
       "en-us": "Currency"
      }
     },
     {
      "name": "Vencimento",
      "type": "date",
      "label": {
       "pt-br": "Vencimento",
       "en-us": "Due date"
      }
     }
    ]
   },
   {
    "readOnly": "always",
    "name": "DatasPosicao",
    "type": "lines",
    "label": {
     "pt-br": "Posições nas datas",
     "en-us": "Positions on days"
    },
    "fields": [
     {
      "required": true,
      "name": "Data",
      "type": "date",
      "label": {
       "pt-br": "Data",
       "en-us": "Date"
      }
     }
    ]
   },
   {
    "readOnly": "always",
    "default": "HALF_UP",
    "enum": "Arredondamento",
    "name": "Arredondamento",
    "type": "enum",
    "label": {
     "pt-br": "Arredondamento",
     "en-us": "Rounding"
    }
   },
   {
    "readOnly": "always",
    "default": 12,
    "minimum": 1,
    "maximum": 60,
    "name": "ValidadeAvaliacaoMeses",
    "type": "integer",
    "label": {
     "pt-br": "Avaliação vale por (meses)",
     "en-us": "Appraisal holds for (months)"
    }
   },
   {
    "readOnly": "always",
    "default": 90,
    "minimum": 1,
    "maximum": 365,
    "name": "ValidadeSaldoDias",
    "type": "integer",
    "label": {
     "pt-br": "Saldo informado vale por (dias)",
     "en-us": "Stated balance holds for (days)"
    }
   },
   {
    "section": "condicoes",
    "default": 1,
    "minimum": 0,
    "maximum": 12,
    "name": "Defasagem",
    "type": "integer",
    "label": {
     "pt-br": "Defasagem do índice em meses",
     "en-us": "Lag of the index in months"
    }
   },
   {
    "help": {
     "pt-br": "Padrão: o dia de hoje em São Paulo.",
     "en-us": "Default: today in São Paulo."
    },
    "readOnly": "always",
    "name": "Hoje",
    "type": "date",
    "label": {
     "pt-br": "Hoje",
     "en-us": "Today"
    }
   },
   {
    "readOnly": "always",
    "name": "Indices",
    "type": "lines",
    "label": {
     "pt-br": "Variações dos índices",
     "en-us": "Variations of the indices"
    },
    "fields": [
     {
      "required": true,
      "name": "Codigo",
      "type": "text",
      "label": {
       "pt-br": "Índice",
       "en-us": "Index"
      }
     },
     {
      "required": true,
      "name": "Ano",
      "type": "integer",
      "label": {
       "pt-br": "Ano",
       "en-us": "Year"
      }
     },
     {
      "required": true,
      "minimum": 1,
      "maximum": 12,
      "name": "Mes",
      "type": "integer",
      "label": {
       "pt-br": "Mês",
       "en-us": "Month"
      }
     },
     {
      "required": true,
      "minimum": -99,
      "scale": 4,
      "name": "VariacaoPct",
      "type": "percent",
      "label": {
       "pt-br": "Variação no mês",
       "en-us": "Variation in the month"
      }
     }
    ]
   },
   {
    "readOnly": "always",
    "name": "Feriados",
    "type": "lines",
    "label": {
     "pt-br": "Feriados locais",
     "en-us": "Local holidays"
    },
    "fields": [
     {
      "required": true,
      "name": "Data",
      "type": "date",
      "label": {
       "pt-br": "Data",
       "en-us": "Date"
      }
     }
    ]
   }
  ],
  "sections": [
   {
    "name": "imovel",
    "label": {
     "pt-br": "Imóvel",
     "en-us": "Property"
    }
   },
   {
    "name": "onus",
    "label": {
     "pt-br": "Ônus que contam",
     "en-us": "Encumbrances that count"
    }
   },
   {
    "name": "operacao",
    "label": {
     "pt-br": "Nova operação",
     "en-us": "New operation"
    }
   },
   {
    "name": "historico",
    "label": {
     "pt-br": "Histórico",
     "en-us": "History"
    }
   },
   {
    "name": "condicoes",
    "label": {
     "pt-br": "Condições do cálculo",
     "en-us": "Terms of the calculation"
    }
   }
  ],
  "tabs": [],
  "rules": [],
  "title": {
   "pt-br": "Calculadora de hipoteca",
   "en-us": "Mortgage calculator"
  },
  "code": "hipoteca",
  "label": {
   "pt-br": "Hipoteca",
   "en-us": "Mortgage"
  },
  "description": {
   "pt-br": "Quanto o imóvel ainda garante: ônus atualizados, margem por grau e o máximo de uma nova operação.",
   "en-us": "What the property still secures: encumbrances brought up to date, margin by degree and the most a new operation may be."
  },
  "order": 10,
  "icon": "building-bank",
  "folder": "mortgage",
  "figures": [
   {
    "list": true,
    "name": "MaxNova",
    "type": "money",
    "label": {
     "pt-br": "Cabe na garantia, até",
     "en-us": "Fits the guarantee, up to"
    }
   },
   {
    "list": true,
    "scale": 4,
    "name": "LTVatual",
    "type": "percent",
    "label": {
     "pt-br": "Dívida atual",
     "en-us": "Debt today"
    }
   },
   {
    "list": true,
    "scale": 4,
    "name": "LTVnovo",
    "type": "percent",
    "label": {
     "pt-br": "Com a nova operação",
     "en-us": "With the new operation"
    }
   },
   {
    "list": true,
    "name": "ProximoGrau",
    "type": "integer",
    "label": {
     "pt-br": "Próximo grau",
     "en-us": "Next degree"
    }
   },
   {
    "name": "Margem",
    "type": "money",
    "label": {
     "pt-br": "Margem",
     "en-us": "Margin"
    }
   },
   {
    "visibleWhen": {
     "field": "MotivoMargem",
     "in": [
      "alienacao-fiduciaria",
      "indisponibilidade"
     ]
    },
    "name": "MargemAritmetica",
    "type": "money",
    "label": {
     "pt-br": "Margem só pela conta",
     "en-us": "Margin by arithmetic alone"
    }
   },
   {
    "enum": "MotivoMargem",
    "name": "MotivoMargem",
    "type": "enum",
    "label": {
     "pt-br": "Por que não há margem",
     "en-us": "Why there is no margin"
    }
   },
   {
    "name": "Base",
    "type": "money",
    "label": {
     "pt-br": "Valor com deságio",
     "en-us": "Value after the haircut"
    }
   },
   {
    "name": "BaseProp",
    "type": "money",
    "label": {
     "pt-br": "Parte do garantidor",
     "en-us": "Guarantor’s part"
    }
   },
   {
    "name": "Total",
    "type": "money",
    "label": {
     "pt-br": "Total dos ônus",
     "en-us": "All encumbrances"
    }
   },
   {
    "name": "Deducao",
    "type": "money",
    "label": {
     "pt-br": "Dívida que o imóvel garante",
     "en-us": "Debt the property secures"
    }
   }
  ],
  "tables": [
   {
    "name": "Onus",
    "type": "lines",
    "label": {
     "pt-br": "Ônus atualizados",
     "en-us": "Encumbrances brought up to date"
    },
    "fields": [
     {
      "name": "Ato",
      "type": "text",
      "label": {
       "pt-br": "Ato",
       "en-us": "Act"
      }
     },
     {
      "enum": "Evento",
      "name": "Evento",
      "type": "enum",
      "label": {
       "pt-br": "Evento",
       "en-us": "Event"
      }
     },
     {
      "name": "Grau",
      "type": "integer",
      "label": {
       "pt-br": "Grau",
       "en-us": "Degree"
      }
     },
     {
      "name": "Posicao",
      "type": "integer",
      "label": {
       "pt-br": "Ordem",
       "en-us": "Rank"
      }
     },
     {
      "name": "Credor",
      "type": "text",
      "label": {
       "pt-br": "Credor",
       "en-us": "Creditor"
      }
     },
     {
      "enum": "FonteValor",
      "name": "Fonte",
      "type": "enum",
      "label": {
       "pt-br": "Fonte",
       "en-us": "Source"
      }
     },
     {
      "scale": 8,
      "name": "Fator",
      "type": "decimal",
      "label": {
       "pt-br": "Fator",
       "en-us": "Factor"
      }
     },
     {
      "name": "Principal",
      "type": "money",
      "label": {
       "pt-br": "Corrigido",
       "en-us": "Corrected"
      }
     },
     {
      "name": "Juros",
      "type": "money",
      "label": {
       "pt-br": "Juros",
       "en-us": "Interest"
      }
     },
     {
      "name": "Mora",
      "type": "money",
      "label": {
       "pt-br": "Mora",
       "en-us": "Arrears"
      }
     },
     {
      "name": "Atualizado",
      "type": "money",
      "label": {
       "pt-br": "Atualizado",
       "en-us": "Up to date"
      }
     },
     {
      "name": "Alocado",
      "type": "money",
      "label": {
       "pt-br": "Neste imóvel",
       "en-us": "On this property"
      }
     }
    ]
   },
   {
    "name": "PorGrau",
    "type": "lines",
    "label": {
     "pt-br": "Por grau",
     "en-us": "By degree"
    },
    "fields": [
     {
      "name": "Grau",
      "type": "integer",
      "label": {
       "pt-br": "Grau",
       "en-us": "Degree"
      }
     },
     {
      "name": "Total",
      "type": "money",
      "label": {
       "pt-br": "Total",
       "en-us": "Total"
      }
     },
     {
      "name": "Margem",
      "type": "money",
      "label": {
       "pt-br": "Margem depois dele",
       "en-us": "Margin after it"
      }
     }
    ]
   },
   {
    "name": "Historico",
    "type": "lines",
    "label": {
     "pt-br": "Histórico das garantias",
     "en-us": "History of the guarantees"
    },
    "fields": [
     {
      "name": "Data",
      "type": "date",
      "label": {
       "pt-br": "Data",
       "en-us": "Date"
      }
     },
     {
      "name": "Ato",
      "type": "text",
      "label": {
       "pt-br": "Ato",
       "en-us": "Act"
      }
     },
     {
      "name": "Garantia",
      "type": "text",
      "label": {
       "pt-br": "Garantia",
       "en-us": "Guarantee"
      }
     },
     {
      "enum": "MovimentoGarantia",
      "name": "Evento",
      "type": "enum",
      "label": {
       "pt-br": "Movimento",
       "en-us": "Movement"
      }
     },
     {
      "name": "Grau",
      "type": "integer",
      "label": {
       "pt-br": "Grau",
       "en-us": "Degree"
      }
     },
     {
      "name": "Credor",
      "type": "text",
      "label": {
       "pt-br": "Credor",
       "en-us": "Creditor"
      }
     },
     {
      "name": "ValorAnterior",
      "type": "money",
      "label": {
       "pt-br": "Antes",
       "en-us": "Before"
      }
     },
     {
      "name": "Movimento",
      "type": "money",
      "label": {
       "pt-br": "Diferença",
       "en-us": "Difference"
      }
     },
     {
      "name": "ValorPosterior",
      "type": "money",
      "label": {
       "pt-br": "Depois",
       "en-us": "After"
      }
     },
     {
      "name": "Vencimento",
      "type": "date",
      "label": {
       "pt-br": "Vencimento",
       "en-us": "Due date"
      }
     },
     {
      "enum": "SituacaoGarantia",
      "name": "Situacao",
      "type": "enum",
      "label": {
       "pt-br": "Situação",
       "en-us": "State"
      }
     }
    ]
   }
  ]
 },
 {
  "name": "calculadora.penhor",
  "fields": [
   {
    "required": true,
    "section": "condicoes",
    "name": "DataReferencia",
    "type": "date",
    "label": {
     "pt-br": "Data de referência",
     "en-us": "Reference date"
    }
   },
   {
    "section": "producao",
    "minimum": 0,
    "name": "AreaProdutivaHa",
    "type": "area",
    "label": {
     "pt-br": "Área produtiva (ha)",
     "en-us": "Productive area (ha)"
    }
   },
   {
    "section": "penhores",
    "name": "Penhores",
    "type": "lines",
    "label": {
     "pt-br": "Penhores",
     "en-us": "Pledges"
    },
    "fields": [
     {
      "list": true,
      "name": "Ato",
      "type": "text",
      "label": {
       "pt-br": "Ato",
       "en-us": "Act"
      }
     },
     {
      "list": true,
      "enum": "TipoPenhor",
      "name": "Tipo",
      "type": "enum",
      "label": {
       "pt-br": "Tipo",
       "en-us": "Kind"
      }
     },
     {
      "list": true,
      "name": "Credor",
      "type": "text",
      "label": {
       "pt-br": "Credor",
       "en-us": "Creditor"
      }
     },
     {
      "minimum": 1,
      "name": "Grau",
      "type": "integer",
      "label": {
       "pt-br": "Grau",
       "en-us": "Degree"
      }
     },
     {
      "name": "Titulo",
      "type": "text",
      "label": {
       "pt-br": "Título",
       "en-us": "Title"
      }
     },
     {
      "name": "DataEmissao",
      "type": "date",
      "label": {
       "pt-br": "Data de emissão",
       "en-us": "Day of issue"
      }
     },
     {
      "help": {
       "pt-br": "Como 2025/2026.",
       "en-us": "As 2025/2026."
      },
      "list": true,
      "name": "Safra",
      "type": "text",
      "label": {
       "pt-br": "Safra",
       "en-us": "Season"
      }
     },
     {
      "list": true,
      "minimum": 0,
      "name": "ValorCredito",
      "type": "money",
      "label": {
       "pt-br": "Valor do crédito",
       "en-us": "Amount of the credit"
      }
     },
     {
      "default": "BRL",
      "enum": "Moeda",
      "name": "Moeda",
      "type": "enum",
      "label": {
       "pt-br": "Moeda",
       "en-us": "Currency"
      }
     },
     {
      "list": true,
      "name": "Vencimento",
      "type": "date",
      "label": {
       "pt-br": "Vencimento",
       "en-us": "Due date"
      }
     },
     {
      "enum": "Indice",
      "name": "Indice",
      "type": "enum",
      "label": {
       "pt-br": "Índice",
       "en-us": "Index"
      }
     },
     {
      "minimum": 0,
      "scale": 4,
      "name": "JurosAa",
      "type": "percent",
      "label": {
       "pt-br": "Juros ao ano",
       "en-us": "Interest a year"
      }
     },
     {
      "help": {
       "pt-br": "Só onde o ato não diz a taxa anual.",
       "en-us": "Only where the act does not say the yearly rate."
      },
      "minimum": 0,
      "scale": 4,
      "name": "JurosAm",
      "type": "percent",
      "label": {
       "pt-br": "Juros ao mês",
       "en-us": "Interest a month"
      }
     },
     {
      "default": "SIMPLES",
      "enum": "RegimeJuros",
      "name": "Regime",
      "type": "enum",
      "label": {
       "pt-br": "Regime de juros",
       "en-us": "Kind of interest"
      }
     },
     {
      "default": "CORRIDOS_365",
      "enum": "BaseDias",
      "name": "Base",
      "type": "enum",
      "label": {
       "pt-br": "Base de dias",
       "en-us": "Day basis"
      }
     },
     {
      "help": {
       "pt-br": "Sem escolha, nada é cobrado pelo atraso.",
       "en-us": "Without a choice nothing is charged for being late."
      },
      "enum": "JurosMora",
      "name": "JurosMora",
      "type": "enum",
      "label": {
       "pt-br": "Juros de mora",
       "en-us": "Interest on arrears"
      }
     },
     {
      "help": {
       "pt-br": "Do contrato, em juros simples.",
       "en-us": "Of the contract, as simple interest."
      },
      "minimum": 0,
      "scale": 6,
      "name": "MoraAm",
      "type": "percent",
      "label": {
       "pt-br": "Mora ao mês",
       "en-us": "Arrears a month"
      }
     },
     {
      "help": {
       "pt-br": "Padrão: o vencimento.",
       "en-us": "Default: the due date."
      },
      "name": "MoraDesde",
      "type": "date",
      "label": {
       "pt-br": "Em atraso desde",
       "en-us": "Late since"
      }
     },
     {
      "help": {
       "pt-br": "Antes da Lei 14.905/2024 os tribunais divergiam: escolha.",
       "en-us": "Before Lei 14.905/2024 the courts were divided: choose."
      },
      "enum": "MoraAnterior",
      "name": "MoraAnterior",
      "type": "enum",
      "label": {
       "pt-br": "Mora antes de 30/08/2024",
       "en-us": "Arrears before 30 August 2024"
      }
     },
     {
      "default": true,
      "name": "PisoNominal",
      "type": "boolean",
      "label": {
       "pt-br": "Não reduzir abaixo do valor nominal",
       "en-us": "Never below the nominal amount"
      }
     },
     {
      "minimum": 0,
      "name": "SaldoInformado",
      "type": "money",
      "label": {
       "pt-br": "Saldo informado pelo credor",
       "en-us": "Balance told by the creditor"
      }
     },
     {
      "name": "DataSaldo",
      "type": "date",
      "label": {
       "pt-br": "Data do saldo",
       "en-us": "Day of the balance"
      }
     },
     {
      "help": {
       "pt-br": "O ato não os diz: o resultado é uma estimativa.",
       "en-us": "The act does not say them: the result is an estimate."
      },
      "name": "Presumido",
      "type": "boolean",
      "label": {
       "pt-br": "Índice ou juros presumidos",
       "en-us": "Index or interest presumed"
      }
     },
     {
      "minimum": 0,
      "name": "AreaVinculadaHa",
      "type": "area",
      "label": {
       "pt-br": "Área vinculada (ha)",
       "en-us": "Bound area (ha)"
      }
     },
     {
      "name": "Bens",
      "type": "lines",
      "label": {
       "pt-br": "Bens",
       "en-us": "Goods"
      },
      "fields": [
       {
        "name": "Descricao",
        "type": "text",
        "label": {
         "pt-br": "Descrição",
         "en-us": "Description"
        }
       },
       {
        "required": true,
        "name": "Produto",
        "type": "text",
        "label": {
         "pt-br": "Produto",
         "en-us": "Product"
        }
       },
       {
        "required": true,
        "minimum": 0,
        "scale": 3,
        "name": "Quantidade",
        "type": "decimal",
        "label": {
         "pt-br": "Quantidade",
         "en-us": "Quantity"
        }
       },
       {
        "required": true,
        "enum": "UnidadeBem",
        "name": "Unidade",
        "type": "enum",
        "label": {
         "pt-br": "Unidade",
         "en-us": "Unit"
        }
       },
       {
        "minimum": 0,
        "name": "ValorUnitario",
        "type": "money",
        "label": {
         "pt-br": "Valor unitário",
         "en-us": "Unit price"
        }
       },
       {
        "name": "DataPreco",
        "type": "date",
        "label": {
         "pt-br": "Data do preço",
         "en-us": "Day of the price"
        }
       },
       {
        "default": 100,
        "minimum": 0,
        "maximum": 100,
        "scale": 4,
        "name": "PercentualVinculado",
        "type": "percent",
        "label": {
         "pt-br": "Percentual vinculado",
         "en-us": "Percentage bound"
        }
       }
      ]
     },
     {
      "name": "Cancelado",
      "type": "boolean",
      "label": {
       "pt-br": "Cancelado",
       "en-us": "Cancelled"
      }
     },
     {
      "help": {
       "pt-br": "Quando o título ou o credor liberam bens na proporção do que foi pago.",
       "en-us": "Where title or creditor free goods in proportion to what was paid."
      },
      "name": "PermiteLiberacao",
      "type": "boolean",
      "label": {
       "pt-br": "Permite liberação proporcional",
       "en-us": "Allows proportional release"
      }
     }
    ]
   },
   {
    "section": "producao",
    "name": "Producao",
    "type": "lines",
    "label": {
     "pt-br": "Produção",
     "en-us": "Production"
    },
    "fields": [
     {
      "help": {
       "pt-br": "Áreas do mesmo produto e safra somam-se.",
       "en-us": "Fields of one product and season add up."
      },
      "required": true,
      "list": true,
      "name": "Produto",
      "type": "text",
      "label": {
       "pt-br": "Produto",
       "en-us": "Product"
      }
     },
     {
      "list": true,
      "name": "Safra",
      "type": "text",
      "label": {
       "pt-br": "Safra",
       "en-us": "Season"
      }
     },
     {
      "required": true,
      "list": true,
      "minimum": 0,
      "name": "AreaHa",
      "type": "area",
      "label": {
       "pt-br": "Área (ha)",
       "en-us": "Area (ha)"
      }
     },
     {
      "required": true,
      "list": true,
      "minimum": 0,
      "scale": 4,
      "name": "ProdutividadePorHa",
      "type": "decimal",
      "label": {
       "pt-br": "Produtividade por hectare",
       "en-us": "Yield per hectare"
      }
     },
     {
      "required": true,
      "list": true,
      "enum": "UnidadeBem",
      "name": "Unidade",
      "type": "enum",
      "label": {
       "pt-br": "Unidade",
       "en-us": "Unit"
      }
     }
    ]
   },
   {
    "section": "historico",
    "name": "Eventos",
    "type": "lines",
    "label": {
     "pt-br": "Histórico dos penhores",
     "en-us": "History of the pledges"
    },
    "fields": [
     {
      "required": true,
      "list": true,
      "name": "Data",
      "type": "date",
      "label": {
       "pt-br": "Data",
       "en-us": "Date"
      }
     },
     {
      "required": true,
      "list": true,
      "name": "Ato",
      "type": "text",
      "label": {
       "pt-br": "Ato",
       "en-us": "Act"
      }
     },
     {
      "required": true,
      "list": true,
      "enum": "MovimentoGarantia",
      "name": "Evento",
      "type": "enum",
      "label": {
       "pt-br": "Movimento",
       "en-us": "Movement"
      }
     },
     {
      "list": true,
      "name": "Garantia",
      "type": "text",
      "label": {
       "pt-br": "Ato da garantia",
       "en-us": "Act of the guarantee"
      }
     },
     {
      "minimum": 1,
      "name": "Grau",
      "type": "integer",
      "label": {
       "pt-br": "Grau",
       "en-us": "Degree"
      }
     },
     {
      "name": "Credor",
      "type": "text",
      "label": {
       "pt-br": "Credor",
       "en-us": "Creditor"
      }
     },
     {
      "list": true,
      "minimum": 0,
      "name": "Valor",
      "type": "money",
      "label": {
       "pt-br": "Valor do movimento",
       "en-us": "Amount of the movement"
      }
     },
     {
      "minimum": 0,
      "name": "ValorPosterior",
      "type": "money",
      "label": {
       "pt-br": "Valor depois do ato",
       "en-us": "Amount after the act"
      }
     },
     {
      "default": "BRL",
      "enum": "Moeda",
      "name": "Moeda",
      "type": "enum",
      "label": {
       "pt-br": "Moeda",
       "en-us": "Currency"
      }
     },
     {
      "name": "Vencimento",
      "type": "date",
      "label": {
       "pt-br": "Vencimento",
       "en-us": "Due date"
      }
     },
     {
      "name": "Produto",
      "type": "text",
      "label": {
       "pt-br": "Produto",
       "en-us": "Product"
      }
     },
     {
      "help": {
       "pt-br": "O que fica vinculado depois do ato.",
       "en-us": "What is bound after the act."
      },
      "minimum": 0,
      "scale": 3,
      "name": "Quantidade",
      "type": "decimal",
      "label": {
       "pt-br": "Quantidade",
       "en-us": "Quantity"
      }
     },
     {
      "enum": "UnidadeBem",
      "name": "Unidade",
      "type": "enum",
      "label": {
       "pt-br": "Unidade",
       "en-us": "Unit"
      }
     },
     {
      "name": "Safra",
      "type": "text",
      "label": {
       "pt-br": "Safra",
       "en-us": "Season"
      }
     },
     {
      "help": {
       "pt-br": "A que fica vinculada depois do ato.",
       "en-us": "What is bound after the act."
      },
      "minimum": 0,
      "name": "AreaVinculadaHa",
      "type": "area",
      "label": {
       "pt-br": "Área vinculada (ha)",
       "en-us": "Bound area (ha)"
      }
     }
    ]
   },
   {
    "readOnly": "always",
    "name": "DatasPosicao",
    "type": "lines",
    "label": {
     "pt-br": "Posições nas datas",
     "en-us": "Positions on days"
    },
    "fields": [
     {
      "required": true,
      "name": "Data",
      "type": "date",
      "label": {
       "pt-br": "Data",
       "en-us": "Date"
      }
     }
    ]
   },
   {
    "readOnly": "always",
    "default": "HALF_UP",
    "enum": "Arredondamento",
    "name": "Arredondamento",
    "type": "enum",
    "label": {
     "pt-br": "Arredondamento",
     "en-us": "Rounding"
    }
   },
   {
    "readOnly": "always",
    "default": 90,
    "minimum": 1,
    "maximum": 365,
    "name": "ValidadeSaldoDias",
    "type": "integer",
    "label": {
     "pt-br": "Saldo e preço valem por (dias)",
     "en-us": "Balance and price hold for (days)"
    }
   },
   {
    "section": "condicoes",
    "default": 1,
    "minimum": 0,
    "maximum": 12,
    "name": "Defasagem",
    "type": "integer",
    "label": {
     "pt-br": "Defasagem do índice em meses",
     "en-us": "Lag of the index in months"
    }
   },
   {
    "help": {
     "pt-br": "Padrão: o dia de hoje em São Paulo.",
     "en-us": "Default: today in São Paulo."
    },
    "readOnly": "always",
    "name": "Hoje",
    "type": "date",
    "label": {
     "pt-br": "Hoje",
     "en-us": "Today"
    }
   },
   {
    "readOnly": "always",
    "name": "Indices",
    "type": "lines",
    "label": {
     "pt-br": "Variações dos índices",
     "en-us": "Variations of the indices"
    },
    "fields": [
     {
      "required": true,
      "name": "Codigo",
      "type": "text",
      "label": {
       "pt-br": "Índice",
       "en-us": "Index"
      }
     },
     {
      "required": true,
      "name": "Ano",
      "type": "integer",
      "label": {
       "pt-br": "Ano",
       "en-us": "Year"
      }
     },
     {
      "required": true,
      "minimum": 1,
      "maximum": 12,
      "name": "Mes",
      "type": "integer",
      "label": {
       "pt-br": "Mês",
       "en-us": "Month"
      }
     },
     {
      "required": true,
      "minimum": -99,
      "scale": 4,
      "name": "VariacaoPct",
      "type": "percent",
      "label": {
       "pt-br": "Variação no mês",
       "en-us": "Variation in the month"
      }
     }
    ]
   },
   {
    "readOnly": "always",
    "name": "Feriados",
    "type": "lines",
    "label": {
     "pt-br": "Feriados locais",
     "en-us": "Local holidays"
    },
    "fields": [
     {
      "required": true,
      "name": "Data",
      "type": "date",
      "label": {
       "pt-br": "Data",
       "en-us": "Date"
      }
     }
    ]
   }
  ],
  "sections": [
   {
    "name": "penhores",
    "label": {
     "pt-br": "Penhores",
     "en-us": "Pledges"
    }
   },
   {
    "name": "producao",
    "label": {
     "pt-br": "Produção esperada",
     "en-us": "Expected yield"
    }
   },
   {
    "name": "historico",
    "label": {
     "pt-br": "Histórico",
     "en-us": "History"
    }
   },
   {
    "name": "condicoes",
    "label": {
     "pt-br": "Condições do cálculo",
     "en-us": "Terms of the calculation"
    }
   }
  ],
  "tabs": [],
  "rules": [],
  "title": {
   "pt-br": "Calculadora de penhor",
   "en-us": "Pledge calculator"
  },
  "code": "penhor",
  "label": {
   "pt-br": "Penhor",
   "en-us": "Pledge"
  },
  "description": {
   "pt-br": "Quanto os bens empenhados cobrem do crédito, e o que resta de cada safra e da área.",
   "en-us": "What the pledged goods cover of the credit, and what is left of each harvest and of the land."
  },
  "order": 20,
  "icon": "building-store",
  "folder": "pledge",
  "figures": [
   {
    "list": true,
    "scale": 4,
    "name": "Cobertura",
    "type": "percent",
    "label": {
     "pt-br": "Cobertura",
     "en-us": "Coverage"
    }
   },
   {
    "list": true,
    "name": "ValorBens",
    "type": "money",
    "label": {
     "pt-br": "Bens empenhados",
     "en-us": "Pledged goods"
    }
   },
   {
    "list": true,
    "name": "Credito",
    "type": "money",
    "label": {
     "pt-br": "Crédito atualizado",
     "en-us": "Credit up to date"
    }
   },
   {
    "list": true,
    "name": "Sobra",
    "type": "money",
    "label": {
     "pt-br": "Sobra",
     "en-us": "Surplus"
    }
   }
  ],
  "tables": [
   {
    "name": "Penhores",
    "type": "lines",
    "label": {
     "pt-br": "Penhor a penhor",
     "en-us": "Pledge by pledge"
    },
    "fields": [
     {
      "name": "Ato",
      "type": "text",
      "label": {
       "pt-br": "Ato",
       "en-us": "Act"
      }
     },
     {
      "enum": "TipoPenhor",
      "name": "Tipo",
      "type": "enum",
      "label": {
       "pt-br": "Tipo",
       "en-us": "Kind"
      }
     },
     {
      "name": "Credor",
      "type": "text",
      "label": {
       "pt-br": "Credor",
       "en-us": "Creditor"
      }
     },
     {
      "name": "Grau",
      "type": "integer",
      "label": {
       "pt-br": "Grau",
       "en-us": "Degree"
      }
     },
     {
      "name": "Safra",
      "type": "text",
      "label": {
       "pt-br": "Safra",
       "en-us": "Season"
      }
     },
     {
      "enum": "SituacaoPenhor",
      "name": "Situacao",
      "type": "enum",
      "label": {
       "pt-br": "Situação",
       "en-us": "State"
      }
     },
     {
      "name": "DiasAtraso",
      "type": "integer",
      "label": {
       "pt-br": "Dias em atraso",
       "en-us": "Days late"
      }
     },
     {
      "name": "ValorBens",
      "type": "money",
      "label": {
       "pt-br": "Bens",
       "en-us": "Goods"
      }
     },
     {
      "name": "Credito",
      "type": "money",
      "label": {
       "pt-br": "Crédito",
       "en-us": "Credit"
      }
     },
     {
      "scale": 4,
      "name": "Cobertura",
      "type": "percent",
      "label": {
       "pt-br": "Cobertura",
       "en-us": "Coverage"
      }
     },
     {
      "name": "Sobra",
      "type": "money",
      "label": {
       "pt-br": "Sobra",
       "en-us": "Surplus"
      }
     },
     {
      "scale": 4,
      "name": "ManterPct",
      "type": "percent",
      "label": {
       "pt-br": "Manter",
       "en-us": "To be kept"
      }
     }
    ]
   },
   {
    "name": "Safras",
    "type": "lines",
    "label": {
     "pt-br": "Por produto e safra",
     "en-us": "By product and season"
    },
    "fields": [
     {
      "name": "Produto",
      "type": "text",
      "label": {
       "pt-br": "Produto",
       "en-us": "Product"
      }
     },
     {
      "name": "Safra",
      "type": "text",
      "label": {
       "pt-br": "Safra",
       "en-us": "Season"
      }
     },
     {
      "enum": "UnidadeBem",
      "name": "Unidade",
      "type": "enum",
      "label": {
       "pt-br": "Unidade",
       "en-us": "Unit"
      }
     },
     {
      "name": "Estimada",
      "type": "decimal",
      "label": {
       "pt-br": "Estimada",
       "en-us": "Expected"
      }
     },
     {
      "name": "Comprometida",
      "type": "decimal",
      "label": {
       "pt-br": "Comprometida",
       "en-us": "Bound"
      }
     },
     {
      "name": "Disponivel",
      "type": "decimal",
      "label": {
       "pt-br": "Disponível",
       "en-us": "Left"
      }
     },
     {
      "scale": 4,
      "name": "Comprometimento",
      "type": "percent",
      "label": {
       "pt-br": "Comprometimento",
       "en-us": "Share bound"
      }
     }
    ]
   },
   {
    "name": "Areas",
    "type": "lines",
    "label": {
     "pt-br": "Área por safra",
     "en-us": "Land by season"
    },
    "fields": [
     {
      "name": "Safra",
      "type": "text",
      "label": {
       "pt-br": "Safra",
       "en-us": "Season"
      }
     },
     {
      "name": "AreaVinculada",
      "type": "area",
      "label": {
       "pt-br": "Vinculada",
       "en-us": "Bound"
      }
     },
     {
      "name": "AreaLivre",
      "type": "area",
      "label": {
       "pt-br": "Livre",
       "en-us": "Free"
      }
     },
     {
      "scale": 4,
      "name": "Comprometimento",
      "type": "percent",
      "label": {
       "pt-br": "Vinculada, %",
       "en-us": "Bound, %"
      }
     }
    ]
   },
   {
    "name": "Historico",
    "type": "lines",
    "label": {
     "pt-br": "Histórico das garantias",
     "en-us": "History of the guarantees"
    },
    "fields": [
     {
      "name": "Data",
      "type": "date",
      "label": {
       "pt-br": "Data",
       "en-us": "Date"
      }
     },
     {
      "name": "Ato",
      "type": "text",
      "label": {
       "pt-br": "Ato",
       "en-us": "Act"
      }
     },
     {
      "name": "Garantia",
      "type": "text",
      "label": {
       "pt-br": "Garantia",
       "en-us": "Guarantee"
      }
     },
     {
      "enum": "MovimentoGarantia",
      "name": "Evento",
      "type": "enum",
      "label": {
       "pt-br": "Movimento",
       "en-us": "Movement"
      }
     },
     {
      "name": "Grau",
      "type": "integer",
      "label": {
       "pt-br": "Grau",
       "en-us": "Degree"
      }
     },
     {
      "name": "Credor",
      "type": "text",
      "label": {
       "pt-br": "Credor",
       "en-us": "Creditor"
      }
     },
     {
      "name": "ValorAnterior",
      "type": "money",
      "label": {
       "pt-br": "Antes",
       "en-us": "Before"
      }
     },
     {
      "name": "Movimento",
      "type": "money",
      "label": {
       "pt-br": "Diferença",
       "en-us": "Difference"
      }
     },
     {
      "name": "ValorPosterior",
      "type": "money",
      "label": {
       "pt-br": "Depois",
       "en-us": "After"
      }
     },
     {
      "name": "Vencimento",
      "type": "date",
      "label": {
       "pt-br": "Vencimento",
       "en-us": "Due date"
      }
     },
     {
      "enum": "SituacaoGarantia",
      "name": "Situacao",
      "type": "enum",
      "label": {
       "pt-br": "Situação",
       "en-us": "State"
      }
     },
     {
      "name": "Produto",
      "type": "text",
      "label": {
       "pt-br": "Produto",
       "en-us": "Product"
      }
     },
     {
      "name": "Quantidade",
      "type": "decimal",
      "label": {
       "pt-br": "Quantidade",
       "en-us": "Quantity"
      }
     },
     {
      "enum": "UnidadeBem",
      "name": "Unidade",
      "type": "enum",
      "label": {
       "pt-br": "Unidade",
       "en-us": "Unit"
      }
     },
     {
      "name": "Safra",
      "type": "text",
      "label": {
       "pt-br": "Safra",
       "en-us": "Season"
      }
     },
     {
      "name": "AreaVinculadaHa",
      "type": "area",
      "label": {
       "pt-br": "Área vinculada",
       "en-us": "Land bound"
      }
     }
    ]
   },
   {
    "name": "TotaisPorSafra",
    "type": "lines",
    "label": {
     "pt-br": "Totais por safra",
     "en-us": "Totals by season"
    },
    "fields": [
     {
      "name": "Safra",
      "type": "text",
      "label": {
       "pt-br": "Safra",
       "en-us": "Season"
      }
     },
     {
      "name": "Credito",
      "type": "money",
      "label": {
       "pt-br": "Crédito",
       "en-us": "Credit"
      }
     },
     {
      "name": "AreaVinculada",
      "type": "area",
      "label": {
       "pt-br": "Área vinculada",
       "en-us": "Land bound"
      }
     }
    ]
   }
  ]
 },
 {
  "name": "calculadora.historico-area",
  "fields": [
   {
    "section": "abertura",
    "default": "Rural",
    "enum": "TipoImovel",
    "name": "TipoImovel",
    "type": "enum",
    "label": {
     "pt-br": "Tipo do imóvel",
     "en-us": "Kind of property"
    }
   },
   {
    "section": "abertura",
    "enum": "Uf",
    "name": "Uf",
    "type": "enum",
    "label": {
     "pt-br": "UF",
     "en-us": "State"
    }
   },
   {
    "section": "abertura",
    "name": "AreaInicial",
    "type": "statedArea",
    "label": {
     "pt-br": "Área da abertura",
     "en-us": "Area of the opening"
    }
   },
   {
    "section": "abertura",
    "name": "AreaInicialDeclarada",
    "type": "statedArea",
    "label": {
     "pt-br": "Hectares declarados ao lado do alqueire",
     "en-us": "Hectares stated beside the alqueire"
    }
   },
   {
    "section": "atos",
    "name": "Atos",
    "type": "lines",
    "label": {
     "pt-br": "Atos",
     "en-us": "Acts"
    },
    "fields": [
     {
      "required": true,
      "list": true,
      "name": "Ato",
      "type": "text",
      "label": {
       "pt-br": "Ato",
       "en-us": "Act"
      }
     },
     {
      "list": true,
      "name": "Data",
      "type": "date",
      "label": {
       "pt-br": "Data",
       "en-us": "Date"
      }
     },
     {
      "required": true,
      "list": true,
      "enum": "Evento",
      "name": "Evento",
      "type": "enum",
      "label": {
       "pt-br": "Evento",
       "en-us": "Event"
      }
     },
     {
      "list": true,
      "name": "Area",
      "type": "statedArea",
      "label": {
       "pt-br": "Área declarada",
       "en-us": "Stated area"
      }
     },
     {
      "list": true,
      "name": "AreaDestacada",
      "type": "statedArea",
      "label": {
       "pt-br": "Área destacada",
       "en-us": "Detached area"
      }
     },
     {
      "name": "AreasOrigem",
      "type": "lines",
      "label": {
       "pt-br": "Áreas unificadas",
       "en-us": "Merged areas"
      },
      "fields": [
       {
        "name": "Area",
        "type": "statedArea",
        "label": {
         "pt-br": "Área",
         "en-us": "Area"
        }
       }
      ]
     },
     {
      "enum": "TipoImovel",
      "name": "TipoImovel",
      "type": "enum",
      "label": {
       "pt-br": "Tipo do imóvel a partir daqui",
       "en-us": "Kind of property from here on"
      }
     }
    ]
   },
   {
    "readOnly": "always",
    "default": "HALF_UP",
    "enum": "Arredondamento",
    "name": "Arredondamento",
    "type": "enum",
    "label": {
     "pt-br": "Arredondamento",
     "en-us": "Rounding"
    }
   }
  ],
  "sections": [
   {
    "name": "abertura",
    "label": {
     "pt-br": "Abertura",
     "en-us": "Opening"
    }
   },
   {
    "name": "atos",
    "label": {
     "pt-br": "Atos",
     "en-us": "Acts"
    }
   }
  ],
  "tabs": [],
  "rules": [],
  "title": {
   "pt-br": "Histórico de área",
   "en-us": "Area history"
  },
  "code": "historico-area",
  "label": {
   "pt-br": "Histórico de área",
   "en-us": "Area history"
  },
  "description": {
   "pt-br": "A área do imóvel ato a ato, com o que não fecha.",
   "en-us": "The area of the property act by act, with what does not add up."
  },
  "order": 30,
  "icon": "map",
  "folder": "areaHistory",
  "figures": [
   {
    "list": true,
    "name": "AreaAtual",
    "type": "decimal",
    "label": {
     "pt-br": "Área atual",
     "en-us": "Area today"
    }
   },
   {
    "list": true,
    "name": "Unidade",
    "type": "text",
    "label": {
     "pt-br": "Unidade",
     "en-us": "Unit"
    }
   }
  ],
  "tables": [
   {
    "name": "Linhas",
    "type": "lines",
    "label": {
     "pt-br": "Área ato a ato",
     "en-us": "Area act by act"
    },
    "fields": [
     {
      "name": "Ato",
      "type": "text",
      "label": {
       "pt-br": "Ato",
       "en-us": "Act"
      }
     },
     {
      "name": "Data",
      "type": "date",
      "label": {
       "pt-br": "Data",
       "en-us": "Date"
      }
     },
     {
      "enum": "Evento",
      "name": "Evento",
      "type": "enum",
      "label": {
       "pt-br": "Evento",
       "en-us": "Event"
      }
     },
     {
      "name": "AreaAnterior",
      "type": "decimal",
      "label": {
       "pt-br": "Antes",
       "en-us": "Before"
      }
     },
     {
      "name": "Movimento",
      "type": "decimal",
      "label": {
       "pt-br": "Diferença",
       "en-us": "Difference"
      }
     },
     {
      "name": "AreaNova",
      "type": "decimal",
      "label": {
       "pt-br": "Depois",
       "en-us": "After"
      }
     },
     {
      "name": "Unidade",
      "type": "text",
      "label": {
       "pt-br": "Unidade",
       "en-us": "Unit"
      }
     },
     {
      "name": "DiferencaHa",
      "type": "decimal",
      "label": {
       "pt-br": "Diferença em ha",
       "en-us": "Difference in ha"
      }
     },
     {
      "scale": 4,
      "name": "DiferencaPct",
      "type": "percent",
      "label": {
       "pt-br": "Diferença, %",
       "en-us": "Difference, %"
      }
     }
    ]
   }
  ]
 },
 {
  "name": "calculadora.fgts",
  "fields": [
   {
    "required": true,
    "section": "contrato",
    "name": "DataReferencia",
    "type": "date",
    "label": {
     "pt-br": "Data do novo contrato",
     "en-us": "Day of the new contract"
    }
   },
   {
    "section": "contrato",
    "default": true,
    "name": "UsaFgts",
    "type": "boolean",
    "label": {
     "pt-br": "A operação usa FGTS",
     "en-us": "The operation uses the fund"
    }
   },
   {
    "section": "contrato",
    "minimum": 0,
    "name": "ValorImovel",
    "type": "money",
    "label": {
     "pt-br": "Valor do imóvel",
     "en-us": "Value of the property"
    }
   },
   {
    "section": "contrato",
    "default": 2250000,
    "minimum": 0,
    "name": "TetoImovel",
    "type": "money",
    "label": {
     "pt-br": "Teto do valor do imóvel",
     "en-us": "Ceiling of the property's value"
    }
   },
   {
    "section": "atos",
    "name": "Atos",
    "type": "lines",
    "label": {
     "pt-br": "Aquisições",
     "en-us": "Acquisitions"
    },
    "fields": [
     {
      "required": true,
      "list": true,
      "name": "Ato",
      "type": "text",
      "label": {
       "pt-br": "Ato",
       "en-us": "Act"
      }
     },
     {
      "list": true,
      "name": "Data",
      "type": "date",
      "label": {
       "pt-br": "Data do registro",
       "en-us": "Day of the registration"
      }
     },
     {
      "name": "DataContrato",
      "type": "date",
      "label": {
       "pt-br": "Data do contrato",
       "en-us": "Day of the contract"
      }
     },
     {
      "list": true,
      "enum": "Evento",
      "name": "Evento",
      "type": "enum",
      "label": {
       "pt-br": "Evento",
       "en-us": "Event"
      }
     },
     {
      "name": "Texto",
      "type": "longText",
      "label": {
       "pt-br": "Texto do ato",
       "en-us": "Text of the act"
      }
     },
     {
      "list": true,
      "enum": "UsoFgts",
      "name": "UsoFgts",
      "type": "enum",
      "label": {
       "pt-br": "Usou FGTS",
       "en-us": "Used the fund"
      }
     },
     {
      "name": "FinanciadoSfh",
      "type": "boolean",
      "label": {
       "pt-br": "Financiado no SFH",
       "en-us": "Financed as housing credit"
      }
     },
     {
      "name": "Cancelado",
      "type": "boolean",
      "label": {
       "pt-br": "Cancelado",
       "en-us": "Cancelled"
      }
     },
     {
      "name": "CanceladoPor",
      "type": "text",
      "label": {
       "pt-br": "Cancelado por",
       "en-us": "Cancelled by"
      }
     }
    ]
   }
  ],
  "sections": [
   {
    "name": "contrato",
    "label": {
     "pt-br": "Novo contrato",
     "en-us": "New contract"
    }
   },
   {
    "name": "atos",
    "label": {
     "pt-br": "Aquisições",
     "en-us": "Acquisitions"
    }
   }
  ],
  "tabs": [],
  "rules": [],
  "title": {
   "pt-br": "Reutilização do FGTS",
   "en-us": "FGTS reuse check"
  },
  "code": "fgts",
  "label": {
   "pt-br": "Reutilização do FGTS",
   "en-us": "FGTS reuse check"
  },
  "description": {
   "pt-br": "Se o imóvel pode ser comprado de novo com o FGTS, pelos últimos 3 anos.",
   "en-us": "Whether the property may be bought with the fund again, by the last 3 years."
  },
  "order": 40,
  "icon": "user-star",
  "folder": "fgtsReuse",
  "figures": [
   {
    "list": true,
    "enum": "ResultadoFgts",
    "name": "Resultado",
    "type": "enum",
    "label": {
     "pt-br": "Resultado",
     "en-us": "Result"
    }
   },
   {
    "list": true,
    "name": "Libera",
    "type": "date",
    "label": {
     "pt-br": "Livre a partir de",
     "en-us": "Free from"
    }
   },
   {
    "list": true,
    "name": "InicioJanela",
    "type": "date",
    "label": {
     "pt-br": "Aquisições desde",
     "en-us": "Acquisitions since"
    }
   }
  ],
  "tables": [
   {
    "name": "Atos",
    "type": "lines",
    "label": {
     "pt-br": "Aquisição a aquisição",
     "en-us": "Acquisition by acquisition"
    },
    "fields": [
     {
      "name": "Ato",
      "type": "text",
      "label": {
       "pt-br": "Ato",
       "en-us": "Act"
      }
     },
     {
      "name": "Data",
      "type": "date",
      "label": {
       "pt-br": "Data",
       "en-us": "Date"
      }
     },
     {
      "enum": "UsoFgts",
      "name": "UsoFgts",
      "type": "enum",
      "label": {
       "pt-br": "Uso do FGTS",
       "en-us": "FGTS use"
      }
     },
     {
      "name": "Libera",
      "type": "date",
      "label": {
       "pt-br": "Livre a partir de",
       "en-us": "Free from"
      }
     },
     {
      "enum": "ResultadoFgts",
      "name": "Resultado",
      "type": "enum",
      "label": {
       "pt-br": "Resultado",
       "en-us": "Result"
      }
     },
     {
      "enum": "NotaFgts",
      "name": "Nota",
      "type": "enum",
      "label": {
       "pt-br": "Nota",
       "en-us": "Note"
      }
     }
    ]
   }
  ]
 },
 {
  "name": "calculadora.propriedade",
  "fields": [
   {
    "required": true,
    "section": "inicio",
    "name": "Proprietarios",
    "type": "lines",
    "label": {
     "pt-br": "Proprietários da abertura",
     "en-us": "Owners of the opening"
    },
    "fields": [
     {
      "required": true,
      "name": "Nome",
      "type": "text",
      "label": {
       "pt-br": "Nome",
       "en-us": "Name"
      }
     },
     {
      "name": "Documento",
      "type": "cpfCnpj",
      "label": {
       "pt-br": "CPF/CNPJ",
       "en-us": "CPF/CNPJ"
      }
     },
     {
      "help": {
       "pt-br": "Conta quando o ato fala da parte do casal.",
       "en-us": "Counts where an act speaks of the couple’s part."
      },
      "name": "Conjuge",
      "type": "text",
      "label": {
       "pt-br": "Cônjuge",
       "en-us": "Spouse"
      }
     },
     {
      "name": "Fracao",
      "type": "fraction",
      "label": {
       "pt-br": "Fração",
       "en-us": "Share"
      }
     }
    ]
   },
   {
    "section": "atos",
    "name": "Atos",
    "type": "lines",
    "label": {
     "pt-br": "Transmissões",
     "en-us": "Transfers"
    },
    "fields": [
     {
      "required": true,
      "list": true,
      "name": "Ato",
      "type": "text",
      "label": {
       "pt-br": "Ato",
       "en-us": "Act"
      }
     },
     {
      "list": true,
      "name": "Data",
      "type": "date",
      "label": {
       "pt-br": "Data",
       "en-us": "Date"
      }
     },
     {
      "list": true,
      "default": "compra_venda",
      "enum": "Evento",
      "name": "Evento",
      "type": "enum",
      "label": {
       "pt-br": "Evento",
       "en-us": "Event"
      }
     },
     {
      "name": "Transmitentes",
      "type": "lines",
      "label": {
       "pt-br": "Transmitentes",
       "en-us": "Givers"
      },
      "fields": [
       {
        "required": true,
        "name": "Nome",
        "type": "text",
        "label": {
         "pt-br": "Nome",
         "en-us": "Name"
        }
       },
       {
        "name": "Documento",
        "type": "cpfCnpj",
        "label": {
         "pt-br": "CPF/CNPJ",
         "en-us": "CPF/CNPJ"
        }
       },
       {
        "help": {
         "pt-br": "Conta quando o ato fala da parte do casal.",
         "en-us": "Counts where an act speaks of the couple’s part."
        },
        "name": "Conjuge",
        "type": "text",
        "label": {
         "pt-br": "Cônjuge",
         "en-us": "Spouse"
        }
       }
      ]
     },
     {
      "required": true,
      "name": "Adquirentes",
      "type": "lines",
      "label": {
       "pt-br": "Adquirentes",
       "en-us": "Acquirers"
      },
      "fields": [
       {
        "required": true,
        "name": "Nome",
        "type": "text",
        "label": {
         "pt-br": "Nome",
         "en-us": "Name"
        }
       },
       {
        "name": "Documento",
        "type": "cpfCnpj",
        "label": {
         "pt-br": "CPF/CNPJ",
         "en-us": "CPF/CNPJ"
        }
       },
       {
        "help": {
         "pt-br": "Conta quando o ato fala da parte do casal.",
         "en-us": "Counts where an act speaks of the couple’s part."
        },
        "name": "Conjuge",
        "type": "text",
        "label": {
         "pt-br": "Cônjuge",
         "en-us": "Spouse"
        }
       },
       {
        "name": "Fracao",
        "type": "fraction",
        "label": {
         "pt-br": "Fração",
         "en-us": "Share"
        }
       }
      ]
     },
     {
      "list": true,
      "name": "Fracao",
      "type": "fraction",
      "label": {
       "pt-br": "Fração que passa",
       "en-us": "Share that passes"
      }
     },
     {
      "list": true,
      "default": "IMOVEL",
      "enum": "BaseFracao",
      "name": "Sobre",
      "type": "enum",
      "label": {
       "pt-br": "Fração de quê",
       "en-us": "Share of what"
      }
     }
    ]
   },
   {
    "readOnly": "always",
    "default": "HALF_UP",
    "enum": "Arredondamento",
    "name": "Arredondamento",
    "type": "enum",
    "label": {
     "pt-br": "Arredondamento",
     "en-us": "Rounding"
    }
   }
  ],
  "sections": [
   {
    "name": "inicio",
    "label": {
     "pt-br": "No início",
     "en-us": "At the start"
    }
   },
   {
    "name": "atos",
    "label": {
     "pt-br": "Transmissões",
     "en-us": "Transfers"
    }
   }
  ],
  "tabs": [],
  "rules": [],
  "title": {
   "pt-br": "Frações de propriedade",
   "en-us": "Ownership shares"
  },
  "code": "propriedade",
  "label": {
   "pt-br": "Frações de propriedade",
   "en-us": "Ownership shares"
  },
  "description": {
   "pt-br": "Quem tem qual fração depois de uma cadeia de transmissões.",
   "en-us": "Who owns which fraction after a chain of transfers."
  },
  "order": 50,
  "icon": "users",
  "folder": "ownership",
  "figures": [
   {
    "list": true,
    "name": "Soma",
    "type": "fraction",
    "label": {
     "pt-br": "Soma das frações",
     "en-us": "Sum of the shares"
    }
   }
  ],
  "tables": [
   {
    "name": "Proprietarios",
    "type": "lines",
    "label": {
     "pt-br": "Proprietários",
     "en-us": "Owners"
    },
    "fields": [
     {
      "name": "Nome",
      "type": "text",
      "label": {
       "pt-br": "Nome",
       "en-us": "Name"
      }
     },
     {
      "name": "Documento",
      "type": "cpfCnpj",
      "label": {
       "pt-br": "CPF ou CNPJ",
       "en-us": "CPF or CNPJ"
      }
     },
     {
      "name": "Fracao",
      "type": "fraction",
      "label": {
       "pt-br": "Fração",
       "en-us": "Share"
      }
     },
     {
      "scale": 4,
      "name": "Percentual",
      "type": "percent",
      "label": {
       "pt-br": "Percentual",
       "en-us": "Percentage"
      }
     },
     {
      "enum": "TipoPropriedade",
      "name": "Tipo",
      "type": "enum",
      "label": {
       "pt-br": "Propriedade",
       "en-us": "Ownership"
      }
     },
     {
      "name": "Origem",
      "type": "text",
      "label": {
       "pt-br": "Vem do ato",
       "en-us": "Comes from"
      }
     }
    ]
   }
  ]
 },
 {
  "name": "calculadora.vencimento",
  "fields": [
   {
    "required": true,
    "name": "Emissao",
    "type": "date",
    "label": {
     "pt-br": "Emissão",
     "en-us": "Issue"
    }
   },
   {
    "name": "Vencimento",
    "type": "date",
    "label": {
     "pt-br": "Vencimento impresso",
     "en-us": "Printed due date"
    }
   },
   {
    "minimum": 1,
    "maximum": 36500,
    "name": "ValidadeDias",
    "type": "integer",
    "label": {
     "pt-br": "Validade em dias",
     "en-us": "Validity in days"
    }
   },
   {
    "minimum": 1,
    "maximum": 1200,
    "name": "ValidadeMeses",
    "type": "integer",
    "label": {
     "pt-br": "Validade em meses",
     "en-us": "Validity in months"
    }
   },
   {
    "minimum": 0,
    "maximum": 3650,
    "name": "Antecedencia",
    "type": "integer",
    "label": {
     "pt-br": "Antecedência do aviso em dias",
     "en-us": "Notice in days"
    }
   },
   {
    "name": "DataAssinatura",
    "type": "date",
    "label": {
     "pt-br": "Data prevista da assinatura",
     "en-us": "Planned day of signature"
    }
   },
   {
    "default": false,
    "name": "ProrrogaDiaUtil",
    "type": "boolean",
    "label": {
     "pt-br": "Prorroga ao dia útil seguinte",
     "en-us": "Moves to the next business day"
    }
   },
   {
    "help": {
     "pt-br": "Padrão: o dia de hoje em São Paulo.",
     "en-us": "Default: today in São Paulo."
    },
    "readOnly": "always",
    "name": "Hoje",
    "type": "date",
    "label": {
     "pt-br": "Hoje",
     "en-us": "Today"
    }
   },
   {
    "readOnly": "always",
    "name": "Feriados",
    "type": "lines",
    "label": {
     "pt-br": "Feriados locais",
     "en-us": "Local holidays"
    },
    "fields": [
     {
      "required": true,
      "name": "Data",
      "type": "date",
      "label": {
       "pt-br": "Data",
       "en-us": "Date"
      }
     }
    ]
   }
  ],
  "sections": [],
  "tabs": [],
  "rules": [],
  "title": {
   "pt-br": "Vencimento de certidão",
   "en-us": "Certificate expiry"
  },
  "code": "vencimento",
  "label": {
   "pt-br": "Vencimento de certidão",
   "en-us": "Certificate expiry"
  },
  "description": {
   "pt-br": "Até quando a certidão vale, hoje e no dia da assinatura.",
   "en-us": "Until when a certificate is good, today and on the day of the signature."
  },
  "order": 60,
  "icon": "certificate",
  "folder": "certificateExpiry",
  "figures": [
   {
    "list": true,
    "name": "Vencimento",
    "type": "date",
    "label": {
     "pt-br": "Vale até",
     "en-us": "Good until"
    }
   },
   {
    "list": true,
    "name": "DiasRestantes",
    "type": "integer",
    "label": {
     "pt-br": "Dias restantes",
     "en-us": "Days left"
    }
   },
   {
    "list": true,
    "enum": "SituacaoValidade",
    "name": "Situacao",
    "type": "enum",
    "label": {
     "pt-br": "Situação",
     "en-us": "State"
    }
   },
   {
    "list": true,
    "name": "ValidaNaData",
    "type": "boolean",
    "label": {
     "pt-br": "Válida na assinatura",
     "en-us": "Valid on the signature"
    }
   },
   {
    "name": "Idade",
    "type": "integer",
    "label": {
     "pt-br": "Idade em dias",
     "en-us": "Age in days"
    }
   },
   {
    "name": "Antecedencia",
    "type": "integer",
    "label": {
     "pt-br": "Avisa dias antes",
     "en-us": "Warns days before"
    }
   }
  ],
  "tables": []
 }
];

export const calculationLoaders: Readonly<Record<string, () => Promise<Run>>> = {
  mortgage: async () => (await import('../../domain/calculators/mortgage/run.ts')).run,
  pledge: async () => (await import('../../domain/calculators/pledge/run.ts')).run,
  areaHistory: async () => (await import('../../domain/calculators/areaHistory/run.ts')).run,
  fgtsReuse: async () => (await import('../../domain/calculators/fgtsReuse/run.ts')).run,
  ownership: async () => (await import('../../domain/calculators/ownership/run.ts')).run,
  certificateExpiry: async () => (await import('../../domain/calculators/certificateExpiry/run.ts')).run,
};
