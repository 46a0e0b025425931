/** Addresses of the three pages by which a forgotten password is reset; mails lead to the first two. */
export const resetPaths = {
  login: '/login/redefinir',
  code: '/login/redefinir/codigo',
  password: '/login/redefinir/senha',
} as const;
