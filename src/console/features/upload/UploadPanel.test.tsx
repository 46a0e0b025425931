import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionData } from '../../../metadata/calls/session.ts';
import { startServices } from '../../engine/auth/services.ts';
import { session } from '../../engine/auth/session.ts';
import { switchLanguage } from '../../engine/i18n/texts.ts';
import { notices } from '../../engine/page/notices.ts';
import { isStale, readings } from './followedFiles.ts';
import { transfers } from './transfers.ts';
import { UploadPanel } from './UploadPanel.tsx';

/** XMLHttpRequest in the hands of the test: it sees what is sent and says when and what is answered. */
class FakeRequest {
  static all: FakeRequest[] = [];
  readonly sentHeaders: Record<string, string> = {};
  readonly upload: { onprogress: ((event: { loaded: number }) => void) | null } = { onprogress: null };
  address = '';
  status = 0;
  responseText = '';
  aborted = false;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;

  open(_method: string, address: URL) {
    this.address = address.href;
  }
  setRequestHeader(name: string, value: string) {
    this.sentHeaders[name] = value;
  }
  send() {
    FakeRequest.all.push(this);
  }
  abort() {
    this.aborted = true;
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

const operation = { id: 4, code: '2026-000318' };
const pdf = (name: string, text = '%PDF-1.7 content') => new File([text], name, { type: 'application/pdf' });
const record = (more: object = {}) => ({
  Identificador: 11,
  Versao: 2,
  Situacao: 'na_fila',
  Paginas: 12,
  ...more,
});
const accepted = (more: object = {}) => ({ Sucesso: true, ItemRegistro: record(more) });
const refusal = (code: string, text: string) => ({ Sucesso: false, Erros: [{ Texto: text, Codigo: code }] });

/** What `RegistroMatricula/Andamento` says of a file. */
const underWay = (more: object = {}) => ({
  Identificador: 11,
  Versao: 2,
  IdentificadorOperacao: 4,
  CodigoOperacao: '2026-000318',
  Situacao: 'na_fila',
  NomeArquivo: 'santa-rita.pdf',
  Numero: null,
  Paginas: 12,
  Pagina: 0,
  Etapa: 'fila',
  LugarNaFila: null,
  SegundosRestantes: null,
  NovaTentativaEm: null,
  Falha: null,
  IncorporadaEm: null,
  OutrosRegistros: [],
  ConteudoAtivo: [],
  MesmoArquivo: [],
  MesmaMatricula: [],
  PodeCancelar: true,
  ...more,
});
const limits = { TamanhoMaximo: 100 * 2 ** 20, PaginasMaximas: 500 };

let server: {
  files: object[];
  fails: boolean;
  requests: { path: string; query: string; init: RequestInit }[];
};

beforeEach(async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  FakeRequest.all = [];
  transfers.set([]);
  readings.set([]);
  notices.set([]);
  isStale.set(false);
  sessionStorage.clear();
  server = { files: [], fails: false, requests: [] };
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(input);
    const path = pathname.replace('/api/', '');
    server.requests.push({ path, query: search, init });
    if (server.fails) return Response.json(refusal('server-busy', 'Ocupado.'), { status: 503 });
    const item = path === 'RegistroMatricula/Andamento' ? { Itens: server.files, Limites: limits } : record();
    return Response.json({ Sucesso: true, ItemRegistro: item });
  });
  sessionStorage.setItem('folio.token', 'token-of-the-test');
  session.set({
    status: 'in',
    data: { NomePessoa: 'Helena Duarte' } as SessionData,
    codes: new Set(['MATRICULA.ENVIAR', 'MATRICULA.REPROCESSAR', 'MATRICULA.CANCELAR']),
  });
  startServices({ apiUrl: 'http://api.test/api/', development: true, demo: [], demoMail: false });
  await switchLanguage('pt-br');
});

afterEach(() => vi.unstubAllGlobals());

const open = () => {
  const user = userEvent.setup({ applyAccept: false });
  const page = render(
    <MemoryRouter>
      <UploadPanel operation={operation} />
    </MemoryRouter>,
  );
  return { user, ...page };
};
const choose = (user: ReturnType<typeof userEvent.setup>, ...files: File[]) =>
  user.upload(screen.getByLabelText('Enviar matrículas', { selector: 'input' }), files);
