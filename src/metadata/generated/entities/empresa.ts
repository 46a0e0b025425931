// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const empresa = restoreEntity({
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
});
