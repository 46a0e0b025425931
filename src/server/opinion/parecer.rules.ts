import { sql } from 'kysely';
import { formatMatriculaNumber } from '../../domain/documents/matriculaNumber.ts';
import { AppError } from '../../domain/errors.ts';
import { draftOf as firstDraft } from '../../domain/opinion/content.ts';
import { isFavourable } from '../../domain/opinion/readiness.ts';
import { factSentences } from '../../domain/opinion/template.ts';
import { contentFromWire, contentToWire } from '../../domain/opinion/wire.ts';
import { createChecked } from '../crud/createRecord.ts';
import { findRecord } from '../crud/findRecord.ts';
import { type FullRecord, present } from '../crud/record.ts';
import type { ActionCall, Condition, EntityRules, ListActionCall, Passage, Write } from '../crud/rules.ts';
import { changeRecord } from '../crud/updateRecord.ts';
import type { Work } from '../crud/work.ts';
import type { Row } from '../database/database.ts';
import { requireCode } from '../permissions/requireCode.ts';
import { approvedValues, replaceOlder } from './approve.ts';
import { draftersOf, isDrafter, requireAuthor, requireOwnDraft } from './authors.ts';
import { contentOf, draftOf, draftStates, dropDraft, requireDraft } from './drafts.ts';
import { opinionFacts } from './facts.ts';
import { resumeOperation } from './followFacts.ts';
import { tellOfPassage } from './notices.ts';
import { requireNoObstacle } from './ready.ts';
import { submittedValues } from './submit.ts';

/** The author alone, once nothing stands against it. @see workflow, section 6: submit */
const isReady: Condition = async ({ work, record }) => {
  requireAuthor(work, record);
  await requireNoObstacle(work, record, await contentOf(work, record), null);
  return null;
};

const isNotTheAuthor: Condition = async ({ work, record }) =>
  isDrafter(work, record) ? 'opinion-own' : null;

/**
 * Another person, and only what still stands: facts may have changed since it was submitted. A favourable opinion
 * needs a finished analysis; the others may end a matter that cannot be finished.
 */
const isApprovable: Condition = async ({ work, record }) => {
  if (isDrafter(work, record)) return 'opinion-own';
  const content = contentFromWire(record);
  // No correction may come between what is looked at here and what is approved.
  const about = await lockedRecord(work, recordOf(record));
  await requireNoObstacle(work, record, content, work.actor.name);
  if (!isFavourable(content)) return null;
  return about.Situacao === 'concluida' ? null : 'opinion-record-open';
};

/** What the state brings with it, by event. */
const values: Readonly<Record<string, (passage: Passage) => Promise<Row>>> = {
  submeter: submittedValues,
  devolver: async ({ reason }) => ({ MotivoDevolucao: reason }),
  aprovar: approvedValues,
  revogar: async ({ reason }) => ({ MotivoRevogacao: reason }),
};

/** What it sets in motion beyond the opinion. */
const consequences: Readonly<Record<string, (passage: Passage) => Promise<void>>> = {
  submeter: ({ work, record }) => dropDraft(work, record.Identificador),
  aprovar: replaceOlder,
  revogar: ({ work, record, reason }) =>
    resumeOperation(work, Number(record.IdentificadorOperacao), reason ?? ''),
};

export const rules: EntityRules = {
  async beforeWrite({ operation, before, work }: Write) {
    if (operation === 'delete' && before) {
      requireDraft(before, work);
      requireOwnDraft(work, before);
    }
    if (operation === 'restore' && before) {
      // Of two restored at the same time the second sees the first.
      await lockedRecord(work, recordOf(before));
      await refuseSecond(work, recordOf(before));
    }
    return undefined;
  },
  conditions: {
    'opinion-ready': isReady,
    'not-the-author': isNotTheAuthor,
    'opinion-approvable': isApprovable,
  },
  beforeTransition: async (passage) => values[passage.transition.event]?.(passage),
  async afterTransition(passage) {
    await consequences[passage.transition.event]?.(passage);
    await tellOfPassage(passage);
  },
  listActions: { redigir: draft },
  actions: { assumir: takeOver },
  showWhole: async (record, work) => ({
    ...record,
    Rascunho: draftStates.includes(record.Situacao) ? await draftOf(work, record) : null,
  }),
};

const recordOf = (opinion: Row): number => Number(opinion.IdentificadorRegistroMatricula);

const lockedRecord = (work: Work, id: number): Promise<FullRecord> =>
  findRecord(work, work.models.named('registro-matricula'), id, { lock: 'change', which: 'both' });

/**
 * A first draft out of the facts of a record, in the name of who asks, who may read them elsewhere too.
 * @throws AppError 'permission-missing', 'record-not-read', 'opinion-open-already' while another one is under way
 */
async function draft({ work, model, input }: ListActionCall): Promise<unknown> {
  requireCode(work.actor, 'MATRICULA.CONSULTAR');
  const records = work.models.named('registro-matricula');
  const about = await findRecord(work, records, Number(input.IdentificadorRegistroMatricula), {
    lock: 'change',
  });
  const facts = await opinionFacts(work, about.Identificador);
  await refuseSecond(work, about.Identificador);
  const { Sentencas, Condicoes } = contentToWire(firstDraft(factSentences(facts)));
  const created = await createChecked(work, model, {
    Titulo: titleOf(about),
    IdentificadorOperacao: about.IdentificadorOperacao,
    IdentificadorRegistroMatricula: about.Identificador,
    IdentificadorAutor: work.actor.userId,
    Sentencas,
    Condicoes,
    Redatores: [],
    Desatualizado: false,
  });
  return { ...present(created, model, work.actor), Rascunho: await draftOf(work, created) };
}

/** `Parecer da matrícula 12.345`: a Portuguese document's name, whatever the language of who drafts it. */
const titleOf = ({ Numero, NomeArquivo }: Row): string =>
  `Parecer da matrícula ${Numero ? formatMatriculaNumber(String(Numero)) : `de ${NomeArquivo ?? 'arquivo'}`}`.slice(
    0,
    200,
  );

/** One opinion under way for each record: whoever wants another finishes, deletes or takes over this one. */
async function refuseSecond({ tx }: Work, recordId: number): Promise<void> {
  const { rows } = await sql<{ author: string | null }>`
    select u."Nome" as author from parecer p left join usuario u on u."Identificador" = p."IdentificadorAutor"
    where p."IdentificadorRegistroMatricula" = ${recordId} and p."ExcluidoEm" is null
      and p."Situacao" in ('rascunho', 'submetido', 'devolvido') limit 1`.execute(tx);
  if (rows[0]) throw new AppError('opinion-open-already', { author: rows[0].author ?? '—' });
}

/** The draft changes hands; who wrote it so far stays among those who may not approve it. */
async function takeOver({ work, model, record }: ActionCall): Promise<unknown> {
  if (record.IdentificadorAutor === work.actor.userId) throw new AppError('opinion-author-already');
  const changed: FullRecord = await changeRecord(work, model, record, {
    IdentificadorAutor: work.actor.userId,
    Redatores: draftersOf(record),
  });
  return { ...present(changed, model, work.actor), Rascunho: await draftOf(work, changed) };
}
