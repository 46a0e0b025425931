// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const usuario = restoreEntity({
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
});
