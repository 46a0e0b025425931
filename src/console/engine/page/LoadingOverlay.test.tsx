import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { counted, pendingRequests } from '../client/activity.ts';
import { switchLanguage } from '../i18n/texts.ts';
import { LoadingOverlay, longWait, overlayDelay } from './LoadingOverlay.tsx';

beforeEach(async () => {
  await switchLanguage('pt-br');
  pendingRequests.set(0);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const requests = (count: number) => act(() => pendingRequests.set(count));
const shown = () => screen.getByRole('status').textContent === 'Carregando';

test('comes only after a second of waiting, and goes at once', () => {
  render(<LoadingOverlay />);
  requests(1);
  pass(overlayDelay - 1);
  expect(shown()).toBe(false);
  pass(1);
  expect(shown()).toBe(true);
  requests(0);
  expect(shown()).toBe(false);
});

test('counts from the first request until the last one ends', () => {
  render(<LoadingOverlay />);
  requests(1);
  pass(600);
  requests(2);
  pass(400);
  expect(shown()).toBe(true);
  requests(1);
  expect(shown()).toBe(true);
});

test('never comes for requests that end in time', () => {
  render(<LoadingOverlay />);
  for (let round = 0; round < 5; round += 1) {
    requests(1);
    pass(900);
    requests(0);
    pass(10);
  }
  expect(shown()).toBe(false);
});

test('leaves the focus where it was', () => {
  render(
    <>
      <button type="button">aqui</button>
      <LoadingOverlay />
    </>,
  );
  screen.getByRole('button').focus();
  requests(1);
  pass(overlayDelay);
  expect(screen.getByRole('button')).toHaveFocus();
});

test('is announced once, however long it takes', () => {
  render(<LoadingOverlay />);
  requests(1);
  pass(overlayDelay);
  const said = screen.getByRole('status').firstChild;
  pass(longWait);
  requests(2);
  pass(longWait);
  expect(screen.getByRole('status').firstChild).toBe(said);
});

test('offers a way out after ten seconds, and goes when it is taken', async () => {
  render(<LoadingOverlay />);
  const endless = (givenUp: AbortSignal) => new Promise((end) => givenUp.addEventListener('abort', end));
  let waiting: Promise<unknown> = Promise.resolve();
  act(() => {
    waiting = counted(endless);
  });
  pass(longWait - 1);
  expect(screen.queryByRole('button')).toBeNull();
  pass(1);
  expect(screen.getByText('Ainda em andamento')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Deixar de esperar' }));
  await act(() => waiting);
  expect(screen.queryByText('Ainda em andamento')).toBeNull();
});
