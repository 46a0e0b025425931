import type { SessionData } from '../../../metadata/calls/session.ts';
import { defaultTimeZone } from '../actors/actor.ts';
import { endOfSession, type Session } from './sessions.ts';

/** Authentication data as the specification's section 3 names it. */
export function toSessionData(session: Session, token: string, idleMinutes: number): SessionData {
  const { soonest, always } = endOfSession(session, idleMinutes);
  return {
    Login: session.Login,
    TodosProprietarios: session.TodosProprietarios,
    NomeEmpresa: session.NomeEmpresa,
    NomePessoa: session.NomePessoa,
    IdentificadorUsuario: session.IdentificadorUsuario,
    IdentificadorEmpresa: session.IdentificadorEmpresa,
    Token: token,
    Perfis: session.Perfis,
    Empresas: session.Empresas,
    IdentificadorFilial: session.IdentificadorFilial,
    NomeFilial: session.NomeFilial,
    FusoHorario: session.FusoHorario ?? defaultTimeZone,
    ExpiraEm: soonest.toISOString(),
    ExpiraSempreEm: always.toISOString(),
    TrocarSenha: session.TrocarSenha,
  };
}
