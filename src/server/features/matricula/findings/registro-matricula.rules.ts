import type { EntityRules } from '../../../engine/crud/rules.ts';
import { refreshFindingsOf } from './refreshFindings.ts';

/** Events by which somebody turns to a record: days may have passed since its findings were last looked for. */
const turning: readonly string[] = [
  'analisar',
  'retomar',
  'assumir',
  'tomar',
  'enviar-revisao',
  'devolver',
  'reabrir',
];

export const rules: EntityRules = {
  async afterTransition({ work, record, transition: { event } }) {
    if (turning.includes(event)) await refreshFindingsOf(work, record.Identificador);
  },
};
