import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import {
  answered,
  apiAddress,
  connectNetwork,
  forgetPreferences,
  network,
  renderConsole,
  signedIn,
} from '../../../../test/support/console/renderConsole.tsx';
import { session } from '../../engine/auth/session.ts';
import { answerOperation, missingOf } from '../operations/testing.tsx';

connectNetwork();
afterEach(() => forgetPreferences('analista'));

async function open(answerMore: () => void = () => undefined) {
  answerOperation(missingOf());
  answerMore();
  const { user } = await renderConsole({ path: '/nav/operacao/1/show', token: await signedIn('analista') });
  const panel = within(await screen.findByRole('region', { name: /^Comentários/ }));
  return { user, panel };
}

const readerId = () => {
  const now = session.get();
  return now.status === 'in' ? now.data.IdentificadorUsuario : 0;
};

test('a comment is written with the people it speaks to; what refuses one of them stands beside that field', async () => {
  const { user, panel } = await open();
  await user.click(await panel.findByRole('button', { name: 'Comentar' }));
  expect(panel.getByText('Escreva o comentário.')).toBeVisible();
  await user.type(panel.getByRole('textbox', { name: 'Novo comentário' }), 'Falta a procuração.');
  network.use(
    http.get(`${apiAddress}Usuario/Escolhas`, () =>
      answered({ Itens: [{ Identificador: 9, Rotulo: 'Bento Luz', Ativo: true }] }),
    ),
  );
  await user.click(panel.getByRole('combobox', { name: /Mencionar/ }));
  await user.click(await screen.findByRole('option', { name: 'Bento Luz' }));
  const bodies: unknown[] = [];
  let isRefused = true;
  network.use(
    http.post(`${apiAddress}Comentario/Incluir`, async ({ request }) => {
      bodies.push(await request.json());
      if (!isRefused) return answered({ Identificador: 3, Versao: 1 });
      return HttpResponse.json(
        {
          Sucesso: false,
          Erros: [
            { Texto: 'Bento Luz não vê esta operação.', Campo: 'Mencionados', Codigo: 'mention-unseen' },
          ],
        },
        { status: 422 },
      );
    }),
  );
  await user.click(panel.getByRole('button', { name: 'Comentar' }));
  expect(await panel.findByText('Bento Luz não vê esta operação.')).toBeVisible();
  expect(panel.getByRole('textbox', { name: 'Novo comentário' })).toHaveValue('Falta a procuração.');
  isRefused = false;
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(panel.getByRole('textbox', { name: 'Novo comentário' })).toHaveValue(''));
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual({ IdentificadorOperacao: 1, Texto: 'Falta a procuração.', Mencionados: [9] });
});

test('its author changes a comment and takes it back, and no other person can', async () => {
  let said = [
    { Identificador: 5, Versao: 1, Texto: 'Falta a procuração.', isOwn: true, author: 'Ana Prado' },
    { Identificador: 4, Versao: 1, Texto: 'Cliente avisado.', isOwn: false, author: 'Bento Luz' },
  ];
  const asked: unknown[] = [];
  let isRefused = false;
  const { user, panel } = await open(() =>
    network.use(
      http.get(`${apiAddress}Comentario/Listar`, () =>
        answered({
          Itens: said.map(({ isOwn, author, ...comment }) => ({
            ...comment,
            IdentificadorUsuario: isOwn ? readerId() : readerId() + 1,
            Mencionados: null,
            CriadoEm: '2026-11-23T12:00:00Z',
            Rotulos: { IdentificadorUsuario: author },
          })),
          Total: said.length,
          TotalExato: true,
        }),
      ),
      http.put(`${apiAddress}Comentario/Alterar/5`, async ({ request }) => {
        const body = (await request.json()) as { readonly Texto: string };
        asked.push(body);
        said = said.map((one) => (one.isOwn ? { ...one, Versao: 2, Texto: body.Texto } : one));
        return answered({ Identificador: 5, Versao: 2 });
      }),
      http.delete(`${apiAddress}Comentario/Excluir/5`, ({ request }) => {
        if (isRefused)
          return HttpResponse.json({ Sucesso: false, Erros: [{ Texto: 'Tente de novo.' }] }, { status: 409 });
        asked.push(new URL(request.url).search);
        said = said.filter(({ isOwn }) => !isOwn);
        return answered(null);
      }),
    ),
  );
  const [own, other] = (await panel.findAllByRole('listitem')).map((item) => within(item));
  expect(other?.getByText('Cliente avisado.')).toBeVisible();
  expect(other?.queryByRole('button')).toBeNull();
  isRefused = true;
  await user.click(own?.getByRole('button', { name: 'Apagar' }) as HTMLElement);
  await user.click(own?.getByRole('button', { name: 'Apagar' }) as HTMLElement);
  expect(await own?.findByText('Tente de novo.')).toBeVisible();
  isRefused = false;
  await user.click(own?.getByRole('button', { name: 'Editar' }) as HTMLElement);
  expect(panel.queryByText('Tente de novo.')).toBeNull();
  const text = panel.getByRole('textbox', { name: 'Texto do comentário' });
  await user.clear(text);
  await user.type(text, 'A procuração chegou.');
  await user.click(panel.getByRole('button', { name: 'Salvar comentário' }));
  await waitFor(() => expect(text).not.toBeInTheDocument());
  expect(await panel.findByText('editado')).toBeVisible();
  expect(panel.getByText('A procuração chegou.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Apagar' }));
  expect(panel.getByText('Apagar este comentário?')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Apagar' }));
  await waitFor(() => expect(panel.queryByText('A procuração chegou.')).toBeNull());
  expect(panel.getByText('Cliente avisado.')).toBeVisible();
  expect(asked).toEqual([{ Versao: 1, Texto: 'A procuração chegou.', Mencionados: [] }, '?Versao=2']);
});
