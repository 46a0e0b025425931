// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const officer = restoreEntity({
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
});
