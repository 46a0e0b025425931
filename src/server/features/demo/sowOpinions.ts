import { sql } from 'kysely';
import { choose } from '../../../domain/opinions/content.ts';
import type { OpinionKind } from '../../../domain/opinions/model.ts';
import { contentFromWire, contentToWire } from '../../../domain/opinions/wire.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { Work } from '../../engine/crud/work.ts';
import { runTransition } from '../../engine/crud/write/transition.ts';
import { followUp } from '../../engine/facts/facts.ts';
import type { Row } from '../../kit/database/database.ts';
import { consolidate, draft } from '../opinions/begin.ts';
import { draftOf, saveDraft } from '../opinions/drafts.ts';
import type { Ids } from './insertAll.ts';
import { colleagues, people } from './invented.ts';
import { type InventedOperation, inventedOperations } from './inventedOperations.ts';

/**
 * Opinions as far as their operations came: on each record, drafted by the analyst and approved by the officer; on the
 * operation submitted, so that it waits for the officer, or approved, which concludes it.
 */
export async function sowOpinions(work: Work, userIds: Ids): Promise<void> {
  for (const { client, state } of inventedOperations.filter((one) => withOpinion.includes(one.state))) {
    const operation = await operationOf(work, client);
    const analyst = actingAs(work, userIds, operation.analyst);
    const officer = actingAs(work, userIds, operation.officer);
    for (const id of await recordsOf(work, operation.id)) {
      const opinion = await submitted(analyst, 'record', { IdentificadorRegistroMatricula: id });
      await decide(officer, opinion, 'aprovar');
    }
    const opinion = await submitted(analyst, 'operation', { IdentificadorOperacao: operation.id });
    if (state === 'concluida') await decide(officer, opinion, 'aprovar');
  }
}

const withOpinion: readonly InventedOperation['state'][] = ['submetida', 'concluida'];

const begin = { record: draft, operation: consolidate } as const;

/** @returns the opinion, drafted from the facts as they are, favourable, and submitted */
async function submitted(work: Work, kind: OpinionKind, input: Row): Promise<number> {
  const model = work.models.named('parecer');
  const id = Number(((await begin[kind]({ work, model, input })) as Row).Identificador);
  const record = await findRecord(work, model, id, { lock: 'change' });
  const content = contentFromWire(await draftOf(work, record));
  const chosen = choose(content, { conclusion: 'FAVORAVEL', conditions: [] }, kind);
  await saveDraft(work, record, 0, contentToWire(chosen));
  await decide(work, id, 'submeter');
  return id;
}

/** What follows from it is what the next one rests on. */
async function decide(work: Work, opinion: number, event: string): Promise<void> {
  await runTransition(work, work.models.named('parecer'), opinion, { event });
  await followUp(work);
}

/** One of the bank's people, for what a signature needs: a name, and somebody who is not the author. */
function actingAs(work: Work, userIds: Ids, name: string): Work {
  const login = [...people, ...colleagues].find((person) => person.name === name)?.login ?? '';
  return { ...work, actor: { ...work.actor, name, userId: userIds.get(login) ?? null } };
}

interface OperationOf {
  readonly id: number;
  readonly analyst: string;
  readonly officer: string;
}

async function operationOf({ tx }: Work, client: string): Promise<OperationOf> {
  const { rows } =
    await sql<OperationOf>`select o."Identificador"::int as id, a."Nome" as analyst, f."Nome" as officer
    from operacao o join cliente c on c."Identificador" = o."IdentificadorCliente" and c."Nome" = ${client}
    join analista a on a."Identificador" = o."IdentificadorAnalista"
    join officer f on f."Identificador" = o."IdentificadorOfficer"`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error(`The demo has no operation of ${client}`);
  return found;
}

async function recordsOf({ tx }: Work, operationId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select "Identificador"::int as id from registro_matricula
    where "IdentificadorOperacao" = ${operationId} and "Situacao" = 'concluida' order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}
