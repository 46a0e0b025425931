import { AppError } from '../../../../../domain/errors.ts';
import { readJson } from '../../../../kit/http/readJson.ts';
import { ProviderFailure } from '../faults.ts';
import type { Received } from './exchange.ts';

const jsonTypes = /^(application|text)\/([\w.-]+\+)?json$/;
/** The last two are how stores of files call anything. */
const pdfTypes = /^application\/(x-)?pdf$|^(application|binary)\/octet-stream$/;

/**
 * The data of an answer, read as strictly as a request to ourselves: UTF-8, no name twice, 32 levels.
 * @throws ProviderFailure 'html-page', 'wrong-type', 'broken-json', 'too-large'
 */
export function jsonOf({ contentType, bytes }: Received): unknown {
  refusePage(contentType, bytes);
  if (!jsonTypes.test(contentType)) throw wrongType(contentType);
  try {
    return readJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    const isLarge = error instanceof AppError && error.code === 'body-too-large';
    throw new ProviderFailure(isLarge ? 'too-large' : 'broken-json');
  }
}

/** @throws ProviderFailure 'html-page', 'wrong-type', 'not-a-pdf' */
export function pdfOf({ contentType, bytes }: Received): Uint8Array {
  refusePage(contentType, bytes);
  if (!pdfTypes.test(contentType)) throw wrongType(contentType);
  return assertPdf(bytes);
}

/** By its first bytes, whatever it is called. @throws ProviderFailure 'not-a-pdf' */
export function assertPdf(bytes: Uint8Array): Uint8Array {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-')
    throw new ProviderFailure('not-a-pdf');
  return bytes;
}

function refusePage(contentType: string, bytes: Uint8Array): void {
  const head = Buffer.from(bytes.subarray(0, 256)).toString('latin1');
  if (/^(text\/html|application\/xhtml)/.test(contentType) || /^(\xef\xbb\xbf)?\s*</.test(head))
    throw new ProviderFailure('html-page');
}

const wrongType = (contentType: string) =>
  new ProviderFailure('wrong-type', { detail: contentType.slice(0, 60) || 'none' });
