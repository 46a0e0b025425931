import { AppError } from '../../../domain/errors.ts';
import { draftStates } from '../../../domain/opinions/stateGroups.ts';
import { contentFromWire } from '../../../domain/opinions/wire.ts';
import { type FullRecord, present } from '../../engine/crud/record.ts';
import type { ActionCall, Condition, EntityRules, Passage, Write } from '../../engine/crud/rules.ts';
import { changeRecord } from '../../engine/crud/write/updateRecord.ts';
import type { Row } from '../../kit/database/database.ts';
import { approvedValues } from './approve.ts';
import { draftersOf, isDrafter, requireAuthor, requireOwnDraft } from './authors.ts';
import { consolidate, draft, refuseSecond } from './begin.ts';
import { contentOf, draftOf, dropDraft, requireDraft } from './drafts.ts';
import { instanceOf } from './limits/whoDecides.ts';
import { tellOfPassage } from './notices.ts';
import { requireNoObstacle } from './requireNoObstacle.ts';
import { subjectOf } from './subject.ts';
import { submittedValues } from './submit.ts';

/** The author alone, once nothing stands against it. @see workflow, section 6: submit */
const isReady: Condition = async ({ work, record }) => {
  requireAuthor(work, record);
  await requireNoObstacle(work, record, await contentOf(work, record), null);
  return null;
};

const isNotTheAuthor: Condition = async ({ work, record }) =>
  isDrafter(work, record) ? 'opinion-own' : null;

/** Another person, and only what still stands: facts may have changed since it was submitted. */
const isApprovable: Condition = async ({ work, record }) => {
  if (isDrafter(work, record)) return 'opinion-own';
  const content = contentFromWire(record);
  const subject = subjectOf(record);
  // No correction may come between what is looked at here and what is approved.
  await subject.hold(work, record);
  await requireNoObstacle(work, record, content, work.actor.name);
  return subject.refusal(work, record, content);
};

const isRevocable: Condition = async ({ work, record }) => subjectOf(record).refusalToRevoke(work, record);

/** What the state brings with it, by event. */
const values: Readonly<Record<string, (passage: Passage) => Promise<Row>>> = {
  submeter: submittedValues,
  devolver: async ({ reason }) => ({ MotivoDevolucao: reason }),
  aprovar: approvedValues,
  revogar: async ({ reason }) => ({ MotivoRevogacao: reason }),
};

export const rules: EntityRules = {
  async beforeWrite({ operation, before, work }: Write) {
    if (operation === 'delete' && before) {
      requireDraft(before, work);
      requireOwnDraft(work, before);
    }
    if (operation === 'restore' && before) {
      // Of two restored at the same time the second sees the first.
      await subjectOf(before).hold(work, before);
      await refuseSecond(work, before);
    }
    return undefined;
  },
  conditions: {
    'opinion-ready': isReady,
    'not-the-author': isNotTheAuthor,
    'opinion-approvable': isApprovable,
    'opinion-revocable': isRevocable,
  },
  expressions: { Instancia: instanceOf },
  decisions: ['aprovar', 'devolver', 'revogar'],
  beforeTransition: async (passage) => values[passage.transition.event]?.(passage),
  async afterTransition(passage) {
    const { work, record, transition } = passage;
    if (transition.event === 'submeter') await dropDraft(work, record.Identificador);
    await tellOfPassage(passage);
  },
  listActions: { redigir: draft, consolidar: consolidate },
  actions: { assumir: takeOver },
  showWhole: async (record, work) => ({
    ...record,
    Rascunho: draftStates.includes(String(record.Situacao)) ? await draftOf(work, record) : null,
  }),
};

/** The draft changes hands; who wrote it so far stays among those who may not approve it. */
async function takeOver({ work, model, record }: ActionCall): Promise<unknown> {
  if (record.IdentificadorAutor === work.actor.userId) throw new AppError('opinion-author-already');
  const changed: FullRecord = await changeRecord(work, model, record, {
    IdentificadorAutor: work.actor.userId,
    Redatores: draftersOf(record),
  });
  return { ...present(changed, model, work.actor), Rascunho: await draftOf(work, changed) };
}
