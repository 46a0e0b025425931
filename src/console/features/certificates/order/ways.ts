import { Decimal } from 'decimal.js';
import type { OrigemCertidao } from '../../../../domain/generated/codes.ts';
import type { WaysToOrder, WayToOrder } from '../../../../metadata/calls/certificates.ts';

/** Who brings a certificate: `OrigemCertidao`. */
export type Origin = OrigemCertidao;

/** A source where one serves the type, else a person. */
export const firstOrigin = ({ Provedor }: WayToOrder): Origin => (Provedor === null ? 'manual' : 'provedor');

/** What an order costs before it is sent: exact sum in BRL, and how many of a source have no known price. */
export function costOf(chosen: readonly { readonly way: WayToOrder; readonly origin: Origin }[]) {
  const ordered = chosen.filter(({ origin }) => origin === 'provedor');
  const sum = ordered.reduce((total, { way }) => total.add(String(way.Custo ?? 0)), new Decimal(0));
  return {
    sum: sum.toFixed(2),
    isPaid: sum.gt(0),
    unknown: ordered.filter(({ way }) => way.Custo === null).length,
  };
}

/** Whether it is about one of several registry records and nobody has said which. */
export const needsRecord = (way: WayToOrder, { Matriculas }: WaysToOrder): boolean =>
  way.Imovel && way.IdentificadorRegistroMatricula === null && Matriculas.length > 1;

/** Whether there is nothing to decide and nothing to say: a request by hand can go at once. */
export const isSettled = (way: WayToOrder, ways: WaysToOrder): boolean =>
  way.Provedor === null && way.Faltam.length === 0 && !needsRecord(way, ways);

/** What searches still need to be told, each once, with the names of those that need it. */
export function needsOf(
  ways: readonly WayToOrder[],
): readonly { readonly field: string; readonly of: readonly string[] }[] {
  const fields = [...new Set(ways.flatMap(({ Faltam }) => Faltam))];
  return fields.map((field) => ({
    field,
    of: ways.filter(({ Faltam }) => Faltam.includes(field)).map(({ Titulo }) => Titulo),
  }));
}

/** Numbers of the land, which differ from line to line; whom a search is about stands above it already. */
const ofLand = ['NumeroMatricula', 'CodigoIncra', 'Cib', 'Car', 'InscricaoMunicipal'];

/** Fields worth telling before an order, in the order they were asked. */
export const toldFields = ({ Sabe }: WayToOrder, isAlone: boolean): readonly string[] =>
  Object.keys(Sabe).filter((name) => isAlone || ofLand.includes(name));
