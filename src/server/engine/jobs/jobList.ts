import { sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { ListedJob, ListedJobKind, ListedJobs } from '../../../metadata/calls/jobs.ts';
import { hasText, text } from '../../../metadata/texts.ts';
import type { Work } from '../crud/work.ts';
import { deadLetters, type JobInput } from './job.ts';
import { jobSubjects } from './jobSubjects.ts';
import type { JobQueue } from './queue.ts';
import { keptReason, type Reason } from './reason.ts';

const mostJobs = 200;

interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly state: ListedJob['Situacao'];
  readonly since: Date | string;
  readonly startAfter: Date | string;
  readonly tries: number;
  /** What the last failure left; null where there was none. */
  readonly reason: unknown;
  readonly input: JobInput<string>;
}

/** A dead letter keeps what its job was. */
const columns = sql`id, coalesce(source_name, name) as kind,
  case when name = ${deadLetters} then 'falhou' when state = 'active' then 'em_andamento' else 'esperando' end as state,
  coalesce(source_created_on, created_on) as since, start_after as "startAfter",
  coalesce(source_retry_count, retry_count) as tries, coalesce(source_output, output) as reason, data as input`;

/**
 * Jobs of the actor's company, and of the whole installation those that failed; what else the installation has to do is
 * in the counts alone, and jobs of other companies are nowhere.
 */
export async function jobsOf(work: Work, { kinds }: Pick<JobQueue, 'kinds'>): Promise<ListedJobs> {
  const { tx, actor } = work;
  const company = String(actor.companyId);
  const { rows: counted } = await sql<Pick<JobRow, 'kind' | 'state'> & { count: number }>`
    select kind, state, count(*)::int as count from (
      select ${columns} from pgboss.job where state <= 'active' and coalesce(data ->> 'companyId', ${company}) = ${company}) j
    group by kind, state`.execute(tx);
  const { rows } = await sql<JobRow>`
    select * from (
      select ${columns} from pgboss.job where state <= 'active' and (data ->> 'companyId' = ${company}
        or name = ${deadLetters} and data ->> 'companyId' is null)) j
    order by array_position(array['falhou', 'em_andamento', 'esperando'], state), since desc, id
    limit ${mostJobs + 1}`.execute(tx);
  const shown = rows.slice(0, mostJobs);
  const subjects = await jobSubjects(work, kinds, shown);
  const countOf = (name: string, wanted: ListedJob['Situacao']) =>
    counted.find(({ kind, state }) => kind === name && state === wanted)?.count ?? 0;
  return {
    Tipos: kinds.map(
      ({ name }): ListedJobKind => ({
        Tipo: name,
        Nome: text(actor.locale, `jobs.kinds.${name}`),
        Esperando: countOf(name, 'esperando'),
        EmAndamento: countOf(name, 'em_andamento'),
        Falhas: countOf(name, 'falhou'),
      }),
    ),
    Itens: shown.map((row) => toWire(row, subjects.get(row.id) ?? null, actor.locale)),
    HaMais: rows.length > mostJobs,
  };
}

function toWire(row: JobRow, subject: ListedJob['Sobre'], locale: Locale): ListedJob {
  const { id, kind, state, since, startAfter, tries, reason } = row;
  const failed = reason === null ? null : keptReason(reason);
  return {
    Identificador: id,
    Tipo: kind,
    Sobre: subject,
    Situacao: state,
    Desde: new Date(since).toISOString(),
    NaoAntesDe: state === 'esperando' ? new Date(startAfter).toISOString() : null,
    Tentativas: tries,
    Motivo: failed && reasonIn(locale, failed),
  };
}

/** Another version may have left one that this one has no words for. */
const reasonIn = (locale: Locale, { code, params }: Reason): string =>
  hasText(locale, `errors.${code}`)
    ? text(locale, `errors.${code}`, params)
    : text(locale, 'errors.job-failed', { kind: code });

/**
 * A job of the company, or of the installation, that failed for good is done again. What goes on by itself waits already:
 * its turn comes at once.
 * @throws AppError 'record-not-found' where it is none; what its kind refuses
 */
export async function runAgain(work: Work, { kinds, runAgain: send }: JobQueue, id: string): Promise<void> {
  const { tx, actor } = work;
  const { rows } = await sql<{ kind: string; input: JobInput<string> }>`
    select source_name as kind, data as input from pgboss.job where name = ${deadLetters} and state < 'active'
      and id = ${id}::uuid and coalesce(data ->> 'companyId', ${String(actor.companyId)}) = ${String(actor.companyId)}
    for update`.execute(tx);
  const [letter] = rows;
  const type = kinds.find(({ name }) => name === letter?.kind);
  if (!letter || !type) throw new AppError('record-not-found', { entity: text(actor.locale, 'jobs.one') });
  if (!type.restart) {
    await send(tx, id);
    return;
  }
  await type.restart(work, letter.input);
  await sql`delete from pgboss.job where name = ${deadLetters} and id = ${id}::uuid`.execute(tx);
}
