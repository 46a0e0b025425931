import { Moeda, TipoAto } from '../../../generated/codes.ts';
import type { Evidence, EvidenceMap } from '../../../pages/evidence.ts';
import type {
  Act,
  Area,
  CertificateClosing,
  CurrencyCode,
  Link,
  Opening,
  Owner,
  Party,
  PersonChange,
  Property,
  PropertyChange,
  PropertyKind,
  Transfer,
} from '../model.ts';
import { eventCodes } from '../model.ts';
import {
  type Codec,
  count,
  day,
  decimal,
  field,
  filledText,
  flag,
  follow,
  isObject,
  listOf,
  named,
  nullable,
  oneOf,
  optional,
  record,
  refuseValue,
  share,
  text,
} from './codec.ts';
import { type BoxList, boxesFromWire, boxesToWire } from './wireBoxes.ts';

/**
 * The one table of names: every field of a reading in the domain and on the wire, and what may stand in it.
 * Storage, API, corrections and evidence all read it.
 */

const currencies: readonly CurrencyCode[] = Moeda;

export const propertyKind: Codec<PropertyKind> = named({ rural: 'Rural', urban: 'Urbano' });

const areaCodec = record<Area>({
  value: field('Valor', decimal),
  unit: field('Unidade', oneOf(['ha', 'm2'])),
});

const partyFields = {
  name: field('Nome', filledText),
  document: field('Documento', nullable(text)),
  maritalRegime: field('RegimeBens', nullable(text)),
  spouse: field('Conjuge', nullable(text)),
};

const strictParty = record<Party>(partyFields);

/** A party; from outside a bare name will do. */
const party: Codec<Party> = {
  ...strictParty,
  fromWire: (wire, path) => strictParty.fromWire(typeof wire === 'string' ? { Nome: wire } : wire, path),
};

export const ownerKind = named({ full: 'pleno', bare: 'nu_proprietario' });

const owner = record<Owner>({
  ...partyFields,
  share: field('Fracao', share),
  kind: field('Natureza', ownerKind),
  origin: field('Origem', nullable(text)),
});

const transfer = record<Transfer>({
  from: field('De', listOf(filledText)),
  to: field(
    'Para',
    listOf(
      record<Transfer['to'][number]>({
        name: field('Nome', filledText),
        share: field('Fracao', nullable(share)),
      }),
    ),
  ),
  share: field('Fracao', nullable(share)),
  of: field('Base', named({ property: 'imovel', holding: 'quota' })),
  mode: field('Modo', named({ transfer: 'transferir', replace: 'substituir' })),
});

const link = record<Link>({
  kind: field(
    'Tipo',
    named({
      cancels: 'cancela',
      'cancels-in-part': 'cancela-em-parte',
      restores: 'restabelece',
      amends: 'adita',
      'carries-over': 'transporta',
      cites: 'cita',
    }),
  ),
  code: field('Ato', filledText),
});

const personChange = record<PersonChange>({
  name: field('Nome', filledText),
  newName: optional('NovoNome', nullable(text)),
  document: optional('Documento', nullable(text)),
  maritalRegime: optional('RegimeBens', nullable(text)),
  spouse: optional('Conjuge', nullable(text)),
});

const property = record<Property>({
  kind: field('Tipo', nullable(propertyKind)),
  name: field('Denominacao', nullable(text)),
  municipality: field('Municipio', nullable(text)),
  state: field('Uf', nullable(text)),
  area: field('Area', nullable(areaCodec)),
  incraCode: field('CodigoIncra', nullable(text)),
  nirf: field('Nirf', listOf(text)),
  ccir: field('Ccir', nullable(text)),
  car: field('Car', nullable(text)),
  municipalRegistration: field('InscricaoMunicipal', nullable(text)),
});

const propertyChange = record<PropertyChange>({
  kind: optional('Tipo', nullable(propertyKind)),
  name: optional('Denominacao', nullable(text)),
  municipality: optional('Municipio', nullable(text)),
  state: optional('Uf', nullable(text)),
  incraCode: optional('CodigoIncra', nullable(text)),
  nirf: optional('Nirf', listOf(text)),
  ccir: optional('Ccir', nullable(text)),
  car: optional('Car', nullable(text)),
  municipalRegistration: optional('InscricaoMunicipal', nullable(text)),
});

