import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { calmRecord } from '../../../../../test/support/papers/calmRecord.ts';
import type { CoverageBlock, Reading } from '../../../../domain/matricula/model/index.ts';
import { session } from '../../../engine/auth/session.ts';
import { type ApiState, allCodes, provedReading, renderReview, startTestApi } from '../testing.tsx';
import { comparing } from './comparing.ts';

let turn = 7500;

async function open(
  record: Record<string, unknown> = {},
  { codes = [...allCodes, 'MATRICULA.REABRIR'], ...given }: Partial<ApiState> & { codes?: string[] } = {},
) {
  turn += 1;
  comparing.set(null);
  const api = startTestApi(given);
  api.record = { ...api.record, Identificador: turn, ...record };
  const now = session.get();
  if (now.status === 'in') session.set({ ...now, codes: new Set(codes) });
  await renderReview('pt-br', turn);
  await screen.findByRole('heading', { name: /Matrícula/, level: 1 });
  return { api, user: userEvent.setup() };
}

const sent = (api: ApiState, path: string) =>
  api.requests.filter((request) => request.method === 'POST' && request.path.startsWith(path));
const refusal = (on: string, status: number, text: string) => ({
  on,
  status,
  body: { Sucesso: false, Erros: [{ Texto: text, Codigo: 'x' }] },
});

