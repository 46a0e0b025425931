/** Pages of the console that mails lead to, as full addresses. `publicUrl` ends in a slash. */
export const addressesBelow = (publicUrl: string) => ({
  reset: `${publicUrl}#/login/redefinir`,
  notices: `${publicUrl}#/nav/avisos`,
  notice: (id: number) => `${publicUrl}#/nav/aviso/${id}`,
  noticePreferences: `${publicUrl}#/nav/preferencias-de-aviso`,
  record: (entity: string, id: number) => `${publicUrl}#/nav/${entity}/${id}/show`,
  resetCode: `${publicUrl}#/login/redefinir/codigo`,
});
