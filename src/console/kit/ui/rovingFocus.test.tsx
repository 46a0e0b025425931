import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useRovingFocus } from './rovingFocus.ts';

const ids = ['a', 'b', 'c'];

function Group({ preferred = null }: { preferred?: string | null }) {
  const { group, tabIndexOf } = useRovingFocus(ids, preferred);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: as the page marks do */}
      <div role="group" aria-label="Many" {...group}>
        {ids.map((id) => (
          <button key={id} type="button" data-roving={id} tabIndex={tabIndexOf(id)}>
            {id}
          </button>
        ))}
      </div>
      <button type="button">after</button>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

test('is one stop of Tab, walked by arrows, Home and End', async () => {
  const user = userEvent.setup();
  render(<Group />);
  await user.tab();
  expect(focused()).toBe('a');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('b');
  await user.keyboard('{End}{ArrowDown}');
  expect(focused()).toBe('a');
  await user.tab();
  expect(focused()).toBe('after');
});

test('Tab comes back to where one was, or to what is chosen', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Group />);
  await user.click(screen.getByRole('button', { name: 'b' }));
  await user.tab();
  await user.tab({ shift: true });
  expect(focused()).toBe('b');
  unmount();
  render(<Group preferred="c" />);
  await user.tab();
  expect(focused()).toBe('c');
});
