import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';
import { draftOf } from '../../../domain/opinions/content.ts';
import type { TemplateSentence } from '../../../domain/opinions/model.ts';
import { contentToWire } from '../../../domain/opinions/wire.ts';

connectNetwork();

/** The page and the panel over answers as the API gives them; the real ones have tests of their own. */

const ok = (ItemRegistro: unknown) => HttpResponse.json({ Sucesso: true, ItemRegistro });
const listed = (Itens: readonly unknown[]) => ok({ Itens, Total: Itens.length, TotalExato: true });

const sentence = (
  key: string,
  section: TemplateSentence['section'],
  text: string,
  says: TemplateSentence['says'] = {},
): TemplateSentence => ({ key, section, text, says, sources: [] });

const facts: readonly TemplateSentence[] = [
  sentence('deal', 'deal', 'Trata-se da operação 2026-000007.', { value: '2000000' }),
  sentence('record:31:liens', 'guarantees', 'Ônus em vigor na matrícula nº 12.345: R-7, hipoteca.', {
    codes: 'R-7',
  }),
  sentence('item:4', 'certificates', 'CND: negativa.', { certificate: '9', result: 'NEGATIVA' }),
  sentence('calculation:hipoteca:31', 'calculations', 'Hipoteca: margem.', { calculation: '12' }),
];

const wireFacts = {
  Frases: facts.map(({ key, section, text, says }) => ({
    Chave: key,
    Secao: section,
    Texto: text,
    Fatos: says,
  })),
};

const alcada = {
  Valor: 2_000_000,
  Segmento: 'Agronegócio',
  TipoImovel: 'Rural',
  Officer: 'Otto Reis',
  Instancia: 'diretoria',
  Aprovadores: [{ Nome: 'Dora Lins', DaOperacao: false, Limite: 5_000_000 }],
  QuemAmplia: [],
  PodeAprovar: true,
  Motivo: null,
};

const opinion = (more: object = {}) => ({
  Identificador: 70,
  Versao: 3,
  Titulo: 'Parecer da operação 2026-000007',
  Situacao: 'submetido',
  IdentificadorOperacao: 7,
  IdentificadorRegistroMatricula: null,
  IdentificadorAutor: 999,
  Redatores: [],
  CriadoEm: '2026-11-20T12:00:00Z',
  AlteradoEm: '2026-11-20T12:00:00Z',
  SubmetidoEm: '2026-11-20T12:00:00Z',
  ...contentToWire({ ...draftOf(facts), conclusion: 'FAVORAVEL' }),
  Rascunho: null,
  Rotulos: { IdentificadorOperacao: '2026-000007', IdentificadorAutor: 'Ana Sá' },
  ...more,
});

const officerCodes = [
  'PARECER.CONSULTAR',
  'PARECER.APROVAR',
  'PARECER.DEVOLVER',
  'OPERACAO.CONSULTAR',
  'MATRICULA.CONSULTAR',
  'CERTIDAO.CONSULTAR',
  'CALCULADORA.USAR',
];

/** What an officer may do, for whoever signs in. */
const asOfficer = () =>
  network.use(
    http.get(`${apiAddress}Autenticacao/CarregarTransacao`, () =>
      ok(officerCodes.map((Codigo) => ({ Codigo, Descricao: Codigo, Tela: false }))),
    ),
  );

interface Given {
  readonly profile?: 'officer' | 'consulta';
  readonly opinion?: object;
  readonly progress?: object;
}

async function open({ profile = 'officer', opinion: more = {}, progress = {} }: Given = {}) {
  network.use(
    http.get(`${apiAddress}Parecer/Retornar/70`, () => ok(opinion(more))),
    http.get(`${apiAddress}Parecer/Listar`, () => listed([opinion(more)])),
    http.get(`${apiAddress}Parecer/Fatos/70`, () => ok(wireFacts)),
    http.get(`${apiAddress}Parecer/Andamento/7`, () =>
      ok({ Parecer: null, Pendencias: [], Alcada: alcada, ...progress }),
    ),
  );
  if (profile === 'officer') asOfficer();
  const token = await signedIn(profile === 'officer' ? 'analista' : profile);
  const shown = await renderConsole({ path: '/nav/parecer/70', token });
  await screen.findByText('Trata-se da operação 2026-000007.');
  return shown;
}

