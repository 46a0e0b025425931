import type { UnderWay } from '../../../metadata/calls/records.ts';
import { client } from '../../engine/auth/services.ts';

/** @param operation null for everything the person sent @throws ApiError */
export const askUnderWay = (operation: number | null, signal?: AbortSignal): Promise<UnderWay> =>
  client().call<UnderWay>('RegistroMatricula/Andamento', {
    query: new URLSearchParams(operation === null ? [] : [['IdentificadorOperacao', String(operation)]]),
    background: true,
    ...(signal ? { signal } : {}),
  });

/** Takes a file back that nobody has read yet. @throws ApiError */
export const withdraw = (id: number): Promise<unknown> =>
  client().call(`RegistroMatricula/CancelarEnvio/${id}`, { method: 'POST' });
