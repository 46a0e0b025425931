import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  answered,
  apiAddress,
  connectNetwork,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';

connectNetwork();

const certificate = {
  Identificador: 7,
  Versao: 1,
  CriadoEm: '2026-11-20T12:00:00Z',
  AlteradoEm: '2026-11-20T12:00:00Z',
  Titulo: 'CNDT · Agropecuária Serra Clara Ltda.',
  Situacao: 'emitida',
  Estado: 'emitida',
  Dados: null,
  Rotulos: {},
};

const open = async (more: object) => {
  network.use(
    http.get(`${apiAddress}Certidao/Retornar/7`, () => answered({ ...certificate, ...more })),
    http.get(`${apiAddress}Certidao/Listar`, () =>
      HttpResponse.json({ Sucesso: true, ItemRegistro: { Itens: [], Total: 0, TotalExato: true } }),
    ),
  );
  await renderConsole({ path: '/nav/certidao/7/show', token: await signedIn('analista') });
  return within(await screen.findByRole('region', { name: 'PDF da certidão' }));
};

test('the head says what a certificate stands at today, and the facts the step it went through', async () => {
  await open({ Estado: 'vencida' });
  const head = within(
    screen.getByRole('heading', { level: 1, name: /^CNDT/ }).closest('.head') as HTMLElement,
  );
  expect(head.getByText('Vencida')).toBeVisible();
  expect(head.queryByText('Emitida')).toBeNull();
  expect(screen.getByText('Etapa').nextElementSibling).toHaveTextContent('Emitida');
});

test('what was not searched for and did not happen is not said with a dash', async () => {
  await open({
    Documento: '71938462050',
    NomeMae: null,
    Tribunal: null,
    MotivoFalha: null,
    Observacao: null,
  });
  expect(screen.getByText('CPF/CNPJ').nextElementSibling).toHaveTextContent('719.384.620-50');
  for (const gone of ['Nome da mãe', 'Tribunal', 'Motivo da falha'])
    expect(screen.queryByText(gone)).toBeNull();
  // What somebody may still write is there, empty.
  expect(screen.getByText('Observação').nextElementSibling).toHaveTextContent('–');
});

test('what a document answers is confirmed beside it alone, and no blank form asks for it', async () => {
  const panel = await open({ Situacao: 'solicitada', Estado: 'solicitada', IdentificadorArquivo: 5 });
  expect(panel.getByRole('button', { name: 'Conferir' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirmar resposta' })).toBeNull();
});

test('an issued certificate says where it differs from the records', async () => {
  const Texto = 'CPF/CNPJ: a certidão diz 15350946056; o cadastro, 71938462050.';
  const panel = await open({
    Divergencias: [{ Campo: 'Documento', Certidao: '', Cadastro: '', Severidade: 'CRITICA', Texto }],
  });
  const list = await panel.findByRole('list', { name: 'O que difere do cadastro' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([Texto]);
});

test('one that differs in nothing has no such list', async () => {
  const panel = await open({ Divergencias: [] });
  expect(panel.queryByRole('list', { name: 'O que difere do cadastro' })).toBeNull();
});

test('an issued certificate is confirmed at the source where one can tell, with the time of the answer', async () => {
  const panel = await open({
    VerificavelNaFonte: true,
    Autenticidade: 'nao_verificada',
    AutenticidadeEm: null,
  });
  const asked: unknown[] = [];
  network.use(
    http.post(`${apiAddress}Certidao/VerificarNaFonte/7`, async ({ request }) => {
      asked.push(await request.json());
      const denied = {
        Autenticidade: 'negada',
        AutenticidadeEm: '2026-11-21T13:40:00Z',
        Dados: { Verificacao: { Fonte: 'tribunal' } },
      };
      network.use(
        http.get(`${apiAddress}Certidao/Retornar/7`, () =>
          answered({ ...certificate, Versao: 2, VerificavelNaFonte: true, ...denied }),
        ),
      );
      return answered({ ...certificate, ...denied });
    }),
  );
  panel.getByRole('button', { name: 'Confirmar na fonte' }).click();
  expect(await panel.findByText(/^Autenticidade NEGADA\. Não conte com este documento/)).toBeVisible();
  expect(panel.getByText('21/11/26 10:40 · fonte: tribunal')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Perguntar de novo à fonte' })).toBeVisible();
  expect(asked).toEqual([{ Versao: 1 }]);
});

test('where no source can tell there is no button', async () => {
  const panel = await open({ VerificavelNaFonte: false });
  expect(panel.queryByRole('button', { name: /na fonte/ })).toBeNull();
});
