import { type FilterNode, filterLimits } from '../../wire/filterNode.ts';
import { mostRecent } from '../../wire/search.ts';
import {
  definitionSchema,
  newViewSchema,
  shareSchema,
  viewChangeSchema,
  viewSharesSchema,
} from '../../wire/viewSchemas.ts';
import { shareCode, type ViewDefinition } from '../../wire/views.ts';
import { boolean, closed, identifier, list, object, ref, string } from '../call.ts';
import { json, type OwnArea, written } from './ownCall.ts';

const filter: FilterNode = { E: [{ Campo: 'Nome', Operador: 'contem', Valor: 'ipê' }] };

const definition: ViewDefinition = {
  Busca: '',
  Filtro: filter,
  Ordem: { Campo: 'Nome', Ordem: 'asc' },
  Colunas: ['Documento'],
  Larguras: { Nome: 220 },
  Linhas: 25,
};

/** Saved views of lists, and the search over all of them. */
export const lists: OwnArea = {
  calls: [
    {
      tag: 'views',
      key: 'views-list',
      method: 'get',
      path: '/Visao/Listar',
      permission: null,
      answer: json(object({ Itens: list(ref('Visao')) })),
    },
    {
      tag: 'views',
      key: 'views-audiences',
      method: 'get',
      path: '/Visao/Perfis',
      permission: shareCode,
      answer: json(object({ Itens: list(object({ Identificador: identifier, Nome: string })) })),
    },
    {
      tag: 'views',
      key: 'views-create',
      method: 'post',
      path: '/Visao/Incluir',
      permission: null,
      body: json({
        ...newViewSchema(ref('DefinicaoVisao')),
        example: { Entidade: 'cliente', Nome: 'Ipê', Definicao: definition },
      }),
      answer: json(ref('Visao')),
      refusals: written,
    },
    {
      tag: 'views',
      key: 'views-change',
      method: 'put',
      path: '/Visao/Alterar/{id}',
      permission: null,
      body: json(viewChangeSchema(ref('DefinicaoVisao'))),
      answer: json(ref('Visao')),
      refusals: [409, ...written],
    },
    {
      tag: 'views',
      key: 'views-share',
      method: 'post',
      path: '/Visao/Partilhar/{id}',
      permission: shareCode,
      body: json(viewSharesSchema(ref('PartilhaVisao'))),
      answer: json({ anyOf: [ref('Visao'), { type: 'null' }] }),
      refusals: [409, ...written],
    },
    {
      tag: 'views',
      key: 'views-delete',
      method: 'delete',
      path: '/Visao/Excluir/{id}',
      permission: null,
      query: [{ name: 'Versao', schema: identifier, isRequired: true }],
      answer: json({ type: 'null' }),
      refusals: [409, 428],
    },
    {
      tag: 'views',
      key: 'views-restore',
      method: 'post',
      path: '/Visao/Restaurar/{id}',
      permission: null,
      answer: json(ref('Visao')),
      refusals: [422],
    },
    {
      tag: 'search',
      key: 'search-records',
      method: 'get',
      path: '/Busca/Registros',
      permission: null,
      query: [{ name: 'Busca', schema: { type: 'string', maxLength: 200 }, text: 'everywhere' }],
      answer: json(object({ Itens: list(ref('RegistroEncontrado')), HaMais: list(string) })),
    },
    {
      tag: 'search',
      key: 'search-recent',
      method: 'get',
      path: '/Busca/Recentes',
      permission: null,
      query: [{ name: 'Registros', schema: { type: 'array', items: string, maxItems: mostRecent } }],
      answer: json(object({ Itens: list(ref('RegistroEncontrado')) })),
    },
  ],
  schemas: {
    RegistroEncontrado: object({
      Entidade: string,
      Registro: {
        type: 'object',
        properties: { Identificador: identifier },
        required: ['Identificador'],
        additionalProperties: true,
      },
    }),
    NoFiltro: {
      example: filter,
      oneOf: [
        closed({ Campo: string, Operador: string, Valor: {} }, ['Campo', 'Operador']),
        closed({ E: { ...list(ref('NoFiltro')), minItems: 1, maxItems: filterLimits.leaves } }),
        closed({ OU: { ...list(ref('NoFiltro')), minItems: 1, maxItems: filterLimits.leaves } }),
      ],
    },
    DefinicaoVisao: {
      ...definitionSchema({ anyOf: [ref('NoFiltro'), { type: 'null' }] }),
      example: definition,
    },
    PartilhaVisao: shareSchema,
    Visao: object({
      Identificador: identifier,
      Versao: identifier,
      Entidade: string,
      Nome: string,
      Definicao: ref('DefinicaoVisao'),
      Retirados: list(string),
      Minha: boolean,
      NomeDono: string,
      Partilhada: boolean,
      Partilhas: list(ref('PartilhaVisao')),
      AbrePor: { type: ['string', 'null'], enum: ['perfil', 'empresa', null] },
      PodeAlterar: boolean,
    }),
  },
};
