import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { opening, property } from '../../../../test/support/papers/matricula.ts';
import { provedReading, renderReview, startTestApi, wireOf, words } from './testing.tsx';

/** Each test has a record of its own: unsaved corrections outlive the page on purpose. */
let id = 100;
beforeEach(() => {
  id += 1;
});

const open = async (given: Parameters<typeof startTestApi>[0] = {}, locale: 'pt-br' | 'en-us' = 'pt-br') => {
  const api = startTestApi(given);
  api.record = { ...api.record, Identificador: id };
  const user = userEvent.setup();
  const page = await renderReview(locale, id);
  return { api, user, ...page };
};

const owners = () => screen.getByRole('table');
const ownerRow = (name: RegExp) => within(owners()).getByRole('row', { name });
const wholeOwners = () => within(owners()).getByText('4 titulares');

describe('the situation', () => {
  test('shows owners with exact shares that close', async () => {
    await open();
    await screen.findByRole('heading', { name: /Matrícula 12\.345/ });
    expect(ownerRow(/Fábio Mota Teste/)).toHaveTextContent('1/2');
    expect(ownerRow(/Fábio Mota Teste/)).toHaveTextContent('50,00%');
    expect(wholeOwners()).toBeVisible();
    expect(within(owners()).getByText('100,00%')).toBeVisible();
  });

  test('shows liens in force as cards with the due date of the amendment, and cancelled ones as codes', async () => {
    await open();
    const card = await screen.findByRole('article', { name: /R-7/ });
    expect(card).toHaveTextContent('Banco Horizonte S.A.');
    expect(card).toHaveTextContent('R$ 400.000,00');
    expect(card).toHaveTextContent('11/03/2027');
    expect(screen.getByRole('button', { name: /Cancelados: R-1/ })).toBeVisible();
  });

  test('tells the file and its pages at the foot, and nothing of pages where there is no file', async () => {
    const { unmount } = await open();
    expect(await screen.findByText(/^boa-aurora\.pdf/)).toBeVisible();
    unmount();
    id += 1;
    const { NomeArquivo: _, ...record } = startTestApi().record;
    await open({ record });
    await screen.findByRole('heading', { name: /Matrícula 12\.345/ });
    expect(screen.queryByText(/^, \d+ página/)).toBeNull();
  });

  test('keeps what belongs to one first owner together', async () => {
    await open();
    const section = await screen.findByRole('region', { name: 'Imóvel' });
    const names = within(section)
      .getAllByRole('term')
      .map((term) => term.textContent);
    const owners = names.slice(names.indexOf('proprietário'));
    expect(owners.filter((name) => name === 'proprietário').length).toBeGreaterThan(1);
    expect(owners.indexOf('CPF ou CNPJ')).toBeLessThan(owners.lastIndexOf('proprietário'));
  });

  test('names what does not add up, with the acts it is about', async () => {
    const reading = provedReading();
    await open({ reading: { ...reading, acts: reading.acts.filter(({ code }) => code !== 'AV-5') } });
    expect(await screen.findByRole('button', { name: 'Falta o ato de número 5' })).toBeVisible();
    expect(screen.getByRole('button', { name: /8 de 9 atos.*Falta o nº 5/ })).toBeVisible();
  });

  test('counts the acts read when none is missing', async () => {
    await open();
    expect(await screen.findByText('9 de 9 atos')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Falta o ato/ })).toBeNull();
  });

  test('goes back to an earlier act and forth again', async () => {
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Situação hoje' });
    const slider = screen.getByRole('slider');
    slider.focus();
    await user.keyboard(',,,,,,');
    expect(screen.getByRole('heading', { name: 'Situação após AV-3, de 14/10/1998' })).toBeVisible();
    expect(ownerRow(/^Abert\. Elias/)).toHaveTextContent('50,00%');
    expect(screen.getByText('Nenhum ônus em vigor.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /corrigir/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Voltar a hoje' }));
    expect(screen.getByRole('heading', { name: 'Situação hoje' })).toBeVisible();
  });
});

