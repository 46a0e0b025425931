import { call, written } from './call.ts';
import {
  boolean,
  count,
  identifier,
  instant,
  list,
  named,
  nullable,
  type Of,
  object,
  oneOf,
  orNull,
  string,
  textOf,
  typed,
} from './shape.ts';

const tag = 'service';
const permission = 'INSTALACAO.OPERAR';

/**
 * A job of the company, or a failed one of the installation, as who operates the installation sees it; what it is about
 * is told where that is the reader's to see.
 */
const job = named(
  'Tarefa',
  object({
    Identificador: string,
    /** A `Tipo` of `Tipos`. */
    Tipo: string,
    /** The record it is about, or the list where there is none; null where it is about neither, or that is not the reader's to open. */
    Sobre: nullable(object({ Entidade: string, Identificador: nullable(identifier), Nome: string })),
    Situacao: oneOf(['esperando', 'em_andamento', 'falhou']),
    Desde: instant,
    /** Of one that waits. */
    NaoAntesDe: orNull('string', { format: 'date-time' }),
    /** Failures so far. */
    Tentativas: count,
    /** Why it failed last, in the reader's language. */
    Motivo: orNull('string'),
  }),
);
export type ListedJob = Of<typeof job>;

/** A kind of job, with how many there are of the company and of the installation as a whole. */
const jobKind = named(
  'TipoTarefa',
  object({ Tipo: string, Nome: string, Esperando: count, EmAndamento: count, Falhas: count }),
);
export type ListedJobKind = Of<typeof jobKind>;

/** Failed ones first, then those under way, then those that wait; of each the newest. */
const jobs = object({ Tipos: list(jobKind), Itens: list(job), HaMais: boolean });
export type ListedJobs = Of<typeof jobs>;

/** What the installation does later, and what of it failed. */
export const jobCalls = {
  list: call({ key: 'jobs', tag, method: 'get', path: '/Tarefa/Listar', permission, answer: jobs }),
  runAgain: call({
    key: 'run-job-again',
    tag,
    method: 'post',
    path: '/Tarefa/Repetir/{tarefa}',
    permission,
    params: { tarefa: textOf({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) },
    body: typed<unknown>({ type: ['object', 'null'], properties: {}, additionalProperties: false }),
    answer: boolean,
    refusals: written,
  }),
};
