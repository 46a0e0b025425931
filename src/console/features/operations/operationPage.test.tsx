import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { faults } from '../../../../test/support/console/axe.ts';
import {
  answered,
  apiAddress,
  callsFromNow,
  connectNetwork,
  forgetPreferences,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';
import type { MissingToSign, TimelineEvent } from '../../../metadata/calls/operations.ts';
import { answerOperation, eventOf, missingOf, operation, pointOf } from './testing.tsx';

connectNetwork();
afterEach(() => forgetPreferences('analista'));

async function open(missing: MissingToSign = missingOf(), events: readonly TimelineEvent[] = []) {
  answerOperation(missing, events);
  return renderConsole({ path: '/nav/operacao/1/show', token: await signedIn('analista') });
}
const region = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

test('says what is missing: each point with whom it waits for and the way to its next step', async () => {
  await open(
    missingOf({
      Pendencias: [
        pointOf('record-waiting', { Texto: 'A matrícula 48.217 aguarda análise.', Etapa: null }),
        pointOf('calculation-missing', {
          Texto: 'Falta o cálculo: Hipoteca.',
          Passo: {
            Codigo: 'calculate',
            Entidade: 'registro-matricula',
            Identificador: 7,
            Calculadora: 'hipoteca',
          },
        }),
        pointOf('signing-day-missing', { Texto: 'Sem data.', Transicao: null, Passo: null }),
      ],
    }),
  );
  const panel = await region(/O que falta para assinar/);
  const link = await panel.findByRole('link', { name: 'Abrir: A matrícula 48.217 aguarda análise.' });
  expect(link.getAttribute('href')).toContain('/nav/matricula/7');
  expect(panel.getByRole('link', { name: /^Calcular/ }).getAttribute('href')).toContain(
    '/nav/calculadoras/hipoteca?Matricula=7',
  );
  expect(panel.getAllByText('espera: Ana Prado')).toHaveLength(3);
  // What holds nothing back is told and not counted.
  expect(panel.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'O que falta para assinar 2',
    'Falta para: Enviar para parecer',
    'Em aberto, sem impedir',
  ]);
  expect(panel.getByText('faltam 25 dias')).toBeVisible();
  expect(await faults()).toEqual([]);
});

test('tells many that are alike as one, and each on demand', async () => {
  const certificates = Array.from({ length: 5 }, (_one, index) =>
    pointOf('certificate-missing', { Texto: `Falta a certidão: tipo ${index}.` }),
  );
  const { user } = await open(missingOf({ Pendencias: certificates }));
  const panel = await region(/O que falta para assinar/);
  expect(await panel.findByText(/Faltam 5 certidões obrigatórias/)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Ver cada uma' }));
  expect(panel.getByText('Falta a certidão: tipo 4.')).toBeVisible();
});

test('says that nothing is missing and which step comes next; not while the step would be refused', async () => {
  const { unmount } = await open();
  expect(await screen.findByText('Nada falta.')).toBeVisible();
  expect(screen.getByText(/O próximo passo é seu: Enviar para parecer/)).toBeVisible();
  unmount();
  const Proximo = {
    ...(missingOf().Proximo as NonNullable<MissingToSign['Proximo']>),
    Impedimentos: ['Falta outra coisa.'],
  };
  await open(missingOf({ Proximo, Ocultas: ['calculos'] }));
  expect(await screen.findByText('Falta outra coisa.')).toBeVisible();
  expect(screen.getByText(/Seu perfil não mostra: cálculos/)).toBeVisible();
  expect(screen.queryByText('Nada falta.')).toBeNull();
});

test('says when it could not be checked, and asks again', async () => {
  answerOperation(missingOf());
  network.use(http.get(`${apiAddress}Operacao/Pendencias/1`, () => new HttpResponse(null, { status: 503 })));
  const { user } = await renderConsole({ path: '/nav/operacao/1/show', token: await signedIn('analista') });
  const panel = await region(/O que falta para assinar/);
  expect(await panel.findByText('O que falta não pôde ser conferido.')).toBeVisible();
  network.use(http.get(`${apiAddress}Operacao/Pendencias/1`, () => answered(missingOf())));
  await user.click(panel.getByRole('button', { name: 'Tentar de novo' }));
  expect(await panel.findByText('Nada falta.')).toBeVisible();
});

test('asks once for what panels share', async () => {
  const calls = callsFromNow();
  await open();
  await screen.findByText('Nada falta.');
  await screen.findByText('Visita ao imóvel');
  expect(calls.filter((call) => call.startsWith('Operacao/Pendencias'))).toHaveLength(1);
});

test('a step no fact tells is ticked; what refuses it stands below', async () => {
  const { user } = await open();
  const steps = await region('Etapas');
  expect(await steps.findByText(/era até 22\/11\/26/)).toBeVisible();
  expect(steps.getByText(/3 pendências/)).toBeVisible();
  expect(steps.getAllByRole('button')).toHaveLength(1);
  const sent: unknown[] = [];
  network.use(
    http.post(`${apiAddress}Operacao/Executar/marcar-etapa/1`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(
        { Sucesso: false, Erros: [{ Texto: 'A etapa se conclui sozinha.', Codigo: 'step-derived' }] },
        { status: 422 },
      );
    }),
  );
  await user.click(steps.getByRole('button', { name: 'Dar por feita: Visita ao imóvel' }));
  expect(await steps.findByText('A etapa se conclui sozinha.')).toBeVisible();
  expect(sent).toEqual([{ Versao: operation.Versao, Etapa: 'VISITA', Feita: true }]);
});

