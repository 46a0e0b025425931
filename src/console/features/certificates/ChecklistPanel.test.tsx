import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import {
  answered,
  apiAddress,
  callsFromNow,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';
import { answerChecklist, certificateOf, everyState, inDays, itemOf, typeOf } from './testing.tsx';

connectNetwork();

const operation = {
  Identificador: 1,
  Versao: 1,
  CriadoEm: '2026-11-20T12:00:00Z',
  AlteradoEm: '2026-11-20T12:00:00Z',
  Codigo: '2026-000001',
  IdentificadorCliente: 1,
  TipoImovel: 'Rural',
  Situacao: 'em_andamento',
  DataPrevistaAssinatura: inDays(10),
  Rotulos: { IdentificadorCliente: 'Agropecuária Serra Clara Ltda.' },
};

async function open(person: 'analista' | 'consulta' = 'analista', more: object = {}) {
  network.use(
    http.get(`${apiAddress}Operacao/Retornar/1`, () => answered({ ...operation, ...more })),
    http.get(`${apiAddress}RegistroMatricula/Listar`, () =>
      answered({ Itens: [], Total: 0, TotalExato: true }),
    ),
  );
  const view = await renderConsole({ path: '/nav/operacao/1/show', token: await signedIn(person) });
  return { ...view, panel: within(await screen.findByRole('region', { name: 'Checklist de certidões' })) };
}

const wide = () => {
  window.innerWidth = 1440;
  window.dispatchEvent(new Event('resize'));
};

test('tells each item’s state by a word, its day, and one next step; the head counts in words', async () => {
  wide();
  answerChecklist(everyState);
  const { panel } = await open();
  expect(
    await panel.findByText(
      '2 de 8 válidas · 1 a vencer · 1 vencida · 2 em andamento · 1 com erro · 1 falta · 1 dispensada',
    ),
  ).toBeVisible();
  const told = (name: RegExp) => {
    const row = within(panel.getByRole('row', { name }));
    return row.getAllByRole('button')[0]?.textContent ?? '';
  };
  expect(told(/inteiro teor/)).toMatch(/^Solicitar/);
  expect(told(/Cadastro de Imóvel Rural/)).toMatch(/^Anexar PDF/);
  expect(told(/Regularidade do FGTS/)).toMatch(/^Atualizar/);
  expect(told(/pesquisa de protesto/)).toMatch(/^Atualizar/);
  expect(told(/Distribuição cível/)).toMatch(/^Tentar novamente/);
  expect(told(/trabalho escravo/)).toMatch(/^Voltar a exigir/);
  expect(panel.getByRole('link', { name: /^Ver certidão: Certidão conjunta/ })).toBeVisible();
  expect(await faults()).toEqual([]);
});

test('results have words and outlines of their own, and a silent source none', async () => {
  wide();
  answerChecklist(everyState);
  const { panel } = await open();
  const cell = async (name: RegExp) => {
    const row = await panel.findByRole('row', { name });
    return within(row).getAllByRole('cell')[1] as HTMLElement;
  };
  const effect = await cell(/Certidão conjunta/);
  const negative = await cell(/Negativa de Débitos/);
  const found = await cell(/pesquisa de protesto/);
  expect([effect, negative, found].map(({ textContent }) => textContent)).toEqual([
    'Positiva com efeito de negativa',
    'Negativa',
    'Consta',
  ]);
  const outlines = [effect, negative, found].map((one) => one.querySelector('svg')?.innerHTML);
  expect(new Set(outlines).size).toBe(3);
  expect(await cell(/Distribuição cível/)).toHaveTextContent(/^–$/);
  expect(panel.getByRole('row', { name: /Distribuição cível/ })).toHaveTextContent('Fonte sem resposta');
});

test('moving the day marks exactly what will have expired by then', async () => {
  wide();
  answerChecklist(everyState);
  const { panel, user } = await open();
  expect(await panel.findByText('Nesse dia, 2 certidões estarão vencidas.')).toBeVisible();
  expect(panel.getAllByText('Vence antes')).toHaveLength(1);
  expect(panel.getByRole('row', { name: /Regularidade do FGTS/ })).toHaveTextContent('Vence antes');
  const day = panel.getByLabelText('Válidas na data');
  const [year, month, date] = inDays(16).split('-');
  await user.clear(day);
  await user.type(day, `${date}/${month}/${year}`);
  fireEvent.blur(day);
  expect(await panel.findByText('Nesse dia, 3 certidões estarão vencidas.')).toBeVisible();
  const marked = panel.getAllByText('Vence antes').map((one) => one.closest('tr')?.textContent);
  expect(marked).toEqual([expect.stringContaining('Débitos Trabalhistas'), expect.stringContaining('FGTS')]);
  expect(panel.getByRole('button', { name: 'Atualizar as 3' })).toBeVisible();
  await user.clear(day);
  await user.type(day, '31/02');
  fireEvent.blur(day);
  expect(await panel.findByText('Escreva um dia, como 15/12/26.')).toBeVisible();
});

test('a good certificate of another operation is offered: reused by one press, ordering anew stays possible', async () => {
  wide();
  const type = typeOf(9, 'CNDT', 'Certidão Negativa de Débitos Trabalhistas', true);
  answerChecklist({ items: [itemOf(1, type, 'falta')], certificates: [] });
  const sent: unknown[] = [];
  network.use(
    http.get(`${apiAddress}Certidao/Reutilizaveis`, () =>
      answered({
        Itens: [
          {
            Identificador: 77,
            Versao: 3,
            DataVencimento: '2027-03-10',
            CodigoOperacao: '2026-000044',
            IdentificadorItemChecklist: 1,
          },
        ],
      }),
    ),
    http.post(`${apiAddress}Certidao/Executar/reutilizar/77`, async ({ request }) => {
      sent.push(await request.json());
      return answered({ Identificador: 78 });
    }),
  );
  const { panel, user } = await open();
  expect(await panel.findByText('serve a da operação 2026-000044, válida até 10/03/27')).toBeVisible();
  await user.click(panel.getByRole('button', { name: /^Mais sobre Certidão Negativa/ }));
  expect(await screen.findByRole('menuitem', { name: 'Solicitar nova' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await panel.findByRole('button', { name: /^Reutilizar: Certidão Negativa/ }));
  expect(await screen.findByText(/reutilizada da operação 2026-000044/)).toBeVisible();
  expect(sent).toEqual([{ IdentificadorOperacao: 1, Versao: 3 }]);
});

test('one of another operation that lapses before the signature is told and may be taken, but a new one comes first', async () => {
  wide();
  const type = typeOf(9, 'CNDT', 'Certidão Negativa de Débitos Trabalhistas', true);
  answerChecklist({ items: [itemOf(1, type, 'falta')], certificates: [] });
  const other = {
    Identificador: 77,
    Versao: 3,
    DataVencimento: inDays(5),
    CodigoOperacao: '2026-000044',
    IdentificadorItemChecklist: 1,
  };
  network.use(http.get(`${apiAddress}Certidao/Reutilizaveis`, () => answered({ Itens: [other] })));
  const { panel, user } = await open();
  expect(await panel.findByText(/^serve a da operação 2026-000044, válida até /)).toBeVisible();
  expect(panel.getByRole('button', { name: /^Solicitar: Certidão Negativa/ })).toBeVisible();
  await user.click(panel.getByRole('button', { name: /^Mais sobre Certidão Negativa/ }));
  expect(await screen.findByRole('menuitem', { name: 'Reutilizar' })).toBeVisible();
});

test('what asking again costs is told before it is asked, for one and for many', async () => {
  wide();
  answerChecklist(everyState);
  const asked: string[][] = [];
  network.use(
    http.get(`${apiAddress}Certidao/CustoAtualizar`, ({ request }) => {
      const ids = new URL(request.url).searchParams.getAll('Identificador');
      asked.push(ids);
      return answered({ Pedidos: ids.length, Custo: 12.9 * ids.length, SemPreco: ids.length > 1 ? 1 : 0 });
    }),
  );
  const { panel, user } = await open();
  await user.click(await panel.findByRole('button', { name: 'Atualizar as 2' }));
  const many = within(await screen.findByRole('dialog'));
  expect(await many.findByText('Novos pedidos às fontes: 2 certidões')).toBeVisible();
  expect(many.getByText('R$\u00a025,80', { normalizer: (text) => text })).toBeVisible();
  expect(many.getByText('mais 1 sem preço informado')).toBeVisible();
  await user.click(many.getByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(panel.getByRole('button', { name: /^Atualizar: .*protesto/ }));
  const one = within(await screen.findByRole('dialog'));
  expect(await one.findByText('Novo pedido à fonte: 1 certidão')).toBeVisible();
  expect(asked.map(({ length }) => length)).toEqual([2, 1]);
  expect(await faults()).toEqual([]);
});

test('what stands before the signature is said once, with its step: comments, failures, what is missing', async () => {
  wide();
  answerChecklist(everyState);
  const { panel, user } = await open();
  const list = within(await panel.findByRole('list', { name: 'Antes de assinar' }));
  await list.findByText(/constam registros/);
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Certidão ou pesquisa de protesto: constam registros.Comentar',
    'A consulta falhou: Distribuição cível, família, sucessões e execuções.Tentar novamente',
    'Falta solicitar 1 certidão.Solicitar a que falta',
  ]);
  const sent: unknown[] = [];
  network.use(
    http.put(`${apiAddress}Certidao/Alterar/16`, async ({ request }) => {
      sent.push(await request.json());
      return answered(everyState.certificates[4]);
    }),
  );
  await user.click(list.getByRole('button', { name: 'Comentar: Certidão ou pesquisa de protesto' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Comentar o que a certidão acusa' }));
  await user.click(await dialog.findByRole('button', { name: 'Salvar comentário' }));
  expect((await dialog.findAllByText(/Comente o que a certidão acusa/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Título pago em outubro; carta de anuência juntada.');
  await user.click(dialog.getByRole('button', { name: 'Salvar comentário' }));
  await waitFor(() =>
    expect(sent).toEqual([{ Versao: 1, Observacao: 'Título pago em outubro; carta de anuência juntada.' }]),
  );
});

test('those missing say how many are optional, which the operation does not wait for', async () => {
  wide();
  const missing = (id: number, more = {}) =>
    itemOf(id, typeOf(id, `T${id}`, `Certidão ${id}`, true), 'falta', more);
  answerChecklist({
    items: [missing(1), missing(2), missing(3, { Obrigatoria: false })],
    certificates: [],
  });
  const { panel } = await open();
  expect(await panel.findByText('0 de 3 válidas · 3 faltam (1 opcional)')).toBeVisible();
});

test('nothing left to do says so', async () => {
  wide();
  const type = typeOf(9, 'CNDT', 'Certidão Negativa de Débitos Trabalhistas', true);
  const answer = { Resultado: 'NEGATIVA', DataEmissao: inDays(-5), DataVencimento: inDays(170) };
  answerChecklist({
    items: [itemOf(1, type, 'emitida', { IdentificadorCertidao: 14 })],
    certificates: [certificateOf(14, type, answer)],
  });
  const { panel } = await open();
  expect(await panel.findByText(/^Nada falta para assinar em /)).toBeVisible();
});

test('waiting for a source can be given up, a request that waits for its turn withdrawn', async () => {
  wide();
  const types = [
    typeOf(5, 'LIVRO3', 'Certidão do Livro 3', true),
    typeOf(21, 'INDISP', 'Consulta à CNIB', true),
  ];
  const [book, cnib] = types as [(typeof types)[0], (typeof types)[0]];
  answerChecklist({
    items: [
      itemOf(1, book, 'em_processamento', { IdentificadorCertidao: 11 }),
      itemOf(2, cnib, 'solicitada', { IdentificadorCertidao: 12 }),
    ],
    certificates: [
      certificateOf(11, book, {
        Situacao: 'em_processamento',
        Origem: 'provedor',
        Protocolo: 'P-7',
        AguardaDesde: '2026-11-20T12:00:00Z',
      }),
      certificateOf(12, cnib, {
        Situacao: 'solicitada',
        Origem: 'provedor',
        MotivoFalha: 'fonte_silenciosa',
        Tentativas: 1,
        ProximaTentativa: '2026-10-01T15:01:00Z',
      }),
    ],
  });
  const done: string[] = [];
  network.use(
    http.post(`${apiAddress}Certidao/Executar/:event/:id`, ({ params }) => {
      done.push(`${params.event} ${params.id}`);
      return answered(null);
    }),
  );
  const { panel, user } = await open();
  expect(await panel.findByText(/a fonte tem o pedido desde .* protocolo P-7/)).toBeVisible();
  expect(panel.getByText(/^Fonte sem resposta; nova tentativa em /)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Mais sobre Certidão do Livro 3' }));
  expect(screen.queryByRole('menuitem', { name: 'Cancelar pedido' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Desistir da espera' }));
  expect(await screen.findByText('Certidão do Livro 3: espera encerrada.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Mais sobre Consulta à CNIB' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelar pedido' }));
  expect(await screen.findByText('Consulta à CNIB: pedido cancelado.')).toBeVisible();
  expect(done).toEqual(['desistir 11', 'cancelar 12']);
});

test('who looks on while sources answer is told in the words of the bell', async () => {
  wide();
  const type = typeOf(9, 'CNDT', 'Certidão Negativa de Débitos Trabalhistas', true);
  const items = (Estado: string) => [itemOf(1, type, Estado, { IdentificadorCertidao: 14 })];
  const asked = { Origem: 'provedor', Situacao: 'solicitada', Estado: 'solicitada' };
  answerChecklist({ items: items('solicitada'), certificates: [certificateOf(14, type, asked)] });
  const { panel } = await open();
  await panel.findByText('na fila da consulta');
  const calls = callsFromNow();
  const failed = { ...asked, Situacao: 'erro', Estado: 'erro', TextoErro: 'A fonte não respondeu.' };
  answerChecklist({ items: items('erro'), certificates: [certificateOf(14, type, failed)] });
  expect(
    await screen.findByText(
      'Erro na consulta de certidões da operação 2026-000001: A fonte não respondeu.',
      {},
      { timeout: 8000 },
    ),
  ).toBeVisible();
  // What the rest of the page says is of before the answer.
  await waitFor(() => expect(calls).toContain('Operacao/Retornar/1'));
}, 15_000);

test('waiving asks why and sends the reason', async () => {
  wide();
  answerChecklist(everyState);
  const { panel, user } = await open();
  const sent: unknown[] = [];
  network.use(
    http.put(`${apiAddress}ItemChecklist/Alterar/1`, async ({ request }) => {
      sent.push(await request.json());
      return answered(everyState.items[0]);
    }),
  );
  await user.click(await panel.findByRole('button', { name: /^Mais sobre Certidão de inteiro teor/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dispensar…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Dispensar Certidão de inteiro teor/ }));
  await user.click(await dialog.findByRole('button', { name: 'Dispensar' }));
  expect((await dialog.findAllByText('Diga por que a certidão foi dispensada.'))[0]).toBeVisible();
  expect(sent).toEqual([]);
  const reason = dialog.getByLabelText(/Motivo da dispensa/);
  expect(reason.tagName).toBe('TEXTAREA');
  await user.type(reason, 'Imóvel em outra operação.');
  await user.click(dialog.getByRole('button', { name: 'Dispensar' }));
  await waitFor(() =>
    expect(sent).toEqual([{ Versao: 1, Dispensada: true, MotivoDispensa: 'Imóvel em outra operação.' }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an empty checklist offers the ways to begin; copying asks only for the other operation', async () => {
  wide();
  answerChecklist({ items: [], certificates: [] });
  const { panel, user } = await open();
  expect(await panel.findByText(/Nenhuma certidão no checklist/)).toBeVisible();
  const calls = callsFromNow();
  network.use(http.post(`${apiAddress}ItemChecklist/Executar/montar`, () => answered({ Total: 13 })));
  await user.click(panel.getByRole('button', { name: 'Copiar de outra operação' }));
  const copy = within(await screen.findByRole('dialog'));
  expect(await copy.findByLabelText(/Copiar de/)).toBeVisible();
  expect(copy.queryByLabelText('Operação')).toBeNull();
  await user.click(copy.getByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(panel.getByRole('button', { name: 'Montar pelo workflow' }));
  const fill = within(await screen.findByRole('dialog'));
  await user.click(await fill.findByRole('button', { name: 'Montar pelo workflow' }));
  expect(await screen.findByText('Itens incluídos: 13.')).toBeVisible();
  expect(calls).toContain('ItemChecklist/Executar/montar');
});

test('one item is added beside the checklist, which then has it', async () => {
  wide();
  const type = typeOf(9, 'CNDT', 'Certidão Negativa de Débitos Trabalhistas', true);
  answerChecklist({ items: [], certificates: [] });
  const { panel, user } = await open();
  network.use(
    http.get(`${apiAddress}TipoCertidao/Rotulos`, () =>
      answered([{ Identificador: 9, Rotulo: String(type.Nome) }]),
    ),
    http.get(`${apiAddress}TipoCertidao/Listar`, () =>
      answered({ Itens: [type], Total: 1, TotalExato: true }),
    ),
  );
  await user.click(await panel.findByRole('button', { name: 'Incluir um item' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Novo item do checklist' }));
  expect(await dialog.findByRole('combobox', { name: 'Tipo' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(panel.getByText(/Nenhuma certidão no checklist/)).toBeVisible();
});

test('one who only reads sees where everything stands and nothing to press', async () => {
  wide();
  answerChecklist(everyState);
  const { panel } = await open('consulta');
  expect(await panel.findByText('Fonte sem resposta')).toBeVisible();
  expect(panel.queryByRole('button', { name: /^(Solicitar|Anexar|Atualizar|Tentar|Incluir)/ })).toBeNull();
});

test('a checklist that cannot be read says why and is asked again', async () => {
  wide();
  let fails = true;
  answerChecklist(everyState);
  network.use(
    http.get(`${apiAddress}ItemChecklist/Listar`, () =>
      fails
        ? HttpResponse.json(
            { Sucesso: false, Erros: [{ Texto: 'Ocupado.', Codigo: 'server-busy' }] },
            { status: 503 },
          )
        : answered({ Itens: everyState.items, Total: 9, TotalExato: true }),
    ),
  );
  const { panel, user } = await open();
  expect(await panel.findByText('O checklist não carregou.')).toBeVisible();
  fails = false;
  await user.click(panel.getByRole('button', { name: 'Tentar de novo' }));
  expect(await panel.findByText('Fonte sem resposta')).toBeVisible();
});

test('on a phone the lines are entries of a ledger with the same words and steps', async () => {
  window.innerWidth = 360;
  window.dispatchEvent(new Event('resize'));
  const type = typeOf(9, 'CNDT', 'Certidão Negativa de Débitos Trabalhistas', true);
  answerChecklist({ items: [itemOf(1, type, 'falta')], certificates: [] });
  const { panel } = await open();
  const name = await panel.findByText('Certidão Negativa de Débitos Trabalhistas');
  const entry = within(name.closest('li') as HTMLElement);
  expect(entry.getByText('Falta')).toBeVisible();
  expect(entry.getByRole('button', { name: /^Solicitar: Certidão Negativa/ })).toBeVisible();
  expect(await faults()).toEqual([]);
  wide();
});
