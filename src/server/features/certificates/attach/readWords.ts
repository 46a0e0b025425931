import { sql } from 'kysely';
import type {
  CertificateExtractor,
  CertificatePart,
  TypeAliases,
} from '../../../../domain/certificates/model/index.ts';
import { AppError } from '../../../../domain/errors.ts';
import type { PageText } from '../../../../domain/pages/words.ts';
import { todayOf } from '../../../../field-types/todayOf.ts';
import type { Actor } from '../../../engine/actors/actor.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import type { Database, Tx } from '../../../kit/database/database.ts';
import { unlessStopped } from '../../../kit/unlessStopped.ts';
import { type DocumentData, documentData, type FileLook, withPart } from './documentData.ts';
import { heldFor } from './heldFor.ts';
import type { Look } from './lookInto.ts';
import { closestPart } from './parts/fit.ts';

/** What a reader is asked with. */
export interface ReadParts {
  readonly database: Pick<Database, 'reading'>;
  readonly certificateExtractor: CertificateExtractor;
}

/** What was read of a file, and of how many of its pages. */
export interface WordsRead {
  readonly parts: readonly CertificatePart[];
  readonly pages: number;
}

/**
 * What the words of a file say, titles the catalogue adds among them. Outside of any transaction: a reader may take
 * its time.
 * @throws what the reader fails with; the signal's reason
 */
export async function readWords(
  { database, certificateExtractor }: ReadParts,
  actor: Actor,
  texts: readonly PageText[],
  signal: AbortSignal,
): Promise<WordsRead> {
  const options = { today: todayOf(actor), types: await database.reading(actor, aliases) };
  const parts = await unlessStopped(signal, (stopped) => certificateExtractor.read(texts, options, stopped));
  return { parts, pages: texts.length };
}

/** A person waits, or a lane of orders: a reader that takes longer is left to the worker. */
const patienceMs = 15_000;

/**
 * The same at once, of a file that has words of its own.
 * @param cut ends the wait at once
 * @returns null where it has none, or the reader fails or takes too long: a worker reads it then
 */
export async function readAtOnce(
  parts: ReadParts & { readonly onError: (error: unknown) => void },
  actor: Actor,
  { texts }: Pick<Look, 'texts'>,
  cut?: AbortSignal,
): Promise<WordsRead | null> {
  if (!texts) return null;
  const late = AbortSignal.timeout(patienceMs);
  const patience = cut ? AbortSignal.any([late, cut]) : late;
  try {
    return await readWords(parts, actor, texts, patience);
  } catch (cause) {
    if (!patience.aborted && !(cause instanceof AppError)) parts.onError(cause);
    return null;
  }
}

/** As it is kept. Of several certificates the one stands that answers this request best. */
export async function documentOf(
  work: Work,
  record: FullRecord,
  look: FileLook,
  { parts, pages }: WordsRead,
): Promise<DocumentData> {
  const data = documentData(parts, look, pages);
  return data.Partes ? withPart(data, closestPart(data.Partes, await heldFor(work, record))) : data;
}

async function aliases(tx: Tx): Promise<readonly TypeAliases[]> {
  const { rows } = await sql<TypeAliases>`
    select t."Codigo" as code, array_agg(l."Texto" order by l."Ordem") as aliases
    from tipo_certidao t join tipo_certidao_apelidos l on l."IdentificadorPai" = t."Identificador"
    where t."ExcluidoEm" is null group by 1 order by 1`.execute(tx);
  return rows;
}
