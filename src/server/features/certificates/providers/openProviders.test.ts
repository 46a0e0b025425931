import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  resolveHere,
  secretToken,
  writtenProvider,
} from '../../../../../test/support/servers/certificateSource.ts';
import type { Mode } from '../../../kit/settings.ts';
import { SettingsError } from '../../../kit/settings.ts';
import { openProviders } from './openProviders.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-provedores-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function opened(mode: Mode, file: unknown) {
  const path = file === null ? null : join(folder, 'provedores.json');
  if (path !== null) await writeFile(path, JSON.stringify(file));
  return openProviders({
    settings: { mode, certificateProvidersFile: path },
    environment: { FONTE_TOKEN: secretToken },
    now: () => new Date('2026-11-23T13:00:00Z'),
    resolve: resolveHere,
  });
}

test('the simulated source is there in demo and tests, and nowhere else', async () => {
  for (const mode of ['demo', 'development', 'test'] as const)
    expect((await opened(mode, null)).all.map(({ name }) => name)).toEqual(['simulado']);
  for (const mode of ['production', 'maintenance'] as const)
    expect((await opened(mode, null)).all).toEqual([]);
});

test('configured sources come first, each for its types and by its name', async () => {
  const providers = await opened('test', { providers: [writtenProvider(443)] });
  expect(providers.serving('CND_FED').map(({ name }) => name)).toEqual(['fonte', 'simulado']);
  expect(providers.serving('CRF').map(({ name }) => name)).toEqual(['simulado']);
  expect(providers.named('fonte')?.price('CND_FED')).toBe('12.50');
  expect(providers.named('outra')).toBeUndefined();
  expect(providers.warnings.map(({ rule }) => rule)).toContain('provider-private-range');
  expect(JSON.stringify(providers)).not.toContain(secretToken);
  await providers.close();
});

test('a mistake stops the start with its place in the file', async () => {
  const wrong = await opened('production', { providers: [{ ...writtenProvider(443), naem: 1 }] }).catch(
    (error: unknown) => error,
  );
  expect(wrong).toBeInstanceOf(SettingsError);
  expect((wrong as SettingsError).problems).toEqual([
    {
      key: 'CERTIFICATE_PROVIDERS#/providers/0/naem',
      given: join(folder, 'provedores.json'),
      expected: 'there is no such key',
    },
  ]);
  const missing = openProviders({
    settings: { mode: 'production', certificateProvidersFile: join(folder, 'nenhum.json') },
    environment: {},
    now: () => new Date(),
  });
  await expect(missing).rejects.toThrow('a file that can be read (ENOENT)');
});
