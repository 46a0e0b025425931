import { call, maybe, written } from './call.ts';
import {
  boolean,
  count,
  fileName,
  identifier,
  instant,
  named,
  type Of,
  object,
  orNull,
  recordNumber,
  string,
  textOf,
} from './shape.ts';

const tag = 'files';

const storedFile = named(
  'Arquivo',
  object({ Identificador: identifier, Nome: string, Tipo: string, Tamanho: count }),
);

/** A list that was too long to wait for. */
const longExport = named(
  'Exportacao',
  object({
    Identificador: identifier,
    Entidade: string,
    PedidaEm: instant,
    ProntaEm: orNull('string'),
    Total: orNull('integer'),
    Nome: orNull('string'),
    Pronta: boolean,
    Erro: orNull('string'),
  }),
);
export type Export = Of<typeof longExport>;

/** The protocol's own: its words are headers. */
const partial = { tag, permission: null, answer: { type: 'text/plain' } } as const;
const upload = {
  ...partial,
  door: 'person',
  params: { envio: textOf({ pattern: '^[0-9a-f]{1,64}$' }) },
} as const;
const offsets = { type: 'application/offset+octet-stream' } as const;

/** Files as bytes, whole or in pieces. */
export const fileCalls = {
  store: call({
    key: 'store-file',
    tag,
    method: 'post',
    path: '/Arquivo',
    permission: null,
    door: 'person',
    query: { Nome: maybe(fileName) },
    body: { type: 'application/octet-stream', takes: '*' },
    answer: storedFile,
    refusals: written,
  }),
  file: call({
    key: 'file',
    tag,
    method: 'get',
    path: '/Arquivo/{id}',
    permission: null,
    door: 'person',
    answer: { type: 'application/octet-stream' },
  }),
  exportState: call({
    key: 'export-state',
    tag,
    method: 'get',
    path: '/Exportacao/Retornar/{id}',
    permission: null,
    absent: 'record-not-found',
    answer: longExport,
  }),
  exportFile: call({
    key: 'export-file',
    tag,
    method: 'get',
    path: '/Exportacao/Arquivo/{id}',
    permission: null,
    absent: 'record-not-found',
    answer: { type: 'application/octet-stream' },
  }),
  beginUpload: call({
    ...partial,
    key: 'begin-upload',
    method: 'post',
    path: '/Arquivo/tus',
    door: 'person',
    query: { Nome: maybe(fileName), IdentificadorOperacao: maybe(recordNumber) },
    refusals: [404, 413, 422],
  }),
  uploadState: call({ ...upload, key: 'upload-state', method: 'head', path: '/Arquivo/tus/{envio}' }),
  continueUpload: call({
    ...upload,
    key: 'continue-upload',
    method: 'patch',
    path: '/Arquivo/tus/{envio}',
    body: offsets,
    refusals: [409, 413, 415, 422],
  }),
  dropUpload: call({ ...upload, key: 'drop-upload', method: 'delete', path: '/Arquivo/tus/{envio}' }),
};
