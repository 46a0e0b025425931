import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { boaAurora } from '../../../../test/support/papers/matricula.ts';
import { findingsOf } from '../../../domain/findings/findings.ts';
import { dealFromWire, findingToWire } from '../../../domain/findings/wireFindings.ts';
import { applyCorrections, situationOf } from '../../../domain/matricula/corrections/index.ts';
import type { Act, Correction, Reading } from '../../../domain/matricula/model/index.ts';
import { correctionFromWire, correctionToWire, readingToWire } from '../../../domain/matricula/wire/index.ts';
import type { Evidence } from '../../../domain/pages/evidence.ts';
import type { SessionData } from '../../../metadata/calls/session.ts';
import { startServices } from '../../engine/auth/services.ts';
import { session } from '../../engine/auth/session.ts';
import { FieldSurroundings } from '../../engine/entities/FieldSurroundings.tsx';
import { switchLanguage } from '../../engine/i18n/texts.ts';
import ReviewPage from './ReviewPage.tsx';

/** What tests of the review share: an invented record with proofs, and an API that keeps it. */

export const apiUrl = 'http://api.test/api/';

/** Words on a page, `line` lines from the top. */
export const words = (quote: string, page: number, line: number, confidence = 98): Evidence => ({
  spans: [{ page, boxes: [{ left: 0.2, top: line * 0.05, right: 0.4, bottom: line * 0.05 + 0.02 }] }],
  quote,
  confidence,
});

/** Fazenda Boa Aurora with a proof for what tests touch; the share that passed in R-4 is doubtful. */
export function provedReading(): Reading {
  const reading = boaAurora();
  const proofs: Readonly<Record<string, Act['evidence']>> = {
    'R-1': { event: words('HIPOTECA CEDULAR', 1, 6), value: words('Cr$ 1.500.000,00', 1, 7) },
    'AV-2': { event: words('CANCELAMENTO', 1, 9) },
    'R-4': {
      event: words('COMPRA E VENDA', 2, 3),
      'grantees.0.name': words('FÁBIO MOTA TESTE', 2, 4),
      'transfers.0.share': words('a metade ideal', 2, 5, 61),
      value: words('R$ 60.000,00', 2, 6),
    },
    'R-7': { value: words('R$ 400.000,00', 3, 4), creditor: words('BANCO HORIZONTE S.A.', 3, 5, 82) },
    'AV-8': { dueOn: words('11 de março de 2027', 3, 8) },
  };
  const texts: Readonly<Record<string, string>> = {
    'R-4': 'R-4/12.345. Elias e Lívia venderam a metade ideal do imóvel.',
  };
  return {
    ...reading,
    opening: { ...reading.opening, evidence: { 'owners.0.name': words('ELIAS PRADO TESTE', 1, 3) } },
    acts: reading.acts.map((act) => ({
      ...act,
      evidence: proofs[act.code] ?? {},
      text: texts[act.code] ?? '',
    })),
  };
}

export const allCodes = [
  'MATRICULA.CONSULTAR',
  'MATRICULA.ALTERAR',
  'MATRICULA.CONCLUIR',
  'MATRICULA.REPROCESSAR',
  'MATRICULA.CANCELAR',
];

export interface ApiState {
  record: Record<string, unknown>;
  corrections: Correction[];
  reading: Reading | null;
  /** Answers to give instead, by method and the start of the path; used once each. */
  failures: {
    readonly on: string;
    readonly status: number;
    readonly body?: unknown;
    readonly offline?: boolean;
  }[];
  /** On the wire, oldest first. */
  comments: Readonly<Record<string, unknown>>[];
  /** Page images are refused while this holds. */
  imagesFail: boolean;
  readonly requests: {
    readonly method: string;
    readonly path: string;
    readonly headers: Headers;
    readonly body: unknown;
  }[];
}

/** An API with one record; kept small, because the real one has tests of its own. */
export function startTestApi(given: Partial<ApiState> = {}): ApiState {
  const state: ApiState = {
    record: {
      Identificador: 7,
      Versao: 3,
      Numero: '12345',
      IdentificadorOperacao: 4,
      Situacao: 'em_analise',
      NomeArquivo: 'boa-aurora.pdf',
      Rotulos: { IdentificadorOperacao: '2026-000318' },
    },
    corrections: [],
    reading: provedReading(),
    failures: [],
    comments: [],
    imagesFail: false,
    requests: [],
    ...given,
  };
  globalThis.fetch = async (input, init = {}) => {
    const address = new URL(String(input));
    const path = address.pathname.replace('/api/', '') + address.search;
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    state.requests.push({ method, path, headers: new Headers(init.headers), body });
    const failure = state.failures.find(({ on }) => `${method} ${path}`.startsWith(on));
    if (failure) {
      state.failures = state.failures.filter((item) => item !== failure);
      if (failure.offline) throw new TypeError('Failed to fetch');
      return Response.json(failure.body ?? { Sucesso: false, Erros: [] }, { status: failure.status });
    }
    return answer(state, method, path, body);
  };
  startServices({ apiUrl, development: true, demo: [], demoMail: false });
  sessionStorage.setItem('folio.token', 'token-of-the-test');
  session.set({
    status: 'in',
    data: { NomePessoa: 'Helena Duarte', IdentificadorUsuario: 5 } as SessionData,
    codes: new Set(allCodes),
  });
  return state;
}

