import type { ActionNote } from '../../engine/entities/actions/actionNotes.ts';
import { withTexts } from '../../engine/i18n/texts.ts';

export const actionNotes: readonly ActionNote[] = [
  {
    entity: 'certidao',
    action: 'atualizar',
    load: withTexts(() => import('./order/UpdateCost.tsx'), 'certificates'),
  },
];
