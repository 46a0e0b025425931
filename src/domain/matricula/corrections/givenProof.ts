import { AppError } from '../../errors.ts';
import type { Evidence } from '../../pages/evidence.ts';
import { foldScanned } from '../../text/fold.ts';
import type { CoverageBlock } from '../model/model.ts';
import { quoteHolds } from '../model/proof/quoteHolds.ts';

/**
 * Looks at the words a person gives as proof of a value: they must name a page, stand on it and say the value. Only
 * readings of which no words were kept are taken at the person's word.
 * @throws AppError 'quote-without-value'
 */
export function checkProof(
  blocks: readonly CoverageBlock[],
  field: string,
  value: unknown,
  proof: Evidence,
): void {
  const pages = new Set(proof.spans.map(({ page }) => page));
  const printed = blocks.filter(({ page }) => pages.has(page)).map(({ text }) => text);
  const quote = bare(proof.quote);
  const stands = blocks.length === 0 || (quote !== '' && bare(printed.join(' ')).includes(quote));
  if (!stands || !quoteHolds(field, value, proof.quote))
    throw new AppError('quote-without-value', { field }, { field: 'Prova' });
}

const bare = (text: string): string => foldScanned(text).replace(/[^A-Z0-9]+/g, '');