describe('evidence', () => {
  test('leads from a fact to its page and marks its words', async () => {
    const { user } = await open();
    await user.click(
      await within(await screen.findByRole('table')).findByRole('button', {
        name: /p\. 2.*fração transmitida/,
      }),
    );
    const mark = await screen.findByRole('button', { name: 'R-4, fração transmitida: 1/2, dúvida 1' });
    expect(mark).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('region', { name: 'Imagem da página 2' })).toBeVisible();
  });

  test('leads from words on the page to the act that states them', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Página seguinte' }));
    await user.click(await screen.findByRole('button', { name: /^R-4, valor: R\$\s60\.000,00$/ }));
    const line = screen.getByRole('button', { name: /^Compra e venda Elias/ });
    expect(line).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: /p\. 2, prova: valor, R-4/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('brackets each act, and says which one is a lien in force', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Página 3/ }));
    expect(await screen.findByRole('button', { name: 'Ato R-7, ônus em vigor' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Página 1/ }));
    expect(await screen.findByRole('button', { name: 'Ato R-1, cancelado' })).toBeVisible();
  });

  test('shows words with marks hidden only where they are chosen', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Página seguinte' }));
    await screen.findByRole('button', { name: /^R-4, valor: R\$\s60\.000,00$/ });
    await user.click(screen.getByRole('button', { name: 'Marcas' }));
    expect(screen.queryByRole('button', { name: /^R-4, valor: R\$\s60\.000,00$/ })).toBeNull();
  });

  test('says when the image of a page did not load and tries again', async () => {
    const { user, api } = await open({ imagesFail: true });
    expect(
      await screen.findByText(/A imagem da página 1 não carregou/, {}, { timeout: 10_000 }),
    ).toBeVisible();
    expect(wholeOwners()).toBeVisible();
    api.imagesFail = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(
      await screen.findByRole('img', { name: /Página 1 da certidão/ }, { timeout: 10_000 }),
    ).toBeVisible();
  });
});

