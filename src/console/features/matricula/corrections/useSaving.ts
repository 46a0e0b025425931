import { useRef, useState } from 'react';
import { correctionToWire } from '../../../../domain/matricula/wire/index.ts';
import { client } from '../../../engine/auth/services.ts';
import { ApiError } from '../../../engine/client/apiError.ts';
import { type ReviewRecord, reviewRecordFromWire, type WireRecord } from '../reviewRecord.ts';
import type { Review } from '../useReview.ts';
import type { PendingCorrection } from './pendingCorrections.ts';

export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  /** Somebody else saved first: the newer record is on the screen, the corrections wait on top of it. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly text: string };

/**
 * Sends all unsaved corrections in one request. Whatever the answer, nothing typed is lost: they are forgotten
 * only when the server has them.
 */
export function useSaving(
  { record, pending, forget, maySave }: Pick<Review, 'record' | 'pending' | 'forget' | 'maySave'>,
  put: (record: ReviewRecord) => void,
) {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const isSaving = useRef(false);

  /** @returns the record as it is saved; null when it is not */
  const save = async (): Promise<ReviewRecord | null> => {
    if (pending.length === 0) return record;
    if (isSaving.current || !maySave) return null;
    isSaving.current = true;
    setState({ kind: 'saving' });
    try {
      const saved = await client().call<WireRecord | null>(`RegistroMatricula/Corrigir/${record.id}`, {
        method: 'POST',
        body: { Versao: record.version, Correcoes: pending.map(toRequest) },
      });
      // Some answers carry the record, some only its version; ask for the whole when it is not there.
      const now = await wholeRecord(record.id, saved);
      put(now);
      forget(pending);
      setState({ kind: 'saved', at: new Date() });
      return now;
    } catch (error) {
      setState(await failureOf(error, record.id, put));
      return null;
    } finally {
      isSaving.current = false;
    }
  };
  return { state, save };
}

const toRequest = (pending: PendingCorrection) => {
  const { Tipo, Ato, Campo, Valor, Motivo } = correctionToWire({ ...pending, by: '', at: '' });
  return {
    Tipo,
    ...(Ato === null ? {} : { Ato }),
    ...(Campo === null ? {} : { Campo, Valor }),
    ...(Tipo === 'incluir-ato' ? { Valor } : {}),
    Motivo,
  };
};

async function failureOf(
  error: unknown,
  id: number,
  put: (record: ReviewRecord) => void,
): Promise<SaveState> {
  if (!(error instanceof ApiError)) throw error;
  if (error.status !== 409) return { kind: 'refused', text: error.message };
  put(await wholeRecord(id, error.current as WireRecord | null));
  return { kind: 'conflict' };
}

async function wholeRecord(id: number, wire: WireRecord | null | undefined): Promise<ReviewRecord> {
  const whole =
    wire && 'Leitura' in wire ? wire : await client().call<WireRecord>(`RegistroMatricula/Retornar/${id}`);
  return reviewRecordFromWire(whole);
}
