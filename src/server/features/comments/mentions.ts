import { sql } from 'kysely';
import { formatMatriculaNumber } from '../../../domain/documents/matriculaNumber.ts';
import { AppError } from '../../../domain/errors.ts';
import { scopeOf } from '../../engine/crud/scope.ts';
import type { Work } from '../../engine/crud/work.ts';
import { holdersOf } from '../../engine/notices/holdersOf.ts';
import { notify } from '../../engine/notices/notify.ts';
import type { Row } from '../../kit/database/database.ts';

/**
 * Nobody is spoken to who could not read it: they would be told of an operation they do not see.
 * @throws AppError 'mention-unseen' beside the field, naming the first of them
 */
export async function requireReaders(work: Work, operationId: number, { Mencionados }: Row): Promise<void> {
  const people = idsIn(Mencionados).filter((id) => id !== work.actor.userId);
  if (people.length === 0) return;
  const holders = new Set(await holdersOf(work, work.models.named('comentario').entity.codes.list));
  for (const person of await portfoliosOf(work, people))
    if (!holders.has(person.id) || !(await sees(work, person, operationId)))
      throw new AppError('mention-unseen', { name: person.name }, { field: 'Mencionados' });
}

/** Tells people that somebody spoke to them; who was mentioned before is not told again. */
export async function tellMentioned(work: Work, before: Row | null, after: Row): Promise<void> {
  const known = new Set(idsIn(before?.Mencionados));
  const told = idsIn(after.Mencionados).filter((id) => !known.has(id));
  if (told.length === 0) return;
  const record = after.IdentificadorRegistroMatricula;
  const about = typeof record === 'number' ? await nameOfRecord(work, record) : null;
  await notify(work, told, {
    kind: 'comentario-mencao',
    entity: typeof record === 'number' ? 'registro-matricula' : 'operacao',
    recordId: typeof record === 'number' ? record : Number(after.IdentificadorOperacao),
    params: {
      quem: work.actor.name,
      sobre: about ?? (await codeOfOperation(work, Number(after.IdentificadorOperacao))),
      texto: String(after.Texto).slice(0, shownOfText),
    },
  });
}

/** As much of a comment as a notice repeats, characters. */
const shownOfText = 140;

const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];

async function codeOfOperation({ tx }: Work, id: number): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select "Codigo" as code from operacao where "Identificador" = ${id}`.execute(tx);
  return rows[0]?.code ?? String(id);
}

async function nameOfRecord({ tx }: Work, id: number): Promise<string> {
  const { rows } = await sql<{ number: string | null; file: string | null }>`
    select "Numero" as number, "NomeArquivo" as file from registro_matricula where "Identificador" = ${id}`.execute(
    tx,
  );
  const { number = null, file = null } = rows[0] ?? {};
  return number === null ? (file ?? String(id)) : formatMatriculaNumber(number);
}

/** Whose records a person sees in the actor's company. */
interface Portfolio {
  readonly id: number;
  readonly name: string;
  readonly allOwners: boolean;
  readonly branches: readonly number[];
  readonly analysts: readonly number[];
  readonly officers: readonly number[];
}

/** As a session of each would have it. @see specification, `TodosProprietarios` and alerts of other users */
async function portfoliosOf({ tx, actor }: Work, people: readonly number[]): Promise<readonly Portfolio[]> {
  const { rows } = await sql<Portfolio>`
    select u."Identificador" as id, u."Nome" as name, coalesce(u."TodosProprietarios", false) as "allOwners",
      coalesce(to_jsonb(v."Filiais"), '[]') as branches,
      (select coalesce(jsonb_agg(f."Identificador"), '[]') from officer f where f."IdentificadorEmpresa" = ${actor.companyId}
        and f."ExcluidoEm" is null and f."IdentificadorUsuario" = any (seen.people)) as officers,
      (select coalesce(jsonb_agg(a."Identificador"), '[]') from analista a where a."IdentificadorEmpresa" = ${actor.companyId}
        and a."ExcluidoEm" is null and (a."IdentificadorUsuario" = any (seen.people) or a."IdentificadorOfficer" in (
          select o."Identificador" from officer o where o."IdentificadorUsuario" = u."Identificador"
            and o."IdentificadorEmpresa" = ${actor.companyId} and o."ExcluidoEm" is null))) as analysts
    from usuario u
    join usuario_vinculos v on v."IdentificadorPai" = u."Identificador" and v."IdentificadorEmpresa" = ${actor.companyId}
    cross join lateral (select coalesce(u."UsuariosAlerta", '{}') || u."Identificador" as people) seen
    where u."Identificador" in (${sql.join([...people])})
    order by u."Nome"`.execute(tx);
  return rows;
}

async function sees({ tx, actor, models }: Work, person: Portfolio, operationId: number): Promise<boolean> {
  const { entity } = models.named('operacao');
  const reader = {
    ...actor,
    userId: person.id,
    allOwners: person.allOwners,
    analystIds: person.analysts,
    officerIds: person.officers,
    branchId: null,
    branchIds: person.branches.length > 0 ? person.branches : null,
  };
  const { rows } = await sql`select 1 from operacao as t
    where t."Identificador" = ${operationId} and ${scopeOf(entity, reader, models, 't')}`.execute(tx);
  return rows.length > 0;
}
