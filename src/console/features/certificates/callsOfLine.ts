import { outlineNamed } from '../../../metadata/outlines.ts';
import { client } from '../../engine/auth/services.ts';
import { runOnRecord } from '../../engine/data/actionCalls.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import type { ChecklistLine } from './checklistLines.ts';

const run = (action: string) => (certificate: ConsoleRecord) =>
  runOnRecord(client(), outlineNamed('certidao'), certificate, { action, parameters: {}, headers: {} });

/** @throws ApiError */
export const tryAgain = run('tentar-novamente');

/** Ends the wait for a source that has the order. @throws ApiError */
export const giveUp = run('desistir');

/** Withdraws a request that waits for its turn or has failed. @throws ApiError */
export const cancel = run('cancelar');

/** Says what a certificate's result means for the operation. @throws ApiError */
export const comment = ({ id, Versao }: ConsoleRecord, Observacao: string) =>
  client().call(`Certidao/Alterar/${id}`, { method: 'PUT', body: { Versao, Observacao } });

/** Waives an item for a reason, or asks for it again. @throws ApiError */
export const setWaived = ({ item }: ChecklistLine, reason: string | null) =>
  client().call(`ItemChecklist/Alterar/${item.id}`, {
    method: 'PUT',
    body: { Versao: item.Versao, Dispensada: reason !== null, MotivoDispensa: reason },
  });
