import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TypedAhead } from './TypedAhead.tsx';

test('keeps what is typed while a field is still fetched, and no key of it does anything else', async () => {
  const typed = { current: '' };
  const pressed: string[] = [];
  function Page() {
    const [isThere, setThere] = useState(false);
    return (
      <button type="button" onKeyDown={({ key }) => pressed.push(key)} onClick={() => setThere(true)}>
        {isThere ? null : <TypedAhead typed={typed} />}
      </button>
    );
  }
  const user = userEvent.setup();
  const { getByRole } = render(<Page />);
  getByRole('button').focus();
  await user.keyboard('novp{Backspace}o c{Enter}{Escape}');
  expect(typed.current).toBe('novo c');
  expect(pressed).toEqual(['Escape']);
  await user.click(getByRole('button'));
  await user.keyboard('x');
  expect(typed.current).toBe('novo c');
  expect(pressed).toEqual(['Escape', 'x']);
});