describe('corrections', () => {
  test('changes a share in place: the owners follow at once and the reading stays beside', async () => {
    const { user } = await open();
    await user.click(
      within(await screen.findByRole('row', { name: /Fábio Mota Teste/ })).getByRole('button', {
        name: /corrigir/,
      }),
    );
    const field = screen.getByLabelText('Qual é a fração de Fábio Mota Teste?');
    expect(screen.getByText(/1\/2 lido com 61% de confiança/)).toBeVisible();
    await user.clear(field);
    await user.type(field, '1/4');
    await user.click(screen.getByRole('button', { name: /Confirmar/ }));
    expect(ownerRow(/Fábio Mota Teste/)).toHaveTextContent('25,00%');
    expect(screen.getByText('1 correção não salva')).toBeVisible();
    expect(screen.getAllByTitle('lido: 1/2').length).toBeGreaterThan(0);
  });

  test('refuses what is no share with a sentence, and takes percentages', async () => {
    const { user } = await open();
    await user.click(
      within(await screen.findByRole('row', { name: /Fábio Mota Teste/ })).getByRole('button', {
        name: /corrigir/,
      }),
    );
    const field = screen.getByLabelText('Qual é a fração de Fábio Mota Teste?');
    await user.clear(field);
    await user.type(field, '3/2{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('no máximo o imóvel inteiro');
    await user.clear(field);
    await user.type(field, '25%{Enter}');
    expect(ownerRow(/Fábio Mota Teste/)).toHaveTextContent('25,00%');
  });

  test('goes through the doubts by keyboard alone', async () => {
    const { user } = await open();
    await screen.findByRole('table');
    await user.keyboard('d');
    expect(screen.getByLabelText('Qual é a fração de Fábio Mota Teste?')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('R-7, credor: o que diz o documento?')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('R-7, credor: o que diz o documento?')).toBeNull();
    expect(screen.getByText('1 correção não salva')).toBeVisible();
  });

  test('goes through the doubts by pointer: the strip leads to the next one, the number in the margin to its own', async () => {
    const { user } = await open();
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'D 2 dúvidas' }));
    expect(screen.getByLabelText('Qual é a fração de Fábio Mota Teste?')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /próxima dúvida, 1 de 2/ }));
    expect(screen.getByLabelText('R-7, credor: o que diz o documento?')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /^Página 2/ }));
    await user.click(document.querySelector('.rv-leaf .rv-num') as Element);
    expect(screen.getByLabelText('Qual é a fração de Fábio Mota Teste?')).toHaveFocus();
  });

  test('says what an act is that no kind of event names', async () => {
    const reading = provedReading();
    const acts = reading.acts.map((act) =>
      act.code === 'AV-3'
        ? { ...act, event: 'outro' as const, evidence: { event: words('AUTO NEGATIVO DE LEILÃO.', 1, 11) } }
        : act,
    );
    await open({ reading: { ...reading, acts } });
    expect(await screen.findByRole('button', { name: /^Outro Auto negativo de leilão/ })).toBeVisible();
  });

  test('does not take letters typed into a field for keys', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /Banco Horizonte S\.A\..*corrigir credor/ }));
    const field = screen.getByLabelText('R-7, credor: o que diz o documento?');
    await user.clear(field);
    await user.type(field, 'Banco jkde,.');
    expect(field).toHaveValue('Banco jkde,.');
    expect(screen.getByRole('heading', { name: 'Situação hoje' })).toBeVisible();
  });

  test('marks an act invalid with a reason, and asks for one', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Aditivo/ }));
    await user.click(screen.getByRole('button', { name: 'Marcar como inválido' }));
    await user.click(screen.getByRole('button', { name: 'Marcar como inválido' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Escreva o motivo');
    await user.type(screen.getByLabelText('Por que AV-8 é inválido?'), 'Pertence a outra matrícula{Enter}');
    expect(screen.getByRole('article', { name: /R-7/ })).toHaveTextContent('11/03/2024');
    expect(screen.getByText(/validade definida à mão: Pertence a outra matrícula/)).toBeVisible();
  });

  test('adds a missed act, and the liens follow', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Ato' }));
    const form = screen.getByRole('form', { name: 'Ato que a leitura não encontrou' });
    await user.type(within(form).getByLabelText('Código'), 'AV-10');
    await user.type(within(form).getByLabelText('Data do registro'), '03/02/2025');
    await user.selectOptions(within(form).getByLabelText('Evento'), 'cancelamento');
    await user.type(within(form).getByLabelText('Cancela os atos'), 'R-7');
    await user.click(within(form).getByRole('button', { name: 'Incluir ato' }));
    expect(screen.queryByRole('article', { name: /R-7/ })).toBeNull();
    expect(screen.getByText('10 de 10 atos')).toBeVisible();
  });

  test('removes a wrongly read act, shows it struck, and gives it back', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Penhora R\$/ }));
    await user.click(screen.getByRole('button', { name: 'Retirar ato' }));
    await user.type(
      screen.getByLabelText('Por que AV-9 não é um ato desta matrícula?'),
      'Carimbo lido como ato{Enter}',
    );
    expect(screen.getByText(/retirado: Carimbo lido como ato/)).toBeVisible();
    expect(screen.queryByRole('article', { name: /AV-9/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(screen.getByRole('article', { name: /AV-9/ })).toBeVisible();
  });
});

