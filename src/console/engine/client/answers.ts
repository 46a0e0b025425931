import { type Envelope, headers, type WireError } from '../../../metadata/wire/envelope.ts';
import type { Translate } from '../i18n/translate.ts';
import { ApiError } from './apiError.ts';

/** Letters of an answer that are shown; whoever sends megabytes of error page is heard this far. */
const longest = 2_000;

/**
 * What an answer that is no success says (specification, section 8). A 500 speaks by its `Application-Error`
 * header, else by the text fields of its body, else by the body itself, else by `Server Error`. Other refusals
 * are passed on as they are; where they say nothing a person could read, their number is told.
 */
export async function toApiError(answer: Response, say: Translate): Promise<ApiError> {
  const text = await textOf(answer);
  const body = parse(text);
  const errors = errorsIn(body);
  const texts = answer.status === 500 ? failureTexts(answer, errors, body, text) : textsOf(errors);
  const told = texts.map((one) => shortened(one)).join('\n');
  return new ApiError(answer.status, told || plainWords(answer, text) || unexplained(answer, say), {
    errors,
    current: isObject(body) ? body.ItemRegistro : undefined,
    requestNumber: answer.headers.get(headers.request),
  });
}

/**
 * The envelope of an answer that says it is a success.
 * @param path what was asked, named in the console's log when the answer is not what the contract says
 * @throws ApiError `unreadable` for anything that is no envelope: broken JSON, a page of HTML, another shape
 */
export async function readEnvelope<T>(answer: Response, path: string, say: Translate): Promise<Envelope<T>> {
  const body = parse(await textOf(answer));
  if (isObject(body) && typeof body.Sucesso === 'boolean') return body as unknown as Envelope<T>;
  throw outOfContract(path, say, answer);
}

/** @returns what the envelope carries @throws ApiError when it says `Sucesso` false, whatever its status */
export function payloadOf<T>(envelope: Envelope<T>, say: Translate): T {
  if (envelope.Sucesso) return envelope.ItemRegistro;
  const errors = errorsIn(envelope);
  throw new ApiError(200, textsOf(errors).join('\n') || say('notices.refused'), {
    errors,
    current: envelope.ItemRegistro,
  });
}

/** An answer that keeps the envelope but not what should be in it, or not even that. */
export function outOfContract(path: string, say: Translate, answer?: Response): ApiError {
  // The name of the call alone: numbers and queries are personal.
  const call = path.split('?')[0]?.replace(/\/\d+(?=\/|$)/g, '') ?? path;
  console.error(`The API's answer to ${call} does not keep the contract`);
  return new ApiError(answer?.status ?? 200, say('notices.outOfContract', { call }), {
    unreadable: true,
    requestNumber: answer?.headers.get(headers.request) ?? null,
  });
}

/** As much as came. @throws AbortError when nobody waits for it any more: what is missing then is not the API's fault */
const textOf = (answer: Response): Promise<string> =>
  answer.text().catch((cause: unknown) => {
    if ((cause as Partial<Error>).name === 'AbortError') throw cause;
    return '';
  });

/** The header's text first; what the body adds to it comes after. */
function failureTexts(
  answer: Response,
  errors: readonly WireError[],
  body: unknown,
  text: string,
): readonly string[] {
  const header = headerText(answer);
  const ofBody = textsOf(errors);
  if (header) return [header, ...ofBody.filter((one) => !sameWords(one, header))];
  if (ofBody.length > 0) return ofBody;
  const itself = typeof body === 'string' ? body : text;
  return [itself.trim() || 'Server Error'];
}

/** A header has no accents: the same sentence with them is the better one, and said once. */
function sameWords(one: string, other: string): boolean {
  const bare = (words: string) => words.normalize('NFD').replace(/\P{ASCII}|\?/gu, '');
  return bare(one) === bare(other);
}

const textsOf = (errors: readonly WireError[]) => errors.map(({ Texto }) => Texto);

/** Text fields: of the body's `Erros`, of a body that is a list of them, or of the body itself. */
function errorsIn(body: unknown): readonly WireError[] {
  const list = isObject(body) ? (Array.isArray(body.Erros) ? body.Erros : [body]) : body;
  if (!Array.isArray(list)) return [];
  return list.filter((one): one is WireError => isObject(one) && typeof one.Texto === 'string');
}

/** A body or header in plain words; a page made for browsers is none. */
function plainWords(answer: Response, text: string): string {
  const type = answer.headers.get('Content-Type') ?? '';
  const words = /html|json/i.test(type) || /^\s*[<{[]/.test(text) ? '' : shortened(text.trim());
  return headerText(answer) || words;
}

const unexplained = ({ status }: Response, say: Translate) => say('notices.unexplained', { status });

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Header values are ASCII; a server may percent-encode the rest. */
function headerText(answer: Response): string {
  const value = answer.headers.get(headers.applicationError) ?? '';
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** @returns undefined for what is no JSON */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
