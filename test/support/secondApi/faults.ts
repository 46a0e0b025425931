import type { ApiAnswer } from './answer.ts';

/** What a server may do wrong, by name. Most answer in place of the right answer; the last ones break it off. */
export type FaultName = keyof typeof faults;

/**
 * A fault to be had: from now on, or so many times, or late. Several `after` are taken in turn, which is how answers
 * of one moment come in one by one: `{ name: 'unauthorized', after: [0, 5, 20, 300] }`.
 */
export type Fault =
  | FaultName
  | { readonly name: FaultName; readonly after?: number | readonly number[]; readonly times?: number };

/** What is sent: an answer, or what happens to the connection instead. */
export type Sent = ApiAnswer | 'nothing' | 'dropped' | 'cut';

type Broken = (right: () => ApiAnswer) => Sent;

export const applicationErrorText = 'O cofre de documentos nao respondeu (referencia 4711).';

const html = '<!doctype html><html><head><title>502</title></head><body><h1>Bad Gateway</h1></body></html>';
const texts = [{ Texto: 'A primeira coisa falhou.' }, { Texto: 'A segunda também.' }];

const failed = (body: unknown, type?: string): ApiAnswer => ({
  status: 500,
  body,
  ...(type ? { type } : {}),
});
const refused = (status: number, Texto: string): ApiAnswer => ({
  status,
  body: { Sucesso: false, Erros: [{ Texto, Codigo: `ensaio-${status}` }] },
});
const bodyOf = (answer: ApiAnswer) =>
  typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);

/** Specification, section 8, and what networks and other people's servers add to it. */
export const faults = {
  /** Nothing wrong: for what only comes late (`after`). */
  right: (right) => right(),
  'error-header': () => ({
    ...failed({ Sucesso: false }),
    headers: { 'Application-Error': applicationErrorText },
  }),
  'error-header-and-texts': () => ({
    ...failed(texts),
    headers: { 'Application-Error': applicationErrorText },
  }),
  'error-list': () => failed(texts),
  'error-envelope': () => failed({ Sucesso: false, Erros: texts }),
  'error-string': () => failed('Uma frase só.'),
  'error-text': () => failed('Texto sem forma.', 'text/plain; charset=utf-8'),
  'error-empty': () => failed('', 'application/json'),
  'error-html': () => failed(html, 'text/html; charset=utf-8'),
  'error-huge': () => failed([{ Texto: 'grande '.repeat(750_000) }]),
  'refused-with-texts': () => ({ status: 200, body: { Sucesso: false, Erros: texts, ItemRegistro: null } }),
  'refused-bare': () => ({ status: 200, body: { Sucesso: false } }),
  'item-null': () => ({ status: 200, body: { Sucesso: true, ItemRegistro: null } }),
  'item-absent': () => ({ status: 200, body: { Sucesso: true } }),
  'item-other': () => ({ status: 200, body: { Sucesso: true, ItemRegistro: 'outra coisa' } }),
  'no-envelope': (right) => {
    const answer = right();
    return { ...answer, body: (answer.body as { ItemRegistro?: unknown } | null)?.ItemRegistro ?? null };
  },
  'broken-json': (right) => {
    const text = bodyOf(right());
    return { status: 200, type: 'application/json', body: text.slice(0, Math.ceil(text.length / 2)) };
  },
  'empty-body': () => ({ status: 200, type: 'application/json', body: '' }),
  /** The right JSON, called HTML. */
  'wrong-type': (right) => {
    const answer = right();
    return { ...answer, type: 'text/html; charset=utf-8', body: bodyOf(answer) };
  },
  /** A page in place of JSON, as gateways and sign-in portals send. */
  'html-page': () => ({ status: 200, type: 'text/html; charset=utf-8', body: html }),
  unauthorized: () => refused(401, 'A sessão terminou. Entre de novo.'),
  forbidden: () => refused(403, 'Falta a permissão CLIENTE.CONSULTAR.'),
  missing: () => refused(404, 'Não existe.'),
  conflict: () => refused(409, 'O registro mudou desde que foi lido.'),
  invalid: () => refused(422, 'O valor não serve.'),
  'too-many': () => ({ ...refused(429, 'Pedidos demais.'), headers: { 'Retry-After': '1' } }),
  unavailable: () => ({ ...refused(503, 'Fora do ar por um momento.'), headers: { 'Retry-After': '1' } }),
  'gateway-timeout': () => ({ status: 504, type: 'text/html; charset=utf-8', body: html }),
  /** The connection stays open and nothing comes. */
  never: () => 'nothing',
  /** The connection is closed without an answer; nothing was done. */
  dropped: () => 'dropped',
  /** It was done, and the answer got lost on the way. */
  'lost-answer': (right) => {
    right();
    return 'dropped';
  },
  /** Closed in the middle of the body. */
  cut: () => 'cut',
} as const satisfies Readonly<Record<string, Broken>>;

interface Planned {
  readonly pattern: string | RegExp;
  readonly fault: Exclude<Fault, string>;
  taken: number;
}

/** The faults a server is told to have, the newest first. */
export interface FaultPlan {
  /** @param fault null takes back what was set for this pattern */
  set(pattern: string | RegExp, fault: Fault | null): void;
  /** What is to happen to a request for `path`, and after how many milliseconds. */
  take(path: string): { readonly broken: Broken; readonly after: number };
}

export function createFaultPlan(): FaultPlan {
  let planned: Planned[] = [];
  return {
    set(pattern, fault) {
      planned = planned.filter((plan) => String(plan.pattern) !== String(pattern));
      if (fault !== null)
        planned.unshift({ pattern, fault: typeof fault === 'string' ? { name: fault } : fault, taken: 0 });
    },
    take(path) {
      const plan = planned.find(
        ({ pattern, fault, taken }) => matches(pattern, path) && taken < (fault.times ?? Infinity),
      );
      if (!plan) return { broken: faults.right, after: 0 };
      const delays = [plan.fault.after ?? 0].flat();
      const after = delays[plan.taken % delays.length] ?? 0;
      plan.taken += 1;
      return { broken: faults[plan.fault.name], after };
    },
  };
}

/** In a text pattern `*` stands for anything: `Cliente/*`. */
function matches(pattern: string | RegExp, path: string): boolean {
  if (pattern instanceof RegExp) return pattern.test(path);
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(path);
}
