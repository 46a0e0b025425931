import type { Locale } from '../../../../domain/locale.ts';
import { text } from '../../../../metadata/texts.ts';
import type { Row } from '../../../kit/database/database.ts';
import type { Run } from './runs.ts';

/** Why a run failed, in the reader's language; null when it did not. */
export const runFailure = (run: Pick<Run, 'Resultado' | 'Erro'> | null, locale: Locale): Row | null =>
  run?.Resultado === 'erro' && run.Erro
    ? { Codigo: run.Erro.Codigo, Texto: text(locale, `errors.${run.Erro.Codigo}`, run.Erro.Parametros) }
    : null;
