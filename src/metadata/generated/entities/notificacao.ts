// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const notificacao = restoreEntity({
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
});
