import { convertArea } from '../../area.ts';
import { toPercentages } from '../../units.ts';
import { openBlocks } from '../corrections/accountedBlocks.ts';
import { applyCorrections, type Corrected, cancelsOf, type Truth } from '../corrections/corrections.ts';
import { derivedValue, overlaid } from '../corrections/overrides.ts';
import { isEncumbrance } from '../model/events.ts';
import { toWireNumber } from '../model/fields/codec.ts';
import { actCodec, closingCodec, openingCodec, ownerKind, propertyKind } from '../model/fields/wireFields.ts';
import type { Act, Area, Correction, Property, Reading, Situation } from '../model/model.ts';
import { situation } from '../model/situation/situation.ts';
import { holdersOf } from '../model/situation/usufruct.ts';
import { accountedToWire } from './blockCodec.ts';
import { evidencesOf } from './extractionEvidence.ts';
import { fieldToWire } from './wireCorrections.ts';
import { overrideNames, overrideToWire } from './wireOverrides.ts';

/**
 * Today's truth on the wire: the plain record everyone reads (`Numero` to `ReservaLegal`), computed from the
 * richer model, and that model's extras beside it. `Evidencias` proves values by JSON pointer into this object.
 */
export interface Extraction {
  readonly Numero: string | null;
  readonly Cnm: string | null;
  readonly Cartorio: string | null;
  readonly Comarca: string | null;
  readonly Uf: string | null;
  readonly DataAbertura: string | null;
  readonly RegistroAnterior: string | null;
  readonly Imovel: Readonly<Record<string, unknown>>;
  readonly Proprietarios: readonly Readonly<Record<string, unknown>>[];
  readonly Atos: readonly Readonly<Record<string, unknown>>[];
  readonly OnusAtivos: readonly string[];
  readonly HistoricoArea: readonly Readonly<Record<string, unknown>>[];
  readonly ReservaLegal: Readonly<Record<string, unknown>>;
  /** The encumbrances in force, with what amendments made of them. */
  readonly Onus: readonly Readonly<Record<string, unknown>>[];
  readonly Encerrada: boolean;
  /** What the fold could not square: shares, continuity, numbering, cancellations. */
  readonly Avisos: readonly Readonly<Record<string, unknown>>[];
  readonly Certidao: unknown;
  /** What the record said on the day it was opened; corrections without `Ato` name its fields. */
  readonly Abertura: unknown;
  /** Every block of text of the pages and what became of it; `Abertos` counts those that still need a person. */
  readonly Cobertura: { readonly Blocos: readonly unknown[]; readonly Abertos: number };
  readonly Corrigido: readonly Readonly<Record<string, unknown>>[];
  /** Derived values that people said otherwise; `De` is what the acts say. */
  readonly Substituidos: readonly Readonly<Record<string, unknown>>[];
  readonly AtosExcluidos: readonly Readonly<Record<string, unknown>>[];
  readonly Evidencias: Readonly<Record<string, unknown>>;
}

/** @throws what `applyCorrections` throws when a correction does not fit the reading */
export function toExtraction(reading: Reading, corrections: readonly Correction[] = []): Extraction {
  return truthToExtraction(applyCorrections(reading, corrections));
}

/** The same from a truth at hand. */
export function truthToExtraction(truth: Truth): Extraction {
  const { opening, acts } = truth;
  const folded = situation(opening, acts);
  const now = overlaid(folded, truth.overrides);
  const codes = new Map(acts.map(({ id, code }) => [id, code]));
  return {
    Numero: opening.number,
    Cnm: opening.cnm,
    Cartorio: opening.registryOffice,
    Comarca: opening.district,
    Uf: opening.state,
    DataAbertura: opening.openedOn,
    RegistroAnterior: opening.previousRecord,
    Imovel: propertyToWire(now.property),
    Proprietarios: ownersToWire(now),
    Atos: acts.map((act) => actToWire(act, now.valid[act.id] === true, truth.corrected)),
    OnusAtivos: acts.filter((act) => now.valid[act.id] && isEncumbrance(act)).map(({ code }) => code),
    HistoricoArea: now.areaHistory.map(({ code, area }) => ({
      Ato: code ?? 'MATRICULA',
      ...areaToWire(area),
    })),
    ReservaLegal: reserveToWire(now),
    Onus: now.encumbrances.map((onus) => ({
      Id: onus.act,
      Ato: onus.code,
      Evento: onus.event,
      Credor: onus.creditor,
      Titulares: holdersOf(onus, acts),
      Valor: onus.value === null ? null : toWireNumber(onus.value),
      Moeda: onus.value === null ? null : onus.currency,
      Grau: onus.degree,
      Vencimento: onus.dueOn,
      Desde: onus.since,
      Aditivos: onus.amendments.map((id) => codes.get(id) ?? id),
      LiberacaoParcial: onus.partlyReleased,
      ExauridoPor: onus.spentBy,
    })),
    Encerrada: now.closed,
    Avisos: now.warnings.map(({ code, acts: concerned, params }) => ({
      Codigo: code,
      Atos: concerned,
      Parametros: params,
    })),
    Certidao: without(closingCodec.toWire(truth.closing), ['Evidencias']),
    Abertura: without(openingCodec.toWire(opening), ['Evidencias']),
    Cobertura: { Blocos: truth.coverage.map(accountedToWire), Abertos: openBlocks(truth).length },
    Corrigido: truth.corrected.filter(({ act }) => act === null).map(correctedToWire),
    Substituidos: truth.overrides.map(({ field, value, reason, by, at }) => ({
      Campo: overrideNames[field],
      De: overrideToWire(field, derivedValue(folded, field)),
      Para: overrideToWire(field, value),
      Motivo: reason,
      Quem: by,
      Quando: at,
    })),
    AtosExcluidos: truth.corrected.filter(({ type }) => type === 'remove-act').map(removedToWire),
    Evidencias: evidencesOf(truth, now),
  };
}

