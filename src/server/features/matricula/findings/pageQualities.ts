import type { PageQuality } from '../../../../domain/findings/context.ts';
import type { Reading } from '../../../../domain/matricula/model/index.ts';
import type { Statistics } from '../reader/statistics.ts';

/**
 * How sure recognition was of the pages this record stands on: a file may hold several records. Pages with their
 * own text and blank ones are sure; one that could not be read at all is not.
 */
export function pageQualities(
  statistics: Statistics | null,
  { coverage }: Pick<Reading, 'coverage'>,
): PageQuality[] {
  const own = new Set(coverage.map(({ page }) => page));
  return (statistics?.Leitura ?? []).flatMap(({ Pagina, Origem, Confianca }): PageQuality[] => {
    if (own.size > 0 && !own.has(Pagina)) return [];
    if (Origem === 'falha') return [{ page: Pagina, confidence: 0 }];
    return Origem === 'ocr' && Confianca !== null ? [{ page: Pagina, confidence: Confianca }] : [];
  });
}
