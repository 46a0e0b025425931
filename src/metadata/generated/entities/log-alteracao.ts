// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const logAlteracao = restoreEntity({
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
 "panels": [
  {
   "entity": "log-alteracao",
   "field": "Identificador",
   "component": "undoChange",
   "place": "top",
   "folded": false,
   "label": {
    "pt-br": "Desfazer esta alteração",
    "en-us": "Undo this change"
   }
  }
 ],
 "views": [],
 "screen": null,
 "head": null,
 "notFound": null
});
