import { boolean, count, identifier, object, orNull, ref, string } from '../call.ts';
import { json, type OwnArea, written } from './ownCall.ts';

/** The protocol's own: its words are headers. */
const partial = { tag: 'files', permission: null, answer: { type: 'text/plain' } } as const;

/** Files as bytes, whole or in pieces. */
export const files: OwnArea = {
  calls: [
    {
      tag: 'files',
      key: 'store-file',
      method: 'post',
      path: '/Arquivo',
      permission: null,
      query: [{ name: 'Nome', schema: { type: 'string', minLength: 1, maxLength: 1000 } }],
      body: { type: 'application/octet-stream' },
      answer: json(ref('Arquivo')),
      refusals: written,
    },
    {
      tag: 'files',
      key: 'file',
      method: 'get',
      path: '/Arquivo/{id}',
      permission: null,
      answer: { type: 'application/octet-stream' },
    },
    {
      tag: 'files',
      key: 'export-state',
      method: 'get',
      path: '/Exportacao/Retornar/{id}',
      permission: null,
      answer: json(ref('Exportacao')),
    },
    {
      tag: 'files',
      key: 'export-file',
      method: 'get',
      path: '/Exportacao/Arquivo/{id}',
      permission: null,
      answer: { type: 'application/octet-stream' },
    },
    {
      ...partial,
      key: 'begin-upload',
      method: 'post',
      path: '/Arquivo/tus',
      query: [
        { name: 'Nome', schema: { type: 'string', minLength: 1, maxLength: 1000 } },
        { name: 'IdentificadorOperacao', schema: identifier },
      ],
      refusals: [404, 413, 422],
    },
    {
      ...partial,
      key: 'continue-upload',
      method: 'patch',
      path: '/Arquivo/tus/{envio}',
      body: { type: 'application/offset+octet-stream' },
      refusals: [409, 413, 415, 422],
    },
    { ...partial, key: 'drop-upload', method: 'delete', path: '/Arquivo/tus/{envio}' },
  ],
  schemas: {
    Arquivo: object({ Identificador: identifier, Nome: string, Tipo: string, Tamanho: count }),
    Exportacao: object({
      Identificador: identifier,
      Entidade: string,
      PedidaEm: { type: 'string', format: 'date-time' },
      ProntaEm: orNull('string'),
      Total: orNull('integer'),
      Nome: orNull('string'),
      Pronta: boolean,
      Erro: orNull('string'),
    }),
  },
};