describe('the certificate itself', () => {
  const certified = () => ({
    ...provedReading(),
    closing: {
      kind: 'full' as const,
      issuedOn: '2024-01-20',
      openProtocols: ['125811'],
      evidence: {
        issuedOn: words('20 de janeiro de 2024', 3, 12, 71),
        openProtocols: words('nº 125.811', 3, 13),
      },
    },
  });

  test('is shown with its proof, its doubtful day is asked for, and what waits at the office may be corrected', async () => {
    const { user, api } = await open({ reading: certified() });
    const section = await screen.findByRole('region', { name: 'Certidão' });
    expect(section).toHaveTextContent('inteiro teor');
    await user.click(within(section).getByRole('button', { name: /p\. 3.*prenotações em aberto, Certidão/ }));
    await screen.findByRole('button', { name: 'Certidão, prenotações em aberto: 125.811' });
    await user.click(within(section).getByRole('button', { name: /corrigir data de emissão/ }));
    expect(screen.getByText(/20\/01\/2024 lido com 71% de confiança/)).toBeVisible();
    const day = screen.getByLabelText('Certidão, data de emissão: o que diz o documento?');
    await user.clear(day);
    await user.type(day, '30/01/2024{Enter}{Escape}');
    await user.click(within(section).getByRole('button', { name: /corrigir prenotações em aberto/ }));
    const protocols = screen.getByLabelText('Certidão, prenotações em aberto: o que diz o documento?');
    await user.clear(protocols);
    await user.type(protocols, 'doze{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('separados por vírgula');
    await user.clear(protocols);
    await user.type(protocols, '{Enter}{Escape}');
    expect(section).toHaveTextContent('nenhuma');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText(/Salvo às/);
    const sent = api.requests.find(({ path }) => path.startsWith('RegistroMatricula/Corrigir'));
    expect(sent?.body).toMatchObject({
      Correcoes: [
        { Campo: 'Certidao.DataEmissao', Valor: '2024-01-30' },
        { Campo: 'Certidao.ProtocolosAbertos', Valor: [] },
      ],
    });
  });

  test('is typed in where nothing was read of it', async () => {
    const { user } = await open();
    const section = await screen.findByRole('region', { name: 'Certidão' });
    await user.selectOptions(
      within(section).getByLabelText('Preencher um valor que falta em Certidão'),
      within(section).getByRole('option', { name: 'data de emissão' }),
    );
    await user.type(
      screen.getByLabelText('Certidão, data de emissão: o que diz o documento?'),
      '30/01/2024{Enter}',
    );
    expect(section).toHaveTextContent('30/01/2024');
  });
});

describe('a file nobody could read', () => {
  const byHand = () => ({
    opening: opening([], { number: null, property: property({ kind: null }) }),
    acts: [],
    closing: { kind: null, issuedOn: null, openProtocols: [], evidence: {} },
    coverage: [],
  });

  test('is typed in: number, first owner, acts, and the situation follows', async () => {
    const { user } = await open({ reading: byHand() });
    await user.selectOptions(
      await screen.findByLabelText('Preencher um valor que falta em Abertura'),
      screen.getByRole('option', { name: 'matrícula' }),
    );
    await user.type(screen.getByLabelText('Abertura, matrícula: o que diz o documento?'), '904{Enter}');
    await user.click(screen.getByRole('button', { name: 'Titular' }));
    const form = screen.getByRole('form', { name: 'Proprietário da abertura que a leitura não encontrou' });
    await user.type(within(form).getByLabelText('Nome'), 'ANA TESTADA');
    await user.type(within(form).getByLabelText('Fração do imóvel'), '3/4{Enter}');
    expect(ownerRow(/Ana Testada/)).toHaveTextContent('75,00%');
    expect(within(owners()).getByText('As participações somam 75,00%. Faltam 25,00% (1/4).')).toBeVisible();
    expect(screen.getByText('2 correções não salvas')).toBeVisible();
  });

  test('says what is wrong with an owner typed in', async () => {
    const { user } = await open({ reading: byHand() });
    await user.click(await screen.findByRole('button', { name: 'Titular' }));
    await user.click(screen.getByRole('button', { name: 'Incluir titular' }));
    expect(screen.getByText('Escreva o nome como está no documento.')).toBeVisible();
    expect(screen.getByLabelText('Nome')).toHaveFocus();
  });
});

describe('saving', () => {
  const correctShare = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(
      within(await screen.findByRole('row', { name: /Fábio Mota Teste/ })).getByRole('button', {
        name: /corrigir/,
      }),
    );
    const field = screen.getByLabelText('Qual é a fração de Fábio Mota Teste?');
    await user.clear(field);
    await user.type(field, '1/4{Enter}{Escape}');
  };

  test('sends all corrections at once with the version, in the words of the wire', async () => {
    const { user, api } = await open();
    await correctShare(user);
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(/Salvo às/)).toBeVisible();
    const sent = api.requests.find(({ path }) => path.startsWith('RegistroMatricula/Corrigir'));
    expect(sent?.body).toEqual({
      Versao: 3,
      Correcoes: [
        {
          Tipo: 'alterar',
          Ato: 'R-4',
          Campo: 'Transferencias.0.Fracao',
          Valor: '1/4',
          Motivo: 'Corrigido na conferência com a página',
        },
      ],
    });
    expect(ownerRow(/Fábio Mota Teste/)).toHaveTextContent('25,00%');
  });

  test.each([
    [
      'a refusal',
      {
        on: 'POST RegistroMatricula/Corrigir',
        status: 422,
        body: { Sucesso: false, Erros: [{ Texto: 'Sem direito a esse campo.', Codigo: 'x' }] },
      },
      /Sem direito a esse campo/,
    ],
    [
      'a broken server',
      {
        on: 'POST RegistroMatricula/Corrigir',
        status: 500,
        body: { Sucesso: false, Erros: [{ Texto: 'Pedido 77A.', Codigo: 'x' }] },
      },
      /Pedido 77A/,
    ],
    [
      'no network',
      { on: 'POST RegistroMatricula/Corrigir', status: 0, offline: true },
      /1 correção não salva/,
    ],
  ])('keeps the corrections through %s and saves them later', async (_name, failure, said) => {
    const { user } = await open({ failures: [failure] });
    await correctShare(user);
    await user.click(screen.getByRole('button', { name: /^Salvar/ }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(ownerRow(/Fábio Mota Teste/)).toHaveTextContent('25,00%');
    await user.click(screen.getByRole('button', { name: /^Salvar/ }));
    expect(await screen.findByText(/Salvo às/)).toBeVisible();
  });

  test('leaves the keyboard where the buttons were', async () => {
    const { user } = await open();
    await correctShare(user);
    await user.click(screen.getByRole('button', { name: /^Salvar/ }));
    await screen.findByText(/Salvo às/);
    expect(screen.getByRole('button', { name: /^D \d/ })).toHaveFocus();
  });

  test('lays the corrections over the newer record after a conflict', async () => {
    const { user, api } = await open();
    await correctShare(user);
    const newer = { ...api.record, Versao: 9 };
    api.failures = [
      {
        on: 'POST RegistroMatricula/Corrigir',
        status: 409,
        body: {
          Sucesso: false,
          Erros: [{ Texto: 'x', Codigo: 'record-stale' }],
          ItemRegistro: wireOf({ ...api, record: newer }),
        },
      },
    ];
    await user.click(screen.getByRole('button', { name: /^Salvar/ }));
    expect(await screen.findByText(/Outra pessoa salvou antes/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Salvar/ }));
    await screen.findByText(/Salvo às/);
    expect(
      api.requests.filter(({ path }) => path.startsWith('RegistroMatricula/Corrigir')).at(-1)?.body,
    ).toMatchObject({ Versao: 9 });
  });

  test('offers no saving once somebody else has the record, and keeps what was typed', async () => {
    const { user, api } = await open();
    await correctShare(user);
    const Trava = { Usuario: 'Rui Testado', Desde: '2026-11-21T12:00:00Z', Ate: '', Minha: false };
    const ItemRegistro = wireOf({ ...api, record: { ...api.record, Versao: 9, Trava } });
    api.failures = [
      {
        on: 'POST RegistroMatricula/Corrigir',
        status: 409,
        body: { Sucesso: false, Erros: [{ Texto: 'x', Codigo: 'record-stale' }], ItemRegistro },
      },
    ];
    await user.click(screen.getByRole('button', { name: /^Salvar/ }));
    expect(await screen.findByText(/Rui Testado assumiu esta matrícula/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Salvar/ })).toBeDisabled();
    const sent = () =>
      api.requests.filter(({ path }) => path.startsWith('RegistroMatricula/Corrigir')).length;
    const before = sent();
    await user.keyboard('{Control>}s{/Control}');
    expect(sent()).toBe(before);
    expect(screen.getByText('1 correção não salva')).toBeVisible();
  });

  test('shows both values where somebody else corrected the same one, and takes theirs', async () => {
    const { user, api } = await open();
    await correctShare(user);
    api.corrections.push({
      type: 'change',
      act: 'R-4',
      field: 'transfers.0.share',
      value: '1/8',
      from: null,
      reason: 'Conferido',
      by: 'Rui Testado',
      at: '2026-11-21T12:00:00Z',
    } as (typeof api.corrections)[number]);
    const ItemRegistro = wireOf({ ...api, record: { ...api.record, Versao: 9 } });
    api.failures = [
      {
        on: 'POST RegistroMatricula/Corrigir',
        status: 409,
        body: { Sucesso: false, Erros: [{ Texto: 'x', Codigo: 'x' }], ItemRegistro },
      },
    ];
    await user.click(screen.getByRole('button', { name: /^Salvar/ }));
    const clash = await screen.findByRole('alert');
    expect(clash).toHaveTextContent(/R-4 .*o seu 1\/4o atual 1\/8/);
    expect(ownerRow(/Fábio Mota Teste/)).toHaveTextContent('25,00%');
    await user.click(within(clash).getByRole('button', { name: 'Ficar com o atual' }));
    expect(ownerRow(/Fábio Mota Teste/)).toHaveTextContent('12,50%');
    expect(screen.queryByText(/correção não salva/)).toBeNull();
  });

  test('finds the unsaved corrections again after leaving the page', async () => {
    const { user, unmount, api } = await open();
    await correctShare(user);
    unmount();
    await renderReview('pt-br', id);
    expect(await screen.findByText('1 correção não salva')).toBeVisible();
    expect(ownerRow(/Fábio Mota Teste/)).toHaveTextContent('25,00%');
    expect(api.requests.some(({ path }) => path.startsWith('RegistroMatricula/Corrigir'))).toBe(false);
  });
});

