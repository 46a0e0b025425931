import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Field } from '../../../../field-types/types.ts';
import type { Entity } from '../../../../metadata/entity.ts';
import { client } from '../../auth/services.ts';
import { ApiError } from '../../client/apiError.ts';
import { keyHeader } from '../../data/attempts.ts';
import { type MergeBody, type MergePreview, mergeRecords, undoMerge } from '../../data/merging.ts';
import { useAttempt } from '../../data/useAttempt.ts';
import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../page/notices.ts';
import { giverOf, likeliestSurvivor, type Picked, partFields } from './mergeChoices.ts';

export type Merge = ReturnType<typeof useMerge>;

interface Problem {
  readonly text: string;
  /** Somebody changed one of the records: what is shown is old. */
  readonly isStale: boolean;
  readonly byField: Readonly<Record<string, string>>;
}

/** What is decided of a merging, and its sending. */
export function useMerge(entity: Entity, { records, moving }: MergePreview) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const attempt = useAttempt();
  const [survivor, setSurvivor] = useState(() => likeliestSurvivor(records, moving));
  const [picked, setPicked] = useState<Picked>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const source = (field: Field) => giverOf(field, { records, survivor, picked });

  const body = (): MergeBody => ({
    Sobrevivente: survivor,
    Registros: records.map(({ id, Versao }) => ({ Identificador: id, Versao: Number(Versao) })),
    Campos: Object.fromEntries(
      partFields(entity, records)
        .differing.map((field) => [field.name, source(field)] as const)
        .filter(([, id]) => id !== survivor),
    ),
  });
  const undo = async (id: number, merged: { Mesclagem: number; Versao: number }) => {
    try {
      await undoMerge(client(), entity, id, merged);
      refresh();
      notify({ kind: 'ok', text: t('merge.undoneNotice') });
    } catch (error) {
      notify({ kind: 'er', text: (error as Error).message });
    }
  };
  const send = async (address: () => string) => {
    setBusy(true);
    setProblem(null);
    try {
      const { Mesclagem, Registro } = await attempt(body(), (one) =>
        mergeRecords(client(), entity, one.body as MergeBody, keyHeader(one)),
      );
      refresh();
      notify({
        kind: 'ok',
        text: t('merge.done', { smart_count: records.length }),
        action: {
          label: t('delete.undo'),
          act: () => void undo(Registro.Identificador, { Mesclagem, Versao: Registro.Versao }),
        },
      });
      navigate(address(), { replace: true });
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    survivor,
    setSurvivor,
    sourceOf: source,
    pick: (field: string, id: number) => setPicked({ ...picked, [field]: id }),
    problem,
    problemOf: (field: string) => problem?.byField[field] ?? null,
    busy,
    send,
  };
}

function problemOf(error: unknown): Problem {
  const text = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ApiError)) return { text, isStale: false, byField: {} };
  return { text, isStale: [404, 409, 410].includes(error.status), byField: error.body.errors };
}
