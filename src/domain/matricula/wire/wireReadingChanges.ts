import type { ReadingChange, ReadingChanges } from '../corrections/readingChanges.ts';
import { follow, isObject, refuseValue } from '../model/fields/codec.ts';
import { actCodec, closingCodec, openingCodec } from '../model/fields/wireFields.ts';
import type { Act, CertificateClosing } from '../model/model.ts';

/**
 * Changes between two readings on the wire: `Tipo` `valor` with `Campo`, `De`, `Para` and who had said `De`, or
 * `ato-novo` and `ato-ausente` with the act whole.
 */
export function readingChangesToWire({ items, closing }: ReadingChanges): Record<string, unknown> {
  return {
    Mudancas: items.map(changeToWire),
    Certidao: { De: closingCodec.toWire(closing.before), Para: closingCodec.toWire(closing.after) },
  };
}

/** @throws AppError 'matricula-value-invalid' */
export function readingChangesFromWire(wire: unknown): ReadingChanges {
  if (!isObject(wire) || !Array.isArray(wire.Mudancas) || !isObject(wire.Certidao)) return refuseValue('');
  const { De, Para } = wire.Certidao;
  return {
    items: wire.Mudancas.map(changeFromWire),
    closing: { before: closingFromWire(De), after: closingFromWire(Para) },
  };
}

const closingFromWire = (wire: unknown): CertificateClosing => closingCodec.fromWire(wire, 'Certidao');

const actKinds = { 'act-added': 'ato-novo', 'act-gone': 'ato-ausente' } as const;

function changeToWire(change: ReadingChange): Record<string, unknown> {
  const { id, kind } = change;
  if (kind !== 'value') return { Id: id, Tipo: actKinds[kind], Ato: actCodec.toWire(change.act) };
  const { names, codec } = partOf(change.act, 'key', change.field);
  const toWire = (value: unknown) => (value === null ? null : codec.toWire(value));
  const { byHand } = change;
  return {
    Id: id,
    Tipo: 'valor',
    Ato: change.act,
    Codigo: change.code,
    Campo: names,
    De: toWire(change.before),
    Para: toWire(change.after),
    PorPessoa: byHand && { Quem: byHand.by, Quando: byHand.at, Motivo: byHand.reason },
  };
}

function changeFromWire(wire: unknown): ReadingChange {
  if (!isObject(wire)) return refuseValue('Mudancas');
  const id = String(wire.Id);
  if (wire.Tipo !== 'valor') {
    const act: Act = actCodec.fromWire(wire.Ato, 'Ato');
    return { id, kind: wire.Tipo === actKinds['act-added'] ? 'act-added' : 'act-gone', act };
  }
  const act = typeof wire.Ato === 'string' ? wire.Ato : null;
  const { keys, codec } = partOf(act, 'name', String(wire.Campo));
  const fromWire = (value: unknown) => (value === null ? null : codec.fromWire(value, String(wire.Campo)));
  const hand = isObject(wire.PorPessoa) ? wire.PorPessoa : null;
  return {
    id,
    kind: 'value',
    act,
    code: typeof wire.Codigo === 'string' ? wire.Codigo : null,
    field: keys,
    before: fromWire(wire.De),
    after: fromWire(wire.Para),
    byHand: hand && { by: String(hand.Quem), at: String(hand.Quando), reason: String(hand.Motivo) },
  };
}

function partOf(act: string | null, by: 'key' | 'name', path: string) {
  const codec = act === null ? openingCodec : actCodec;
  return follow(codec as Parameters<typeof follow>[0], by, path) ?? refuseValue(path);
}