const row = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement;
const request = async (index: number) => {
  await waitFor(() => expect(FakeRequest.all.length).toBeGreaterThan(index));
  return FakeRequest.all[index] as FakeRequest;
};

describe('refused before a byte is sent', () => {
  test('says that no file was chosen, in the words of the specification', () => {
    open();
    fireEvent.change(screen.getByLabelText('Enviar matrículas', { selector: 'input' }), {
      target: { files: [] },
    });
    expect(screen.getByText('Deve ser selecionado um arquivo para envio')).toBeVisible();
  });

  test.each([
    ['a file of another kind', new File(['x'], 'foto.png', { type: 'image/png' }), /foto\.png não é um PDF/],
    ['a picture named like a PDF', pdf('falso.pdf', 'PNG...'), /falso\.pdf não é um PDF/],
    ['an empty file', pdf('vazio.pdf', ''), /vazio\.pdf está vazio/],
    [
      'a file too large',
      Object.defineProperty(pdf('grande.pdf'), 'size', { value: 101 * 2 ** 20 }),
      /grande\.pdf passa do limite de 100 MB/,
    ],
  ])('%s', async (_name, file, message) => {
    const { user } = open();
    await choose(user, file);
    expect(await screen.findByText(message)).toBeVisible();
    expect(FakeRequest.all).toHaveLength(0);
  });
});

test('shows the bytes on their way, then the queue, then the pages, then says that it was read', async () => {
  const { user } = open();
  await choose(user, pdf('santa-rita.pdf'));
  const sending = await request(0);
  expect(sending.address).toBe(
    'http://api.test/api/RegistroMatricula/Enviar?IdentificadorOperacao=4&Nome=santa-rita.pdf',
  );
  expect(sending.sentHeaders).toMatchObject({
    Authorization: 'Bearer token-of-the-test',
    'Content-Type': 'application/pdf',
  });
  act(() => sending.upload.onprogress?.({ loaded: 8 }));
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');

  server.files = [underWay({ LugarNaFila: 3, SegundosRestantes: 150 })];
  act(() => sending.answer(200, accepted()));
  expect(await screen.findByText('Na fila: 3º lugar')).toBeVisible();
  expect(screen.getByText('cerca de 3 min')).toBeVisible();

  server.files = [underWay({ Situacao: 'processando', Etapa: 'ocr', Pagina: 3, SegundosRestantes: 40 })];
  expect(await screen.findByText('página 3 de 12')).toBeVisible();
  expect(screen.getByText('menos de um minuto')).toBeVisible();

  server.files = [
    underWay({
      Situacao: 'aguardando_analise',
      Etapa: null,
      Pagina: null,
      Numero: '48217',
      PodeCancelar: false,
    }),
  ];
  expect(await screen.findByText('Lida: Aguardando análise')).toBeVisible();
  expect(notices.get().at(-1)?.text).toBe('santa-rita.pdf foi lido: matrícula 48.217, operação 2026-000318.');
  const polls = server.requests.filter(({ path }) => path === 'RegistroMatricula/Andamento');
  expect(polls.every(({ query }) => query === '?IdentificadorOperacao=4')).toBe(true);
  expect(polls.every(({ init }) => new Headers(init.headers).get('X-Segundo-Plano') === '1')).toBe(true);
});

test('asks once for twenty files, not twenty times', async () => {
  server.files = Array.from({ length: 20 }, (_, i) =>
    underWay({ Identificador: i + 1, NomeArquivo: `${i + 1}.pdf`, LugarNaFila: i + 1 }),
  );
  open();
  expect(await screen.findByText('20 arquivos em andamento')).toBeVisible();
  expect(screen.getByText('Na fila: próximo a ser lido')).toBeVisible();
  await waitFor(() => expect(server.requests.length).toBeGreaterThan(2), { timeout: 6000 });
  expect(server.requests.length).toBeLessThan(5);
});

test('says when a reading that failed for a passing reason is tried again', async () => {
  server.files = [underWay({ Situacao: 'processando', NovaTentativaEm: '2026-11-22T13:05:00.000Z' })];
  open();
  expect(await screen.findByText(/motivo passageiro; nova tentativa às \d\d:05/)).toBeVisible();
});

