import { readFile } from 'node:fs/promises';
import { type Settings, SettingsError } from '../../../kit/settings.ts';
import { guard } from './guard.ts';
import { type Resolve, resolveBySystem } from './http/addresses.ts';
import { checkConfiguration } from './http/checkConfiguration.ts';
import type { HttpConfiguration } from './http/configuration.ts';
import { createHttpProvider } from './http/httpProvider.ts';
import { configurationWarnings, type ProviderWarning } from './http/warnings.ts';
import type { CertificateProvider } from './provider.ts';
import { createSimulado } from './simulado/simulado.ts';

export interface Providers {
  /** In the order of the file; the demo's own one last. */
  readonly all: readonly CertificateProvider[];
  /** Whoever serves a type; the first is asked. */
  serving(typeCode: string): readonly CertificateProvider[];
  /** By the name stored with a certificate; undefined when it is no longer configured. */
  named(name: string): CertificateProvider | undefined;
  /** To be told at the start. */
  readonly warnings: readonly ProviderWarning[];
  close(): Promise<void>;
}

export interface OpenProvidersOptions {
  readonly settings: Pick<Settings, 'mode' | 'certificateProvidersFile'>;
  /** Where the file's secrets are. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  readonly resolve?: Resolve;
}

/**
 * Every provider there is, guarded: those of the file that `CERTIFICATE_PROVIDERS` names and, in the demo and in
 * tests, the simulated one.
 * @throws SettingsError with a JSON pointer for each mistake in the file
 */
export async function openProviders({
  settings,
  environment,
  now,
  resolve = resolveBySystem,
}: OpenProvidersOptions): Promise<Providers> {
  const { mode, certificateProvidersFile: path } = settings;
  const isInvented = mode === 'demo' || mode === 'development' || mode === 'test';
  const configurations =
    path === null ? [] : await readConfigurations(path, { environment, isProduction: mode === 'production' });
  const warnings = (
    await Promise.all(configurations.map((one) => configurationWarnings(one, resolve)))
  ).flat();
  const all = [
    ...configurations.map((configuration) => createHttpProvider(configuration, { resolve, now })),
    ...(isInvented ? [createSimulado({ now })] : []),
  ].map((provider) => guard(provider, now));
  return {
    all,
    serving: (typeCode) => all.filter((provider) => provider.serves(typeCode)),
    named: (name) => all.find((provider) => provider.name === name),
    warnings,
    close: async () => {
      await Promise.all(all.map((provider) => provider.close()));
    },
  };
}

async function readConfigurations(
  path: string,
  options: Parameters<typeof checkConfiguration>[1],
): Promise<readonly HttpConfiguration[]> {
  const refuse = (pointer: string, expected: string) => ({
    key: pointer === '' ? settingKey : `${settingKey}#${pointer}`,
    given: path,
    expected,
  });
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new SettingsError([refuse('', `a file that can be read (${error.code})`)]);
  });
  const { providers, problems } = checkConfiguration(text, options);
  if (problems.length > 0)
    throw new SettingsError(problems.map(({ pointer, message }) => refuse(pointer, message)));
  return providers;
}

const settingKey = 'CERTIFICATE_PROVIDERS';
