import { boolean, count, list, object, ref, string } from '../call.ts';
import { json, type OwnArea } from './ownCall.ts';

const common = { tag: 'catalogue', method: 'get', permission: null } as const;

/** What the product itself lists: permissions, enumerations, workflows. */
export const catalogue: OwnArea = {
  calls: [
    {
      ...common,
      key: 'own-permissions',
      path: '/Autenticacao/CarregarTransacao',
      answer: json(list(ref('Transacao'))),
    },
    {
      ...common,
      key: 'permissions',
      path: '/Autenticacao/ListarTrasacao/{estruturada}/{apenastela}',
      answer: json(list(ref('Transacao'))),
    },
    {
      ...common,
      key: 'enumeration',
      path: '/Autenticacao/ListarEnum/{enumerator}',
      query: [
        { name: 'CodigosIgnorar', schema: list(string) },
        { name: 'CodigosPesquisar', schema: list(string) },
        { name: 'OrdenarNome', schema: boolean },
      ],
      answer: json(list(ref('ItemEnumeracao'))),
    },
    {
      ...common,
      key: 'enumeration-item',
      path: '/Autenticacao/RetornarEnum/{enumerator}/{code}',
      answer: { type: 'text/plain' },
    },
    {
      ...common,
      key: 'workflows',
      path: '/Autenticacao/RetornarWorflows',
      query: [{ name: 'TipoImovel', schema: string }],
      answer: json(
        list(object({ Codigo: string, Descricao: string, TipoImovel: string, Etapas: list(object({}, [])) })),
      ),
    },
  ],
  schemas: {
    Transacao: {
      ...object(
        { Codigo: string, Descricao: string, Tela: boolean, IdPai: string, Filhos: list(ref('Transacao')) },
        ['Codigo', 'Descricao', 'Tela'],
      ),
    },
    ItemEnumeracao: object({ Codigo: string, Descricao: string, Nome: string, Ordem: count }),
  },
};
