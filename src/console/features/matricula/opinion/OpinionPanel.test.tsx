import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findingsOf } from '../../../../domain/findings/findings.ts';
import { standingOf } from '../../../../domain/findings/resolutions.ts';
import { applyCorrections } from '../../../../domain/matricula/corrections/index.ts';
import { situation } from '../../../../domain/matricula/model/index.ts';
import { choose, draftOf, editSentence } from '../../../../domain/opinions/content.ts';
import type { OpinionContent } from '../../../../domain/opinions/model.ts';
import { factSentences } from '../../../../domain/opinions/template.ts';
import { contentToWire } from '../../../../domain/opinions/wire.ts';
import type { SessionData } from '../../../../metadata/calls/session.ts';
import { citedFindings } from '../../../../metadata/citedFindings.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { session } from '../../../engine/auth/session.ts';
import { keepUnsaved } from '../../opinions/unsavedDrafts.ts';
import { useOpinion } from '../../opinions/useOpinions.ts';
import { reviewRecordFromWire } from '../reviewRecord.ts';
import { allCodes, provedReading, renderReview, startTestApi } from '../testing.tsx';

/** The panel over a small server of opinions; the real one has tests of its own. */

const me = 5;
const codes = [...allCodes, 'PARECER.CONSULTAR', 'PARECER.REDIGIR', 'PARECER.SUBMETER', 'PARECER.EXCLUIR'];

interface Server {
  opinion: Record<string, unknown> | null;
  content: OpinionContent;
  revision: number;
  /** Answers to saves instead, in order; `null` is none at all. */
  refusals: (Response | null)[];
  /** What saves wait for. */
  slow?: Promise<void>;
  readonly calls: {
    readonly method: string;
    readonly path: string;
    readonly body: unknown;
    readonly background: boolean;
  }[];
}

let server: Server;

/** What the record says, with another amount for R-7 where one is given. */
function drafted(value = '400000'): OpinionContent {
  const reading = provedReading();
  const acts = reading.acts.map((act) => (act.code === 'R-7' ? { ...act, value } : act));
  const eventName = (event: string) => enumLabel('pt-br')('Evento', event);
  return draftOf(
    factSentences({
      reading: { ...reading, acts },
      today: situation(reading.opening, acts),
      findings: findingsOfRecord(),
      eventName,
    }),
  );
}

/** What the panel finds in the record, nothing of it decided. */
function findingsOfRecord() {
  const { deal, pages } = reviewRecordFromWire({}).deal;
  const truth = applyCorrections(provedReading(), []);
  const found = findingsOf(truth, situation(truth.opening, truth.acts), deal, pages);
  return citedFindings(standingOf(found, []));
}

function openWith(
  given: Partial<Server> & { readonly state?: string; readonly author?: number; readonly more?: object } = {},
) {
  startTestApi();
  signIn(codes);
  const { state = 'rascunho', author = me, more = {}, ...rest } = given;
  server = { opinion: null, content: drafted(), revision: 0, refusals: [], calls: [], ...rest };
  if (given.opinion !== null)
    server.opinion = {
      Identificador: 9,
      Versao: 1,
      Titulo: 'Parecer da matrícula 12.345',
      Situacao: state,
      IdentificadorAutor: author,
      Redatores: [],
      Rotulos: { IdentificadorAutor: author === me ? 'Helena Duarte' : 'Rui Lage' },
      ...more,
    };
  const record = globalThis.fetch;
  globalThis.fetch = async (input, init = {}) => {
    const path = new URL(String(input)).pathname.replace('/api/', '');
    if (!path.startsWith('Parecer/')) return record(input, init);
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const background = new Headers(init.headers).get('X-Background') === '1' || hasBackground(init.headers);
    server.calls.push({ method, path, body, background });
    if (method === 'PUT') await server.slow;
    return answer(method, path, body);
  };
}

const hasBackground = (given: HeadersInit | undefined) =>
  [...new Headers(given)].some(([name, value]) => /background|segundo/i.test(name) && value === '1');

function signIn(held: readonly string[]) {
  session.set({
    status: 'in',
    data: {
      NomePessoa: 'Helena Duarte',
      IdentificadorUsuario: me,
      FusoHorario: 'America/Sao_Paulo',
    } as SessionData,
    codes: new Set(held),
  });
}

