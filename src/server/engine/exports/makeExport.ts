import { sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import { countedNoun } from '../../../metadata/countedNoun.ts';
import type { Tx } from '../../kit/database/database.ts';
import type { Actor } from '../actors/actor.ts';
import { exportRecords, prepareExport } from '../crud/export/exportRecords.ts';
import type { Work } from '../crud/work.ts';
import { transact } from '../facts/transact.ts';
import type { Workplace } from '../feature.ts';
import { type JobInput, job, type Turn } from '../jobs/job.ts';
import { notify } from '../notices/notify.ts';

/** An actor as a row keeps it until its export is made. */
export type KeptActor = Omit<Actor, 'codes'> & { readonly codes: readonly string[] };

type ExportKey = JobInput<'companyId' | 'userId' | 'exportId'>;
type ExportPlace = Pick<Workplace, 'database' | 'models' | 'files'>;

interface AskedExport {
  readonly id: number;
  readonly entity: string;
  readonly query: string;
  readonly actor: Actor;
}

/** A million lines of text, and no disk full of one list. */
const mostBytes = 2 ** 31;

/** A list too long to be waited for (`exportacao`). What cannot be made is told to who asked; what may pass is tried again. */
export const makeExport = job({
  name: 'exportacao',
  input: ['companyId', 'userId', 'exportId'],
  retry: { times: 2, afterSeconds: 60 },
  lease: { seconds: 30 * 60, heartbeatSeconds: 30 },
  async work(place, input, turn) {
    const asked = await find(place, input);
    if (!asked) return;
    try {
      await write(place, asked, turn);
    } catch (error) {
      if (!(error instanceof AppError) || error.kind === 'unavailable') throw error;
      await tellFailure(place, asked, turn, error, { isFinal: true });
    }
  },
  async failed(place, input, turn) {
    const asked = await find(place, input);
    if (asked) await tellFailure(place, asked, turn, new AppError('export-interrupted'), { isFinal: false });
  },
  async about({ tx }, inputs) {
    const ids = inputs.map(({ exportId }) => exportId);
    const { rows } = await sql<{ id: number; entity: string }>`
      select "Identificador" as id, "Entidade" as entity from exportacao
      where "Identificador" = any (${ids}::bigint[])`.execute(tx);
    const entities = new Map(rows.map(({ id, entity }) => [Number(id), entity]));
    return ids.map((id) => {
      const entity = entities.get(id);
      return entity === undefined ? null : { entity, id: null };
    });
  },
});

/** @returns null where it was made, or cannot be, or is gone */
async function find(
  { database }: ExportPlace,
  { exportId, ...scope }: ExportKey,
): Promise<AskedExport | null> {
  const { rows } = await database.transaction(scope, (tx) =>
    sql<Pick<AskedExport, 'entity' | 'query'> & { actor: KeptActor }>`
      select "Entidade" as entity, "Pedido" as query, "Ator" as actor from exportacao
      where "Identificador" = ${exportId} and "Pedido" is not null`.execute(tx),
  );
  const [row] = rows;
  if (!row) return null;
  const actor: Actor = { ...row.actor, codes: new Set(row.actor.codes), origin: 'job' };
  return { ...row, id: exportId, actor };
}

function write(place: ExportPlace, asked: AskedExport, turn: Turn): Promise<void> {
  const { actor } = asked;
  const { files, models } = place;
  const model = models.named(asked.entity);
  return transact(place, actor, async (work) => {
    const { tx } = work;
    const prepared = prepareExport(work, model, new URLSearchParams(asked.query), () => undefined);
    const file = exportRecords(work, model, prepared);
    const { key } = await files.put(file.bytes, { name: file.fileName, maxBytes: mostBytes });
    const count = await file.count;
    await finish(tx, asked, {
      Arquivo: key,
      Nome: file.fileName,
      Tipo: file.type,
      Total: count,
      Pedido: null,
    });
    await tell(work, asked, 'exportacao-pronta', {
      registros: countedNoun(model.entity, count, actor.locale),
    });
    await turn.done(tx);
  });
}

/** One that is not final may still be made, by who runs its job again: what was asked stays until the row goes. */
function tellFailure(
  place: ExportPlace,
  asked: AskedExport,
  turn: Turn,
  { code: Codigo, params: Parametros }: AppError,
  { isFinal }: { readonly isFinal: boolean },
): Promise<void> {
  const erro = { Codigo, Parametros };
  return transact(place, asked.actor, async (work) => {
    const { tx } = work;
    await finish(tx, asked, { Erro: JSON.stringify(erro), ...(isFinal ? { Pedido: null } : {}) });
    await tell(work, asked, 'exportacao-falhou', { erro });
    await turn.done(tx);
  });
}

/** The query may name persons: it goes as soon as it has done its part. */
async function finish(tx: Tx, { id }: AskedExport, values: Readonly<Record<string, unknown>>): Promise<void> {
  const sets = Object.entries({ Erro: null, ...values }).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  );
  await sql`update "exportacao" set ${sql.join(sets)}, "ProntaEm" = now() where "Identificador" = ${id}`.execute(
    tx,
  );
}

/** A person is not told of what they did themselves; this was made for them. */
const tell = (
  work: Work,
  { id, entity, actor }: AskedExport,
  kind: 'exportacao-pronta' | 'exportacao-falhou',
  params: Parameters<typeof notify>[2]['params'],
) =>
  notify({ ...work, actor: { ...actor, userId: null } }, actor.userId === null ? [] : [actor.userId], {
    kind,
    entity,
    recordId: id,
    params,
  });