describe('a step that asks for a reason', () => {
  const reopen = 'POST RegistroMatricula/Executar/reabrir/';

  async function askToReopen(failures: ApiState['failures']) {
    const { api, user } = await open({ Situacao: 'concluida' }, { failures });
    await user.click(screen.getByRole('button', { name: 'Reabrir' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Motivo'), 'chegou outra certidão');
    await user.click(within(dialog).getByRole('button', { name: 'Reabrir' }));
    return { api, user, dialog };
  }

  test.each([
    [503, 'Sem resposta agora'],
    [409, 'Outra pessoa alterou o registro'],
    [422, 'O motivo tem no máximo 2000 caracteres'],
  ])('keeps it where the server refuses with %i, says why, and goes on with it', async (status, text) => {
    const { api, user, dialog } = await askToReopen([refusal(reopen, status, text)]);
    expect(await within(dialog).findByText(text)).toBeVisible();
    expect(within(dialog).getByLabelText('Motivo')).toHaveValue('chegou outra certidão');
    await user.click(within(dialog).getByRole('button', { name: 'Reabrir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(api, 'RegistroMatricula/Executar/reabrir/').at(-1)?.body).toMatchObject({
      Motivo: 'chegou outra certidão',
    });
  });

  test('keeps it where the corrections before it are not saved', async () => {
    const { api, user } = await open(
      {},
      { failures: [refusal('POST RegistroMatricula/Corrigir/', 503, 'Sem resposta agora')] },
    );
    await user.keyboard('d');
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Mais ações' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancelar' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Motivo'), 'enviada duas vezes');
    await user.click(within(dialog).getAllByRole('button', { name: 'Cancelar' }).at(-1) as HTMLElement);
    expect(await within(dialog).findByText(/As correções não foram salvas/)).toBeVisible();
    expect(within(dialog).getByLabelText('Motivo')).toHaveValue('enviada duas vezes');
    expect(sent(api, 'RegistroMatricula/Executar/')).toHaveLength(0);
    // What was typed does not go by a slip.
    await user.click(within(dialog).getByRole('button', { name: 'Voltar' }));
    expect(await screen.findByRole('dialog', { name: 'Sair sem salvar?' })).toBeVisible();
  });
});

test('a step taken with corrections unsaved goes by the version they were saved as', async () => {
  const { api, user } = await open();
  await user.keyboard('d');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Enviar para revisão' }));
  await waitFor(() => expect(sent(api, 'RegistroMatricula/Executar/enviar-revisao/')).toHaveLength(1));
  expect(sent(api, 'RegistroMatricula/Executar/')[0]?.body).toMatchObject({ Versao: 4 });
});

test.each([
  ['Iniciar análise', 'aguardando_analise', 'em_analise'],
  ['Enviar para revisão', 'em_analise', 'em_revisao'],
  ['Concluir análise', 'em_analise', 'concluida'],
])('after %s the keyboard goes on from the title', async (name, Situacao, after) => {
  const { api, user } = await open({ Situacao }, { reading: calmRecord() });
  const button = screen.getByRole('button', { name });
  api.record = { ...api.record, Situacao: after };
  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a keyboard that has gone on meanwhile is left where it is', async () => {
  const { api, user } = await open({ Situacao: 'aguardando_analise' });
  const button = screen.getByRole('button', { name: 'Iniciar análise' });
  api.record = { ...api.record, Situacao: 'em_analise' };
  await user.click(button);
  const tab = screen.getByRole('button', { name: /^Apontamentos/ });
  tab.focus();
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(tab).toHaveFocus();
});

test('one key goes to the next step from anywhere, and does not take it', async () => {
  const { api, user } = await open({}, { reading: calmRecord() });
  screen.getByRole('button', { name: /^Apontamentos/ }).focus();
  await user.keyboard('n');
  expect(screen.getByRole('button', { name: 'Concluir análise' })).toHaveFocus();
  expect(sent(api, 'RegistroMatricula/Executar/')).toHaveLength(0);
});

describe('what stands against concluding leads to its place', () => {
  const block: CoverageBlock = {
    id: '2-b',
    page: 2,
    boxes: [{ left: 0.1, top: 0.4, right: 0.9, bottom: 0.5 }],
    text: 'Foi penhorado o imóvel desta matrícula.',
    use: 'open',
    act: 'R-4',
    why: 'heading',
  };

  /** Lacks everything a record may lack. */
  function bare(): Reading {
    const { opening, ...reading } = provedReading();
    const property = { ...opening.property, kind: null, municipality: null };
    return {
      ...reading,
      coverage: [block],
      opening: { ...opening, number: null, registryOffice: null, property },
    };
  }

  async function choose(line: RegExp, reading: Reading, codes?: string[]) {
    const { user } = await open(
      { NumeroLeitura: 2, LeituraConferida: false },
      { reading, ...(codes && { codes }) },
    );
    await user.click(screen.getByRole('button', { name: /coisas? para concluir: ver qua/ }));
    await user.click(within(await screen.findByRole('menu')).getByText(line));
  }

  test.each([
    [/Falta o número da matrícula/, /matrícula/],
    [/Falta o cartório/, /cartório/],
    [/rural ou urbano/, /tipo/i],
    [/município/, /município/],
  ])('%s: the field', async (line, label) => {
    await choose(line, bare());
    await waitFor(() => expect(screen.getByLabelText(label, { selector: '.in-place .in' })).toHaveFocus());
  });

  test.each([
    [/Trechos em aberto: 1/, 'Trechos em aberto'],
    [/apontamentos críticos ou altos sem resolução/, 'Apontamentos'],
    [/só o officer conclui/, 'Apontamentos'],
    [/nova leitura diz algo diferente/, 'O que a nova leitura diz de diferente'],
  ])('%s: the part', async (line, name) => {
    await choose(line, bare());
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
  });

  test('the owners, where nobody is one or shares are no whole', async () => {
    const { opening } = provedReading();
    const [first] = opening.owners;
    if (!first) throw new Error('no owner');
    await choose(/participações somam 1\/2/, {
      ...provedReading(),
      acts: [],
      opening: { ...opening, owners: [{ ...first, share: '1/2' }] },
    });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Titulares' })).toHaveFocus());
  });

  test('a field that the person may not type in: its part', async () => {
    await choose(/Falta o cartório/, bare(), ['MATRICULA.CONSULTAR', 'MATRICULA.CONCLUIR']);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'rv-property'));
  });
});
