import { boolean, closed, count, identifier, list, object, orNull, ref, string } from '../call.ts';
import { json, type OwnArea, written } from './ownCall.ts';

const answered = { tag: 'certificates', permission: 'CERTIDAO.CONSULTAR' } as const;
const common = { tag: 'certificates', permission: 'CERTIDAO.BAIXAR' } as const;

/** Certificates as documents: attached and read, downloaded alone or many in one archive. */
export const certificates: OwnArea = {
  calls: [
    {
      ...common,
      key: 'attach-certificate',
      method: 'post',
      path: '/Certidao/Anexar/{id}',
      permission: 'CERTIDAO.SOLICITAR',
      query: [{ name: 'Nome', schema: { type: 'string', minLength: 1, maxLength: 1000 } }],
      body: { type: 'application/pdf' },
      answer: json({
        allOf: [
          ref('Certidao'),
          object({ Avisos: list(ref('AvisoCertidao')), Partes: list(ref('ParteCertidao')) }),
        ],
      }),
      refusals: written,
    },
    {
      ...common,
      key: 'certificate-file',
      method: 'get',
      path: '/Certidao/Arquivo/{id}',
      answer: { type: 'application/pdf' },
    },
    {
      ...common,
      key: 'certificates-zip',
      method: 'post',
      path: '/Certidao/Zip',
      body: json(closed({ Identificadores: list(identifier) }, ['Identificadores'])),
      answer: { type: 'application/zip' },
      refusals: [404, ...written],
    },
    {
      ...answered,
      key: 'certificates-valid-on',
      method: 'get',
      path: '/Certidao/ValidasEm',
      query: [
        { name: 'IdentificadorOperacao', schema: identifier, isRequired: true },
        { name: 'Data', schema: { type: 'string', format: 'date' } },
      ],
      answer: json(object({ Data: { type: 'string', format: 'date' }, Itens: list(ref('ItemChecklistEm')) })),
      refusals: [404],
    },
    {
      ...answered,
      key: 'certificates-reusable',
      method: 'get',
      path: '/Certidao/Reutilizaveis',
      query: [{ name: 'IdentificadorOperacao', schema: identifier, isRequired: true }],
      answer: json(object({ Itens: list(ref('CertidaoReutilizavel')) })),
      refusals: [404],
    },
    {
      ...common,
      key: 'certificate-cost',
      method: 'get',
      path: '/Certidao/Custo',
      permission: 'CERTIDAO.SOLICITAR',
      query: [{ name: 'IdentificadorTipoCertidao', schema: identifier, isRequired: true }],
      answer: json(object({ Provedor: orNull('string'), Custo: orNull('number') })),
      refusals: [404],
    },
    {
      ...common,
      key: 'ways-to-order',
      method: 'get',
      path: '/Certidao/ComoPedir',
      permission: 'CERTIDAO.SOLICITAR',
      query: [
        { name: 'IdentificadorOperacao', schema: identifier, isRequired: true },
        { name: 'IdentificadorRegistroMatricula', schema: identifier },
      ],
      answer: json(
        object({
          Itens: list(ref('ComoPedir')),
          Matriculas: list(object({ Identificador: identifier, Rotulo: string })),
        }),
      ),
      refusals: [404],
    },
    {
      ...common,
      key: 'fill-client',
      method: 'post',
      path: '/Certidao/Preencher/{id}',
      permission: 'CLIENTE.ALTERAR',
      body: json(closed({ VersaoCliente: count, Campos: list(string) }, ['VersaoCliente', 'Campos'])),
      answer: json(ref('Cliente')),
      refusals: [409, ...written],
    },
    {
      ...common,
      key: 'verify-certificate',
      method: 'post',
      path: '/Certidao/VerificarNaFonte/{id}',
      permission: 'CERTIDAO.ALTERAR',
      body: json(closed({ Versao: count }, ['Versao'])),
      answer: json(ref('Certidao')),
      refusals: [409, ...written],
    },
  ],
  schemas: {
    ItemChecklistEm: object({
      Identificador: identifier,
      Titulo: string,
      IdentificadorTipoCertidao: identifier,
      Obrigatoria: boolean,
      Situacao: { enum: ['valida', 'vence_antes', 'falta', 'dispensada'] },
      IdentificadorCertidao: orNull('integer'),
      DataVencimento: orNull('string'),
      Resultado: orNull('string'),
      Apontamentos: list(object({ Codigo: string, Severidade: string, Texto: string })),
    }),
    ComoPedir: object({
      Identificador: identifier,
      Titulo: string,
      IdentificadorTipoCertidao: identifier,
      Obrigatoria: boolean,
      Imovel: boolean,
      IdentificadorCliente: orNull('integer'),
      IdentificadorRegistroMatricula: orNull('integer'),
      Provedor: orNull('string'),
      Custo: orNull('number'),
      Sabe: { type: 'object' },
      Faltam: list(string),
    }),
    CertidaoReutilizavel: object({
      Identificador: identifier,
      Versao: identifier,
      Titulo: string,
      IdentificadorTipoCertidao: identifier,
      Documento: orNull('string'),
      PesquisaExata: { type: ['boolean', 'null'] },
      Resultado: orNull('string'),
      DataEmissao: orNull('string'),
      DataVencimento: orNull('string'),
      Estado: string,
      IdentificadorOperacao: identifier,
      CodigoOperacao: string,
      IdentificadorItemChecklist: orNull('integer'),
    }),
    ParteCertidao: object({
      Parte: identifier,
      Paginas: list(identifier),
      Escolhida: boolean,
      Tipo: orNull('string'),
      Nome: orNull('string'),
      Documento: orNull('string'),
      IdentificadorCertidao: orNull('integer'),
      Destinos: list(
        object(
          {
            IdentificadorCertidao: identifier,
            IdentificadorItemChecklist: identifier,
            Titulo: string,
          },
          ['Titulo'],
        ),
      ),
    }),
    AvisoCertidao: object(
      {
        Codigo: string,
        Texto: string,
        Confirmar: boolean,
        Provas: list(
          object({ Pagina: { type: 'integer' }, Caixas: list(list({ type: 'number' })), Citacao: string }),
        ),
        IdentificadorCertidao: identifier,
      },
      ['Codigo', 'Texto', 'Confirmar'],
    ),
  },
};
