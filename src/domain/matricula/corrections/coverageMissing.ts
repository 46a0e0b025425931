import { openBlocks } from './accountedBlocks.ts';
import type { Truth } from './corrections.ts';
import type { Missing } from './missingFacts.ts';

/** An analysis may not end while a block of text is open: what no rule understood may be a lien. */
export function coverageMissing(truth: Pick<Truth, 'acts' | 'coverage'>): readonly Missing[] {
  const open = openBlocks(truth).length;
  return open === 0 ? [] : [{ code: 'blocks-open', params: { blocks: open }, field: 'Cobertura' }];
}
