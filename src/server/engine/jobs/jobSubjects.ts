import type { ListedJob } from '../../../metadata/calls/jobs.ts';
import { listLabel } from '../../../metadata/listLabel.ts';
import { nameOf } from '../../../metadata/nameOf.ts';
import type { Work } from '../crud/work.ts';
import { holds } from '../permissions/requireCode.ts';
import { readRecords } from '../search/searchEverywhere.ts';
import type { JobInput, JobSubject, JobType } from './job.ts';

interface Job {
  readonly id: string;
  readonly kind: string;
  readonly input: JobInput<string>;
}

type Told = NonNullable<ListedJob['Sobre']>;

/**
 * What jobs of the reader's company are about, by the job's identifier: records and lists that are the reader's to open.
 * Of jobs of the installation and of other companies nothing is told.
 */
export async function jobSubjects(
  work: Work,
  kinds: readonly JobType[],
  jobs: readonly Job[],
): Promise<ReadonlyMap<string, Told>> {
  const own = jobs.filter(({ input }) => input.companyId === work.actor.companyId);
  const subjects = new Map<string, JobSubject>();
  for (const [name, some] of Map.groupBy(own, ({ kind }) => kind)) {
    const type = kinds.find((kind) => kind.name === name);
    const inputs = some.map(({ input }) => input);
    const found = (await type?.about?.(work, inputs)) ?? [];
    for (const [index, { id }] of some.entries()) {
      const subject = found[index];
      if (subject) subjects.set(id, subject);
    }
  }
  const records = await recordsOf(work, [...subjects.values()]);
  const told = new Map<string, Told>();
  for (const [id, subject] of subjects) {
    const about = subject.id === null ? listOf(work, subject.entity) : records.get(keyOf(subject));
    if (about) told.set(id, about);
  }
  return told;
}

const keyOf = ({ entity, id }: JobSubject) => `${entity}/${id}`;

async function recordsOf(work: Work, subjects: readonly JobSubject[]): Promise<ReadonlyMap<string, Told>> {
  const asked = new Map<string, number[]>();
  for (const { entity, id } of subjects)
    if (id !== null) asked.set(entity, [...(asked.get(entity) ?? []), id]);
  const found = await readRecords(work, asked);
  return new Map(
    found.map(({ Entidade, Registro }) => {
      const { Identificador } = Registro;
      const Nome = nameOf(work.models.named(Entidade).entity, Registro, work.actor.locale);
      const told = { Entidade, Identificador, Nome };
      return [keyOf({ entity: Entidade, id: Identificador }), told];
    }),
  );
}

function listOf({ actor, models }: Work, name: string): Told | null {
  const entity = models.find(name)?.entity;
  if (!entity || !holds(actor, entity.codes.list)) return null;
  return { Entidade: name, Identificador: null, Nome: listLabel(entity)[actor.locale] };
}