test('parts are put away, stay so for the person, and ask for nothing meanwhile; the index opens them', async () => {
  const { user, unmount } = await open(missingOf(), [eventOf(1)]);
  expect(await screen.findByText('Acontecimento 1.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Recolher Linha do tempo' }));
  expect(screen.queryByText('Acontecimento 1.')).toBeNull();
  unmount();
  answerOperation(missingOf(), [eventOf(1)]);
  const calls = callsFromNow();
  await renderConsole({ path: '/nav/operacao/1/show', token: await signedIn('analista') });
  await screen.findByRole('button', { name: 'Mostrar Linha do tempo' });
  expect(calls.filter((call) => call.startsWith('Operacao/LinhaDoTempo'))).toEqual([]);
  const index = within(screen.getByRole('navigation', { name: 'Nesta página' }));
  await user.click(index.getByRole('button', { name: 'Linha do tempo' }));
  expect(await screen.findByText('Acontecimento 1.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Recolher Linha do tempo' })).toHaveFocus();
});

test('tells what happened with its changes, narrowed to a kind and page by page', async () => {
  const { user } = await open(missingOf(), [
    eventOf(1, {
      Texto: 'Ana alterou a operação: Valor.',
      Alteracoes: [{ Campo: 'Valor', De: null, Para: '450.000,00' }],
      Motivo: 'Pedido do cliente.',
    }),
  ]);
  const panel = await region('Linha do tempo');
  expect(await panel.findByText('Ana alterou a operação: Valor.')).toBeVisible();
  expect(panel.getByText('450.000,00', { exact: false })).toBeVisible();
  expect(panel.getByText('Motivo: Pedido do cliente.')).toBeVisible();
  const asked: URL[] = [];
  network.use(
    http.get(`${apiAddress}Operacao/LinhaDoTempo/1`, ({ request }) => {
      const url = new URL(request.url);
      asked.push(url);
      const isFirst = !url.searchParams.has('Antes');
      return answered({
        Itens: [eventOf(isFirst ? 3 : 2)],
        Mais: isFirst,
        Tipos: ['operacao', 'comentarios'],
      });
    }),
  );
  await user.selectOptions(panel.getByRole('combobox', { name: 'Mostrar' }), 'Comentários');
  expect(await panel.findByText('Acontecimento 3.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Mostrar mais antigos' }));
  expect(await panel.findByText('Acontecimento 2.')).toBeVisible();
  expect(asked[0]?.searchParams.get('Tipo')).toBe('comentarios');
  expect(asked[1]?.searchParams.get('Antes')).toBe(eventOf(3).Chave);
});
