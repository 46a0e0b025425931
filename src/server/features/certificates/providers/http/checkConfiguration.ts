import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import schema from './configuration.schema.json' with { type: 'json' };
import type { HttpConfiguration } from './configuration.ts';
import { filledIn } from './defaults.ts';
import { hostProblem } from './hostProblem.ts';
import { requestProblems } from './requestProblems.ts';
import { at, type Problem, type WrittenProvider } from './written.ts';

export interface CheckOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isProduction: boolean;
}

const ownNames = ['simulado', 'manual'];

const isOfSchema = new Ajv2020({ allErrors: true, strict: true, strictRequired: false }).compile<{
  readonly providers: readonly WrittenProvider[];
}>(schema);

/**
 * A file of providers as configurations, or all that is wrong with it.
 * @param text JSON
 */
export function checkConfiguration(
  text: string,
  options: CheckOptions,
): { readonly providers: readonly HttpConfiguration[]; readonly problems: readonly Problem[] } {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return { providers: [], problems: [{ pointer: '', message: `not JSON: ${(error as Error).message}` }] };
  }
  if (!isOfSchema(file)) return { providers: [], problems: (isOfSchema.errors ?? []).map(schemaProblem) };
  const names = file.providers.map(({ name }) => name);
  const problems = file.providers.flatMap((written, index) => {
    const found = [
      ...(names.indexOf(written.name) < index ? [at('/name', 'the name of another provider too')] : []),
      ...(ownNames.includes(written.name) ? [at('/name', 'a name Folio uses itself')] : []),
      ...placeProblems(written, options),
      ...secretProblems(written, options),
      ...requestProblems(written),
    ];
    return found.map(({ pointer, message }) => at(`/providers/${index}${pointer}`, message));
  });
  return {
    providers:
      problems.length > 0 ? [] : file.providers.map((written) => filledIn(written, options.environment)),
    problems,
  };
}

/** Says what would be right, never the value: somebody may have written a secret where its name belongs. */
function schemaProblem({ instancePath, message = '', keyword, params }: ErrorObject): Problem {
  if (keyword === 'additionalProperties')
    return at(`${instancePath}/${params.additionalProperty}`, 'there is no such key');
  if (keyword === 'enum') return at(instancePath, `one of ${params.allowedValues.join(', ')}`);
  return at(instancePath, message);
}

function placeProblems(written: WrittenProvider, { isProduction }: CheckOptions): Problem[] {
  const { baseUrl, fileHosts = [], insecure = false, allowPrivate = false } = written;
  const scheme = insecure ? /^https?:\/\// : /^https:\/\//;
  const rest = /^[^/]+\/\/[^/?#\\]*[^?#\\]*$/;
  return [
    ...(scheme.test(baseUrl) && rest.test(baseUrl)
      ? told('/baseUrl', hostProblem(baseUrl, allowPrivate))
      : [at('/baseUrl', 'an address like https://api.fornecedor.exemplo/v1/, without query')]),
    ...fileHosts.flatMap((host, index) =>
      told(`/fileHosts/${index}`, hostProblem(`https://${host}/`, allowPrivate)),
    ),
    ...(insecure && isProduction ? [at('/insecure', 'for tests: production speaks TLS only')] : []),
  ];
}

const told = (pointer: string, message: string | null) => (message === null ? [] : [at(pointer, message)]);

function secretProblems({ secrets = {} }: WrittenProvider, { environment }: CheckOptions): Problem[] {
  return Object.entries(secrets).flatMap(([name, variable]) => {
    const value = environment[variable]?.trim();
    if (!value) return [at(`/secrets/${name}`, `the environment has no ${variable}`)];
    return /^[\x20-\x7e]+$/.test(value)
      ? []
      : [at(`/secrets/${name}`, `${variable} holds signs that no header can carry`)];
  });
}
