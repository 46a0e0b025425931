import type { ActionNote } from '../../entities/actions/actionNotes.ts';
import { withTexts } from '../../i18n/texts.ts';

export const actionNotes: readonly ActionNote[] = [
  {
    entity: 'certidao',
    action: 'atualizar',
    load: withTexts(() => import('./order/UpdateCost.tsx'), 'certificates'),
  },
];
