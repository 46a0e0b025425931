import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import { calmRecord } from '../../../../../test/support/papers/calmRecord.ts';
import { applyCorrections, readingChanges } from '../../../../domain/matricula/corrections/index.ts';
import type { Correction, CorrectionBody } from '../../../../domain/matricula/model/index.ts';
import { readingChangesToWire } from '../../../../domain/matricula/wire/index.ts';
import { session } from '../../../engine/auth/session.ts';
import { type ApiState, allCodes, provedReading, renderReview, startTestApi } from '../testing.tsx';
import { comparing } from './comparing.ts';

let turn = 7000;

async function open(
  record: Record<string, unknown> = {},
  { codes = [...allCodes, 'MATRICULA.SINCRONIZAR'], ...given }: Partial<ApiState> & { codes?: string[] } = {},
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

const stamped = (body: CorrectionBody, more: Partial<Correction> = {}): Correction =>
  ({
    ...body,
    reason: 'lido na página',
    by: 'Helena Duarte',
    at: '2026-11-21T12:00:00Z',
    ...more,
  }) as Correction;
const sent = (api: ApiState, path: string) =>
  api.requests.filter((request) => request.method === 'POST' && request.path.startsWith(path));
const lock = { Usuario: 'Lídia Torres', Desde: new Date().toISOString(), Ate: '', Minha: false };

test('a record in another hand says whose, takes no correction, and may be taken over with a reason', async () => {
  const { api, user } = await open({ Trava: lock }, { codes: [...allCodes, 'MATRICULA.ASSUMIR'] });
  expect(screen.getByText(/^Em análise com Lídia Torres, desde \d\d:\d\d/)).toBeVisible();
  expect(screen.getByText(/^Em análise, com Lídia Torres, desde/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Concluir análise' })).toBeNull();
  await user.keyboard('d');
  expect(screen.queryByRole('button', { name: /^Confirmar/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Assumir no lugar de outra pessoa' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Motivo'), 'Lídia está de férias');
  await user.click(within(dialog).getByRole('button', { name: 'Assumir' }));
  await waitFor(() => expect(sent(api, 'RegistroMatricula/Executar/tomar/')).toHaveLength(1));
  expect(sent(api, 'RegistroMatricula/Executar/tomar/')[0]?.body).toMatchObject({
    Motivo: 'Lídia está de férias',
  });
  expect(await faults()).toEqual([]);
});

test('a record in one’s own hand says so beside its state', async () => {
  await open({ Trava: { ...lock, Minha: true } });
  expect(screen.getByText('Em análise, com você')).toBeVisible();
  expect(screen.queryByText(/Em análise.* desde/)).toBeNull();
});

test('who analysed is told that somebody else reviews', async () => {
  await open({ Situacao: 'em_revisao', PodeRevisar: false });
  expect(screen.getByText(/a revisão cabe a outra pessoa/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Concluir análise' })).toBeNull();
});

test('a return from review says by whom and why', async () => {
  const Passagem = {
    Evento: 'devolver',
    Quem: 'Rui Campos',
    Quando: '2026-11-20T12:00:00Z',
    Motivo: 'Confira o R-7',
  };
  await open({ Passagem });
  expect(screen.getByText(/^Devolvida por Rui Campos/)).toBeVisible();
  expect(screen.getByText('Confira o R-7')).toBeVisible();
});

test('what stands against concluding is listed before anybody tries, and leads to its place', async () => {
  const reading = provedReading();
  const { user } = await open(
    {},
    { reading: { ...reading, opening: { ...reading.opening, number: null, registryOffice: null } } },
  );
  const button = screen.getByRole('button', { name: /coisas? para concluir: ver qua/ });
  await user.click(button);
  const menu = await screen.findByRole('menu');
  expect(within(menu).getByText(/Falta o número da matrícula/)).toBeVisible();
  await user.click(within(menu).getByText(/Falta o cartório/));
  expect(await screen.findByLabelText(/cartório/i, { selector: 'input' })).toHaveFocus();
});

test('with nothing missing, concluding is the step to take', async () => {
  await open({}, { reading: calmRecord() });
  expect(screen.getByRole('button', { name: 'Concluir análise' })).toHaveClass('pri');
  expect(screen.getByRole('button', { name: 'Enviar para revisão' })).not.toHaveClass('pri');
});

test('an area said otherwise stands in the person’s hand, beside what the acts say, until events are synchronised', async () => {
  const { api, user } = await open();
  // The parts below the situation are drawn a moment later.
  await user.click(await screen.findByRole('button', { name: 'Dizer a área de outro modo' }));
  const field = screen.getByLabelText('Área', { selector: 'input' });
  await user.clear(field);
  await user.type(field, '70,5');
  await user.click(screen.getByRole('button', { name: /^Confirmar/ }));
  expect(screen.getByText(/Escreva o motivo/)).toBeVisible();
  await user.type(screen.getByLabelText('Motivo'), 'levantamento novo{Enter}');
  // As today's area, and where it was said.
  expect(await screen.findAllByText('70,5000 ha', { selector: '.hand' })).toHaveLength(2);
  expect(screen.getByText(/dito à mão: levantamento novo/)).toBeVisible();
  expect(await faults()).toEqual([]);
  // Saved first, so that what is compared is what is there.
  await user.click(screen.getByRole('button', { name: 'Mais ações' }));
  await user.click(await screen.findByText('Sincronizar eventos'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('row', { name: /Área 70,5000 ha/ })).toBeVisible();
  expect(sent(api, 'RegistroMatricula/Corrigir/')).toHaveLength(1);
  expect(await faults()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Sincronizar' }));
  await waitFor(() => expect(sent(api, 'RegistroMatricula/Executar/sincronizar/')).toHaveLength(1));
});

test('synchronising where nothing was said otherwise says so and changes nothing before the confirmation', async () => {
  const { api, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Mais ações' }));
  await user.click(await screen.findByText('Sincronizar eventos'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/^Nada muda/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(sent(api, 'RegistroMatricula/Executar/')).toHaveLength(0);
});

test('owners may be said otherwise; a share that is none is refused and what was typed stays', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Dizer os titulares de outro modo' }));
  const [share] = screen.getAllByLabelText('Fração', { selector: 'input.share' });
  if (!share) throw new Error('no share');
  await user.clear(share);
  await user.type(share, 'metade');
  await user.type(screen.getByLabelText('Motivo'), 'formal de partilha');
  await user.click(screen.getByRole('button', { name: /^Confirmar/ }));
  expect(screen.getByText(/Dê a cada titular um nome e uma fração/)).toBeVisible();
  expect(share).toHaveValue('metade');
});

test('the history of a value tells who made what of it, and one’s own last change can be undone', async () => {
  const change = { type: 'change', act: 'R-7', field: 'value' } as const;
  const { user, api } = await open(
    {},
    {
      corrections: [
        stamped({ ...change, value: '410000', from: '400000' }, { by: 'Otto Reis' }),
        stamped({ ...change, value: '420000', from: '400000' }),
      ],
    },
  );
  await user.click(screen.getAllByRole('button', { name: /420\.000,00/ })[0] as HTMLElement);
  await user.click(await screen.findByText('Histórico: 2 mudanças'));
  expect(screen.getByText(/^Otto Reis, 21\/11\/26/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer esta' }));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent(api, 'RegistroMatricula/Corrigir/')).toHaveLength(1));
  expect(sent(api, 'RegistroMatricula/Corrigir/')[0]?.body).toMatchObject({
    Correcoes: [{ Ato: 'R-7', Campo: 'Valor', Valor: 410000 }],
  });
});

test('a further reading is looked at change by change: what is kept is sent, all else taken', async () => {
  const before = provedReading();
  const acts = before.acts
    .map((act) => (act.code === 'R-7' ? { ...act, value: '999000' } : act))
    .slice(0, -1);
  const truth = (reading: typeof before) => applyCorrections(reading, []);
  const compared = readingChangesToWire(readingChanges(truth(before), truth({ ...before, acts })));
  const { api, user } = await open({ NumeroLeitura: 2, LeituraConferida: false });
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    String(input).includes('MudancasLeitura')
      ? Response.json({
          Sucesso: true,
          ItemRegistro: { Leitura: 2, Anterior: 1, ...compared, Perdidas: 0, Conferencia: null },
        })
      : original(input, init);
  await user.click(screen.getByRole('button', { name: 'Conferir mudanças' }));
  const panel = await screen.findByRole('region', { name: 'O que a nova leitura diz de diferente' });
  const value = await within(panel).findByRole('group', { name: /^valor/ });
  expect(within(value).getByLabelText(/Nova:/)).toBeChecked();
  await user.click(within(value).getByLabelText(/Antes:/));
  expect(within(panel).getByText('Ato que a nova leitura não tem')).toBeVisible();
  expect(await faults()).toEqual([]);
  await user.click(within(panel).getByRole('button', { name: 'Salvar escolhas' }));
  await waitFor(() => expect(sent(api, 'RegistroMatricula/ConferirLeitura/')).toHaveLength(1));
  expect(sent(api, 'RegistroMatricula/ConferirLeitura/')[0]?.body).toMatchObject({
    Leitura: 2,
    Manter: ['R-7/value'],
  });
});

test('readings that cannot be compared say why, and are asked for again', async () => {
  const { user } = await open(
    { NumeroLeitura: 2, LeituraConferida: false },
    {
      failures: ['1', '2'].map(() => ({
        on: 'GET RegistroMatricula/MudancasLeitura/',
        status: 503,
        body: { Sucesso: false, Erros: [{ Texto: 'Sem resposta', Codigo: 'x' }] },
      })),
    },
  );
  await user.click(screen.getByRole('button', { name: 'Conferir mudanças' }));
  expect(await screen.findByText('As leituras não foram comparadas.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});
