import { sql } from 'kysely';
import type { Work } from '../../engine/crud/work.ts';
import { notify } from '../../engine/notices/notify.ts';
import type { Ids } from './insertAll.ts';
import { people } from './invented.ts';

/** The officer of the demo has just handed the analyst an operation, so that the bell has something to say. */
export async function sowHandover(work: Work, userIds: Ids): Promise<void> {
  const [officer, analyst] = (['officer', 'analista'] as const).map((profile) =>
    people.find((person) => person.profile === profile),
  );
  if (!officer || !analyst) return;
  const { rows } = await sql<{ id: number; code: string }>`
    select o."Identificador" as id, o."Codigo" as code from operacao o
    join analista a on a."Identificador" = o."IdentificadorAnalista"
    where a."IdentificadorUsuario" = ${userIds.get(analyst.login)} and o."Situacao" = 'em_andamento'
    order by o."Identificador" desc limit 1`.execute(work.tx);
  const [operation] = rows;
  if (!operation) return;
  await notify(work, [userIds.get(analyst.login) ?? 0], {
    kind: 'operacao-recebida',
    entity: 'operacao',
    recordId: operation.id,
    params: { operacao: operation.code, quem: officer.name },
  });
}