const inHectares = (area: Area): unknown => toWireNumber(convertArea(area, 'ha').value);
const inSquareMetres = (area: Area): unknown => toWireNumber(convertArea(area, 'm2').value);

const areaToWire = (area: Area): Record<string, unknown> =>
  area.unit === 'ha' ? { AreaHa: inHectares(area) } : { AreaM2: inSquareMetres(area) };

/** Hectares for rural property, square metres for urban; as printed while the kind is unknown. */
function propertyToWire({ kind, area, ...rest }: Property): Record<string, unknown> {
  const unit = kind === null ? area?.unit : kind === 'rural' ? 'ha' : 'm2';
  return {
    Tipo: kind === null ? null : propertyKind.toWire(kind),
    Denominacao: rest.name,
    Municipio: rest.municipality,
    Uf: rest.state,
    AreaHa: area && unit === 'ha' ? inHectares(area) : null,
    AreaM2: area && unit === 'm2' ? inSquareMetres(area) : null,
    CodigoIncra: rest.incraCode,
    Nirf: rest.nirf,
    Ccir: rest.ccir,
    Car: rest.car,
    InscricaoMunicipal: rest.municipalRegistration,
  };
}

/** Percentages with two decimals that sum to what the shares sum to; the exact share stands beside. */
function ownersToWire({ owners }: Situation): Record<string, unknown>[] {
  const percentages = toPercentages(
    owners.map(({ share }) => share),
    2,
  );
  return owners.map((owner, index) => ({
    Nome: owner.name,
    Documento: owner.document,
    Percentual: toWireNumber(percentages[index] ?? '0'),
    Fracao: owner.share,
    Natureza: ownerKind.toWire(owner.kind),
    RegimeBens: owner.maritalRegime,
    Conjuge: owner.spouse,
    Origem: owner.origin,
  }));
}

/** Fields of the act that travel as they are, beside those that the record shows in its own way. */
const shownApart = ['Transmitentes', 'Adquirentes', 'Evidencias', 'Lugar'];

function actToWire(act: Act, valid: boolean, corrected: readonly Corrected[]): Record<string, unknown> {
  const wire = without(actCodec.toWire(act), shownApart);
  const changes = corrected.filter((item) => item.act === act.id);
  const added = changes.find(({ type }) => type === 'add-act');
  return {
    ...wire,
    Moeda: act.value === null ? null : act.currency,
    Transmitentes: act.grantors.map(({ name }) => name),
    Adquirentes: act.grantees.map(({ name }) => name),
    Cancela: cancelsOf(act),
    Valido: valid,
    PartesTransmitentes: partsOf(act, 'Transmitentes'),
    PartesAdquirentes: partsOf(act, 'Adquirentes'),
    Corrigido: changes.filter(({ type }) => type === 'change').map(correctedToWire),
    Incluido: added ? { Motivo: added.reason, Quem: added.by, Quando: added.at } : null,
  };
}

const partsOf = (act: Act, name: string): unknown => (actCodec.toWire(act) as Record<string, unknown>)[name];

function reserveToWire({ legalReserve }: Situation): Record<string, unknown> {
  const { registered, code, area } = legalReserve;
  return registered
    ? { Averbada: true, Ato: code, AreaHa: area ? inHectares(area) : null }
    : { Averbada: false };
}

function correctedToWire({ act, field, from, to, reason, by, at }: Corrected): Record<string, unknown> {
  const { name, toWire } = fieldToWire(act, field ?? '');
  return {
    Campo: name,
    De: from === undefined ? null : toWire(from),
    Para: toWire(to),
    Motivo: reason,
    Quem: by,
    Quando: at,
  };
}

function removedToWire({ act, from, reason, by, at }: Corrected): Record<string, unknown> {
  const { code, date, event } = from as Act;
  return { Id: act, Codigo: code, Data: date, Evento: event, Motivo: reason, Quem: by, Quando: at };
}

function without(wire: unknown, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(wire as Record<string, unknown>).filter(([name]) => !names.includes(name)),
  );
}
