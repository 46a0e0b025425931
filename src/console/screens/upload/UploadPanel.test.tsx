import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionData } from '../../../metadata/wire/session.ts';
import { session } from '../../auth/session.ts';
import { switchLanguage } from '../../i18n/texts.ts';
import { notices } from '../../shell/notices.ts';
import { startServices } from '../../start/services.ts';
import { readings } from './readings.ts';
import { transfers } from './transfers.ts';
import { UploadPanel } from './UploadPanel.tsx';

// Busy machines: waiting costs nothing when the answer is there.
configure({ asyncUtilTimeout: 10_000 });

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

let server: {
  records: Record<number, object>;
  list: object[];
  requests: { path: string; init: RequestInit }[];
};

beforeEach(async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  FakeRequest.all = [];
  transfers.set([]);
  readings.set([]);
  notices.set([]);
  server = { records: {}, list: [], requests: [] };
  vi.stubGlobal('fetch', async (input: URL, init: RequestInit = {}) => {
    const path = new URL(input).pathname.replace('/api/', '');
    server.requests.push({ path, init });
    if (path === 'RegistroMatricula/Listar') {
      return Response.json({
        Sucesso: true,
        ItemRegistro: { Itens: server.list, Total: server.list.length, TotalExato: true },
      });
    }
    const found = server.records[Number(path.split('/').at(-1))];
    return found
      ? Response.json({ Sucesso: true, ItemRegistro: found })
      : Response.json(refusal('record-not-found', 'Não há esse registro.'), { status: 404 });
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

  server.records[11] = record({
    Situacao: 'processando',
    Progresso: { Etapa: 'ocr', Pagina: 3, Paginas: 12 },
  });
  act(() => sending.answer(200, accepted()));
  expect(await screen.findByText('Na fila')).toBeVisible();
  expect(await screen.findByText('página 3 de 12')).toBeVisible();

  server.records[11] = record({ Situacao: 'aguardando_analise', Numero: '48217' });
  expect(await screen.findByText('Lida: Aguardando análise')).toBeVisible();
  expect(notices.get().at(-1)?.text).toBe('santa-rita.pdf foi lido: matrícula 48.217, operação 2026-000318.');
  const polls = server.requests.filter(({ path }) => path === 'RegistroMatricula/Retornar/11');
  expect(polls.every(({ init }) => new Headers(init.headers).get('X-Segundo-Plano') === '1')).toBe(true);
});

test('goes on with the others when one is refused, and names file, operation and error', async () => {
  const { user } = open();
  await choose(user, pdf('um.pdf'), pdf('dois.pdf'), pdf('tres.pdf'));
  const [first, second] = [await request(0), await request(1)];
  expect(FakeRequest.all).toHaveLength(2);
  act(() => first.answer(400, refusal('file-damaged', 'um.pdf não foi lido: o PDF está danificado.')));
  expect(within(await row('um.pdf')).getByRole('alert')).toHaveTextContent('danificado');
  const third = await request(2);
  server.records[12] = record({
    Identificador: 12,
    Situacao: 'erro',
    Falha: { Codigo: 'file-no-matricula', Texto: 'Não há matrícula em dois.pdf.' },
  });
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
  await user.click(screen.getByRole('button', { name: 'Abrir com esta senha' }));
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
  await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  const second = await request(1);
  expect(second.sentHeaders['Idempotency-Key']).toBe(first.sentHeaders['Idempotency-Key']);
});

test('is here again after leaving the page, and finds what the server is still reading', async () => {
  const { user, unmount } = open();
  await choose(user, pdf('um.pdf'));
  await request(0);
  unmount();
  server.list = [
    { Identificador: 30, Versao: 1, Situacao: 'processando', NomeArquivo: 'de-ontem.pdf', Paginas: 4 },
  ];
  server.records[30] = record({
    Identificador: 30,
    Situacao: 'processando',
    Progresso: { Pagina: 2, Paginas: 4 },
  });
  open();
  expect(screen.getByText('um.pdf')).toBeVisible();
  expect(await screen.findByText('de-ontem.pdf')).toBeVisible();
  expect(await screen.findByText('página 2 de 4')).toBeVisible();
});

test('withholds the upload from whoever may not send', () => {
  session.set({ status: 'in', data: {} as SessionData, codes: new Set(['MATRICULA.CONSULTAR']) });
  open();
  const button = screen.getByRole('button', { name: 'Enviar matrículas' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/^Falta a permissão MATRICULA.ENVIAR/);
  expect(screen.queryByLabelText('Enviar matrículas', { selector: 'input' })).toBeNull();
});

test('has no accessibility fault that can be detected', async () => {
  const { user, container } = open();
  await choose(user, pdf('um.pdf'), pdf('falso.pdf', 'x'));
  const sending = await request(0);
  act(() => sending.answer(400, refusal('file-password', 'um.pdf não foi lido. O arquivo pede senha.')));
  await screen.findByLabelText('Senha de um.pdf');
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
