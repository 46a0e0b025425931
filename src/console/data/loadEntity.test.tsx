import { act, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { place } from '../start/place.ts';
import { loadEntity, useLoadedEntity } from './loadEntity.ts';

const { asked, answer } = vi.hoisted(() => ({
  asked: [] as string[],
  answer: { of: (_name: string): Promise<unknown> => Promise.reject(new Error('not set')) },
}));
vi.mock('../../metadata/generated/entityLoaders.ts', () => ({
  entityLoaders: Object.fromEntries(
    ['grupo', 'filial', 'officer', 'produto'].map((name) => [
      name,
      () => {
        asked.push(name);
        return answer.of(name);
      },
    ]),
  ),
}));

beforeEach(() => {
  asked.length = 0;
  answer.of = (name) => Promise.resolve({ name });
});

class Caught extends Component<{ children: ReactNode }, { readonly text: string | null }> {
  static getDerivedStateFromError = (error: Error) => ({ text: error.message });
  override state = { text: null };
  override render = () => this.state.text ?? this.props.children;
}

const Name = ({ of }: { of: string }) => <p>{useLoadedEntity(of).name}</p>;
const page = (of: string) => (
  <Caught key={of}>
    <Suspense fallback="wait">
      <Name of={of} />
    </Suspense>
  </Caught>
);

const show = (of: string) => act(async () => render(page(of)));

test('is fetched once, whoever asks', async () => {
  const [one, other] = await Promise.all([loadEntity('grupo'), loadEntity('grupo')]);
  expect(one).toBe(other);
  await show('grupo');
  expect(await screen.findByText('grupo')).toBeVisible();
  expect(asked).toEqual(['grupo']);
});

test('a page whose entity cannot be had fails instead of asking for ever, and has it after somebody went elsewhere', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer.of = () => Promise.reject(new Error('no network'));
  const { unmount } = await show('filial');
  expect(await screen.findByText('no network')).toBeVisible();
  expect(asked.length).toBe(1);
  unmount();
  answer.of = (name) => Promise.resolve({ name });
  place.set('/nav');
  await show('filial');
  expect(await screen.findByText('filial')).toBeVisible();
});

test('a call asks again for one that could not be had', async () => {
  answer.of = () => Promise.reject(new Error('no network'));
  await expect(loadEntity('officer')).rejects.toThrow('no network');
  answer.of = (name) => Promise.resolve({ name });
  await waitFor(async () => expect(await loadEntity('officer')).toMatchObject({ name: 'officer' }));
  expect(asked).toEqual(['officer', 'officer']);
});

test('a name that no schema has is told', async () => {
  await expect(loadEntity('nenhuma')).rejects.toThrow('No entity nenhuma');
});
