import { http } from 'msw';
import { answered, apiAddress, network } from '../../../../test/support/console/renderConsole.tsx';
import type { MissingPoint, MissingToSign, TimelineEvent } from '../../../metadata/calls/operations.ts';

type Wire = Readonly<Record<string, unknown>>;

const none = { Itens: [], Total: 0, TotalExato: true };

export const operation: Wire = {
  Identificador: 1,
  Versao: 4,
  CriadoEm: '2026-11-20T12:00:00Z',
  AlteradoEm: '2026-11-20T12:00:00Z',
  Codigo: '2026-000001',
  IdentificadorCliente: 1,
  TipoImovel: 'Rural',
  Situacao: 'em_andamento',
  DataPrevistaAssinatura: '2026-12-18',
  Rotulos: { IdentificadorCliente: 'Agropecuária Serra Clara Ltda.', IdentificadorAnalista: 'Ana Prado' },
};

export const pointOf = (Codigo: string, more: Partial<MissingPoint> = {}): MissingPoint => ({
  Codigo,
  Texto: `Ponto ${Codigo}.`,
  Espera: 'Ana Prado',
  Etapa: 'CERTIDOES',
  Transicao: 'enviar-parecer',
  Passo: { Codigo: 'open', Entidade: 'registro-matricula', Identificador: 7, Calculadora: null },
  ...more,
});

export const missingOf = (more: Partial<MissingToSign> = {}): MissingToSign => ({
  Hoje: '2026-11-23',
  Pendencias: [],
  Etapas: [
    {
      Codigo: 'VISITA',
      Descricao: 'Visita ao imóvel',
      Situacao: 'atual',
      Manual: true,
      Quem: null,
      Em: null,
      Pendencias: 0,
      Prazo: '2026-11-22',
      Atrasada: true,
    },
    {
      Codigo: 'CERTIDOES',
      Descricao: 'Certidões',
      Situacao: 'aberta',
      Manual: false,
      Quem: null,
      Em: null,
      Pendencias: 3,
      Prazo: null,
      Atrasada: false,
    },
  ],
  Proximo: {
    Evento: 'enviar-parecer',
    Rotulo: 'Enviar para parecer',
    Sozinho: false,
    Permitido: true,
    Impedimentos: [],
  },
  Ocultas: [],
  ...more,
});

export const eventOf = (number: number, more: Partial<TimelineEvent> = {}): TimelineEvent => ({
  Chave: `2026-11-23T12:00:00.${String(number).padStart(6, '0')}Z_alteracao_${number}`,
  DataHora: '2026-11-23T12:00:00Z',
  Tipo: 'operacao',
  Texto: `Acontecimento ${number}.`,
  Motivo: null,
  Citacao: null,
  Alteracoes: [],
  Entidade: null,
  IdentificadorRegistro: null,
  ...more,
});

/** An operation whose own calls answer as told, and whose other parts are empty. */
export function answerOperation(missing: MissingToSign, events: readonly TimelineEvent[] = []): void {
  network.use(
    http.get(`${apiAddress}Operacao/Retornar/1`, () => answered(operation)),
    http.get(`${apiAddress}Operacao/Pendencias/1`, () => answered(missing)),
    http.get(`${apiAddress}Operacao/LinhaDoTempo/1`, () =>
      answered({ Itens: events, Mais: false, Tipos: ['operacao', 'comentarios'] }),
    ),
    ...['RegistroMatricula', 'ItemChecklist', 'Certidao', 'Calculo', 'Comentario', 'Parecer'].map((noun) =>
      http.get(`${apiAddress}${noun}/Listar`, () => answered(none)),
    ),
  );
}
