/** Pages of the console that mails lead to, as full addresses. `publicUrl` ends in a slash. */
export const addressesBelow = (publicUrl: string) => ({
  reset: `${publicUrl}#/login/redefinir`,
  notices: `${publicUrl}#/nav/avisos`,
  notice: (id: number) => `${publicUrl}#/nav/aviso/${id}`,
  noticePreferences: `${publicUrl}#/nav/preferencias-de-aviso`,
  certificate: (id: number) => `${publicUrl}#/nav/certidao/${id}/show`,
  resetCode: `${publicUrl}#/login/redefinir/codigo`,
});
