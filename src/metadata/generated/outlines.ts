// Written by npm run generate.
import type { EntityOutline } from '../entity.ts';

export const outlines: readonly EntityOutline[] = [
 {
  "name": "analista",
  "noun": "Analista",
  "label": {
   "pt-br": "Analista",
   "en-us": "Analyst"
  },
  "plural": {
   "pt-br": "Analistas",
   "en-us": "Analysts"
  },
  "gender": "m",
  "representation": "Nome",
  "representationFallback": null,
  "menu": {
   "group": "management",
   "order": 40,
   "icon": "user-search",
   "label": null
  },
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
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "apontamento",
  "noun": "Apontamento",
  "label": {
   "pt-br": "Apontamento",
   "en-us": "Finding"
  },
  "plural": {
   "pt-br": "Apontamentos",
   "en-us": "Findings"
  },
  "gender": "m",
  "representation": "Regra",
  "representationFallback": null,
  "menu": {
   "group": null,
   "order": 0,
   "icon": "table",
   "label": null
  },
  "calls": [
   "list",
   "get",
   "history"
  ],
  "codes": {
   "list": "MATRICULA.CONSULTAR",
   "get": "MATRICULA.CONSULTAR",
   "history": "MATRICULA.CONSULTAR",
   "create": "MATRICULA.ALTERAR",
   "update": "MATRICULA.ALTERAR",
   "delete": "APONTAMENTO.EXCLUIR",
   "export": "MATRICULA.CONSULTAR"
  },
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "calculo",
  "noun": "Calculo",
  "label": {
   "pt-br": "Cálculo",
   "en-us": "Calculation"
  },
  "plural": {
   "pt-br": "Cálculos",
   "en-us": "Calculations"
  },
  "gender": "m",
  "representation": "Titulo",
  "representationFallback": null,
  "menu": {
   "group": null,
   "order": 0,
   "icon": "table",
   "label": null
  },
  "calls": [
   "list",
   "get",
   "delete",
   "history"
  ],
  "codes": {
   "list": "CALCULADORA.USAR",
   "get": "CALCULADORA.USAR",
   "history": "CALCULADORA.USAR",
   "create": "CALCULADORA.USAR",
   "update": "CALCULADORA.USAR",
   "delete": "CALCULADORA.USAR",
   "export": "CALCULADORA.USAR"
  },
  "merge": false,
  "screen": "calculo",
  "notFound": null
 },
 {
  "name": "certidao",
  "noun": "Certidao",
  "label": {
   "pt-br": "Certidão",
   "en-us": "Certificate"
  },
  "plural": {
   "pt-br": "Certidões",
   "en-us": "Certificates"
  },
  "gender": "f",
  "representation": "Titulo",
  "representationFallback": null,
  "menu": {
   "group": "work",
   "order": 30,
   "icon": "certificate",
   "label": null
  },
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
   "update": "CERTIDAO.ALTERAR",
   "delete": "CERTIDAO.EXCLUIR",
   "export": "CERTIDAO.EXPORTAR"
  },
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "cliente",
  "noun": "Cliente",
  "label": {
   "pt-br": "Cliente",
   "en-us": "Client"
  },
  "plural": {
   "pt-br": "Clientes",
   "en-us": "Clients"
  },
  "gender": "m",
  "representation": "Nome",
  "representationFallback": null,
  "menu": {
   "group": "work",
   "order": 20,
   "icon": "users",
   "label": null
  },
  "calls": [
   "list",
   "get",
   "create",
   "update",
   "delete",
   "history"
  ],
  "codes": {
   "list": "CLIENTE.CONSULTAR",
   "get": "CLIENTE.CONSULTAR",
   "history": "CLIENTE.CONSULTAR",
   "create": "CLIENTE.INCLUIR",
   "update": "CLIENTE.ALTERAR",
   "delete": "CLIENTE.EXCLUIR",
   "export": "CLIENTE.EXPORTAR"
  },
  "merge": true,
  "screen": null,
  "notFound": {
   "pt-br": "Não existe cliente com o documento informado",
   "en-us": "No client has this document"
  }
 },
 {
  "name": "comentario",
  "noun": "Comentario",
  "label": {
   "pt-br": "Comentário",
   "en-us": "Comment"
  },
  "plural": {
   "pt-br": "Comentários",
   "en-us": "Comments"
  },
  "gender": "m",
  "representation": "Texto",
  "representationFallback": null,
  "menu": {
   "group": null,
   "order": 0,
   "icon": "table",
   "label": null
  },
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
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "diretoria",
  "noun": "Diretoria",
  "label": {
   "pt-br": "Diretoria",
   "en-us": "Directorate"
  },
  "plural": {
   "pt-br": "Diretorias",
   "en-us": "Directorates"
  },
  "gender": "f",
  "representation": "Nome",
  "representationFallback": null,
  "menu": {
   "group": "management",
   "order": 10,
   "icon": "hierarchy",
   "label": null
  },
  "calls": [
   "list",
   "get",
   "create",
   "update",
   "delete",
   "history"
  ],
  "codes": {
   "list": "DIRETORIA.CONSULTAR",
   "get": "DIRETORIA.CONSULTAR",
   "history": "DIRETORIA.CONSULTAR",
   "create": "DIRETORIA.INCLUIR",
   "update": "DIRETORIA.ALTERAR",
   "delete": "DIRETORIA.EXCLUIR",
   "export": "DIRETORIA.EXPORTAR"
  },
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "empresa",
  "noun": "Empresa",
  "label": {
   "pt-br": "Empresa",
   "en-us": "Company"
  },
  "plural": {
   "pt-br": "Empresas",
   "en-us": "Companies"
  },
  "gender": "f",
  "representation": "RazaoSocial",
  "representationFallback": null,
  "menu": {
   "group": "management",
   "order": 60,
   "icon": "building",
   "label": null
  },
  "calls": [
   "list",
   "get",
   "create",
   "update",
   "delete",
   "history"
  ],
  "codes": {
   "list": "EMPRESA.CONSULTAR",
   "get": "EMPRESA.CONSULTAR",
   "history": "EMPRESA.CONSULTAR",
   "create": "EMPRESA.INCLUIR",
   "update": "EMPRESA.ALTERAR",
   "delete": "EMPRESA.EXCLUIR",
   "export": "EMPRESA.EXPORTAR"
  },
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "feedback-gestao",
  "noun": "FeedbackGestao",
  "label": {
   "pt-br": "Feedback recebido",
   "en-us": "Feedback received"
  },
  "plural": {
   "pt-br": "Controle de feedbacks",
   "en-us": "Feedback control"
  },
  "gender": "m",
  "representation": "Detalhe",
  "representationFallback": null,
  "menu": {
   "group": "management",
   "order": 180,
   "icon": "message",
   "label": null
  },
  "calls": [
   "list",
   "get"
  ],
  "codes": {
   "list": "FEEDBACKGESTAO.CONSULTAR",
   "get": "FEEDBACKGESTAO.CONSULTAR",
   "history": "FEEDBACKGESTAO.CONSULTAR",
   "create": "FEEDBACKGESTAO.INCLUIR",
   "update": "FEEDBACKGESTAO.ALTERAR",
   "delete": "FEEDBACKGESTAO.EXCLUIR",
   "export": "FEEDBACKGESTAO.EXPORTAR"
  },
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "feedback",
  "noun": "Feedback",
  "label": {
   "pt-br": "Feedback",
   "en-us": "Feedback"
  },
  "plural": {
   "pt-br": "Meus feedbacks",
   "en-us": "My feedback"
  },
  "gender": "m",
  "representation": "Detalhe",
  "representationFallback": null,
  "menu": {
   "group": "work",
   "order": 900,
   "icon": "message",
   "label": null
  },
  "calls": [
   "list",
   "get",
   "history"
  ],
  "codes": {
   "list": "FEEDBACK.CONSULTAR",
   "get": "FEEDBACK.CONSULTAR",
   "history": "FEEDBACK.CONSULTAR",
   "create": "FEEDBACK.INCLUIR",
   "update": "FEEDBACK.ALTERAR",
   "delete": "FEEDBACK.EXCLUIR",
   "export": "FEEDBACK.EXPORTAR"
  },
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "feriado",
  "noun": "Feriado",
  "label": {
   "pt-br": "Feriado",
   "en-us": "Holiday"
  },
  "plural": {
   "pt-br": "Feriados",
   "en-us": "Holidays"
  },
  "gender": "m",
  "representation": "Nome",
  "representationFallback": null,
  "menu": {
   "group": "management",
   "order": 140,
   "icon": "calendar",
   "label": null
  },
  "calls": [
   "list",
   "get",
   "create",
   "update",
   "delete",
   "history"
  ],
  "codes": {
   "list": "FERIADO.CONSULTAR",
   "get": "FERIADO.CONSULTAR",
   "history": "FERIADO.CONSULTAR",
   "create": "FERIADO.INCLUIR",
   "update": "FERIADO.ALTERAR",
   "delete": "FERIADO.EXCLUIR",
   "export": "FERIADO.EXPORTAR"
  },
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "filial",
  "noun": "Filial",
  "label": {
   "pt-br": "Filial",
   "en-us": "Branch"
  },
  "plural": {
   "pt-br": "Filiais",
   "en-us": "Branches"
  },
  "gender": "f",
  "representation": "Nome",
  "representationFallback": null,
  "menu": {
   "group": "management",
   "order": 70,
   "icon": "building-store",
   "label": null
  },
  "calls": [
   "list",
   "get",
   "create",
   "update",
   "delete",
   "history"
  ],
  "codes": {
   "list": "FILIAL.CONSULTAR",
   "get": "FILIAL.CONSULTAR",
   "history": "FILIAL.CONSULTAR",
   "create": "FILIAL.INCLUIR",
   "update": "FILIAL.ALTERAR",
   "delete": "FILIAL.EXCLUIR",
   "export": "FILIAL.EXPORTAR"
  },
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "grupo",
  "noun": "Grupo",
  "label": {
   "pt-br": "Grupo",
   "en-us": "Group"
  },
  "plural": {
   "pt-br": "Grupos",
   "en-us": "Groups"
  },
  "gender": "m",
  "representation": "Nome",
  "representationFallback": null,
  "menu": {
   "group": "management",
   "order": 50,
   "icon": "building-community",
   "label": null
  },
  "calls": [
   "list",
   "get",
   "create",
   "update",
   "delete",
   "history"
  ],
  "codes": {
   "list": "GRUPO.CONSULTAR",
   "get": "GRUPO.CONSULTAR",
   "history": "GRUPO.CONSULTAR",
   "create": "GRUPO.INCLUIR",
   "update": "GRUPO.ALTERAR",
   "delete": "GRUPO.EXCLUIR",
   "export": "GRUPO.EXPORTAR"
  },
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "indice",
  "noun": "Indice",
  "label": {
   "pt-br": "Índice",
   "en-us": "Index"
  },
  "plural": {
   "pt-br": "Índices",
   "en-us": "Indices"
  },
  "gender": "m",
  "representation": "Indice",
  "representationFallback": null,
  "menu": {
   "group": "management",
   "order": 130,
   "icon": "chart-bar",
   "label": {
    "pt-br": "Índices mensais",
    "en-us": "Monthly indices"
   }
  },
  "calls": [
   "list",
   "get",
   "create",
   "update",
   "delete",
   "history"
  ],
  "codes": {
   "list": "INDICE.CONSULTAR",
   "get": "INDICE.CONSULTAR",
   "history": "INDICE.CONSULTAR",
   "create": "INDICE.INCLUIR",
   "update": "INDICE.ALTERAR",
   "delete": "INDICE.EXCLUIR",
   "export": "INDICE.EXPORTAR"
  },
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "item-checklist",
  "noun": "ItemChecklist",
  "label": {
   "pt-br": "Item do checklist",
   "en-us": "Checklist item"
  },
  "plural": {
   "pt-br": "Checklist de certidões",
   "en-us": "Certificate checklist"
  },
  "gender": "m",
  "representation": "Titulo",
  "representationFallback": null,
  "menu": {
   "group": null,
   "order": 0,
   "icon": "table",
   "label": null
  },
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
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "log-acesso",
  "noun": "LogAcesso",
  "label": {
   "pt-br": "Acesso",
   "en-us": "Access"
  },
  "plural": {
   "pt-br": "Log de acesso",
   "en-us": "Access log"
  },
  "gender": "m",
  "representation": "Evento",
  "representationFallback": null,
  "menu": {
   "group": "management",
   "order": 190,
   "icon": "clock",
   "label": null
  },
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
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "log-alteracao",
  "noun": "LogAlteracao",
  "label": {
   "pt-br": "Alteração",
   "en-us": "Change"
  },
  "plural": {
   "pt-br": "Log de alteração",
   "en-us": "Change log"
  },
  "gender": "f",
  "representation": "Registro",
  "representationFallback": null,
  "menu": {
   "group": "management",
   "order": 200,
   "icon": "history",
   "label": null
  },
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
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "movimento-matricula",
  "noun": "MovimentoMatricula",
  "label": {
   "pt-br": "Movimento de matrícula",
   "en-us": "Move of a registry record"
  },
  "plural": {
   "pt-br": "Movimentos de matrículas",
   "en-us": "Moves of registry records"
  },
  "gender": "m",
  "representation": "Evento",
  "representationFallback": null,
  "menu": {
   "group": null,
   "order": 0,
   "icon": "table",
   "label": null
  },
  "calls": [
   "list",
   "get"
  ],
  "codes": {
   "list": "MATRICULA.CONSULTAR",
   "get": "MATRICULA.CONSULTAR",
   "history": "MOVIMENTOMATRICULA.CONSULTAR",
   "create": "MOVIMENTOMATRICULA.INCLUIR",
   "update": "MOVIMENTOMATRICULA.ALTERAR",
   "delete": "MOVIMENTOMATRICULA.EXCLUIR",
   "export": "MATRICULA.EXPORTAR"
  },
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "notificacao",
  "noun": "Notificacao",
  "label": {
   "pt-br": "Aviso",
   "en-us": "Notice"
  },
  "plural": {
   "pt-br": "Avisos",
   "en-us": "Notices"
  },
  "gender": "m",
  "representation": "Texto",
  "representationFallback": null,
  "menu": {
   "group": null,
   "order": 0,
   "icon": "table",
   "label": null
  },
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
  "merge": false,
  "screen": "aviso",
  "notFound": null
 },
 {
  "name": "officer",
  "noun": "Officer",
  "label": {
   "pt-br": "Officer",
   "en-us": "Officer"
  },
  "plural": {
   "pt-br": "Officers",
   "en-us": "Officers"
  },
  "gender": "m",
  "representation": "Nome",
  "representationFallback": null,
  "menu": {
   "group": "management",
   "order": 30,
   "icon": "user-star",
   "label": null
  },
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
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "operacao",
  "noun": "Operacao",
  "label": {
   "pt-br": "Operação",
   "en-us": "Operation"
  },
  "plural": {
   "pt-br": "Operações",
   "en-us": "Operations"
  },
  "gender": "f",
  "representation": "Codigo",
  "representationFallback": null,
  "menu": {
   "group": "work",
   "order": 10,
   "icon": "folder",
   "label": null
  },
  "calls": [
   "list",
   "get",
   "create",
   "update",
   "delete",
   "history"
  ],
  "codes": {
   "list": "OPERACAO.CONSULTAR",
   "get": "OPERACAO.CONSULTAR",
   "history": "OPERACAO.CONSULTAR",
   "create": "OPERACAO.INCLUIR",
   "update": "OPERACAO.ALTERAR",
   "delete": "OPERACAO.EXCLUIR",
   "export": "OPERACAO.EXPORTAR"
  },
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "parecer",
  "noun": "Parecer",
  "label": {
   "pt-br": "Parecer",
   "en-us": "Opinion"
  },
  "plural": {
   "pt-br": "Pareceres",
   "en-us": "Opinions"
  },
  "gender": "m",
  "representation": "Titulo",
  "representationFallback": null,
  "menu": {
   "group": "work",
   "order": 40,
   "icon": "clipboard-list",
   "label": null
  },
  "calls": [
   "list",
   "get",
   "delete",
   "history"
  ],
  "codes": {
   "list": "PARECER.CONSULTAR",
   "get": "PARECER.CONSULTAR",
   "history": "PARECER.CONSULTAR",
   "create": "PARECER.REDIGIR",
   "update": "PARECER.REDIGIR",
   "delete": "PARECER.EXCLUIR",
   "export": "PARECER.EXPORTAR"
  },
  "merge": false,
  "screen": "parecer",
  "notFound": null
 },
 {
  "name": "perfil",
  "noun": "Perfil",
  "label": {
   "pt-br": "Perfil",
   "en-us": "Profile"
  },
  "plural": {
   "pt-br": "Perfis",
   "en-us": "Profiles"
  },
  "gender": "m",
  "representation": "Nome",
  "representationFallback": null,
  "menu": {
   "group": "management",
   "order": 90,
   "icon": "shield-lock",
   "label": null
  },
  "calls": [
   "list",
   "get",
   "create",
   "update",
   "delete",
   "history"
  ],
  "codes": {
   "list": "PERFIL.CONSULTAR",
   "get": "PERFIL.CONSULTAR",
   "history": "PERFIL.CONSULTAR",
   "create": "PERFIL.INCLUIR",
   "update": "PERFIL.ALTERAR",
   "delete": "PERFIL.EXCLUIR",
   "export": "PERFIL.EXPORTAR"
  },
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "processamento-matricula",
  "noun": "ProcessamentoMatricula",
  "label": {
   "pt-br": "Processamento de matrícula",
   "en-us": "Processing of a registry record"
  },
  "plural": {
   "pt-br": "Processamentos de matrículas",
   "en-us": "Processings of registry records"
  },
  "gender": "m",
  "representation": "Resultado",
  "representationFallback": null,
  "menu": {
   "group": null,
   "order": 0,
   "icon": "table",
   "label": null
  },
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
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "produto",
  "noun": "Produto",
  "label": {
   "pt-br": "Produto",
   "en-us": "Product"
  },
  "plural": {
   "pt-br": "Produtos",
   "en-us": "Products"
  },
  "gender": "m",
  "representation": "Nome",
  "representationFallback": null,
  "menu": {
   "group": "management",
   "order": 110,
   "icon": "building-bank",
   "label": null
  },
  "calls": [
   "list",
   "get",
   "create",
   "update",
   "delete",
   "history"
  ],
  "codes": {
   "list": "PRODUTO.CONSULTAR",
   "get": "PRODUTO.CONSULTAR",
   "history": "PRODUTO.CONSULTAR",
   "create": "PRODUTO.INCLUIR",
   "update": "PRODUTO.ALTERAR",
   "delete": "PRODUTO.EXCLUIR",
   "export": "PRODUTO.EXPORTAR"
  },
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "registro-matricula",
  "noun": "RegistroMatricula",
  "label": {
   "pt-br": "Matrícula",
   "en-us": "Registry record"
  },
  "plural": {
   "pt-br": "Matrículas",
   "en-us": "Registry records"
  },
  "gender": "f",
  "representation": "Numero",
  "representationFallback": "NomeArquivo",
  "menu": {
   "group": "management",
   "order": 100,
   "icon": "file-text",
   "label": {
    "pt-br": "Dados de matrícula",
    "en-us": "Enrollment data"
   }
  },
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
  "merge": false,
  "screen": "matricula",
  "notFound": null
 },
 {
  "name": "segmento-area",
  "noun": "SegmentoArea",
  "label": {
   "pt-br": "Segmento/Área",
   "en-us": "Segment/Area"
  },
  "plural": {
   "pt-br": "Segmentos/Áreas",
   "en-us": "Segments/Areas"
  },
  "gender": "m",
  "representation": "Nome",
  "representationFallback": null,
  "menu": {
   "group": "management",
   "order": 20,
   "icon": "sitemap",
   "label": null
  },
  "calls": [
   "list",
   "get",
   "create",
   "update",
   "delete",
   "history"
  ],
  "codes": {
   "list": "SEGMENTO.CONSULTAR",
   "get": "SEGMENTO.CONSULTAR",
   "history": "SEGMENTO.CONSULTAR",
   "create": "SEGMENTO.INCLUIR",
   "update": "SEGMENTO.ALTERAR",
   "delete": "SEGMENTO.EXCLUIR",
   "export": "SEGMENTO.EXPORTAR"
  },
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "tipo-certidao",
  "noun": "TipoCertidao",
  "label": {
   "pt-br": "Tipo de certidão",
   "en-us": "Certificate type"
  },
  "plural": {
   "pt-br": "Tipos de certidão",
   "en-us": "Certificate types"
  },
  "gender": "m",
  "representation": "Nome",
  "representationFallback": null,
  "menu": {
   "group": "management",
   "order": 125,
   "icon": "certificate",
   "label": null
  },
  "calls": [
   "list",
   "get",
   "create",
   "update",
   "delete",
   "history"
  ],
  "codes": {
   "list": "TIPOCERTIDAO.CONSULTAR",
   "get": "TIPOCERTIDAO.CONSULTAR",
   "history": "TIPOCERTIDAO.CONSULTAR",
   "create": "TIPOCERTIDAO.INCLUIR",
   "update": "TIPOCERTIDAO.ALTERAR",
   "delete": "TIPOCERTIDAO.EXCLUIR",
   "export": "TIPOCERTIDAO.EXPORTAR"
  },
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "usuario",
  "noun": "Usuario",
  "label": {
   "pt-br": "Usuário",
   "en-us": "User"
  },
  "plural": {
   "pt-br": "Usuários",
   "en-us": "Users"
  },
  "gender": "m",
  "representation": "Nome",
  "representationFallback": null,
  "menu": {
   "group": "management",
   "order": 80,
   "icon": "users-group",
   "label": null
  },
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
  "merge": false,
  "screen": null,
  "notFound": null
 },
 {
  "name": "workflow",
  "noun": "Workflow",
  "label": {
   "pt-br": "Workflow",
   "en-us": "Workflow"
  },
  "plural": {
   "pt-br": "Workflows",
   "en-us": "Workflows"
  },
  "gender": "m",
  "representation": "Descricao",
  "representationFallback": null,
  "menu": {
   "group": "management",
   "order": 120,
   "icon": "list-check",
   "label": null
  },
  "calls": [
   "list",
   "get",
   "create",
   "update",
   "delete",
   "history"
  ],
  "codes": {
   "list": "WORKFLOW.CONSULTAR",
   "get": "WORKFLOW.CONSULTAR",
   "history": "WORKFLOW.CONSULTAR",
   "create": "WORKFLOW.INCLUIR",
   "update": "WORKFLOW.ALTERAR",
   "delete": "WORKFLOW.EXCLUIR",
   "export": "WORKFLOW.EXPORTAR"
  },
  "merge": false,
  "screen": null,
  "notFound": null
 }
];
