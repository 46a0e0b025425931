import type { RequestTemplate } from './configuration.ts';
import { placeholdersIn, placeholdersOf, type StepName, stepNames } from './template.ts';
import { at, type Problem, type WrittenProvider } from './written.ts';

/** In headers only what is known to be plain letters: a name has accents, and no header carries them. */
const inHeaders = ['order.key', 'type.code'];
const ownHeaders = new Set([
  'host',
  'content-length',
  'content-type',
  'transfer-encoding',
  'connection',
  'accept-encoding',
]);

/** What is wrong with the requests of a provider, and what its answers need of them. Pointers begin at the provider. */
export function requestProblems(written: WrittenProvider): Problem[] {
  return [
    ...stepNames.flatMap((step) => {
      const template = written.requests[step];
      return template === undefined ? [] : templateProblems(step, template, written);
    }),
    ...fitProblems(written),
  ];
}

function templateProblems(
  step: StepName,
  template: RequestTemplate,
  { secrets = {} }: WrittenProvider,
): Problem[] {
  const base = `/requests/${step}`;
  const secretNames = Object.keys(secrets).map((name) => `secret.${name}`);
  const known = [...placeholdersOf[step], ...secretNames];
  const { method, path = '', json, form, headers = {} } = template;
  return [
    ...(json && form ? [at(`${base}/form`, 'either json or form')] : []),
    ...(method === 'GET' && (json || form) ? [at(`${base}/method`, 'GET sends no body')] : []),
    ...unknownIn(path, `${base}/path`, placeholdersOf[step]),
    ...(new URL(path.replace(/\{\{.*?\}\}/g, 'x'), 'http://x/').pathname ===
    `/${path.replace(/\{\{.*?\}\}/g, 'x')}`
      ? []
      : [at(`${base}/path`, 'a path as it is sent, below the base URL: no "..", no accents, no spaces')]),
    ...textsIn(template.query, `${base}/query`).flatMap(([pointer, text]) => unknownIn(text, pointer, known)),
    ...textsIn(json, `${base}/json`).flatMap(([pointer, text]) => unknownIn(text, pointer, known)),
    ...textsIn(form, `${base}/form`).flatMap(([pointer, text]) => unknownIn(text, pointer, known)),
    ...textsIn(headers, `${base}/headers`).flatMap(([pointer, text]) => [
      ...unknownIn(text, pointer, [...inHeaders, ...secretNames]),
      ...(/^[\x20-\x7e]*$/.test(text) ? [] : [at(pointer, 'signs that no header can carry')]),
    ]),
    ...Object.keys(headers)
      .filter((name) => ownHeaders.has(name.toLowerCase()) || !/^[\w-]+$/.test(name))
      .map((name) => at(`${base}/headers/${name}`, 'a header that is not written here')),
  ];
}

const unknownIn = (text: string, pointer: string, known: readonly string[]): Problem[] =>
  placeholdersIn(text)
    .filter((name) => !known.includes(name))
    .map((name) => at(pointer, `{{${name}}} is not known here; there are ${known.join(', ')}`));

/** Every text of a template with its pointer. */
function textsIn(value: unknown, pointer: string): [string, string][] {
  if (typeof value === 'string') return [[pointer, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    textsIn(item, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}

/** Where an answer promises a step that no request makes. */
function fitProblems({ requests, answers, verification }: WrittenProvider): Problem[] {
  const { status, protocol, file } = answers;
  const words = [...(status.pending ?? []), ...status.issued, ...(status.refused ?? [])].map((word) =>
    word.trim().toLowerCase(),
  );
  const repeated = words.find((word, index) => words.indexOf(word) < index);
  const problems: readonly (readonly [boolean, Problem])[] = [
    [repeated !== undefined, at('/answers/status', `"${repeated}" stands for one thing only`)],
    [
      Boolean(status.pending && !requests.poll),
      at('/requests/poll', 'answers may be pending: say how to ask again'),
    ],
    [
      Boolean(status.pending && !protocol),
      at('/answers/protocol', 'answers may be pending: say where their protocol stands'),
    ],
    [file.as === 'fetch' && !requests.fetch, at('/requests/fetch', 'the file is fetched: say how')],
    [
      file.as === 'fetch' && !file.pointer && !protocol,
      at('/answers/file/pointer', 'neither a reference nor a protocol to fetch by'),
    ],
    [
      Boolean(requests.verify) !== Boolean(verification),
      at('/verification', 'a request "verify" and its reading go together'),
    ],
  ];
  return problems.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}
