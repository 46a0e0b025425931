import { isObject, listOf, refuse } from './codec.ts';
import type { Reading } from './model.ts';
import { actCodec, closingCodec, openingCodec, unreadCodec } from './wireFields.ts';

/**
 * The one door between the domain model of a matrícula and the wire, both ways: the reading for storage and for
 * the console's own fold, corrections, and the extraction computed from both. Names stand in `wireFields.ts`.
 */
export { type Extraction, toExtraction, truthToExtraction } from './extraction.ts';
export { correctionFromWire, correctionToWire, type WireCorrection } from './wireCorrections.ts';

/** @returns plain JSON: `{ Abertura, Atos, Certidao, NaoLidos }` */
export function readingToWire(reading: Reading): Record<string, unknown> {
  return {
    Abertura: openingCodec.toWire(reading.opening),
    Atos: listOf(actCodec).toWire(reading.acts),
    Certidao: closingCodec.toWire(reading.closing),
    NaoLidos: listOf(unreadCodec).toWire(reading.unread),
  };
}

/** @throws AppError 'matricula-value-invalid' naming the first field that is not as it should be */
export function readingFromWire(wire: unknown): Reading {
  if (!isObject(wire)) return refuse('');
  return {
    opening: openingCodec.fromWire(wire.Abertura, 'Abertura'),
    acts: listOf(actCodec).fromWire(wire.Atos, 'Atos'),
    closing: closingCodec.fromWire(wire.Certidao, 'Certidao'),
    unread: listOf(unreadCodec).fromWire(wire.NaoLidos, 'NaoLidos'),
  };
}
