import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { session } from '../../engine/auth/session.ts';
import { allCodes, renderReview, startTestApi } from './testing.tsx';

const mayCalculate = () => {
  const now = session.get();
  if (now.status === 'in') session.set({ ...now, codes: new Set([...allCodes, 'CALCULADORA.USAR']) });
};

test('a record opens the calculators it can fill, for who may use them', async () => {
  const user = userEvent.setup();
  startTestApi();
  const { router } = await renderReview();
  await screen.findByRole('heading', { level: 1, name: /12\.345/ });
  expect(screen.queryByRole('button', { name: 'Calculadoras' })).toBeNull();
  act(mayCalculate);
  await user.click(await screen.findByRole('button', { name: 'Calculadoras' }));
  const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  // The expiry of a certificate is nothing a record tells.
  expect(names).toEqual([
    'Hipoteca',
    'Penhor',
    'Histórico de área',
    'Reutilização do FGTS',
    'Frações de propriedade',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Penhor' }));
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/nav/calculadoras/penhor?Matricula=7');
});