function answer(state: ApiState, method: string, path: string, body: unknown): Response {
  if (path.startsWith('RegistroMatricula/Pagina/') && state.imagesFail)
    return new Response(null, { status: 503 });
  if (path.startsWith('RegistroMatricula/Pagina/')) return new Response(new Blob(['image']), { status: 200 });
  if (method === 'POST' && path.startsWith('RegistroMatricula/Corrigir/')) {
    const { Correcoes } = body as { Correcoes: unknown[] };
    const added = Correcoes.map((item) =>
      correctionFromWire(item, { by: 'Helena Duarte', at: '2026-11-21T12:00:00Z' }),
    );
    if (state.reading) applyCorrections(state.reading, [...state.corrections, ...added]);
    state.corrections.push(...added);
    state.record = { ...state.record, Versao: Number(state.record.Versao) + 1 };
  }
  if (path.startsWith('Preferencia/')) return Response.json(envelope({}));
  if (path.startsWith('Operacao/'))
    return Response.json(envelope({ Rotulos: { IdentificadorCliente: 'Agro Testada Ltda.' } }));
  if (path.startsWith('RegistroMatricula/Palavras/')) return Response.json(envelope({ Palavras: [] }));
  if (path.startsWith('Usuario/Escolhas'))
    return Response.json(envelope({ Itens: [{ Identificador: 9, Rotulo: 'Lídia Moraes', Ativo: true }] }));
  if (path.startsWith('Comentario/')) return answerComments(state, method, path, body);
  return Response.json(envelope(wireOf(state)));
}

function answerComments(state: ApiState, method: string, path: string, body: unknown): Response {
  const id = Number(/\d+$/.exec(path.split('?')[0] ?? '')?.[0]);
  const given = body as Record<string, unknown> | undefined;
  if (method === 'POST') {
    state.comments.push({
      ...given,
      Identificador: state.comments.length + 1,
      Versao: 1,
      IdentificadorUsuario: 5,
      CriadoEm: '2026-11-21T12:00:00Z',
      Rotulos: { IdentificadorUsuario: 'Helena Duarte' },
    });
  }
  if (method === 'PUT')
    state.comments = state.comments.map((item) =>
      item.Identificador === id ? { ...item, ...given, Versao: Number(item.Versao) + 1 } : item,
    );
  if (method === 'DELETE') state.comments = state.comments.filter((item) => item.Identificador !== id);
  return Response.json(envelope({ Itens: state.comments.toReversed(), Total: state.comments.length }));
}

export const wireOf = ({ record, reading, corrections }: ApiState): Record<string, unknown> => ({
  Apontamentos: reading ? keptFindings(reading, corrections) : [],
  ...record,
  Leitura: reading ? readingToWire(reading) : null,
  Correcoes: corrections.map(correctionToWire),
  Estatisticas: reading
    ? {
        Paginas: Number(record.Paginas ?? 3),
        TempoOcr: 0,
        TempoIa: 820,
        TempoTotal: 1900,
        NivelOcr: 'NATIVO',
        Documentos: 1,
      }
    : null,
});

/** Findings as the server keeps them, none decided; by the day of the test, like the screen's own. */
function keptFindings(reading: Reading, corrections: readonly Correction[]): Record<string, unknown>[] {
  const truth = applyCorrections(reading, corrections);
  const { deal } = dealFromWire({ Data: new Date().toISOString() });
  return findingsOf(truth, situationOf(truth), deal).map((finding, index) => ({
    Identificador: index + 1,
    Versao: 1,
    Resolucao: 'aberta',
    ...findingToWire(finding),
  }));
}

const envelope = (ItemRegistro: unknown) => ({ Sucesso: true, ItemRegistro });

/** Opens the review of record 7 in the language asked for. */
export async function renderReview(locale: 'pt-br' | 'en-us' = 'pt-br', id = 7, search = '') {
  await switchLanguage(locale);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [
      { path: '/nav/matricula/:id', element: <ReviewPage /> },
      { path: '*', element: <h1>Outra página</h1> },
    ],
    { initialEntries: [`/nav/matricula/${id}${search}`] },
  );
  const page = render(
    <QueryClientProvider client={queries}>
      <FieldSurroundings>
        <RouterProvider router={router} />
      </FieldSurroundings>
    </QueryClientProvider>,
  );
  return { ...page, router };
}
