import type { Locale } from '../../../domain/locale.ts';
import { type Actor, defaultTimeZone } from '../actors/actor.ts';
import { codesToDo } from './effectiveCodes.ts';
import type { Session } from './sessions.ts';

/**
 * The person of a session as everything behind the door sees it. Without a company, and while a password
 * known to somebody else has not been changed, there are no rights at all.
 */
export function actorOf(
  session: Session,
  { locale, requestId, origin }: Pick<Actor, 'requestId' | 'origin'> & { readonly locale: Locale },
): Actor {
  const working = session.IdentificadorEmpresa !== null && !session.TrocarSenha;
  return {
    kind: 'person',
    name: session.NomePessoa,
    userId: session.IdentificadorUsuario,
    companyId: session.IdentificadorEmpresa,
    branchId: session.IdentificadorFilial,
    branchIds: session.Filiais,
    codes: working ? codesToDo(session.Codigos) : new Set(),
    allOwners: session.TodosProprietarios,
    analystIds: session.Analistas,
    officerIds: session.Officers,
    locale,
    timeZone: session.FusoHorario ?? defaultTimeZone,
    origin,
    requestId,
  };
}
