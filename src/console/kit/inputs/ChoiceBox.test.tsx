import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ChoiceBox } from './ChoiceBox.tsx';

const people = [
  { id: 1, label: 'Ana' },
  { id: 2, label: 'Olga' },
];
const texts = {
  none: 'None',
  failed: 'Failed',
  searching: 'Searching',
  clear: 'Clear',
  inactive: 'inactive',
  remove: (label: string) => `Remove ${label}`,
};

test('never offers for one text what another found', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  // The second answer never comes: what the first one found must not be taken for it.
  const search = vi.fn((text: string) =>
    text === '' ? Promise.resolve(people) : new Promise<never>(() => {}),
  );
  render(
    <ChoiceBox
      id="who"
      name="Who"
      value={[]}
      multiple={false}
      invalid={false}
      describedBy={undefined}
      search={search}
      texts={texts}
      onChange={onChange}
    />,
  );
  await user.click(screen.getByRole('combobox', { name: 'Who' }));
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await user.keyboard('ol');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByText('Searching')).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChange).not.toHaveBeenCalled();
});

test('keeps what is typed beside several chosen, however often it is drawn anew', async () => {
  const user = userEvent.setup();
  const search = vi.fn((text: string) =>
    Promise.resolve(people.filter(({ label }) => label.toLowerCase().startsWith(text))),
  );
  // A form hands a new list over with each key.
  const box = () => (
    <ChoiceBox
      id="who"
      name="Who"
      value={[{ id: 9, label: 'Rui' }]}
      multiple
      invalid={false}
      describedBy={undefined}
      search={search}
      texts={texts}
      onChange={() => undefined}
    />
  );
  const { rerender } = render(box());
  const input = screen.getByRole('combobox', { name: 'Who' });
  await user.click(input);
  for (const key of 'olg') {
    await user.keyboard(key);
    rerender(box());
  }
  expect(input).toHaveValue('olg');
  expect(await screen.findByRole('option', { name: 'Olga' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Ana' })).toBeNull();
  expect(search).toHaveBeenLastCalledWith('olg', expect.anything());
});

test('closes its list after each of several choices, and opens it again where one types', async () => {
  const user = userEvent.setup();
  render(
    <ChoiceBox
      id="who"
      name="Who"
      value={[]}
      multiple
      invalid={false}
      describedBy={undefined}
      search={() => Promise.resolve([{ id: 1, label: 'Olívia' }])}
      texts={texts}
      onChange={() => undefined}
    />,
  );
  await user.click(screen.getByRole('combobox', { name: 'Who' }));
  await user.click(await screen.findByRole('option'));
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('o');
  expect(await screen.findByRole('option')).toBeVisible();
});
