import { sql } from 'kysely';
import type { OwnSession } from '../../../metadata/calls/session.ts';
import type { Tx } from '../../kit/database/database.ts';
import { agentWords } from './agentWords.ts';
import type { Session } from './sessions.ts';

interface LivingSession {
  readonly Identificador: number;
  readonly NomeEmpresa: string | null;
  readonly NomeFilial: string | null;
  readonly Endereco: string;
  readonly Agente: string;
  readonly CriadaEm: string;
  readonly UsadaEm: string;
}

/** What a person may know of their own sessions that live now: never a token, nor what is stored of one. */
export async function listOwnSessions(
  tx: Tx,
  session: Session,
  { now, idleMinutes }: { readonly now: Date; readonly idleMinutes: number },
): Promise<readonly OwnSession[]> {
  const { rows } = await sql<{ sessoes: readonly LivingSession[] }>`
    select folio_sessoes_de(${session.IdentificadorUsuario}, ${now}, ${`${idleMinutes} minutes`}::interval)
      as sessoes`.execute(tx);
  return (rows[0]?.sessoes ?? []).map(({ Identificador, Agente, CriadaEm, UsadaEm, ...rest }) => ({
    Identificador,
    ...rest,
    ...agentWords(Agente),
    Inicio: new Date(CriadaEm).toISOString(),
    UltimoUso: new Date(UsadaEm).toISOString(),
    Atual: Identificador === session.Identificador,
  }));
}

/** @returns false when it is nobody's or somebody else's; one that is over already stays so */
export async function endOwnSession(tx: Tx, session: Session, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update sessao set "EncerradaEm" = coalesce("EncerradaEm", ${now})
    where "Identificador" = ${id} and "IdentificadorUsuario" = ${session.IdentificadorUsuario}
    returning 1`.execute(tx);
  return rows.length > 0;
}
