import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import {
  answered,
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../../test/support/console/renderConsole.tsx';
import { certificateOf, typeOf } from '../testing.tsx';

connectNetwork();

const card = typeOf(11, 'CNPJ', 'Comprovante de inscrição', true);
const proof = (Citacao: string) => [{ Pagina: 1, Caixas: [], Citacao }];
const items = [
  {
    Campo: 'NomeFantasia',
    Valor: 'FAZENDA TUCANO',
    Dito: 'FAZENDA TUCANO',
    Atual: null,
    Comparacao: 'novo',
    Texto: null,
    Provas: proof('FAZENDA TUCANO'),
  },
  {
    Campo: 'CnaePrincipal',
    Valor: '0115600',
    Dito: '0115600',
    Atual: '6422100',
    Comparacao: 'diferente',
    Texto: null,
    Provas: proof('01.15-6-00'),
  },
  {
    Campo: 'DataConstituicao',
    Valor: '2004-05-18',
    Dito: '2004-05-18',
    Atual: '2004-05-18',
    Comparacao: 'igual',
    Texto: null,
    Provas: proof('18/05/2004'),
  },
  {
    Campo: 'Logradouro',
    Valor: null,
    Dito: 'RUA SEM PARTES',
    Atual: null,
    Comparacao: 'nao_cabe',
    Texto: 'O endereço não pôde ser separado em partes.',
    Provas: proof('RUA SEM PARTES'),
  },
];
const cadastro = (more: object = {}) => ({
  Cliente: { Identificador: 3, Versao: 5, Nome: 'Agropecuária Vale do Tucano Ltda.' },
  Identidade: 'mesma',
  Texto: null,
  PodeAtualizar: true,
  Itens: items,
  ...more,
});
const certificate = (more: object = {}) =>
  certificateOf(7, card, {
    Dados: null,
    IdentificadorArquivo: 5,
    Divergencias: [],
    Cadastro: cadastro(),
    ...more,
  });

async function open(record: object = certificate(), profile: 'analista' | 'consulta' = 'analista') {
  let now = record;
  network.use(
    http.get(`${apiAddress}Certidao/Retornar/7`, () => answered(now)),
    http.get(`${apiAddress}Certidao/Listar`, () => answered({ Itens: [], Total: 0, TotalExato: true })),
  );
  const view = await renderConsole({ path: '/nav/certidao/7/show', token: await signedIn(profile) });
  return { ...view, become: (next: object) => (now = next) };
}
const panel = async () =>
  within(await screen.findByRole('region', { name: 'A empresa na certidão e no cadastro' }));
const row = (at: ReturnType<typeof within>, label: string) =>
  within(at.getByText(label).closest('li') as HTMLElement);

function writing(answer: () => Response = () => answered({ Identificador: 3, Versao: 6 }) as Response) {
  const sent: unknown[] = [];
  network.use(
    http.post(`${apiAddress}Certidao/Preencher/7`, async ({ request }) => {
      sent.push(await request.json());
      return answer() as never;
    }),
  );
  return sent;
}

describe('the company of a certificate beside the client', () => {
  test('shows each value with its words and how it stands to the record; new ones are chosen beforehand', async () => {
    await open();
    const at = await panel();
    expect(row(at, 'Nome fantasia').getByRole('checkbox')).toBeChecked();
    expect(row(at, 'CNAE principal').getByRole('checkbox')).not.toBeChecked();
    expect(row(at, 'CNAE principal').getByText('0115-6/00')).toBeVisible();
    expect(row(at, 'CNAE principal').getByText('6422-1/00')).toBeVisible();
    expect(row(at, 'CNAE principal').getByText('01.15-6-00')).toBeVisible();
    expect(row(at, 'CNAE principal').getByRole('checkbox')).toHaveAccessibleDescription('diferente');
    for (const [label, state] of [
      ['Data de constituição', 'igual'],
      ['Logradouro', 'não cabe no campo'],
    ] as const) {
      expect(row(at, label).queryByRole('checkbox')).toBeNull();
      expect(row(at, label).getByText(state)).toBeVisible();
    }
    expect(row(at, 'Logradouro').getByText(/não pôde ser separado/)).toBeVisible();
    expect(await faults()).toEqual([]);
  });

  test('writes what is chosen at the version that was compared, and compares again', async () => {
    const sent = writing();
    const { user, become } = await open();
    const at = await panel();
    await user.click(row(at, 'CNAE principal').getByRole('checkbox'));
    expect(row(at, 'CNAE principal').getByText(/tomará o lugar/)).toBeVisible();
    become(
      certificate({
        Cadastro: cadastro({
          Cliente: { ...cadastro().Cliente, Versao: 6 },
          Itens: items.map((item) => ({ ...item, Atual: item.Valor, Comparacao: 'igual' })),
        }),
      }),
    );
    await user.click(at.getByRole('button', { name: 'Atualizar o cadastro' }));
    expect(
      await screen.findByText(/Agropecuária Vale do Tucano Ltda\.: 2 valores gravados no cadastro\./),
    ).toBeVisible();
    expect(sent).toEqual([{ VersaoCliente: 5, Campos: ['NomeFantasia', 'CnaePrincipal'] }]);
    expect(await (await panel()).findByText(/Nada a gravar/)).toBeVisible();
  });

  test('asks for a choice where there is none, and shows beside its field what the record still needs', async () => {
    const Erros = [{ Campo: 'DataConstituicao', Codigo: 'rule', Texto: 'Informe a data de constituição.' }];
    const sent = writing(() => HttpResponse.json({ Sucesso: false, Erros }, { status: 422 }) as never);
    const { user } = await open();
    const at = await panel();
    await user.click(row(at, 'Nome fantasia').getByRole('checkbox'));
    await user.click(at.getByRole('button', { name: 'Atualizar o cadastro' }));
    expect(await at.findByText('Escolha ao menos um valor para gravar.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(row(at, 'Nome fantasia').getByRole('checkbox'));
    await user.click(at.getByRole('button', { name: 'Atualizar o cadastro' }));
    expect(await row(at, 'Data de constituição').findByText('Informe a data de constituição.')).toBeVisible();
  });

  test('says that the record changed meanwhile, and compares again before anything is written', async () => {
    writing(
      () => HttpResponse.json({ Sucesso: false, Erros: [], ItemRegistro: {} }, { status: 409 }) as never,
    );
    const { user, become } = await open();
    const at = await panel();
    become(certificate({ Cadastro: cadastro({ Cliente: { ...cadastro().Cliente, Versao: 9 } }) }));
    await user.click(at.getByRole('button', { name: 'Atualizar o cadastro' }));
    expect(await screen.findByText(/O cadastro mudou enquanto você conferia/)).toBeVisible();
    const sent = writing();
    await user.click((await panel()).getByRole('button', { name: 'Atualizar o cadastro' }));
    await waitFor(() => expect(sent).toMatchObject([{ VersaoCliente: 9 }]));
  });

  test('is only compared for who may not change clients, who learns which right is missing', async () => {
    await open(certificate({ Cadastro: cadastro({ PodeAtualizar: false }) }), 'consulta');
    const at = await panel();
    expect(at.queryByRole('checkbox')).toBeNull();
    expect(at.getByText('FAZENDA TUCANO', { selector: 'q' })).toBeVisible();
    expect(at.getByRole('button', { name: 'Atualizar o cadastro' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('of another CNPJ says so and offers nothing', async () => {
    const Texto = 'O CNPJ da certidão não é o do cliente: nada é oferecido para o cadastro.';
    await open(
      certificate({ Cadastro: cadastro({ Identidade: 'outra', Texto, PodeAtualizar: false, Itens: [] }) }),
    );
    const at = await panel();
    expect(at.getByText(Texto)).toBeVisible();
    expect(at.queryByRole('button', { name: 'Atualizar o cadastro' })).toBeNull();
  });

  test('tells differences once: in the comparison, and above it only what is grave', async () => {
    const found = (Campo: string, Severidade: string) => ({ Campo, Severidade, Texto: `${Campo} difere.` });
    await open(
      certificate({
        Divergencias: [found('CnaePrincipal', 'MEDIA'), found('Documento', 'INFO'), found('Nire', 'ALTA')],
      }),
    );
    const list = await screen.findByRole('list', { name: 'O que difere do cadastro' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Documento difere.', 'Nire difere.']);
  });

  test('is the next step once the certificate is confirmed, in the same window', async () => {
    const said = (Valor: unknown) => ({ Valor, Citacao: String(Valor), Confianca: 99, Pagina: 1 });
    const awaited = certificate({
      Situacao: 'solicitada',
      Estado: 'solicitada',
      Cadastro: null,
      Avisos: [],
      Dados: {
        Leitura: 'lida',
        Paginas: 1,
        PaginasLidas: 1,
        Propostas: { Resultado: said('REGULAR'), DataEmissao: said('2026-03-11') },
        Sobre: {},
        Empresa: { NomeFantasia: said('FAZENDA TUCANO') },
        Ressalvas: [],
      },
    });
    const sent = writing();
    const { user, become } = await open(awaited);
    network.use(
      http.post(`${apiAddress}Certidao/Executar/confirmar/7`, () => {
        become(certificate());
        return answered(certificate({ Cadastro: undefined }));
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Conferir' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Confirmar e emitir' }));
    const heading = await dialog.findByRole('heading', { name: 'O que a certidão traz para o cadastro' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(row(dialog, 'Nome fantasia').getByRole('checkbox')).toBeChecked();
    become(certificate({ Cadastro: cadastro({ Itens: [] }) }));
    await user.click(dialog.getByRole('button', { name: 'Atualizar o cadastro' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ VersaoCliente: 5, Campos: ['NomeFantasia'] }]);
  });
});

test('a client’s page says which of its values come from a certificate, with the words of the page', async () => {
  network.use(
    http.get(`${apiAddress}Cliente/Retornar/3`, () =>
      answered({
        Identificador: 3,
        Versao: 6,
        CriadoEm: '2026-11-20T12:00:00Z',
        AlteradoEm: '2026-11-20T12:00:00Z',
        Nome: 'Agropecuária Vale do Tucano Ltda.',
        TipoPessoa: 'J',
        NomeFantasia: 'FAZENDA TUCANO',
        Origens: {
          NomeFantasia: {
            IdentificadorCertidao: 7,
            Certidao: 'Comprovante de inscrição',
            DataEmissao: '2026-03-11',
            Pagina: 1,
            Citacao: 'TÍTULO DO ESTABELECIMENTO',
            Valor: 'FAZENDA TUCANO',
          },
        },
        Rotulos: {},
      }),
    ),
  );
  await renderConsole({ path: '/nav/cliente/3/show?aba=registro', token: await signedIn('analista') });
  const link = await screen.findByRole('link', { name: 'Comprovante de inscrição, emitida em 11/03/2026' });
  expect(link).toHaveAttribute('href', expect.stringContaining('/nav/certidao/7/show'));
  expect(screen.getByText('TÍTULO DO ESTABELECIMENTO')).toBeVisible();
});
