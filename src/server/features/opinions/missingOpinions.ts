import { sql } from 'kysely';
import { openOpinionStates } from '../../../domain/opinions/stateGroups.ts';
import type { Work } from '../../engine/crud/work.ts';
import {
  type Act,
  type Asked,
  type MissingSource,
  type Point,
  type Waiting,
  waitsFor,
} from '../../engine/missing/missing.ts';
import { recordName } from '../matricula/missingRecords.ts';
import { officerOf, ownerOf } from '../organisation/answerable.ts';
import { decidersOf } from './limits/deciders.ts';
import { covers } from './limits/whoDecides.ts';

/**
 * Opinions that are not approved: of each finished registry record, and the consolidated one of the operation. An
 * operation is concluded on them. @see workflow, section 6
 */
export const missingOpinions: MissingSource = {
  code: 'PARECER.CONSULTAR',
  async find(asked) {
    if (asked.transition !== 'concluir' && asked.transition !== null) return [];
    const subjects = await subjectsOf(asked.work, asked.record.Identificador);
    const points = await Promise.all(subjects.map((subject) => pointsOf(subject, asked)));
    if (asked.transition === 'concluir') return points.flat();
    return points.at(-1)?.length === 0 ? [] : limitPoint(asked);
  },
};

/** Whether a point is the consolidated opinion itself: what an opinion waits for is all but this. */
export const isOwnOpinion = ({ code }: Point): boolean => code.startsWith('opinion-');

/** Told ahead, so that it is no surprise where the opinion goes. */
async function limitPoint({ work, record: operation }: Asked): Promise<Point[]> {
  const { rows } = await sql<{ name: string; covers: boolean }>`
    select f."Nome" as name, ${sql.raw(covers('f', 'o'))} as covers
    from operacao o join officer f on f."Identificador" = o."IdentificadorOfficer"
    where o."Identificador" = ${operation.Identificador} and o."Valor" is not null
      and o."IdentificadorSegmentoArea" is not null`.execute(work.tx);
  return rows
    .filter((row) => !row.covers)
    .map(({ name }) => ({
      code: 'limit-exceeded',
      params: { officer: name },
      waits: { code: 'directorate' },
      step: 'PARECER',
      act: null,
    }));
}

/** What an opinion is to be about, and the one that counts: approved and fresh, else under way, else the newest. */
interface Subject {
  /** Null = the operation as a whole. */
  readonly record: number | null;
  readonly number: string | null;
  readonly file: string | null;
  readonly opinion: number | null;
  readonly state: string | null;
  readonly author: string | null;
  readonly isStale: boolean;
}

async function subjectsOf({ tx }: Work, operationId: number): Promise<readonly Subject[]> {
  const { rows } = await sql<Subject>`
    select s.record, s.number, s.file, p.id as opinion, p.state, p.author, coalesce(p.stale, false) as "isStale"
    from (
      select m."Identificador" as record, m."Numero" as number, m."NomeArquivo" as file, 0 as place
      from registro_matricula m where m."IdentificadorOperacao" = ${operationId} and m."ExcluidoEm" is null
        and m."Situacao" = 'concluida'
      union all select null, null, null, 1) s
    left join lateral (
      select o."Identificador" as id, o."Situacao" as state, u."Nome" as author, o."Desatualizado" as stale
      from parecer o left join usuario u on u."Identificador" = o."IdentificadorAutor"
      where o."IdentificadorOperacao" = ${operationId} and o."ExcluidoEm" is null
        and o."IdentificadorRegistroMatricula" is not distinct from s.record
      order by o."Situacao" = 'aprovado' and not coalesce(o."Desatualizado", false) desc,
        o."Situacao" = any (${openOpinionStates}::text[]) desc, o."Identificador" desc limit 1) p on true
    order by s.place, s.record`.execute(tx);
  return rows;
}

interface Standing {
  readonly code: string;
  readonly act: string;
  readonly waits: (subject: Subject, asked: Asked) => Waiting | Promise<Waiting>;
}

const byAuthor = ({ author }: Subject): Waiting => waitsFor(author);
const byOwner = (_subject: Subject, { record: operation }: Asked): Waiting => ownerOf(operation);

/** Of an opinion on the operation those who may decide within the limit, else the directorate. */
async function byDecider({ record, opinion }: Subject, { work, record: operation }: Asked): Promise<Waiting> {
  if (record !== null || opinion === null) return officerOf(operation);
  const [first, second, ...others] = await decidersOf(work, opinion);
  if (!first) return { code: 'directorate' };
  const names = [first, ...(first.isOwn || !second ? [] : [second])].map(({ name }) => name).join(', ');
  return waitsFor(others.length > 0 && !first.isOwn ? `${names}…` : names);
}

/** What each state waits for; an approved one waits for nothing while its facts stand. */
const standings: Readonly<Record<string, Standing>> = {
  none: { code: 'missing', act: 'draft', waits: byOwner },
  rascunho: { code: 'draft', act: 'continue', waits: byAuthor },
  devolvido: { code: 'returned', act: 'continue', waits: byAuthor },
  submetido: { code: 'submitted', act: 'decide', waits: byDecider },
  stale: { code: 'stale', act: 'draft', waits: byOwner },
  // Given up or replaced by none that stands: a new one is to be written.
  revogado: { code: 'revoked', act: 'draft', waits: byOwner },
  substituido: { code: 'missing', act: 'draft', waits: byOwner },
};

async function pointsOf(subject: Subject, asked: Asked): Promise<Point[]> {
  const { state, isStale, record } = subject;
  if (state === 'aprovado' && !isStale) return [];
  const standing = standings[state === 'aprovado' ? 'stale' : (state ?? 'none')];
  if (!standing) return [];
  const isOfRecord = record !== null;
  return [
    {
      code: `${isOfRecord ? 'record-' : ''}opinion-${standing.code}`,
      params: isOfRecord ? { record: recordName({ ...subject, id: record }) } : {},
      waits: await standing.waits(subject, asked),
      step: 'PARECER',
      act: actOf(standing, subject, asked),
    },
  ];
}

function actOf({ act }: Standing, { record, opinion }: Subject, { record: operation }: Asked): Act {
  if (act !== 'draft') return { code: act, entity: 'parecer', id: opinion };
  return record === null
    ? { code: 'draft', entity: 'operacao', id: operation.Identificador }
    : { code: 'draft', entity: 'registro-matricula', id: record };
}