describe('the opinion on an operation', () => {
  test('has the sources of each sentence one key away', async () => {
    await open();
    const link = (name: RegExp) => screen.getByRole('link', { name });
    expect(link(/^R-7: Ônus em vigor/)).toHaveAttribute('href', '#/nav/matricula/31?ato=R-7');
    expect(link(/^certidão: CND/)).toHaveAttribute('href', '#/nav/certidao/9/show');
    expect(link(/^cálculo: Hipoteca/)).toHaveAttribute('href', '#/nav/calculo/12');
    expect(link(/^operação: Trata-se/)).toHaveAttribute('href', '#/nav/operacao/7/show');
  });

  test('says who drafted, whose decision it is, and that the reader may decide', async () => {
    await open();
    const chain = within(await screen.findByRole('region', { name: 'Quem decide' }));
    for (const words of ['R$ 2.000.000,00', 'Ana Sá', 'Otto Reis', 'Dora Lins', 'até R$ 5.000.000,00'])
      expect(chain.getByText(words)).toBeVisible();
    expect(chain.getByText('Pode aprovar este parecer.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Aprovar parecer' })).not.toHaveAttribute('aria-disabled');
    expect(
      (
        await axe.run(document.body, {
          resultTypes: ['violations'],
          rules: { 'color-contrast': { enabled: false } },
        })
      ).violations.map(({ id }) => id),
    ).toEqual([]);
  });

  test('once it is decided, who decided is told and nobody is named who may', async () => {
    await open({ opinion: { Situacao: 'aprovado', AprovadoEm: '2026-11-21T12:00:00Z' } });
    const chain = within(await screen.findByRole('region', { name: 'Quem decide' }));
    expect(chain.getByText('Aprovado por')).toBeVisible();
    expect(chain.queryByText('Podem aprovar')).toBeNull();
  });

  test('above the reader’s limit nothing is asked: the sentence stands beside the button', async () => {
    const Motivo = 'Valor acima da alçada do officer: a operação é de R$ 2.000.000,00.';
    const { user } = await open({ progress: { Alcada: { ...alcada, PodeAprovar: false, Motivo } } });
    const button = await screen.findByRole('button', { name: 'Aprovar parecer' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toHaveTextContent(Motivo);
  });

  test('what it waits for is a list with ways to what mends it', async () => {
    await open({
      progress: {
        Pendencias: [
          {
            Codigo: 'record-in-analysis',
            Texto: 'A matrícula 999 está em análise.',
            Entidade: 'registro-matricula',
            Identificador: 31,
          },
          {
            Codigo: 'value-missing',
            Texto: 'A operação está sem valor.',
            Entidade: 'operacao',
            Identificador: 7,
          },
        ],
      },
    });
    expect(await screen.findByRole('link', { name: 'A matrícula 999 está em análise.' })).toHaveAttribute(
      'href',
      '#/nav/matricula/31',
    );
    expect(screen.getByRole('link', { name: 'A operação está sem valor.' })).toHaveAttribute(
      'href',
      '#/nav/operacao/7/show',
    );
  });

  test('where nobody has the limit it says so, and who could raise one', async () => {
    await open({
      progress: {
        Alcada: {
          ...alcada,
          Instancia: 'sem_alcada',
          Aprovadores: [],
          QuemAmplia: ['Helena'],
          PodeAprovar: false,
          Motivo: 'x',
        },
      },
    });
    expect(await screen.findByText('Nenhum officer tem alçada para este valor.')).toBeVisible();
    expect(screen.getByText('Quem pode ampliar uma alçada: Helena.')).toBeVisible();
  });

  test('whoever may not read its sources reads its words', async () => {
    await open({ profile: 'consulta' });
    expect(screen.getByText(/As fontes de hoje ficam para quem lê/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^cálculo: Hipoteca/ })).toBeVisible();
    expect(document.querySelector('.op-sn.gone')).toBeNull();
  });

  test('of a record it leads to the record', async () => {
    network.use(
      http.get(`${apiAddress}Parecer/Retornar/70`, () => ok(opinion({ IdentificadorRegistroMatricula: 31 }))),
      http.get(`${apiAddress}RegistroMatricula/Retornar/31`, () => new HttpResponse(null, { status: 404 })),
    );
    await renderConsole({ path: '/nav/parecer/70', token: await signedIn('analista') });
    await expect
      .poll(() => location.hash, { timeout: 10_000 })
      .toContain('/nav/matricula/31?parte=opinion&parecer=70');
  });

  test('where the facts do not come it says so, and they are asked for again', async () => {
    let fails = true;
    network.use(
      http.get(`${apiAddress}Parecer/Retornar/70`, () => ok(opinion())),
      http.get(`${apiAddress}Parecer/Listar`, () => listed([opinion()])),
      http.get(`${apiAddress}Parecer/Andamento/7`, () =>
        ok({ Parecer: null, Pendencias: [], Alcada: alcada }),
      ),
      http.get(`${apiAddress}Parecer/Fatos/70`, () => (fails ? HttpResponse.error() : ok(wireFacts))),
    );
    const { user } = await renderConsole({ path: '/nav/parecer/70', token: await signedIn('analista') });
    const alert = await screen.findByText(/Os fatos de hoje não vieram/, {}, { timeout: 20_000 });
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('link', { name: /^certidão: CND/ })).toBeVisible();
  });
});
