// Written by npm run generate.
import { restoreEntity } from '../../compact.ts';

export const comentario = restoreEntity({
 "name": "comentario",
 "fields": [
  {
   "help": {
    "pt-br": "A de que se fala; a da matrícula, quando se fala de uma.",
    "en-us": "The one it is about; that of the registry record, when it is about one."
   },
   "readOnly": "after-create",
   "list": true,
   "filter": true,
   "entity": "operacao",
   "name": "IdentificadorOperacao",
   "type": "reference",
   "label": {
    "pt-br": "Operação",
    "en-us": "Operation"
   }
  },
  {
   "help": {
    "pt-br": "Vazia: fala-se da operação inteira.",
    "en-us": "Empty: it is about the whole operation."
   },
   "readOnly": "after-create",
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
   "help": {
    "pt-br": "O ato de que se fala, como a leitura o identifica.",
    "en-us": "The act it is about, as the reading identifies it."
   },
   "readOnly": "after-create",
   "filter": true,
   "maxLength": 60,
   "name": "Ato",
   "type": "text",
   "label": {
    "pt-br": "Ato",
    "en-us": "Act"
   }
  },
  {
   "help": {
    "pt-br": "O valor de que se fala, quando não é do ato inteiro.",
    "en-us": "The value it is about, when it is not the whole act."
   },
   "readOnly": "after-create",
   "maxLength": 80,
   "name": "Campo",
   "type": "text",
   "label": {
    "pt-br": "Campo do ato",
    "en-us": "Field of the act"
   }
  },
  {
   "help": {
    "pt-br": "O ato ou valor com as palavras da tela: fica legível mesmo que uma leitura mais nova o mude.",
    "en-us": "The act or value in the words of the screen: readable even when a newer reading changes it."
   },
   "readOnly": "after-create",
   "maxLength": 200,
   "name": "Assunto",
   "type": "text",
   "label": {
    "pt-br": "Sobre",
    "en-us": "About"
   }
  },
  {
   "readOnly": "always",
   "list": true,
   "filter": true,
   "entity": "usuario",
   "name": "IdentificadorUsuario",
   "type": "reference",
   "label": {
    "pt-br": "Autor",
    "en-us": "Author"
   }
  },
  {
   "required": true,
   "list": true,
   "search": true,
   "width": 12,
   "maxLength": 4000,
   "name": "Texto",
   "type": "longText",
   "label": {
    "pt-br": "Texto",
    "en-us": "Text"
   }
  },
  {
   "help": {
    "pt-br": "Quem recebe um aviso de que se falou com ela ou com ele.",
    "en-us": "Who is told that somebody spoke to them."
   },
   "width": 12,
   "entity": "usuario",
   "name": "Mencionados",
   "type": "referenceMany",
   "label": {
    "pt-br": "Mencionar",
    "en-us": "Mention"
   }
  }
 ],
 "sections": [],
 "tabs": [],
 "rules": [],
 "noun": "Comentario",
 "table": "comentario",
 "label": {
  "pt-br": "Comentário",
  "en-us": "Comment"
 },
 "plural": {
  "pt-br": "Comentários",
  "en-us": "Comments"
 },
 "gender": "m",
 "permission": "COMENTARIO",
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
 "representation": "Texto",
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
  "get",
  "create",
  "update",
  "delete",
  "history"
 ],
 "codes": {
  "list": "MATRICULA.CONSULTAR",
  "get": "MATRICULA.CONSULTAR",
  "history": "MATRICULA.CONSULTAR",
  "create": "MATRICULA.ALTERAR",
  "update": "MATRICULA.ALTERAR",
  "delete": "MATRICULA.ALTERAR",
  "export": "COMENTARIO.EXPORTAR"
 },
 "uniqueTogether": [],
 "panels": [],
 "views": [],
 "screen": null,
 "head": null,
 "notFound": null
});
