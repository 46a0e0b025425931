import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { KeptFinding } from '../../../../domain/findings/wireFindings.ts';
import { outlineNamed } from '../../../../metadata/outlines.ts';
import { client } from '../../../engine/auth/services.ts';
import { ApiError } from '../../../engine/client/apiError.ts';
import { execute } from '../../../engine/data/entityCalls.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { standingFindings } from './standingFindings.ts';

/** What may be decided of a finding: events of its schema. */
export type Decision = 'confirmar' | 'afastar' | 'diligenciar' | 'reabrir';

/** A decision under way, and why the last one was refused. */
export function useDecisions() {
  const { record } = useReviewContext();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const decide = async (kept: KeptFinding, event: Decision, reason: string): Promise<boolean> => {
    setSaving(true);
    setRefused(null);
    try {
      await execute(client(), outlineNamed('apontamento'), kept.id, {
        name: event,
        Versao: kept.version,
        ...(reason === '' ? {} : { Motivo: reason }),
      });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error.message);
      return false;
    } finally {
      // What stands now is told in either case: somebody else may have decided meanwhile.
      await queries.invalidateQueries({ queryKey: ['RegistroMatricula', 'Retornar', record.id] });
      setSaving(false);
    }
  };
  return { decide, isSaving, refused };
}

/**
 * Days pass and deals change while nobody looks: what is found by now and not kept yet is kept, so that it can be
 * decided. Asked once a visit, and only by who may decide.
 */
export function useKeptUpToDate(): void {
  const review = useReviewContext();
  const queries = useQueryClient();
  const { record, pending, canCorrect } = review;
  const lacks = standingFindings(review).some(({ kept }) => kept === null || !kept.applies);
  const isDue = canCorrect && pending.length === 0 && lacks && !asked.has(`${record.id} ${record.version}`);
  useEffect(() => {
    if (!isDue) return;
    asked.add(`${record.id} ${record.version}`);
    client()
      .call('Apontamento/Executar/atualizar', {
        method: 'POST',
        body: { IdentificadorRegistroMatricula: record.id },
        background: true,
      })
      .then(() => queries.invalidateQueries({ queryKey: ['RegistroMatricula', 'Retornar', record.id] }))
      // The list is right without it; whoever decides next is told why it cannot be.
      .catch(() => undefined);
  }, [isDue, record.id, record.version, queries]);
}

const asked = new Set<string>();
