import { type Override, overrideFields } from '../corrections/overrides.ts';
import { type Codec, field, flag, nullable, record } from '../model/fields/codec.ts';
import { actCodec, openingCodec } from '../model/fields/wireFields.ts';
import type { Area, OverrideField, OverrideValues } from '../model/model.ts';

/** The wire's name of each field. */
export const overrideNames: Readonly<Record<OverrideField, string>> = {
  owners: 'Proprietarios',
  area: 'Area',
  legalReserve: 'ReservaLegal',
};

export const overrideToWire = (field: OverrideField, value: Override['value'] | null): unknown =>
  value === null ? null : codecs[field].toWire(value);

/** @throws AppError 'matricula-value-invalid' */
export function overrideFromWire(
  field: OverrideField,
  wire: unknown,
  path: string,
): Override['value'] | null {
  if (wire === null || wire === undefined) return null;
  return codecs[field].fromWire(wire, path) as Override['value'];
}

/** @returns null for a name that nothing derived has */
export const overrideNamed = (name: string): OverrideField | null =>
  overrideFields.find((field) => overrideNames[field] === name) ?? null;

const areaCodec = partOf(actCodec as Codec<unknown>, 'area') as Codec<Area | null>;

const reserveCodec = record<OverrideValues['legalReserve']>({
  registered: field('Averbada', flag),
  area: field('Area', nullable(areaCodec)),
});

const codecs: Readonly<Record<OverrideField, Codec<unknown>>> = {
  owners: partOf(openingCodec as Codec<unknown>, 'owners'),
  area: areaCodec as Codec<unknown>,
  legalReserve: reserveCodec as Codec<unknown>,
};

function partOf(codec: Codec<unknown>, key: string): Codec<unknown> {
  const part = codec.part('key', key);
  if (!part) throw new Error(`The wire has no field for ${key}`);
  return part.codec;
}
