import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { accessibilityFaults } from '../support/journeys/browser.ts';
import { connectProduct } from '../support/journeys/liveProduct.ts';
import { inOneLine, wordsOfPages } from '../support/papers/wordsOfPdf.ts';
import { isTurn } from '../support/run/form.ts';

/** The opinion on an operation from its draft to paper: the analyst, an officer below the limit, one within it. */
const product = connectProduct();

const client = 'Edson Kurosawa';
const director = { Login: 'silvia.paes@exemplo.com.br', NovaSenha: 'duas onças pardas' };

interface Desk {
  get(path: string): Promise<Answer>;
  send(method: string, path: string, body?: object): Promise<Answer>;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Answer = any;

/** Calls by whoever signs in, for what the journey begins with. */
async function deskOf(Login: string, Senha = 'demonstracao'): Promise<Desk> {
  let token = '';
  const send = async (method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${product.url}api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const told = (await answer.json()) as Answer;
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(told)}`);
    return told.ItemRegistro;
  };
  token = (await send('POST', 'Autenticacao/Login', { Login, Senha })).Token;
  return { send, get: (path) => send('GET', path) };
}

/** The concluded operation opened again, dearer than its officer decides; and an officer who can, with a password. */
async function prepared(): Promise<number> {
  const officer = await deskOf('officer@exemplo.com.br');
  const { Itens } = await officer.get('Operacao/Listar?Situacao=concluida');
  const operation = Itens.find(
    ({ Rotulos }: Answer) => Rotulos.IdentificadorCliente === client,
  ).Identificador;
  const version = async () => (await officer.get(`Operacao/Retornar/${operation}`)).Versao;
  await officer.send('POST', `Operacao/Executar/reabrir/${operation}`, {
    Versao: await version(),
    Motivo: 'O cliente pediu mais crédito.',
  });
  await officer.send('PUT', `Operacao/Alterar/${operation}`, { Versao: await version(), Valor: 4_000_000 });
  const keeper = await deskOf('administrador@exemplo.com.br');
  const [person] = (await keeper.get(`Usuario/Listar?Login=${encodeURIComponent(director.Login)}`)).Itens;
  const { SenhaProvisoria } = await keeper.send(
    'POST',
    `Usuario/Executar/redefinir-senha/${person.Identificador}`,
    { Versao: person.Versao },
  );
  const { NovaSenha } = director;
  const own = await deskOf(director.Login, SenhaProvisoria);
  await own.send('POST', 'Autenticacao/AlterarSenha', {
    SenhaAtual: SenhaProvisoria,
    NovaSenha,
    ConfirmacaoSenha: NovaSenha,
  });
  return operation;
}

/** The words of a PDF without the foot of its pages. */
async function wordsOf(bytes: Buffer): Promise<string> {
  const foot = / ?Operação \S+ página \d+ de \d+ SHA-256 [0-9a-f]{64}/;
  return inOneLine((await wordsOfPages(bytes)).map((page) => page.replace(foot, '')).join(' '));
}

test.skipIf(!isTurn(2, 0))(
  'drafted by the analyst, refused to an officer below the limit, approved by the directorate',
  async () => {
    const operation = await prepared();
    const analyst = await product.openPage();
    await product.enter(analyst.page, 'analista@exemplo.com.br');
    const { page } = analyst;
    await page.goto(`${product.url}#/nav/operacao/${operation}/show`);
    const panel = page.getByRole('region', { name: 'Parecer da operação', exact: true });
    await panel.getByText('Desatualizado', { exact: false }).waitFor();
    await panel.getByRole('button', { name: 'Redigir parecer da operação' }).click();
    await page.waitForURL(/nav\/parecer\/\d+/);
    const address = page.url();
    const text = page.getByRole('region', { name: 'Parecer da operação', exact: true });
    await text.getByText(/no valor de R\$\s4\.000\.000,00/).waitFor();
    // The sources of a sentence are one key away.
    const source = text.getByRole('link', { name: /^matrícula ?:/ }).first();
    await source.press('Enter');
    await page.waitForURL(/nav\/matricula\/\d+/);
    await page.goto(address);
    await text.getByRole('radio', { name: 'Favorável', exact: true }).check();
    await text.getByText(/^Rascunho salvo às \d\d:\d\d/).waitFor({ timeout: 90_000 });
    expect((await accessibilityFaults(page)).filter((fault) => /op-|oo|opinion/.test(fault))).toEqual([]);
    await text.getByRole('button', { name: 'Submeter parecer' }).click();
    await text.getByText('Submetido', { exact: true }).waitFor();
    const said = await text.locator('.op-tx').allInnerTexts();
    const chain = page.getByRole('region', { name: 'Quem decide' });
    await chain.getByText('Sílvia Nogueira Paes').waitFor();
    await chain.getByText('O seu perfil não aprova pareceres.').waitFor();
    await analyst.page.context().close();

    const officer = await product.openPage();
    await product.enter(officer.page, 'officer@exemplo.com.br');
    await officer.page.goto(address);
    const below = officer.page.getByRole('region', { name: 'Parecer da operação', exact: true });
    await below
      .getByText(/^Valor acima da alçada do officer: .*Podem aprovar: Sílvia Nogueira Paes\.$/)
      .waitFor();
    await below.getByRole('button', { name: 'Aprovar parecer' }).press('Enter');
    expect(await officer.page.getByRole('dialog').count()).toBe(0);
    await officer.page.context().close();

    const decider = await product.openPage();
    await product.enter(decider.page, director.Login, director.NovaSenha);
    await decider.page.goto(`${product.url}#/nav/parecer`);
    await decider.page
      .getByRole('link', { name: /^Parecer da operação/ })
      .first()
      .click();
    await decider.page.waitForURL(address);
    const desk = decider.page.getByRole('region', { name: 'Parecer da operação', exact: true });
    await decider.page.getByText('Pode aprovar este parecer.').waitFor();
    await desk.getByRole('button', { name: 'Aprovar parecer' }).click();
    await decider.page.getByRole('dialog').getByRole('button', { name: 'Aprovar parecer' }).click();
    await desk.getByText('Aprovado', { exact: true }).waitFor();
    const [download] = await Promise.all([
      decider.page.waitForEvent('download'),
      desk.getByRole('button', { name: 'Baixar PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^parecer-operacao-\d{4}-\d{6}\.pdf$/);
    const paper = await wordsOf(await readFile(await download.path()));
    for (const sentence of said) expect(paper).toContain(inOneLine(sentence));
    expect(paper).toContain('Alçada: Sílvia Nogueira Paes, até R$ 5.000.000,00');
    await decider.page.goto(`${product.url}#/nav/operacao/${operation}/show`);
    await decider.page.getByText('Concluída', { exact: true }).first().waitFor();
    await decider.page.context().close();
  },
);
