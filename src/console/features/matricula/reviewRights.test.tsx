import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import type { SessionData } from '../../../metadata/calls/session.ts';
import { session } from '../../engine/auth/session.ts';
import { allCodes, renderReview, startTestApi } from './testing.tsx';

const openWith = async (codes: readonly string[], id: number) => {
  const api = startTestApi();
  api.record = { ...api.record, Identificador: id };
  session.set({
    status: 'in',
    data: { NomePessoa: 'Caio Leitor' } as SessionData,
    codes: new Set(codes),
  });
  const { container } = await renderReview('pt-br', id);
  await screen.findByRole('heading', { name: /Matrícula 12\.345/ });
  return { user: userEvent.setup(), container };
};

/** Asked by the key that goes to the next doubt. */
const doubt = 'Qual é a fração de Fábio Mota Teste?';

test('who only reads is told what correction and next step ask for, and edits nothing', async () => {
  const { user, container } = await openWith(['MATRICULA.CONSULTAR'], 901);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Corrigir' })).toHaveAccessibleDescription(
      /^Falta a permissão MATRICULA.ALTERAR/,
    ),
  );
  const withheld = [...container.querySelectorAll('.withheld')];
  expect(withheld).toHaveLength(2);
  for (const control of withheld) expect(control).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('d');
  expect(screen.queryByLabelText(doubt)).toBeNull();
  const { violations } = await axe.run(container, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map((item) => item.id)).toEqual([]);
});

test('who may correct sees no withheld control', async () => {
  const { user, container } = await openWith(allCodes, 902);
  expect(container.querySelectorAll('.withheld')).toHaveLength(0);
  await user.keyboard('d');
  expect(await screen.findByLabelText(doubt)).toHaveFocus();
});

test('who may not read opinions has no tab that leads to them', async () => {
  await openWith(allCodes, 903);
  const tabs = within(screen.getByRole('navigation', { name: 'Partes da análise' })).getAllByRole('button');
  expect(tabs.map(({ textContent }) => textContent?.replace(/\s*\d*$/, ''))).not.toContain('Parecer');
  expect(tabs).toHaveLength(7);
});
