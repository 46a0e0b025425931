import type { ActionNote } from '../../entities/actions/actionNotes.ts';

export const actionNotes: readonly ActionNote[] = [
  { entity: 'certidao', action: 'atualizar', load: () => import('./order/UpdateCost.tsx') },
];
