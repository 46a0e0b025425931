import { useMemo } from 'react';
import { missingResolutions } from '../../../../domain/findings/resolutions.ts';
import {
  coverageMissing,
  type Missing,
  missingFacts,
} from '../../../../domain/matricula/corrections/index.ts';
import { useCodes } from '../../../engine/auth/rights.ts';
import { factId } from '../facts/facts.ts';
import { standingFindings } from '../findings/standingFindings.ts';
import type { Review } from '../useReview.ts';
import { comparing } from './comparing.ts';

/**
 * What stands against concluding, as far as the page can tell: the server looks at the same again. One line for each
 * thing that must hold.
 */
export function useMissingToConclude({
  truth,
  today,
  record,
}: Pick<Review, 'truth' | 'today' | 'record'>): readonly Missing[] {
  const mayEndCritical = useCodes().has('MATRICULA.DEVOLVER');
  return useMemo(
    () => [
      ...(record.readingReviewed
        ? []
        : [{ code: 'reading-not-reviewed', params: {}, field: 'Leitura' } as const]),
      ...missingFacts(truth, today),
      ...coverageMissing(truth),
      ...missingResolutions(standingFindings({ truth, today, record }), mayEndCritical),
    ],
    [truth, today, record, mayEndCritical],
  );
}

/** Leads to the place of a wire path: the field itself where it may be typed in, else the part that shows it. */
export function goToMissing(
  { edit, record, maySave }: Pick<Review, 'edit' | 'record' | 'maySave'>,
  field: string,
): void {
  const typed = fields[field];
  if (typed && maySave) {
    edit(factId(null, typed), 'facts', 'opening');
    return;
  }
  if (field === 'Leitura') comparing.set(record.id);
  const [part = ''] = field.split('.');
  show(typed ? 'rv-property' : (places[part] ?? 'rv-part-situation'));
}

const fields: Readonly<Record<string, string>> = {
  Numero: 'number',
  Cartorio: 'registryOffice',
  'Imovel.Tipo': 'property.kind',
  'Imovel.Municipio': 'property.municipality',
};

const places: Readonly<Record<string, string>> = {
  Proprietarios: 'rv-owners',
  Cobertura: 'rv-coverage',
  Apontamentos: 'rv-findings',
  Leitura: 'wf-comparison',
};

/** After the next drawing, so that what has just been opened is there. */
function show(id: string): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(id);
    if (!place) return;
    place.scrollIntoView?.({ block: 'start' });
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
}
