// Written by npm run generate.
import type { Permission } from '../permissionsOf.ts';

export const permissions: readonly Permission[] = [
 {
  "code": "ANALISTA.CONSULTAR",
  "label": {
   "pt-br": "Analistas",
   "en-us": "Analysts"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "ANALISTA.INCLUIR",
  "label": {
   "pt-br": "Incluir",
   "en-us": "Create"
  },
  "screen": false,
  "parent": "ANALISTA.CONSULTAR"
 },
 {
  "code": "ANALISTA.EXCLUIR",
  "label": {
   "pt-br": "Excluir",
   "en-us": "Delete"
  },
  "screen": false,
  "parent": "ANALISTA.CONSULTAR"
 },
 {
  "code": "ANALISTA.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "ANALISTA.CONSULTAR"
 },
 {
  "code": "ANALISTA.ALTERAR",
  "label": {
   "pt-br": "Alterar",
   "en-us": "Change"
  },
  "screen": false,
  "parent": "ANALISTA.CONSULTAR"
 },
 {
  "code": "APONTAMENTO.CONSULTAR",
  "label": {
   "pt-br": "Apontamentos",
   "en-us": "Findings"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "CALCULADORA.USAR",
  "label": {
   "pt-br": "Cálculos",
   "en-us": "Calculations"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "CERTIDAO.CONSULTAR",
  "label": {
   "pt-br": "Certidões",
   "en-us": "Certificates"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "CERTIDAO.EXCLUIR",
  "label": {
   "pt-br": "Excluir",
   "en-us": "Delete"
  },
  "screen": false,
  "parent": "CERTIDAO.CONSULTAR"
 },
 {
  "code": "CERTIDAO.ATUALIZAR",
  "label": {
   "pt-br": "Atualizar",
   "en-us": "Update"
  },
  "screen": false,
  "parent": "CERTIDAO.CONSULTAR"
 },
 {
  "code": "CERTIDAO.ALTERAR",
  "label": {
   "pt-br": "Alterar",
   "en-us": "Change"
  },
  "screen": false,
  "parent": "CERTIDAO.CONSULTAR"
 },
 {
  "code": "CLIENTE.CONSULTAR",
  "label": {
   "pt-br": "Clientes",
   "en-us": "Clients"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "CLIENTE.INCLUIR",
  "label": {
   "pt-br": "Incluir",
   "en-us": "Create"
  },
  "screen": false,
  "parent": "CLIENTE.CONSULTAR"
 },
 {
  "code": "CLIENTE.ALTERAR",
  "label": {
   "pt-br": "Alterar",
   "en-us": "Change"
  },
  "screen": false,
  "parent": "CLIENTE.CONSULTAR"
 },
 {
  "code": "CLIENTE.EXCLUIR",
  "label": {
   "pt-br": "Excluir",
   "en-us": "Delete"
  },
  "screen": false,
  "parent": "CLIENTE.CONSULTAR"
 },
 {
  "code": "CLIENTE.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "CLIENTE.CONSULTAR"
 },
 {
  "code": "COMENTARIO.CONSULTAR",
  "label": {
   "pt-br": "Comentários",
   "en-us": "Comments"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "COMENTARIO.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "COMENTARIO.CONSULTAR"
 },
 {
  "code": "DIRETORIA.CONSULTAR",
  "label": {
   "pt-br": "Diretorias",
   "en-us": "Directorates"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "DIRETORIA.INCLUIR",
  "label": {
   "pt-br": "Incluir",
   "en-us": "Create"
  },
  "screen": false,
  "parent": "DIRETORIA.CONSULTAR"
 },
 {
  "code": "DIRETORIA.ALTERAR",
  "label": {
   "pt-br": "Alterar",
   "en-us": "Change"
  },
  "screen": false,
  "parent": "DIRETORIA.CONSULTAR"
 },
 {
  "code": "DIRETORIA.EXCLUIR",
  "label": {
   "pt-br": "Excluir",
   "en-us": "Delete"
  },
  "screen": false,
  "parent": "DIRETORIA.CONSULTAR"
 },
 {
  "code": "DIRETORIA.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "DIRETORIA.CONSULTAR"
 },
 {
  "code": "EMPRESA.CONSULTAR",
  "label": {
   "pt-br": "Empresas",
   "en-us": "Companies"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "EMPRESA.INCLUIR",
  "label": {
   "pt-br": "Incluir",
   "en-us": "Create"
  },
  "screen": false,
  "parent": "EMPRESA.CONSULTAR"
 },
 {
  "code": "EMPRESA.ALTERAR",
  "label": {
   "pt-br": "Alterar",
   "en-us": "Change"
  },
  "screen": false,
  "parent": "EMPRESA.CONSULTAR"
 },
 {
  "code": "EMPRESA.EXCLUIR",
  "label": {
   "pt-br": "Excluir",
   "en-us": "Delete"
  },
  "screen": false,
  "parent": "EMPRESA.CONSULTAR"
 },
 {
  "code": "EMPRESA.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "EMPRESA.CONSULTAR"
 },
 {
  "code": "FEEDBACKGESTAO.CONSULTAR",
  "label": {
   "pt-br": "Controle de feedbacks",
   "en-us": "Feedback control"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "FEEDBACKGESTAO.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "FEEDBACKGESTAO.CONSULTAR"
 },
 {
  "code": "FEEDBACKGESTAO.RESPONDER",
  "label": {
   "pt-br": "Responder",
   "en-us": "Reply"
  },
  "screen": false,
  "parent": "FEEDBACKGESTAO.CONSULTAR"
 },
 {
  "code": "FEEDBACK.CONSULTAR",
  "label": {
   "pt-br": "Meus feedbacks",
   "en-us": "My feedback"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "FEEDBACK.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "FEEDBACK.CONSULTAR"
 },
 {
  "code": "FEEDBACK.ENVIAR",
  "label": {
   "pt-br": "Enviar feedback",
   "en-us": "Send feedback"
  },
  "screen": false,
  "parent": "FEEDBACK.CONSULTAR"
 },
 {
  "code": "FERIADO.CONSULTAR",
  "label": {
   "pt-br": "Feriados",
   "en-us": "Holidays"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "FERIADO.ALTERAR",
  "label": {
   "pt-br": "Alterar",
   "en-us": "Change"
  },
  "screen": false,
  "parent": "FERIADO.CONSULTAR"
 },
 {
  "code": "FERIADO.EXCLUIR",
  "label": {
   "pt-br": "Excluir",
   "en-us": "Delete"
  },
  "screen": false,
  "parent": "FERIADO.CONSULTAR"
 },
 {
  "code": "FERIADO.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "FERIADO.CONSULTAR"
 },
 {
  "code": "FERIADO.INCLUIR",
  "label": {
   "pt-br": "Incluir",
   "en-us": "Create"
  },
  "screen": false,
  "parent": "FERIADO.CONSULTAR"
 },
 {
  "code": "FILIAL.CONSULTAR",
  "label": {
   "pt-br": "Filiais",
   "en-us": "Branches"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "FILIAL.INCLUIR",
  "label": {
   "pt-br": "Incluir",
   "en-us": "Create"
  },
  "screen": false,
  "parent": "FILIAL.CONSULTAR"
 },
 {
  "code": "FILIAL.ALTERAR",
  "label": {
   "pt-br": "Alterar",
   "en-us": "Change"
  },
  "screen": false,
  "parent": "FILIAL.CONSULTAR"
 },
 {
  "code": "FILIAL.EXCLUIR",
  "label": {
   "pt-br": "Excluir",
   "en-us": "Delete"
  },
  "screen": false,
  "parent": "FILIAL.CONSULTAR"
 },
 {
  "code": "FILIAL.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "FILIAL.CONSULTAR"
 },
 {
  "code": "GRUPO.CONSULTAR",
  "label": {
   "pt-br": "Grupos",
   "en-us": "Groups"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "GRUPO.INCLUIR",
  "label": {
   "pt-br": "Incluir",
   "en-us": "Create"
  },
  "screen": false,
  "parent": "GRUPO.CONSULTAR"
 },
 {
  "code": "GRUPO.ALTERAR",
  "label": {
   "pt-br": "Alterar",
   "en-us": "Change"
  },
  "screen": false,
  "parent": "GRUPO.CONSULTAR"
 },
 {
  "code": "GRUPO.EXCLUIR",
  "label": {
   "pt-br": "Excluir",
   "en-us": "Delete"
  },
  "screen": false,
  "parent": "GRUPO.CONSULTAR"
 },
 {
  "code": "GRUPO.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "GRUPO.CONSULTAR"
 },
 {
  "code": "INDICE.INCLUIR",
  "label": {
   "pt-br": "Incluir",
   "en-us": "Create"
  },
  "screen": false,
  "parent": "INDICE.CONSULTAR"
 },
 {
  "code": "INDICE.ALTERAR",
  "label": {
   "pt-br": "Alterar",
   "en-us": "Change"
  },
  "screen": false,
  "parent": "INDICE.CONSULTAR"
 },
 {
  "code": "INDICE.EXCLUIR",
  "label": {
   "pt-br": "Excluir",
   "en-us": "Delete"
  },
  "screen": false,
  "parent": "INDICE.CONSULTAR"
 },
 {
  "code": "INDICE.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "INDICE.CONSULTAR"
 },
 {
  "code": "INDICE.CONSULTAR",
  "label": {
   "pt-br": "Índices mensais",
   "en-us": "Monthly indices"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "CHECKLIST.CONSULTAR",
  "label": {
   "pt-br": "Checklist de certidões",
   "en-us": "Certificate checklist"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "CERTIDAO.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "CERTIDAO.CONSULTAR"
 },
 {
  "code": "CERTIDAO.SOLICITAR",
  "label": {
   "pt-br": "Tentar novamente",
   "en-us": "Try again"
  },
  "screen": false,
  "parent": "CERTIDAO.CONSULTAR"
 },
 {
  "code": "LOGACESSO.CONSULTAR",
  "label": {
   "pt-br": "Log de acesso",
   "en-us": "Access log"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "LOGACESSO.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "LOGACESSO.CONSULTAR"
 },
 {
  "code": "LOGALTERACAO.CONSULTAR",
  "label": {
   "pt-br": "Log de alteração",
   "en-us": "Change log"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "LOGALTERACAO.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "LOGALTERACAO.CONSULTAR"
 },
 {
  "code": "MOVIMENTOMATRICULA.CONSULTAR",
  "label": {
   "pt-br": "Movimentos de matrículas",
   "en-us": "Moves of registry records"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "NOTIFICACAO.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "NOTIFICACAO.CONSULTAR"
 },
 {
  "code": "NOTIFICACAO.CONSULTAR",
  "label": {
   "pt-br": "Avisos",
   "en-us": "Notices"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "OFFICER.CONSULTAR",
  "label": {
   "pt-br": "Officers",
   "en-us": "Officers"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "OFFICER.INCLUIR",
  "label": {
   "pt-br": "Incluir",
   "en-us": "Create"
  },
  "screen": false,
  "parent": "OFFICER.CONSULTAR"
 },
 {
  "code": "OFFICER.EXCLUIR",
  "label": {
   "pt-br": "Excluir",
   "en-us": "Delete"
  },
  "screen": false,
  "parent": "OFFICER.CONSULTAR"
 },
 {
  "code": "OFFICER.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "OFFICER.CONSULTAR"
 },
 {
  "code": "OFFICER.ALTERAR",
  "label": {
   "pt-br": "Alterar",
   "en-us": "Change"
  },
  "screen": false,
  "parent": "OFFICER.CONSULTAR"
 },
 {
  "code": "OPERACAO.CONSULTAR",
  "label": {
   "pt-br": "Operações",
   "en-us": "Operations"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "OPERACAO.INCLUIR",
  "label": {
   "pt-br": "Incluir",
   "en-us": "Create"
  },
  "screen": false,
  "parent": "OPERACAO.CONSULTAR"
 },
 {
  "code": "OPERACAO.EXCLUIR",
  "label": {
   "pt-br": "Excluir",
   "en-us": "Delete"
  },
  "screen": false,
  "parent": "OPERACAO.CONSULTAR"
 },
 {
  "code": "OPERACAO.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "OPERACAO.CONSULTAR"
 },
 {
  "code": "OPERACAO.REABRIR",
  "label": {
   "pt-br": "Reabrir",
   "en-us": "Reopen"
  },
  "screen": false,
  "parent": "OPERACAO.CONSULTAR"
 },
 {
  "code": "OPERACAO.CANCELAR",
  "label": {
   "pt-br": "Cancelar operação",
   "en-us": "Cancel operation"
  },
  "screen": false,
  "parent": "OPERACAO.CONSULTAR"
 },
 {
  "code": "OPERACAO.ALTERAR",
  "label": {
   "pt-br": "Alterar",
   "en-us": "Change"
  },
  "screen": false,
  "parent": "OPERACAO.CONSULTAR"
 },
 {
  "code": "OPERACAO.TRANSFERIR",
  "label": {
   "pt-br": "Transferir",
   "en-us": "Transfer"
  },
  "screen": false,
  "parent": "OPERACAO.CONSULTAR"
 },
 {
  "code": "PARECER.CONSULTAR",
  "label": {
   "pt-br": "Pareceres",
   "en-us": "Opinions"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "PARECER.EXCLUIR",
  "label": {
   "pt-br": "Excluir",
   "en-us": "Delete"
  },
  "screen": false,
  "parent": "PARECER.CONSULTAR"
 },
 {
  "code": "PARECER.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "PARECER.CONSULTAR"
 },
 {
  "code": "PARECER.SUBMETER",
  "label": {
   "pt-br": "Submeter",
   "en-us": "Submit"
  },
  "screen": false,
  "parent": "PARECER.CONSULTAR"
 },
 {
  "code": "PARECER.DEVOLVER",
  "label": {
   "pt-br": "Devolver",
   "en-us": "Return"
  },
  "screen": false,
  "parent": "PARECER.CONSULTAR"
 },
 {
  "code": "PARECER.APROVAR",
  "label": {
   "pt-br": "Aprovar",
   "en-us": "Approve"
  },
  "screen": false,
  "parent": "PARECER.CONSULTAR"
 },
 {
  "code": "PARECER.REVOGAR",
  "label": {
   "pt-br": "Revogar",
   "en-us": "Revoke"
  },
  "screen": false,
  "parent": "PARECER.CONSULTAR"
 },
 {
  "code": "PARECER.REDIGIR",
  "label": {
   "pt-br": "Redigir parecer de matrícula",
   "en-us": "Draft a record’s opinion"
  },
  "screen": false,
  "parent": "PARECER.CONSULTAR"
 },
 {
  "code": "PERFIL.CONSULTAR",
  "label": {
   "pt-br": "Perfis",
   "en-us": "Profiles"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "PERFIL.INCLUIR",
  "label": {
   "pt-br": "Incluir",
   "en-us": "Create"
  },
  "screen": false,
  "parent": "PERFIL.CONSULTAR"
 },
 {
  "code": "PERFIL.ALTERAR",
  "label": {
   "pt-br": "Alterar",
   "en-us": "Change"
  },
  "screen": false,
  "parent": "PERFIL.CONSULTAR"
 },
 {
  "code": "PERFIL.EXCLUIR",
  "label": {
   "pt-br": "Excluir",
   "en-us": "Delete"
  },
  "screen": false,
  "parent": "PERFIL.CONSULTAR"
 },
 {
  "code": "PERFIL.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "PERFIL.CONSULTAR"
 },
 {
  "code": "PROCESSAMENTOMATRICULA.CONSULTAR",
  "label": {
   "pt-br": "Processamentos de matrículas",
   "en-us": "Processings of registry records"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "PRODUTO.CONSULTAR",
  "label": {
   "pt-br": "Produtos",
   "en-us": "Products"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "PRODUTO.INCLUIR",
  "label": {
   "pt-br": "Incluir",
   "en-us": "Create"
  },
  "screen": false,
  "parent": "PRODUTO.CONSULTAR"
 },
 {
  "code": "PRODUTO.ALTERAR",
  "label": {
   "pt-br": "Alterar",
   "en-us": "Change"
  },
  "screen": false,
  "parent": "PRODUTO.CONSULTAR"
 },
 {
  "code": "PRODUTO.EXCLUIR",
  "label": {
   "pt-br": "Excluir",
   "en-us": "Delete"
  },
  "screen": false,
  "parent": "PRODUTO.CONSULTAR"
 },
 {
  "code": "PRODUTO.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "PRODUTO.CONSULTAR"
 },
 {
  "code": "MATRICULA.CONSULTAR",
  "label": {
   "pt-br": "Dados de matrícula",
   "en-us": "Enrollment data"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "MATRICULA.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "MOVIMENTOMATRICULA.CONSULTAR"
 },
 {
  "code": "MATRICULA.REPROCESSAR",
  "label": {
   "pt-br": "Reprocessar",
   "en-us": "Process again"
  },
  "screen": false,
  "parent": "MATRICULA.CONSULTAR"
 },
 {
  "code": "MATRICULA.DESCARTAR",
  "label": {
   "pt-br": "Descartar",
   "en-us": "Discard"
  },
  "screen": false,
  "parent": "MATRICULA.CONSULTAR"
 },
 {
  "code": "MATRICULA.ALTERAR",
  "label": {
   "pt-br": "Confirmar",
   "en-us": "Confirm"
  },
  "screen": false,
  "parent": "APONTAMENTO.CONSULTAR"
 },
 {
  "code": "MATRICULA.ASSUMIR",
  "label": {
   "pt-br": "Assumir no lugar de outra pessoa",
   "en-us": "Take over from another person"
  },
  "screen": false,
  "parent": "MATRICULA.CONSULTAR"
 },
 {
  "code": "MATRICULA.DEVOLVER",
  "label": {
   "pt-br": "Devolver",
   "en-us": "Return"
  },
  "screen": false,
  "parent": "MATRICULA.CONSULTAR"
 },
 {
  "code": "MATRICULA.CONCLUIR",
  "label": {
   "pt-br": "Enviar para revisão",
   "en-us": "Send for review"
  },
  "screen": false,
  "parent": "MATRICULA.CONSULTAR"
 },
 {
  "code": "MATRICULA.REABRIR",
  "label": {
   "pt-br": "Reabrir",
   "en-us": "Reopen"
  },
  "screen": false,
  "parent": "MATRICULA.CONSULTAR"
 },
 {
  "code": "MATRICULA.CANCELAR",
  "label": {
   "pt-br": "Cancelar",
   "en-us": "Cancel"
  },
  "screen": false,
  "parent": "MATRICULA.CONSULTAR"
 },
 {
  "code": "SEGMENTO.CONSULTAR",
  "label": {
   "pt-br": "Segmentos/Áreas",
   "en-us": "Segments/Areas"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "SEGMENTO.INCLUIR",
  "label": {
   "pt-br": "Incluir",
   "en-us": "Create"
  },
  "screen": false,
  "parent": "SEGMENTO.CONSULTAR"
 },
 {
  "code": "SEGMENTO.ALTERAR",
  "label": {
   "pt-br": "Alterar",
   "en-us": "Change"
  },
  "screen": false,
  "parent": "SEGMENTO.CONSULTAR"
 },
 {
  "code": "SEGMENTO.EXCLUIR",
  "label": {
   "pt-br": "Excluir",
   "en-us": "Delete"
  },
  "screen": false,
  "parent": "SEGMENTO.CONSULTAR"
 },
 {
  "code": "SEGMENTO.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "SEGMENTO.CONSULTAR"
 },
 {
  "code": "TIPOCERTIDAO.CONSULTAR",
  "label": {
   "pt-br": "Tipos de certidão",
   "en-us": "Certificate types"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "TIPOCERTIDAO.INCLUIR",
  "label": {
   "pt-br": "Incluir",
   "en-us": "Create"
  },
  "screen": false,
  "parent": "TIPOCERTIDAO.CONSULTAR"
 },
 {
  "code": "TIPOCERTIDAO.ALTERAR",
  "label": {
   "pt-br": "Alterar",
   "en-us": "Change"
  },
  "screen": false,
  "parent": "TIPOCERTIDAO.CONSULTAR"
 },
 {
  "code": "TIPOCERTIDAO.EXCLUIR",
  "label": {
   "pt-br": "Excluir",
   "en-us": "Delete"
  },
  "screen": false,
  "parent": "TIPOCERTIDAO.CONSULTAR"
 },
 {
  "code": "TIPOCERTIDAO.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "TIPOCERTIDAO.CONSULTAR"
 },
 {
  "code": "USUARIO.CONSULTAR",
  "label": {
   "pt-br": "Usuários",
   "en-us": "Users"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "USUARIO.INCLUIR",
  "label": {
   "pt-br": "Incluir",
   "en-us": "Create"
  },
  "screen": false,
  "parent": "USUARIO.CONSULTAR"
 },
 {
  "code": "USUARIO.EXCLUIR",
  "label": {
   "pt-br": "Excluir",
   "en-us": "Delete"
  },
  "screen": false,
  "parent": "USUARIO.CONSULTAR"
 },
 {
  "code": "USUARIO.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "USUARIO.CONSULTAR"
 },
 {
  "code": "USUARIO.ALTERAR",
  "label": {
   "pt-br": "Alterar",
   "en-us": "Change"
  },
  "screen": false,
  "parent": "USUARIO.CONSULTAR"
 },
 {
  "code": "WORKFLOW.CONSULTAR",
  "label": {
   "pt-br": "Workflows",
   "en-us": "Workflows"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "WORKFLOW.INCLUIR",
  "label": {
   "pt-br": "Incluir",
   "en-us": "Create"
  },
  "screen": false,
  "parent": "WORKFLOW.CONSULTAR"
 },
 {
  "code": "WORKFLOW.ALTERAR",
  "label": {
   "pt-br": "Alterar",
   "en-us": "Change"
  },
  "screen": false,
  "parent": "WORKFLOW.CONSULTAR"
 },
 {
  "code": "WORKFLOW.EXCLUIR",
  "label": {
   "pt-br": "Excluir",
   "en-us": "Delete"
  },
  "screen": false,
  "parent": "WORKFLOW.CONSULTAR"
 },
 {
  "code": "WORKFLOW.EXPORTAR",
  "label": {
   "pt-br": "Exportar",
   "en-us": "Export"
  },
  "screen": false,
  "parent": "WORKFLOW.CONSULTAR"
 },
 {
  "code": "DASHBOARD.CONSULTAR",
  "label": {
   "pt-br": "Painéis",
   "en-us": "Dashboards"
  },
  "screen": true,
  "parent": null
 },
 {
  "code": "MATRICULA.ENVIAR",
  "label": {
   "pt-br": "Enviar matrículas",
   "en-us": "Upload records"
  },
  "screen": false,
  "parent": "MATRICULA.CONSULTAR"
 },
 {
  "code": "MATRICULA.SINCRONIZAR",
  "label": {
   "pt-br": "Sincronizar eventos",
   "en-us": "Synchronise events"
  },
  "screen": false,
  "parent": "MATRICULA.CONSULTAR"
 },
 {
  "code": "CERTIDAO.BAIXAR",
  "label": {
   "pt-br": "Baixar certidões",
   "en-us": "Download certificates"
  },
  "screen": false,
  "parent": "CERTIDAO.CONSULTAR"
 },
 {
  "code": "VISAO.COMPARTILHAR",
  "label": {
   "pt-br": "Compartilhar visões de listas",
   "en-us": "Share views of lists"
  },
  "screen": false,
  "parent": null
 },
 {
  "code": "INSTALACAO.OPERAR",
  "label": {
   "pt-br": "Operar a instalação",
   "en-us": "Operate the installation"
  },
  "screen": true,
  "parent": null
 }
];
