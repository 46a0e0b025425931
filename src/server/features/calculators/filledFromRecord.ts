import { recordFillings } from '../../../domain/calculators/fromRecord.ts';
import { AppError } from '../../../domain/errors.ts';
import { applyCorrections, situationOf } from '../../../domain/matricula/corrections/index.ts';
import type { Calculator } from '../../../metadata/calculator.ts';
import { toWire } from '../../../metadata/calculatorValues.ts';
import type { FilledInput } from '../../../metadata/calls/calculators.ts';
import { todayIn } from '../../engine/actors/todayIn.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { Work } from '../../engine/crud/work.ts';
import { holds } from '../../engine/permissions/requireCode.ts';
import { requireReading } from '../matricula/reading/readings.ts';
import { inputOfOperation } from './inputOfOperation.ts';

/**
 * The input as far as a registry record says it, as it counts today, and its operation: amount and limits, for
 * who may read operations.
 * @throws AppError 'call-unknown' for a calculator no record fills; 'record-not-found'; 'record-not-read'
 */
export async function filledFromRecord(
  work: Work,
  calculator: Calculator,
  id: number,
  now: Date,
): Promise<FilledInput> {
  const fill = recordFillings[calculator.folder];
  if (!fill) throw new AppError('call-unknown');
  const record = await findRecord(work, work.models.named('registro-matricula'), id);
  const { reading, corrections } = await requireReading(work.tx, id);
  const truth = applyCorrections(reading, corrections);
  const today = todayIn(work.actor, now);
  const { Entrada, Fontes, Avisos } = fill({ truth, situation: situationOf(truth) }, today);
  const operation = Number(record.IdentificadorOperacao);
  return {
    Entrada: {
      ...(holds(work.actor, 'OPERACAO.CONSULTAR') ? await inputOfOperation(work, calculator, operation) : {}),
      ...toWire(calculator.fields, Entrada),
    },
    Fontes,
    Avisos,
    Matricula: {
      Identificador: id,
      Numero: (record.Numero as string | null) ?? null,
      Cartorio: (record.Cartorio as string | null) ?? null,
    },
    IdentificadorOperacao: operation,
  };
}
