import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startServices } from '../../../engine/auth/services.ts';
import { written } from '../../../engine/client/written.ts';
import type { ReviewRecord } from '../reviewRecord.ts';
import { apiUrl } from '../testing.tsx';
import { usePresence } from './usePresence.ts';

const record = { id: 7, version: 3, state: 'em_analise', lock: null } as ReviewRecord;
let said: { readonly seconds: number; readonly background: boolean }[];
let answer: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  said = [];
  answer = { Situacao: 'em_analise', Versao: 3, Trava: null };
  globalThis.fetch = async (_input, init = {}) => {
    const background = new Headers(init.headers).get('X-Segundo-Plano') === '1';
    said.push({ seconds: JSON.parse(String(init.body)).Segundos, background });
    return Response.json({ Sucesso: true, ItemRegistro: answer });
  };
  sessionStorage.setItem('folio.token', 'token-of-the-test');
  startServices({ apiUrl, development: true, demo: [], demoMail: false });
});
afterEach(() => vi.useRealTimers());

const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'j' }));
const later = async (seconds: number) => {
  vi.advanceTimersByTime(seconds * 1000);
  await vi.waitFor(() => undefined);
  await Promise.resolve();
};

test('tells the seconds really worked, and in the background what was no work', async () => {
  const { unmount } = renderHook(() => usePresence(record, () => undefined));
  press();
  await later(30);
  // What the last second brought is told with the next word.
  expect(said).toEqual([{ seconds: 29, background: false }]);
  // A minute after the last key the person is taken for gone.
  await later(60);
  expect(said.slice(1)).toEqual([
    { seconds: 30, background: true },
    { seconds: 0, background: true },
  ]);
  press();
  vi.advanceTimersByTime(5000);
  unmount();
  expect(said.at(-1)).toEqual({ seconds: 5, background: true });
});

test('changes nothing that others on the page would have to read anew', async () => {
  const before = written.get();
  const { unmount } = renderHook(() => usePresence(record, () => undefined));
  press();
  await later(30);
  expect(said).toHaveLength(1);
  expect(written.get()).toBe(before);
  unmount();
});

test('notices what others did meanwhile', async () => {
  const moved = vi.fn();
  const { unmount } = renderHook(() => usePresence(record, moved));
  await later(30);
  await vi.waitFor(() => expect(said).toHaveLength(1));
  expect(moved).not.toHaveBeenCalled();
  answer = { ...answer, Trava: { Usuario: 'Rui', Desde: '', Ate: '', Minha: false } };
  await later(30);
  await vi.waitFor(() => expect(moved).toHaveBeenCalledTimes(1));
  unmount();
});
