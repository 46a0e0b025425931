import type { SelectionAct } from '../../engine/entities/list/selectionActs.ts';
import { withTexts } from '../../engine/i18n/texts.ts';

const loadZip = withTexts(() => import('./zip/saveZip.ts'), 'certificates');

/** Done with certificates selected in their list. */
export const selectionActs: readonly SelectionAct[] = [
  {
    name: 'zip',
    entity: 'certidao',
    label: { 'pt-br': 'Baixar ZIP', 'en-us': 'Download ZIP' },
    code: 'CERTIDAO.BAIXAR',
    run: async (chosen, count) => (await loadZip()).saveChosen(chosen, count),
  },
];
