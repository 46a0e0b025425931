import { sql } from 'kysely';
import { entityNamed } from '../../../src/metadata/entities.ts';
import type { Random } from '../../genre/random.ts';
import type { TestCompany, TestServer } from '../servers/startServer.ts';

/** One row of the state log of a registry record. */
export interface Move {
  readonly record: number;
  readonly event: string;
  readonly from: string | null;
  readonly to: string;
  readonly at: Date;
}

export interface LoggedRecord {
  readonly id: number;
  readonly operation: number;
  readonly isDeleted: boolean;
}

export interface LoggedOperation {
  readonly id: number;
  readonly analyst: number | null;
  readonly officer: number | null;
  readonly branch: number | null;
  readonly workflow: number | null;
}

export interface EventLog {
  readonly operations: readonly LoggedOperation[];
  readonly records: readonly LoggedRecord[];
  /** In the order of the log, of every record there is. */
  readonly moves: readonly Move[];
}

const transitions = entityNamed('registro-matricula').states?.transitions ?? [];

/**
 * A walk through the state machine of a registry record, its log as long as chance has it. Ends are often come to and left
 * again, or no record would be concluded twice; to be cancelled or discarded, which ends a walk, is rare.
 */
export function randomWalk(random: Random, record: number, from: Date, until: Date): readonly Move[] {
  let at = new Date(from.getTime() + random.next() * (until.getTime() - from.getTime()));
  let state = 'recebida';
  const moves: Move[] = [{ record, event: 'incluir', from: null, to: state, at }];
  for (let steps = random.int(0, 18); steps > 0; steps -= 1) {
    const possible = transitions.filter((one) => one.from.includes(state));
    if (possible.length === 0) break;
    const { event, to } = random.weigh(possible.map((one) => [likelihoods[one.to] ?? 10, one] as const));
    // Now and then two moves fall on one instant.
    const hours = random.chance(0.1) ? 0 : 60 * random.next() ** 3;
    at = new Date(Math.round(at.getTime() + hours * 3_600_000));
    if (at > until) break;
    moves.push({ record, event, from: state, to, at });
    state = to;
  }
  return moves;
}

/** How likely a move into a state is beside one into any other, which weighs 10. */
const likelihoods: Readonly<Record<string, number>> = { concluida: 60, cancelada: 1, descartada: 2, erro: 5 };

/** Writes records with their logs, as the application's own writes would stand, without their side effects. */
export async function writeLog(
  { server }: TestServer,
  company: TestCompany,
  records: readonly LoggedRecord[],
  moves: readonly Move[],
): Promise<void> {
  const rows = records.map(({ id, operation, isDeleted }) => ({
    id,
    operation,
    state: moves.findLast(({ record }) => record === id)?.to ?? 'recebida',
    deleted: isDeleted ? '2026-01-01T00:00:00Z' : null,
    pages: 1 + (id % 7),
  }));
  const lines = moves.map((move, place) => ({ ...move, place }));
  await server.database.asMigrator(async (tx) => {
    await sql`insert into registro_matricula ("Identificador", "IdentificadorEmpresa", "IdentificadorOperacao", "Situacao",
        "Paginas", "ExcluidoEm", "Busca")
      overriding system value
      select id, ${company.id}::bigint, operation, state, pages, deleted::timestamptz, ''
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (id bigint, operation bigint, state text, pages integer, deleted text)`.execute(tx);
    await sql`insert into transicao ("IdentificadorEmpresa", "Entidade", "IdentificadorRegistro", "Evento", "De", "Para",
        "Quando", "Usuario", "Origem", "Requisicao")
      select ${company.id}::bigint, 'registro-matricula', record, event, "from", "to", at::timestamptz, 'ensaio', 'api', 'ensaio'
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as m (record bigint, event text, "from" text, "to" text, at text, place bigint)
      order by place`.execute(tx);
  });
}