/** Words that prove a value: where it begins, and where it goes on when a page ends in between. */
export const evidenceCodec: Codec<Evidence> = {
  toWire: ({ spans, quote, confidence }) => {
    const [first, ...rest] = spans.map(({ page, boxes }) => ({ Pagina: page, Caixas: boxesToWire(boxes) }));
    return {
      Pagina: first?.Pagina ?? null,
      Caixas: first?.Caixas ?? [],
      Citacao: quote,
      Confianca: confidence,
      ...(rest.length > 0 && { Continuacao: rest }),
    };
  },
  fromWire: (wire, path) => {
    if (!isObject(wire) || typeof wire.Citacao !== 'string' || typeof wire.Confianca !== 'number')
      return refuseValue(path);
    const more = Array.isArray(wire.Continuacao) ? wire.Continuacao : [];
    const spans = [wire, ...more].filter((span) => isObject(span) && span.Pagina !== null);
    return {
      spans: spans.map((span) => ({
        page: count.fromWire(span.Pagina, path),
        boxes: boxesFromWire(span.Caixas as BoxList, path),
      })),
      quote: wire.Citacao,
      confidence: wire.Confianca,
    };
  },
  part: () => null,
};

/** Evidence by field: dotted paths of the domain, JSON pointers of the wire. */
const evidenceOf = (thing: () => Codec<unknown>): Codec<EvidenceMap> => ({
  toWire: (map) =>
    Object.fromEntries(
      Object.entries(map).map(([path, evidence]) => [
        `/${(follow(thing(), 'key', path)?.names ?? path).replaceAll('.', '/')}`,
        evidenceCodec.toWire(evidence),
      ]),
    ),
  fromWire: (wire, path) => {
    if (!isObject(wire)) return refuseValue(path);
    return Object.fromEntries(
      Object.entries(wire).map(([pointer, evidence]) => {
        const names = pointer.slice(1).replaceAll('/', '.');
        return [
          follow(thing(), 'name', names)?.keys ?? names,
          evidenceCodec.fromWire(evidence, `${path}.${pointer}`),
        ];
      }),
    );
  },
  part: () => null,
});

export const openingCodec: Codec<Opening> = record<Opening>({
  number: field('Numero', nullable(text)),
  cnm: field('Cnm', nullable(text)),
  registryOffice: field('Cartorio', nullable(text)),
  district: field('Comarca', nullable(text)),
  state: field('Uf', nullable(text)),
  openedOn: field('DataAbertura', nullable(day)),
  previousRecord: field('RegistroAnterior', nullable(text)),
  property: field('Imovel', property),
  owners: field('Proprietarios', listOf(owner)),
  text: field('Texto', text),
  evidence: field(
    'Evidencias',
    evidenceOf(() => openingCodec),
  ),
});

export const manualValidityCodec = nullable(
  record<NonNullable<Act['manualValidity']>>({ valid: field('Valido', flag), reason: field('Motivo', text) }),
);

export const actKind = oneOf(TipoAto);

export const actCodec: Codec<Act> = record<Act>({
  id: field('Id', filledText),
  kind: field('Tipo', actKind),
  order: field('Ordem', count),
  code: field('Codigo', filledText),
  place: field('Lugar', count),
  date: field('Data', nullable(day)),
  titleDate: field('DataTitulo', nullable(day)),
  protocol: field('Protocolo', nullable(text)),
  event: field('Evento', oneOf(eventCodes)),
  value: field('Valor', nullable(decimal)),
  currency: field('Moeda', nullable(oneOf(currencies))),
  creditor: field('Credor', nullable(text)),
  grantors: field('Transmitentes', listOf(party)),
  grantees: field('Adquirentes', listOf(party)),
  usufructuaries: optional('Usufrutuarios', listOf(party)),
  degree: field('Grau', nullable(count)),
  dueOn: field('Vencimento', nullable(day)),
  transfers: field('Transferencias', listOf(transfer)),
  links: field('Vinculos', listOf(link)),
  area: field('AreaResultante', nullable(areaCodec)),
  detachedArea: field('AreaDestacada', nullable(areaCodec)),
  legalReserve: field('AreaReservaLegal', nullable(areaCodec)),
  personChanges: field('AlteracoesPessoais', listOf(personChange)),
  propertyChange: field('AlteracoesImovel', propertyChange),
  text: field('Texto', text),
  evidence: field(
    'Evidencias',
    evidenceOf(() => actCodec),
  ),
  manualValidity: field('ValidoManual', manualValidityCodec),
});

export const closingCodec: Codec<CertificateClosing> = record<CertificateClosing>({
  kind: field(
    'Tipo',
    nullable(
      named({ full: 'InteiroTeor', situation: 'SituacaoJuridica', view: 'Visualizacao', other: 'Outra' }),
    ),
  ),
  issuedOn: field('DataEmissao', nullable(day)),
  openProtocols: field('ProtocolosAbertos', listOf(text)),
  evidence: field(
    'Evidencias',
    evidenceOf(() => closingCodec),
  ),
});
