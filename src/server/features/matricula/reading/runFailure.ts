import type { Locale } from '../../../../domain/locale.ts';
import type { FileUnderWay } from '../../../../metadata/calls/records.ts';
import { text } from '../../../../metadata/texts.ts';

import type { Run } from './runs.ts';

/** Why a run failed, in the reader's language; null when it did not. */
export const runFailure = (
  run: Pick<Run, 'Resultado' | 'Erro'> | null,
  locale: Locale,
): FileUnderWay['Falha'] =>
  run?.Resultado === 'erro' && run.Erro
    ? { Codigo: run.Erro.Codigo, Texto: text(locale, `errors.${run.Erro.Codigo}`, run.Erro.Parametros) }
    : null;
