// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const logAcesso = restoreEntity({
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
});
