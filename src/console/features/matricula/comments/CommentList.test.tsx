import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { faults } from '../../../../../test/support/console/axe.ts';
import { session } from '../../../engine/auth/session.ts';
import { type ApiState, allCodes, renderReview, startTestApi } from '../testing.tsx';

let api: ApiState;

const ofAnother = {
  Identificador: 1,
  Versao: 1,
  Texto: 'Falta a certidão negativa.',
  Ato: 'R-7',
  Campo: null,
  Assunto: 'R-7',
  IdentificadorUsuario: 9,
  CriadoEm: '2026-11-20T10:00:00Z',
  Rotulos: { IdentificadorUsuario: 'Lídia Moraes' },
};

beforeEach(() => {
  api = startTestApi({ comments: [ofAnother] });
});
afterEach(() => session.set({ status: 'out', reason: 'none' }));

const panel = () => screen.findByRole('region', { name: 'Comentários' });

describe('comments', () => {
  test('are said with author and subject, which leads to the act; the tab counts them', async () => {
    await renderReview();
    const list = within(await panel());
    await list.findByText('Falta a certidão negativa.');
    expect(list.getByText('Lídia Moraes')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Comentários 1/ })).toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'sobre R-7' }));
    expect(document.querySelector('[data-act="R-7"].on')).not.toBeNull();
    expect(list.queryByRole('button', { name: 'Editar' })).toBeNull();
  });

  test('are written about an act and to a person, changed and deleted by their author', async () => {
    await renderReview();
    const list = within(await panel());
    await userEvent.selectOptions(await list.findByLabelText('Sobre'), 'R-4');
    await userEvent.type(list.getByLabelText('Novo comentário'), 'Conferir a fração.');
    await userEvent.click(list.getByRole('combobox', { name: /Mencionar/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lídia Moraes' }));
    await userEvent.type(list.getByLabelText('Novo comentário'), '{Control>}{Enter}{/Control}');
    await list.findByText('Conferir a fração.');
    expect(api.comments.at(-1)).toMatchObject({
      IdentificadorRegistroMatricula: 7,
      Ato: 'R-4',
      Assunto: 'R-4',
      Mencionados: [9],
    });
    expect(list.getByLabelText('Novo comentário')).toHaveValue('');
    await userEvent.click(list.getByRole('button', { name: 'Editar' }));
    const field = list.getByLabelText('Texto do comentário');
    await userEvent.clear(field);
    await userEvent.type(field, 'Fração conferida.');
    await userEvent.click(list.getByRole('button', { name: 'Salvar comentário' }));
    await list.findByText('Fração conferida.');
    await userEvent.click(list.getByRole('button', { name: 'Apagar' }));
    await userEvent.click(list.getByRole('button', { name: 'Apagar' }));
    await waitFor(() => expect(list.queryByText('Fração conferida.')).toBeNull());
  });

  test('keep what was typed when they are not taken', async () => {
    await renderReview();
    const list = within(await panel());
    api.failures = [
      {
        on: 'POST Comentario',
        status: 503,
        body: { Sucesso: false, Erros: [{ Texto: 'Tente mais tarde.' }] },
      },
    ];
    await userEvent.type(await list.findByLabelText('Novo comentário'), 'Ligar amanhã.');
    await userEvent.click(list.getByRole('button', { name: 'Comentar' }));
    await list.findByText('Tente mais tarde.');
    expect(list.getByLabelText('Novo comentário')).toHaveValue('Ligar amanhã.');
  });

  test('say that they did not load, and load on demand', async () => {
    api.failures = [1, 2].map(() => ({ on: 'GET Comentario', status: 503 }));
    await renderReview();
    const list = within(await panel());
    await userEvent.click(await list.findByRole('button', { name: 'Tentar de novo' }, { timeout: 8000 }));
    await list.findByText('Falta a certidão negativa.');
  });

  test('are only read by who may not write', async () => {
    const now = session.get();
    if (now.status === 'in')
      session.set({ ...now, codes: new Set(allCodes.filter((code) => code !== 'MATRICULA.ALTERAR')) });
    await renderReview();
    const list = within(await panel());
    await list.findByText('Falta a certidão negativa.');
    expect(list.queryByLabelText('Novo comentário')).toBeNull();
    expect(await faults()).toEqual([]);
  });
});