test('leads to the record of the same bytes and to the one of the same matrícula elsewhere', async () => {
  server.files = [
    underWay({
      Situacao: 'aguardando_analise',
      Etapa: null,
      MesmoArquivo: [{ IdentificadorRegistroMatricula: 3, CodigoOperacao: '2026-000101' }],
      MesmaMatricula: [{ IdentificadorRegistroMatricula: 7, CodigoOperacao: '2026-000202' }],
    }),
  ];
  open();
  expect(await screen.findByText(/mesmo arquivo já está na operação 2026-000101/)).toBeVisible();
  const links = ['2026-000101', '2026-000202'].map((code) =>
    screen.getByRole('link', { name: `Ver a matrícula da operação ${code}` }).getAttribute('href'),
  );
  expect(links).toEqual(['/nav/matricula/3', '/nav/matricula/7']);
});

test('keeps what was known when the server does not answer, says so, and asks again', async () => {
  server.files = [underWay({ LugarNaFila: 2 })];
  open();
  await screen.findByText('Na fila: 2º lugar');
  server.fails = true;
  expect(await screen.findByText(/o que está abaixo é de antes/)).toBeVisible();
  expect(screen.getByText('Na fila: 2º lugar')).toBeVisible();
  server.fails = false;
  await waitFor(() => expect(screen.queryByText(/o que está abaixo é de antes/)).toBeNull(), {
    timeout: 6000,
  });
});

test('takes one back that was not read yet, without the right to cancel records, and leaves the others', async () => {
  server.files = [underWay(), underWay({ Identificador: 12, NomeArquivo: 'outro.pdf' })];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancelar santa-rita.pdf' }));
  await waitFor(() => expect(screen.queryByText('santa-rita.pdf')).toBeNull());
  expect(server.requests.some(({ path }) => path === 'RegistroMatricula/CancelarEnvio/11')).toBe(true);
  expect(screen.getByText('outro.pdf')).toBeVisible();
});

test('reads a failed one again', async () => {
  server.files = [
    underWay({
      Situacao: 'erro',
      Etapa: null,
      PodeCancelar: false,
      Falha: { Codigo: 'ocr-stopped', Texto: 'A leitura parou.' },
    }),
  ];
  const { user } = open();
  expect(await screen.findByText('A leitura parou. Operação 2026-000318.')).toBeVisible();
  server.files = [underWay({ LugarNaFila: 1 })];
  await user.click(screen.getByRole('button', { name: /^Tentar de novo: .+\.pdf$/ }));
  expect(await screen.findByText('Na fila: próximo a ser lido')).toBeVisible();
  expect(server.requests.some(({ path }) => path === 'RegistroMatricula/Executar/reprocessar/11')).toBe(true);
});

test('takes those read off the list at once, and they stay off after a reload', async () => {
  server.files = [1, 2, 3].map((id) =>
    underWay({ Identificador: id, NomeArquivo: `${id}.pdf`, Situacao: 'aguardando_analise', Etapa: null }),
  );
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Tirar os lidos da lista' }));
  expect(screen.queryByText('1.pdf')).toBeNull();
  unmount();
  readings.set([]);
  open();
  await waitFor(() => expect(server.requests.length).toBeGreaterThan(1));
  expect(screen.queryByText('1.pdf')).toBeNull();
});

test('goes on with the others when one is refused, and names file, operation and error', async () => {
  const { user } = open();
  await choose(user, pdf('um.pdf'), pdf('dois.pdf'), pdf('tres.pdf'));
  const [first, second] = [await request(0), await request(1)];
  expect(FakeRequest.all).toHaveLength(2);
  act(() => first.answer(400, refusal('file-damaged', 'um.pdf não foi lido: o PDF está danificado.')));
  expect(within(await row('um.pdf')).getByRole('alert')).toHaveTextContent('danificado');
  const third = await request(2);
  server.files = [
    underWay({
      Identificador: 12,
      NomeArquivo: 'dois.pdf',
      Situacao: 'erro',
      Etapa: null,
      Falha: { Codigo: 'file-no-matricula', Texto: 'Não há matrícula em dois.pdf.' },
    }),
  ];
  act(() => second.answer(200, accepted({ Identificador: 12 })));
  expect(await screen.findByText('Não há matrícula em dois.pdf. Operação 2026-000318.')).toBeVisible();
  expect(third.aborted).toBe(false);
});

