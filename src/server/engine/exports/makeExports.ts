import { type SqlBool, sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import { countedNoun } from '../../../metadata/countedNoun.ts';
import type { Database } from '../../kit/database/database.ts';
import type { FileStore } from '../../kit/files/fileStore.ts';
import { type Rounds, startRounds } from '../../kit/rounds.ts';
import type { Actor } from '../actors/actor.ts';
import type { KeptActor } from '../crud/export/exportLater.ts';
import { exportRecords, prepareExport } from '../crud/export/exportRecords.ts';
import type { Models } from '../crud/models.ts';
import type { Work } from '../crud/work.ts';
import { notify } from '../notices/notify.ts';

export interface ExportParts {
  readonly database: Database;
  readonly models: Models;
  readonly files: FileStore;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

interface ClaimedExport {
  readonly id: number;
  readonly entity: string;
  readonly query: string;
  readonly actor: Actor;
  readonly attempt: number;
}

/** Held so long by one worker; afterwards it was killed, and another one begins anew. */
const heldMinutes = 30;
const mostAttempts = 3;

/** A million lines of text, and no disk full of one list. */
const mostBytes = 2 ** 31;

/** Looks every two seconds whether somebody asked for a list that takes long. */
export const startExports = (parts: ExportParts): Rounds =>
  startRounds((over) => makeExports(parts, over), { everyMs: 2_000, onError: parts.onError });

/** Makes every export that waits, one after the other. @returns how many were taken */
export async function makeExports(
  parts: ExportParts,
  over: AbortSignal = new AbortController().signal,
): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    if (over.aborted) return taken;
    const claimed = await claim(parts);
    if (!claimed) return taken;
    await makeExport(parts, claimed);
  }
}

async function claim({ database, now }: ExportParts): Promise<ClaimedExport | null> {
  const until = new Date(now().getTime() + heldMinutes * 60_000);
  const rows = await database.system(async (tx) => {
    const found = await sql<{
      numero: number;
      entidade: string;
      pedido: string;
      ator: KeptActor;
      tentativa: number;
    }>`select * from folio_tomar_exportacao(${now()}, ${until})`.execute(tx);
    return found.rows;
  });
  const [row] = rows;
  if (!row) return null;
  const actor: Actor = { ...row.ator, codes: new Set(row.ator.codes), origin: 'job' };
  return {
    id: Number(row.numero),
    entity: row.entidade,
    query: row.pedido,
    actor,
    attempt: row.tentativa,
  };
}

/** What cannot be made is told to who asked; what may pass is tried again. */
async function makeExport(parts: ExportParts, job: ClaimedExport): Promise<void> {
  try {
    if (job.attempt > mostAttempts) throw new AppError('export-interrupted');
    await write(parts, job);
  } catch (cause) {
    const isOurs = cause instanceof AppError && cause.kind !== 'unavailable';
    if (!isOurs) parts.onError(cause);
    if (!isOurs && job.attempt < mostAttempts) return;
    const error = isOurs ? cause : new AppError('export-interrupted');
    await parts.database.transaction(job.actor, async (tx) => {
      const work = { tx, actor: job.actor, models: parts.models };
      await finish(work, job, { Erro: JSON.stringify({ Codigo: error.code, Parametros: error.params }) });
      await tell(work, job, 'exportacao-falhou', {
        erro: { Codigo: error.code, Parametros: error.params },
      });
    });
  }
}

async function write({ database, models, files }: ExportParts, job: ClaimedExport): Promise<void> {
  const model = models.named(job.entity);
  await database.transaction(job.actor, async (tx) => {
    const work = { tx, actor: job.actor, models };
    const prepared = prepareExport(work, model, new URLSearchParams(job.query), () => undefined);
    const file = exportRecords(work, model, prepared);
    const { key } = await files.put(file.bytes, { name: file.fileName, maxBytes: mostBytes });
    const count = await file.count;
    await finish(work, job, { Arquivo: key, Nome: file.fileName, Tipo: file.type, Total: count });
    await tell(work, job, 'exportacao-pronta', {
      registros: countedNoun(model.entity, count, job.actor.locale),
    });
  });
}

/** The query may name persons, and has done its part. */
async function finish({ tx }: Work, { id }: ClaimedExport, values: Readonly<Record<string, unknown>>) {
  const sets = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const own = sql<SqlBool>`"Identificador" = ${id}`;
  await sql`update "exportacao" set ${sql.join(sets)}, "FazerEm" = null, "Pedido" = null, "ProntaEm" = now()
    where ${own}`.execute(tx);
}

/** Nobody is told of what they did themselves, and this was made for them. */
const tell = (
  work: Work,
  { id, entity, actor }: ClaimedExport,
  kind: 'exportacao-pronta' | 'exportacao-falhou',
  params: Parameters<typeof notify>[2]['params'],
) =>
  notify({ ...work, actor: { ...actor, userId: null } }, actor.userId === null ? [] : [actor.userId], {
    kind,
    entity,
    recordId: id,
    params,
  });