/** Buttons name their sentence too. */
const sentence = { selector: '.op-tx' };

const ok = (ItemRegistro: unknown) => Response.json({ Sucesso: true, ItemRegistro });

function answer(method: string, path: string, body: Record<string, unknown> | null): Response {
  const { opinion } = server;
  if (path === 'Parecer/Listar')
    return ok({
      Itens: opinion ? [{ ...opinion, CriadoEm: '2026-11-22T12:00:00Z' }] : [],
      Total: opinion ? 1 : 0,
      TotalExato: true,
    });
  if (path === 'Parecer/Executar/redigir') {
    openOpinion();
    return ok(whole());
  }
  if (method === 'PUT') {
    const refusal = server.refusals.shift();
    if (refusal === null) throw new TypeError('Failed to fetch');
    if (refusal) return refusal;
    server.revision += 1;
    server.content = { ...server.content, ...(body as object) };
    return ok({ Revisao: server.revision, SalvoEm: '2026-11-22T13:42:00.000Z' });
  }
  if (path.includes('/Executar/'))
    server.opinion = { ...opinion, Situacao: path.includes('submeter') ? 'submetido' : 'aprovado' };
  return ok(whole());
}

const openOpinion = () => {
  server.opinion = {
    Identificador: 9,
    Versao: 1,
    Titulo: 'Parecer',
    Situacao: 'rascunho',
    IdentificadorAutor: me,
    Rotulos: {},
  };
};

function whole() {
  const wire = contentToWire(server.content);
  const isDraft = ['rascunho', 'devolvido'].includes(String(server.opinion?.Situacao));
  return {
    ...server.opinion,
    ...wire,
    Rascunho: isDraft ? { ...wire, Revisao: server.revision, SalvoEm: null } : null,
  };
}

const panel = () => screen.findByRole('region', { name: 'Parecer' });
const saves = () => server.calls.filter(({ method }) => method === 'PUT');

beforeEach(() =>
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: Date.parse('2026-11-22T15:00:00Z'),
  }),
);
afterEach(() => {
  keepUnsaved(9, null);
  vi.useRealTimers();
});
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

async function opened() {
  const page = await renderReview();
  const region = await panel();
  await within(region).findByText(/Trata-se do imóvel rural/, sentence);
  return { ...page, region };
}

describe('before there is an opinion', () => {
  test('says so and offers the draft', async () => {
    openWith({ opinion: null });
    await renderReview();
    const region = await panel();
    await user().click(await within(region).findByRole('button', { name: 'Redigir parecer' }));
    expect(
      await within(region).findByText(/Trata-se do imóvel rural denominado Fazenda Boa Aurora/, sentence),
    ).toBeVisible();
  });

  test('is not there for who may not read opinions', async () => {
    openWith();
    signIn(allCodes);
    await renderReview();
    await screen.findByRole('heading', { name: 'Titulares' }).catch(() => null);
    expect(screen.queryByRole('region', { name: 'Parecer' })).toBeNull();
  });
});