test('asks for the password of one file in place, sends it once and keeps it nowhere', async () => {
  const { user } = open();
  await choose(user, pdf('protegido.pdf'));
  const first = await request(0);
  act(() => first.answer(400, refusal('file-password', 'protegido.pdf não foi lido. O arquivo pede senha.')));
  await user.type(await screen.findByLabelText('Senha de protegido.pdf'), 'çã 1');
  await user.click(screen.getByRole('button', { name: /^Abrir com esta senha: .+\.pdf$/ }));
  const again = await request(1);
  expect(again.sentHeaders['Senha-Pdf']).toBe(encodeURIComponent('çã 1'));
  act(() => again.answer(400, refusal('file-password-wrong', 'protegido.pdf não abriu com essa senha.')));
  expect(await screen.findByLabelText('Senha de protegido.pdf')).toHaveValue('');
  expect(JSON.stringify(transfers.get())).not.toContain('çã 1');
});

test('cancels one file on its way and leaves the other', async () => {
  const { user } = open();
  await choose(user, pdf('um.pdf'), pdf('dois.pdf'));
  const first = await request(0);
  await request(1);
  await user.click(screen.getByRole('button', { name: 'Cancelar um.pdf' }));
  expect(first.aborted).toBe(true);
  expect(screen.queryByText('um.pdf')).toBeNull();
  expect(screen.getByText('dois.pdf')).toBeVisible();
});

test('tries again after the network came back, with the same key', async () => {
  const { user } = open();
  await choose(user, pdf('um.pdf'));
  const first = await request(0);
  act(() => first.onerror?.());
  await user.click(await screen.findByRole('button', { name: 'Tentar de novo: um.pdf' }));
  const second = await request(1);
  expect(second.sentHeaders['Idempotency-Key']).toBe(first.sentHeaders['Idempotency-Key']);
});

test('is here again after leaving the page, and finds what the server is still reading', async () => {
  const { user, unmount } = open();
  await choose(user, pdf('um.pdf'));
  await request(0);
  unmount();
  server.files = [
    underWay({
      Identificador: 30,
      NomeArquivo: 'de-ontem.pdf',
      Situacao: 'processando',
      Pagina: 2,
      Paginas: 4,
    }),
  ];
  open();
  expect(screen.getByText('um.pdf')).toBeVisible();
  expect(await screen.findByText('de-ontem.pdf')).toBeVisible();
  expect(await screen.findByText('página 2 de 4')).toBeVisible();
});

test('withholds the upload from whoever may not send', async () => {
  session.set({ status: 'in', data: {} as SessionData, codes: new Set(['MATRICULA.CONSULTAR']) });
  open();
  const button = screen.getByRole('button', { name: 'Enviar matrículas' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(button).toHaveAccessibleDescription(/^Falta a permissão MATRICULA.ENVIAR/));
  expect(screen.queryByLabelText('Enviar matrículas', { selector: 'input' })).toBeNull();
});

test('says of an ended operation that it takes none, and shows what was sent before', async () => {
  server.files = [underWay()];
  render(
    <MemoryRouter>
      <UploadPanel operation={operation} isEnded />
    </MemoryRouter>,
  );
  expect(screen.getByText(/2026-000318 está encerrada e não recebe matrículas/)).toBeVisible();
  expect(screen.queryByLabelText('Enviar matrículas')).toBeNull();
  expect(await row('santa-rita.pdf')).toBeVisible();
});

test('has no accessibility fault that can be detected', async () => {
  const { user, container } = open();
  await choose(user, pdf('um.pdf'), pdf('falso.pdf', 'x'));
  const sending = await request(0);
  act(() => sending.answer(400, refusal('file-password', 'um.pdf não foi lido. O arquivo pede senha.')));
  await screen.findByLabelText('Senha de um.pdf');
  const { violations } = await axe.run(container, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
