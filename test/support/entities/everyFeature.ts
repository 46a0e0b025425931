import { definitions } from '../../../src/field-types/generated/definitions.ts';
import { entities } from '../../../src/metadata/entities.ts';
import type { Entity } from '../../../src/metadata/entity.ts';
import { type EntitySchema, expand } from '../../../src/metadata/expand.ts';

/**
 * Two invented entities that between them ask for everything the schema language has for what is stored and called:
 * where both engines are held to one contract, these stand for any others.
 */
const text = (portuguese: string, english: string) => ({ 'pt-br': portuguese, 'en-us': english });

const field = (given: EntitySchema['properties'][string]['x-field']) => ({ 'x-field': given });

/** What the other refers to. */
const kind: Entity = expand('especie-ensaio', {
  'x-entity': {
    label: text('Espécie', 'Kind'),
    plural: text('Espécies', 'Kinds'),
    gender: 'f',
    representation: 'Nome',
    sort: { field: 'Nome', order: 'asc' },
    merge: true,
  },
  type: 'object',
  properties: {
    Nome: field({
      type: 'text',
      label: text('Nome da espécie', 'Name of the kind'),
      required: true,
      unique: true,
      list: true,
      filter: true,
      search: true,
      maxLength: 60,
    }),
    Ativo: field({
      type: 'boolean',
      label: text('Ativo', 'Active'),
      default: true,
      list: true,
      filter: true,
    }),
  },
});

/** Types that need more than their name are told below. */
const plain = Object.keys(definitions).filter(
  (name) => !['lines', 'reference', 'referenceMany', 'enum', 'text', 'boolean'].includes(name),
);

/** What the suites ask of texts and numbers alike: an end. */
const limits: Readonly<Record<string, object>> = {
  longText: { maxLength: 2000 },
  decimal: { minimum: 0.01, maximum: 1_000_000 },
};

