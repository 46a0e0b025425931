import { cnpj } from 'cpf-cnpj-validator';
import type { Labels } from '../../../src/field-types/types.ts';
import { entities, entityNamed } from '../../../src/metadata/entities.ts';
import type { Entity } from '../../../src/metadata/entity.ts';
import { type EntitySchema, expand } from '../../../src/metadata/expand.ts';
import type { Actor } from '../../../src/server/engine/actors/actor.ts';
import type { EntityRules } from '../../../src/server/engine/crud/rules.ts';
import type { Followed } from '../../../src/server/engine/facts/facts.ts';
import type { StartDatabase } from '../databases/engines.ts';
import { allCodes, makeActor } from '../people/actors.ts';
import { type Api, startApi } from '../servers/startApi.ts';
import { modelsOf } from './modelsOf.ts';

const both = (pt: string, en: string): Labels => ({ 'pt-br': pt, 'en-us': en });

const field = (type: string, pt: string, en: string, more: object = {}) => ({
  'x-field': { type, label: both(pt, en), ...more },
});

const entity = (name: string, label: Labels, properties: EntitySchema['properties'], more: object = {}) =>
  expand(name, {
    'x-entity': {
      label,
      plural: both(`${label['pt-br']}s`, `${label['en-us']}s`),
      gender: 'm',
      representation: 'Nome',
      sort: { field: 'Nome', order: 'asc' },
      ...more,
    },
    type: 'object',
    properties,
  } as EntitySchema);

/** A district that notaries refer to. */
export const district: Entity = entity('comarca', both('Comarca', 'District'), {
  Nome: field('text', 'Nome', 'Name', { required: true, search: true, list: true }),
  Ativo: field('boolean', 'Ativo', 'Active', { default: true }),
});

/** An entity that says everything a schema can say of what may be done to its records. */
export const notary: Entity = entity(
  'cartorio',
  both('Cartório', 'Notary'),
  {
    Nome: field('text', 'Nome', 'Name', {
      required: true,
      unique: true,
      search: true,
      list: true,
      filter: true,
    }),
    Cidade: field('text', 'Cidade', 'City', { filter: true }),
    Documento: field('cpfCnpj', 'CPF/CNPJ', 'CPF/CNPJ'),
    IdentificadorComarca: field('reference', 'Comarca', 'District', { entity: 'comarca', filter: true }),
    Vizinhas: field('referenceMany', 'Comarcas vizinhas', 'Neighbours', { entity: 'comarca' }),
    TipoImovel: field('enum', 'Tipo de imóvel', 'Property type', { enum: 'TipoImovel' }),
    Capital: field('money', 'Capital', 'Capital', { changeCode: 'CARTORIO.CAPITAL' }),
    Abertura: field('date', 'Data de abertura', 'Opened on'),
    Observacao: field('longText', 'Observação', 'Note'),
    Segredo: field('text', 'Segredo', 'Secret', { seeCode: 'CARTORIO.SEGREDO' }),
    Ativo: field('boolean', 'Ativo', 'Active', { default: true }),
    Codigo: field('text', 'Código', 'Code', { readOnly: 'always' }),
    Salas: field('lines', 'Salas', 'Rooms', {
      fields: {
        Numero: field('integer', 'Número', 'Number', { required: true }),
        IdentificadorComarca: field('reference', 'Comarca da sala', 'District of room', {
          entity: 'comarca',
        }),
      },
    }),
  },
  {
    actions: [
      {
        name: 'mudar',
        label: both('Mudar de comarca', 'Move to another district'),
        code: 'CARTORIO.MUDAR',
        on: ['record', 'selection'],
        when: { field: 'Ativo', in: [true] },
        parameters: {
          properties: {
            IdentificadorComarca: field('reference', 'Nova comarca', 'New district', {
              entity: 'comarca',
              required: true,
            }),
            Em: field('date', 'Em', 'On', { default: '2026-01-31' }),
            Ate: field('date', 'Até', 'Until'),
            Capital: field('money', 'Capital', 'Capital', { changeCode: 'CARTORIO.CAPITAL' }),
          },
          rules: [
            {
              field: 'Ate',
              must: { field: 'Ate', atLeast: { field: 'Em' } },
              message: both('Até vem depois de Em.', 'Until comes after On.'),
            },
          ],
        },
      },
      {
        name: 'gerar',
        label: both('Gerar', 'Generate'),
        code: 'CARTORIO.GERAR',
        on: ['list'],
        parameters: {
          properties: { Quantos: field('integer', 'Quantos', 'How many', { minimum: 1, maximum: 9 }) },
        },
      },
      { name: 'selar', label: both('Selar', 'Seal'), code: 'CARTORIO.SELAR' },
      { name: 'esquecida', label: both('Esquecida', 'Forgotten'), code: 'CARTORIO.SELAR' },
    ],
  },
);

const codes = new Set([...allCodes([district, notary]), 'CARTORIO.CAPITAL', 'CARTORIO.SEGREDO']);

/** The calls of both, and of companies, on a database of their own. */
export function startNotaries(
  start: StartDatabase,
  rules: Readonly<Record<string, EntityRules>> = {},
  followed?: Followed,
): Promise<Api> {
  const models = modelsOf([entityNamed('empresa'), district, notary], rules, followed);
  return startApi(start, [...entities, district, notary], { models });
}

/** Somebody who may do everything in a new company. */
export async function actorOf(api: Api): Promise<Actor> {
  const made = await api.call(makeActor(), 'POST', '/Empresa/Incluir', {
    RazaoSocial: 'Banco do Açude S.A.',
    Cnpj: cnpj.generate(),
  });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return makeActor({ companyId: made.body.ItemRegistro.Identificador, codes });
}
