// Written by npm run generate.
import type { CompactEntity } from '../compact.ts';

export const entityList: readonly CompactEntity[] = [
 {
  "name": "analista",
  "fields": [
   {
    "required": true,
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
    "help": {
     "pt-br": "Quem entra no sistema como este analista.",
     "en-us": "Who signs in as this analyst."
    },
    "list": true,
    "filter": true,
    "entity": "usuario",
    "name": "IdentificadorUsuario",
    "type": "reference",
    "label": {
     "pt-br": "Usuário",
     "en-us": "User"
    }
   },
   {
    "help": {
     "pt-br": "O officer passa a ver os registros deste analista; as operações mantêm o officer que têm.",
     "en-us": "The officer sees this analyst's records from then on; operations keep the officer they have."
    },
    "required": true,
    "list": true,
    "filter": true,
    "entity": "officer",
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
   "order": 40,
   "icon": "user-search",
   "label": null
  },
  "merge": false,
  "states": null,
  "actions": [
   {
    "on": [
     "record",
     "selection"
    ],
    "byPanel": false,
    "handsOver": true,
    "confirm": {
     "pt-br": "O analista deixa de ser oferecido em novas escolhas. Operações abertas passam a quem for escolhido.",
     "en-us": "The analyst is no longer offered in new choices. Open operations go to whoever is chosen."
    },
    "done": {
     "pt-br": "Fora de uso; as operações abertas têm novo responsável.",
     "en-us": "Out of use; open operations have somebody new."
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
    "code": "ANALISTA.ALTERAR",
    "parameters": {
     "name": "analista.inativar",
     "fields": [
      {
       "help": {
        "pt-br": "Necessário quando há operações abertas.",
        "en-us": "Needed when there are open operations."
       },
       "width": 12,
       "entity": "analista",
       "name": "IdentificadorAnalista",
       "type": "reference",
       "label": {
        "pt-br": "Novo analista das operações",
        "en-us": "New analyst of the operations"
       }
      }
     ],
     "sections": [],
     "tabs": [],
     "rules": []
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
   "list": "ANALISTA.CONSULTAR",
   "get": "ANALISTA.CONSULTAR",
   "history": "ANALISTA.CONSULTAR",
   "create": "ANALISTA.INCLUIR",
   "update": "ANALISTA.ALTERAR",
   "delete": "ANALISTA.EXCLUIR",
   "export": "ANALISTA.EXPORTAR"
  },
  "uniqueTogether": [],
  "panels": [
   {
    "entity": "operacao",
    "field": "IdentificadorAnalista",
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
 },
 {
  "name": "apontamento",
  "fields": [
   {
    "required": true,
    "readOnly": "after-create",
    "list": true,
    "filter": true,
    "entity": "registro-matricula",
    "name": "IdentificadorRegistroMatricula",
    "type": "reference",
    "label": {
     "pt-br": "Matrícula",
     "en-us": "Registry record"
    }
   },
   {
    "help": {
     "pt-br": "Regra, atos e assunto: a mesma em todas as leituras.",
     "en-us": "Rule, acts and subject: the same in every reading."
    },
    "readOnly": "always",
    "maxLength": 300,
    "name": "Chave",
    "type": "text",
    "label": {
     "pt-br": "Identidade",
     "en-us": "Identity"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "maxLength": 10,
    "name": "Regra",
    "type": "text",
    "label": {
     "pt-br": "Regra",
     "en-us": "Rule"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "enum": "EspecieApontamento",
    "name": "Especie",
    "type": "enum",
    "label": {
     "pt-br": "Espécie",
     "en-us": "Kind"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "enum": "Severidade",
    "name": "Severidade",
    "type": "enum",
    "label": {
     "pt-br": "Severidade",
     "en-us": "Severity"
    }
   },
   {
    "readOnly": "always",
    "computed": true,
    "list": true,
    "width": 12,
    "name": "Texto",
    "type": "longText",
    "label": {
     "pt-br": "Apontamento",
     "en-us": "Finding"
    }
   },
   {
    "readOnly": "always",
    "maxLength": 60,
    "name": "Frase",
    "type": "text",
    "label": {
     "pt-br": "Frase da regra",
     "en-us": "Sentence of the rule"
    }
   },
   {
    "readOnly": "always",
    "name": "Parametros",
    "type": "json",
    "label": {
     "pt-br": "Valores da frase",
     "en-us": "Values of the sentence"
    }
   },
   {
    "help": {
     "pt-br": "Códigos, separados por espaço.",
     "en-us": "Codes, separated by spaces."
    },
    "readOnly": "always",
    "list": true,
    "maxLength": 1000,
    "name": "Atos",
    "type": "text",
    "label": {
     "pt-br": "Atos",
     "en-us": "Acts"
    }
   },
   {
    "readOnly": "always",
    "name": "Provas",
    "type": "json",
    "label": {
     "pt-br": "Trechos",
     "en-us": "Words"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "width": 12,
    "maxLength": 200,
    "name": "Lei",
    "type": "text",
    "label": {
     "pt-br": "Base legal",
     "en-us": "Law"
    }
   },
   {
    "readOnly": "always",
    "maxLength": 60,
    "name": "Fato",
    "type": "text",
    "label": {
     "pt-br": "Fato que pede",
     "en-us": "Fact it asks for"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "default": true,
    "name": "Aplicavel",
    "type": "boolean",
    "label": {
     "pt-br": "Ainda se aplica",
     "en-us": "Still applies"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "enum": "ResolucaoAlerta",
    "name": "Resolucao",
    "type": "enum",
    "label": {
     "pt-br": "Resolução",
     "en-us": "Resolution"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "width": 12,
    "maxLength": 2000,
    "name": "MotivoResolucao",
    "type": "longText",
    "label": {
     "pt-br": "Motivo",
     "en-us": "Reason"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "maxLength": 200,
    "name": "ResolvidoPor",
    "type": "text",
    "label": {
     "pt-br": "Resolvido por",
     "en-us": "Resolved by"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "name": "ResolvidoEm",
    "type": "dateTime",
    "label": {
     "pt-br": "Resolvido em",
     "en-us": "Resolved at"
    }
   }
  ],
  "sections": [],
  "tabs": [],
  "rules": [],
  "noun": "Apontamento",
  "table": "apontamento",
  "label": {
   "pt-br": "Apontamento",
   "en-us": "Finding"
  },
  "plural": {
   "pt-br": "Apontamentos",
   "en-us": "Findings"
  },
  "gender": "m",
  "permission": "APONTAMENTO",
  "scope": "company",
  "storage": "table",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": null,
   "through": "IdentificadorRegistroMatricula",
   "part": false,
   "alsoPartOf": null,
   "branch": null,
   "tenant": false,
   "visibleThrough": null
  },
  "representation": "Regra",
  "representationFallback": null,
  "sort": {
   "field": "Identificador",
   "order": "asc"
  },
  "menu": {
   "group": null,
   "order": 0,
   "icon": "table",
   "label": null
  },
  "merge": false,
  "states": {
   "field": "Resolucao",
   "initial": "aberta",
   "enum": "ResolucaoAlerta",
   "transitions": [
    {
     "reasonRequired": false,
     "condition": "record-in-work",
     "event": "confirmar",
     "label": {
      "pt-br": "Confirmar",
      "en-us": "Confirm"
     },
     "from": [
      "aberta",
      "em_diligencia",
      "afastada"
     ],
     "to": "confirmada",
     "code": "MATRICULA.ALTERAR"
    },
    {
     "reasonRequired": true,
     "condition": "record-in-work",
     "event": "afastar",
     "label": {
      "pt-br": "Afastar",
      "en-us": "Dismiss"
     },
     "from": [
      "aberta",
      "em_diligencia",
      "confirmada"
     ],
     "to": "afastada",
     "code": "MATRICULA.ALTERAR"
    },
    {
     "reasonRequired": true,
     "condition": "record-in-work",
     "event": "diligenciar",
     "label": {
      "pt-br": "Pôr em diligência",
      "en-us": "Put in diligence"
     },
     "from": [
      "aberta",
      "confirmada",
      "afastada"
     ],
     "to": "em_diligencia",
     "code": "MATRICULA.ALTERAR"
    },
    {
     "reasonRequired": true,
     "condition": "record-in-work",
     "event": "reabrir",
     "label": {
      "pt-br": "Reabrir",
      "en-us": "Reopen"
     },
     "from": [
      "confirmada",
      "afastada",
      "em_diligencia"
     ],
     "to": "aberta",
     "code": "MATRICULA.ALTERAR"
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "mudar",
     "label": {
      "pt-br": "Fatos mudaram",
      "en-us": "Facts changed"
     },
     "from": [
      "confirmada",
      "afastada",
      "em_diligencia"
     ],
     "to": "aberta",
     "code": null
    }
   ]
  },
  "actions": [
   {
    "on": [
     "list"
    ],
    "byPanel": false,
    "handsOver": false,
    "confirm": null,
    "done": null,
    "when": null,
    "reveals": null,
    "name": "atualizar",
    "label": {
     "pt-br": "Procurar de novo",
     "en-us": "Look again"
    },
    "code": "MATRICULA.ALTERAR",
    "parameters": {
     "name": "apontamento.atualizar",
     "fields": [
      {
       "required": true,
       "width": 12,
       "entity": "registro-matricula",
       "name": "IdentificadorRegistroMatricula",
       "type": "reference",
       "label": {
        "pt-br": "Matrícula",
        "en-us": "Registry record"
       }
      }
     ],
     "sections": [],
     "tabs": [],
     "rules": []
    }
   }
  ],
  "calls": [
   "list",
   "get",
   "history"
  ],
  "codes": {
   "list": "MATRICULA.CONSULTAR",
   "get": "MATRICULA.CONSULTAR",
   "history": "MATRICULA.CONSULTAR",
   "create": "MATRICULA.ALTERAR",
   "update": "MATRICULA.ALTERAR",
   "delete": "APONTAMENTO.EXCLUIR",
   "export": "MATRICULA.CONSULTAR"
  },
  "uniqueTogether": [],
  "panels": [],
  "views": [],
  "screen": null,
  "head": "Resolucao",
  "notFound": null
 },
 {
  "name": "calculo",
  "fields": [
   {
    "required": true,
    "readOnly": "after-create",
    "list": true,
    "filter": true,
    "search": true,
    "width": 8,
    "maxLength": 120,
    "name": "Titulo",
    "type": "text",
    "label": {
     "pt-br": "Título",
     "en-us": "Title"
    }
   },
   {
    "required": true,
    "readOnly": "after-create",
    "list": true,
    "filter": true,
    "width": 4,
    "enum": "Calculadora",
    "name": "Calculadora",
    "type": "enum",
    "label": {
     "pt-br": "Calculadora",
     "en-us": "Calculator"
    }
   },
   {
    "help": {
     "pt-br": "O número que responde à pergunta da calculadora.",
     "en-us": "The figure that answers the calculator’s question."
    },
    "readOnly": "always",
    "list": true,
    "name": "Destaque",
    "type": "text",
    "label": {
     "pt-br": "Resultado principal",
     "en-us": "Main result"
    }
   },
   {
    "readOnly": "always",
    "width": 12,
    "name": "Destaques",
    "type": "json",
    "label": {
     "pt-br": "Resultado principal por língua",
     "en-us": "Main result by language"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "width": 3,
    "name": "DataReferencia",
    "type": "date",
    "label": {
     "pt-br": "Data de referência",
     "en-us": "Reference date"
    }
   },
   {
    "help": {
     "pt-br": "Nome e versão da regra que calculou.",
     "en-us": "Name and version of the rule that calculated it."
    },
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "width": 3,
    "maxLength": 60,
    "name": "Regra",
    "type": "text",
    "label": {
     "pt-br": "Regra",
     "en-us": "Rule"
    }
   },
   {
    "required": true,
    "readOnly": "after-create",
    "list": true,
    "filter": true,
    "width": 4,
    "entity": "operacao",
    "name": "IdentificadorOperacao",
    "type": "reference",
    "label": {
     "pt-br": "Operação",
     "en-us": "Operation"
    }
   },
   {
    "readOnly": "after-create",
    "list": "optional",
    "filter": true,
    "width": 4,
    "entity": "registro-matricula",
    "name": "IdentificadorRegistroMatricula",
    "type": "reference",
    "label": {
     "pt-br": "Matrícula",
     "en-us": "Registry record"
    }
   },
   {
    "help": {
     "pt-br": "O cálculo salvo de que este é uma variação.",
     "en-us": "The stored calculation this one is a variation of."
    },
    "readOnly": "after-create",
    "list": "optional",
    "filter": true,
    "width": 4,
    "entity": "calculo",
    "name": "IdentificadorCalculoBase",
    "type": "reference",
    "label": {
     "pt-br": "Cálculo comparado",
     "en-us": "Calculation compared with"
    }
   },
   {
    "required": true,
    "readOnly": "after-create",
    "recordOnly": true,
    "width": 12,
    "name": "Entrada",
    "type": "json",
    "label": {
     "pt-br": "Dados informados",
     "en-us": "Input"
    }
   },
   {
    "readOnly": "after-create",
    "recordOnly": true,
    "width": 12,
    "name": "Fontes",
    "type": "json",
    "label": {
     "pt-br": "Fontes dos dados",
     "en-us": "Sources of the input"
    }
   },
   {
    "readOnly": "always",
    "recordOnly": true,
    "width": 12,
    "name": "Resultado",
    "type": "json",
    "label": {
     "pt-br": "Resultado",
     "en-us": "Result"
    }
   },
   {
    "help": {
     "pt-br": "O dia, o arredondamento, os feriados e as variações de índices usadas.",
     "en-us": "The day, the rounding, the holidays and the index variations that were used."
    },
    "readOnly": "always",
    "recordOnly": true,
    "width": 12,
    "name": "Condicoes",
    "type": "json",
    "label": {
     "pt-br": "Condições do cálculo",
     "en-us": "Terms of the calculation"
    }
   }
  ],
  "sections": [],
  "tabs": [],
  "rules": [],
  "noun": "Calculo",
  "table": "calculo",
  "label": {
   "pt-br": "Cálculo",
   "en-us": "Calculation"
  },
  "plural": {
   "pt-br": "Cálculos",
   "en-us": "Calculations"
  },
  "gender": "m",
  "permission": "CALCULADORA",
  "scope": "company",
  "storage": "table",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": null,
   "through": "IdentificadorOperacao",
   "part": false,
   "alsoPartOf": null,
   "branch": null,
   "tenant": false,
   "visibleThrough": null
  },
  "representation": "Titulo",
  "representationFallback": null,
  "sort": {
   "field": "CriadoEm",
   "order": "desc"
  },
  "menu": {
   "group": null,
   "order": 0,
   "icon": "table",
   "label": null
  },
  "merge": false,
  "states": null,
  "actions": [],
  "calls": [
   "list",
   "get",
   "delete",
   "history"
  ],
  "codes": {
   "list": "CALCULADORA.USAR",
   "get": "CALCULADORA.USAR",
   "history": "CALCULADORA.USAR",
   "create": "CALCULADORA.USAR",
   "update": "CALCULADORA.USAR",
   "delete": "CALCULADORA.USAR",
   "export": "CALCULADORA.USAR"
  },
  "uniqueTogether": [],
  "panels": [],
  "views": [],
  "screen": "calculo",
  "head": null,
  "notFound": null
 },
 {
  "name": "certidao",
  "fields": [
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "search": true,
    "section": "pedido",
    "width": 8,
    "maxLength": 200,
    "name": "Titulo",
    "type": "text",
    "label": {
     "pt-br": "Certidão",
     "en-us": "Certificate"
    }
   },
   {
    "readOnly": "always",
    "computed": "query",
    "list": true,
    "filter": true,
    "section": "pedido",
    "width": 4,
    "enum": "EstadoCertidao",
    "name": "Estado",
    "type": "enum",
    "label": {
     "pt-br": "Situação",
     "en-us": "Status"
    }
   },
   {
    "help": {
     "pt-br": "Só de uma certidão emitida: antes, anexe o PDF e confirme.",
     "en-us": "Only of an issued certificate: before that, attach the PDF and confirm."
    },
    "list": true,
    "filter": true,
    "section": "resposta",
    "width": 4,
    "enum": "ResultadoCertidao",
    "name": "Resultado",
    "type": "enum",
    "label": {
     "pt-br": "Resultado",
     "en-us": "Result"
    }
   },
   {
    "list": "optional",
    "filter": true,
    "section": "resposta",
    "width": 4,
    "name": "DataEmissao",
    "type": "date",
    "label": {
     "pt-br": "Emitida em",
     "en-us": "Issued on"
    }
   },
   {
    "section": "resposta",
    "width": 4,
    "name": "HoraEmissao",
    "type": "time",
    "label": {
     "pt-br": "Hora",
     "en-us": "Hour"
    }
   },
   {
    "help": {
     "pt-br": "Vazio: contada da emissão, pelos dias do tipo.",
     "en-us": "Empty: counted from issue, by the days of its type."
    },
    "list": true,
    "filter": true,
    "section": "resposta",
    "width": 4,
    "name": "DataVencimento",
    "type": "date",
    "label": {
     "pt-br": "Vence em",
     "en-us": "Expires on"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "andamento",
    "width": 4,
    "enum": "SituacaoCertidao",
    "name": "Situacao",
    "type": "enum",
    "label": {
     "pt-br": "Etapa",
     "en-us": "Stage"
    }
   },
   {
    "required": true,
    "readOnly": "after-create",
    "list": true,
    "filter": true,
    "section": "pedido",
    "width": 4,
    "entity": "operacao",
    "name": "IdentificadorOperacao",
    "type": "reference",
    "label": {
     "pt-br": "Operação",
     "en-us": "Operation"
    }
   },
   {
    "required": true,
    "readOnly": "after-create",
    "list": "optional",
    "filter": true,
    "section": "pedido",
    "width": 8,
    "entity": "tipo-certidao",
    "name": "IdentificadorTipoCertidao",
    "type": "reference",
    "label": {
     "pt-br": "Tipo",
     "en-us": "Type"
    }
   },
   {
    "help": {
     "pt-br": "Vazio: o cliente da operação, quando a certidão é de pessoa ou empresa.",
     "en-us": "Empty: the operation’s client, where it is about a person or company."
    },
    "readOnly": "after-create",
    "list": true,
    "filter": true,
    "section": "pedido",
    "width": 4,
    "entity": "cliente",
    "name": "IdentificadorCliente",
    "type": "reference",
    "label": {
     "pt-br": "Cliente",
     "en-us": "Client"
    }
   },
   {
    "help": {
     "pt-br": "Quando a certidão é de um imóvel.",
     "en-us": "Where it is about a property."
    },
    "readOnly": "after-create",
    "list": "optional",
    "filter": true,
    "section": "pedido",
    "width": 4,
    "entity": "registro-matricula",
    "name": "IdentificadorRegistroMatricula",
    "type": "reference",
    "label": {
     "pt-br": "Matrícula",
     "en-us": "Registry record"
    }
   },
   {
    "help": {
     "pt-br": "De quem é a operação.",
     "en-us": "Whose the operation is."
    },
    "readOnly": "always",
    "computed": "query",
    "list": "optional",
    "filter": true,
    "section": "andamento",
    "width": 4,
    "enum": "Carteira",
    "name": "Carteira",
    "type": "enum",
    "label": {
     "pt-br": "Carteira",
     "en-us": "Portfolio"
    }
   },
   {
    "required": true,
    "readOnly": "after-create",
    "list": "optional",
    "filter": true,
    "section": "pedido",
    "default": "manual",
    "enum": "OrigemCertidao",
    "name": "Origem",
    "type": "enum",
    "label": {
     "pt-br": "Como chega",
     "en-us": "How it comes"
    }
   },
   {
    "readOnly": "after-create",
    "section": "pedido",
    "width": 8,
    "default": false,
    "name": "SolicitarMesmoAssim",
    "type": "boolean",
    "label": {
     "pt-br": "Solicitar mesmo havendo uma válida",
     "en-us": "Request although a valid one exists"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "pedido",
    "width": 4,
    "name": "DataSolicitacao",
    "type": "dateTime",
    "label": {
     "pt-br": "Pedida em",
     "en-us": "Requested on"
    }
   },
   {
    "help": {
     "pt-br": "Só o documento ou o nome idêntico. Sem ela, aceita filiais, homônimos e grafias parecidas.",
     "en-us": "The very document or name only. Without it, branches, namesakes and similar spellings count."
    },
    "readOnly": "after-create",
    "list": "optional",
    "filter": true,
    "section": "parametros",
    "width": 4,
    "default": true,
    "name": "PesquisaExata",
    "type": "boolean",
    "label": {
     "pt-br": "Pesquisa exata",
     "en-us": "Exact search"
    }
   },
   {
    "readOnly": "after-create",
    "list": "optional",
    "filter": true,
    "search": true,
    "personal": true,
    "section": "parametros",
    "width": 4,
    "name": "Documento",
    "type": "cpfCnpj",
    "label": {
     "pt-br": "CPF/CNPJ",
     "en-us": "Taxpayer number"
    }
   },
   {
    "readOnly": "after-create",
    "list": "optional",
    "filter": true,
    "search": true,
    "personal": true,
    "section": "parametros",
    "width": 8,
    "maxLength": 150,
    "name": "Nome",
    "type": "text",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    }
   },
   {
    "readOnly": "after-create",
    "personal": true,
    "section": "parametros",
    "width": 8,
    "maxLength": 150,
    "name": "NomeMae",
    "type": "text",
    "label": {
     "pt-br": "Nome da mãe",
     "en-us": "Mother’s name"
    }
   },
   {
    "readOnly": "after-create",
    "personal": true,
    "section": "parametros",
    "width": 4,
    "name": "DataNascimento",
    "type": "date",
    "label": {
     "pt-br": "Data de nascimento",
     "en-us": "Birth date"
    }
   },
   {
    "readOnly": "after-create",
    "list": "optional",
    "filter": true,
    "section": "parametros",
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
    "help": {
     "pt-br": "Os sete dígitos do IBGE, como 3543402 de Ribeirão Preto.",
     "en-us": "The seven digits of IBGE, like 3543402 of Ribeirão Preto."
    },
    "readOnly": "after-create",
    "section": "parametros",
    "width": 5,
    "name": "MunicipioIbge",
    "type": "ibge",
    "label": {
     "pt-br": "Município (código IBGE)",
     "en-us": "Municipality (IBGE code)"
    }
   },
   {
    "help": {
     "pt-br": "Ou o CNM inteiro, que traz também o CNS do cartório.",
     "en-us": "Or the whole CNM, which brings the office’s CNS too."
    },
    "readOnly": "after-create",
    "list": "optional",
    "filter": true,
    "search": true,
    "section": "parametros",
    "width": 4,
    "maxLength": 20,
    "name": "NumeroMatricula",
    "type": "text",
    "label": {
     "pt-br": "Número da matrícula",
     "en-us": "Number of the record"
    }
   },
   {
    "readOnly": "after-create",
    "section": "parametros",
    "width": 4,
    "name": "Cns",
    "type": "cns",
    "label": {
     "pt-br": "CNS do cartório",
     "en-us": "Office’s CNS"
    }
   },
   {
    "readOnly": "after-create",
    "section": "parametros",
    "width": 4,
    "maxLength": 20,
    "name": "Livro",
    "type": "text",
    "label": {
     "pt-br": "Livro",
     "en-us": "Book"
    }
   },
   {
    "readOnly": "after-create",
    "section": "parametros",
    "width": 4,
    "maxLength": 20,
    "name": "Folha",
    "type": "text",
    "label": {
     "pt-br": "Folha",
     "en-us": "Page"
    }
   },
   {
    "help": {
     "pt-br": "Do pacto no Livro 3, da outorga ou da licença.",
     "en-us": "Of the agreement in Book 3, of the permit or the licence."
    },
    "readOnly": "after-create",
    "section": "parametros",
    "width": 4,
    "maxLength": 40,
    "name": "NumeroRegistro",
    "type": "text",
    "label": {
     "pt-br": "Número do registro",
     "en-us": "Registration number"
    }
   },
   {
    "help": {
     "pt-br": "No condomínio: apartamento, bloco, vaga.",
     "en-us": "In the condominium: apartment, block, space."
    },
    "readOnly": "after-create",
    "section": "parametros",
    "width": 4,
    "maxLength": 60,
    "name": "Unidade",
    "type": "text",
    "label": {
     "pt-br": "Unidade",
     "en-us": "Unit"
    }
   },
   {
    "help": {
     "pt-br": "Ou a matrícula da certidão do registro civil.",
     "en-us": "Or the number that the civil registry’s certificate bears."
    },
    "readOnly": "after-create",
    "section": "parametros",
    "width": 4,
    "maxLength": 40,
    "name": "Termo",
    "type": "text",
    "label": {
     "pt-br": "Termo",
     "en-us": "Entry"
    }
   },
   {
    "help": {
     "pt-br": "Do SIGEF.",
     "en-us": "Of SIGEF."
    },
    "readOnly": "after-create",
    "section": "parametros",
    "width": 4,
    "maxLength": 60,
    "name": "CodigoCertificacao",
    "type": "text",
    "label": {
     "pt-br": "Código da certificação",
     "en-us": "Certification code"
    }
   },
   {
    "readOnly": "after-create",
    "section": "parametros",
    "width": 4,
    "name": "CodigoIncra",
    "type": "incra",
    "label": {
     "pt-br": "Código do imóvel (INCRA)",
     "en-us": "INCRA code"
    }
   },
   {
    "readOnly": "after-create",
    "section": "parametros",
    "width": 4,
    "name": "Cib",
    "type": "nirf",
    "label": {
     "pt-br": "NIRF/CIB",
     "en-us": "NIRF/CIB"
    }
   },
   {
    "readOnly": "after-create",
    "section": "parametros",
    "width": 8,
    "name": "Car",
    "type": "car",
    "label": {
     "pt-br": "CAR",
     "en-us": "CAR"
    }
   },
   {
    "readOnly": "after-create",
    "section": "parametros",
    "width": 4,
    "maxLength": 40,
    "name": "InscricaoMunicipal",
    "type": "text",
    "label": {
     "pt-br": "Inscrição municipal",
     "en-us": "Municipal number"
    }
   },
   {
    "readOnly": "after-create",
    "section": "parametros",
    "width": 4,
    "maxLength": 20,
    "name": "InscricaoEstadual",
    "type": "text",
    "label": {
     "pt-br": "Inscrição estadual",
     "en-us": "State registration"
    }
   },
   {
    "readOnly": "after-create",
    "section": "parametros",
    "width": 4,
    "name": "Nire",
    "type": "nire",
    "label": {
     "pt-br": "NIRE",
     "en-us": "NIRE"
    }
   },
   {
    "readOnly": "after-create",
    "section": "parametros",
    "width": 4,
    "enum": "Tribunal",
    "name": "Tribunal",
    "type": "enum",
    "label": {
     "pt-br": "Tribunal",
     "en-us": "Court"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "section": "resposta",
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
    "readOnly": "always",
    "section": "andamento",
    "width": 4,
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
    "list": "optional",
    "filter": true,
    "section": "resposta",
    "width": 8,
    "maxLength": 160,
    "name": "Orgao",
    "type": "text",
    "label": {
     "pt-br": "Órgão emissor",
     "en-us": "Issuer"
    }
   },
   {
    "list": "optional",
    "filter": true,
    "search": true,
    "section": "resposta",
    "width": 4,
    "maxLength": 60,
    "name": "Numero",
    "type": "text",
    "label": {
     "pt-br": "Número",
     "en-us": "Number"
    }
   },
   {
    "section": "resposta",
    "width": 4,
    "maxLength": 80,
    "name": "CodigoVerificacao",
    "type": "text",
    "label": {
     "pt-br": "Código de verificação",
     "en-us": "Verification code"
    }
   },
   {
    "section": "resposta",
    "width": 12,
    "maxLength": 2000,
    "name": "Observacao",
    "type": "longText",
    "label": {
     "pt-br": "Observação",
     "en-us": "Note"
    }
   },
   {
    "readOnly": "always",
    "section": "documento",
    "seeCode": "CERTIDAO.BAIXAR",
    "accept": [
     "application/pdf"
    ],
    "name": "IdentificadorArquivo",
    "type": "file",
    "label": {
     "pt-br": "Arquivo",
     "en-us": "File"
    }
   },
   {
    "readOnly": "always",
    "section": "documento",
    "maxLength": 255,
    "name": "NomeArquivo",
    "type": "text",
    "label": {
     "pt-br": "Nome do arquivo",
     "en-us": "File name"
    }
   },
   {
    "readOnly": "always",
    "section": "documento",
    "width": 12,
    "maxLength": 64,
    "name": "Sha256",
    "type": "text",
    "label": {
     "pt-br": "SHA-256",
     "en-us": "SHA-256"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "documento",
    "width": 4,
    "default": "nao_verificada",
    "enum": "AutenticidadeCertidao",
    "name": "Autenticidade",
    "type": "enum",
    "label": {
     "pt-br": "Autenticidade",
     "en-us": "Authenticity"
    }
   },
   {
    "readOnly": "always",
    "section": "documento",
    "width": 4,
    "name": "AutenticidadeEm",
    "type": "dateTime",
    "label": {
     "pt-br": "Verificada em",
     "en-us": "Checked on"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "andamento",
    "width": 4,
    "name": "RespondidaEm",
    "type": "dateTime",
    "label": {
     "pt-br": "Respondida em",
     "en-us": "Answered on"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "andamento",
    "width": 4,
    "enum": "MotivoFalhaCertidao",
    "name": "MotivoFalha",
    "type": "enum",
    "label": {
     "pt-br": "Motivo da falha",
     "en-us": "Reason of the failure"
    }
   },
   {
    "readOnly": "always",
    "section": "andamento",
    "width": 12,
    "maxLength": 1000,
    "name": "TextoErro",
    "type": "longText",
    "label": {
     "pt-br": "Erro",
     "en-us": "Error"
    }
   },
   {
    "readOnly": "always",
    "section": "andamento",
    "width": 4,
    "default": 0,
    "minimum": 0,
    "name": "Tentativas",
    "type": "integer",
    "label": {
     "pt-br": "Tentativas",
     "en-us": "Tries"
    }
   },
   {
    "readOnly": "always",
    "section": "andamento",
    "width": 4,
    "name": "ProximaTentativa",
    "type": "dateTime",
    "label": {
     "pt-br": "Próxima tentativa",
     "en-us": "Next try"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "andamento",
    "width": 4,
    "maxLength": 60,
    "name": "Provedor",
    "type": "text",
    "label": {
     "pt-br": "Provedor",
     "en-us": "Provider"
    }
   },
   {
    "readOnly": "always",
    "section": "andamento",
    "width": 4,
    "maxLength": 120,
    "name": "Protocolo",
    "type": "text",
    "label": {
     "pt-br": "Protocolo",
     "en-us": "Protocol"
    }
   },
   {
    "help": {
     "pt-br": "Desde quando a fonte tem o pedido e ainda não o respondeu.",
     "en-us": "Since when the source has the order and has not answered it."
    },
    "readOnly": "always",
    "section": "andamento",
    "width": 4,
    "name": "AguardaDesde",
    "type": "dateTime",
    "label": {
     "pt-br": "Aguarda a fonte desde",
     "en-us": "Waiting for the source since"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "section": "andamento",
    "width": 4,
    "minimum": 0,
    "name": "Custo",
    "type": "money",
    "label": {
     "pt-br": "Custo",
     "en-us": "Cost"
    }
   },
   {
    "readOnly": "always",
    "section": "andamento",
    "entity": "certidao",
    "name": "IdentificadorAnterior",
    "type": "reference",
    "label": {
     "pt-br": "Versão anterior",
     "en-us": "Version before"
    }
   },
   {
    "readOnly": "always",
    "section": "andamento",
    "entity": "certidao",
    "loose": true,
    "name": "IdentificadorSubstituta",
    "type": "reference",
    "label": {
     "pt-br": "Substituída por",
     "en-us": "Replaced by"
    }
   },
   {
    "help": {
     "pt-br": "A certidão de outra operação de onde vieram esta resposta e este arquivo.",
     "en-us": "The certificate of another operation this answer and this file come from."
    },
    "readOnly": "always",
    "section": "andamento",
    "entity": "certidao",
    "loose": true,
    "name": "IdentificadorReutilizada",
    "type": "reference",
    "label": {
     "pt-br": "Reutilizada de",
     "en-us": "Reused from"
    }
   },
   {
    "readOnly": "always",
    "recordOnly": true,
    "section": "documento",
    "width": 12,
    "name": "Dados",
    "type": "json",
    "label": {
     "pt-br": "O que o documento diz",
     "en-us": "What the document says"
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
    "name": "parametros",
    "label": {
     "pt-br": "Dados da pesquisa",
     "en-us": "What is searched"
    }
   },
   {
    "name": "resposta",
    "label": {
     "pt-br": "Resposta",
     "en-us": "Answer"
    }
   },
   {
    "name": "documento",
    "label": {
     "pt-br": "Documento",
     "en-us": "Document"
    }
   },
   {
    "name": "andamento",
    "label": {
     "pt-br": "Andamento",
     "en-us": "Progress"
    }
   }
  ],
  "tabs": [],
  "rules": [],
  "noun": "Certidao",
  "table": "certidao",
  "label": {
   "pt-br": "Certidão",
   "en-us": "Certificate"
  },
  "plural": {
   "pt-br": "Certidões",
   "en-us": "Certificates"
  },
  "gender": "f",
  "permission": "CERTIDAO",
  "scope": "company",
  "storage": "table",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": null,
   "through": "IdentificadorOperacao",
   "part": false,
   "alsoPartOf": null,
   "branch": null,
   "tenant": false,
   "visibleThrough": null
  },
  "representation": "Titulo",
  "representationFallback": null,
  "sort": {
   "field": "DataSolicitacao",
   "order": "desc"
  },
  "menu": {
   "group": "work",
   "order": 30,
   "icon": "certificate",
   "label": null
  },
  "merge": false,
  "states": {
   "field": "Situacao",
   "initial": "solicitada",
   "enum": "SituacaoCertidao",
   "transitions": [
    {
     "reasonRequired": false,
     "condition": null,
     "event": "processar",
     "label": {
      "pt-br": "Processar",
      "en-us": "Search"
     },
     "from": [
      "solicitada"
     ],
     "to": "em_processamento",
     "code": null
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "emitir",
     "label": {
      "pt-br": "Emitir",
      "en-us": "Issue"
     },
     "from": [
      "solicitada",
      "em_processamento",
      "erro"
     ],
     "to": "emitida",
     "code": null
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "devolver",
     "label": {
      "pt-br": "Devolver à fila",
      "en-us": "Back to the queue"
     },
     "from": [
      "em_processamento"
     ],
     "to": "solicitada",
     "code": null
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "falhar",
     "label": {
      "pt-br": "Falhar",
      "en-us": "Fail"
     },
     "from": [
      "solicitada",
      "em_processamento"
     ],
     "to": "erro",
     "code": null
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "tentar-novamente",
     "label": {
      "pt-br": "Tentar novamente",
      "en-us": "Try again"
     },
     "from": [
      "erro"
     ],
     "to": "solicitada",
     "code": "CERTIDAO.SOLICITAR"
    },
    {
     "reasonRequired": false,
     "condition": "waiting-for-source",
     "event": "desistir",
     "label": {
      "pt-br": "Desistir da espera",
      "en-us": "Give up waiting"
     },
     "from": [
      "em_processamento"
     ],
     "to": "erro",
     "code": "CERTIDAO.SOLICITAR"
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "cancelar",
     "label": {
      "pt-br": "Cancelar pedido",
      "en-us": "Cancel request"
     },
     "from": [
      "solicitada",
      "erro"
     ],
     "to": "cancelada",
     "code": "CERTIDAO.SOLICITAR"
    }
   ]
  },
  "actions": [
   {
    "on": [
     "record",
     "selection"
    ],
    "byPanel": false,
    "handsOver": false,
    "confirm": {
     "pt-br": "Pede de novo com os mesmos dados. Esta certidão vale até a nova ser emitida.",
     "en-us": "Asks again with the same data. This certificate stands until the new one is issued."
    },
    "done": {
     "pt-br": "Atualizações pedidas: %{count}.",
     "en-us": "Updates requested: %{count}."
    },
    "when": {
     "field": "Situacao",
     "in": [
      "emitida"
     ]
    },
    "reveals": null,
    "name": "atualizar",
    "label": {
     "pt-br": "Atualizar",
     "en-us": "Update"
    },
    "code": "CERTIDAO.ATUALIZAR",
    "parameters": null
   },
   {
    "on": [
     "record"
    ],
    "byPanel": false,
    "handsOver": false,
    "confirm": {
     "pt-br": "A outra operação, do mesmo cliente, recebe esta certidão com o mesmo arquivo e os mesmos prazos.",
     "en-us": "The other operation, of the same client, gets this certificate with the same file and the same dates."
    },
    "done": {
     "pt-br": "Certidão reutilizada.",
     "en-us": "Certificate reused."
    },
    "when": {
     "field": "Situacao",
     "in": [
      "emitida"
     ]
    },
    "reveals": null,
    "name": "reutilizar",
    "label": {
     "pt-br": "Reutilizar em outra operação",
     "en-us": "Reuse in another operation"
    },
    "code": "CERTIDAO.SOLICITAR",
    "parameters": {
     "name": "certidao.reutilizar",
     "fields": [
      {
       "required": true,
       "width": 12,
       "entity": "operacao",
       "name": "IdentificadorOperacao",
       "type": "reference",
       "label": {
        "pt-br": "Operação",
        "en-us": "Operation"
       }
      }
     ],
     "sections": [],
     "tabs": [],
     "rules": []
    }
   },
   {
    "on": [
     "record"
    ],
    "byPanel": true,
    "handsOver": false,
    "confirm": {
     "pt-br": "O que o documento anexado responde. Confira cada valor com o PDF.",
     "en-us": "What the attached document answers. Check each value against the PDF."
    },
    "done": {
     "pt-br": "Certidão emitida: %{name}.",
     "en-us": "Certificate issued: %{name}."
    },
    "when": {
     "field": "Situacao",
     "in": [
      "solicitada",
      "em_processamento",
      "erro"
     ]
    },
    "reveals": null,
    "name": "confirmar",
    "label": {
     "pt-br": "Confirmar resposta",
     "en-us": "Confirm answer"
    },
    "code": "CERTIDAO.SOLICITAR",
    "parameters": {
     "name": "certidao.confirmar",
     "fields": [
      {
       "required": true,
       "width": 4,
       "enum": "ResultadoCertidao",
       "name": "Resultado",
       "type": "enum",
       "label": {
        "pt-br": "Resultado",
        "en-us": "Result"
       }
      },
      {
       "required": true,
       "width": 4,
       "name": "DataEmissao",
       "type": "date",
       "label": {
        "pt-br": "Emitida em",
        "en-us": "Issued on"
       }
      },
      {
       "width": 4,
       "name": "HoraEmissao",
       "type": "time",
       "label": {
        "pt-br": "Hora",
        "en-us": "Hour"
       }
      },
      {
       "help": {
        "pt-br": "Como está impressa. Sem ela, conta-se pela validade do tipo.",
        "en-us": "As printed. Without it, it is counted by the term of the type."
       },
       "width": 4,
       "name": "DataVencimento",
       "type": "date",
       "label": {
        "pt-br": "Vence em",
        "en-us": "Expires on"
       }
      },
      {
       "width": 8,
       "maxLength": 160,
       "name": "Orgao",
       "type": "text",
       "label": {
        "pt-br": "Órgão emissor",
        "en-us": "Issuer"
       }
      },
      {
       "maxLength": 60,
       "name": "Numero",
       "type": "text",
       "label": {
        "pt-br": "Número",
        "en-us": "Number"
       }
      },
      {
       "maxLength": 80,
       "name": "CodigoVerificacao",
       "type": "text",
       "label": {
        "pt-br": "Código de verificação",
        "en-us": "Verification code"
       }
      },
      {
       "help": {
        "pt-br": "Obrigatória quando a certidão acusa débitos, ações ou irregularidade.",
        "en-us": "Required when the certificate shows debts, suits or an irregularity."
       },
       "width": 12,
       "maxLength": 2000,
       "name": "Observacao",
       "type": "longText",
       "label": {
        "pt-br": "Observação",
        "en-us": "Note"
       }
      },
      {
       "width": 12,
       "default": false,
       "name": "ConfirmarDivergencia",
       "type": "boolean",
       "label": {
        "pt-br": "O documento é de outro titular, imóvel ou tipo, e mesmo assim responde a este pedido",
        "en-us": "The document is of another holder, property or kind, and answers this request all the same"
       }
      }
     ],
     "sections": [],
     "tabs": [],
     "rules": [
      {
       "when": [],
       "field": "DataVencimento",
       "must": {
        "field": "DataVencimento",
        "atLeast": {
         "field": "DataEmissao"
        }
       },
       "message": {
        "pt-br": "O vencimento vem antes da emissão. Corrija uma das duas datas.",
        "en-us": "The expiry comes before the issue. Correct one of the two dates."
       }
      },
      {
       "when": [
        {
         "field": "Resultado",
         "in": [
          "POSITIVA",
          "IRREGULAR",
          "CONSTA"
         ]
        }
       ],
       "field": "Observacao",
       "must": {
        "field": "Observacao",
        "present": true
       },
       "message": {
        "pt-br": "Comente o que a certidão acusa: débitos, ações ou irregularidade.",
        "en-us": "Comment on what the certificate shows: debts, suits or an irregularity."
       }
      }
     ]
    }
   },
   {
    "on": [
     "record"
    ],
    "byPanel": true,
    "handsOver": false,
    "confirm": null,
    "done": null,
    "when": {
     "field": "Situacao",
     "in": [
      "solicitada",
      "em_processamento",
      "erro"
     ]
    },
    "reveals": null,
    "name": "usar-parte",
    "label": {
     "pt-br": "Usar outras páginas",
     "en-us": "Use other pages"
    },
    "code": "CERTIDAO.SOLICITAR",
    "parameters": {
     "name": "certidao.usar-parte",
     "fields": [
      {
       "help": {
        "pt-br": "A primeira é 1.",
        "en-us": "The first one is 1."
       },
       "required": true,
       "minimum": 1,
       "maximum": 500,
       "name": "Parte",
       "type": "integer",
       "label": {
        "pt-br": "Certidão do arquivo",
        "en-us": "Certificate of the file"
       }
      }
     ],
     "sections": [],
     "tabs": [],
     "rules": []
    }
   },
   {
    "on": [
     "record"
    ],
    "byPanel": true,
    "handsOver": false,
    "confirm": null,
    "done": null,
    "when": null,
    "reveals": null,
    "name": "levar-parte",
    "label": {
     "pt-br": "Levar páginas a outro pedido",
     "en-us": "Take pages to another request"
    },
    "code": "CERTIDAO.SOLICITAR",
    "parameters": {
     "name": "certidao.levar-parte",
     "fields": [
      {
       "help": {
        "pt-br": "A primeira é 1.",
        "en-us": "The first one is 1."
       },
       "required": true,
       "minimum": 1,
       "maximum": 500,
       "name": "Parte",
       "type": "integer",
       "label": {
        "pt-br": "Certidão do arquivo",
        "en-us": "Certificate of the file"
       }
      },
      {
       "help": {
        "pt-br": "Um pedido da mesma operação que espera o documento.",
        "en-us": "A request of the same operation that waits for its document."
       },
       "entity": "certidao",
       "name": "IdentificadorCertidao",
       "type": "reference",
       "label": {
        "pt-br": "Pedido",
        "en-us": "Request"
       }
      },
      {
       "help": {
        "pt-br": "Em vez de um pedido: um item que ninguém pediu ainda.",
        "en-us": "Instead of a request: an item nobody has asked for yet."
       },
       "entity": "item-checklist",
       "name": "IdentificadorItemChecklist",
       "type": "reference",
       "label": {
        "pt-br": "Item do checklist",
        "en-us": "Checklist item"
       }
      }
     ],
     "sections": [],
     "tabs": [],
     "rules": []
    }
   },
   {
    "on": [
     "record"
    ],
    "byPanel": false,
    "handsOver": false,
    "confirm": {
     "pt-br": "O que a página do órgão emissor disse do documento.",
     "en-us": "What the issuer’s page said of the document."
    },
    "done": {
     "pt-br": "Autenticidade registrada: %{name}.",
     "en-us": "Authenticity recorded: %{name}."
    },
    "when": {
     "field": "Situacao",
     "in": [
      "emitida"
     ]
    },
    "reveals": null,
    "name": "verificar",
    "label": {
     "pt-br": "Registrar autenticidade",
     "en-us": "Record authenticity"
    },
    "code": "CERTIDAO.ALTERAR",
    "parameters": {
     "name": "certidao.verificar",
     "fields": [
      {
       "required": true,
       "enum": "AutenticidadeCertidao",
       "name": "Autenticidade",
       "type": "enum",
       "label": {
        "pt-br": "Autenticidade",
        "en-us": "Authenticity"
       }
      },
      {
       "help": {
        "pt-br": "Onde e como foi verificada.",
        "en-us": "Where and how it was checked."
       },
       "width": 12,
       "maxLength": 1000,
       "name": "Observacao",
       "type": "longText",
       "label": {
        "pt-br": "Nota",
        "en-us": "Note"
       }
      }
     ],
     "sections": [],
     "tabs": [],
     "rules": [
      {
       "when": [],
       "field": "Autenticidade",
       "must": {
        "field": "Autenticidade",
        "in": [
         "confirmada",
         "negada",
         "indisponivel"
        ]
       },
       "message": {
        "pt-br": "Diga o que a verificação deu: confirmada, negada ou sem resposta.",
        "en-us": "Say how the check ended: confirmed, denied or no answer."
       }
      }
     ]
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
   "list": "CERTIDAO.CONSULTAR",
   "get": "CERTIDAO.CONSULTAR",
   "history": "CERTIDAO.CONSULTAR",
   "create": "CERTIDAO.SOLICITAR",
   "update": "CERTIDAO.ALTERAR",
   "delete": "CERTIDAO.EXCLUIR",
   "export": "CERTIDAO.EXPORTAR"
  },
  "uniqueTogether": [],
  "panels": [
   {
    "entity": "certidao",
    "field": "IdentificadorAnterior",
    "component": "certificate",
    "place": "top",
    "folded": false,
    "label": {
     "pt-br": "Versões mais novas",
     "en-us": "Newer versions"
    }
   }
  ],
  "views": [],
  "screen": null,
  "head": "Estado",
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
 },
 {
  "name": "comentario",
  "fields": [
   {
    "help": {
     "pt-br": "A de que se fala; a da matrícula, quando se fala de uma.",
     "en-us": "The one it is about; that of the registry record, when it is about one."
    },
    "readOnly": "after-create",
    "list": true,
    "filter": true,
    "entity": "operacao",
    "name": "IdentificadorOperacao",
    "type": "reference",
    "label": {
     "pt-br": "Operação",
     "en-us": "Operation"
    }
   },
   {
    "help": {
     "pt-br": "Vazia: fala-se da operação inteira.",
     "en-us": "Empty: it is about the whole operation."
    },
    "readOnly": "after-create",
    "list": true,
    "filter": true,
    "entity": "registro-matricula",
    "name": "IdentificadorRegistroMatricula",
    "type": "reference",
    "label": {
     "pt-br": "Matrícula",
     "en-us": "Registry record"
    }
   },
   {
    "help": {
     "pt-br": "O ato de que se fala, como a leitura o identifica.",
     "en-us": "The act it is about, as the reading identifies it."
    },
    "readOnly": "after-create",
    "filter": true,
    "maxLength": 60,
    "name": "Ato",
    "type": "text",
    "label": {
     "pt-br": "Ato",
     "en-us": "Act"
    }
   },
   {
    "help": {
     "pt-br": "O valor de que se fala, quando não é do ato inteiro.",
     "en-us": "The value it is about, when it is not the whole act."
    },
    "readOnly": "after-create",
    "maxLength": 80,
    "name": "Campo",
    "type": "text",
    "label": {
     "pt-br": "Campo do ato",
     "en-us": "Field of the act"
    }
   },
   {
    "help": {
     "pt-br": "O ato ou valor com as palavras da tela: fica legível mesmo que uma leitura mais nova o mude.",
     "en-us": "The act or value in the words of the screen: readable even when a newer reading changes it."
    },
    "readOnly": "after-create",
    "maxLength": 200,
    "name": "Assunto",
    "type": "text",
    "label": {
     "pt-br": "Sobre",
     "en-us": "About"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "entity": "usuario",
    "name": "IdentificadorUsuario",
    "type": "reference",
    "label": {
     "pt-br": "Autor",
     "en-us": "Author"
    }
   },
   {
    "required": true,
    "list": true,
    "search": true,
    "width": 12,
    "maxLength": 4000,
    "name": "Texto",
    "type": "longText",
    "label": {
     "pt-br": "Texto",
     "en-us": "Text"
    }
   },
   {
    "help": {
     "pt-br": "Quem recebe um aviso de que se falou com ela ou com ele.",
     "en-us": "Who is told that somebody spoke to them."
    },
    "width": 12,
    "entity": "usuario",
    "name": "Mencionados",
    "type": "referenceMany",
    "label": {
     "pt-br": "Mencionar",
     "en-us": "Mention"
    }
   }
  ],
  "sections": [],
  "tabs": [],
  "rules": [],
  "noun": "Comentario",
  "table": "comentario",
  "label": {
   "pt-br": "Comentário",
   "en-us": "Comment"
  },
  "plural": {
   "pt-br": "Comentários",
   "en-us": "Comments"
  },
  "gender": "m",
  "permission": "COMENTARIO",
  "scope": "company",
  "storage": "table",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": null,
   "through": "IdentificadorOperacao",
   "part": true,
   "alsoPartOf": "IdentificadorRegistroMatricula",
   "branch": null,
   "tenant": false,
   "visibleThrough": null
  },
  "representation": "Texto",
  "representationFallback": null,
  "sort": {
   "field": "CriadoEm",
   "order": "desc"
  },
  "menu": {
   "group": null,
   "order": 0,
   "icon": "table",
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
   "list": "MATRICULA.CONSULTAR",
   "get": "MATRICULA.CONSULTAR",
   "history": "MATRICULA.CONSULTAR",
   "create": "MATRICULA.ALTERAR",
   "update": "MATRICULA.ALTERAR",
   "delete": "MATRICULA.ALTERAR",
   "export": "COMENTARIO.EXPORTAR"
  },
  "uniqueTogether": [],
  "panels": [],
  "views": [],
  "screen": null,
  "head": null,
  "notFound": null
 },
 {
  "name": "diretoria",
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
    "list": true,
    "filter": true,
    "width": 8,
    "entity": "usuario",
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
   "order": 10,
   "icon": "hierarchy",
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
  "panels": [
   {
    "entity": "segmento-area",
    "field": "IdentificadorDiretoria",
    "component": null,
    "place": "below",
    "folded": false,
    "label": {
     "pt-br": "Segmentos e áreas",
     "en-us": "Segments and areas"
    }
   },
   {
    "entity": "operacao",
    "field": "IdentificadorDiretoria",
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
 },
 {
  "name": "empresa",
  "fields": [
   {
    "required": true,
    "list": true,
    "filter": true,
    "search": true,
    "section": "identificacao",
    "width": 8,
    "name": "RazaoSocial",
    "type": "text",
    "label": {
     "pt-br": "Razão social",
     "en-us": "Company name"
    }
   },
   {
    "required": true,
    "unique": true,
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
    "list": "optional",
    "search": true,
    "section": "identificacao",
    "width": 8,
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
    "section": "registro",
    "width": 4,
    "maxLength": 20,
    "name": "InscricaoEstadual",
    "type": "text",
    "label": {
     "pt-br": "Inscrição estadual",
     "en-us": "State registration"
    }
   },
   {
    "section": "registro",
    "width": 4,
    "name": "CnaePrincipal",
    "type": "cnae",
    "label": {
     "pt-br": "CNAE principal",
     "en-us": "Main CNAE"
    }
   },
   {
    "section": "registro",
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
    "section": "registro",
    "width": 4,
    "maxLength": 40,
    "name": "SituacaoCadastral",
    "type": "text",
    "label": {
     "pt-br": "Situação cadastral",
     "en-us": "Registration status"
    }
   },
   {
    "section": "registro",
    "width": 4,
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
    "maxLength": 80,
    "name": "NaturezaJuridica",
    "type": "text",
    "label": {
     "pt-br": "Natureza jurídica",
     "en-us": "Legal type"
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
   },
   {
    "help": {
     "pt-br": "A hora em que prazos e datas são contados.",
     "en-us": "The time in which terms and dates are counted."
    },
    "required": true,
    "section": "parametros",
    "width": 4,
    "default": "America/Sao_Paulo",
    "enum": "FusoHorario",
    "name": "FusoHorario",
    "type": "enum",
    "label": {
     "pt-br": "Fuso horário",
     "en-us": "Time zone"
    }
   },
   {
    "section": "parametros",
    "width": 4,
    "default": "08:00",
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
    "section": "parametros",
    "width": 4,
    "default": "18:00",
    "name": "ExpedienteFim",
    "type": "time",
    "label": {
     "pt-br": "Expediente termina",
     "en-us": "Working hours end"
    }
   },
   {
    "help": {
     "pt-br": "Os painéis contam quantas respostas vieram dentro dele.",
     "en-us": "The dashboards count how many replies came within it."
    },
    "section": "parametros",
    "width": 4,
    "default": 8,
    "minimum": 1,
    "maximum": 2000,
    "name": "PrazoFeedbackHoras",
    "type": "integer",
    "label": {
     "pt-br": "Prazo de resposta a feedbacks (horas úteis)",
     "en-us": "Time to reply to feedback (business hours)"
    }
   },
   {
    "help": {
     "pt-br": "A análise só se conclui depois que outra pessoa a revisa.",
     "en-us": "A review is finished only after a second person has looked at it."
    },
    "section": "parametros",
    "width": 4,
    "default": false,
    "name": "RevisaoObrigatoria",
    "type": "boolean",
    "label": {
     "pt-br": "Toda matrícula passa por revisão",
     "en-us": "Every registry record is reviewed"
    }
   },
   {
    "help": {
     "pt-br": "Meio para cima: 0,125 vira 0,13. Meio para o par: 0,12 (ABNT NBR 5891).",
     "en-us": "Half up: 0.125 becomes 0.13. Half to even: 0.12 (ABNT NBR 5891)."
    },
    "required": true,
    "section": "calculo",
    "width": 4,
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
    "help": {
     "pt-br": "Vale para operações sem produto escolhido.",
     "en-us": "Applies to operations without a product."
    },
    "required": true,
    "section": "calculo",
    "width": 4,
    "default": 80,
    "minimum": 1,
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
    "section": "calculo",
    "width": 4,
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
    "help": {
     "pt-br": "Carta do credor ou preço dos bens do penhor mais velhos que isso geram aviso.",
     "en-us": "A creditor’s letter or a price of pledged goods older than that raises a warning."
    },
    "required": true,
    "section": "calculo",
    "width": 4,
    "default": 90,
    "minimum": 1,
    "maximum": 365,
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
   "part": false,
   "alsoPartOf": null,
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
  "views": [],
  "screen": null,
  "head": null,
  "notFound": null
 },
 {
  "name": "feedback-gestao",
  "fields": [
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "search": true,
    "section": "pedido",
    "width": 8,
    "maxLength": 120,
    "name": "Detalhe",
    "type": "text",
    "label": {
     "pt-br": "Detalhe",
     "en-us": "Detail"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "pedido",
    "width": 4,
    "enum": "MotivoContato",
    "name": "MotivoContato",
    "type": "enum",
    "label": {
     "pt-br": "Motivo do contato",
     "en-us": "Contact reason"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "pedido",
    "width": 4,
    "enum": "SituacaoFeedback",
    "name": "Situacao",
    "type": "enum",
    "label": {
     "pt-br": "Situação",
     "en-us": "Status"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "pedido",
    "width": 4,
    "visibleWhen": {
     "field": "Situacao",
     "in": [
      "resolvida"
     ]
    },
    "enum": "DesfechoFeedback",
    "name": "Desfecho",
    "type": "enum",
    "label": {
     "pt-br": "Desfecho",
     "en-us": "Outcome"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "pedido",
    "width": 4,
    "name": "DataRegistro",
    "type": "dateTime",
    "label": {
     "pt-br": "Registrado em",
     "en-us": "Registered on"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "pedido",
    "width": 4,
    "entity": "usuario",
    "name": "IdentificadorUsuario",
    "type": "reference",
    "label": {
     "pt-br": "Quem enviou",
     "en-us": "Sent by"
    }
   },
   {
    "readOnly": "always",
    "search": true,
    "section": "pedido",
    "width": 12,
    "maxLength": 4000,
    "name": "Mensagem",
    "type": "longText",
    "label": {
     "pt-br": "Mensagem",
     "en-us": "Message"
    }
   },
   {
    "readOnly": "always",
    "section": "pedido",
    "width": 12,
    "name": "Anexo",
    "type": "file",
    "label": {
     "pt-br": "Anexo",
     "en-us": "Attachment"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "search": true,
    "section": "resposta",
    "width": 12,
    "maxLength": 4000,
    "name": "Resposta",
    "type": "longText",
    "label": {
     "pt-br": "Resposta",
     "en-us": "Reply"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "resposta",
    "width": 4,
    "name": "DataResposta",
    "type": "dateTime",
    "label": {
     "pt-br": "Respondido em",
     "en-us": "Replied on"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "resposta",
    "width": 4,
    "visibleWhen": {
     "field": "Situacao",
     "in": [
      "resolvida"
     ]
    },
    "maxLength": 40,
    "name": "VersaoSolucao",
    "type": "text",
    "label": {
     "pt-br": "Resolvido na versão",
     "en-us": "Resolved in version"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "resposta",
    "width": 4,
    "name": "DataPrimeiraResposta",
    "type": "dateTime",
    "label": {
     "pt-br": "Primeira resposta em",
     "en-us": "First reply on"
    }
   },
   {
    "help": {
     "pt-br": "Horas de expediente do registro até a primeira resposta.",
     "en-us": "Working hours from registration to the first reply."
    },
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "resposta",
    "width": 4,
    "minimum": 0,
    "scale": 2,
    "name": "TempoResposta",
    "type": "decimal",
    "label": {
     "pt-br": "Tempo de resposta (horas úteis)",
     "en-us": "Response time (business hours)"
    }
   },
   {
    "readOnly": "always",
    "computed": "query",
    "list": "optional",
    "section": "resposta",
    "width": 4,
    "minimum": 0,
    "scale": 2,
    "name": "TempoRespostaCorrido",
    "type": "decimal",
    "label": {
     "pt-br": "Tempo de resposta (horas corridas)",
     "en-us": "Response time (calendar hours)"
    }
   },
   {
    "help": {
     "pt-br": "Horas de expediente desde o registro ou a reabertura, enquanto pendente.",
     "en-us": "Working hours since registration or reopening, while pending."
    },
    "readOnly": "always",
    "computed": "query",
    "list": "optional",
    "filter": true,
    "section": "resposta",
    "width": 4,
    "visibleWhen": {
     "field": "Situacao",
     "in": [
      "pendente"
     ]
    },
    "minimum": 0,
    "scale": 2,
    "name": "TempoPendente",
    "type": "decimal",
    "label": {
     "pt-br": "Tempo pendente (horas úteis)",
     "en-us": "Pending time (business hours)"
    }
   },
   {
    "readOnly": "always",
    "computed": "query",
    "list": "optional",
    "section": "resposta",
    "width": 4,
    "visibleWhen": {
     "field": "Situacao",
     "in": [
      "pendente"
     ]
    },
    "minimum": 0,
    "scale": 2,
    "name": "TempoPendenteCorrido",
    "type": "decimal",
    "label": {
     "pt-br": "Tempo pendente (horas corridas)",
     "en-us": "Pending time (calendar hours)"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "resposta",
    "width": 4,
    "visibleWhen": {
     "field": "Situacao",
     "in": [
      "pendente"
     ]
    },
    "name": "PendenteDesde",
    "type": "dateTime",
    "label": {
     "pt-br": "Pendente desde",
     "en-us": "Pending since"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "section": "resposta",
    "width": 4,
    "visibleWhen": {
     "field": "Situacao",
     "in": [
      "resolvida"
     ]
    },
    "name": "ReabreAte",
    "type": "dateTime",
    "label": {
     "pt-br": "Pode ser reaberto até",
     "en-us": "Can be reopened until"
    }
   },
   {
    "readOnly": "always",
    "section": "resposta",
    "width": 12,
    "name": "Conversa",
    "type": "lines",
    "label": {
     "pt-br": "Conversa",
     "en-us": "Conversation"
    },
    "fields": [
     {
      "readOnly": "always",
      "width": 3,
      "name": "Quando",
      "type": "dateTime",
      "label": {
       "pt-br": "Quando",
       "en-us": "When"
      }
     },
     {
      "readOnly": "always",
      "width": 3,
      "maxLength": 200,
      "name": "Quem",
      "type": "text",
      "label": {
       "pt-br": "Quem",
       "en-us": "Who"
      }
     },
     {
      "readOnly": "always",
      "maxLength": 4000,
      "name": "Texto",
      "type": "longText",
      "label": {
       "pt-br": "Mensagem",
       "en-us": "Message"
      }
     },
     {
      "readOnly": "always",
      "width": 3,
      "name": "Anexo",
      "type": "file",
      "label": {
       "pt-br": "Anexo",
       "en-us": "Attachment"
      }
     }
    ]
   },
   {
    "readOnly": "always",
    "section": "contexto",
    "width": 12,
    "maxLength": 500,
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
   "part": false,
   "alsoPartOf": null,
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
  "merge": false,
  "states": null,
  "actions": [
   {
    "on": [
     "record"
    ],
    "byPanel": false,
    "handsOver": false,
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
       "required": true,
       "width": 12,
       "maxLength": 4000,
       "name": "Resposta",
       "type": "longText",
       "label": {
        "pt-br": "Resposta",
        "en-us": "Reply"
       }
      },
      {
       "required": true,
       "default": "resolvida",
       "enum": "SituacaoFeedback",
       "name": "Situacao",
       "type": "enum",
       "label": {
        "pt-br": "A demanda fica",
        "en-us": "The request becomes"
       }
      },
      {
       "help": {
        "pt-br": "A versão do Folio que resolve o que foi relatado, se houver.",
        "en-us": "The release of Folio that solves what was reported, if there is one."
       },
       "visibleWhen": {
        "field": "Situacao",
        "in": [
         "resolvida"
        ]
       },
       "maxLength": 40,
       "name": "VersaoSolucao",
       "type": "text",
       "label": {
        "pt-br": "Resolvido na versão",
        "en-us": "Resolved in version"
       }
      },
      {
       "help": {
        "pt-br": "PDF, PNG, JPEG, DOCX ou XLSX de até 10 MB.",
        "en-us": "PDF, PNG, JPEG, DOCX or XLSX of up to 10 MB."
       },
       "width": 12,
       "accept": [
        "application/pdf",
        "image/png",
        "image/jpeg",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
       ],
       "maxBytes": 10485760,
       "name": "Anexo",
       "type": "file",
       "label": {
        "pt-br": "Anexo",
        "en-us": "Attachment"
       }
      }
     ],
     "sections": [],
     "tabs": [],
     "rules": []
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
  "views": [],
  "screen": null,
  "head": null,
  "notFound": null
 },
 {
  "name": "feedback",
  "fields": [
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "search": true,
    "section": "pedido",
    "width": 8,
    "maxLength": 120,
    "name": "Detalhe",
    "type": "text",
    "label": {
     "pt-br": "Detalhe",
     "en-us": "Detail"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "pedido",
    "width": 4,
    "enum": "MotivoContato",
    "name": "MotivoContato",
    "type": "enum",
    "label": {
     "pt-br": "Motivo do contato",
     "en-us": "Contact reason"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "pedido",
    "width": 4,
    "enum": "SituacaoFeedback",
    "name": "Situacao",
    "type": "enum",
    "label": {
     "pt-br": "Situação",
     "en-us": "Status"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "pedido",
    "width": 4,
    "visibleWhen": {
     "field": "Situacao",
     "in": [
      "resolvida"
     ]
    },
    "enum": "DesfechoFeedback",
    "name": "Desfecho",
    "type": "enum",
    "label": {
     "pt-br": "Desfecho",
     "en-us": "Outcome"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "pedido",
    "width": 4,
    "name": "DataRegistro",
    "type": "dateTime",
    "label": {
     "pt-br": "Registrado em",
     "en-us": "Registered on"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "pedido",
    "width": 4,
    "entity": "usuario",
    "name": "IdentificadorUsuario",
    "type": "reference",
    "label": {
     "pt-br": "Quem enviou",
     "en-us": "Sent by"
    }
   },
   {
    "readOnly": "always",
    "search": true,
    "section": "pedido",
    "width": 12,
    "maxLength": 4000,
    "name": "Mensagem",
    "type": "longText",
    "label": {
     "pt-br": "Mensagem",
     "en-us": "Message"
    }
   },
   {
    "readOnly": "always",
    "section": "pedido",
    "width": 12,
    "name": "Anexo",
    "type": "file",
    "label": {
     "pt-br": "Anexo",
     "en-us": "Attachment"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "search": true,
    "section": "resposta",
    "width": 12,
    "maxLength": 4000,
    "name": "Resposta",
    "type": "longText",
    "label": {
     "pt-br": "Resposta",
     "en-us": "Reply"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "resposta",
    "width": 4,
    "name": "DataResposta",
    "type": "dateTime",
    "label": {
     "pt-br": "Respondido em",
     "en-us": "Replied on"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "resposta",
    "width": 4,
    "visibleWhen": {
     "field": "Situacao",
     "in": [
      "resolvida"
     ]
    },
    "maxLength": 40,
    "name": "VersaoSolucao",
    "type": "text",
    "label": {
     "pt-br": "Resolvido na versão",
     "en-us": "Resolved in version"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "resposta",
    "width": 4,
    "name": "DataPrimeiraResposta",
    "type": "dateTime",
    "label": {
     "pt-br": "Primeira resposta em",
     "en-us": "First reply on"
    }
   },
   {
    "help": {
     "pt-br": "Horas de expediente do registro até a primeira resposta.",
     "en-us": "Working hours from registration to the first reply."
    },
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "resposta",
    "width": 4,
    "minimum": 0,
    "scale": 2,
    "name": "TempoResposta",
    "type": "decimal",
    "label": {
     "pt-br": "Tempo de resposta (horas úteis)",
     "en-us": "Response time (business hours)"
    }
   },
   {
    "readOnly": "always",
    "computed": "query",
    "list": "optional",
    "section": "resposta",
    "width": 4,
    "minimum": 0,
    "scale": 2,
    "name": "TempoRespostaCorrido",
    "type": "decimal",
    "label": {
     "pt-br": "Tempo de resposta (horas corridas)",
     "en-us": "Response time (calendar hours)"
    }
   },
   {
    "help": {
     "pt-br": "Horas de expediente desde o registro ou a reabertura, enquanto pendente.",
     "en-us": "Working hours since registration or reopening, while pending."
    },
    "readOnly": "always",
    "computed": "query",
    "list": "optional",
    "filter": true,
    "section": "resposta",
    "width": 4,
    "visibleWhen": {
     "field": "Situacao",
     "in": [
      "pendente"
     ]
    },
    "minimum": 0,
    "scale": 2,
    "name": "TempoPendente",
    "type": "decimal",
    "label": {
     "pt-br": "Tempo pendente (horas úteis)",
     "en-us": "Pending time (business hours)"
    }
   },
   {
    "readOnly": "always",
    "computed": "query",
    "list": "optional",
    "section": "resposta",
    "width": 4,
    "visibleWhen": {
     "field": "Situacao",
     "in": [
      "pendente"
     ]
    },
    "minimum": 0,
    "scale": 2,
    "name": "TempoPendenteCorrido",
    "type": "decimal",
    "label": {
     "pt-br": "Tempo pendente (horas corridas)",
     "en-us": "Pending time (calendar hours)"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "resposta",
    "width": 4,
    "visibleWhen": {
     "field": "Situacao",
     "in": [
      "pendente"
     ]
    },
    "name": "PendenteDesde",
    "type": "dateTime",
    "label": {
     "pt-br": "Pendente desde",
     "en-us": "Pending since"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "section": "resposta",
    "width": 4,
    "visibleWhen": {
     "field": "Situacao",
     "in": [
      "resolvida"
     ]
    },
    "name": "ReabreAte",
    "type": "dateTime",
    "label": {
     "pt-br": "Pode ser reaberto até",
     "en-us": "Can be reopened until"
    }
   },
   {
    "readOnly": "always",
    "section": "resposta",
    "width": 12,
    "name": "Conversa",
    "type": "lines",
    "label": {
     "pt-br": "Conversa",
     "en-us": "Conversation"
    },
    "fields": [
     {
      "readOnly": "always",
      "width": 3,
      "name": "Quando",
      "type": "dateTime",
      "label": {
       "pt-br": "Quando",
       "en-us": "When"
      }
     },
     {
      "readOnly": "always",
      "width": 3,
      "maxLength": 200,
      "name": "Quem",
      "type": "text",
      "label": {
       "pt-br": "Quem",
       "en-us": "Who"
      }
     },
     {
      "readOnly": "always",
      "maxLength": 4000,
      "name": "Texto",
      "type": "longText",
      "label": {
       "pt-br": "Mensagem",
       "en-us": "Message"
      }
     },
     {
      "readOnly": "always",
      "width": 3,
      "name": "Anexo",
      "type": "file",
      "label": {
       "pt-br": "Anexo",
       "en-us": "Attachment"
      }
     }
    ]
   },
   {
    "readOnly": "always",
    "section": "contexto",
    "width": 12,
    "maxLength": 500,
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
   "part": false,
   "alsoPartOf": null,
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
  "merge": false,
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
    "byPanel": false,
    "handsOver": false,
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
       "required": true,
       "enum": "MotivoContato",
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
       "width": 12,
       "maxLength": 120,
       "name": "Detalhe",
       "type": "text",
       "label": {
        "pt-br": "Detalhe",
        "en-us": "Detail"
       }
      },
      {
       "required": true,
       "width": 12,
       "maxLength": 4000,
       "name": "Mensagem",
       "type": "longText",
       "label": {
        "pt-br": "Mensagem",
        "en-us": "Message"
       }
      },
      {
       "help": {
        "pt-br": "PDF, PNG, JPEG, DOCX ou XLSX de até 10 MB.",
        "en-us": "PDF, PNG, JPEG, DOCX or XLSX of up to 10 MB."
       },
       "width": 12,
       "accept": [
        "application/pdf",
        "image/png",
        "image/jpeg",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
       ],
       "maxBytes": 10485760,
       "name": "Anexo",
       "type": "file",
       "label": {
        "pt-br": "Anexo",
        "en-us": "Attachment"
       }
      },
      {
       "help": {
        "pt-br": "O texto abaixo vai junto. Pode ser alterado antes de enviar.",
        "en-us": "The text below goes with it. It can be changed before sending."
       },
       "width": 12,
       "default": false,
       "name": "AnexarContexto",
       "type": "boolean",
       "label": {
        "pt-br": "Anexar a tela em que estou",
        "en-us": "Attach the screen I am on"
       }
      },
      {
       "width": 12,
       "visibleWhen": {
        "field": "AnexarContexto",
        "in": [
         true
        ]
       },
       "maxLength": 500,
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
     "rules": []
    }
   },
   {
    "on": [
     "record"
    ],
    "byPanel": false,
    "handsOver": false,
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
    "byPanel": false,
    "handsOver": false,
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
       "required": true,
       "width": 12,
       "maxLength": 4000,
       "name": "Mensagem",
       "type": "longText",
       "label": {
        "pt-br": "Mensagem",
        "en-us": "Message"
       }
      },
      {
       "help": {
        "pt-br": "PDF, PNG, JPEG, DOCX ou XLSX de até 10 MB.",
        "en-us": "PDF, PNG, JPEG, DOCX or XLSX of up to 10 MB."
       },
       "width": 12,
       "accept": [
        "application/pdf",
        "image/png",
        "image/jpeg",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
       ],
       "maxBytes": 10485760,
       "name": "Anexo",
       "type": "file",
       "label": {
        "pt-br": "Anexo",
        "en-us": "Attachment"
       }
      }
     ],
     "sections": [],
     "tabs": [],
     "rules": []
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
  "views": [],
  "screen": null,
  "head": "Situacao",
  "notFound": null
 },
 {
  "name": "feriado",
  "fields": [
   {
    "required": true,
    "list": true,
    "filter": true,
    "width": 3,
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
    "filter": true,
    "search": true,
    "width": 9,
    "maxLength": 80,
    "name": "Nome",
    "type": "text",
    "label": {
     "pt-br": "Nome",
     "en-us": "Name"
    }
   },
   {
    "required": true,
    "list": true,
    "filter": true,
    "width": 4,
    "default": "nacional",
    "enum": "AbrangenciaFeriado",
    "name": "Abrangencia",
    "type": "enum",
    "label": {
     "pt-br": "Abrangência",
     "en-us": "Extent"
    }
   },
   {
    "list": true,
    "filter": true,
    "width": 2,
    "visibleWhen": {
     "field": "Abrangencia",
     "in": [
      "estadual",
      "municipal"
     ]
    },
    "enum": "Uf",
    "name": "Uf",
    "type": "enum",
    "label": {
     "pt-br": "UF",
     "en-us": "State"
    }
   },
   {
    "list": "optional",
    "filter": true,
    "search": true,
    "visibleWhen": {
     "field": "Abrangencia",
     "in": [
      "municipal"
     ]
    },
    "maxLength": 80,
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
    "list": "optional",
    "filter": true,
    "width": 4,
    "visibleWhen": {
     "field": "Abrangencia",
     "in": [
      "municipal"
     ]
    },
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
    "list": "optional",
    "width": 8,
    "maxLength": 120,
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
   "part": false,
   "alsoPartOf": null,
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
  "merge": false,
  "states": null,
  "actions": [
   {
    "on": [
     "list"
    ],
    "byPanel": false,
    "handsOver": false,
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
       "required": true,
       "width": 4,
       "minimum": 1950,
       "maximum": 2199,
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
     "rules": []
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
  "views": [],
  "screen": null,
  "head": null,
  "notFound": null
 },
 {
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
 },
 {
  "name": "grupo",
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
    "filter": true,
    "entity": "officer",
    "name": "IdentificadorOfficer",
    "type": "reference",
    "label": {
     "pt-br": "Officer",
     "en-us": "Officer"
    }
   },
   {
    "list": "optional",
    "search": true,
    "width": 12,
    "maxLength": 2000,
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
   "order": 50,
   "icon": "building-community",
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
    "component": null,
    "place": "below",
    "folded": false,
    "label": {
     "pt-br": "Clientes do grupo",
     "en-us": "Clients of the group"
    }
   }
  ],
  "views": [],
  "screen": null,
  "head": null,
  "notFound": null
 },
 {
  "name": "indice",
  "fields": [
   {
    "required": true,
    "list": true,
    "filter": true,
    "width": 4,
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
     "pt-br": "O mês da variação, não o da publicação.",
     "en-us": "The month the variation is of, not that of its publication."
    },
    "required": true,
    "list": true,
    "filter": true,
    "width": 4,
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
    "list": true,
    "filter": true,
    "width": 4,
    "minimum": -99,
    "maximum": 1000,
    "scale": 4,
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
    "list": true,
    "filter": true,
    "search": true,
    "width": 8,
    "maxLength": 120,
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
   "part": false,
   "alsoPartOf": null,
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
  "merge": false,
  "states": null,
  "actions": [
   {
    "on": [
     "list"
    ],
    "byPanel": false,
    "handsOver": false,
    "confirm": {
     "pt-br": "Confere, de cada índice, se falta algum mês entre o primeiro e o último cadastrados. Nada é alterado.",
     "en-us": "Looks, for each index, for months missing between the first and the last one registered. Nothing is changed."
    },
    "done": {
     "pt-br": "Meses que faltam: %{count}.",
     "en-us": "Missing months: %{count}."
    },
    "when": null,
    "reveals": {
     "field": "Lacunas",
     "label": {
      "pt-br": "Meses que faltam",
      "en-us": "Missing months"
     },
     "help": {
      "pt-br": "Um cálculo que precise de um mês passado que falta é recusado. Um mês ainda não publicado conta como zero, e o resultado fica marcado como projetado.",
      "en-us": "A calculation that needs a past month that is missing is refused. A month not published yet counts as zero, and the result is marked as projected."
     }
    },
    "name": "lacunas",
    "label": {
     "pt-br": "Ver meses que faltam",
     "en-us": "See missing months"
    },
    "code": "INDICE.CONSULTAR",
    "parameters": null
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
  "views": [],
  "screen": null,
  "head": null,
  "notFound": null
 },
 {
  "name": "item-checklist",
  "fields": [
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "search": true,
    "width": 8,
    "maxLength": 200,
    "name": "Titulo",
    "type": "text",
    "label": {
     "pt-br": "Certidão",
     "en-us": "Certificate"
    }
   },
   {
    "help": {
     "pt-br": "Do tipo de certidão no catálogo.",
     "en-us": "Of the kind of certificate in the catalogue."
    },
    "readOnly": "always",
    "computed": "query",
    "list": "optional",
    "width": 4,
    "maxLength": 30,
    "name": "CodigoTipo",
    "type": "text",
    "label": {
     "pt-br": "Código",
     "en-us": "Code"
    }
   },
   {
    "help": {
     "pt-br": "As outras são de uma pessoa ou empresa.",
     "en-us": "The others are about a person or company."
    },
    "readOnly": "always",
    "computed": "query",
    "list": "optional",
    "width": 4,
    "name": "DeImovel",
    "type": "boolean",
    "label": {
     "pt-br": "De imóvel",
     "en-us": "About a property"
    }
   },
   {
    "readOnly": "always",
    "computed": "query",
    "list": true,
    "filter": true,
    "width": 4,
    "enum": "EstadoChecklist",
    "name": "Estado",
    "type": "enum",
    "label": {
     "pt-br": "Situação",
     "en-us": "Status"
    }
   },
   {
    "required": true,
    "readOnly": "after-create",
    "list": "optional",
    "filter": true,
    "width": 4,
    "entity": "operacao",
    "name": "IdentificadorOperacao",
    "type": "reference",
    "label": {
     "pt-br": "Operação",
     "en-us": "Operation"
    }
   },
   {
    "required": true,
    "readOnly": "after-create",
    "list": "optional",
    "filter": true,
    "width": 8,
    "entity": "tipo-certidao",
    "name": "IdentificadorTipoCertidao",
    "type": "reference",
    "label": {
     "pt-br": "Tipo",
     "en-us": "Type"
    }
   },
   {
    "readOnly": "after-create",
    "list": "optional",
    "filter": true,
    "entity": "cliente",
    "name": "IdentificadorCliente",
    "type": "reference",
    "label": {
     "pt-br": "Cliente",
     "en-us": "Client"
    }
   },
   {
    "readOnly": "after-create",
    "list": "optional",
    "filter": true,
    "entity": "registro-matricula",
    "name": "IdentificadorRegistroMatricula",
    "type": "reference",
    "label": {
     "pt-br": "Matrícula",
     "en-us": "Registry record"
    }
   },
   {
    "list": true,
    "filter": true,
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
    "list": "optional",
    "filter": true,
    "width": 3,
    "default": false,
    "name": "Dispensada",
    "type": "boolean",
    "label": {
     "pt-br": "Dispensada",
     "en-us": "Waived"
    }
   },
   {
    "width": 12,
    "visibleWhen": {
     "field": "Dispensada",
     "in": [
      true
     ]
    },
    "maxLength": 300,
    "name": "MotivoDispensa",
    "type": "text",
    "label": {
     "pt-br": "Motivo da dispensa",
     "en-us": "Reason of the waiver"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "entity": "certidao",
    "loose": true,
    "name": "IdentificadorCertidao",
    "type": "reference",
    "label": {
     "pt-br": "Certidão que atende",
     "en-us": "Certificate that meets it"
    }
   },
   {
    "width": 3,
    "default": 0,
    "minimum": 0,
    "maximum": 9999,
    "name": "Ordem",
    "type": "integer",
    "label": {
     "pt-br": "Ordem",
     "en-us": "Order"
    }
   }
  ],
  "sections": [],
  "tabs": [],
  "rules": [
   {
    "when": [
     {
      "field": "Dispensada",
      "in": [
       true
      ]
     }
    ],
    "field": "MotivoDispensa",
    "must": {
     "field": "MotivoDispensa",
     "present": true
    },
    "message": {
     "pt-br": "Diga por que a certidão foi dispensada.",
     "en-us": "Say why the certificate is waived."
    }
   }
  ],
  "noun": "ItemChecklist",
  "table": "item_checklist",
  "label": {
   "pt-br": "Item do checklist",
   "en-us": "Checklist item"
  },
  "plural": {
   "pt-br": "Checklist de certidões",
   "en-us": "Certificate checklist"
  },
  "gender": "m",
  "permission": "CHECKLIST",
  "scope": "company",
  "storage": "table",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": null,
   "through": "IdentificadorOperacao",
   "part": true,
   "alsoPartOf": "IdentificadorRegistroMatricula",
   "branch": null,
   "tenant": false,
   "visibleThrough": null
  },
  "representation": "Titulo",
  "representationFallback": null,
  "sort": {
   "field": "Ordem",
   "order": "asc"
  },
  "menu": {
   "group": null,
   "order": 0,
   "icon": "table",
   "label": null
  },
  "merge": false,
  "states": null,
  "actions": [
   {
    "on": [
     "list"
    ],
    "byPanel": false,
    "handsOver": false,
    "confirm": {
     "pt-br": "Inclui as certidões do workflow que ainda não estão no checklist. As outras ficam como estão.",
     "en-us": "Adds the certificates of the workflow that are not on the checklist yet. The others stay as they are."
    },
    "done": {
     "pt-br": "Itens incluídos: %{count}.",
     "en-us": "Items added: %{count}."
    },
    "when": null,
    "reveals": null,
    "name": "montar",
    "label": {
     "pt-br": "Montar pelo workflow",
     "en-us": "Fill from the workflow"
    },
    "code": "CERTIDAO.SOLICITAR",
    "parameters": {
     "name": "item-checklist.montar",
     "fields": [
      {
       "required": true,
       "width": 12,
       "entity": "operacao",
       "name": "IdentificadorOperacao",
       "type": "reference",
       "label": {
        "pt-br": "Operação",
        "en-us": "Operation"
       }
      }
     ],
     "sections": [],
     "tabs": [],
     "rules": []
    }
   },
   {
    "on": [
     "list"
    ],
    "byPanel": false,
    "handsOver": false,
    "confirm": {
     "pt-br": "Inclui os itens da outra operação que faltam nesta.",
     "en-us": "Adds the items of the other operation that this one lacks."
    },
    "done": {
     "pt-br": "Itens incluídos: %{count}.",
     "en-us": "Items added: %{count}."
    },
    "when": null,
    "reveals": null,
    "name": "copiar",
    "label": {
     "pt-br": "Copiar de outra operação",
     "en-us": "Copy from another operation"
    },
    "code": "CERTIDAO.SOLICITAR",
    "parameters": {
     "name": "item-checklist.copiar",
     "fields": [
      {
       "required": true,
       "entity": "operacao",
       "name": "IdentificadorOperacao",
       "type": "reference",
       "label": {
        "pt-br": "Operação",
        "en-us": "Operation"
       }
      },
      {
       "required": true,
       "entity": "operacao",
       "name": "IdentificadorOperacaoOrigem",
       "type": "reference",
       "label": {
        "pt-br": "Copiar de",
        "en-us": "Copy from"
       }
      }
     ],
     "sections": [],
     "tabs": [],
     "rules": []
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
   "list": "CERTIDAO.CONSULTAR",
   "get": "CERTIDAO.CONSULTAR",
   "history": "CERTIDAO.CONSULTAR",
   "create": "CERTIDAO.SOLICITAR",
   "update": "CERTIDAO.SOLICITAR",
   "delete": "CERTIDAO.SOLICITAR",
   "export": "CERTIDAO.EXPORTAR"
  },
  "uniqueTogether": [],
  "panels": [],
  "views": [],
  "screen": null,
  "head": null,
  "notFound": null
 },
 {
  "name": "log-acesso",
  "fields": [
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "width": 4,
    "enum": "EventoAcesso",
    "name": "Evento",
    "type": "enum",
    "label": {
     "pt-br": "Evento",
     "en-us": "Event"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "width": 4,
    "name": "Quando",
    "type": "dateTime",
    "label": {
     "pt-br": "Quando",
     "en-us": "When"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "width": 4,
    "entity": "usuario",
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
    "readOnly": "always",
    "list": true,
    "name": "Entidade",
    "type": "text",
    "label": {
     "pt-br": "O que",
     "en-us": "What"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "personal": true,
    "width": 4,
    "name": "Registro",
    "type": "text",
    "label": {
     "pt-br": "Registro",
     "en-us": "Record"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "width": 3,
    "name": "IdentificadorRegistro",
    "type": "integer",
    "label": {
     "pt-br": "Registro nº",
     "en-us": "Record no."
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "width": 3,
    "name": "Quantidade",
    "type": "integer",
    "label": {
     "pt-br": "Registros lidos",
     "en-us": "Records read"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "personal": true,
    "width": 4,
    "name": "Endereco",
    "type": "text",
    "label": {
     "pt-br": "Endereço de rede",
     "en-us": "Network address"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "width": 8,
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
    "readOnly": "always",
    "list": "optional",
    "name": "Filtro",
    "type": "text",
    "label": {
     "pt-br": "Resumo da consulta",
     "en-us": "Digest of the query"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
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
   "part": false,
   "alsoPartOf": null,
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
  "merge": false,
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
  "views": [],
  "screen": null,
  "head": null,
  "notFound": null
 },
 {
  "name": "log-alteracao",
  "fields": [
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "alteracao",
    "width": 4,
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
    "readOnly": "always",
    "list": true,
    "section": "alteracao",
    "width": 4,
    "name": "Usuario",
    "type": "text",
    "label": {
     "pt-br": "Quem",
     "en-us": "Who"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "alteracao",
    "width": 4,
    "entity": "usuario",
    "name": "IdentificadorUsuario",
    "type": "reference",
    "label": {
     "pt-br": "Usuário",
     "en-us": "User"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "alteracao",
    "width": 4,
    "enum": "OperacaoAlteracao",
    "name": "Operacao",
    "type": "enum",
    "label": {
     "pt-br": "Tipo de alteração",
     "en-us": "Kind of change"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "alteracao",
    "width": 4,
    "enum": "Entidade",
    "name": "Entidade",
    "type": "enum",
    "label": {
     "pt-br": "Cadastro",
     "en-us": "Entity"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "personal": true,
    "section": "alteracao",
    "width": 4,
    "name": "Registro",
    "type": "text",
    "label": {
     "pt-br": "Registro",
     "en-us": "Record"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "alteracao",
    "width": 4,
    "name": "IdentificadorRegistro",
    "type": "integer",
    "label": {
     "pt-br": "Registro nº",
     "en-us": "Record no."
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "section": "alteracao",
    "width": 4,
    "name": "VersaoRegistro",
    "type": "integer",
    "label": {
     "pt-br": "Versão",
     "en-us": "Version"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "section": "alteracao",
    "width": 4,
    "name": "VersaoRestaurada",
    "type": "integer",
    "label": {
     "pt-br": "Versão restaurada",
     "en-us": "Restored version"
    }
   },
   {
    "help": {
     "pt-br": "Número da chamada que mudou vários registros de uma vez.",
     "en-us": "Number of the call that changed several records at once."
    },
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "alteracao",
    "width": 4,
    "name": "Lote",
    "type": "integer",
    "label": {
     "pt-br": "Alteração em conjunto",
     "en-us": "Change of many records"
    }
   },
   {
    "help": {
     "pt-br": "Número da alteração deste log que esta desfez.",
     "en-us": "Number of the change in this log that this one undid."
    },
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "alteracao",
    "width": 4,
    "name": "Desfaz",
    "type": "integer",
    "label": {
     "pt-br": "Desfaz a alteração",
     "en-us": "Undoes change"
    }
   },
   {
    "help": {
     "pt-br": "Número da alteração deste log que desfez esta.",
     "en-us": "Number of the change in this log that undid this one."
    },
    "readOnly": "always",
    "list": "optional",
    "section": "alteracao",
    "width": 4,
    "name": "DesfeitaPor",
    "type": "integer",
    "label": {
     "pt-br": "Desfeita pela alteração",
     "en-us": "Undone by change"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "section": "alteracao",
    "width": 12,
    "name": "Campos",
    "type": "longText",
    "label": {
     "pt-br": "Campos",
     "en-us": "Fields"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "section": "alteracao",
    "width": 12,
    "name": "Motivo",
    "type": "longText",
    "label": {
     "pt-br": "Motivo",
     "en-us": "Reason"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "alteracao",
    "width": 4,
    "enum": "OrigemAlteracao",
    "name": "Origem",
    "type": "enum",
    "label": {
     "pt-br": "Origem",
     "en-us": "Origin"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "section": "alteracao",
    "width": 8,
    "name": "Requisicao",
    "type": "text",
    "label": {
     "pt-br": "Número da requisição",
     "en-us": "Request number"
    }
   },
   {
    "readOnly": "always",
    "section": "campos",
    "name": "Alteracoes",
    "type": "lines",
    "label": {
     "pt-br": "O que mudou",
     "en-us": "What changed"
    },
    "fields": [
     {
      "width": 3,
      "name": "Campo",
      "type": "text",
      "label": {
       "pt-br": "Campo",
       "en-us": "Field"
      }
     },
     {
      "width": 4,
      "name": "De",
      "type": "longText",
      "label": {
       "pt-br": "De",
       "en-us": "From"
      }
     },
     {
      "width": 5,
      "name": "Para",
      "type": "longText",
      "label": {
       "pt-br": "Para",
       "en-us": "To"
      }
     }
    ]
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
   "part": false,
   "alsoPartOf": null,
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
  "merge": false,
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
  "views": [],
  "screen": null,
  "head": null,
  "notFound": null
 },
 {
  "name": "movimento-matricula",
  "fields": [
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "entity": "registro-matricula",
    "name": "IdentificadorRegistroMatricula",
    "type": "reference",
    "label": {
     "pt-br": "Matrícula",
     "en-us": "Registry record"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "width": 3,
    "name": "Quando",
    "type": "dateTime",
    "label": {
     "pt-br": "Quando",
     "en-us": "When"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "width": 3,
    "name": "Evento",
    "type": "text",
    "label": {
     "pt-br": "Evento",
     "en-us": "Event"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "width": 4,
    "enum": "SituacaoMatricula",
    "name": "De",
    "type": "enum",
    "label": {
     "pt-br": "Situação anterior",
     "en-us": "Status before"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "width": 4,
    "enum": "SituacaoMatricula",
    "name": "Para",
    "type": "enum",
    "label": {
     "pt-br": "Situação seguinte",
     "en-us": "Status after"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "width": 4,
    "name": "Quem",
    "type": "text",
    "label": {
     "pt-br": "Quem",
     "en-us": "Who"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "width": 12,
    "name": "Motivo",
    "type": "text",
    "label": {
     "pt-br": "Motivo",
     "en-us": "Reason"
    }
   },
   {
    "help": {
     "pt-br": "Só para filtrar: o movimento que deixou a matrícula como estava no estoque ao fim daquele dia.",
     "en-us": "For filters alone: the move that left the record as it was in stock at the end of that day."
    },
    "readOnly": "always",
    "computed": "query",
    "recordOnly": true,
    "filter": true,
    "width": 4,
    "name": "EstoqueEm",
    "type": "date",
    "label": {
     "pt-br": "No estoque ao fim de",
     "en-us": "In stock at the end of"
    }
   }
  ],
  "sections": [],
  "tabs": [],
  "rules": [],
  "noun": "MovimentoMatricula",
  "table": "movimento_matricula",
  "label": {
   "pt-br": "Movimento de matrícula",
   "en-us": "Move of a registry record"
  },
  "plural": {
   "pt-br": "Movimentos de matrículas",
   "en-us": "Moves of registry records"
  },
  "gender": "m",
  "permission": "MOVIMENTOMATRICULA",
  "scope": "company",
  "storage": "view",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": null,
   "through": "IdentificadorRegistroMatricula",
   "part": false,
   "alsoPartOf": null,
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
   "group": null,
   "order": 0,
   "icon": "table",
   "label": null
  },
  "merge": false,
  "states": null,
  "actions": [],
  "calls": [
   "list",
   "get"
  ],
  "codes": {
   "list": "MATRICULA.CONSULTAR",
   "get": "MATRICULA.CONSULTAR",
   "history": "MOVIMENTOMATRICULA.CONSULTAR",
   "create": "MOVIMENTOMATRICULA.INCLUIR",
   "update": "MOVIMENTOMATRICULA.ALTERAR",
   "delete": "MOVIMENTOMATRICULA.EXCLUIR",
   "export": "MATRICULA.EXPORTAR"
  },
  "uniqueTogether": [],
  "panels": [],
  "views": [],
  "screen": null,
  "head": null,
  "notFound": null
 },
 {
  "name": "notificacao",
  "fields": [
   {
    "readOnly": "always",
    "list": true,
    "width": 12,
    "name": "Texto",
    "type": "text",
    "label": {
     "pt-br": "Aviso",
     "en-us": "Notice"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "width": 4,
    "enum": "TipoNotificacao",
    "name": "Tipo",
    "type": "enum",
    "label": {
     "pt-br": "Tipo",
     "en-us": "Kind"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "width": 4,
    "name": "Quando",
    "type": "dateTime",
    "label": {
     "pt-br": "Quando",
     "en-us": "When"
    }
   },
   {
    "readOnly": "always",
    "filter": true,
    "width": 4,
    "name": "Dia",
    "type": "date",
    "label": {
     "pt-br": "Dia",
     "en-us": "Day"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "width": 2,
    "name": "Lida",
    "type": "boolean",
    "label": {
     "pt-br": "Lido",
     "en-us": "Read"
    }
   },
   {
    "help": {
     "pt-br": "Quem recebeu o aviso antes: você vê os alertas desta pessoa.",
     "en-us": "Whose notice it is: you see the alerts of this person."
    },
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "width": 4,
    "entity": "usuario",
    "name": "IdentificadorDono",
    "type": "reference",
    "label": {
     "pt-br": "De",
     "en-us": "Of"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "width": 4,
    "enum": "Entidade",
    "name": "Entidade",
    "type": "enum",
    "label": {
     "pt-br": "Registro de",
     "en-us": "Record of"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "width": 3,
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
   "part": false,
   "alsoPartOf": null,
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
  "merge": false,
  "states": null,
  "actions": [
   {
    "on": [
     "record",
     "selection"
    ],
    "byPanel": false,
    "handsOver": false,
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
     "record",
     "selection"
    ],
    "byPanel": false,
    "handsOver": false,
    "confirm": {
     "pt-br": "Marcar como não lidos os avisos escolhidos (%{count})?",
     "en-us": "Mark the chosen notices as unread (%{count})?"
    },
    "done": {
     "pt-br": "Avisos marcados como não lidos: %{count}.",
     "en-us": "Notices marked as unread: %{count}."
    },
    "when": {
     "field": "Lida",
     "in": [
      true
     ]
    },
    "reveals": null,
    "name": "marcar-nao-lido",
    "label": {
     "pt-br": "Marcar como não lido",
     "en-us": "Mark as unread"
    },
    "code": "NOTIFICACAO.CONSULTAR",
    "parameters": null
   },
   {
    "on": [
     "list"
    ],
    "byPanel": false,
    "handsOver": false,
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
  "views": [],
  "screen": "aviso",
  "head": null,
  "notFound": null
 },
 {
  "name": "officer",
  "fields": [
   {
    "required": true,
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
     "pt-br": "Quem entra no sistema como este officer.",
     "en-us": "Who signs in as this officer."
    },
    "list": "optional",
    "filter": true,
    "section": "identificacao",
    "entity": "usuario",
    "name": "IdentificadorUsuario",
    "type": "reference",
    "label": {
     "pt-br": "Usuário",
     "en-us": "User"
    }
   },
   {
    "help": {
     "pt-br": "Vale para operações novas; as que existem mantêm o segmento que têm.",
     "en-us": "Holds for new operations; those there are keep the segment they have."
    },
    "required": true,
    "list": true,
    "filter": true,
    "section": "identificacao",
    "entity": "segmento-area",
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
    "section": "alcada",
    "name": "Alcada",
    "type": "lines",
    "label": {
     "pt-br": "Alçada",
     "en-us": "Approval limits"
    },
    "fields": [
     {
      "required": true,
      "width": 5,
      "entity": "segmento-area",
      "name": "IdentificadorSegmentoArea",
      "type": "reference",
      "label": {
       "pt-br": "Segmento/Área",
       "en-us": "Segment/Area"
      }
     },
     {
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
      "required": true,
      "width": 4,
      "minimum": 0.01,
      "name": "ValorMaximo",
      "type": "money",
      "label": {
       "pt-br": "Valor máximo",
       "en-us": "Maximum value"
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
    "name": "alcada",
    "label": {
     "pt-br": "Alçada",
     "en-us": "Approval limits"
    }
   }
  ],
  "tabs": [],
  "rules": [],
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
   "order": 30,
   "icon": "user-star",
   "label": null
  },
  "merge": false,
  "states": null,
  "actions": [
   {
    "on": [
     "record",
     "selection"
    ],
    "byPanel": false,
    "handsOver": true,
    "confirm": {
     "pt-br": "O officer deixa de ser oferecido em novas escolhas. Operações abertas passam a quem for escolhido.",
     "en-us": "The officer is no longer offered in new choices. Open operations go to whoever is chosen."
    },
    "done": {
     "pt-br": "Fora de uso; as operações abertas têm novo responsável.",
     "en-us": "Out of use; open operations have somebody new."
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
    "code": "OFFICER.ALTERAR",
    "parameters": {
     "name": "officer.inativar",
     "fields": [
      {
       "help": {
        "pt-br": "Necessário quando há operações abertas.",
        "en-us": "Needed when there are open operations."
       },
       "width": 12,
       "entity": "officer",
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
     "rules": []
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
   "list": "OFFICER.CONSULTAR",
   "get": "OFFICER.CONSULTAR",
   "history": "OFFICER.CONSULTAR",
   "create": "OFFICER.INCLUIR",
   "update": "OFFICER.ALTERAR",
   "delete": "OFFICER.EXCLUIR",
   "export": "OFFICER.EXPORTAR"
  },
  "uniqueTogether": [],
  "panels": [
   {
    "entity": "analista",
    "field": "IdentificadorOfficer",
    "component": null,
    "place": "below",
    "folded": false,
    "label": {
     "pt-br": "Analistas",
     "en-us": "Analysts"
    }
   },
   {
    "entity": "operacao",
    "field": "IdentificadorOfficer",
    "component": null,
    "place": "below",
    "folded": false,
    "label": {
     "pt-br": "Operações",
     "en-us": "Operations"
    }
   },
   {
    "entity": "grupo",
    "field": "IdentificadorOfficer",
    "component": null,
    "place": "below",
    "folded": false,
    "label": {
     "pt-br": "Grupos",
     "en-us": "Groups"
    }
   },
   {
    "entity": "cliente",
    "field": "IdentificadorOfficer",
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
 },
 {
  "name": "operacao",
  "fields": [
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "search": true,
    "section": "operacao",
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
    "required": true,
    "list": true,
    "filter": true,
    "section": "operacao",
    "width": 9,
    "entity": "cliente",
    "name": "IdentificadorCliente",
    "type": "reference",
    "label": {
     "pt-br": "Cliente",
     "en-us": "Client"
    }
   },
   {
    "required": true,
    "list": true,
    "filter": true,
    "section": "operacao",
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
    "list": "optional",
    "filter": true,
    "section": "operacao",
    "width": 5,
    "entity": "produto",
    "name": "IdentificadorProduto",
    "type": "reference",
    "label": {
     "pt-br": "Produto",
     "en-us": "Product"
    }
   },
   {
    "list": true,
    "filter": true,
    "section": "operacao",
    "width": 4,
    "minimum": 0,
    "name": "Valor",
    "type": "money",
    "label": {
     "pt-br": "Valor",
     "en-us": "Value"
    }
   },
   {
    "help": {
     "pt-br": "Soma do que as fontes cobram pelas certidões pedidas a elas.",
     "en-us": "Sum of what sources charge for the certificates they were asked for."
    },
    "readOnly": "always",
    "computed": "query",
    "section": "operacao",
    "width": 4,
    "seeCode": "CERTIDAO.CONSULTAR",
    "name": "CustoCertidoes",
    "type": "money",
    "label": {
     "pt-br": "Custo das certidões",
     "en-us": "Cost of certificates"
    }
   },
   {
    "list": "optional",
    "filter": true,
    "section": "operacao",
    "width": 3,
    "default": false,
    "name": "UsaFgts",
    "type": "boolean",
    "label": {
     "pt-br": "Usa FGTS",
     "en-us": "Uses FGTS"
    }
   },
   {
    "required": true,
    "list": "optional",
    "filter": true,
    "section": "operacao",
    "width": 4,
    "default": "normal",
    "enum": "Prioridade",
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
    "list": "optional",
    "filter": true,
    "search": true,
    "section": "operacao",
    "width": 4,
    "maxLength": 40,
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
    "list": "optional",
    "filter": true,
    "section": "operacao",
    "width": 4,
    "entity": "workflow",
    "name": "IdentificadorWorkflow",
    "type": "reference",
    "label": {
     "pt-br": "Workflow",
     "en-us": "Workflow"
    }
   },
   {
    "list": true,
    "filter": true,
    "deadline": {
     "field": "Situacao",
     "notIn": [
      "concluida",
      "cancelada"
     ]
    },
    "section": "operacao",
    "width": 4,
    "name": "DataPrevistaAssinatura",
    "type": "date",
    "label": {
     "pt-br": "Assinatura prevista",
     "en-us": "Expected signature"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "operacao",
    "width": 4,
    "enum": "SituacaoOperacao",
    "name": "Situacao",
    "type": "enum",
    "label": {
     "pt-br": "Situação",
     "en-us": "Status"
    }
   },
   {
    "help": {
     "pt-br": "A última conclusão ou o cancelamento; o filtro acha qualquer um.",
     "en-us": "The last completion or cancellation; the filter finds any."
    },
    "readOnly": "always",
    "computed": "query",
    "recordOnly": true,
    "filter": true,
    "section": "operacao",
    "width": 4,
    "name": "EncerradaEm",
    "type": "dateTime",
    "label": {
     "pt-br": "Encerrada em",
     "en-us": "Closed on"
    }
   },
   {
    "help": {
     "pt-br": "As que uma pessoa deu por feitas; as outras seguem dos fatos.",
     "en-us": "Those a person called done; the others follow from facts."
    },
    "readOnly": "always",
    "recordOnly": true,
    "section": "operacao",
    "name": "Etapas",
    "type": "lines",
    "label": {
     "pt-br": "Etapas marcadas",
     "en-us": "Ticked steps"
    },
    "fields": [
     {
      "required": true,
      "width": 4,
      "maxLength": 30,
      "name": "Codigo",
      "type": "text",
      "label": {
       "pt-br": "Etapa",
       "en-us": "Step"
      }
     },
     {
      "width": 4,
      "maxLength": 200,
      "name": "Quem",
      "type": "text",
      "label": {
       "pt-br": "Quem",
       "en-us": "Who"
      }
     },
     {
      "width": 4,
      "name": "Em",
      "type": "dateTime",
      "label": {
       "pt-br": "Quando",
       "en-us": "When"
      }
     }
    ]
   },
   {
    "help": {
     "pt-br": "Minha: sou o analista, ou o officer de uma operação sem analista. Da equipe: sou o officer, ou acompanho os alertas do analista.",
     "en-us": "Mine: I am the analyst, or the officer of an operation without one. My team's: I am the officer, or I see the analyst's alerts."
    },
    "readOnly": "always",
    "computed": "query",
    "list": "optional",
    "filter": true,
    "section": "organizacao",
    "width": 4,
    "enum": "Carteira",
    "name": "Carteira",
    "type": "enum",
    "label": {
     "pt-br": "Carteira",
     "en-us": "Portfolio"
    }
   },
   {
    "list": true,
    "filter": true,
    "section": "organizacao",
    "width": 4,
    "entity": "analista",
    "name": "IdentificadorAnalista",
    "type": "reference",
    "label": {
     "pt-br": "Analista",
     "en-us": "Analyst"
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
    "list": "optional",
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
    "help": {
     "pt-br": "Vazio: a do segmento.",
     "en-us": "Empty: that of the segment."
    },
    "list": "optional",
    "filter": true,
    "section": "organizacao",
    "width": 4,
    "entity": "diretoria",
    "name": "IdentificadorDiretoria",
    "type": "reference",
    "label": {
     "pt-br": "Diretoria",
     "en-us": "Directorate"
    }
   },
   {
    "list": "optional",
    "filter": true,
    "section": "organizacao",
    "width": 4,
    "entity": "filial",
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
    "list": "optional",
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
   "part": false,
   "alsoPartOf": null,
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
  "merge": false,
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
     "condition": "nothing-missing",
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
      "em_parecer",
      "concluida"
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
     "record"
    ],
    "byPanel": true,
    "handsOver": false,
    "confirm": null,
    "done": null,
    "when": {
     "field": "Situacao",
     "notIn": [
      "concluida",
      "cancelada"
     ]
    },
    "reveals": null,
    "name": "marcar-etapa",
    "label": {
     "pt-br": "Marcar etapa",
     "en-us": "Tick step"
    },
    "code": "OPERACAO.ALTERAR",
    "parameters": {
     "name": "operacao.marcar-etapa",
     "fields": [
      {
       "required": true,
       "maxLength": 30,
       "name": "Etapa",
       "type": "text",
       "label": {
        "pt-br": "Etapa",
        "en-us": "Step"
       }
      },
      {
       "required": true,
       "name": "Feita",
       "type": "boolean",
       "label": {
        "pt-br": "Feita",
        "en-us": "Done"
       }
      }
     ],
     "sections": [],
     "tabs": [],
     "rules": []
    }
   },
   {
    "on": [
     "record",
     "selection"
    ],
    "byPanel": false,
    "handsOver": false,
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
       "entity": "analista",
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
       "entity": "officer",
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
     ]
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
    "entity": "operacao",
    "field": "Identificador",
    "component": "missing",
    "place": "top",
    "folded": false,
    "label": {
     "pt-br": "O que falta para assinar",
     "en-us": "What is missing to sign"
    }
   },
   {
    "entity": "operacao",
    "field": "Identificador",
    "component": "steps",
    "place": "top",
    "folded": false,
    "label": {
     "pt-br": "Etapas",
     "en-us": "Steps"
    }
   },
   {
    "entity": "registro-matricula",
    "field": "IdentificadorOperacao",
    "component": "matriculas",
    "place": "below",
    "folded": false,
    "label": {
     "pt-br": "Matrículas",
     "en-us": "Registry records"
    }
   },
   {
    "entity": "item-checklist",
    "field": "IdentificadorOperacao",
    "component": "checklist",
    "place": "below",
    "folded": false,
    "label": {
     "pt-br": "Checklist de certidões",
     "en-us": "Certificate checklist"
    }
   },
   {
    "entity": "certidao",
    "field": "IdentificadorOperacao",
    "component": null,
    "place": "below",
    "folded": true,
    "label": {
     "pt-br": "Certidões",
     "en-us": "Certificates"
    }
   },
   {
    "entity": "calculo",
    "field": "IdentificadorOperacao",
    "component": null,
    "place": "below",
    "folded": false,
    "label": {
     "pt-br": "Cálculos",
     "en-us": "Calculations"
    }
   },
   {
    "entity": "parecer",
    "field": "IdentificadorOperacao",
    "component": "opinion",
    "place": "below",
    "folded": false,
    "label": {
     "pt-br": "Parecer da operação",
     "en-us": "Opinion on the operation"
    }
   },
   {
    "entity": "comentario",
    "field": "IdentificadorOperacao",
    "component": "comments",
    "place": "below",
    "folded": false,
    "label": {
     "pt-br": "Comentários",
     "en-us": "Comments"
    }
   },
   {
    "entity": "operacao",
    "field": "Identificador",
    "component": "timeline",
    "place": "below",
    "folded": false,
    "label": {
     "pt-br": "Linha do tempo",
     "en-us": "Timeline"
    }
   }
  ],
  "views": [
   {
    "sort": {
     "field": "DataPrevistaAssinatura",
     "order": "asc"
    },
    "name": "meu-trabalho",
    "label": {
     "pt-br": "Meu trabalho",
     "en-us": "My work"
    },
    "filter": {
     "Carteira": {
      "operator": "igual",
      "value": [
       "minha"
      ]
     },
     "Situacao": {
      "operator": "igual",
      "value": [
       "rascunho",
       "em_andamento",
       "em_parecer"
      ]
     }
    }
   },
   {
    "sort": {
     "field": "DataPrevistaAssinatura",
     "order": "asc"
    },
    "name": "minha-equipe",
    "label": {
     "pt-br": "Minha equipe",
     "en-us": "My team"
    },
    "filter": {
     "Carteira": {
      "operator": "igual",
      "value": [
       "equipe"
      ]
     },
     "Situacao": {
      "operator": "igual",
      "value": [
       "rascunho",
       "em_andamento",
       "em_parecer"
      ]
     }
    }
   },
   {
    "sort": {
     "field": "DataPrevistaAssinatura",
     "order": "asc"
    },
    "name": "sem-responsavel",
    "label": {
     "pt-br": "Sem responsável",
     "en-us": "Without an owner"
    },
    "filter": {
     "Carteira": {
      "operator": "igual",
      "value": [
       "sem_responsavel"
      ]
     },
     "Situacao": {
      "operator": "igual",
      "value": [
       "rascunho",
       "em_andamento",
       "em_parecer"
      ]
     }
    }
   }
  ],
  "screen": null,
  "head": "Situacao",
  "notFound": null
 },
 {
  "name": "parecer",
  "fields": [
   {
    "required": true,
    "readOnly": "always",
    "list": true,
    "search": true,
    "section": "parecer",
    "width": 8,
    "name": "Titulo",
    "type": "text",
    "label": {
     "pt-br": "Título",
     "en-us": "Title"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "parecer",
    "width": 4,
    "enum": "SituacaoParecer",
    "name": "Situacao",
    "type": "enum",
    "label": {
     "pt-br": "Situação",
     "en-us": "Status"
    }
   },
   {
    "required": true,
    "readOnly": "after-create",
    "list": true,
    "filter": true,
    "section": "parecer",
    "width": 4,
    "entity": "operacao",
    "name": "IdentificadorOperacao",
    "type": "reference",
    "label": {
     "pt-br": "Operação",
     "en-us": "Operation"
    }
   },
   {
    "help": {
     "pt-br": "Vazia: o parecer é da operação inteira.",
     "en-us": "Empty: the opinion is on the whole operation."
    },
    "readOnly": "after-create",
    "list": "optional",
    "filter": true,
    "section": "parecer",
    "width": 4,
    "entity": "registro-matricula",
    "name": "IdentificadorRegistroMatricula",
    "type": "reference",
    "label": {
     "pt-br": "Matrícula",
     "en-us": "Registry record"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "parecer",
    "width": 4,
    "entity": "usuario",
    "name": "IdentificadorAutor",
    "type": "reference",
    "label": {
     "pt-br": "Autor",
     "en-us": "Author"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "decisao",
    "enum": "ConclusaoParecer",
    "name": "Conclusao",
    "type": "enum",
    "label": {
     "pt-br": "Conclusão",
     "en-us": "Conclusion"
    }
   },
   {
    "help": {
     "pt-br": "De quem é a decisão de um parecer de operação submetido, pelo valor e pelas alçadas.",
     "en-us": "Whose decision a submitted opinion on an operation is, by its value and the approval limits."
    },
    "readOnly": "always",
    "computed": "query",
    "list": true,
    "filter": true,
    "section": "decisao",
    "width": 3,
    "enum": "InstanciaParecer",
    "name": "Instancia",
    "type": "enum",
    "label": {
     "pt-br": "Quem decide",
     "en-us": "Who decides"
    }
   },
   {
    "help": {
     "pt-br": "Os fatos mudaram depois da aprovação.",
     "en-us": "The facts changed after the approval."
    },
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "decisao",
    "width": 3,
    "name": "Desatualizado",
    "type": "boolean",
    "label": {
     "pt-br": "Desatualizado",
     "en-us": "Out of date"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "section": "decisao",
    "width": 4,
    "name": "SubmetidoEm",
    "type": "dateTime",
    "label": {
     "pt-br": "Submetido em",
     "en-us": "Submitted on"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "decisao",
    "width": 4,
    "entity": "usuario",
    "name": "IdentificadorAprovador",
    "type": "reference",
    "label": {
     "pt-br": "Aprovado por",
     "en-us": "Approved by"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "decisao",
    "width": 4,
    "name": "AprovadoEm",
    "type": "dateTime",
    "label": {
     "pt-br": "Aprovado em",
     "en-us": "Approved on"
    }
   },
   {
    "readOnly": "always",
    "section": "decisao",
    "width": 4,
    "entity": "officer",
    "name": "IdentificadorOfficer",
    "type": "reference",
    "label": {
     "pt-br": "Aprovado como",
     "en-us": "Approved as"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "section": "decisao",
    "width": 4,
    "name": "Valor",
    "type": "money",
    "label": {
     "pt-br": "Valor decidido",
     "en-us": "Value decided"
    }
   },
   {
    "readOnly": "always",
    "section": "decisao",
    "width": 4,
    "name": "LimiteAlcada",
    "type": "money",
    "label": {
     "pt-br": "Alçada de quem aprovou",
     "en-us": "Limit of who approved"
    }
   },
   {
    "help": {
     "pt-br": "O primeiro vencimento entre as certidões.",
     "en-us": "The first due date among the certificates."
    },
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "decisao",
    "width": 4,
    "name": "Validade",
    "type": "date",
    "label": {
     "pt-br": "Válido até",
     "en-us": "Valid until"
    }
   },
   {
    "readOnly": "always",
    "section": "decisao",
    "width": 12,
    "maxLength": 2000,
    "name": "MotivoDevolucao",
    "type": "longText",
    "label": {
     "pt-br": "Motivo da devolução",
     "en-us": "Why it was returned"
    }
   },
   {
    "readOnly": "always",
    "section": "decisao",
    "width": 12,
    "maxLength": 2000,
    "name": "MotivoRevogacao",
    "type": "longText",
    "label": {
     "pt-br": "Motivo da revogação",
     "en-us": "Why it was revoked"
    }
   },
   {
    "readOnly": "always",
    "section": "decisao",
    "accept": [
     "application/pdf"
    ],
    "name": "IdentificadorArquivo",
    "type": "file",
    "label": {
     "pt-br": "PDF aprovado",
     "en-us": "Approved PDF"
    }
   },
   {
    "readOnly": "always",
    "section": "decisao",
    "width": 12,
    "maxLength": 64,
    "name": "Resumo",
    "type": "text",
    "label": {
     "pt-br": "Resumo do conteúdo (SHA-256)",
     "en-us": "Content digest (SHA-256)"
    }
   },
   {
    "readOnly": "always",
    "section": "decisao",
    "width": 12,
    "maxLength": 64,
    "name": "ResumoFatos",
    "type": "text",
    "label": {
     "pt-br": "Resumo dos fatos (SHA-256)",
     "en-us": "Digest of the facts (SHA-256)"
    }
   },
   {
    "readOnly": "always",
    "search": true,
    "section": "parecer",
    "width": 12,
    "maxLength": 2000000,
    "name": "Texto",
    "type": "longText",
    "label": {
     "pt-br": "Texto",
     "en-us": "Text"
    }
   },
   {
    "readOnly": "always",
    "section": "parecer",
    "width": 12,
    "name": "Condicoes",
    "type": "json",
    "label": {
     "pt-br": "Ressalvas",
     "en-us": "Conditions"
    }
   },
   {
    "readOnly": "always",
    "section": "parecer",
    "width": 12,
    "name": "Sentencas",
    "type": "json",
    "label": {
     "pt-br": "Frases",
     "en-us": "Sentences"
    }
   },
   {
    "readOnly": "always",
    "section": "parecer",
    "width": 12,
    "name": "Redatores",
    "type": "json",
    "label": {
     "pt-br": "Quem redigiu",
     "en-us": "Who drafted"
    }
   },
   {
    "readOnly": "always",
    "computed": true,
    "section": "parecer",
    "width": 12,
    "name": "Rascunho",
    "type": "json",
    "label": {
     "pt-br": "Rascunho",
     "en-us": "Draft"
    }
   }
  ],
  "sections": [
   {
    "name": "parecer",
    "label": {
     "pt-br": "Parecer",
     "en-us": "Opinion"
    }
   },
   {
    "name": "decisao",
    "label": {
     "pt-br": "Decisão",
     "en-us": "Decision"
    }
   }
  ],
  "tabs": [],
  "rules": [],
  "noun": "Parecer",
  "table": "parecer",
  "label": {
   "pt-br": "Parecer",
   "en-us": "Opinion"
  },
  "plural": {
   "pt-br": "Pareceres",
   "en-us": "Opinions"
  },
  "gender": "m",
  "permission": "PARECER",
  "scope": "company",
  "storage": "table",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": null,
   "through": "IdentificadorOperacao",
   "part": false,
   "alsoPartOf": null,
   "branch": null,
   "tenant": false,
   "visibleThrough": null
  },
  "representation": "Titulo",
  "representationFallback": null,
  "sort": {
   "field": "CriadoEm",
   "order": "desc"
  },
  "menu": {
   "group": "work",
   "order": 40,
   "icon": "clipboard-list",
   "label": null
  },
  "merge": false,
  "states": {
   "field": "Situacao",
   "initial": "rascunho",
   "enum": "SituacaoParecer",
   "transitions": [
    {
     "reasonRequired": false,
     "condition": "opinion-ready",
     "event": "submeter",
     "label": {
      "pt-br": "Submeter",
      "en-us": "Submit"
     },
     "from": [
      "rascunho",
      "devolvido"
     ],
     "to": "submetido",
     "code": "PARECER.SUBMETER"
    },
    {
     "reasonRequired": true,
     "condition": "not-the-author",
     "event": "devolver",
     "label": {
      "pt-br": "Devolver",
      "en-us": "Return"
     },
     "from": [
      "submetido"
     ],
     "to": "devolvido",
     "code": "PARECER.DEVOLVER"
    },
    {
     "reasonRequired": false,
     "condition": "opinion-approvable",
     "event": "aprovar",
     "label": {
      "pt-br": "Aprovar",
      "en-us": "Approve"
     },
     "from": [
      "submetido"
     ],
     "to": "aprovado",
     "code": "PARECER.APROVAR"
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "substituir",
     "label": {
      "pt-br": "Substituir",
      "en-us": "Replace"
     },
     "from": [
      "aprovado"
     ],
     "to": "substituido",
     "code": null
    },
    {
     "reasonRequired": true,
     "condition": "opinion-revocable",
     "event": "revogar",
     "label": {
      "pt-br": "Revogar",
      "en-us": "Revoke"
     },
     "from": [
      "aprovado"
     ],
     "to": "revogado",
     "code": "PARECER.REVOGAR"
    }
   ]
  },
  "actions": [
   {
    "on": [
     "list"
    ],
    "byPanel": false,
    "handsOver": false,
    "confirm": {
     "pt-br": "O rascunho parte dos fatos da matrícula e fica em seu nome.",
     "en-us": "The draft starts from the facts of the record and is yours."
    },
    "done": {
     "pt-br": "Rascunho criado.",
     "en-us": "Draft made."
    },
    "when": null,
    "reveals": null,
    "name": "redigir",
    "label": {
     "pt-br": "Redigir parecer de matrícula",
     "en-us": "Draft a record’s opinion"
    },
    "code": "PARECER.REDIGIR",
    "parameters": {
     "name": "parecer.redigir",
     "fields": [
      {
       "required": true,
       "width": 12,
       "entity": "registro-matricula",
       "name": "IdentificadorRegistroMatricula",
       "type": "reference",
       "label": {
        "pt-br": "Matrícula",
        "en-us": "Registry record"
       }
      }
     ],
     "sections": [],
     "tabs": [],
     "rules": []
    }
   },
   {
    "on": [
     "list"
    ],
    "byPanel": false,
    "handsOver": false,
    "confirm": {
     "pt-br": "O rascunho reúne matrículas, certidões e cálculos da operação e fica em seu nome.",
     "en-us": "The draft gathers the operation’s records, certificates and calculations and is yours."
    },
    "done": {
     "pt-br": "Rascunho criado.",
     "en-us": "Draft made."
    },
    "when": null,
    "reveals": null,
    "name": "consolidar",
    "label": {
     "pt-br": "Redigir parecer da operação",
     "en-us": "Draft an operation’s opinion"
    },
    "code": "PARECER.REDIGIR",
    "parameters": {
     "name": "parecer.consolidar",
     "fields": [
      {
       "required": true,
       "width": 12,
       "entity": "operacao",
       "name": "IdentificadorOperacao",
       "type": "reference",
       "label": {
        "pt-br": "Operação",
        "en-us": "Operation"
       }
      }
     ],
     "sections": [],
     "tabs": [],
     "rules": []
    }
   },
   {
    "on": [
     "record"
    ],
    "byPanel": false,
    "handsOver": false,
    "confirm": {
     "pt-br": "Assumir a redação de %{name}? Quem a redigiu até aqui também não poderá aprovar.",
     "en-us": "Take over %{name}? Whoever drafted it so far may not approve it either."
    },
    "done": {
     "pt-br": "A redação está em seu nome.",
     "en-us": "The draft is yours now."
    },
    "when": {
     "field": "Situacao",
     "in": [
      "rascunho",
      "devolvido"
     ]
    },
    "reveals": null,
    "name": "assumir",
    "label": {
     "pt-br": "Assumir redação",
     "en-us": "Take over the draft"
    },
    "code": "PARECER.REDIGIR",
    "parameters": null
   }
  ],
  "calls": [
   "list",
   "get",
   "delete",
   "history"
  ],
  "codes": {
   "list": "PARECER.CONSULTAR",
   "get": "PARECER.CONSULTAR",
   "history": "PARECER.CONSULTAR",
   "create": "PARECER.REDIGIR",
   "update": "PARECER.REDIGIR",
   "delete": "PARECER.EXCLUIR",
   "export": "PARECER.EXPORTAR"
  },
  "uniqueTogether": [],
  "panels": [],
  "views": [],
  "screen": "parecer",
  "head": "Situacao",
  "notFound": null
 },
 {
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
 },
 {
  "name": "processamento-matricula",
  "fields": [
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "entity": "registro-matricula",
    "name": "IdentificadorRegistroMatricula",
    "type": "reference",
    "label": {
     "pt-br": "Matrícula",
     "en-us": "Registry record"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "width": 3,
    "enum": "ResultadoProcessamento",
    "name": "Resultado",
    "type": "enum",
    "label": {
     "pt-br": "Resultado",
     "en-us": "Result"
    }
   },
   {
    "help": {
     "pt-br": "A última bem-sucedida da matrícula.",
     "en-us": "The last successful one of the record."
    },
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "width": 3,
    "name": "Ultima",
    "type": "boolean",
    "label": {
     "pt-br": "Última leitura",
     "en-us": "Last reading"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "width": 4,
    "name": "IniciadoEm",
    "type": "dateTime",
    "label": {
     "pt-br": "Iniciado em",
     "en-us": "Started on"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "width": 4,
    "name": "TerminadoEm",
    "type": "dateTime",
    "label": {
     "pt-br": "Terminado em",
     "en-us": "Ended on"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "width": 3,
    "name": "Paginas",
    "type": "integer",
    "label": {
     "pt-br": "Páginas",
     "en-us": "Pages"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "width": 3,
    "name": "Documentos",
    "type": "integer",
    "label": {
     "pt-br": "Matrículas no arquivo",
     "en-us": "Records in the file"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "width": 3,
    "enum": "NivelOcr",
    "name": "NivelOcr",
    "type": "enum",
    "label": {
     "pt-br": "Qualidade do OCR",
     "en-us": "OCR quality"
    }
   },
   {
    "help": {
     "pt-br": "Segundos até o processamento começar.",
     "en-us": "Seconds until processing began."
    },
    "readOnly": "always",
    "list": true,
    "filter": true,
    "width": 3,
    "minimum": 0,
    "scale": 3,
    "name": "TempoFila",
    "type": "decimal",
    "label": {
     "pt-br": "Fila (s)",
     "en-us": "Queue (s)"
    }
   },
   {
    "help": {
     "pt-br": "Segundos de leitura; zero quando todas as páginas tinham texto.",
     "en-us": "Seconds of reading; zero when every page had text."
    },
    "readOnly": "always",
    "list": true,
    "filter": true,
    "width": 3,
    "minimum": 0,
    "scale": 3,
    "name": "TempoOcr",
    "type": "decimal",
    "label": {
     "pt-br": "OCR (s)",
     "en-us": "OCR (s)"
    }
   },
   {
    "help": {
     "pt-br": "Segundos do texto aos atos.",
     "en-us": "Seconds from text to acts."
    },
    "readOnly": "always",
    "list": true,
    "filter": true,
    "width": 3,
    "minimum": 0,
    "scale": 3,
    "name": "TempoIa",
    "type": "decimal",
    "label": {
     "pt-br": "Extração (s)",
     "en-us": "Extraction (s)"
    }
   },
   {
    "help": {
     "pt-br": "Segundos da fila ao resultado.",
     "en-us": "Seconds from the queue to the result."
    },
    "readOnly": "always",
    "list": true,
    "filter": true,
    "width": 3,
    "minimum": 0,
    "scale": 3,
    "name": "TempoTotal",
    "type": "decimal",
    "label": {
     "pt-br": "Total (s)",
     "en-us": "Total (s)"
    }
   }
  ],
  "sections": [],
  "tabs": [],
  "rules": [],
  "noun": "ProcessamentoMatricula",
  "table": "processamento_matricula",
  "label": {
   "pt-br": "Processamento de matrícula",
   "en-us": "Processing of a registry record"
  },
  "plural": {
   "pt-br": "Processamentos de matrículas",
   "en-us": "Processings of registry records"
  },
  "gender": "m",
  "permission": "PROCESSAMENTOMATRICULA",
  "scope": "company",
  "storage": "view",
  "of": null,
  "ownership": {
   "analyst": null,
   "officer": null,
   "person": null,
   "through": "IdentificadorRegistroMatricula",
   "part": false,
   "alsoPartOf": null,
   "branch": null,
   "tenant": false,
   "visibleThrough": null
  },
  "representation": "Resultado",
  "representationFallback": null,
  "sort": {
   "field": "CriadoEm",
   "order": "desc"
  },
  "menu": {
   "group": null,
   "order": 0,
   "icon": "table",
   "label": null
  },
  "merge": false,
  "states": null,
  "actions": [],
  "calls": [
   "list",
   "get"
  ],
  "codes": {
   "list": "MATRICULA.CONSULTAR",
   "get": "MATRICULA.CONSULTAR",
   "history": "PROCESSAMENTOMATRICULA.CONSULTAR",
   "create": "PROCESSAMENTOMATRICULA.INCLUIR",
   "update": "PROCESSAMENTOMATRICULA.ALTERAR",
   "delete": "PROCESSAMENTOMATRICULA.EXCLUIR",
   "export": "MATRICULA.EXPORTAR"
  },
  "uniqueTogether": [],
  "panels": [],
  "views": [],
  "screen": null,
  "head": null,
  "notFound": null
 },
 {
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
 },
 {
  "name": "registro-matricula",
  "fields": [
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "search": true,
    "section": "registro",
    "width": 3,
    "maxLength": 20,
    "name": "Numero",
    "type": "text",
    "label": {
     "pt-br": "Matrícula",
     "en-us": "Record number"
    }
   },
   {
    "required": true,
    "readOnly": "after-create",
    "list": true,
    "filter": true,
    "section": "registro",
    "width": 4,
    "entity": "operacao",
    "name": "IdentificadorOperacao",
    "type": "reference",
    "label": {
     "pt-br": "Operação",
     "en-us": "Operation"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "registro",
    "width": 5,
    "enum": "SituacaoMatricula",
    "name": "Situacao",
    "type": "enum",
    "label": {
     "pt-br": "Situação",
     "en-us": "Status"
    }
   },
   {
    "readOnly": "always",
    "computed": "query",
    "list": "optional",
    "filter": true,
    "section": "registro",
    "width": 4,
    "entity": "analista",
    "name": "IdentificadorAnalista",
    "type": "reference",
    "label": {
     "pt-br": "Analista",
     "en-us": "Analyst"
    }
   },
   {
    "readOnly": "always",
    "computed": "query",
    "list": "optional",
    "filter": true,
    "section": "registro",
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
    "readOnly": "always",
    "computed": "query",
    "list": "optional",
    "filter": true,
    "section": "registro",
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
    "readOnly": "always",
    "computed": "query",
    "list": "optional",
    "filter": true,
    "section": "registro",
    "width": 4,
    "name": "RecebidaEm",
    "type": "dateTime",
    "label": {
     "pt-br": "Recebida em",
     "en-us": "Received on"
    }
   },
   {
    "help": {
     "pt-br": "Em estoque há mais horas úteis que o prazo do workflow da operação.",
     "en-us": "In stock for more business hours than the workflow of its operation gives."
    },
    "readOnly": "always",
    "computed": "query",
    "list": "optional",
    "filter": true,
    "section": "registro",
    "width": 4,
    "name": "ForaDoPrazo",
    "type": "boolean",
    "label": {
     "pt-br": "Fora do prazo",
     "en-us": "Late"
    }
   },
   {
    "help": {
     "pt-br": "A última leitura bem-sucedida; o filtro acha qualquer uma.",
     "en-us": "The last successful reading; the filter finds any."
    },
    "readOnly": "always",
    "computed": "query",
    "recordOnly": true,
    "filter": true,
    "section": "registro",
    "width": 4,
    "name": "LidaEm",
    "type": "dateTime",
    "label": {
     "pt-br": "Lida em",
     "en-us": "Read on"
    }
   },
   {
    "help": {
     "pt-br": "O último erro de processamento; o filtro acha qualquer um.",
     "en-us": "The last failure of processing; the filter finds any."
    },
    "readOnly": "always",
    "computed": "query",
    "recordOnly": true,
    "filter": true,
    "section": "registro",
    "width": 4,
    "name": "ErroEm",
    "type": "dateTime",
    "label": {
     "pt-br": "Erro em",
     "en-us": "Failed on"
    }
   },
   {
    "help": {
     "pt-br": "A última conclusão; o filtro acha qualquer uma.",
     "en-us": "The last completion; the filter finds any."
    },
    "readOnly": "always",
    "computed": "query",
    "recordOnly": true,
    "filter": true,
    "section": "registro",
    "width": 4,
    "name": "ConcluidaEm",
    "type": "dateTime",
    "label": {
     "pt-br": "Concluída em",
     "en-us": "Completed on"
    }
   },
   {
    "readOnly": "always",
    "computed": "query",
    "recordOnly": true,
    "filter": true,
    "section": "registro",
    "width": 4,
    "name": "CanceladaEm",
    "type": "dateTime",
    "label": {
     "pt-br": "Cancelada em",
     "en-us": "Cancelled on"
    }
   },
   {
    "help": {
     "pt-br": "Só para filtrar: as que estavam no estoque ao fim daquele dia.",
     "en-us": "For filters alone: those in stock at the end of that day."
    },
    "readOnly": "always",
    "computed": "query",
    "recordOnly": true,
    "filter": true,
    "section": "registro",
    "width": 4,
    "name": "EstoqueEm",
    "type": "date",
    "label": {
     "pt-br": "No estoque ao fim de",
     "en-us": "In stock at the end of"
    }
   },
   {
    "help": {
     "pt-br": "Só para filtrar: as que estavam fora do prazo ao fim daquele dia.",
     "en-us": "For filters alone: those that were late at the end of that day."
    },
    "readOnly": "always",
    "computed": "query",
    "recordOnly": true,
    "filter": true,
    "section": "registro",
    "width": 4,
    "name": "ForaDoPrazoEm",
    "type": "date",
    "label": {
     "pt-br": "Fora do prazo ao fim de",
     "en-us": "Late at the end of"
    }
   },
   {
    "help": {
     "pt-br": "A assinatura prevista da operação.",
     "en-us": "The expected signature of the operation."
    },
    "readOnly": "always",
    "computed": "query",
    "list": "optional",
    "filter": true,
    "deadline": {
     "field": "Situacao",
     "notIn": [
      "concluida",
      "cancelada",
      "descartada"
     ]
    },
    "section": "registro",
    "width": 4,
    "name": "Prazo",
    "type": "date",
    "label": {
     "pt-br": "Prazo",
     "en-us": "Deadline"
    }
   },
   {
    "help": {
     "pt-br": "De quem é a operação.",
     "en-us": "Whose the operation is."
    },
    "readOnly": "always",
    "computed": "query",
    "list": "optional",
    "filter": true,
    "section": "registro",
    "width": 4,
    "enum": "Carteira",
    "name": "Carteira",
    "type": "enum",
    "label": {
     "pt-br": "Carteira",
     "en-us": "Portfolio"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "search": true,
    "section": "registro",
    "width": 8,
    "name": "Cartorio",
    "type": "text",
    "label": {
     "pt-br": "Cartório",
     "en-us": "Registry office"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "search": true,
    "section": "registro",
    "width": 4,
    "maxLength": 24,
    "name": "Cnm",
    "type": "text",
    "label": {
     "pt-br": "CNM",
     "en-us": "CNM"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "imovel",
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
    "readOnly": "always",
    "list": true,
    "filter": true,
    "search": true,
    "section": "imovel",
    "width": 9,
    "name": "Denominacao",
    "type": "text",
    "label": {
     "pt-br": "Denominação",
     "en-us": "Property name"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "search": true,
    "section": "imovel",
    "name": "Municipio",
    "type": "text",
    "label": {
     "pt-br": "Município",
     "en-us": "Municipality"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "imovel",
    "width": 2,
    "enum": "Uf",
    "name": "Uf",
    "type": "enum",
    "label": {
     "pt-br": "UF",
     "en-us": "State"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "imovel",
    "width": 4,
    "name": "AreaHa",
    "type": "area",
    "label": {
     "pt-br": "Área (ha)",
     "en-us": "Area (ha)"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "imovel",
    "width": 4,
    "name": "OnusEmVigor",
    "type": "integer",
    "label": {
     "pt-br": "Ônus em vigor",
     "en-us": "Liens in force"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "search": true,
    "section": "arquivo",
    "width": 8,
    "name": "NomeArquivo",
    "type": "text",
    "label": {
     "pt-br": "Arquivo",
     "en-us": "File"
    }
   },
   {
    "readOnly": "always",
    "section": "arquivo",
    "width": 4,
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
    "readOnly": "always",
    "list": "optional",
    "section": "arquivo",
    "width": 3,
    "name": "Paginas",
    "type": "integer",
    "label": {
     "pt-br": "Páginas",
     "en-us": "Pages"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "arquivo",
    "width": 3,
    "enum": "NivelOcr",
    "name": "NivelOcr",
    "type": "enum",
    "label": {
     "pt-br": "Qualidade do OCR",
     "en-us": "OCR quality"
    }
   },
   {
    "readOnly": "always",
    "list": "optional",
    "section": "arquivo",
    "width": 12,
    "maxLength": 500,
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
   "part": false,
   "alsoPartOf": null,
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
  "merge": false,
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
     "event": "reler",
     "label": {
      "pt-br": "Nova leitura",
      "en-us": "New reading"
     },
     "from": [
      "concluida"
     ],
     "to": "aguardando_analise",
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
     "condition": "in-hand",
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
      "en-us": "Start analysis"
     },
     "from": [
      "aguardando_analise"
     ],
     "to": "em_analise",
     "code": "MATRICULA.ALTERAR"
    },
    {
     "reasonRequired": false,
     "condition": "in-hand",
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
     "event": "interromper",
     "label": {
      "pt-br": "Pausar por inatividade",
      "en-us": "Pause while idle"
     },
     "from": [
      "em_analise"
     ],
     "to": "pausada",
     "code": null
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
     "condition": "in-hand",
     "event": "assumir",
     "label": {
      "pt-br": "Assumir a análise",
      "en-us": "Take on the analysis"
     },
     "from": [
      "em_analise"
     ],
     "to": "em_analise",
     "code": "MATRICULA.ALTERAR"
    },
    {
     "reasonRequired": false,
     "condition": "second-person",
     "event": "assumir",
     "label": {
      "pt-br": "Assumir a revisão",
      "en-us": "Take on the review"
     },
     "from": [
      "em_revisao"
     ],
     "to": "em_revisao",
     "code": "MATRICULA.ALTERAR"
    },
    {
     "reasonRequired": true,
     "condition": null,
     "event": "tomar",
     "label": {
      "pt-br": "Assumir no lugar de outra pessoa",
      "en-us": "Take over from another person"
     },
     "from": [
      "em_analise"
     ],
     "to": "em_analise",
     "code": "MATRICULA.ASSUMIR"
    },
    {
     "reasonRequired": true,
     "condition": "second-person",
     "event": "tomar",
     "label": {
      "pt-br": "Assumir no lugar de outra pessoa",
      "en-us": "Take over from another person"
     },
     "from": [
      "em_revisao"
     ],
     "to": "em_revisao",
     "code": "MATRICULA.ASSUMIR"
    },
    {
     "reasonRequired": false,
     "condition": null,
     "event": "sincronizar",
     "label": {
      "pt-br": "Sincronizar eventos",
      "en-us": "Synchronise events"
     },
     "from": [
      "aguardando_analise"
     ],
     "to": "aguardando_analise",
     "code": "MATRICULA.SINCRONIZAR"
    },
    {
     "reasonRequired": false,
     "condition": "in-hand",
     "event": "sincronizar",
     "label": {
      "pt-br": "Sincronizar eventos",
      "en-us": "Synchronise events"
     },
     "from": [
      "em_analise"
     ],
     "to": "em_analise",
     "code": "MATRICULA.SINCRONIZAR"
    },
    {
     "reasonRequired": false,
     "condition": "in-hand",
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
     "condition": "second-person",
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
  "views": [],
  "screen": "matricula",
  "head": "Situacao",
  "notFound": null
 },
 {
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
 },
 {
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
 },
 {
  "name": "usuario",
  "fields": [
   {
    "required": true,
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
     "pt-br": "É com ele que a pessoa entra, e para ele vão o convite e os códigos de senha.",
     "en-us": "The person signs in with it; the invitation and password codes go to it."
    },
    "required": true,
    "unique": true,
    "readOnly": "after-create",
    "list": true,
    "filter": true,
    "search": true,
    "personal": true,
    "section": "identificacao",
    "name": "Login",
    "type": "email",
    "label": {
     "pt-br": "E-mail",
     "en-us": "E-mail"
    }
   },
   {
    "required": true,
    "section": "acesso",
    "name": "Vinculos",
    "type": "lines",
    "label": {
     "pt-br": "Empresas e perfis",
     "en-us": "Companies and profiles"
    },
    "fields": [
     {
      "required": true,
      "width": 3,
      "entity": "empresa",
      "name": "IdentificadorEmpresa",
      "type": "reference",
      "label": {
       "pt-br": "Empresa",
       "en-us": "Company"
      }
     },
     {
      "required": true,
      "width": 4,
      "entity": "perfil",
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
      "width": 3,
      "entity": "filial",
      "name": "Filiais",
      "type": "referenceMany",
      "label": {
       "pt-br": "Filiais",
       "en-us": "Branches"
      }
     },
     {
      "width": 2,
      "default": true,
      "name": "Ativo",
      "type": "boolean",
      "label": {
       "pt-br": "Ativo",
       "en-us": "Active"
      }
     }
    ]
   },
   {
    "list": "optional",
    "section": "acesso",
    "default": false,
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
    "section": "acesso",
    "width": 12,
    "entity": "usuario",
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
    "readOnly": "always",
    "list": "optional",
    "filter": true,
    "section": "acesso",
    "default": "a-definir",
    "enum": "SituacaoAcesso",
    "name": "SituacaoAcesso",
    "type": "enum",
    "label": {
     "pt-br": "Senha",
     "en-us": "Password"
    }
   },
   {
    "readOnly": "always",
    "list": true,
    "filter": true,
    "section": "acesso",
    "name": "UltimoAcesso",
    "type": "dateTime",
    "label": {
     "pt-br": "Último acesso",
     "en-us": "Last access"
    }
   },
   {
    "help": {
     "pt-br": "A última entrada nesta empresa; o filtro acha qualquer uma.",
     "en-us": "The last sign-in to this company; the filter finds any."
    },
    "readOnly": "always",
    "computed": "query",
    "recordOnly": true,
    "filter": true,
    "section": "acesso",
    "width": 4,
    "seeCode": "LOGACESSO.CONSULTAR",
    "name": "EntrouEm",
    "type": "dateTime",
    "label": {
     "pt-br": "Entrou em",
     "en-us": "Signed in on"
    }
   },
   {
    "help": {
     "pt-br": "Depois de erros de senha seguidos. Passa sozinho na hora indicada.",
     "en-us": "After repeated wrong passwords. It ends by itself at that time."
    },
    "readOnly": "always",
    "list": "optional",
    "section": "acesso",
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
   "order": 80,
   "icon": "users-group",
   "label": null
  },
  "merge": false,
  "states": null,
  "actions": [
   {
    "on": [
     "record"
    ],
    "byPanel": false,
    "handsOver": false,
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
    "byPanel": false,
    "handsOver": false,
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
    "byPanel": false,
    "handsOver": true,
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
       "entity": "analista",
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
       "entity": "officer",
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
     "rules": []
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
  "views": [],
  "screen": null,
  "head": null,
  "notFound": null
 },
 {
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
 }
];
