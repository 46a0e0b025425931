/** Pages of the console that mails lead to, as full addresses. `publicUrl` ends in a slash. */
export const addressesBelow = (publicUrl: string) => ({
  reset: `${publicUrl}#/login/redefinir`,
  resetCode: `${publicUrl}#/login/redefinir/codigo`,
});
