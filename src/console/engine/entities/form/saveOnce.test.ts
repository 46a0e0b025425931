import { expect, test, vi } from 'vitest';
import { ApiError } from '../../client/apiError.ts';
import type { Attempt } from '../../data/attempts.ts';
import { saveOnce } from './saveOnce.ts';

const lost = () => Promise.reject(new ApiError(0, 'sem rede'));
const refused = () => Promise.reject(new ApiError(422, 'recusado'));

function saving(open: Attempt | null, ...answers: (() => Promise<string>)[]) {
  const sent: Attempt[] = [];
  const kept: (Attempt | null)[] = [];
  const goOn = vi.fn((done: string) => Promise.resolve(`${done}, and on`));
  const save = (body: unknown) =>
    saveOnce({
      open,
      body,
      send: (attempt) => {
        sent.push(attempt);
        return answers[sent.length - 1]?.() ?? Promise.resolve('done');
      },
      note: (attempt) => kept.push(attempt),
      goOn,
    });
  return { save, sent, kept, goOn };
}

test('keeps the attempt while nobody knows what became of it', async () => {
  const { save, sent, kept } = saving(null, lost);
  await expect(save('a')).rejects.toThrow('sem rede');
  expect(kept.at(-1)).toBe(sent[0]);
});

test('forgets an attempt that was answered, whatever the answer', async () => {
  const { save, kept } = saving(null, refused);
  await expect(save('a')).rejects.toThrow('recusado');
  expect(kept.at(-1)).toBeNull();
});

test('sends the same thing again under the same key', async () => {
  const { save, sent } = saving({ key: 'k1', body: { a: 1 } });
  expect(await save({ a: 1 })).toBe('done');
  expect(sent).toEqual([{ key: 'k1', body: { a: 1 } }]);
});

test('asks what became of the first before anything else is sent, and goes on from it', async () => {
  const { save, sent, goOn } = saving({ key: 'k1', body: 'first' });
  expect(await save('second')).toBe('done, and on');
  expect(sent.map(({ key }) => key)).toEqual(['k1']);
  expect(goOn).toHaveBeenCalledWith('done');
});

test('sends the second by itself when the first had been refused', async () => {
  const { save, sent, goOn } = saving({ key: 'k1', body: 'first' }, refused);
  expect(await save('second')).toBe('done');
  expect(sent.map(({ body }) => body)).toEqual(['first', 'second']);
  expect(sent[1]?.key).not.toBe('k1');
  expect(goOn).not.toHaveBeenCalled();
});

test('sends nothing more while the first is still unknown', async () => {
  const { save, sent } = saving({ key: 'k1', body: 'first' }, lost);
  await expect(save('second')).rejects.toThrow('sem rede');
  expect(sent).toHaveLength(1);
});
