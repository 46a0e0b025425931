import type { AppError } from '../../../domain/errors.ts';
import { defaultLocale } from '../../../domain/locale.ts';
import { text } from '../../../metadata/texts.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { Work } from '../../engine/crud/work.ts';
import { changeRecord } from '../../engine/crud/write/updateRecord.ts';
import { moveRecord } from './moveRecord.ts';
import { endRun, type Run, RunTakenOver } from './reading/runs.ts';

/**
 * The record of a run is being read from now on; a resumed run finds it so already.
 * @throws RunTakenOver when somebody cancelled it meanwhile
 */
export async function startRecord(work: Work, recordId: number): Promise<void> {
  const model = work.models.named('registro-matricula');
  const record = await findRecord(work, model, recordId, { lock: 'change', which: 'both' });
  if (record.Situacao === 'processando') return;
  if (record.Situacao !== 'na_fila' || record.ExcluidoEm) throw new RunTakenOver();
  await moveRecord(work, model, recordId, 'processar');
}

/** Ends a run that cannot be read: the reason stands with the record, in words and as a code. */
export async function failRecord(work: Work, run: Run, failure: AppError): Promise<void> {
  const { code, params } = failure;
  await endRun(work.tx, run, { result: 'erro', error: { Codigo: code, Parametros: params } });
  const model = work.models.named('registro-matricula');
  const moved = await moveRecord(work, model, run.IdentificadorRegistroMatricula, 'falhar');
  const Erro = text(defaultLocale, `errors.${code}`, params).slice(0, 500);
  await changeRecord(work, model, moved, { Erro });
}