const everything: Entity = expand('ensaio', {
  'x-entity': {
    label: text('Ensaio', 'Trial'),
    plural: text('Ensaios', 'Trials'),
    gender: 'm',
    representation: 'Nome',
    representationFallback: 'Numero',
    sort: { field: 'Nome', order: 'asc' },
    ownership: {
      analyst: 'IdentificadorAnalista',
      officer: 'IdentificadorOfficer',
      branch: 'IdentificadorFilial',
    },
    uniqueTogether: [['IdentificadorEspecie', 'Numero']],
    merge: true,
    rules: [
      {
        field: 'Fim',
        when: [{ field: 'Inicio', present: true }],
        must: { field: 'Fim', atLeast: { field: 'Inicio' } },
        message: text('O fim vem antes do início.', 'The end comes before the beginning.'),
      },
    ],
    states: {
      field: 'Situacao',
      initial: 'rascunho',
      enum: 'SituacaoOperacao',
      transitions: [
        {
          event: 'abrir',
          label: text('Abrir', 'Open'),
          from: ['rascunho'],
          to: 'em_andamento',
          code: 'ENSAIO.ALTERAR',
        },
        {
          event: 'concluir',
          label: text('Concluir', 'Finish'),
          from: ['em_andamento'],
          to: 'concluida',
          code: 'ENSAIO.CONCLUIR',
          condition: 'whole',
        },
        {
          event: 'cancelar',
          label: text('Cancelar', 'Cancel'),
          from: ['rascunho', 'em_andamento'],
          to: 'cancelada',
          code: 'ENSAIO.CANCELAR',
          reasonRequired: true,
        },
        {
          event: 'caducar',
          label: text('Caducar', 'Lapse'),
          from: ['rascunho'],
          to: 'cancelada',
          code: null,
        },
      ],
    },
  },
  type: 'object',
  properties: {
    Nome: field({
      type: 'text',
      label: text('Nome do ensaio', 'Name of the trial'),
      required: true,
      unique: true,
      list: true,
      filter: true,
      search: true,
      maxLength: 120,
    }),
    Numero: field({
      type: 'integer',
      label: text('Número', 'Number'),
      required: true,
      list: true,
      filter: true,
    }),
    IdentificadorEspecie: field({
      type: 'reference',
      entity: 'especie-ensaio',
      label: text('Espécie', 'Kind'),
      required: true,
      list: true,
      filter: true,
      search: true,
    }),
    Especies: field({
      type: 'referenceMany',
      entity: 'especie-ensaio',
      label: text('Outras espécies', 'Other kinds'),
      filter: true,
    }),
    TipoImovel: field({
      type: 'enum',
      enum: 'TipoImovel',
      label: text('Tipo de imóvel', 'Type of property'),
      required: true,
      list: true,
      filter: true,
    }),
    SomenteRural: field({
      type: 'text',
      label: text('Somente rural', 'Rural only'),
      visibleWhen: { field: 'TipoImovel', in: ['Rural'] },
      filter: true,
    }),
    Situacao: field({
      type: 'enum',
      enum: 'SituacaoOperacao',
      label: text('Situação', 'State'),
      readOnly: 'always',
      list: true,
      filter: true,
    }),
    DadoUmaVez: field({ type: 'text', label: text('Dado uma vez', 'Given once'), readOnly: 'after-create' }),
    Reservado: field({
      type: 'money',
      label: text('Reservado', 'Reserved'),
      seeCode: 'ENSAIO.VER',
      changeCode: 'ENSAIO.ALTERAR',
      filter: true,
    }),
    Grande: field({ type: 'longText', label: text('Grande', 'Large'), recordOnly: true, maxLength: 2000 }),
    Pessoal: field({
      type: 'cpf',
      label: text('Pessoal', 'Personal'),
      personal: true,
      filter: true,
      search: true,
    }),
    Inicio: field({ type: 'date', label: text('Início', 'Beginning'), filter: true }),
    Fim: field({ type: 'date', label: text('Fim', 'End'), filter: true }),
    IdentificadorAnalista: field({
      type: 'reference',
      entity: 'analista',
      label: text('Analista', 'Analyst'),
    }),
    IdentificadorOfficer: field({ type: 'reference', entity: 'officer', label: text('Officer', 'Officer') }),
    IdentificadorFilial: field({ type: 'reference', entity: 'filial', label: text('Filial', 'Branch') }),
    Partes: field({
      type: 'lines',
      label: text('Partes', 'Parts'),
      fields: {
        Valor: field({ type: 'money', label: text('Valor', 'Amount'), required: true }),
        IdentificadorEspecie: field({
          type: 'reference',
          entity: 'especie-ensaio',
          label: text('Espécie da parte', 'Kind of the part'),
        }),
        Observacao: field({ type: 'text', label: text('Observação', 'Note') }),
      },
    }),
    Ativo: field({
      type: 'boolean',
      label: text('Ativo', 'Active'),
      default: true,
      list: true,
      filter: true,
    }),
    ...Object.fromEntries(
      plain.map((name) => [
        `Tipo${name[0]?.toUpperCase()}${name.slice(1)}`,
        field({
          type: name,
          label: text(`Do tipo ${name}`, `Of type ${name}`),
          list: 'optional',
          filter: (definitions[name]?.filters.length ?? 0) > 0,
          search: true,
          ...definitions[name]?.sampleField,
          ...limits[name],
        } as EntitySchema['properties'][string]['x-field']),
      ]),
    ),
  },
});

/** What an application has that knows these two besides what sessions are made of. */
export const everyFeature: readonly Entity[] = [kind, everything];

/** The entities of the product that those two refer to, with what these refer to themselves. */
export const known: readonly Entity[] = entities.filter(({ name }) =>
  ['empresa', 'filial', 'usuario', 'perfil', 'officer', 'analista', 'segmento-area', 'diretoria'].includes(
    name,
  ),
);