describe('leaving', () => {
  const correctShare = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(
      within(await screen.findByRole('row', { name: /Fábio Mota Teste/ })).getByRole('button', {
        name: /corrigir/,
      }),
    );
    const field = screen.getByLabelText('Qual é a fração de Fábio Mota Teste?');
    await user.clear(field);
    await user.type(field, '1/4{Enter}{Escape}');
  };

  test('asks before unsaved corrections are left, and stays when told to', async () => {
    const { user } = await open();
    await correctShare(user);
    await user.click(screen.getByRole('link', { name: 'Operação 2026-000318' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sair sem salvar?' })).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Continuar aqui' }));
    expect(await screen.findByRole('row', { name: /Fábio Mota Teste/ })).toHaveTextContent('25,00%');
  });

  test('leaves without a question when nothing changed', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Operação 2026-000318' }));
    expect(await screen.findByRole('heading', { name: 'Outra página' })).toBeVisible();
  });

  test('opens at the page and act of the address, and keeps the address up to date', async () => {
    const api = startTestApi();
    api.record = { ...api.record, Identificador: id };
    const user = userEvent.setup();
    const { router } = await renderReview('pt-br', id, '?pagina=3&ato=R-7');
    expect(await screen.findByRole('region', { name: 'Imagem da página 3' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Página anterior' }));
    await waitFor(() => expect(router.state.location.search).toBe('?pagina=2&ato=R-7'));
  });
});

describe('other states', () => {
  test('shows how far the reading is and refreshes by itself, in the background', async () => {
    const { api } = await open({
      reading: null,
      record: {
        Identificador: 7,
        Versao: 1,
        Situacao: 'processando',
        NomeArquivo: 'boa-aurora.pdf',
        Progresso: { Etapa: 'ocr', Pagina: 3, Paginas: 12 },
      },
    });
    expect(await screen.findByText('página 3 de 12')).toBeVisible();
    expect(screen.getByText('reconhecendo o texto das imagens')).toBeVisible();
    api.record = { ...api.record, Progresso: { Etapa: 'ocr', Pagina: 4, Paginas: 12 } };
    expect(await screen.findByText('página 4 de 12', {}, { timeout: 4000 })).toBeVisible();
    const polls = api.requests.filter(({ path }) => path.startsWith('RegistroMatricula/Retornar/'));
    expect(polls.at(-1)?.headers.get('X-Segundo-Plano')).toBe('1');
    expect(polls[0]?.headers.get('X-Segundo-Plano')).toBeNull();
  });

  test('names file, operation and error of a reading that failed', async () => {
    await open({
      reading: null,
      record: {
        Identificador: 7,
        Versao: 1,
        Situacao: 'erro',
        NomeArquivo: 'boa-aurora.pdf',
        IdentificadorOperacao: 4,
        Rotulos: { IdentificadorOperacao: '2026-000318' },
        Falha: { Codigo: 'file-damaged', Texto: 'O arquivo está danificado.' },
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('boa-aurora.pdf não foi lido.');
    expect(alert).toHaveTextContent('O arquivo está danificado.');
    expect(alert).toHaveTextContent('Operação 2026-000318.');
    expect(screen.getByRole('button', { name: 'Reprocessar' })).toBeVisible();
  });

  test('asks in place for the password of a file that needs one', async () => {
    const { user, api } = await open({
      reading: null,
      record: {
        Identificador: 7,
        Versao: 2,
        Situacao: 'erro',
        NomeArquivo: 'protegido.pdf',
        Falha: { Codigo: 'file-password', Texto: 'protegido.pdf não foi lido. O arquivo pede senha.' },
      },
    });
    await user.type(await screen.findByLabelText('Senha de protegido.pdf'), 'segredo{Enter}');
    await waitFor(() =>
      expect(api.requests.find(({ path }) => path.includes('/Executar/reprocessar/'))?.body).toEqual({
        Versao: 2,
        SenhaPdf: 'segredo',
      }),
    );
  });

  test('leads to the record a repeated file was added to', async () => {
    await open({
      reading: null,
      record: {
        Identificador: 7,
        Versao: 2,
        Situacao: 'cancelada',
        NomeArquivo: 'de-novo.pdf',
        IncorporadaEm: 31,
      },
    });
    expect(await screen.findByRole('link', { name: 'Abrir a matrícula' })).toHaveAttribute(
      'href',
      '/nav/matricula/31',
    );
  });

  test('says that the record did not load and tries again', async () => {
    const { user } = await open({
      failures: [
        { on: 'GET RegistroMatricula/Retornar', status: 503 },
        { on: 'GET RegistroMatricula/Retornar', status: 503 },
      ],
    });
    expect(
      await screen.findByRole('heading', { name: 'A matrícula não carregou.' }, { timeout: 5000 }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  test('shows a record without acts by its opening', async () => {
    const api = startTestApi();
    api.record = { ...api.record, Identificador: id };
    api.reading = api.reading && { ...api.reading, acts: [] };
    await renderReview('pt-br', id);
    expect(await screen.findByText(/A matrícula não tem atos/)).toBeVisible();
    expect(ownerRow(/^Abert\. Elias/)).toHaveTextContent('50,00%');
  });

  test('runs a transition of the schema with the version', async () => {
    const { user, api } = await open();
    await user.click(await screen.findByRole('button', { name: 'Enviar para revisão' }));
    await waitFor(() =>
      expect(api.requests.find(({ path }) => path.startsWith('RegistroMatricula/Executar/'))).toMatchObject({
        path: `RegistroMatricula/Executar/enviar-revisao/${id}`,
        body: { Versao: 3 },
      }),
    );
  });

  test('speaks English when asked to', async () => {
    await open({}, 'en-us');
    expect(await screen.findByRole('heading', { name: 'Situation today' })).toBeVisible();
    expect(within(screen.getByRole('article', { name: /R-7/ })).getByText(/03\/11\/2027/)).toBeVisible();
    expect(document.body.textContent).not.toMatch(/review\./);
  });

  test.each(['pt-br', 'en-us'] as const)(
    'has no accessibility fault that can be detected in %s',
    async (locale) => {
      const { container, user } = await open({}, locale);
      await screen.findByRole('table');
      await user.keyboard('d');
      await user.click(
        screen.getAllByRole('button', { name: /^(Compra e venda|Purchase and sale)/ })[0] as HTMLElement,
      );
      const { violations } = await axe.run(container, {
        resultTypes: ['violations'],
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      });
      expect(
        violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join(' ')}`),
      ).toEqual([]);
    },
  );
});
