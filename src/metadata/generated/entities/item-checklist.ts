// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const itemChecklist = restoreEntity({
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
   "type": "longText",
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
});
