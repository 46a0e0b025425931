import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import { findingsOf } from '../../../../domain/findings/findings.ts';
import { dealFromWire, findingToWire } from '../../../../domain/findings/wireFindings.ts';
import { applyCorrections, situationOf } from '../../../../domain/matricula/corrections/index.ts';
import { session } from '../../../engine/auth/session.ts';
import { type ApiState, allCodes, provedReading, renderReview, startTestApi } from '../testing.tsx';

const deal = { Data: '2026-11-20', Credores: [], UsaFgts: false, Garantia: 'HIPOTECA' };

/** Rows as the server would keep them for the record of the tests. */
function keptRows(decided: Readonly<Record<string, object>> = {}): Record<string, unknown>[] {
  const truth = applyCorrections(provedReading(), []);
  return findingsOf(truth, situationOf(truth), dealFromWire(deal).deal).map((finding, index) => ({
    Identificador: index + 1,
    Versao: 1,
    Resolucao: 'aberta',
    MotivoResolucao: null,
    ...findingToWire(finding),
    ...decided[finding.rule],
  }));
}

let id = 900;
beforeEach(() => {
  id += 1;
});

async function open(decided = {}, given: Partial<ApiState> = {}, locale: 'pt-br' | 'en-us' = 'pt-br') {
  const api = startTestApi(given);
  api.record = { ...api.record, Identificador: id, Negocio: deal, Apontamentos: keptRows(decided) };
  const user = userEvent.setup();
  const page = await renderReview(locale, id);
  const name = locale === 'pt-br' ? 'Apontamentos' : 'Findings';
  const section = await screen.findByRole('region', { name });
  return { api, user, section, ...page };
}
const row = (section: HTMLElement, text: RegExp) => within(section).getByRole('button', { name: text });
const line = (section: HTMLElement, text: RegExp) => row(section, text).closest('li') as HTMLElement;

