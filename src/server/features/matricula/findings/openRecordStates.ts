/** States in which people work on a record, or will. */
export const openRecordStates: readonly string[] = [
  'aguardando_analise',
  'em_analise',
  'pausada',
  'em_revisao',
];
