import type { CertificateResult } from '../../../../../domain/certificates/model/index.ts';
import { addDays } from '../../../../../domain/dates.ts';
import { ProviderFailure } from '../faults.ts';
import type { Issued, Paper, ProviderAnswer } from '../provider.ts';
import type { AnswerMapping, HttpConfiguration } from './configuration.ts';
import { assertPdf } from './received.ts';
import { codeAt, inBrasilia, momentAt, textAt, wordsAt, wrongShape } from './values.ts';

export interface AnswerContext {
  readonly configuration: Pick<HttpConfiguration, 'answers' | 'sizes' | 'baseUrl'>;
  /** The one asked with; null at the first answer. */
  readonly protocol: string | null;
  readonly now: Date;
}

/**
 * What a source's data says, in our terms. Only words the configuration knows count: an unknown status or result is no
 * answer, and nothing is concluded from what is not there.
 * @throws ProviderFailure 'wrong-shape', 'not-a-pdf', 'too-large'
 */
export function readAnswer(data: unknown, context: AnswerContext): ProviderAnswer {
  const { answers } = context.configuration;
  const { pointer, pending = [], issued, refused = [] } = answers.status;
  const word = textAt(data, pointer);
  if (word !== null && isOneOf(word, refused))
    return { kind: 'recusada', text: wordsAt(data, answers.refusal, 500) };
  const protocol = codeAt(data, answers.protocol, 120) ?? context.protocol;
  if (word !== null && isOneOf(word, pending)) {
    if (protocol === null) throw wrongShape(answers.protocol ?? pointer);
    const waitMs = answers.askAgainSeconds * 1000;
    return { kind: 'pendente', protocol, askAgainAt: new Date(context.now.getTime() + waitMs) };
  }
  if (word === null || !isOneOf(word, issued)) throw wrongShape(pointer);
  return readIssued(data, protocol, context);
}

function readIssued(data: unknown, protocol: string | null, context: AnswerContext): Issued {
  const { answers } = context.configuration;
  const issued = momentAt(data, answers.issuedOn);
  const validUntil = momentAt(data, answers.validUntil)?.day ?? null;
  const tomorrow = addDays(inBrasilia(context.now).slice(0, 10), 1);
  if (issued && answers.issuedOn && issued.day > tomorrow) throw wrongShape(answers.issuedOn.pointer);
  if (issued && validUntil !== null && answers.validUntil && validUntil < issued.day)
    throw wrongShape(answers.validUntil.pointer);
  return {
    kind: 'emitida',
    result: readResult(data, answers.result),
    number: codeAt(data, answers.number, 60),
    verificationCode: codeAt(data, answers.verificationCode, 80),
    issuedOn: issued?.day ?? null,
    issuedAtTime: issued?.time ?? null,
    validUntil,
    paper: readPaper(data, protocol, context),
  };
}

function readResult(data: unknown, { pointer, words }: AnswerMapping['result']): CertificateResult {
  const given = textAt(data, pointer);
  const [, result] = Object.entries(words).find(([word]) => given !== null && same(word, given)) ?? [];
  if (result === undefined) throw wrongShape(pointer);
  return result;
}

function readPaper(data: unknown, protocol: string | null, { configuration }: AnswerContext): Paper {
  const { as, pointer } = configuration.answers.file;
  if (as === 'fetch') {
    const reference = pointer === undefined ? protocol : codeAt(data, pointer, 2000);
    if (reference === null) throw wrongShape(pointer ?? configuration.answers.protocol ?? '');
    return { kind: 'reference', reference };
  }
  const text = pointer === undefined ? null : textAt(data, pointer);
  if (pointer === undefined || text === null) throw wrongShape(pointer ?? '');
  if (as === 'base64') return { kind: 'pdf', bytes: readBase64(text, pointer, configuration.sizes.pdfBytes) };
  const url = URL.parse(text, configuration.baseUrl);
  if (!url || url.href.length > 2000) throw wrongShape(pointer);
  return { kind: 'reference', reference: url.href };
}

function readBase64(text: string, pointer: string, maxBytes: number): Uint8Array {
  const bare = text.replace(/^data:application\/pdf;base64,/, '').replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(bare)) throw wrongShape(pointer);
  const bytes = Buffer.from(bare, 'base64');
  if (bytes.length > maxBytes) throw new ProviderFailure('too-large', { detail: pointer });
  return assertPdf(bytes);
}

export const isOneOf = (word: string, known: readonly string[]): boolean =>
  known.some((one) => same(one, word));

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
