import { sql } from 'kysely';
import type { Work } from '../../crud/work.ts';
import {
  type Act,
  type Matter,
  officerOf,
  ownerOf,
  type Point,
  type PointSource,
  type Waiting,
  waitsFor,
} from './point.ts';
import { recordName } from './records.ts';

/**
 * Opinions that are not approved: of each finished registry record, and the consolidated one of the operation.
 * @see workflow, section 6
 */
export const opinionPoints: PointSource = {
  code: 'PARECER.CONSULTAR',
  async find(matter) {
    const { work, operation } = matter;
    const subjects = await subjectsOf(work, operation.Identificador);
    return subjects.flatMap((subject) => pointsOf(subject, matter));
  },
};

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
        o."Situacao" in ('rascunho', 'submetido', 'devolvido') desc, o."Identificador" desc limit 1) p on true
    order by s.place, s.record`.execute(tx);
  return rows;
}

interface Standing {
  readonly code: string;
  readonly act: string;
  readonly waits: (subject: Subject, matter: Matter) => Waiting;
}

const byAuthor = ({ author }: Subject): Waiting => waitsFor(author);
const byOwner = (_subject: Subject, { operation }: Matter): Waiting => ownerOf(operation);
const byOfficer = (_subject: Subject, { operation }: Matter): Waiting => officerOf(operation);

/** What each state waits for; an approved one waits for nothing while its facts stand. */
const standings: Readonly<Record<string, Standing>> = {
  none: { code: 'missing', act: 'draft', waits: byOwner },
  rascunho: { code: 'draft', act: 'continue', waits: byAuthor },
  devolvido: { code: 'returned', act: 'continue', waits: byAuthor },
  submetido: { code: 'submitted', act: 'decide', waits: byOfficer },
  stale: { code: 'stale', act: 'draft', waits: byOwner },
  // Given up or replaced by none that stands: a new one is to be written.
  revogado: { code: 'revoked', act: 'draft', waits: byOwner },
  substituido: { code: 'missing', act: 'draft', waits: byOwner },
};

function pointsOf(subject: Subject, matter: Matter): Point[] {
  const { state, isStale, record } = subject;
  if (state === 'aprovado' && !isStale) return [];
  const standing = standings[state === 'aprovado' ? 'stale' : (state ?? 'none')];
  if (!standing) return [];
  const isOfRecord = record !== null;
  return [
    {
      code: `${isOfRecord ? 'record-' : ''}opinion-${standing.code}`,
      params: isOfRecord ? { record: recordName({ ...subject, id: record }) } : {},
      waits: standing.waits(subject, matter),
      step: 'PARECER',
      act: actOf(standing, subject, matter),
      bars: true,
    },
  ];
}

function actOf({ act }: Standing, { record, opinion }: Subject, { operation }: Matter): Act {
  if (act !== 'draft') return { code: act, entity: 'parecer', id: opinion };
  return record === null
    ? { code: 'draft', entity: 'operacao', id: operation.Identificador }
    : { code: 'draft', entity: 'registro-matricula', id: record };
}
