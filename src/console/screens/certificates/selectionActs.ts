import type { SelectionAct } from '../../entities/list/selectionActs.ts';

/** Done with certificates selected in their list. */
export const selectionActs: readonly SelectionAct[] = [
  {
    name: 'zip',
    entity: 'certidao',
    label: { 'pt-br': 'Baixar ZIP', 'en-us': 'Download ZIP' },
    code: 'CERTIDAO.BAIXAR',
    run: async (chosen, count) => (await import('./zip/saveZip.ts')).saveChosen(chosen, count),
  },
];
