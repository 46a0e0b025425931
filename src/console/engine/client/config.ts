/** What the console reads at run time from `./config.json` before anything else (specification, section 7). */
export interface Config {
  /** Base address of the API, absolute, ending in a slash. */
  readonly apiUrl: string;
  /** The specification's development mode: failures are not turned into the error page. */
  readonly development: boolean;
  readonly demo: readonly DemoAccount[];
  /** Whether mails are shown on a page: only the demo's server does so, having nobody to send them by. */
  readonly demoMail: boolean;
}

/** Sign-ins offered on the sign-in page; only the demo's server names any. */
export interface DemoAccount {
  readonly login: string;
  readonly password: string;
}

/** What is wrong with `config.json`: `code` names the sentence that says which key, and what it should be. */
export class ConfigProblem extends Error {
  readonly code: 'missing' | 'broken' | 'noUrl' | 'badUrl';
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: ConfigProblem['code'], params: ConfigProblem['params'] = {}) {
    super(`config.json: ${code}`);
    this.code = code;
    this.params = params;
  }
}

/** @throws ConfigProblem when `Api.Url` is no address of an API */
export function readConfig(json: unknown, base: string): Config {
  const root = isObject(json) ? json : {};
  const api = isObject(root.Api) ? root.Api : {};
  const given = api.Url;
  if (typeof given !== 'string' || given.trim() === '') throw new ConfigProblem('noUrl');
  const url = given.endsWith('/') ? given : `${given}/`;
  const address = URL.canParse(url, base) ? new URL(url, base) : null;
  if (!address || !['http:', 'https:'].includes(address.protocol))
    throw new ConfigProblem('badUrl', { url: given });
  return {
    apiUrl: address.href,
    development: root.Desenvolvimento === true,
    demo: readDemo(root.Demonstracao),
    demoMail: isObject(root.Demonstracao) && root.Demonstracao.Correio === true,
  };
}

/** @throws ConfigProblem when the file cannot be had or is no JSON */
export async function loadConfig(): Promise<Config> {
  const answer = await fetch('./config.json', { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) throw new ConfigProblem('missing', { status: answer?.status ?? '' });
  const json: unknown = await answer.json().catch(() => {
    throw new ConfigProblem('broken');
  });
  return readConfig(json, document.baseURI);
}

function readDemo(value: unknown): DemoAccount[] {
  if (!isObject(value) || !Array.isArray(value.Acessos)) return [];
  return value.Acessos.filter(isObject).flatMap(({ Login, Senha }) =>
    typeof Login === 'string' && typeof Senha === 'string' ? [{ login: Login, password: Senha }] : [],
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
