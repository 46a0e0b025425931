import { AppError } from '../../../../domain/errors.ts';
import { findingFromWire } from '../../../../domain/findings/wireFindings.ts';
import { openRecordStates } from '../../../../domain/matricula/stateGroups.ts';
import { findingText } from '../../../../metadata/findingText.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { Condition, EntityRules } from '../../../engine/crud/rules.ts';
import { raise } from '../../../engine/facts/facts.ts';
import { recordTruth } from '../facts.ts';
import { takeInHand } from '../review/takeInHand.ts';
import { refreshFindingsOf } from './refreshFindings.ts';

/** Deciding on a finding is work on its record: whoever does takes it in hand. @throws what `takeInHand` refuses */
const recordInWork: Condition = async ({ work, record }) => {
  if (record.Aplicavel !== true) return 'finding-not-applicable';
  const model = work.models.named('registro-matricula');
  const id = Number(record.IdentificadorRegistroMatricula);
  const matricula = await findRecord(work, model, id, { lock: 'change' });
  await takeInHand(work, matricula, work.models.services.now());
  return null;
};

export const rules: EntityRules = {
  conditions: { 'record-in-work': recordInWork },
  /** Why, who and when stand with the decision; one taken back has none of them. */
  async beforeTransition({ work, transition, reason }) {
    if (transition.to === 'aberta') return { MotivoResolucao: null, ResolvidoPor: null, ResolvidoEm: null };
    return {
      MotivoResolucao: reason,
      ResolvidoPor: work.actor.name,
      ResolvidoEm: work.models.services.now().toISOString(),
    };
  },
  show: (record, { locale }) => ({ ...record, Texto: findingText(findingFromWire(record), locale) }),
  listActions: {
    /** What was concluded stays as it was concluded. */
    async atualizar({ work, input }) {
      const id = Number(input.IdentificadorRegistroMatricula);
      const record = await findRecord(work, work.models.named('registro-matricula'), id);
      if (!openRecordStates.includes(String(record.Situacao))) throw new AppError('record-not-correctable');
      await refreshFindingsOf(work, id);
      raise(work, recordTruth, id);
      return { Total: 1 };
    },
  },
};
