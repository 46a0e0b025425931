import { isObject, listOf, refuseValue } from '../codec/codec.ts';
import { actCodec, closingCodec, evidenceCodec, openingCodec } from '../codec/wireFields.ts';
import { blockCodec, blocksOfUnread } from '../ledger/blockCodec.ts';
import type { Reading } from '../model/model.ts';

/**
 * The one door between the domain model of a matrícula and the wire, both ways: the reading for storage and for
 * the console's own fold, corrections, and the extraction computed from both. Names stand in `wireFields.ts`.
 */
export { type Extraction, toExtraction, truthToExtraction } from './extraction.ts';
export { correctionFromWire, correctionToWire, type WireCorrection } from './wireCorrections.ts';

/** @returns plain JSON: `{ Abertura, Atos, Certidao, Cobertura }` */
export function readingToWire(reading: Reading): Record<string, unknown> {
  return {
    Abertura: openingCodec.toWire(reading.opening),
    Atos: listOf(actCodec).toWire(reading.acts),
    Certidao: closingCodec.toWire(reading.closing),
    Cobertura: listOf(blockCodec).toWire(reading.coverage),
  };
}

/** @throws AppError 'matricula-value-invalid' naming the first field that is not as it should be */
export function readingFromWire(wire: unknown): Reading {
  if (!isObject(wire)) return refuseValue('');
  return {
    opening: openingCodec.fromWire(wire.Abertura, 'Abertura'),
    acts: listOf(actCodec).fromWire(wire.Atos, 'Atos'),
    closing: closingCodec.fromWire(wire.Certidao, 'Certidao'),
    coverage:
      wire.Cobertura === undefined
        ? blocksOfUnread(wire.NaoLidos, evidenceCodec, 'NaoLidos')
        : listOf(blockCodec).fromWire(wire.Cobertura, 'Cobertura'),
  };
}