describe('a draft', () => {
  test('has every sentence beside its proof', async () => {
    openWith();
    const { region } = await opened();
    const lien = within(region)
      .getByText(/^, de 11\/03\/2021: hipoteca cedular/, sentence)
      .closest('li') as HTMLElement;
    // A line never ends within the code of an act.
    expect(within(lien).getByText('R-7', { selector: '.op-code' })).toBeVisible();
    await user().click(within(lien).getByRole('button', { name: /^p\. 3/ }));
    expect(lien).toHaveClass('said');
  });

  test('is saved ten seconds after the first word, with the hour', async () => {
    openWith();
    const { region } = await opened();
    const hands = user();
    await hands.click(within(region).getByRole('button', { name: /^Editar: As participações/ }));
    await hands.type(within(region).getByRole('textbox', { name: 'Texto da frase' }), ' Conferido.');
    expect(saves()).toHaveLength(0);
    expect(within(region).getByText('Alterações por salvar')).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(10_100);
    expect(await within(region).findByText('Rascunho salvo às 10:42')).toBeInTheDocument();
    expect(saves()).toHaveLength(1);
    expect(saves()[0]).toMatchObject({ path: 'Parecer/Rascunho/9', background: false });
    expect(JSON.stringify(saves()[0]?.body)).toContain('Conferido.');
  });

  test('is saved at once by Ctrl S', async () => {
    openWith();
    const { region } = await opened();
    const hands = user();
    await hands.click(within(region).getByRole('radio', { name: 'Inconclusivo' }));
    await hands.keyboard('{Control>}s{/Control}');
    expect(await within(region).findByText('Rascunho salvo às 10:42')).toBeInTheDocument();
    expect(saves()).toHaveLength(1);
  });

  test('what is not saved without a network is kept and tried again as background work', async () => {
    openWith({ refusals: [null] });
    const { region } = await opened();
    const hands = user();
    await hands.click(within(region).getByRole('radio', { name: 'Desfavorável' }));
    await vi.advanceTimersByTimeAsync(10_100);
    expect(await within(region).findByText(/O rascunho não foi salvo:/)).toBeInTheDocument();
    expect(within(region).getByText(/o parecer é desfavorável/, sentence)).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(10_100);
    expect(await within(region).findByText('Rascunho salvo às 10:42')).toBeInTheDocument();
    expect(saves().map(({ background }) => background)).toEqual([false, true]);
  });

  test('saved in another window it asks which one goes on, and loses neither unasked', async () => {
    const theirs = {
      ...contentToWire(drafted()),
      Condicoes: ['de lá'],
      Revisao: 4,
      SalvoEm: '2026-11-22T13:50:00.000Z',
    };
    openWith({
      refusals: [Response.json({ Sucesso: false, Erros: [], ItemRegistro: theirs }, { status: 409 })],
    });
    const { region } = await opened();
    const hands = user();
    await hands.click(within(region).getByRole('radio', { name: 'Inconclusivo' }));
    await vi.advanceTimersByTimeAsync(10_100);
    expect(await within(region).findByText(/salvo em outra janela \(10:50\)/)).toBeInTheDocument();
    expect(within(region).getByRole('radio', { name: 'Inconclusivo' })).toBeChecked();
    await hands.click(within(region).getByRole('button', { name: 'Manter o meu' }));
    await within(region).findByText('Rascunho salvo às 10:42');
    expect(saves().at(-1)?.body).toMatchObject({ Revisao: 4, Conclusao: 'INCONCLUSIVO' });
  });

  test('a sentence whose fact changed shows both, and is refreshed or kept with a reason', async () => {
    openWith({ content: drafted('300000') });
    const { region } = await opened();
    const hands = user();
    expect(within(region).getByText('1 frase com fatos que mudaram')).toBeInTheDocument();
    const lien = within(region)
      .getByText(/R\$ 300\.000,00/, sentence)
      ?.closest('li') as HTMLElement;
    expect(within(lien).getByText(/R\$ 400\.000,00/)).toBeInTheDocument();
    await hands.click(within(lien).getByRole('button', { name: /^Manter/ }));
    await hands.type(within(lien).getByRole('textbox'), 'valor do título');
    await hands.click(within(lien).getByRole('button', { name: 'Manter' }));
    expect(within(region).getByText('Mantida: valor do título')).toBeInTheDocument();
    expect(within(region).queryByText(/fatos que mudaram/)).toBeNull();
  });

  test('what is refreshed by key leaves the keyboard where it was', async () => {
    openWith({ content: drafted('300000') });
    const { region } = await opened();
    const hands = user();
    within(region).getByRole('button', { name: 'Atualizar todas' }).focus();
    await hands.keyboard('{Enter}');
    expect(within(region).queryByText(/fatos que mudaram/)).toBeNull();
    expect(within(region).getByRole('button', { name: /^Ir ao que falta/ })).toHaveFocus();
  });

  test('one sentence refreshed by key leaves the keyboard on it', async () => {
    openWith({ content: drafted('300000') });
    const { region } = await opened();
    within(region)
      .getByRole('button', { name: /^Atualizar ?:/ })
      .focus();
    await user().keyboard('{Enter}');
    await waitFor(() =>
      expect(within(region).getByRole('button', { name: /^Editar ?: R-7, de 11/ })).toHaveFocus(),
    );
  });

  test('says what is missing before it can be submitted, and submits what was saved', async () => {
    openWith();
    const { region } = await opened();
    const hands = user();
    // From the head of the draft one press leads to what is missing.
    await hands.click(within(region).getByRole('button', { name: 'Ir ao que falta (1 ponto)' }));
    expect(within(region).getByRole('radio', { name: 'Favorável' })).toHaveFocus();
    expect(within(region).getByText('Falta 1 ponto para submeter')).toBeInTheDocument();
    await hands.click(within(region).getByRole('radio', { name: 'Favorável com ressalvas' }));
    await hands.type(within(region).getByRole('textbox', { name: 'Ressalva 1' }), 'Baixar a penhora do AV-9');
    await hands.click(within(region).getByRole('button', { name: /^Nada falta/ }));
    expect(within(region).getByRole('button', { name: 'Submeter parecer' })).toHaveFocus();
    await hands.keyboard('{Enter}');
    await waitFor(() => expect(server.opinion?.Situacao).toBe('submetido'));
    expect(saves().at(-1)?.body).toMatchObject({
      Conclusao: 'FAVORAVEL_COM_RESSALVAS',
      Condicoes: ['Baixar a penhora do AV-9'],
    });
    expect(await within(region).findByText(/o parecer espera a decisão de outra pessoa/)).toBeInTheDocument();
  });

  test('submits with what was written while a save was under way', async () => {
    openWith();
    const { region } = await opened();
    const hands = user();
    let go = () => {};
    server.slow = new Promise((resolve) => {
      go = resolve;
    });
    await hands.click(within(region).getByRole('radio', { name: 'Desfavorável' }));
    await vi.advanceTimersByTimeAsync(10_100);
    expect(saves()).toHaveLength(1);
    await hands.click(within(region).getByRole('radio', { name: 'Inconclusivo' }));
    await hands.click(within(region).getByRole('button', { name: 'Submeter parecer' }));
    go();
    await waitFor(() => expect(server.opinion?.Situacao).toBe('submetido'));
    expect(saves().map(({ body }) => (body as { Conclusao: string }).Conclusao)).toEqual([
      'DESFAVORAVEL',
      'INCONCLUSIVO',
    ]);
  });

  test('the sentence of the conclusion is edited, never left out', async () => {
    openWith();
    const { region } = await opened();
    const hands = user();
    await hands.click(within(region).getByRole('radio', { name: 'Desfavorável' }));
    const said = within(region)
      .getByText(/o parecer é desfavorável/, sentence)
      .closest('li') as HTMLElement;
    expect(within(said).getByRole('button', { name: /^Editar/ })).toBeVisible();
    expect(within(said).queryByRole('button', { name: /^Omitir/ })).toBeNull();
  });

  test('free words are added, and taken back with Escape', async () => {
    openWith();
    const { region } = await opened();
    const hands = user();
    await hands.click(within(region).getByRole('button', { name: 'Acrescentar frase, Titularidade' }));
    await hands.type(within(region).getByRole('textbox', { name: 'Texto da frase' }), 'Cliente desde 1998.');
    await hands.keyboard('{Control>}{Enter}{/Control}');
    expect(within(region).getByText('Cliente desde 1998.', sentence)).toBeInTheDocument();
    await hands.click(within(region).getByRole('button', { name: /^Editar: Cliente desde/ }));
    await hands.keyboard(' Outra.{Escape}');
    expect(within(region).getByText('Cliente desde 1998.', sentence)).toBeInTheDocument();
  });

  test('hostile words stay words', async () => {
    const content = drafted();
    const [first, ...others] = content.sentences;
    openWith({
      content: {
        ...content,
        sentences: [{ ...first!, text: 'Trata-se do imóvel rural <img src=x onerror=alert(1)>' }, ...others],
      },
    });
    const { region } = await opened();
    expect(region.querySelector('img')).toBeNull();
    expect(within(region).getByText(/<img src=x/, sentence)).toBeInTheDocument();
  });
});

