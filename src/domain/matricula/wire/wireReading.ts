import { isObject, listOf, refuseValue } from '../model/fields/codec.ts';
import { actCodec, closingCodec, evidenceCodec, openingCodec } from '../model/fields/wireFields.ts';
import type { Reading } from '../model/model.ts';
import { blockCodec, blocksOfUnread } from './blockCodec.ts';

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
