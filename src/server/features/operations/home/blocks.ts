import { awaitedStates } from '../../../../domain/certificates/stateGroups.ts';
import { addDays, type LocalDate } from '../../../../domain/dates.ts';
import { readingStates } from '../../../../domain/matricula/stateGroups.ts';
import { openOperationStates } from '../../../../domain/operations/stateGroups.ts';
import type { EntityView } from '../../../../metadata/entity.ts';
import type { Actor } from '../../../engine/actors/actor.ts';
import { holds } from '../../../engine/permissions/requireCode.ts';

/** Who asks, and on which day. */
export interface Reader {
  readonly actor: Actor;
  readonly today: LocalDate;
  /** Answers for operations as analyst or officer: what others answer for does not wait for them. */
  readonly hasPosts: boolean;
}

/** A list that says something waits, expires or failed: what it is filtered by is what its number counts. */
export interface Block {
  readonly code: string;
  readonly entity: string;
  readonly filter: (reader: Reader) => EntityView['filter'];
  readonly sort: (reader: Reader) => NonNullable<EntityView['sort']>;
  /** How many of them are told by name. */
  readonly shown: number;
  /** For whom; absent = for whoever may list the entity. */
  readonly isFor?: (reader: Reader) => boolean;
}

const anyOf = (...value: readonly (string | number)[]) => ({ operator: 'igual', value }) as const;

/** One's own work. Who answers for nothing looks after all that is not over. */
const own = ({ hasPosts }: Reader) => ({ Carteira: hasPosts ? anyOf('minha') : notOver });
/** What one has to know of: one's own and one's team's. */
const watched = ({ hasPosts }: Reader) => ({ Carteira: hasPosts ? anyOf('minha', 'equipe') : notOver });
const notOver = { operator: 'diferente', value: 'encerrada' } as const;

const underWay = anyOf(...openOperationStates);
/** One's own are few; of everybody's the deadlines of a hundred thousand would have to be laid beside each other. */
const byDeadline = ({ hasPosts }: Reader) =>
  hasPosts ? by('Prazo') : ({ field: 'CriadoEm', order: 'asc' } as const);
const by = (field: string) => ({ field, order: 'asc' }) as const;
const newestFirst = () => ({ field: 'CriadoEm', order: 'desc' }) as const;
const may = (code: string) => (reader: Reader) => holds(reader.actor, code);
const me = ({ actor }: Reader): number => actor.userId ?? 0;

/** Days before a planned signature from which it is told of. */
const soon = 14;

/** Every block, in the order of the page. @see workflow, sections 3 to 7 */
export const blocks: readonly Block[] = [
  {
    code: 'mesa',
    entity: 'registro-matricula',
    filter: (reader) => ({ Situacao: anyOf('em_analise', 'pausada', 'aguardando_analise'), ...own(reader) }),
    sort: byDeadline,
    shown: 10,
    isFor: may('MATRICULA.ALTERAR'),
  },
  {
    code: 'sem-responsavel',
    entity: 'registro-matricula',
    filter: () => ({ Situacao: anyOf('aguardando_analise'), Carteira: anyOf('sem_responsavel') }),
    sort: byDeadline,
    shown: 0,
    isFor: (reader) => reader.hasPosts && may('MATRICULA.ALTERAR')(reader),
  },
  {
    code: 'revisao',
    entity: 'registro-matricula',
    filter: (reader) => ({ Situacao: anyOf('em_revisao'), ...watched(reader) }),
    sort: byDeadline,
    shown: 5,
    isFor: may('MATRICULA.DEVOLVER'),
  },
  {
    code: 'pareceres-aprovar',
    entity: 'parecer',
    filter: (reader) => ({
      Situacao: anyOf('submetido'),
      IdentificadorAutor: { operator: 'diferente', value: me(reader) },
    }),
    sort: () => by('SubmetidoEm'),
    shown: 5,
    isFor: may('PARECER.APROVAR'),
  },
  {
    code: 'pareceres-devolvidos',
    entity: 'parecer',
    filter: (reader) => ({ Situacao: anyOf('devolvido'), IdentificadorAutor: anyOf(me(reader)) }),
    sort: newestFirst,
    shown: 5,
    isFor: may('PARECER.SUBMETER'),
  },
  {
    code: 'pareceres-rascunho',
    entity: 'parecer',
    filter: (reader) => ({ Situacao: anyOf('rascunho'), IdentificadorAutor: anyOf(me(reader)) }),
    sort: newestFirst,
    shown: 5,
    isFor: may('PARECER.SUBMETER'),
  },
  {
    code: 'certidoes-confirmar',
    entity: 'certidao',
    filter: (reader) => ({
      Situacao: anyOf(...awaitedStates),
      NomeArquivo: { operator: 'vazio', value: false },
      ...watched(reader),
    }),
    sort: () => by('DataSolicitacao'),
    shown: 5,
    isFor: may('CERTIDAO.ALTERAR'),
  },
  {
    code: 'feedback-responder',
    entity: 'feedback-gestao',
    filter: () => ({ Situacao: anyOf('pendente') }),
    sort: () => by('PendenteDesde'),
    shown: 3,
    isFor: may('FEEDBACKGESTAO.RESPONDER'),
  },
  {
    code: 'assinaturas',
    entity: 'operacao',
    filter: (reader) => ({
      Situacao: underWay,
      DataPrevistaAssinatura: { operator: 'menorIgual', value: addDays(reader.today, soon) },
      ...watched(reader),
    }),
    sort: () => by('DataPrevistaAssinatura'),
    shown: 5,
  },
  {
    code: 'certidoes-vencer',
    entity: 'certidao',
    filter: (reader) => ({ Estado: anyOf('vencida', 'a_vencer'), ...watched(reader) }),
    sort: () => by('DataVencimento'),
    shown: 5,
  },
  {
    code: 'leituras-erro',
    entity: 'registro-matricula',
    filter: (reader) => ({ Situacao: anyOf('erro'), ...watched(reader) }),
    sort: newestFirst,
    shown: 5,
    isFor: may('MATRICULA.ALTERAR'),
  },
  {
    code: 'certidoes-erro',
    entity: 'certidao',
    filter: (reader) => ({ Situacao: anyOf('erro'), ...watched(reader) }),
    sort: newestFirst,
    shown: 5,
    isFor: may('CERTIDAO.SOLICITAR'),
  },
  {
    code: 'lendo',
    entity: 'registro-matricula',
    filter: (reader) => ({ Situacao: anyOf(...readingStates), ...watched(reader) }),
    sort: newestFirst,
    shown: 3,
    isFor: may('MATRICULA.ENVIAR'),
  },
  {
    code: 'operacoes',
    entity: 'operacao',
    filter: (reader) => ({ Situacao: underWay, ...own(reader) }),
    sort: () => by('DataPrevistaAssinatura'),
    shown: 5,
  },
  {
    code: 'operacoes-equipe',
    entity: 'operacao',
    filter: () => ({ Situacao: underWay, Carteira: anyOf('equipe') }),
    sort: () => by('DataPrevistaAssinatura'),
    shown: 5,
    isFor: ({ hasPosts }) => hasPosts,
  },
];