describe('somebody else’s opinion', () => {
  const submitted = {
    content: choose(drafted(), { conclusion: 'DESFAVORAVEL', conditions: [] }),
    state: 'submetido',
    author: 8,
  };
  const deciding = [...codes, 'PARECER.APROVAR', 'PARECER.DEVOLVER', 'PARECER.REVOGAR'];

  test('is approved after a question that says what follows', async () => {
    openWith(submitted);
    signIn(deciding);
    const { region } = await opened();
    const hands = user();
    await hands.click(within(region).getByRole('button', { name: 'Aprovar parecer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Aprovar este parecer?' });
    await hands.click(within(dialog).getByRole('button', { name: 'Aprovar parecer' }));
    await waitFor(() =>
      expect(server.calls.some(({ path }) => path === 'Parecer/Executar/aprovar/9')).toBe(true),
    );
  });

  test('shows what the facts say beside words of the author’s own, until it is decided', async () => {
    const lien = submitted.content.sentences.find(({ text }) => text.startsWith('R-7,'));
    const content = editSentence(submitted.content, String(lien?.id), 'Não há ônus.');
    openWith({ ...submitted, content });
    signIn(deciding);
    const { region } = await opened();
    const item = within(region).getByText('Não há ônus.', sentence).closest('li') as HTMLElement;
    expect(item).toHaveTextContent(`Os fatos dizem: ${lien?.text}`);
  });

  test('is returned with a comment', async () => {
    openWith(submitted);
    signIn(deciding);
    const { region } = await opened();
    const hands = user();
    await hands.click(within(region).getByRole('button', { name: 'Devolver' }));
    const dialog = await screen.findByRole('dialog');
    await hands.type(within(dialog).getByRole('textbox'), 'Falta a penhora.');
    await hands.click(within(dialog).getByRole('button', { name: 'Devolver' }));
    await waitFor(() =>
      expect(server.calls.find(({ path }) => path === 'Parecer/Executar/devolver/9')?.body).toMatchObject({
        Motivo: 'Falta a penhora.',
      }),
    );
  });

  test('approved, shows who, the digest, the file, and that its facts changed since', async () => {
    openWith({
      ...submitted,
      state: 'aprovado',
      more: {
        AprovadoEm: '2026-11-22T13:42:00.000Z',
        Resumo: 'ab'.repeat(32),
        IdentificadorArquivo: 31,
        Desatualizado: true,
        Rotulos: { IdentificadorAutor: 'Rui Lage', IdentificadorAprovador: 'Otávio Paz' },
      },
    });
    signIn(deciding);
    const { region } = await opened();
    expect(within(region).getByText(/Otávio Paz, em 22\/11\/26 10:42/)).toBeInTheDocument();
    expect(within(region).getByText('ab'.repeat(32))).toBeInTheDocument();
    expect(within(region).getByRole('button', { name: 'Baixar PDF' })).toBeInTheDocument();
    expect(within(region).getByText(/^Desatualizado:/)).toBeInTheDocument();
  });

  test('approved, is found out of date as soon as the record has moved on', async () => {
    openWith({ ...submitted, state: 'aprovado', more: { Desatualizado: false } });
    signIn(deciding);
    const queries = new QueryClient();
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    );
    const { result, rerender } = renderHook(({ version }) => useOpinion(9, version), {
      wrapper,
      initialProps: { version: 4 },
    });
    await waitFor(() => expect(result.current.opinion?.isStale).toBe(false));
    server.opinion = { ...server.opinion, Desatualizado: true };
    rerender({ version: 5 });
    await waitFor(() => expect(result.current.opinion?.isStale).toBe(true));
  });

  test('as a draft it is read, and taken over on purpose', async () => {
    openWith({ author: 8 });
    const { region } = await opened();
    expect(within(region).queryByRole('button', { name: /^Editar/ })).toBeNull();
    expect(within(region).getByRole('button', { name: 'Assumir redação' })).toBeInTheDocument();
  });
});

test('axe finds nothing in the editor', { timeout: 60_000 }, async () => {
  openWith({ content: drafted('300000') });
  const { region } = await opened();
  vi.useRealTimers();
  const { violations } = await axe.run(region, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
