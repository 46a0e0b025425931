import { expect, test } from 'vitest';
import { awaitedStates, metStates, settledStates } from './certificates/states.ts';
import {
  EstadoChecklist,
  SituacaoCertidao,
  SituacaoMatricula,
  SituacaoOperacao,
  SituacaoParecer,
} from './generated/codes.ts';
import { finalRecordStates, stockStates } from './matricula/states.ts';
import { endedStates, openOperationStates } from './operations/states.ts';
import { decidedStates, openOpinionStates } from './opinions/states.ts';

test.each([
  ['operation', SituacaoOperacao, [openOperationStates, endedStates]],
  ['registry record', SituacaoMatricula, [stockStates, finalRecordStates]],
  ['certificate', SituacaoCertidao, [awaitedStates, settledStates]],
  ['item of a checklist', EstadoChecklist, [metStates, ['falta', 'vencida'], awaitedStates]],
  ['opinion', SituacaoParecer, [openOpinionStates, decidedStates]],
])('each state of an %s stands in one group: a new one has to be put in its place', (_of, all, groups) => {
  expect(groups.flat().toSorted()).toEqual([...all].toSorted());
});
