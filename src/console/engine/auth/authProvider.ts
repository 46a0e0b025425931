import type { AuthProvider } from 'ra-core';
import { outlines } from '../../../metadata/outlines.ts';
import { type Deed, mayDo } from './rights.ts';
import { client } from './services.ts';
import { session, signOut } from './session.ts';

const signInPage = '/login/acesso';

/**
 * react-admin's questions, answered from the session. Sign-in itself happens outside of it, and a refused
 * token is noticed by the client before react-admin hears of the error.
 */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  checkAuth: () =>
    session.get().status === 'in'
      ? Promise.resolve()
      : Promise.reject({ redirectTo: signInPage, message: false }),
  checkError: () => Promise.resolve(),
  logout: async () => {
    if (session.get().status === 'in') await signOut(client());
    return signInPage;
  },
  getIdentity: () => {
    const now = session.get();
    if (now.status !== 'in') return Promise.reject(new Error('not signed in'));
    return Promise.resolve({ id: now.data.IdentificadorUsuario, fullName: now.data.NomePessoa });
  },
  getPermissions: () => {
    const now = session.get();
    return Promise.resolve(now.status === 'in' ? [...now.codes] : []);
  },
  canAccess: ({ resource, action }) => {
    const now = session.get();
    const entity = outlines.find(({ name }) => name === resource);
    const deed = deeds[action];
    return Promise.resolve(now.status === 'in' && (!entity || !deed || mayDo(now.codes, entity, deed)));
  },
};

const deeds: Readonly<Record<string, Deed>> = {
  list: 'list',
  show: 'get',
  edit: 'update',
  create: 'create',
  delete: 'delete',
  export: 'export',
};
