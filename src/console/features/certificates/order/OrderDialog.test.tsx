import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import {
  answered,
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';
import { answerChecklist, answerWays, certificateOf, itemOf, typeOf, wayOf } from '../testing.tsx';

connectNetwork();

const labour = typeOf(9, 'CNDT', 'Certidão Negativa de Débitos Trabalhistas', true);
const protest = typeOf(20, 'PROT', 'Certidão ou pesquisa de protesto', true);
const deed = typeOf(1, 'MAT_IT', 'Certidão de inteiro teor da matrícula', false);
const flat = typeOf(14, 'COND', 'Declaração de quitação condominial', true);
const items = [
  itemOf(1, labour, 'falta'),
  itemOf(2, protest, 'falta'),
  itemOf(3, deed, 'falta'),
  itemOf(4, flat, 'falta', { Obrigatoria: false }),
];
const [one, two, three, four] = items as [
  (typeof items)[0],
  (typeof items)[0],
  (typeof items)[0],
  (typeof items)[0],
];

async function open(prepare: () => void = () => undefined) {
  window.innerWidth = 1440;
  window.dispatchEvent(new Event('resize'));
  answerChecklist({ items, certificates: [] });
  network.use(
    http.get(`${apiAddress}Operacao/Retornar/1`, () =>
      answered({
        Identificador: 1,
        Versao: 1,
        CriadoEm: '2026-11-20T12:00:00Z',
        AlteradoEm: '2026-11-20T12:00:00Z',
        Codigo: '2026-000001',
        IdentificadorCliente: 1,
        TipoImovel: 'Rural',
        Situacao: 'em_andamento',
        CustoCertidoes: 25.8,
        Rotulos: { IdentificadorCliente: 'Agropecuária Serra Clara Ltda.' },
      }),
    ),
    http.get(`${apiAddress}RegistroMatricula/Listar`, () =>
      answered({ Itens: [], Total: 0, TotalExato: true }),
    ),
  );
  prepare();
  const view = await renderConsole({ path: '/nav/operacao/1/show', token: await signedIn('analista') });
  return {
    ...view,
    panel: within(await screen.findByRole('region', { name: 'Checklist de certidões' }, { timeout: 10_000 })),
  };
}

type Body = Readonly<Record<string, unknown>>;

/** Requests as they were sent; one of a type in `refused` is refused beside its field. */
function takeRequests(refused: Readonly<Record<number, { Texto: string; Campo: string }>> = {}): Body[] {
  const sent: Body[] = [];
  network.use(
    http.post(`${apiAddress}Certidao/Incluir`, async ({ request }) => {
      const body = (await request.json()) as Body;
      sent.push(body);
      const error = refused[Number(body.IdentificadorTipoCertidao)];
      if (error) return HttpResponse.json({ Sucesso: false, Erros: [error] }, { status: 422 });
      return answered(certificateOf(30 + sent.length, labour, { Situacao: 'solicitada', ...body }));
    }),
  );
  return sent;
}

test('one line: source and price stand before the order, and by hand can be chosen instead', async () => {
  const sent = takeRequests();
  const { panel, user } = await open();
  expect(await panel.findByText(/custo até agora R\$\s25,80/)).toBeVisible();
  await user.click(await panel.findByRole('button', { name: /^Solicitar: Certidão Negativa/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Solicitar certidão' }));
  expect(await dialog.findByRole('radio', { name: /Pedir à fonte cartorios · R\$\s12,90/ })).toBeChecked();
  expect(dialog.getByRole('button', { name: /^Solicitar por R\$\s12,90$/ })).toBeVisible();
  expect(await faults()).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: /À mão/ }));
  await user.click(dialog.getByRole('button', { name: 'Solicitar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ IdentificadorOperacao: 1, IdentificadorTipoCertidao: 9, Origem: 'manual' }]);
});

test('where no source serves the type and nothing is to be said, a request by hand goes at once', async () => {
  const sent = takeRequests();
  const { panel, user } = await open(() => answerWays([wayOf(one, { Provedor: null, Custo: null })]));
  await user.click(await panel.findByRole('button', { name: /^Solicitar: Certidão Negativa/ }));
  expect(await screen.findByText('Certidão Negativa de Débitos Trabalhistas: solicitada.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([{ IdentificadorOperacao: 1, IdentificadorTipoCertidao: 9, Origem: 'manual' }]);
});

test('a paper at hand is asked only for what its request lacks, and not who brings it', async () => {
  const sent = takeRequests();
  const { panel, user } = await open(() => answerWays([wayOf(one, { Faltam: ['CodigoIncra'] })]));
  await user.click(await panel.findByRole('button', { name: /^Mais sobre Certidão Negativa/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Anexar PDF' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anexar PDF' }));
  expect(await dialog.findByLabelText('Código do imóvel (INCRA)')).toBeVisible();
  expect(dialog.queryByRole('radio')).toBeNull();
  await user.type(dialog.getByLabelText('Código do imóvel (INCRA)'), '4040390127764');
  await user.click(dialog.getByRole('button', { name: 'Continuar para o PDF' }));
  expect(await screen.findByRole('button', { name: 'Escolher o PDF' })).toBeVisible();
  expect(sent).toMatchObject([{ Origem: 'manual', CodigoIncra: '4040390127764' }]);
});

const refusedPaper = () =>
  http.post(`${apiAddress}Certidao/Anexar/31`, () =>
    HttpResponse.json(
      { Sucesso: false, Erros: [{ Texto: 'Este PDF está danificado.', Codigo: 'file-damaged' }] },
      { status: 422 },
    ),
  );

test('a paper at hand is requested as its file is sent, and not before; without the file the request is withdrawn', async () => {
  const sent = takeRequests();
  const cancelled: unknown[] = [];
  network.use(
    refusedPaper(),
    http.post(`${apiAddress}Certidao/Executar/cancelar/31`, async ({ request }) => {
      cancelled.push(await request.json());
      return answered(certificateOf(31, labour, { Situacao: 'cancelada' }));
    }),
  );
  const { panel, user } = await open(() => answerWays([wayOf(one)]));
  const attach = async () => {
    await user.click(await panel.findByRole('button', { name: /^Mais sobre Certidão Negativa/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Anexar PDF' }));
    return within(await screen.findByRole('dialog', { name: 'Anexar PDF' }));
  };
  const first = await attach();
  expect(first.getByText('Certidão Negativa de Débitos Trabalhistas')).toBeVisible();
  await user.click(first.getByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
  const second = await attach();
  const file = new File(['%PDF-1.7 words'], 'cndt.pdf', { type: 'application/pdf' });
  const choose = () => user.upload(second.getByLabelText('Escolher o PDF', { selector: 'input' }), file);
  await choose();
  expect(await second.findByText('Este PDF está danificado.')).toBeVisible();
  await choose();
  expect(await second.findByText('Este PDF está danificado.')).toBeVisible();
  expect(sent).toMatchObject([{ Origem: 'manual', IdentificadorTipoCertidao: 9 }]);
  expect(cancelled).toEqual([]);
  await user.click(second.getByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cancelled).toEqual([{ Versao: 1 }]);

  network.use(
    http.post(`${apiAddress}Certidao/Anexar/32`, () =>
      answered({
        ...certificateOf(32, labour, { Situacao: 'solicitada', Versao: 2, IdentificadorArquivo: 5 }),
        Dados: { Leitura: 'lida', Paginas: 1, PaginasLidas: 1, Propostas: {}, Sobre: {}, Ressalvas: [] },
        Avisos: [],
        Partes: [],
      }),
    ),
  );
  const third = await attach();
  const another = () => user.upload(third.getByLabelText('Escolher o PDF', { selector: 'input' }), file);
  await another();
  await user.click(await third.findByRole('button', { name: 'Trocar o arquivo' }));
  await another();
  expect(await third.findByRole('button', { name: 'Trocar o arquivo' })).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('a request made for a paper that was refused is withdrawn where the page goes too', async () => {
  const cancelled: unknown[] = [];
  takeRequests();
  network.use(
    refusedPaper(),
    http.post(`${apiAddress}Certidao/Executar/cancelar/31`, async ({ request }) => {
      cancelled.push(await request.json());
      return answered(certificateOf(31, labour, { Situacao: 'cancelada' }));
    }),
  );
  const { panel, user } = await open(() => answerWays([wayOf(one)]));
  await user.click(await panel.findByRole('button', { name: /^Mais sobre Certidão Negativa/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Anexar PDF' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anexar PDF' }));
  const file = new File(['%PDF-1.7 words'], 'cndt.pdf', { type: 'application/pdf' });
  await user.upload(dialog.getByLabelText('Escolher o PDF', { selector: 'input' }), file);
  expect(await dialog.findByText('Este PDF está danificado.')).toBeVisible();
  expect(cancelled).toEqual([]);
  cleanup();
  await waitFor(() => expect(cancelled).toEqual([{ Versao: 1 }]));
});

test('a request that another person had made meanwhile is not withdrawn with a paper that was refused', async () => {
  const cancelled: string[] = [];
  network.use(
    http.post(`${apiAddress}Certidao/Incluir`, () =>
      answered({ ...certificateOf(31, labour, { Situacao: 'solicitada' }), Existente: true }),
    ),
    refusedPaper(),
    http.post(`${apiAddress}Certidao/Executar/:event/31`, ({ params }) => {
      cancelled.push(String(params.event));
      return answered(certificateOf(31, labour, { Situacao: 'cancelada' }));
    }),
  );
  const { panel, user } = await open(() => answerWays([wayOf(one)]));
  await user.click(await panel.findByRole('button', { name: /^Mais sobre Certidão Negativa/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Anexar PDF' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anexar PDF' }));
  const file = new File(['%PDF-1.7 words'], 'cndt.pdf', { type: 'application/pdf' });
  await user.upload(dialog.getByLabelText('Escolher o PDF', { selector: 'input' }), file);
  expect(await dialog.findByText('Este PDF está danificado.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cancelled).toEqual([]);
});

test('many lines: ticked ones, who brings them, an exact total, what is needed said once; each tells what became of it', async () => {
  const { panel, user } = await open(() =>
    answerWays([
      wayOf(one, { Custo: 0.1 }),
      wayOf(two, { Custo: 0.2, Faltam: ['Uf'] }),
      wayOf(three, { Provedor: null, Custo: null, Faltam: ['Uf', 'NumeroMatricula'] }),
      wayOf(four, { Custo: null }),
    ]),
  );
  const sent = takeRequests({ 20: { Texto: 'A fonte não atende essa UF.', Campo: 'Uf' } });
  await user.click(await panel.findByRole('button', { name: 'Solicitar as que faltam' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Solicitar as que faltam' }));
  const box = (name: RegExp) => dialog.getByRole('checkbox', { name });
  await waitFor(() => expect(box(/Trabalhistas/)).toBeChecked());
  expect(box(/condominial/)).not.toBeChecked();
  expect(dialog.getByText(/^R\$\s0,30$/)).toBeVisible();
  await user.click(box(/condominial/));
  expect(dialog.getByText('mais 1 sem preço informado')).toBeVisible();
  await user.click(box(/condominial/));
  expect(await faults()).toEqual([]);

  await user.click(dialog.getByRole('button', { name: /^Solicitar 3 por R\$\s0,30$/ }));
  expect(await dialog.findAllByText('Informe este dado: sem ele não há pesquisa.')).toHaveLength(2);
  expect(sent).toEqual([]);
  await user.selectOptions(dialog.getByLabelText('UF'), 'MG');
  await user.type(dialog.getByLabelText('Número da matrícula'), '18412');
  await user.click(dialog.getByRole('button', { name: /^Solicitar 3/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('A fonte não atende essa UF.');
  expect(dialog.getAllByText('Solicitada')).toHaveLength(2);
  expect(sent.map(({ Origem, Uf, NumeroMatricula }) => [Origem, Uf, NumeroMatricula])).toEqual([
    ['provedor', undefined, undefined],
    ['provedor', 'MG', undefined],
    ['manual', 'MG', '18412'],
  ]);
  // Nothing typed is lost, and what was requested is not requested twice.
  expect(dialog.getByLabelText('UF')).toHaveValue('MG');
  const again = takeRequests();
  await user.selectOptions(dialog.getByLabelText('UF'), 'GO');
  await user.click(dialog.getByRole('button', { name: /^Solicitar 1 por R\$\s0,20$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(again.map(({ IdentificadorTipoCertidao, Uf }) => [IdentificadorTipoCertidao, Uf])).toEqual([
    [20, 'GO'],
  ]);
});

test('of several matrículas one is chosen, and what is known of it is not asked for', async () => {
  const records = [
    { Identificador: 51, Rotulo: '18.412 · Fazenda Santa Rita' },
    { Identificador: 52, Rotulo: '20.977 · Fazenda Campo Real' },
  ];
  const told = { IdentificadorRegistroMatricula: 52, Sabe: { NumeroMatricula: '20977' }, Faltam: [] };
  const sent = takeRequests();
  const { panel, user } = await open(() =>
    answerWays([wayOf(three, { Faltam: ['NumeroMatricula'] })], records, [wayOf(three, told)]),
  );
  await user.click(await panel.findByRole('button', { name: /^Solicitar: Certidão de inteiro teor/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: /^Solicitar por/ }));
  expect(await dialog.findByText('Escolha a matrícula: a operação tem mais de uma.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Matrícula'), '20.977 · Fazenda Campo Real');
  expect(await dialog.findByText('Número da matrícula 20.977')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Solicitar por/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      IdentificadorOperacao: 1,
      IdentificadorTipoCertidao: 1,
      IdentificadorRegistroMatricula: 52,
      Origem: 'provedor',
    },
  ]);
});

test('sources that do not load say so and are asked again', async () => {
  const busy = { Sucesso: false, Erros: [{ Texto: 'Ocupado.', Codigo: 'server-busy' }] };
  const { panel, user } = await open(() =>
    network.use(http.get(`${apiAddress}Certidao/ComoPedir`, () => HttpResponse.json(busy, { status: 503 }))),
  );
  await user.click(await panel.findByRole('button', { name: 'Solicitar as que faltam' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('As fontes não carregaram.')).toBeVisible();
  answerWays([wayOf(one)]);
  await user.click(dialog.getByRole('button', { name: 'Tentar de novo' }));
  expect(await dialog.findByRole('checkbox', { name: /Trabalhistas/ })).toBeChecked();
});