describe('findings in the review', () => {
  test('stand gravest first, with severity, acts and decision, and say what bars finishing', async () => {
    const { section } = await open({ 'RF-21': { Resolucao: 'confirmada' } });
    const lines = within(section)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(lines[0]).toMatch(/Crítica: Penhora em vigor, de R\$\s35\.000,00AV-9aberto/);
    expect(line(section, /titulares em partes ideais/)).toHaveTextContent('confirmado');
    expect(line(section, /Quantos módulos/)).toHaveTextContent('pergunta');
    expect(section).toHaveTextContent('5 sem resolução impedem concluir');
    expect(screen.getByRole('button', { name: /^Apontamentos 9/ })).toBeVisible();
  });

  test('are in English for who reads English', async () => {
    const { section } = await open({}, {}, 'en-us');
    expect(line(section, /Attachment in force, of R\$\s35,000.00/)).toHaveTextContent('open');
  });

  test('open to what to do, the law and the words, which lead to the page', async () => {
    const { section, user } = await open();
    await user.click(row(section, /Hipoteca cedular em vigor/));
    const item = line(section, /Hipoteca cedular em vigor/);
    expect(item).toHaveTextContent('Confirme o saldo devedor e o grau que a nova garantia terá.');
    expect(item).toHaveTextContent('RF-05, Base legal: CC arts. 1.476 e 1.477');
    expect(item).toHaveTextContent('BANCO HORIZONTE S.A.');
    await user.click(within(item).getByRole('button', { name: /^p\. 3, trecho de R-7/ }));
    expect(within(item).getByRole('button', { name: /^p\. 3/ })).toHaveAttribute('aria-current', 'true');
    // The other end of the proof: the act chosen there marks the finding here.
    expect(item).toHaveClass('on');
    expect(within(item).getByRole('button', { name: 'R-7' })).toHaveAttribute('aria-current', 'true');
  });

  test('are decided in place, dismissing only with a reason', async () => {
    const { section, user, api } = await open();
    await user.click(row(section, /Penhora em vigor/));
    const item = line(section, /Penhora em vigor/);
    await user.click(within(item).getByRole('button', { name: 'Afastar' }));
    expect(within(item).getByRole('alert')).toHaveTextContent('Escreva o motivo');
    expect(api.requests.some(({ path }) => path.includes('Executar/afastar'))).toBe(false);
    await user.type(within(item).getByRole('textbox'), 'Levantada nos autos.');
    api.record = {
      ...api.record,
      Apontamentos: keptRows({
        'RF-02': {
          Resolucao: 'afastada',
          MotivoResolucao: 'Levantada nos autos.',
          ResolvidoPor: 'Helena Duarte',
          ResolvidoEm: '2026-11-20T12:00:00Z',
        },
      }),
    };
    await user.click(within(item).getByRole('button', { name: 'Afastar' }));
    expect(api.requests.find(({ path }) => path.startsWith('Apontamento/Executar/afastar/1'))?.body).toEqual({
      Versao: 1,
      Motivo: 'Levantada nos autos.',
    });
    await waitFor(() =>
      expect(line(section, /Penhora em vigor/)).toHaveTextContent(
        /afastado por Helena Duarte em 20\/11\/26 \d\d:00: Levantada nos autos\./,
      ),
    );
    expect(row(section, /Penhora em vigor/)).toHaveFocus();
    // Decided: its law and its form are folded away.
    expect(row(section, /Penhora em vigor/)).toHaveAttribute('aria-expanded', 'false');
  });

  test('are gone through by one key, the undecided only, one unfolded at a time', async () => {
    const { section, user } = await open({ 'RF-05': { Resolucao: 'confirmada' } });
    await user.keyboard('a');
    const first = row(section, /Penhora em vigor/);
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('a');
    await waitFor(() => expect(first).not.toHaveFocus());
    const second = document.activeElement as HTMLElement;
    expect(second).toHaveClass('fd-open');
    expect(second).not.toHaveTextContent('Hipoteca cedular em vigor');
    expect(within(section).getAllByRole('button', { expanded: true })).toEqual([second]);
  });

  test('keep what is half written where the row folds, and forget it once decided', async () => {
    const { section, user } = await open();
    await user.keyboard('a');
    const first = row(section, /Penhora em vigor/);
    await waitFor(() => expect(first).toHaveFocus());
    const reason = () => within(line(section, /Penhora em vigor/)).getByLabelText(/Motivo/);
    await user.type(reason(), 'em negociação');
    first.focus();
    await user.keyboard('a');
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'false'));
    await user.click(first);
    expect(reason()).toHaveValue('em negociação');
    await user.click(within(line(section, /Penhora em vigor/)).getByRole('button', { name: 'Afastar' }));
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'false'));
    await user.click(first);
    expect(reason()).toHaveValue('');
  });

  test('prove with words among those around them where the words alone say little', async () => {
    const reading = provedReading();
    const text =
      'R-7/12.345. Os proprietários deram o imóvel em hipoteca ao BANCO HORIZONTE S.A., com sede na Capital.';
    const acts = reading.acts.map((act) => (act.code === 'R-7' ? { ...act, text } : act));
    const { section, user } = await open({}, { reading: { ...reading, acts } });
    await user.click(row(section, /Hipoteca cedular em vigor/));
    const words = line(section, /Hipoteca cedular em vigor/).querySelector('.fd-words');
    expect(words?.querySelector('mark')).toHaveTextContent(/^BANCO HORIZONTE S\.A\.?$/);
    expect(words?.textContent?.length).toBeGreaterThan(40);
  });

  test('keep the typed reason when the decision is refused', async () => {
    const { section, user, api } = await open();
    await user.click(row(section, /Penhora em vigor/));
    const item = line(section, /Penhora em vigor/);
    await user.type(within(item).getByRole('textbox'), 'Pedido ao cartório.');
    api.failures = [
      {
        on: 'POST Apontamento/Executar/diligenciar',
        status: 423,
        body: {
          Sucesso: false,
          Erros: [{ Texto: 'A matrícula está com Otto Reis.', Codigo: 'record-locked' }],
        },
      },
    ];
    await user.click(within(item).getByRole('button', { name: 'Pôr em diligência' }));
    expect(await within(item).findByRole('alert')).toHaveTextContent('A matrícula está com Otto Reis.');
    expect(within(item).getByRole('textbox')).toHaveValue('Pedido ao cartório.');
  });

  test('ask for a fact by its kind, and follow at once what is stated', async () => {
    const { section, user } = await open();
    await user.click(row(section, /Quantos módulos/));
    const item = line(section, /Quantos módulos/);
    await user.type(within(item).getByLabelText('Módulos fiscais do imóvel'), 'muitos');
    await user.click(within(item).getByRole('button', { name: 'Declarar' }));
    expect(within(item).getByRole('alert')).toHaveTextContent('Não dá para entender');
    await user.clear(within(item).getByLabelText('Módulos fiscais do imóvel'));
    await user.type(within(item).getByLabelText('Módulos fiscais do imóvel'), '2,4');
    await user.click(within(item).getByRole('button', { name: 'Declarar' }));
    expect(within(item).getByRole('alert')).toHaveTextContent('Diga de onde vem');
    await user.type(within(item).getByLabelText('De onde vem a informação'), 'CCIR 2026');
    await user.click(within(item).getByRole('button', { name: 'Declarar' }));
    const next = line(section, /É trabalhado pela família/);
    expect(section).toHaveTextContent('Módulos fiscais do imóvel: 2,4 não salvo, CCIR 2026');
    await user.click(within(next).getByRole('radio', { name: 'Não' }));
    await user.type(within(next).getByLabelText('De onde vem a informação'), 'vistoria');
    await user.click(within(next).getByRole('button', { name: 'Declarar' }));
    expect(within(section).queryByRole('button', { name: /trabalhado pela família/ })).toBeNull();
    await user.click(within(section).getByRole('button', { name: /Retirar a declaração: Trabalhado/ }));
    expect(row(section, /É trabalhado pela família/)).toBeVisible();
  });

  test('that come from an unsaved correction wait for it to be saved', async () => {
    const { section, user } = await open({ 'RF-05': { Resolucao: 'confirmada' } });
    const acts = screen.getByRole('region', { name: /Atos/ });
    await user.click(within(acts).getByRole('button', { name: /^Hipoteca cedular.*400\.000/ }));
    await user.click(await within(acts).findByRole('button', { name: /Marcar como inválido/ }));
    await user.type(within(acts).getByRole('textbox'), 'baixada');
    await user.click(within(acts).getByRole('button', { name: /^Marcar como inválido/ }));
    expect(within(section).queryByRole('button', { name: /Hipoteca cedular em vigor/ })).toBeNull();
    await user.click(within(section).getByRole('button', { name: '1 resolvido deixou de se aplicar' }));
    expect(within(section).getByRole('list', { name: 'Não se aplicam mais' })).toHaveTextContent(
      'confirmado',
    );
  });

  test('can only be looked at by who may not correct', async () => {
    const api = startTestApi();
    session.set({ ...session.get(), codes: new Set(['MATRICULA.CONSULTAR']) } as never);
    api.record = { ...api.record, Identificador: id, Negocio: deal, Apontamentos: keptRows() };
    const user = userEvent.setup();
    await renderReview('pt-br', id);
    const section = await screen.findByRole('region', { name: 'Apontamentos' });
    await user.click(row(section, /Penhora em vigor/));
    const item = line(section, /Penhora em vigor/);
    expect(within(item).queryByRole('button', { name: 'Afastar' })).toBeNull();
    expect(api.requests.some(({ path }) => path.includes('atualizar'))).toBe(false);
    session.set({ ...session.get(), codes: new Set(allCodes) } as never);
  });

  test('are walked and decided by keys alone, and axe finds nothing', async () => {
    const { section, user } = await open();
    row(section, /Penhora em vigor/).focus();
    await user.keyboard('{ArrowDown}');
    expect(row(section, /titulares em partes ideais/)).toHaveFocus();
    await user.keyboard('{ArrowUp}{Enter}');
    const item = line(section, /Penhora em vigor/);
    expect(within(item).getByRole('button', { name: 'Confirmar' })).toBeVisible();
    await user.click(row(section, /Quantos módulos/));
    expect(await faults()).toEqual([]);
  });

  test('say so when the rules found nothing', async () => {
    const empty = provedReading();
    const { section } = await open(
      {},
      {
        reading: {
          ...empty,
          opening: {
            ...empty.opening,
            previousRecord: null,
            owners: [],
            property: { ...empty.opening.property, kind: 'urban' },
          },
          acts: [],
          closing: { ...empty.closing, kind: 'full', issuedOn: '2026-11-19' },
        },
        corrections: [
          {
            type: 'state',
            fact: 'valuedOn',
            value: '2026-10-01',
            reason: 'laudo',
            by: 'Helena',
            at: '2026-11-20T10:00:00Z',
          },
        ],
      },
    );
    expect(section).toHaveTextContent('Nenhum apontamento');
  });
});
