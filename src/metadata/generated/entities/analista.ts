// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const analista = restoreEntity({
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
});
