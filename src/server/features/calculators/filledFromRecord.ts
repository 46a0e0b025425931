import type { Values } from '../../../domain/calculators/calculation.ts';
import { recordFillings, type Source } from '../../../domain/calculators/fromRecord.ts';
import type { Notice } from '../../../domain/calculators/recordNotices.ts';
import { AppError } from '../../../domain/errors.ts';
import { applyCorrections, situationOf } from '../../../domain/matricula/corrections/index.ts';
import type { Calculator } from '../../../metadata/calculator.ts';
import { toWire } from '../../../metadata/calculatorValues.ts';
import { todayIn } from '../../engine/actors/todayIn.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { Work } from '../../engine/crud/work.ts';
import { holds } from '../../engine/permissions/requireCode.ts';
import { requireReading } from '../matricula/reading/readings.ts';
import { inputOfOperation } from './inputOfOperation.ts';

/** A calculator's input before anybody typed. */
export interface FilledInput {
  /** As its form holds it: what record and operation do not say is absent. */
  readonly Entrada: Values;
  /** Of the values the record says. */
  readonly Fontes: readonly Source[];
  readonly Avisos: readonly Notice[];
  readonly Matricula: {
    readonly Identificador: number;
    readonly Numero: string | null;
    readonly Cartorio: string | null;
  };
  readonly IdentificadorOperacao: number;
}

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
