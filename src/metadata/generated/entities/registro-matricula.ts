// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const registroMatricula = restoreEntity({
 "name": "registro-matricula",
 "fields": [
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "search": true,
   "section": "registro",
   "width": 3,
   "name": "Numero",
   "type": "recordNumber",
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
});
