import { expect, test } from 'vitest';
import { awaitedStates, validStates } from './certificates/stateGroups.ts';
import {
  EstadoChecklist,
  SituacaoCertidao,
  SituacaoMatricula,
  SituacaoOperacao,
  SituacaoParecer,
} from './generated/codes.ts';
import { finalRecordStates, stockStates } from './matricula/stateGroups.ts';
import { endedStates, openOperationStates } from './operations/stateGroups.ts';
import { openOpinionStates } from './opinions/stateGroups.ts';

test.each([
  ['operation', SituacaoOperacao, [openOperationStates, endedStates]],
  ['registry record', SituacaoMatricula, [stockStates, finalRecordStates]],
  ['certificate', SituacaoCertidao, [awaitedStates, ['emitida', 'cancelada']]],
  ['item of a checklist', EstadoChecklist, [validStates, ['dispensada', 'falta', 'vencida'], awaitedStates]],
  ['opinion', SituacaoParecer, [openOpinionStates, ['aprovado', 'substituido', 'revogado']]],
])('each state of an %s stands in one group: a new one has to be put in its place', (_of, all, groups) => {
  expect(groups.flat().toSorted()).toEqual([...all].toSorted());
});
