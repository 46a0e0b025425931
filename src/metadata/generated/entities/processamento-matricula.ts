// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const processamentoMatricula = restoreEntity({
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
});
