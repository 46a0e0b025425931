/** What the console reads at run time from `./config.json` before anything else (specification, section 7). */
export interface Config {
  /** Base address of the API, absolute, ending in a slash. */
  readonly apiUrl: string;
  /** The specification's development mode: failures are not turned into the error page. */
  readonly development: boolean;
  readonly demo: readonly DemoAccount[];
}

/** Sign-ins offered on the sign-in page; only the demo's server names any. */
export interface DemoAccount {
  readonly login: string;
  readonly password: string;
}

/** @throws Error that says which key of config.json is missing or wrong, and the form it should have */
export function readConfig(json: unknown, base: string): Config {
  const root = isObject(json) ? json : {};
  const api = isObject(root.Api) ? root.Api : {};
  if (typeof api.Url !== 'string' || api.Url === '') {
    throw new Error('config.json: Api.Url must be the address of the API, such as "./api/"');
  }
  const address = new URL(api.Url.endsWith('/') ? api.Url : `${api.Url}/`, base);
  return {
    apiUrl: address.href,
    development: root.Desenvolvimento === true,
    demo: readDemo(root.Demonstracao),
  };
}

/** @throws when the file cannot be read */
export async function loadConfig(): Promise<Config> {
  const answer = await fetch('./config.json', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`config.json: ${answer.status}`);
  return readConfig(await answer.json(), document.baseURI);
}

function readDemo(value: unknown): DemoAccount[] {
  if (!isObject(value) || !Array.isArray(value.Acessos)) return [];
  return value.Acessos.filter(isObject).flatMap(({ Login, Senha }) =>
    typeof Login === 'string' && typeof Senha === 'string' ? [{ login: Login, password: Senha }] : [],
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
