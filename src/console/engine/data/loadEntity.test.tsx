import { act, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { entityLoaders } from '../../../metadata/generated/entityLoaders.ts';
import { place } from '../client/place.ts';
import { loadEntity, useLoadedEntity } from './loadEntity.ts';

const asked: string[] = [];
const answer = { of: (_name: string): Promise<unknown> => Promise.reject(new Error('not set')) };

/** Entities that nothing else asks for. */
const invented = ['primeira', 'segunda', 'terceira'];
const loaders = entityLoaders as Record<string, () => Promise<unknown>>;

beforeAll(() => {
  for (const name of invented)
    loaders[name] = () => {
      asked.push(name);
      return answer.of(name);
    };
});

afterAll(() => {
  for (const name of invented) delete loaders[name];
});

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
  const [one, other] = await Promise.all([loadEntity('primeira'), loadEntity('primeira')]);
  expect(one).toBe(other);
  await show('primeira');
  expect(await screen.findByText('primeira')).toBeVisible();
  expect(asked).toEqual(['primeira']);
});

test('a page whose entity cannot be had fails instead of asking for ever, and has it after somebody went elsewhere', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer.of = () => Promise.reject(new Error('no network'));
  const { unmount } = await show('segunda');
  expect(await screen.findByText('no network')).toBeVisible();
  expect(asked.length).toBe(1);
  unmount();
  answer.of = (name) => Promise.resolve({ name });
  place.set('/nav');
  await show('segunda');
  expect(await screen.findByText('segunda')).toBeVisible();
});

test('a call asks again for one that could not be had', async () => {
  answer.of = () => Promise.reject(new Error('no network'));
  await expect(loadEntity('terceira')).rejects.toThrow('no network');
  answer.of = (name) => Promise.resolve({ name });
  await waitFor(async () => expect(await loadEntity('terceira')).toMatchObject({ name: 'terceira' }));
  expect(asked).toEqual(['terceira', 'terceira']);
});

test('a name that no schema has is told', async () => {
  await expect(loadEntity('nenhuma')).rejects.toThrow('No entity nenhuma');
});
