import { session } from './session.ts';

/**
 * Empties what a person left unfinished in memory once it is no longer theirs: when they sign out on purpose,
 * or somebody else signs in, or they change company. A session that merely ended keeps it for their return.
 */
export function forgetWithPerson(forget: () => void): void {
  let last = ownerOf();
  session.subscribe(() => {
    const now = session.get();
    if (now.status === 'out' && now.reason === 'left') {
      last = null;
      forget();
      return;
    }
    const owner = ownerOf();
    if (owner === null || owner === last) return;
    if (last !== null) forget();
    last = owner;
  });
}

/** Null while nobody is in. */
function ownerOf(): string | null {
  const now = session.get();
  return now.status === 'in' ? `${now.data.IdentificadorUsuario}/${now.data.IdentificadorEmpresa}` : null;
}
