import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import {
  answered,
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';
import { certificateOf, typeOf } from '../testing.tsx';

connectNetwork();

/** XMLHttpRequest in the hands of the test. */
class FakeRequest {
  static last: FakeRequest | null = null;
  readonly upload: { onprogress: ((event: { loaded: number }) => void) | null } = { onprogress: null };
  address = '';
  status = 0;
  responseText = '';
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  open(_method: string, address: URL) {
    this.address = decodeURIComponent(address.href);
  }
  readonly headers: Record<string, string> = {};
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {
    FakeRequest.last = this;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

beforeEach(() => {
  FakeRequest.last = null;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

const labour = typeOf(9, 'CNDT', 'Certidão Negativa de Débitos Trabalhistas', true);
const requested = certificateOf(7, labour, { Situacao: 'solicitada', Estado: 'solicitada', Dados: null });
const said = (Valor: unknown, Citacao: string, Confianca = 99) => ({ Valor, Citacao, Confianca, Pagina: 1 });
const read = {
  Leitura: 'lida',
  Paginas: 1,
  PaginasLidas: 1,
  Propostas: {
    Resultado: said('NEGATIVA', 'NADA CONSTA'),
    DataEmissao: said('2026-11-10', '10/11/2026'),
    Numero: said('4821/2026', '4B21/2026', 61),
  },
  Sobre: {
    Nome: said('LATICINIOS PEDRA BRANCA LTDA', 'LATICINIOS'),
    Documento: said('77454885000123', '77'),
  },
  Ressalvas: [said('homonyms', 'homônimos')],
};
const attached = (more: object = {}) => ({
  ...requested,
  Versao: 2,
  IdentificadorArquivo: 5,
  NomeArquivo: 'cndt.pdf',
  Dados: read,
  Avisos: [],
  Partes: [],
  ...more,
});

async function open(record: object = requested) {
  network.use(
    http.get(`${apiAddress}Certidao/Retornar/7`, () => answered(record)),
    http.get(`${apiAddress}Certidao/Listar`, () => answered({ Itens: [], Total: 0, TotalExato: true })),
  );
  const view = await renderConsole({ path: '/nav/certidao/7/show', token: await signedIn('analista') });
  const name = 'IdentificadorArquivo' in record && record.IdentificadorArquivo ? 'Conferir' : 'Anexar PDF';
  await view.user.click(await screen.findByRole('button', { name }));
  return { ...view, dialog: within(await screen.findByRole('dialog')) };
}

const pdf = (name = 'cndt.pdf', text = '%PDF-1.7 words') =>
  new File([text], name, { type: 'application/pdf' });

async function send({ user, dialog }: Awaited<ReturnType<typeof open>>, file = pdf()) {
  await user.upload(dialog.getByLabelText('Escolher o PDF', { selector: 'input' }), file);
  await waitFor(() => expect(FakeRequest.last).not.toBeNull());
  return FakeRequest.last as FakeRequest;
}

test('sends the file with its name, shows how far it is, then each value beside the words that prove it', async () => {
  const at = await open();
  const { dialog } = at;
  const request = await send(at);
  expect(request.address).toBe(`${apiAddress}Certidao/Anexar/7?Nome=cndt.pdf`);
  expect(dialog.getByRole('progressbar', { name: 'cndt.pdf' })).toHaveAttribute('aria-valuenow', '0');
  request.upload.onprogress?.({ loaded: 7 });
  await waitFor(() => expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50'));
  request.answer(200, { Sucesso: true, ItemRegistro: attached() });
  const heading = await dialog.findByRole('heading', { name: 'Conferir o que o documento diz' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(await dialog.findByLabelText('Resultado')).toHaveAccessibleDescription(/p\. 1 NADA CONSTA/);
  expect(dialog.getByLabelText(/^Número/)).toHaveAccessibleDescription(
    /4B21\/2026 Lido com 61% de confiança\. Confira no documento\./,
  );
  expect(dialog.getByText('LATICINIOS PEDRA BRANCA LTDA, 77.454.885/0001-23')).toBeVisible();
  expect(dialog.getByText('O documento avisa que homônimos não foram pesquisados.')).toBeVisible();
  expect(await faults()).toEqual([]);
});

test('a refused file says why beside the button, and another one may be chosen', async () => {
  const at = await open();
  const request = await send(at);
  request.answer(422, { Sucesso: false, Erros: [{ Texto: 'O PDF pede senha.', Codigo: 'file-password' }] });
  expect(await at.dialog.findByText('O PDF pede senha.')).toBeVisible();
  expect(at.dialog.getByRole('button', { name: 'Escolher o PDF' })).toBeVisible();
  await at.user.upload(
    at.dialog.getByLabelText('Escolher o PDF', { selector: 'input' }),
    pdf('cndt.pdf', 'no pdf'),
  );
  expect(await at.dialog.findByText(/cndt\.pdf/)).toBeVisible();
});

test('a password is asked for beside the file, sent once and never kept', async () => {
  const at = await open();
  const { user, dialog } = at;
  const first = await send(at);
  first.answer(422, {
    Sucesso: false,
    Erros: [{ Texto: 'cndt.pdf pede senha.', Codigo: 'file-password', Campo: 'SenhaPdf' }],
  });
  const field = await dialog.findByLabelText(/Senha de cndt\.pdf/);
  expect(dialog.getByText('cndt.pdf pede senha.')).toBeVisible();
  expect(await faults()).toEqual([]);
  FakeRequest.last = null;
  await user.type(field, 'çã 1');
  await user.click(dialog.getByRole('button', { name: /^Abrir com esta senha: / }));
  await waitFor(() => expect(FakeRequest.last).not.toBeNull());
  const again = FakeRequest.last as unknown as FakeRequest;
  expect(again.headers['Senha-Pdf']).toBe(encodeURIComponent('çã 1'));
  expect(again.address).not.toContain('1&');
  again.answer(422, {
    Sucesso: false,
    Erros: [{ Texto: 'Essa senha não abre.', Codigo: 'file-password-wrong', Campo: 'SenhaPdf' }],
  });
  expect(await dialog.findByText('Essa senha não abre.')).toBeVisible();
  expect(await dialog.findByLabelText(/Senha de cndt\.pdf/)).toHaveValue('');
  // Another file needs none of it.
  FakeRequest.last = null;
  const other = await send(at, pdf('outra.pdf'));
  expect(other.headers['Senha-Pdf']).toBeUndefined();
  other.answer(200, { Sucesso: true, ItemRegistro: attached() });
  expect(await dialog.findByLabelText('Resultado')).toBeVisible();
  expect(dialog.queryByLabelText(/Senha de/)).toBeNull();
});

const part = (Parte: number, more: object = {}) => ({
  Parte,
  Paginas: [Parte],
  Escolhida: Parte === 2,
  Tipo: 'Certificado de Regularidade do FGTS',
  Nome: 'LATICINIOS PEDRA BRANCA LTDA',
  Documento: '77454885000123',
  IdentificadorCertidao: null,
  Destinos: [],
  ...more,
});
const threeParts = [
  part(1, { Tipo: null, Nome: null, Documento: null }),
  part(2, { Tipo: 'Certidão Negativa de Débitos Trabalhistas' }),
  part(3, { Paginas: [3, 4], Destinos: [{ IdentificadorCertidao: 12, Titulo: 'CRF · Laticínios' }] }),
];

test('a file of several certificates says which pages are which, and takes others to what waits for them', async () => {
  const at = await open(attached({ Partes: threeParts }));
  const { user, dialog } = at;
  const group = within(
    await dialog.findByRole('group', { name: 'Este PDF traz 3 certidões. Qual responde a este pedido?' }),
  );
  expect(
    group.getByRole('radio', { name: /^p\. 2 Certidão Negativa de Débitos Trabalhistas/ }),
  ).toBeChecked();
  expect(group.getByRole('radio', { name: 'p. 1 Páginas sem título de certidão' })).not.toBeChecked();
  expect(group.getByText('Nada nesta operação espera por ela; fica no arquivo.')).toBeVisible();
  expect(await faults()).toEqual([]);
  const sent: unknown[] = [];
  network.use(
    http.post(`${apiAddress}Certidao/Executar/levar-parte/7`, async ({ request }) => {
      sent.push(await request.json());
      return answered({ ...attached(), Identificador: 12 });
    }),
    http.get(`${apiAddress}Certidao/Retornar/7`, () =>
      answered(
        attached({
          Partes: [...threeParts.slice(0, 2), part(3, { Paginas: [3, 4], IdentificadorCertidao: 12 })],
        }),
      ),
    ),
  );
  await user.click(group.getByRole('button', { name: 'Levar a: CRF · Laticínios' }));
  expect(await group.findByRole('link', { name: 'Já está em outro pedido' })).toHaveAttribute(
    'href',
    expect.stringContaining('/certidao/12/show'),
  );
  expect(sent).toEqual([{ Versao: 2, Parte: 3, IdentificadorCertidao: 12 }]);
});

test('another certificate of the file is read in place of the first; a refusal stands there', async () => {
  const at = await open(attached({ Partes: threeParts }));
  const { user, dialog } = at;
  let refuse = true;
  network.use(
    http.post(`${apiAddress}Certidao/Executar/usar-parte/7`, () => {
      if (refuse)
        return HttpResponse.json(
          { Sucesso: false, Erros: [{ Texto: 'Recarregue a página.', Codigo: 'x', Campo: 'Parte' }] },
          { status: 422 },
        );
      return answered(
        attached({
          Versao: 3,
          Dados: { ...read, Propostas: { ...read.Propostas, Numero: said('2026101504', '2026101504') } },
          Partes: threeParts.map((item) => ({ ...item, Escolhida: item.Parte === 3 })),
        }),
      );
    }),
  );
  const third = () => dialog.getByRole('radio', { name: /^p\. 3–4/ });
  await dialog.findByRole('group');
  await user.click(third());
  expect(await dialog.findByText('Recarregue a página.')).toBeVisible();
  refuse = false;
  await user.click(third());
  await waitFor(() => expect(dialog.getByLabelText(/^Número/)).toHaveValue('2026101504'));
  expect(third()).toBeChecked();
});

test('a document of somebody else tells what to do, and is confirmed only by saying so', async () => {
  const warning = {
    Codigo: 'other-holder',
    Texto: 'O documento é de outra pessoa.',
    Confirmar: true,
    Provas: [said('77', '77.454.885/0001-23')],
  };
  const at = await open(attached({ Avisos: [warning] }));
  const sent: unknown[] = [];
  network.use(
    http.post(`${apiAddress}Certidao/Executar/confirmar/7`, async ({ request }) => {
      sent.push(await request.json());
      return answered(attached({ Situacao: 'emitida' }));
    }),
  );
  const { user, dialog } = at;
  const list = within(await dialog.findByRole('list', { name: 'O que não confere' }));
  expect(list.getByText(/outra pessoa\. Troque o arquivo ou anexe-o ao pedido certo\./)).toBeVisible();
  expect(list.getByText('77.454.885/0001-23')).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Confirmar e emitir' }));
  expect(await dialog.findByText('Marque que leu os avisos, ou troque o arquivo.')).toBeVisible();
  expect(sent).toEqual([]);
  await waitFor(() => expect(dialog.getByRole('checkbox')).toHaveFocus());
  await user.click(dialog.getByRole('checkbox'));
  await user.clear(dialog.getByLabelText(/^Número/));
  await user.type(dialog.getByLabelText(/^Número/), '4821/2026-1');
  expect(await dialog.findByText('Você mudou o que foi lido.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Confirmar e emitir' }));
  await waitFor(() =>
    expect(sent).toEqual([
      expect.objectContaining({
        Versao: 2,
        Resultado: 'NEGATIVA',
        DataEmissao: '2026-11-10',
        Numero: '4821/2026-1',
        ConfirmarDivergencia: true,
      }),
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what the document does not say is asked for beside its field', async () => {
  const Propostas = { Numero: read.Propostas.Numero };
  const at = await open(attached({ Dados: { ...read, Propostas } }));
  await at.user.click(await at.dialog.findByRole('button', { name: 'Confirmar e emitir' }));
  expect(await at.dialog.findByLabelText('Resultado')).toHaveAccessibleDescription(/Resultado/);
  expect(at.dialog.getByLabelText('Emitida em')).toHaveAccessibleDescription(/Emitida em/);
  await waitFor(() => expect(at.dialog.getByLabelText('Resultado')).toHaveFocus());
});

test('a refusal of the server stands beside the field it names', async () => {
  const at = await open(attached());
  network.use(
    http.post(`${apiAddress}Certidao/Executar/confirmar/7`, () =>
      HttpResponse.json(
        { Sucesso: false, Erros: [{ Texto: 'Corrija o vencimento.', Campo: 'DataVencimento', Codigo: 'x' }] },
        { status: 422 },
      ),
    ),
  );
  await at.user.click(await at.dialog.findByRole('button', { name: 'Confirmar e emitir' }));
  await waitFor(() =>
    expect(at.dialog.getByLabelText(/^Vence em/)).toHaveAccessibleDescription(/Corrija o vencimento\./),
  );
});

test('pages that are pictures are waited for, and may be typed meanwhile', async () => {
  const queued = { ...read, Leitura: 'na_fila', Propostas: {}, Sobre: {}, Ressalvas: [] };
  const at = await open(attached({ Dados: queued }));
  expect(await at.dialog.findByText(/As páginas são imagens/)).toBeVisible();
  await at.user.click(at.dialog.getByRole('button', { name: 'Digitar agora' }));
  expect(await at.dialog.findByLabelText('Resultado')).toHaveValue('');
});

test('a reading that hesitates between results names them', async () => {
  const at = await open(attached({ Dados: { ...read, Hesita: ['NEGATIVA', 'POSITIVA_EFEITO_NEGATIVA'] } }));
  expect(
    await at.dialog.findByText(
      'A leitura hesita entre: Negativa, Positiva com efeito de negativa. Confira no documento.',
    ),
  ).toBeVisible();
});
